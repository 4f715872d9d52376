import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which views receive a touch, and through which calls (DL-1, DL-7 to DL-10, DL-24).
@Suite(.application(tracing: .both)) @MainActor
struct DeliveryTests {
    let app = TestApplication.current

    /// A window that blocks events as the test requires.
    private final class Gate: UIWindow {
        var allows: (UIEvent) -> Bool = { _ in true }
        var seen: [String] = []

        override func sendEvent(_ event: UIEvent) {
            let touch = event.allTouches?.first
            seen.append("\(touch?.phase.rawValue ?? -1) \(touch?.view?.accessibilityIdentifier ?? "no view")")
            if allows(event) { super.sendEvent(event) }
        }
    }

    private func makeGate() -> Gate {
        let gate = Gate(frame: app.application.screen.bounds)
        gate.accessibilityIdentifier = "gate"
        gate.makeKeyAndVisible()
        return gate
    }

    @Test(.application) func `DL-1: a tap passes through the queue, the hit test and sendEvent to the view`() {
        let window = app.makeWindow()
        _ = TouchWitness("pad", 0, 0, 100, 100, in: window)
        app.fingerTap(at: at(50))
        expectEqual(
            app.eventLog,
            """
            touch 1 began at (50, 50) entered the queue
            source1: 1 into the queue
            source0: 1 to handle
              window? (50, 50)
                pad? (50, 50)
                pad: hit
              window: returns pad
            touch 1 is bound to pad in window at (50, 50)
            sendEvent → UIApplication [1]
            sendEvent → window [1]
            touchesBegan [1] → pad
            touch 1 ended at (50, 50) entered the queue
            source1: 1 into the queue
            source0: 1 to handle
            sendEvent → UIApplication [1]
            sendEvent → window [1]
            touchesEnded [1] → pad
            """)
    }

    @Test(.application) func `DL-1, RL-4: an override of the window's sendEvent sees the view and can block delivery`()
    {
        let gate = makeGate()
        let pad = TouchWitness("pad", 0, 0, 100, 100, in: gate)
        gate.allows = { _ in false }
        app.fingerDrag(from: at(50), to: at(60), duration: 0)
        expectEqual(gate.seen, ["0 pad", "1 pad", "3 pad"])
        expectEqual(app.deliveries, "")
        gate.allows = { _ in true }
        app.fingerTap(at: at(50))
        expectEqual(app.deliveries, "touchesBegan pad, touchesEnded pad")
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `DL-1, DL-10: if sendEvent blocks touchesBegan, the view receives none of the touch`() {
        let gate = makeGate()
        let pad = TouchWitness("pad", 0, 0, 100, 100, in: gate)
        gate.allows = { $0.allTouches!.contains { $0.phase != .began } }
        app.fingerDrag(from: at(50), to: at(60), duration: 0)
        expectEqual(gate.seen, ["0 pad", "1 pad", "3 pad"])
        expectEqual(app.deliveries, "")
        #expect(pad.contract.complaint == nil)
    }

    @Test func `DL-1, RL-4: an override of the application's sendEvent sees the view and can block delivery`() {
        final class Kiosk: UIApplication {
            var seen: [String] = []
            var isLocked = true
            override func sendEvent(_ event: UIEvent) {
                let touch = event.allTouches?.first
                seen.append(
                    "\(touch?.view?.accessibilityIdentifier ?? "no view") in \(touch?.window == nil ? "no" : "a") window"
                )
                if !isLocked { super.sendEvent(event) }
            }
        }
        let kiosk = Kiosk(clock: VirtualClock(), screen: CGRect(x: 0, y: 0, width: 390, height: 844))
        let port = kiosk.makePort()
        UIApplication.$current.withValue(kiosk) {
            let window = UIWindow(frame: kiosk.screen.bounds)
            window.isHidden = false
            let pad = TouchWitness("pad", 0, 0, 100, 100, in: window)
            @MainActor func tap() {
                for phase in [TouchSample.Phase.began, .ended] {
                    _ = port.send([TouchSample(id: 1, phase: phase, time: 0, location: at(50))])
                    kiosk.service()
                }
            }
            tap()
            expectEqual(kiosk.seen, ["pad in a window", "pad in a window"])
            expectEqual(pad.contract.beganCount, 0)
            kiosk.isLocked = false
            tap()
            expectEqual(pad.contract.beganCount, 1)
            #expect(pad.contract.complaint == nil)
        }
    }

    @Test(.application) func `DL-1: each window with changed touches receives the event once`() {
        let window = app.makeWindow("back")
        _ = TouchWitness("low", 0, 0, 100, 100, in: window)
        let front = openWindow(app, "front")
        front.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        _ = TouchWitness("high", 0, 0, 100, 100, in: front)
        app.fingersDown([1: at(50), 2: at(50, 450), 3: at(60)])
        let sent = app.eventLog.split(separator: "\n").filter { $0.hasPrefix("sendEvent") }.joined(separator: "\n")
        expectEqual(
            sent,
            """
            sendEvent → UIApplication [1 2 3]
            sendEvent → back [1 3]
            sendEvent → front [2]
            """)
        app.clear()
        app.fingersMove([2: at(60, 450)])
        #expect(!app.eventLog.contains("sendEvent → back"))
        app.fingersUp()
    }

    @Test(.application) func `DL-7: a view receives one call for each phase, with the shared event`() {
        let window = app.makeWindow()
        let pad = TouchWitness("pad", 0, 0, 200, 100, in: window)
        pad.isMultipleTouchEnabled = true
        var events: Set<ObjectIdentifier> = []
        pad.onEverything { events.insert(ObjectIdentifier($1)) }
        app.fingersDown([1: at(10), 2: at(60), 3: at(110)])
        app.fingersMove([1: at(20), 2: at(70)])
        app.fingersUp([1, 2, 3])
        expectEqual(
            app.delivery.split(separator: "\n").filter { $0.hasPrefix("touches") },
            [
                "touchesBegan [1 2 3] → pad", "touchesMoved [1 2] → pad", "touchesEnded [1 2 3] → pad",
            ])
        expectEqual(events.count, 1)
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `DL-8: a view does not receive the touches of its subviews`() {
        let window = app.makeWindow()
        let parent = TouchWitness("parent", 0, 0, 200, 200, in: window)
        _ = TouchWitness("child", 0, 0, 100, 100, in: parent)
        app.fingersDown([1: at(50), 2: at(150)])
        app.fingersUp([1, 2])
        expectEqual(
            app.deliveries, "touchesBegan child, touchesBegan parent, touchesEnded child, touchesEnded parent")
    }

    @Test(.application) func `DL-8: a view receives the touches that its subview forwards`() {
        let window = app.makeWindow()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.accessibilityIdentifier = "parent"
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.accessibilityIdentifier = "child"
        window.addSubview(parent)
        parent.addSubview(child)
        app.fingerDown(at: at(50))
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to child in window at (50, 50)
            touchesBegan [1] → child → parent → window → UIApplication → dropped
            """)
        app.fingersUp()
    }

    @Test(.application) func `DL-9: a view keeps its touch wherever the finger goes`() {
        let window = app.makeWindow()
        _ = TouchWitness("left", 0, 0, 100, 100, in: window)
        _ = TouchWitness("right", 100, 0, 100, 100, in: window)
        app.fingerDown(at: at(50))
        app.fingerMove(to: at(150))
        app.fingerMove(to: CGPoint(x: -500, y: 9000))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan left, touchesMoved left, touchesMoved left, touchesEnded left")
    }

    @Test(.application) func `DL-9, HT-39: a view keeps its touch when another view or window covers it`() {
        let window = app.makeWindow()
        _ = TouchWitness("left", 0, 0, 100, 100, in: window)
        app.fingerDown(at: at(50))
        _ = TouchWitness("cover", 0, 0, 300, 300, in: window)
        let front = openWindow(app, "front")
        front.windowLevel = .alert
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan left, touchesMoved left, touchesEnded left")
    }

    @Test func `DL-10: each touch that begins has exactly one end`() {
        let window = app.makeWindow()
        let pad = TouchWitness("pad", 0, 0, 200, 100, in: window)
        pad.isMultipleTouchEnabled = true
        app.fingersDown([1: at(10), 2: at(60), 3: at(110)])
        app.fingerUp(2)
        app.fingerCancel(1)
        app.fingersMove([3: at(120)])
        app.fingerUp(3)
        expectEqual(pad.contract.beganCount, 3)
        expectEqual(pad.contract.closedCount, 3)
        #expect(pad.contract.complaint == nil)
    }

    @Test(arguments: ["began", "moved", "ended", "cancelled"])
    func `DL-24: a view stays alive during the call in which it removes itself`(phase: String) {
        let window = app.makeWindow()
        weak var gone: TouchWitness?
        var log: [String] = []
        let contract = TouchContract()
        do {
            let pad = TouchWitness("pad", 0, 0, 100, 100, in: window, contract: contract)
            gone = pad
            let leave: TouchWitness.Hook = { [weak pad] _, _ in
                pad?.removeFromSuperview()
                // The view is alive, although only the call retains it.
                log.append("\(pad?.bounds.width ?? -1)")
            }
            switch phase {
            case "began": pad.onBegan = leave
            case "moved": pad.onMoved = leave
            case "ended": pad.onEnded = leave
            default: pad.onCancelled = leave
            }
        }
        app.fingerDown(at: at(50))
        app.fingerMove(to: at(60))
        if phase == "cancelled" { app.fingerCancel() } else { app.fingerUp() }
        expectEqual(log, ["100.0"])
        #expect(contract.complaint == nil)
        expectEqual(contract.beganCount, 1)
        contract.forget()
        // The next touch releases the last one.
        app.fingerTap(at: at(300))
        #expect(gone == nil)
    }
}

/// Our choices about the order of views and phases.
@Suite(.application(tracing: .both)) @MainActor
struct DeliveryChoices {
    let app = TestApplication.current

    @Test(.application) func `DL-7, Q-8: an event delivers its phases in the order began, moved, ended, cancelled`() {
        let window = app.makeWindow()
        let pad = TouchWitness("pad", 0, 0, 300, 100, in: window)
        pad.isMultipleTouchEnabled = true
        app.fingersDown([1: at(10), 2: at(60), 3: at(110)])
        app.clear()
        func sample(_ id: Int, _ phase: TouchSample.Phase, _ x: Double) -> TouchSample {
            TouchSample(id: id, phase: phase, time: 1, location: at(x))
        }
        app.send([sample(1, .cancelled, 10), sample(2, .ended, 60), sample(3, .moved, 120), sample(4, .began, 200)])
        expectEqual(
            app.delivery,
            """
            touch 4 is bound to pad in window at (200, 50)
            touchesBegan [4] → pad
            touchesMoved [3] → pad
            touchesEnded [2] → pad
            touchesCancelled [1] → pad
            """)
        app.fingersUp()
    }

    @Test(.application) func `DL-7, Q-8: views receive an event in the order of their first touches`() {
        let window = app.makeWindow()
        _ = TouchWitness("a", 0, 0, 100, 100, in: window)
        _ = TouchWitness("b", 100, 0, 100, 100, in: window)
        _ = TouchWitness("c", 200, 0, 100, 100, in: window)
        app.fingerDown(1, at: at(250))
        app.fingerDown(2, at: at(50))
        app.fingerDown(3, at: at(150))
        app.clear()
        app.fingersMove([3: at(160), 2: at(60), 1: at(260)])
        expectEqual(app.deliveries, "touchesMoved c, touchesMoved a, touchesMoved b")
        app.fingersUp()
    }
}
