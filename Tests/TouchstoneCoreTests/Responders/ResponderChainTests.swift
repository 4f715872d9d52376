import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The next responder of each kind of responder (RC-1 to RC-8).
@Suite(.application(tracing: .both)) @MainActor
struct ResponderChainTests {
    let app = TestApplication.current

    @Test func `RC-1: a responder outside a hierarchy has no next responder`() {
        #expect(UIResponder().next == nil)
        #expect(UIView().next == nil)
        #expect(UIViewController().next == nil)
    }

    @Test func `RC-2: the next responder of a view is its view controller or else its superview`() {
        let controller = UIViewController()
        let window = app.makeWindow("window", root: controller)
        let view = UIView().placed("view", 0, 0, 50, 50, in: controller.view)
        let inner = UIView().placed("inner", 0, 0, 50, 50, in: view)
        #expect(inner.next === view)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(window.rootViewController === controller)
        view.removeFromSuperview()
        #expect(view.next == nil)
        #expect(inner.next === view)
        // A view that is no longer the controller's is a plain view.
        let old = controller.view!
        controller.view = UIView()
        #expect(old.next === window)
    }

    @Test func `RC-2: the next responder of a view whose controller is deallocated is its superview`() {
        let window = app.makeWindow()
        let view = UIView().placed("view", 0, 0, 50, 50, in: window)
        do {
            let controller = UIViewController()
            controller.view = view
            #expect(view.next === controller)
        }
        #expect(view.next === window)
    }

    @Test(.application)
    func `RC-3: a root controller's next is the window, and a child's is the superview of its view`() {
        let root = UIViewController()
        let window = app.makeWindow("window", root: root)
        let slot = UIView().placed("slot", 0, 0, 100, 100, in: root.view)
        let child = UIViewController()
        root.addChild(child)
        slot.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(root.next === window)
        #expect(child.view.next === child)
        #expect(child.next === slot)
        #expect(slot.next === root.view)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.view.accessibilityIdentifier = "child view"
        root.view.accessibilityIdentifier = "root view"
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to child view in window at (50, 50)
            touchesBegan [1] → child view → UIViewController → slot → root view → UIViewController → window → \
            UIApplication → dropped
            """)
        app.fingersUp()
    }

    @Test func `RC-5, Q-13: the next responder of a window is its scene, and that of a scene is the application`() {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        #expect(window.next === scene)
        #expect(scene.next === app.application)
        window.windowScene = nil
        #expect(window.next === app.application)
        #expect(UIWindow(frame: .zero).next === app.application)
    }

    @Test func `RC-5: a window that is created without a scene belongs to the application's own scene`() throws {
        let (one, two) = (app.makeWindow(), app.makeWindow())
        let scene = try #require(one.windowScene)
        #expect(two.windowScene === scene && scene.windows == [one, two] && scene.keyWindow === two)
        #expect(scene.activationState == .foregroundActive && scene.next === app.application)
        #expect(one.next === app.application)
        #expect(UIWindow(windowScene: scene).next === scene)
    }

    @Test func `The application's own scene is connected while one of its windows is shown`() throws {
        #expect(app.application.connectedScenes.isEmpty)
        let window = app.makeWindow()
        let own = try #require(window.windowScene)
        #expect(app.application.connectedScenes == [own])
        let given = UIWindowScene()
        #expect(app.application.connectedScenes == [given, own])
        window.isHidden = true
        #expect(app.application.connectedScenes == [given])
    }

    @Test(.application) func `RC-5: a touch is forwarded from the window to its scene and to the application`() {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.accessibilityIdentifier = "window"
        window.makeKeyAndVisible()
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to window in window at (50, 50)
            touchesBegan [1] → window → UIWindowScene → UIApplication → dropped
            """)
        app.fingersUp()
    }

    @Test func `RC-6: an application delegate that is a responder is the last in the chain`() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate()
        #expect(app.application.next == nil)
        app.application.delegate = delegate
        #expect(app.application.next === delegate)
        #expect(delegate.next == nil)
        app.application.delegate = nil
        #expect(app.application.next == nil)
    }

    @Test func `RC-6: a delegate that is a view, a view controller or no responder is not in the chain`() {
        final class Object: UIApplicationDelegate {}
        final class View: UIView, UIApplicationDelegate {}
        final class Controller: UIViewController, UIApplicationDelegate {}
        let (object, view, controller) = (Object(), View(), Controller())
        for delegate: any UIApplicationDelegate in [object, view, controller] {
            app.application.delegate = delegate
            #expect(app.application.next == nil, "\(type(of: delegate))")
        }
    }

    @Test(.application) func `RC-6: an application that is its own delegate has no next responder`() {
        final class Application: UIApplication, UIApplicationDelegate {
            var seen = 0
            override func sendEvent(_ event: UIEvent) {
                seen += 1
                super.sendEvent(event)
            }
        }
        let own = TestApplication { Application(clock: $0, screen: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        UIApplication.$current.withValue(own.application) {
            let application = own.application as! Application
            application.delegate = application
            #expect(application.next == nil)
            _ = own.makeWindow()
            own.fingerTap(at: CGPoint(50, 50))
            expectEqual(application.seen, 2)
            #expect(own.delivery.hasSuffix("touchesEnded [1] → window → Application → dropped"))
        }
    }

    @Test func `RC-6: the application does not retain its delegate`() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        do {
            let delegate = Delegate()
            app.application.delegate = delegate
            #expect(app.application.next === delegate)
        }
        #expect(app.application.delegate == nil)
        #expect(app.application.next == nil)
    }

    @Test(.application)
    func `RC-2, RC-3, RC-5, RC-6: an unhandled touch goes to each next responder up to the application's delegate`() {
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class InitialView: UIView {}
        final class CustomView: UIView {}
        final class ViewController: UIViewController {}
        let delegate = AppDelegate()
        app.application.delegate = delegate
        let controller = ViewController()
        _ = app.makeWindow("", root: controller)
        let custom = CustomView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let initial = InitialView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(custom)
        custom.addSubview(initial)
        var chain: [String] = []
        var responder: UIResponder? = initial
        while let current = responder {
            chain.append(String(describing: type(of: current)))
            responder = current.next
        }
        let printed = [
            "InitialView", "CustomView", "UIView", "ViewController", "UIWindow", "UIApplication", "AppDelegate",
        ]
        expectEqual(chain, printed)
        app.fingerDown(at: CGPoint(10, 10))
        #expect(app.delivery.hasSuffix("touchesBegan [1] → \(printed.joined(separator: " → ")) → dropped"))
        app.fingersUp()
    }

    @Test func `RC-7: an override of next reroutes the chain`() {
        final class Rerouted: UIView {
            weak var target: UIResponder?
            override var next: UIResponder? { target ?? super.next }
        }
        let window = app.makeWindow()
        let side = LoggingView().placed("side", 0, 200, 100, 100, in: window)
        let parent = LoggingView().placed("parent", 0, 0, 100, 100, in: window)
        let view = Rerouted().placed("view", 0, 0, 100, 100, in: parent)
        view.target = side
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(side.received, ["began", "ended"])
        expectEqual(parent.received, [])
        view.target = nil
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(parent.received, ["began", "ended"])
    }

    @Test func `RC-8: next is read at each step, so a view that moves forwards to its new superview`() {
        let window = app.makeWindow()
        let new = LoggingView().placed("new", 0, 200, 100, 100, in: window)
        let old = LoggingView().placed("old", 0, 0, 100, 100, in: window)
        let middle = LoggingView().placed("middle", 0, 0, 100, 100, in: old)
        let leaf = UIView().placed("leaf", 0, 0, 100, 100, in: middle)
        middle.also = { if middle.superview === old { new.addSubview(middle) } }
        app.fingerDown(at: leaf)
        // `middle` moves before it calls super, so it forwards to its new superview.
        expectEqual(middle.received, ["began"])
        expectEqual(new.received, ["began"])
        expectEqual(old.received, [])
        app.fingersUp()
    }
}

/// Our choices about the responder chain where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct ResponderChainChoices {
    let app = TestApplication.current

    @Test func `RC-4: reading next of a view controller does not load its view`() {
        final class Controller: UIViewController {
            var loads = 0
            override func loadView() {
                loads += 1
                super.loadView()
            }
        }
        let controller = Controller()
        #expect(controller.next == nil)
        #expect(controller.viewIfLoaded == nil)
        #expect(!controller.isViewLoaded)
        expectEqual(controller.loads, 0)
        _ = controller.view
        expectEqual(controller.loads, 1)
        #expect(controller.next == nil)
        expectEqual(controller.loads, 1)
    }

    @Test func `RC-11: a forwarded touch keeps the hit view as its view`() {
        final class Asking: UIView {
            var views: [UIView?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                views += touches.map(\.view)
                super.touchesBegan(touches, with: event)
            }
        }
        let window = app.makeWindow()
        let outer = Asking().placed("outer", 0, 0, 100, 100, in: window)
        let leaf = UIView().placed("leaf", 0, 0, 100, 100, in: outer)
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(outer.views, [leaf])
        app.fingersUp()
    }

    @Test func `RC-12: calling both super and next delivers twice`() {
        final class Doubling: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesBegan(touches, with: event)
                next?.touchesBegan(touches, with: event)
            }
        }
        let window = app.makeWindow()
        let outer = LoggingView().placed("outer", 0, 0, 100, 100, in: window)
        Doubling().placed("inner", 0, 0, 100, 100, in: outer)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(outer.received, ["began", "began", "ended"])
    }

    @Test func `RC-14: forwarding a touch does not send it to gesture recognizers again`() {
        final class Counting: UIGestureRecognizer {
            var began = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { began += touches.count }
        }
        let window = app.makeWindow()
        let outer = LoggingView().placed("outer", 0, 0, 100, 100, in: window)
        LoggingView().placed("inner", 0, 0, 100, 100, in: outer)
        let recognizer = Counting()
        outer.addGestureRecognizer(recognizer)
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(outer.received, ["began"])
        expectEqual(recognizer.began, 1)
        app.fingersUp()
    }
}
