import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Delivery skips responders that would only forward a touch, and drops the touch at once if no others follow.
/// A responder that overrides a touch method or `next` is still called, wherever it is in the chain.
@Suite(.application(tracing: .both)) @MainActor
struct PassedOverTests {
    let app = TestApplication.current

    /// The touch methods that `play` calls: one touch begins, moves and ends, and another one begins and is cancelled.
    private static let allCalls = ["began", "moved", "ended", "began", "cancelled"]

    private func play(_ app: TestApplication) {
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerMove(to: CGPoint(60, 60))
        app.fingerUp()
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerCancel()
    }

    /// Nests the views, each of which fills its superview.
    @discardableResult
    private func chain(of views: [UIView] = (0..<4).map { _ in UIView() }, in superview: UIView) -> UIView {
        views.reduce(superview) { superview, view in view.placed("plain", 0, 0, 300, 300, in: superview) }
    }

    // MARK: Views

    @Test(arguments: 0..<4)
    func `RC-9: a view that overrides the touch methods receives touches anywhere among plain views`(_ place: Int) {
        var views = (0..<4).map { _ in UIView() }
        let view = LoggingView()
        views[place] = view
        chain(of: views, in: app.makeWindow())
        play(app)
        expectEqual(view.received, Self.allCalls)
    }

    @Test func `RC-9, RC-10: a view that overrides one touch method receives its calls`() {
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

    @Test(arguments: 0..<4) func `RC-7: a view's override of next is followed anywhere among plain views`(_ place: Int)
    {
        let recorder = Recorder()
        var views = (0..<4).map { _ in UIView() }
        let detour = DetouringView()
        detour.detour = recorder
        views[place] = detour
        chain(of: views, in: app.makeWindow())
        play(app)
        expectEqual(recorder.received, Self.allCalls)
    }

    @Test func `RC-8: plain views that move to another superview during a touch forward to it`() {
        let window = app.makeWindow()
        let other = LoggingView().placed("other", 0, 400, 300, 300, in: window)
        let top = UIView()
        chain(of: [top, UIView(), UIView()], in: window)
        app.fingerDown(at: CGPoint(50, 50))
        window.addSubview(other)
        app.fingerMove(to: CGPoint(60, 60))
        expectEqual(other.received, [])
        // Moving to another superview in the window cancels the touch (DL-19), which the new superview receives.
        other.addSubview(top)
        app.fingerUp()
        let before = other.received
        app.fingerDown(at: CGPoint(50, 450))
        app.fingerUp()
        expectEqual(Array(other.received.dropFirst(before.count)), ["began", "ended"])
    }

    // MARK: Controllers

    @Test func `RC-2: the view controller of a plain view receives its touches`() {
        let controller = LoggingController()
        app.makeWindow(root: controller)
        chain(in: controller.view)
        play(app)
        expectEqual(controller.received, Self.allCalls)
    }

    @Test func `RC-2, RC-7: a view controller's override of next is followed`() {
        let recorder = Recorder()
        let controller = DetouringController()
        controller.detour = recorder
        app.makeWindow(root: controller)
        chain(in: controller.view)
        play(app)
        expectEqual(recorder.received, Self.allCalls)
    }

    @Test func `RC-3: a child view controller receives the touches of plain views in its view`() {
        let root = UIViewController()
        app.makeWindow(root: root)
        let controller = LoggingController()
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        controller.didMove(toParent: root)
        chain(in: controller.view)
        play(app)
        expectEqual(controller.received, Self.allCalls)
    }

    @Test func `RC-2: a view controller that gets its view during a touch receives the rest of the touch`() {
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
        expectEqual(controller.received, ["ended"])
    }

    // MARK: Windows and scenes

    @Test func `RC-9: a window that overrides the touch methods receives the touches of plain views`() {
        let window = LoggingWindow(frame: app.application.screen.bounds)
        window.makeKeyAndVisible()
        chain(in: window)
        play(app)
        expectEqual(window.received, Self.allCalls)
    }

    @Test func `RC-7: a window's override of next is followed`() {
        let recorder = Recorder()
        let window = DetouringWindow(frame: app.application.screen.bounds)
        window.detour = recorder
        window.makeKeyAndVisible()
        chain(in: window)
        play(app)
        expectEqual(recorder.received, Self.allCalls)
    }

    @Test func `RC-5: a scene that overrides the touch methods receives the touches of plain views`() {
        let scene = LoggingScene()
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        chain(in: window)
        play(app)
        expectEqual(scene.received, Self.allCalls)
    }

    @Test func `RC-5: a scene receives a touch only while the window belongs to it`() {
        let window = app.makeWindow()
        chain(in: window)
        let scene = LoggingScene()
        app.fingerDown(at: CGPoint(50, 50))
        window.windowScene = scene
        app.fingerMove(to: CGPoint(60, 60))
        expectEqual(scene.received, ["moved"])
        window.windowScene = nil
        app.fingerUp()
        expectEqual(scene.received, ["moved"])
    }

    // MARK: The application and its delegate

    @Test func `RC-5: an application that overrides the touch methods receives the touches of plain views`() {
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
            expectEqual((own.application as! Application).received, Self.allCalls)
        }
    }

    @Test func `RC-7: an application's override of next is followed`() {
        final class Application: UIApplication {
            weak var detour: UIResponder?
            override var next: UIResponder? { detour }
        }
        let own = TestApplication { Application(clock: $0, screen: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        UIApplication.$current.withValue(own.application) {
            let recorder = Recorder()
            (own.application as! Application).detour = recorder
            chain(in: own.makeWindow())
            play(own)
            expectEqual(recorder.received, Self.allCalls)
        }
    }

    @Test func `RC-6: an application delegate that is a responder receives the touches of plain views`() {
        let delegate = LoggingDelegate()
        app.application.delegate = delegate
        chain(in: app.makeWindow())
        play(app)
        expectEqual(delegate.received, Self.allCalls)
    }

    @Test func `RC-6, RC-7: an application delegate's override of next is followed`() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            weak var detour: UIResponder?
            override var next: UIResponder? { detour }
        }
        let recorder = Recorder()
        let delegate = Delegate()
        delegate.detour = recorder
        app.application.delegate = delegate
        chain(in: app.makeWindow())
        play(app)
        expectEqual(recorder.received, Self.allCalls)
    }

    @Test func `RC-6: an object receives a touch only while it is the application's delegate`() {
        chain(in: app.makeWindow())
        let delegate = LoggingDelegate()
        app.fingerDown(at: CGPoint(50, 50))
        app.application.delegate = delegate
        app.fingerMove(to: CGPoint(60, 60))
        expectEqual(delegate.received, ["moved"])
        app.application.delegate = nil
        app.fingerMove(to: CGPoint(70, 70))
        expectEqual(delegate.received, ["moved"])
        app.application.delegate = delegate
        app.fingerUp()
        expectEqual(delegate.received, ["moved", "ended"])
    }
}

/// Records its touch methods and forwards none.
private final class Recorder: UIResponder {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("cancelled") }
}

private final class LoggingController: UIViewController {
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

private final class LoggingDelegate: UIResponder, UIApplicationDelegate {
    var received: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("cancelled") }
}

/// Overrides `next` and no touch method.
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
