import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What cancels the touches of a view (DL-18 to DL-22).
@Suite(.application(tracing: .both)) @MainActor
struct CancellationTests {
    let app = TestApplication.current
    let window: UIWindow
    let left: TouchWitness
    let right: TouchWitness
    let contract = TouchContract()

    init() {
        window = TestApplication.current.makeWindow()
        left = TouchWitness("left", 0, 0, 100, 100, in: window, contract: contract)
        right = TouchWitness("right", 100, 0, 100, 100, in: window, contract: contract)
        left.isMultipleTouchEnabled = true
    }

    @Test(.application) func `DL-18: leaving the active state cancels all touches`() {
        let port = app.application.makePort()
        app.fingersDown([1: at(20), 2: at(80), 3: at(150)])
        app.clear()
        _ = port.sendActivation(false)
        app.application.service()
        expectEqual(
            app.delivery,
            """
            cancel [1 2 3]: the application left the active state
            touchesCancelled [1 2] → left
            touchesCancelled [3] → right
            """)
        expectEqual(app.application.applicationState, .inactive)
        // The fingers are still down, but no view receives them.
        app.fingersMove([1: at(30), 3: at(160)])
        app.fingersUp([1, 2, 3])
        _ = port.sendActivation(true)
        app.application.service()
        expectEqual(app.application.applicationState, .active)
        app.fingerTap(at: at(20))
        expectEqual(
            app.deliveries,
            "touchesCancelled left, touchesCancelled right, touchesBegan left, touchesEnded left")
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-18: a cancellation passes through sendEvent`() {
        let port = app.application.makePort()
        app.fingerDown(at: left)
        app.clear()
        _ = port.sendActivation(false)
        app.application.service()
        expectEqual(
            app.eventLog,
            """
            source1: 1 into the queue
            source0: 1 to handle
            cancel [1]: the application left the active state
            sendEvent → UIApplication [1]
            sendEvent → window [1]
            touchesCancelled [1] → left
            """)
        app.fingersUp()
    }

    @Test(.application) func `DL-18: removing the touched view cancels its touch (DL-19)`() {
        app.fingerDown(1, at: left)
        app.fingerDown(2, at: right)
        app.clear()
        left.removeFromSuperview()
        expectEqual(app.delivery, "cancel [1]: its view left the window\ntouchesCancelled [1] → left")
        app.fingersMove([1: at(30), 2: at(160)])
        app.fingersUp([1, 2])
        expectEqual(app.deliveries, "touchesCancelled left, touchesMoved right, touchesEnded right")
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-18: removing a superview cancels the touches of the views in it (DL-19)`() {
        let inner = TouchWitness("inner", 0, 0, 50, 50, in: left, contract: contract)
        app.fingerDown(1, at: at(20, 20))
        app.fingerDown(2, at: at(80, 80))
        app.fingerDown(3, at: right)
        app.clear()
        var windows: [Bool] = []
        inner.onCancelled = { [window] _, _ in windows.append(inner.window === window) }
        left.removeFromSuperview()
        expectEqual(app.deliveries, "touchesCancelled inner, touchesCancelled left")
        // The view is notified before it leaves, so that it can still convert coordinates.
        expectEqual(windows, [true])
        app.fingersUp([1, 2, 3])
        #expect(contract.complaint == nil)
    }

    /// A recognizer that has not decided delays two ends. One of the views is removed, and the other one still receives its end.
    @Test(.application, arguments: [true, false])
    func `DL-19, G-37: removing a view cancels its touch and keeps the delayed end of another view`(
        hasLifted: Bool
    ) {
        let undecided = ScriptedRecognizer()
        window.addGestureRecognizer(undecided)
        app.fingerDown(1, at: left)
        app.fingerDown(2, at: right)
        app.fingerUp(2)
        if hasLifted { app.fingerUp(1) }
        expectEqual(app.deliveries, "touchesBegan left, touchesBegan right")
        app.clear()
        left.removeFromSuperview()
        expectEqual(app.deliveries, "touchesCancelled left")
        undecided.state = .failed
        app.settle()
        expectEqual(app.deliveries, "touchesCancelled left, touchesEnded right")
        if !hasLifted { app.fingerUp(1) }
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-18: hiding the window cancels its touches`() {
        app.fingerDown(1, at: left)
        app.fingerDown(2, at: right)
        app.clear()
        window.isHidden = true
        expectEqual(app.deliveries, "touchesCancelled left, touchesCancelled right")
        app.fingersUp([1, 2])
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-18: replacing the root view controller cancels the touches in its view`() {
        let first = UIViewController()
        window.rootViewController = first
        let pad = TouchWitness("pad", 0, 300, 100, 100, in: first.view, contract: contract)
        app.fingerDown(at: pad)
        app.clear()
        window.rootViewController = UIViewController()
        expectEqual(app.deliveries, "touchesCancelled pad")
        app.fingerUp()
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-18: a touch that the host cancels is cancelled, and other touches go on`() {
        app.fingersDown([1: at(20), 2: at(80)])
        app.clear()
        app.fingerCancel(1)
        app.fingerUp(2)
        expectEqual(app.delivery, "touchesCancelled [1] → left\ntouchesEnded [2] → left")
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-18: a finger beyond the limit cancels all touches`() {
        let all = Dictionary(uniqueKeysWithValues: (1...32).map { ($0, at(Double($0 * 3))) })
        app.fingersDown(all)
        expectEqual(contract.beganCount, 32)
        app.clear()
        app.fingerDown(33, at: at(50))
        expectEqual(app.deliveries, "touchesCancelled left")
        expectEqual(contract.closedCount, 32)
        app.fingersUp(Array(1...33))
        #expect(contract.complaint == nil)
        app.fingerTap(at: at(20))
        expectEqual(contract.beganCount, 33)
        #expect(contract.complaint == nil)
    }

    @Test func `DL-18: touchLimit sets the limit of fingers`() {
        app.application.behavior.touchLimit = 5
        app.fingersDown(Dictionary(uniqueKeysWithValues: (1...6).map { ($0, at(Double($0 * 10))) }))
        // The sixth finger is in the same report, so the views receive none.
        expectEqual(contract.beganCount, 0)
        app.fingersUp(Array(1...6))
        for finger in 1...6 { app.fingerDown(finger, at: at(Double(finger * 10))) }
        #expect(contract.beganCount == 5 && contract.closedCount == 5)
        app.fingersUp()
    }

    @Test func `DL-18: fingers that lift in a report do not count toward its limit`() {
        app.application.behavior.touchLimit = 2
        app.fingersDown([1: at(10), 2: at(20)])
        app.send([
            app.sample(1, .ended), app.sample(2, .ended),
            TouchSample(id: 3, phase: .began, time: app.clock.now, location: at(30)),
        ])
        #expect(contract.beganCount == 3 && contract.closedCount == 2)
        app.fingerUp(3)
        expectEqual(contract.closedCount, 3)
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-10: removing a view in touchesEnded does not cancel the ended touch`() {
        left.onEnded = { [left] _, _ in left.removeFromSuperview() }
        app.fingerTap(at: left)
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left")
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-22: calls of beginIgnoringInteractionEvents nest`() {
        let application = app.application
        #expect(!application.isIgnoringInteractionEvents)
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        app.fingerTap(at: left, allowsMiss: true)
        expectEqual(app.deliveries, "")
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        app.fingerTap(at: left)
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left")
        // An extra end does not affect the next begin.
        application.endIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
    }

    @Test(.application) func `DL-22: a finger that lands while interaction is ignored stays ignored`() {
        app.application.beginIgnoringInteractionEvents()
        app.fingerDown(1, at: left, allowsMiss: true)
        app.application.endIgnoringInteractionEvents()
        app.fingerMove(1, to: at(60))
        app.fingerUp(1)
        expectEqual(app.deliveries, "")
    }
}

/// Our choices about cancellation where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct CancellationChoices {
    let app = TestApplication.current
    let window: UIWindow
    let pad: TouchWitness

    init() {
        window = TestApplication.current.makeWindow()
        pad = TouchWitness("pad", 0, 0, 100, 100, in: window)
    }

    @Test(.application)
    func `DL-19, Q-2: without cancelsTouchesOfRemovedViews, a removed view receives no more of its touch`() {
        app.application.behavior.cancelsTouchesOfRemovedViews = false
        app.fingerDown(at: pad)
        pad.removeFromSuperview()
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan pad")
        window.addSubview(pad)
        app.fingerTap(at: at(50))
        expectEqual(app.deliveries, "touchesBegan pad, touchesBegan pad, touchesEnded pad")
    }

    @Test(.application) func `DL-19: moving a view within its window does not cancel its touch`() {
        let shelf = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
        window.addSubview(shelf)
        app.fingerDown(at: pad)
        shelf.addSubview(pad)
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan pad, touchesMoved pad, touchesEnded pad")
    }

    @Test(.application) func `DL-19: moving a view to another window cancels its touch`() {
        let other = openWindow(app, "other")
        other.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        app.fingerDown(at: pad)
        other.addSubview(pad)
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan pad, touchesCancelled pad")
    }

    @Test(.application, arguments: ["hidden", "disabled", "transparent", "moved", "window disabled"])
    func `DL-20, Q-4: hiding, disabling, fading or moving a view does not end its touch`(how: String) {
        app.fingerDown(at: pad)
        switch how {
        case "hidden": pad.isHidden = true
        case "disabled": pad.isUserInteractionEnabled = false
        case "transparent": pad.alpha = 0
        case "moved": pad.frame.origin.y = 700
        default: window.isUserInteractionEnabled = false
        }
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan pad, touchesMoved pad, touchesEnded pad")
        // A new finger is hit-tested.
        app.clear()
        app.fingerTap(at: at(50))
        #expect(!app.deliveries.contains("pad"))
    }

    @Test(.application) func `DL-21: an animation does not cancel touches`() {
        app.fingerDown(at: pad)
        UIView.animate(withDuration: 1) { pad.frame.origin.y = 200 }
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan pad, touchesMoved pad, touchesEnded pad")
    }

    @Test(.application)
    func `DL-21: with animationCancelsTouches, an animation that forbids interaction cancels touches`() {
        app.application.behavior.animationCancelsTouches = true
        app.fingerDown(at: pad)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { pad.frame.origin.y = 100 }
        expectEqual(app.deliveries, "touchesBegan pad")
        UIView.animate(withDuration: 1) { pad.frame.origin.y = 200 }
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan pad, touchesCancelled pad")
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `DL-22: ignoring interaction cancels the touches that are down until they lift`() {
        app.fingerDown(1, at: pad)
        app.application.beginIgnoringInteractionEvents()
        expectEqual(app.deliveries, "touchesBegan pad, touchesCancelled pad")
        app.application.endIgnoringInteractionEvents()
        app.fingerMove(1, to: at(60))
        app.fingerUp(1)
        expectEqual(app.deliveries, "touchesBegan pad, touchesCancelled pad")
        app.fingerTap(1, at: pad)
        #expect(app.deliveries.hasSuffix("touchesBegan pad, touchesEnded pad"))
    }
}
