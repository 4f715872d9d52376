import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Code of language mode 5, which says nothing of actors, does what it does on iOS.
@Suite(.application(tracing: .both)) @MainActor
struct ModeFiveTests {
    let app = TestApplication.current

    @Test func `A control and a delegate on no actor`() {
        let window = app.makeWindow()
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let turns = Turns()
        knob.delegate = turns
        window.addSubview(knob)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(turns.values, [1, 2])
        expectEqual(knob.tag, 2)
    }

    @Test func `A model that owns its view and functions that ask the application`() {
        let window = app.makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        let model = CardModel()
        controller.view.addSubview(model.view)
        model.flip()
        #expect(model.view.isHidden)
        #expect(topController() === controller)
        expectEqual(Screen.width, app.application.screen.bounds.width)
        #expect(rootFrame.width > 0)
        Look.loud.apply(to: controller.view)
        expectEqual(controller.view.layer.cornerRadius, 3)
        [model.title].hideAll()
        #expect(model.title.isHidden)
    }

    /// The delegate stands in an extension, on no actor.
    @Test func `A delegate in an extension is asked`() {
        let window = app.makeWindow()
        let coordinator = Coordinator()
        let other = UIPanGestureRecognizer()
        window.addGestureRecognizer(coordinator.pan)
        window.addGestureRecognizer(other)
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 50, y: 150), duration: 0.2)
        expectEqual(coordinator.pan.state, .changed)
        expectEqual(other.state, .changed)
        app.fingerUp()
    }

    @Test func `A double tap made on no actor`() {
        let window = app.makeWindow()
        var taps = 0
        let tap = doubleTap()
        tap.addHandler { _ in taps += 1 }
        window.addGestureRecognizer(tap)
        app.fingerDoubleTap(at: CGPoint(x: 50, y: 50))
        expectEqual(taps, 1)
    }
}
