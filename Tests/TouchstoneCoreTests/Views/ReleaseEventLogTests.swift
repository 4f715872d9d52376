import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Weak references to objects that should be deallocated.
@MainActor
private final class WeakReferences {
    private var watched: [(name: String, object: () -> AnyObject?)] = []

    func watch<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
        watched.append((name, { [weak object] in object }))
        return object
    }

    var alive: [String] { watched.filter { $0.object() != nil }.map(\.name) }
}

/// A view that runs the test's closure for each touch method.
private final class ActingView: UIView {
    var on: [String: (ActingView) -> Void] = [:]
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { on["began"]?(self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { on["moved"]?(self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { on["ended"]?(self) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { on["cancelled"]?(self) }
}

/// Objects that a touch, a gesture or a callback used are deallocated after the touch and another one.
@Suite(.application) @MainActor
struct ReleaseEventLogTests {
    /// Runs a scenario with and without trace and returns the objects that are alive after another touch.
    private func aliveObjects(_ play: @MainActor (TestApplication, WeakReferences) -> Void) -> [String] {
        func run(_ app: TestApplication) -> [String] {
            let references = WeakReferences()
            play(app, references)
            app.advance(by: 3)
            let last = UIWindow(frame: app.application.screen.bounds)
            last.windowLevel = .alert
            last.isHidden = false
            app.fingerTap(at: at(200, 800))
            app.advance(by: 3)
            last.isHidden = true
            return references.alive
        }
        let traced = run(.current)
        let untraced = TestApplication.run(isTraced: false) { run($0) }
        expectEqual(traced, untraced)
        return traced
    }

    @Test func `G-5: an application with delayed touches and pending timers is deallocated`() {
        for isTraced in [true, false] {
            let references = WeakReferences()
            TestApplication.run(isTraced: isTraced) { app in
                _ = references.watch(app.application, "application")
                let window = references.watch(app.makeWindow(), "window")
                let view = references.watch(ActingView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)), "view")
                view.isMultipleTouchEnabled = true
                window.addSubview(view)
                let double = references.watch(UITapGestureRecognizer(), "double")
                double.numberOfTapsRequired = 2
                let press = references.watch(UILongPressGestureRecognizer(), "press")
                press.delaysTouchesBegan = true
                let list = references.watch(UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 400)), "list")
                list.contentSize = CGSize(width: 390, height: 4000)
                window.addSubview(list)
                for recognizer in [double, press] { view.addGestureRecognizer(recognizer) }
                app.fingerTap(1, at: at(50, 50))
                app.unchecked().down([2: at(150, 50)])
                app.unchecked().down([3: at(150, 500)])
                app.advance(by: 0.1)
                expectEqual(references.alive.count, 6)
            }
            expectEqual(references.alive, [], "traced: \(isTraced)")
        }
    }

    @Test func `G-5: an application released during a touch is deallocated with its recognizer`() {
        for variant in 0..<5 {
            let references = WeakReferences()
            TestApplication.run(isTraced: true) { app in
                let window = references.watch(app.makeWindow(), "window")
                let view = ActingView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
                window.addSubview(view)
                let recognizer: UIGestureRecognizer
                if variant == 0 {
                    let double = UITapGestureRecognizer()
                    double.numberOfTapsRequired = 2
                    recognizer = double
                } else if variant == 1 {
                    recognizer = UILongPressGestureRecognizer()
                } else {
                    recognizer = UIPanGestureRecognizer()
                }
                if variant == 3 { recognizer.delaysTouchesBegan = true }
                view.addGestureRecognizer(references.watch(recognizer, "recognizer"))
                if variant == 0 {
                    app.fingerTap(1, at: at(50, 50))
                } else {
                    app.unchecked().down([2: at(150, 50)])
                }
                if variant == 4 { app.fingerMove(2, to: at(150, 90)) }
                app.advance(by: 0.1)
            }
            expectEqual(references.alive, [], "variant \(variant)")
        }
    }

    @Test(arguments: ["began", "moved", "ended"])
    func `DL-24: a window released in a touch method is deallocated with its content`(phase: String) {
        let alive = aliveObjects { app, references in
            let window = references.watch(UIWindow(frame: app.application.screen.bounds), "window")
            let root = references.watch(UIViewController(), "controller")
            window.rootViewController = root
            window.makeKeyAndVisible()
            let view = references.watch(ActingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "view")
            root.view.addSubview(view)
            for name in ["a", "b"] {
                root.view.addGestureRecognizer(references.watch(UILongPressGestureRecognizer(), "press \(name)"))
            }
            view.on[phase] = { view in
                let window = view.window
                window?.rootViewController = nil
                window?.isHidden = true
            }
            app.settle()
            app.fingerDown(at: view)
            app.fingerMove(to: at(55, 50))
            app.fingerUp()
        }
        expectEqual(alive, [])
    }

    @Test func `DL-24: a window hidden by a tap's action is deallocated`() {
        let alive = aliveObjects { app, references in
            let window = references.watch(UIWindow(frame: app.application.screen.bounds), "window")
            window.isHidden = false
            let tap = references.watch(UITapGestureRecognizer(), "tap")
            tap.addHandler { $0.view?.window?.isHidden = true }
            window.addGestureRecognizer(tap)
            app.fingerTap(at: at(50, 50))
        }
        expectEqual(alive, [])
    }

    @Test func `SV-7: a scroll view removed while it decelerates is deallocated`() {
        let alive = aliveObjects { app, references in
            let window = app.makeWindow()
            let list = references.watch(UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), "list")
            list.contentSize = CGSize(width: 390, height: 9000)
            window.addSubview(list)
            let row = references.watch(ActingView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), "row")
            list.addSubview(row)
            _ = references.watch(list.panGestureRecognizer, "its pan")
            app.fingerDrag(from: at(100, 500), to: at(100, 300), duration: 0.1)
            #expect(list.isDecelerating)
            app.advance(by: 0.1)
            list.removeFromSuperview()
        }
        expectEqual(alive, [])
    }

    @Test func `C-9: a controller dismissed by its own button is deallocated`() {
        let alive = aliveObjects { app, references in
            let root = UIViewController()
            _ = app.makeWindow(root: root)
            for animated in [false, true] {
                let sheet = references.watch(UIViewController(), "sheet \(animated)")
                let button = references.watch(UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 44)), "button")
                button.addAction(UIAction { [weak sheet] _ in sheet?.dismiss(animated: animated) }, for: .touchUpInside)
                sheet.view.addSubview(button)
                root.present(sheet, animated: false)
                app.advance(by: 1)
                app.fingerTap(at: button)
                app.advance(by: 1)
                #expect(root.presentedViewController == nil)
            }
        }
        expectEqual(alive, [])
    }

    @Test func `RC-22: a text field that is first responder is deallocated with its window`() {
        let alive = aliveObjects { app, references in
            let window = references.watch(UIWindow(frame: app.application.screen.bounds), "window")
            window.makeKeyAndVisible()
            let field = references.watch(UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40)), "field")
            window.addSubview(field)
            app.fingerTap(at: field)
            app.keyDown("a")
            #expect(field.isFirstResponder && field.text?.lowercased() == "a")
            window.isHidden = true
            app.settle()
            app.keyUp("a")
        }
        expectEqual(alive, [])
    }

    @Test func `T-2: an event that an application retains does not retain the window and its recognizer`() {
        var keptEvent: UIEvent?
        var keptTouch: UITouch?
        let alive = aliveObjects { app, references in
            final class Keeping: UIView {
                var keep: (UITouch, UIEvent) -> Void = { _, _ in }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    keep(touches.first!, event!)
                }
            }
            let window = references.watch(UIWindow(frame: app.application.screen.bounds), "window")
            window.isHidden = false
            let view = Keeping(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            view.keep = { touch, event in (keptTouch, keptEvent) = (touch, event) }
            window.addGestureRecognizer(references.watch(UITapGestureRecognizer(), "tap"))
            window.gestureRecognizers?.first?.cancelsTouchesInView = false
            app.fingerTap(at: view)
            #expect(keptTouch?.phase == .ended && keptTouch?.tapCount == 1)
            window.isHidden = true
            keptTouch = nil
        }
        expectEqual(alive, [])
        #expect(keptEvent != nil)
    }

    @Test(arguments: ["began", "moved", "ended", "cancelled"])
    func `DL-24: a view removed in its own touch method is deallocated`(phase: String) {
        let alive = aliveObjects { app, references in
            let window = app.makeWindow()
            let view = references.watch(ActingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "view")
            window.addSubview(view)
            view.addGestureRecognizer(references.watch(UIPanGestureRecognizer(), "pan"))
            view.on[phase] = { $0.removeFromSuperview() }
            app.fingerDown(at: view)
            app.fingerMove(to: at(55, 50))
            if phase == "cancelled" { app.fingerCancel() } else { app.fingerUp() }
        }
        expectEqual(alive, [])
    }

    @Test func `G-46: a recognizer that removes itself in its action is deallocated`() {
        let alive = aliveObjects { app, references in
            let window = app.makeWindow()
            for (name, recognizer) in [
                ("tap", UITapGestureRecognizer()), ("pan", UIPanGestureRecognizer()),
                ("press", UILongPressGestureRecognizer()),
            ] {
                let watched = references.watch(recognizer, name)
                watched.addHandler { $0.view?.removeGestureRecognizer($0) }
                window.addGestureRecognizer(watched)
            }
            app.fingerTap(at: at(50, 50))
            app.fingerLongPress(at: at(50, 50))
            app.fingerDrag(from: at(50, 50), to: at(150, 50))
        }
        expectEqual(alive, [])
    }

    @Test func `G-10: targets and delegates are not retained during a gesture`() {
        @MainActor final class Screen: NSObject, UIGestureRecognizerDelegate {
            var count = 0
            func pan(_ recognizer: UIPanGestureRecognizer) { count += 1 }
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
        }
        let alive = aliveObjects { app, references in
            let window = app.makeWindow()
            let pan = UIPanGestureRecognizer()
            window.addGestureRecognizer(pan)
            var screen: Screen? = references.watch(Screen(), "screen")
            pan.addTarget(screen!, action: Screen.pan)
            pan.delegate = screen
            app.fingerDown(at: at(50, 50))
            app.fingerMove(to: at(80, 50))
            expectEqual(screen?.count, 1)
            screen = nil
            expectEqual(references.alive, [])
            app.fingerMove(to: at(90, 50))
            app.fingerUp()
            expectEqual(pan.state, .possible)
        }
        expectEqual(alive, [])
    }

    @Test func `NV-1: a controller popped by an edge drag is deallocated`() {
        let alive = aliveObjects { app, references in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let detail = references.watch(UIViewController(), "detail")
            navigation.pushViewController(detail, animated: false)
            app.settle()
            let view = references.watch(ActingView(frame: CGRect(x: 0, y: 200, width: 390, height: 600)), "view")
            detail.view.addSubview(view)
            app.fingerDrag(from: at(5, 400), to: at(330, 400), duration: 0.3)
            app.advance(by: 1)
            expectEqual(navigation.viewControllers.count, 1)
        }
        expectEqual(alive, [])
    }
}
