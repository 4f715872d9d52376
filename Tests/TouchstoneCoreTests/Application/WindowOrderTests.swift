import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The window that receives a touch, and when windows are hit-tested (HT-32 to HT-41).
@Suite(.application(tracing: .both)) @MainActor
struct WindowOrderTests {
    let app = TestApplication.current

    private func makeWindow(_ name: String, level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(frame: app.application.screen.bounds)
        window.accessibilityIdentifier = name
        window.windowLevel = level
        window.isHidden = false
        app.retain(window)
        return window
    }

    private func tap(_ point: CGPoint = CGPoint(50, 50)) -> String {
        app.clear()
        app.unchecked().press(1, at: point)
        return app.deliveries
    }

    @Test(.application) func `HT-32: the frontmost window is hit even if another one is key`() {
        let key = app.makeWindow("key")
        let front = makeWindow("front")
        #expect(key.isKeyWindow && !front.isKeyWindow)
        expectEqual(tap(), "touchesBegan front, touchesEnded front")
        expectEqual(app.verdicts, "front: hit")
        #expect(key.isKeyWindow)
    }

    @Test(.application) func `HT-33: windows are hit by level, then the one that was shown last`() {
        let alert = makeWindow("alert", level: .alert)
        let first = makeWindow("first")
        let second = makeWindow("second")
        let status = makeWindow("status", level: .statusBar)
        expectEqual(app.application.windows.map(\.called), ["first", "second", "status", "alert"])
        expectEqual(tap(), "touchesBegan alert, touchesEnded alert")
        alert.isHidden = true
        expectEqual(tap(), "touchesBegan status, touchesEnded status")
        status.windowLevel = .normal - 1
        expectEqual(tap(), "touchesBegan second, touchesEnded second")
        second.isHidden = true
        expectEqual(tap(), "touchesBegan first, touchesEnded first")
        // It is now the window that was shown last.
        second.isHidden = false
        expectEqual(tap(), "touchesBegan second, touchesEnded second")
        first.windowLevel = UIWindow.Level(0.5)
        expectEqual(tap(), "touchesBegan first, touchesEnded first")
    }

    @Test func `HT-33: window levels have UIKit's values`() {
        expectEqual(UIWindow.Level.normal.rawValue, 0)
        expectEqual(UIWindow.Level.statusBar.rawValue, 1000)
        expectEqual(UIWindow.Level.alert.rawValue, 2000)
        #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
        expectEqual(UIWindow(frame: .zero).windowLevel, .normal)
    }

    @Test(.application) func `HT-33: a new window is hidden until it is shown`() {
        let window = UIWindow(frame: app.application.screen.bounds).placed("window", 0, 0, 390, 844)
        #expect(window.isHidden)
        expectEqual(tap(), "")
        expectEqual(app.delivery, "touch 1 is dropped: no window has a view there")
        window.isHidden = false
        expectEqual(tap(), "touchesBegan window, touchesEnded window")
        window.isHidden = true
        expectEqual(tap(), "")
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow)
        expectEqual(tap(), "touchesBegan window, touchesEnded window")
    }

    @Test(.application) func `HT-33: makeKeyAndVisible() brings a visible window to the front of its level`() {
        let one = makeWindow("one")
        let two = makeWindow("two")
        expectEqual(tap(), "touchesBegan two, touchesEnded two")
        one.makeKeyAndVisible()
        expectEqual(tap(), "touchesBegan one, touchesEnded one")
        #expect(one.isKeyWindow)
        // It stays below windows of higher levels.
        let alert = makeWindow("alert", level: .alert)
        two.makeKeyAndVisible()
        expectEqual(app.application.windows.map(\.called), ["one", "two", "alert"])
        // Becoming key does not change the order.
        one.makeKey()
        alert.isHidden = true
        expectEqual(tap(), "touchesBegan two, touchesEnded two")
    }

    @Test(.application) func `HT-33: setting windowScene keeps a window visible and key`() {
        let window = app.makeWindow("window")
        let scene = UIWindowScene()
        window.windowScene = scene
        #expect(window.isKeyWindow)
        expectEqual(scene.windows, [window])
        expectEqual(tap(), "touchesBegan window, touchesEnded window")
    }

    @Test(.application) func `HT-34: if a window's hitTest returns nil, the next window is hit-tested`() {
        _ = makeWindow("below")
        let above = PassThroughWindow(frame: app.application.screen.bounds)
        above.accessibilityIdentifier = "above"
        above.isHidden = false
        UIView().placed("button", 0, 0, 40, 40, in: above)
        expectEqual(tap(), "touchesBegan below, touchesEnded below")
        expectEqual(app.verdicts, "button: outside, above: its override returns nil, below: hit")
        expectEqual(tap(CGPoint(20, 20)), "touchesBegan button, touchesEnded button")
    }

    @Test(.application) func `HT-34: a window that is disabled, transparent or elsewhere is not hit`() {
        _ = makeWindow("below")
        let above = makeWindow("above")
        above.isUserInteractionEnabled = false
        expectEqual(tap(), "touchesBegan below, touchesEnded below")
        above.isUserInteractionEnabled = true
        above.alpha = 0
        expectEqual(tap(), "touchesBegan below, touchesEnded below")
        above.alpha = 1
        above.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        expectEqual(tap(), "touchesBegan below, touchesEnded below")
        expectEqual(tap(CGPoint(10, 410)), "touchesBegan above, touchesEnded above")
    }

    @Test(.application) func `HT-35: a plain window in front receives all touches`() {
        let below = makeWindow("below")
        UIView().placed("button", 0, 0, 390, 844, in: below)
        _ = makeWindow("above")
        expectEqual(tap(), "touchesBegan above, touchesEnded above")
        expectEqual(app.verdicts, "above: hit")
    }

    @Test(.application) func `HT-36: hit testing involves a controller's view and not the controller`() {
        let controller = UIViewController()
        let window = app.makeWindow("window", root: controller)
        controller.view.placed("root view", 0, 0, 390, 844)
        expectEqual(tap(), "touchesBegan root view, touchesEnded root view")
        expectEqual(app.verdicts, "root view: hit, window: returns root view")
        controller.view.isHidden = true
        expectEqual(tap(), "touchesBegan window, touchesEnded window")
        #expect(window.rootViewController === controller)
    }

    @Test(.application, arguments: [false, true])
    func `HT-37: hit-testing once or twice gives the same view and timestamp`(twice: Bool) {
        app.application.behavior.hitTestsTwice = twice
        let window = app.makeWindow()
        let log = CallLog(separator: ", ")
        let view = ScriptedView(log).placed("view", 0, 0, 100, 100, in: window)
        var times: [Double] = []
        view.hitTestScript = { _, _, event, original in
            times.append(event?.timestamp ?? -1)
            return original()
        }
        expectEqual(tap(), "touchesBegan view, touchesEnded view")
        expectEqual(Set(times).count, 1)
        #expect(!times.isEmpty)
    }

    @Test func `HT-38: the event of a hit test does not contain the new touch`() {
        let window = app.makeWindow()
        let view = ScriptedView(nil).placed("view", 0, 0, 100, 100, in: window)
        var seen: [String] = []
        view.hitTestScript = { _, _, event, original in
            seen.append("\(event?.type == .touches) \(event?.allTouches?.count ?? 0)")
            return original()
        }
        view.insideScript = { view, point, event in
            seen.append("inside \(event?.type == .touches) \(event?.allTouches?.count ?? 0)")
            return view.bounds.contains(point)
        }
        app.fingerDown(1, at: CGPoint(20, 20))
        expectEqual(seen, ["true 0", "inside true 0"])
        seen = []
        // During the second hit test the event contains only the first touch.
        app.fingerDown(2, at: CGPoint(60, 60))
        expectEqual(seen, ["true 1", "inside true 1"])
        app.fingersUp()
    }

    @Test func `HT-38: a hit test outside event handling can pass nil as event`() {
        let window = app.makeWindow()
        let view = ScriptedView(nil).placed("view", 0, 0, 100, 100, in: window)
        var wasNil = false
        view.hitTestScript = { _, _, event, original in
            wasNil = event == nil
            return original()
        }
        #expect(window.hitTest(CGPoint(50, 50), with: nil) === view)
        #expect(wasNil)
    }

    @Test(.application) func `HT-39: a touch is hit-tested once and stays with its view`() {
        let log = CallLog(separator: ", ")
        let window = app.makeWindow()
        UIView().placed("other", 200, 0, 100, 100, in: window)
        let view = ScriptedView(log).placed("view", 0, 0, 100, 100, in: window)
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(log.taken(), "view?, view inside?")
        app.fingerMove(to: CGPoint(250, 50), duration: 0.05)
        UIView().placed("cover", 0, 0, 390, 844, in: window)
        app.fingerMove(to: CGPoint(60, 60))
        view.frame.origin.x = 300
        app.fingerMove(to: CGPoint(20, 60))
        app.fingerUp()
        expectEqual(log.text, "")
        expectEqual(
            app.deliveries,
            "touchesBegan view, touchesMoved view, touchesMoved view, touchesMoved view, touchesMoved view, "
                + "touchesMoved view, touchesEnded view")
    }

    @Test(.application) func `HT-39: a touch stays with its view if another window is shown in front`() {
        let window = makeWindow("window")
        app.fingerDown(at: CGPoint(50, 50))
        _ = makeWindow("late", level: .alert)
        app.fingerMove(to: CGPoint(60, 60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan window, touchesMoved window, touchesEnded window")
        expectEqual(window.windowLevel, .normal)
    }

    @Test(.application) func `HT-41: a touch that hits no window is dropped even if it moves over one`() {
        let window = app.makeWindow()
        window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        app.fingerDown(at: CGPoint(200, 200))
        // Moving over the window does not bind the touch.
        app.fingerMove(to: CGPoint(50, 50))
        app.fingerUp()
        expectEqual(app.delivery, "touch 1 is dropped: no window has a view there")
        expectEqual(tap(), "touchesBegan window, touchesEnded window")
    }

    @Test(.application) func `HT-41: an application without windows drops every touch`() {
        app.unchecked().press(1, at: CGPoint(50, 50))
        expectEqual(app.delivery, "touch 1 is dropped: no window has a view there")
    }
}

private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Behavior of windows that public sources do not specify.
@Suite(.application(tracing: .both)) @MainActor
struct WindowOrderChoices {
    let app = TestApplication.current

    @Test(arguments: [(false, "view?, view inside?"), (true, "view?, view inside?, view?, view inside?")])
    func `HT-37: each window is hit-tested once unless hitTestsTwice is true`(twice: Bool, asked: String) {
        app.application.behavior.hitTestsTwice = twice
        let log = CallLog(separator: ", ")
        let window = app.makeWindow()
        ScriptedView(log).placed("view", 0, 0, 100, 100, in: window)
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(log.text, asked)
        app.fingersUp()
    }

    @Test(.application) func `HT-40: a move of a finger that is not down causes no hit test`() {
        let log = CallLog(separator: ", ")
        let window = app.makeWindow()
        ScriptedView(log).placed("view", 0, 0, 100, 100, in: window)
        app.send([TouchSample(id: 1, phase: .moved, time: 0, location: CGPoint(50, 50))])
        app.advance(by: 0.1)
        expectEqual(log.text, "")
        expectEqual(app.deliveries, "")
    }

    @Test(.application) func `HT-42: a hit test without a window uses only geometry`() {
        let root = UIView().placed("root", 30, 30, 100, 100)
        let child = UIView().placed("child", 10, 10, 50, 50, in: root)
        #expect(root.window == nil)
        #expect(root.hitTest(CGPoint(20, 20), with: nil) === child)
        #expect(root.hitTest(CGPoint(20, 20), with: UIEvent()) === child)
        #expect(root.hitTest(CGPoint(80, 80), with: nil) === root)
        expectEqual(app.eventLog, "")
    }

    @Test(.application) func `HT-34: a hit test uses the frame and transform of a window`() {
        let window = app.makeWindow()
        window.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        let corner = UIView().placed("corner", 0, 0, 50, 50, in: window)
        app.fingerTap(at: CGPoint(110, 110))
        window.transform = CGAffineTransform(rotationAngle: .pi)
        app.fingerTap(at: CGPoint(290, 290))
        expectEqual(
            app.deliveries, "touchesBegan corner, touchesEnded corner, touchesBegan corner, touchesEnded corner")
        #expect(corner.window === window)
        window.transform = CGAffineTransform(scaleX: 0, y: 1)
        app.clear()
        app.fingerTap(at: CGPoint(200, 200))
        expectEqual(app.deliveries, "")
    }
}
