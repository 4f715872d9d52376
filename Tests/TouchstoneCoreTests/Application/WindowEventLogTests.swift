import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Touches on several windows, and overrides of `sendEvent` that drop, keep, repeat or redirect events.
@Suite(.application) @MainActor
struct WindowEventLogTests {
    /// Logs each event that the window receives with its touches.
    private static func notes(_ window: AccountWindow, _ account: Account) {
        window.send = { [unowned window] event, through in
            account.write("\(window.accessibilityIdentifier!)← \(account.words(event.touches(for: window) ?? []))")
            through(event)
        }
    }

    @Test func `DL-1, T-23: each of three windows receives one event with its own touches`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.window.accessibilityIdentifier = "back"
            let middle = account.extraWindow("middle", CGRect(x: 0, y: 300, width: 390, height: 300))
            let top = account.extraWindow("top", CGRect(x: 0, y: 600, width: 390, height: 244), level: .alert)
            account.view("a", 0, 0)
            account.view("b", 0, 0, in: middle)
            account.view("c", 0, 0, in: top)
            for window in [account.window, middle, top] { Self.notes(window, account) }
            account.app.fingersDown([
                1: at(50, 650), 2: at(50, 350), 3: at(50, 50), 4: at(300, 350),
            ])
            account.app.fingersMove([2: at(55, 350), 3: at(55, 50)])
            account.app.fingersUp([1, 2, 3, 4])
        }
        // Touches are numbered in the order of their delivery. Windows receive the event in the order of their first touches.
        expectEqual(
            eventLog,
            """
            top← 1, c.began 1, middle← 2 3, b.began 2, back← 4, a.began 4, \
            middle← 2 3, b.moved 2, back← 4, a.moved 4, \
            top← 1, c.ended 1, middle← 2 3, b.ended 2, back← 4, a.ended 4
            """)
    }

    @Test func `DL-1: a sendEvent override drops only the touches of its own window`() {
        let eventLog = Account.tracedAndUntraced { account in
            let lock = account.extraWindow("lock", CGRect(x: 0, y: 400, width: 390, height: 444), level: .alert)
            account.view("key", 0, 0, in: lock)
            account.view("pad", 0, 0)
            var isLocked = true
            lock.send = { event, through in if !isLocked { through(event) } }
            account.app.fingersDown([1: at(50, 450), 2: at(50, 50)])
            account.app.fingersMove([1: at(55, 450), 2: at(55, 50)])
            isLocked = false
            account.app.fingersMove([1: at(60, 450), 2: at(60, 50)])
            account.app.fingersUp([1, 2])
            account.app.fingerTap(at: at(50, 450))
        }
        expectEqual(
            eventLog, "pad.began 1, pad.moved 1, pad.moved 1, pad.ended 1, key.began 2, key.ended 2")
    }

    @Test func `DL-18: the views of a window that hides itself in sendEvent receive no touches`() {
        let eventLog = Account.tracedAndUntraced { account in
            let front = account.extraWindow("front", level: .alert)
            account.view("glass", 0, 0, in: front)
            account.view("pad", 0, 0)
            front.send = { [unowned front] event, through in
                front.isHidden = true
                through(event)
            }
            account.app.fingerDown(at: at(50, 50))
            account.app.fingerMove(to: at(55, 50))
            account.app.fingerUp()
            account.app.fingerTap(at: at(50, 50))
        }
        expectEqual(eventLog, "pad.began 1, pad.ended 1")
    }

    @Test func `HT-33, HT-39: raising a window during a touch affects only later touches`() {
        let eventLog = Account.tracedAndUntraced { account in
            let other = account.extraWindow("other", level: .normal - 1)
            account.view("low", 0, 0, in: other)
            let pad = account.view("pad", 0, 0)
            pad.on["began"] = { _, _, _ in other.windowLevel = .alert }
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingerDown(2, at: at(60, 50))
            account.app.fingersMove([1: at(51, 50), 2: at(61, 50)])
            account.app.fingersUp([1, 2])
        }
        expectEqual(eventLog, "pad.began 1, low.began 2, pad.moved 1, low.moved 2, pad.ended 1, low.ended 2")
    }

    @Test func `G-32: a pan on one window does not cancel touches of another`() {
        let eventLog = Account.tracedAndUntraced { account in
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("far", 0, 0, in: other)
            account.view("near", 0, 0)
            account.attach(UIPanGestureRecognizer(), "pan", to: account.window)
            account.app.fingersDown([1: at(50, 50), 2: at(50, 450)])
            account.app.fingersMove([1: at(50, 80), 2: at(50, 480)])
            account.app.fingersUp([1, 2])
        }
        expectEqual(
            eventLog,
            """
            near.began 1, far.began 2, pan(began), near.cancelled 1, far.moved 2, pan(ended), far.ended 2
            """)
    }

    @Test func `DL-18, HT-33: a window hidden and shown again in an action takes the next tap`() {
        let eventLog = Account.tracedAndUntraced { account in
            let front = account.extraWindow("front")
            let pad = account.view("pad", 0, 0, in: front)
            account.view("rest", 100, 0, in: front)
            account.attach(UITapGestureRecognizer(), "tap", to: pad) { _ in
                front.isHidden = true
                front.isHidden = false
            }
            account.app.fingerDown(2, at: at(150, 50))
            account.app.fingerTap(1, at: at(50, 50))
            account.app.fingerUp(2)
            account.app.fingerTap(1, at: at(50, 50))
        }
        let lines = eventLog.split(separator: ", ").joined(separator: ", ")
        expectEqual(
            lines,
            """
            rest.began 1, pad.began 2, tap(ended), rest.cancelled 1, pad.cancelled 2, \
            pad.began 3, tap(ended), pad.cancelled 3
            """)
    }

    @Test func `DL-10: a window that is hidden while the same event is delivered to another one receives nothing`() {
        let eventLog = Account.tracedAndUntraced { account in
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("far", 0, 0, in: other)
            account.attach(AccountRecognizer(), "R", to: other)
            account.view("near", 0, 0).on["began"] = { _, _, _ in other.isHidden = true }
            account.app.fingersDown([1: at(50, 50), 2: at(50, 450)])
            account.app.fingersMove([1: at(55, 50), 2: at(55, 450)])
            account.app.fingersUp([1, 2])
            other.isHidden = false
            account.app.fingerDown(2, at: at(50, 450))
        }
        #expect(!eventLog.contains("far.cancelled") && !eventLog.contains("far.moved"))
        let views = eventLog.split(separator: ", ").filter { !$0.hasPrefix("R.") }.joined(separator: ", ")
        #expect(views.hasPrefix("near.began 1, near.moved 1, near.ended 1, far.began"), "\(eventLog)")
    }

    @Test func `DL-1: an event that sendEvent keeps and forwards later is not delivered`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.view("pad", 0, 0)
            account.attach(UITapGestureRecognizer(), "tap", to: account.window)
            var kept: [UIEvent] = []
            account.window.send = { event, _ in kept.append(event) }
            account.app.fingerDown(at: at(50, 50))
            account.app.advance(by: 0.05)
            account.app.fingerUp()
            account.window.send = nil
            for event in kept { account.window.sendEvent(event) }
            account.app.advance(by: 1)
            account.write("\(kept.count)")
            account.app.fingerTap(at: at(50, 50))
        }
        expectEqual(eventLog, "2, pad.began 1, tap(ended), pad.cancelled 1")
    }

    @Test func `DL-1, DL-10: calling super.sendEvent twice delivers an event once`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            account.attach(AccountRecognizer(), "R", to: pad)
            account.attach(UITapGestureRecognizer(), "tap", to: account.window)
            account.window.send = { event, through in
                through(event)
                through(event)
            }
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: at(55, 50))
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            R.began 1, pad.began 1, R.moved 1, pad.moved 1, R.ended 1, tap(ended), pad.cancelled 1, R.reset
            """)
    }

    @Test func `DL-1: forwarding an event to another window does not deliver touches of the first one`() {
        let eventLog = Account.tracedAndUntraced { account in
            let front = account.extraWindow("front", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("glass", 0, 0, in: front)
            account.view("pad", 0, 0)
            front.send = { [unowned account] event, _ in account.window.sendEvent(event) }
            account.app.fingerTap(at: at(50, 450))
            account.app.fingersDown([1: at(50, 450), 2: at(50, 50)])
            account.app.fingersUp([1, 2])
        }
        expectEqual(eventLog, "pad.began 1, pad.ended 1")
    }

    @Test func `HT-28, HT-34: an overlay that returns nil from hitTest passes touches outside its subview`() {
        let eventLog = Account.tracedAndUntraced { account in
            let overlay = account.extraWindow("overlay", level: .statusBar)
            account.view("island", 100, 0, in: overlay)
            overlay.hit = { [unowned overlay] _, found in found === overlay ? nil : found }
            account.view("pad", 0, 0, 390, 400)
            account.app.fingersDown([1: at(150, 50), 2: at(50, 50)])
            account.app.fingersMove([1: at(50, 60), 2: at(150, 60)])
            account.app.fingersUp([1, 2])
        }
        expectEqual(eventLog, "island.began 1, pad.began 2, island.moved 1, pad.moved 2, island.ended 1, pad.ended 2")
    }

    @Test func `DL-15: exclusive touch applies only within one window`() {
        let eventLog = Account.tracedAndUntraced { account in
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("far", 0, 0, in: other)
            account.view("left", 0, 0).isExclusiveTouch = true
            account.view("right", 100, 0)
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingerDown(2, at: at(150, 50))
            account.app.fingerDown(3, at: at(50, 450))
            account.app.fingersUp([1, 2, 3])
            account.app.fingerDown(3, at: at(50, 450))
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingersUp([1, 3])
            account.app.fingerDown(2, at: at(150, 50))
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingersUp([1, 2])
        }
        expectEqual(
            eventLog,
            """
            left.began 1, far.began 2, left.ended 1, far.ended 2, far.began 3, left.began 4, far.ended 3, \
            left.ended 4, right.began 5, right.ended 5
            """)
    }

    @Test func `DL-1, DL-2: a pan does not begin if the application's sendEvent drops moves`() {
        final class Still: UIApplication {
            override func sendEvent(_ event: UIEvent) {
                if event.allTouches?.contains(where: { $0.phase == .moved }) != true { super.sendEvent(event) }
            }
        }
        func play(isTraced: Bool) -> String {
            let clock = VirtualClock()
            let still = Still(clock: clock, screen: CGRect(x: 0, y: 0, width: 390, height: 844))
            return UIApplication.$current.withValue(still) {
                let account = Account(TestApplication(still, clock: clock, isTraced: isTraced))
                let pad = account.view("pad", 0, 0)
                account.attach(UIPanGestureRecognizer(), "pan", to: pad)
                account.attach(UITapGestureRecognizer(), "tap", to: pad)
                account.app.fingerDown(at: pad)
                account.app.fingerMove(to: at(50, 90), duration: 0.1)
                account.app.fingerMove(to: at(50, 50), duration: 0.1)
                account.app.fingerUp()
                return account.text
            }
        }
        expectEqual(play(isTraced: true), "pad.began 1, tap(ended), pad.cancelled 1")
        expectEqual(play(isTraced: true), play(isTraced: false))
    }
}
