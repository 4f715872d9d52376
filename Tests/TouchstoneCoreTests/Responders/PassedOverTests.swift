import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Responders that would only forward are passed over, and where they are the last ones the touch is dropped without asking each.
/// Whoever has something to say to it, or another `next`, is found all the same, wherever in the chain it stands.
@Suite(.application(tracing: .both)) @MainActor
struct PassedOverTests {
    let app = TestApplication.current

    /// A finger goes down in a plain view at the end of a chain of plain views, moves and lifts; another one is cancelled.
    private static let whole = ["began", "moved", "ended", "began", "cancelled"]

    private func play(_ app: TestApplication) {
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerMove(to: CGPoint(60, 60))
        app.fingerUp()
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerCancel()
    }

    /// The chain of plain views: each fills its superview.
    @discardableResult
    private func chain(of views: [UIView] = (0..<4).map { _ in UIView() }, in superview: UIView) -> UIView {
        views.reduce(superview) { superview, view in view.placed("plain", 0, 0, 300, 300, in: superview) }
    }

    // MARK: Views

    @Test(arguments: 0..<4) func `RC-9: a view among plain ones`(_ place: Int) {
        var views = (0..<4).map { _ in UIView() }
        let view = LoggingView()
        views[place] = view
        chain(of: views, in: app.makeWindow())
        play(app)
        #expect(view.received == Self.whole)
    }

    @Test func `RC-9, RC-10: each method by itself`() {
        final class Began: UIView {
            var received = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
        }
        final class Moved: UIView {
            var received = 0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
        }
        final class Ended: UIView {
            var received = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
        }
        final class Cancelled: UIView {
            var received = 0
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received += 1 }
        }
        let (began, moved, ended, cancelled) = (Began(), Moved(), Ended(), Cancelled())
        chain(of: [began, moved, UIView(), ended, cancelled, UIView()], in: app.makeWindow())
        play(app)
        #expect(began.received == 2 && moved.received == 1 && ended.received == 1 && cancelled.received == 1)
    }

    @Test(arguments: 0..<4) func `RC-7: a view with another next`(_ place: Int) {
        let ear = Ear()
        var views = (0..<4).map { _ in UIView() }
        let detour = DetouringView()
        detour.detour = ear
        views[place] = detour
        chain(of: views, in: app.makeWindow())
        play(app)
        #expect(ear.received == Self.whole)
    }

    @Test func `RC-8: views that move while a touch is down`() {
        let window = app.makeWindow()
        let other = LoggingView().placed("other", 0, 400, 300, 300, in: window)
        let top = UIView()
        chain(of: [top, UIView(), UIView()], in: window)
        app.fingerDown(at: CGPoint(50, 50))
        window.addSubview(other)
        app.fingerMove(to: CGPoint(60, 60))
        #expect(other.received == [])
        // Leaving a superview for another one of the window cancels the touch (DL-19), which the new superview hears.
        other.addSubview(top)
        app.fingerUp()
        let before = other.received
        app.fingerDown(at: CGPoint(50, 450))
        app.fingerUp()
        #expect(Array(other.received.dropFirst(before.count)) == ["began", "ended"])
    }

    // MARK: Controllers

    @Test func `RC-2: the controller of a plain view`() {
        let controller = HearingController()
        app.makeWindow(root: controller)
        chain(in: controller.view)
        play(app)
        #expect(controller.received == Self.whole)
    }

    @Test func `RC-2, RC-7: a plain views controller with another next`() {
        let ear = Ear()
        let controller = DetouringController()
        controller.detour = ear
        app.makeWindow(root: controller)
        chain(in: controller.view)
        play(app)
        #expect(ear.received == Self.whole)
    }

    @Test func `RC-3: the controller of a view in the middle`() {
        let root = UIViewController()
        app.makeWindow(root: root)
        let controller = HearingController()
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        controller.didMove(toParent: root)
        chain(in: controller.view)
        play(app)
        #expect(controller.received == Self.whole)
    }

    @Test func `RC-2: a controller that gets its view while a touch is down`() {
        final class Adopting: UIViewController {
            var received: [String] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
        }
        let window = app.makeWindow()
        let top = UIView()
        chain(of: [top, UIView()], in: window)
        app.fingerDown(at: CGPoint(50, 50))
        let controller = Adopting()
        controller.view = top
        app.fingerUp()
        #expect(controller.received == ["ended"])
    }

    // MARK: Windows and scenes

    @Test func `RC-9: the window`() {
        let window = LoggingWindow(frame: app.application.screen.bounds)
        window.makeKeyAndVisible()
        chain(in: window)
        play(app)
        #expect(window.received == Self.whole)
    }

    @Test func `RC-7: a window with another next`() {
        let ear = Ear()
        let window = DetouringWindow(frame: app.application.screen.bounds)
        window.detour = ear
        window.makeKeyAndVisible()
        chain(in: window)
        play(app)
        #expect(ear.received == Self.whole)
    }

    @Test func `RC-5: the scene`() {
        let scene = LoggingScene()
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        chain(in: window)
        play(app)
        #expect(scene.received == Self.whole)
    }

    @Test func `RC-5: a scene that the window joins while a touch is down`() {
        let window = app.makeWindow()
        chain(in: window)
        let scene = LoggingScene()
        app.fingerDown(at: CGPoint(50, 50))
        window.windowScene = scene
        app.fingerMove(to: CGPoint(60, 60))
        #expect(scene.received == ["moved"])
        window.windowScene = nil
        app.fingerUp()
        #expect(scene.received == ["moved"])
    }

    // MARK: The application and its delegate

    @Test func `RC-5: the application`() {
        final class Application: UIApplication {
            var received: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                received.append("cancelled")
            }
        }
        let own = TestApplication { Application(clock: $0, screen: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        UIApplication.$current.withValue(own.application) {
            chain(in: own.makeWindow())
            play(own)
            #expect((own.application as! Application).received == Self.whole)
        }
    }

    @Test func `RC-7: an application with another next`() {
        final class Application: UIApplication {
            weak var detour: UIResponder?
            override var next: UIResponder? { detour }
        }
        let own = TestApplication { Application(clock: $0, screen: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        UIApplication.$current.withValue(own.application) {
            let ear = Ear()
            (own.application as! Application).detour = ear
            chain(in: own.makeWindow())
            play(own)
            #expect(ear.received == Self.whole)
        }
    }

    @Test func `RC-6: the delegate where it is a responder`() {
        let delegate = HearingDelegate()
        app.application.delegate = delegate
        chain(in: app.makeWindow())
        play(app)
        #expect(delegate.received == Self.whole)
    }

    @Test func `RC-6, RC-7: the responders after the delegate`() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            weak var detour: UIResponder?
            override var next: UIResponder? { detour }
        }
        let ear = Ear()
        let delegate = Delegate()
        delegate.detour = ear
        app.application.delegate = delegate
        chain(in: app.makeWindow())
        play(app)
        #expect(ear.received == Self.whole)
    }

    @Test func `RC-6: delegates come and go while a touch is down`() {
        chain(in: app.makeWindow())
        let delegate = HearingDelegate()
        app.fingerDown(at: CGPoint(50, 50))
        app.application.delegate = delegate
        app.fingerMove(to: CGPoint(60, 60))
        #expect(delegate.received == ["moved"])
        app.application.delegate = nil
        app.fingerMove(to: CGPoint(70, 70))
        #expect(delegate.received == ["moved"])
        app.application.delegate = delegate
        app.fingerUp()
        #expect(delegate.received == ["moved", "ended"])
    }
}

/// Each writes down the touches it hears, and passes none on.
private final class Ear: UIResponder {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("cancelled") }
}

private final class HearingController: UIViewController {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("cancelled") }
}

private final class LoggingWindow: UIWindow {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("cancelled") }
}

private final class LoggingScene: UIWindowScene {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("cancelled") }
}

private final class HearingDelegate: UIResponder, UIApplicationDelegate {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("cancelled") }
}

/// Each overrides `next` and nothing else.
private final class DetouringView: UIView {
    weak var detour: UIResponder?
    override var next: UIResponder? { detour }
}

private final class DetouringController: UIViewController {
    weak var detour: UIResponder?
    override var next: UIResponder? { detour }
}

private final class DetouringWindow: UIWindow {
    weak var detour: UIResponder?
    override var next: UIResponder? { detour }
}
