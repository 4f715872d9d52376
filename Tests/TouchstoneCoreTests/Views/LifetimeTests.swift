import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Deallocation of applications, windows, controllers, recognizers and ports.
@MainActor
struct LifetimeTests {
    /// Weak references by name.
    private final class Watched {
        private var objects: [(name: String, object: () -> AnyObject?)] = []

        func watch(_ name: String, _ object: AnyObject) {
            objects.append((name, { [weak object] in object }))
        }

        var alive: String { objects.filter { $0.object() != nil }.map(\.name).joined(separator: ", ") }
    }

    @Test func `An application is deallocated together with its windows, views and recognizers`() {
        let watched = Watched()
        do {
            let app = TestApplication()
            UIApplication.$current.withValue(app.application) {
                let root = UIViewController()
                let window = app.makeWindow("window", root: root)
                let scene = UIWindowScene()
                window.windowScene = scene
                let child = UIViewController()
                root.addChild(child)
                root.view.addSubview(child.view)
                let port = app.application.makePort()
                let tap = UITapGestureRecognizer(target: nil, action: nil)
                child.view.addGestureRecognizer(tap)
                app.fingerTap(at: CGPoint(50, 50))
                root.present(UIViewController(), animated: true)
                app.advance(by: 1)
                app.fingerDown(at: CGPoint(60, 60))
                watched.watch("root", root)
                watched.watch("root view", root.view)
                watched.watch("window", window)
                watched.watch("child", child)
                watched.watch("presented", root.presentedViewController!)
                watched.watch("scene", scene)
                watched.watch("port", port)
                watched.watch("layer", child.view.layer)
                watched.watch("recognizer", tap)
            }
            watched.watch("application", app.application)
            watched.watch("clock", app.clock)
            watched.watch("test application", app)
            #expect(watched.alive.contains("application"))
        }
        expectEqual(watched.alive, "")
    }

    @Test(.application(tracing: .both)) func `A window that is hidden and released is deallocated`() {
        let watched = Watched()
        do {
            let app = TestApplication.current
            let window = UIWindow(frame: app.application.screen.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            watched.watch("window", window)
            watched.watch("controller", window.rootViewController!)
            watched.watch("view", window.rootViewController!.view)
            app.fingerTap(at: CGPoint(50, 50))
            window.isHidden = true
        }
        // The last event retains the last touch until the next touch.
        let app = TestApplication.current
        app.unchecked().press(1, at: .zero)
        expectEqual(watched.alive, "")
    }

    private func showWindow(_ name: String, _ app: TestApplication) -> UIWindow {
        let window = UIWindow(frame: app.application.screen.bounds)
        window.accessibilityIdentifier = name
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        // A window that needs layout is retained until the layout.
        app.settle()
        return window
    }

    @Test(.application) func `HT-44: the application does not retain a shown window`() {
        let app = TestApplication.current
        let back = showWindow("back", app)
        do {
            let front = showWindow("front", app)
            expectEqual(app.application.windows, [back, front])
            #expect(front.isKeyWindow)
        }
        expectEqual(app.application.windows, [back])
        #expect(app.application.keyWindow == nil)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan UIView, touchesEnded UIView")
    }

    @Test(.application) func `HT-44: a new picture is drawn after a window is released`() {
        let app = TestApplication.current
        var window: UIWindow? = showWindow("window", app)
        var pictures = 0
        app.application.onDisplay { pictures += 1 }
        app.settle()
        app.settle()
        expectEqual(pictures, 1)
        window = nil
        app.settle()
        #expect(window == nil && pictures == 2)
    }

    @Test(.application) func `HT-44: a touch retains its window until it ends`() {
        let app = TestApplication.current
        weak var window: UIWindow?
        do {
            let made = showWindow("window", app)
            window = made
            app.fingerDown(at: CGPoint(50, 50))
        }
        #expect(window != nil && app.application.windows == [window])
        app.fingerMove(to: CGPoint(80, 80))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan UIView, touchesMoved UIView, touchesEnded UIView")
        // The last event retains the last touch until the next touch.
        app.unchecked().press(1, at: .zero)
        #expect(window == nil && app.application.windows.isEmpty)
    }

    @Test(.application) func `HT-44: a window released in touchesBegan of its view completes the touch`() {
        final class Closing: UIView {
            var close: (() -> Void)?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { close?() }
        }
        let app = TestApplication.current
        var window: UIWindow? = showWindow("window", app)
        let view = Closing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window?.addSubview(view)
        view.close = { window = nil }
        app.fingerTap(at: CGPoint(50, 50))
        #expect(window == nil)
        expectEqual(app.deliveries, "touchesBegan Closing, touchesEnded Closing")
    }

    @Test(.application) func `HT-44: explain names a window that was released`() throws {
        let app = TestApplication.current
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.accessibilityIdentifier = "photo"
        do {
            let window = showWindow("main", app)
            window.rootViewController?.view.addSubview(view)
        }
        let report = app.application.explainTouch(at: CGPoint(50, 50), wanting: view)
        expectEqual(report.causes, [.windowReleased(Mention(view), window: "main")])
        #expect(
            "\(report)".contains(
                "the window main with photo was deallocated, because no object retained it; the application does not (HT-44)"
            ))
        #expect(
            "\(report)".contains(
                "help: keep the window main in a property, such as that of the application's or scene's delegate"))
    }

    @Test(.application(tracing: .both)) func `Views that outlive their window have no window and no superview`() {
        var kept: UIView?
        weak var window: UIWindow?
        do {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let parent = UIView().placed("parent", 10, 10, 50, 50, in: made)
            kept = UIView().placed("kept", 5, 5, 20, 20, in: parent)
            #expect(kept?.window === made)
            window = made
        }
        #expect(window == nil)
        #expect(kept?.window == nil && kept?.superview == nil)
        kept?.frame.size.width = 30
        kept?.setNeedsLayout()
        kept?.layoutIfNeeded()
        #expect(kept?.hitTest(CGPoint(5, 5), with: nil) === kept)
        expectEqual(kept?.convert(CGPoint(1, 1), to: nil), CGPoint(1, 1))
    }

    @Test(.application(tracing: .both)) func `Presented controllers are deallocated after they are dismissed`() {
        let app = TestApplication.current
        let root = UIViewController()
        _ = app.makeWindow("window", root: root)
        let watched = Watched()
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            for animated in [false, true] {
                let shown = UIViewController()
                shown.modalPresentationStyle = style
                watched.watch("\(style) \(animated)", shown)
                watched.watch("view of \(style) \(animated)", shown.view)
                root.present(shown, animated: animated)
                app.advance(by: 1)
                app.fingerTap(at: CGPoint(50, 50))
                root.dismiss(animated: animated)
                app.advance(by: 1)
            }
        }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(watched.alive, "")
    }

    @Test(.application(tracing: .both))
    func `A recognizer, its delegate and its target are deallocated after a gesture that their view's removal ends`() {
        final class Judge: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { true }
        }
        final class Target { var calls = 0 }
        let app = TestApplication.current
        let window = app.makeWindow()
        let watched = Watched()
        for isRemoved in [false, true] {
            let judge = Judge()
            let target = Target()
            let view = UIView().placed("view", 0, 0, 300, 300, in: window)
            let (pan, double, single) = (UIPanGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            for (name, recognizer) in [("pan", pan), ("double", double), ("single", single)]
                as [(String, UIGestureRecognizer)]
            {
                recognizer.delegate = judge
                recognizer.addHandler { _ in target.calls += 1 }
                view.addGestureRecognizer(recognizer)
                watched.watch("\(name) \(isRemoved)", recognizer)
            }
            watched.watch("judge \(isRemoved)", judge)
            watched.watch("target \(isRemoved)", target)
            app.fingerTap(at: CGPoint(50, 50))
            app.fingerDown(at: CGPoint(50, 50))
            app.fingerMove(to: CGPoint(150, 50), duration: 0.1)
            #expect(target.calls > 0)
            if isRemoved {
                for recognizer in [pan, double, single] { view.removeGestureRecognizer(recognizer) }
            }
            view.removeFromSuperview()
            app.fingerUp()
        }
        app.advance(by: 3)
        app.fingerTap(at: CGPoint(350, 700))
        expectEqual(watched.alive, "")
    }

    @Test(.application(tracing: .both))
    func `HT-39: a view that removes itself in touchesBegan is deallocated after the call`() {
        final class Leaving: UIView {
            var said: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                removeFromSuperview()
                said("\(called) \(bounds.width) \(subviews.count)")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { said("cancelled") }
            deinit { MainActor.assumeIsolated { said("gone") } }
        }
        let app = TestApplication.current
        let window = app.makeWindow()
        var lines: [String] = []
        do {
            let view = Leaving().placed("leaving", 0, 0, 100, 100, in: window)
            view.said = { lines.append($0) }
            UIView().placed("below", 60, 60, 10, 10, in: view)
        }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(lines.prefix(2), ["cancelled", "leaving 100.0 1"])
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(lines, ["cancelled", "leaving 100.0 1", "gone"])
    }

    @Test(.application) func `A port that is deallocated cancels its touches`() {
        let app = TestApplication.current
        _ = app.makeWindow()
        weak var weakPort: HostPort?
        do {
            let port = app.application.makePort()
            _ = port.send([TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(50, 50))])
            app.application.service()
            weakPort = port
        }
        #expect(weakPort == nil)
        app.application.service()
        expectEqual(app.deliveries, "touchesBegan window, touchesCancelled window")
    }

    @Test func `A port may outlive its application`() {
        var port: HostPort?
        weak var application: UIApplication?
        do {
            let app = TestApplication()
            application = app.application
            port = app.application.makePort()
        }
        #expect(application == nil)
        _ = port?.send([TouchSample(id: 1, phase: .began, time: 0, location: .zero)])
        port = nil
    }

    @Test(.application(tracing: .both)) func `A window hidden while it needs layout is deallocated`() {
        let watched = Watched()
        do {
            let app = TestApplication.current
            let window = UIWindow(frame: app.application.screen.bounds)
            window.rootViewController = UIViewController()
            window.isHidden = false
            app.application.service()
            window.isHidden = true
            window.rootViewController = nil
            window.setNeedsLayout()
            watched.watch("window", window)
        }
        expectEqual(watched.alive, "")
    }

    @Test(.application(tracing: .both)) func `A window that was only laid out with layoutIfNeeded is deallocated`() {
        let watched = Watched()
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.layoutIfNeeded()
            let view = UIView()
            window.addSubview(view)
            window.setNeedsLayout()
            view.removeFromSuperview()
            watched.watch("window", window)
            watched.watch("view", view)
        }
        expectEqual(watched.alive, "")
    }

    @Test(.application(tracing: .both)) func `Views of a hidden window are laid out when the window is shown`() {
        let app = TestApplication.current
        let window = app.makeWindow("window")
        window.isHidden = true
        let (outer, inner) = (LaidOut(), LaidOut())
        window.addSubview(outer)
        outer.addSubview(inner)
        app.application.service()
        #expect(outer.layouts == 0 && inner.layouts == 0)
        window.isHidden = false
        app.application.service()
        #expect(outer.layouts == 1 && inner.layouts == 1)
        window.isHidden = true
        inner.setNeedsLayout()
        window.isHidden = false
        app.application.service()
        #expect(outer.layouts == 1 && inner.layouts == 2)
    }

    private final class LaidOut: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test(.application(tracing: .both)) func `A controller and its view may be deallocated in either order`() {
        var view: UIView?
        do {
            let controller = UIViewController()
            view = controller.view
            #expect(view?.next === controller)
        }
        #expect(view?.next == nil)
        var controller: UIViewController? = UIViewController()
        weak let loaded = controller?.view
        #expect(loaded != nil)
        controller = nil
        #expect(loaded == nil)
    }
}
