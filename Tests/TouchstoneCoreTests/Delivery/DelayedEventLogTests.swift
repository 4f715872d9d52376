import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private func delaying(_ name: String, on view: UIView, of account: Account) -> AccountRecognizer {
    let recognizer = account.attach(AccountRecognizer().quiet(), name, to: view)
    recognizer.delaysTouchesBegan = true
    return recognizer
}

/// Touches that a recognizer delays: what the view receives later, and changes during the delivery.
@Suite(.application) @MainActor
struct DelayedEventLogTests {
    @Test func `T-4, T-6: a delayed touchesBegan of a second tap is delivered after the finger has moved far`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let pad = account.view("pad", 0, 0, 390, 400)
            account.app.fingerTap(at: at(50, 50))
            account.app.advance(by: 0.05)
            account.clear()
            _ = delaying("R", on: pad, of: account).enters(.failed, at: "moved", time: 2)
            account.app.fingerDown(at: at(50, 50))
            account.app.fingerMove(to: at(80, 50))
            account.app.fingerMove(to: at(110, 50))
            account.app.fingerUp()
        }
        // The rules do not settle whether the delayed touchesBegan has its tapCount.
        expectEqual(
            eventLog.replacing("100 ms taps 2", with: "100 ms taps 0"),
            """
            pad.began 2 (50 50 from 50 50 at 100 ms taps 0), pad.moved 2 (110 50 from 50 50 at 133 ms taps 0), \
            R.reset, pad.ended 2 (110 50 from 110 50 at 150 ms taps 0)
            """)
    }

    @Test func `T-16: the last coalesced touch of a delayed touchesBegan equals the touch`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 390, 400)
            _ = delaying("R", on: pad, of: account).enters(.failed, at: "moved", time: 3)
            for phase in ["began", "moved", "ended"] {
                pad.on[phase] = { _, touches, event in
                    let touch = touches.first!
                    let last = event.coalescedTouches(for: touch)?.last
                    account.write(
                        "\(last.map { Int($0.location(in: nil).x) } ?? -1)/\(Int(touch.location(in: nil).x))")
                    account.write("\(last?.timestamp == touch.timestamp) \(last?.phase == touch.phase)")
                }
            }
            account.app.fingerDown(at: at(50, 50))
            for step in 1...3 { account.app.fingerMove(to: at(50 + Double(step) * 10, 50)) }
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            pad.began 1, 50/50, true true, pad.moved 1, 80/80, true true, R.reset, pad.ended 1, 80/80, true true
            """)
    }

    @Test func `DL-1: sending the event again in a delayed touchesBegan delivers nothing twice`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            _ = delaying("R", on: pad, of: account).enters(.failed, at: "moved", time: 2)
            for phase in ["began", "moved"] {
                pad.on[phase] = { _, _, event in account.within("again") { account.window.sendEvent(event) } }
            }
            account.app.fingerDown(at: pad)
            for step in 1...2 { account.app.fingerMove(to: at(50, 50 + Double(step))) }
            account.app.fingerUp()
        }
        let received = eventLog.split(separator: ", ").filter { $0.hasPrefix("pad") }.joined(separator: ", ")
        expectEqual(received, "pad.began 1, pad.moved 1, pad.ended 1", "\(eventLog)")
        expectEqual(eventLog.components(separatedBy: "again {").count, 3)
    }

    @Test func `DL-7, G-39: two delayed fingers of one view are delivered together with their original values`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let pad = account.view("pad", 0, 0, 390, 100)
            pad.isMultipleTouchEnabled = true
            _ = delaying("R", on: pad, of: account).enters(.failed, at: "moved", time: 2)
            account.app.fingersDown([1: at(50, 50), 2: at(250, 50)])
            for step in 1...2 {
                account.app.fingersMove([
                    1: at(50 + Double(step), 50), 2: at(250 - Double(step), 50),
                ])
            }
            account.app.fingersUp([1, 2])
        }
        expectEqual(
            eventLog,
            """
            pad.began 1 (50 50 from 50 50 at 0 ms taps 1) 2 (250 50 from 250 50 at 0 ms taps 1), \
            pad.moved 1 (52 50 from 50 50 at 33 ms taps 1) 2 (248 50 from 250 50 at 33 ms taps 1), R.reset, \
            pad.ended 1 (52 50 from 52 50 at 50 ms taps 1) 2 (248 50 from 248 50 at 50 ms taps 1)
            """)
    }

    @Test func `DL-10: a view that is removed before the delayed delivery receives nothing`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let recognizer = account.attach(AccountRecognizer(), "R", to: account.window)
            recognizer.delaysTouchesBegan = true
            account.app.fingerDown(at: pad)
            pad.removeFromSuperview()
            account.app.fingerMove(to: at(60, 50))
            recognizer.state = .failed
            account.app.settle()
            account.app.fingerUp()
            account.window.addSubview(pad)
            account.app.advance(by: 1)
            recognizer.delaysTouchesBegan = false
            account.app.fingerDown(at: pad)
        }
        #expect(!eventLog.contains("pad.cancelled") && !eventLog.contains("pad.moved"))
        #expect(eventLog.hasPrefix("R.began 1, ") && eventLog.hasSuffix("R.began 2, pad.began 2"), "\(eventLog)")
        expectEqual(eventLog.components(separatedBy: "pad.").count, 2)
    }

    @Test func `G-37, G-52: holding the second tap fails the double tap and delivers the delayed first end`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let pad = account.view("pad", 0, 0)
            account.attach(UITapGestureRecognizer(), "double", to: pad).numberOfTapsRequired = 2
            account.app.fingerTap(at: pad)
            account.app.advance(by: 0.1)
            account.app.fingerDown(at: pad)
            account.app.advance(by: 2)
            account.write("held")
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            pad.began 1 (50 50 from 50 50 at 0 ms taps 1), pad.began 2 (50 50 from 50 50 at 150 ms taps 2), \
            pad.ended 1 (50 50 from 50 50 at 50 ms taps 1), held, \
            pad.ended 2 (50 50 from 50 50 at 2150 ms taps 2)
            """)
    }

    @Test func `T-2: sendEvent of the window sees the current touch before and after a delayed delivery`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            _ = delaying("R", on: pad, of: account).enters(.failed, at: "moved", time: 2)
            @MainActor func state(_ event: UIEvent) -> String {
                event.allTouches!.map { "\($0.phase) at \(Int($0.location(in: nil).x))" }.joined()
            }
            account.window.send = { event, through in
                account.write("before \(state(event))")
                through(event)
                account.write("after \(state(event))")
            }
            pad.on["began"] = { _, _, event in account.write("in began \(state(event))") }
            account.app.fingerDown(at: pad)
            for step in 1...2 { account.app.fingerMove(to: at(50 + Double(step) * 10, 50)) }
        }
        expectEqual(
            eventLog,
            """
            before began at 50, after began at 50, before moved at 60, after moved at 60, before moved at 70, \
            pad.began 1, in began began at 50, pad.moved 1, after moved at 70, R.reset
            """)
    }

    @Test func `G-40, G-43: a recognizer delays only the touches of its own view`() {
        let eventLog = Account.tracedAndUntraced { account in
            let board = account.view("board", 0, 0, 390, 400)
            board.isMultipleTouchEnabled = true
            let card = account.view("card", 100, 0, in: board)
            let lift = account.attach(UILongPressGestureRecognizer(), "lift", to: card)
            lift.delaysTouchesBegan = true
            account.app.fingersDown([1: at(50, 50), 2: at(150, 50)])
            account.app.advance(by: 0.6)
            account.app.fingersMove([1: at(60, 50), 2: at(160, 50)])
            account.app.fingersUp([1, 2])
            account.app.fingerTap(at: at(150, 50))
        }
        expectEqual(
            eventLog,
            """
            board.began 1, lift(began), lift(changed), board.moved 1, lift(ended), board.ended 1, \
            card.began 2, card.ended 2
            """)
    }

    @Test func `G-39, G-42: a touch that two recognizers delay is delivered when the second one fails`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let pad = account.view("pad", 0, 0, 390, 400)
            _ = delaying("one", on: pad, of: account).enters(.failed, at: "moved", time: 1)
            _ = delaying("two", on: pad, of: account).enters(.failed, at: "moved", time: 3)
            account.app.fingerDown(at: at(50, 50))
            for step in 1...4 { account.app.fingerMove(to: at(50 + Double(step) * 10, 50)) }
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            one.reset, pad.began 1 (50 50 from 50 50 at 0 ms taps 1), \
            pad.moved 1 (80 50 from 50 50 at 50 ms taps 1), two.reset, \
            pad.moved 1 (90 50 from 80 50 at 67 ms taps 1), pad.ended 1 (90 50 from 90 50 at 83 ms taps 1)
            """)
    }

    @Test func `Q-8: a second finger is delivered at once while the first one is delayed`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let pad = account.view("pad", 0, 0)
            account.view("side", 200, 0)
            _ = delaying("R", on: pad, of: account).enters(.failed, at: "moved", time: 1)
            pad.on["began"] = { view, _, event in
                for touch in event.allTouches ?? [] where touch.view !== view {
                    account.write("side is \(touch.phase) \(account.details(touch))")
                }
            }
            account.app.fingersDown([1: at(50, 50), 2: at(250, 50)])
            account.app.fingersMove([1: at(60, 50), 2: at(260, 50)])
            account.app.fingersUp([1, 2])
        }
        expectEqual(
            eventLog,
            """
            side.began 1 (250 50 from 250 50 at 0 ms taps 1), \
            pad.began 2 (50 50 from 50 50 at 0 ms taps 1), side is moved (260 50 from 250 50 at 17 ms taps 1), \
            pad.moved 2 (60 50 from 50 50 at 17 ms taps 1), side.moved 1 (260 50 from 250 50 at 17 ms taps 1), \
            R.reset, pad.ended 2 (60 50 from 60 50 at 33 ms taps 1), \
            side.ended 1 (260 50 from 260 50 at 33 ms taps 1)
            """)
    }

    @Test func `DL-19: a view that removes itself in a delayed touchesBegan receives no touchesMoved`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            _ = delaying("R", on: account.window, of: account).enters(.failed, at: "moved", time: 2)
            pad.on["began"] = { view, _, _ in account.within("leaves") { view.removeFromSuperview() } }
            account.app.fingerDown(at: pad)
            for step in 1...3 { account.app.fingerMove(to: at(50, 50 + Double(step))) }
            account.app.fingerUp()
        }
        expectEqual(eventLog, "pad.began 1, leaves {, pad.cancelled 1, }, R.reset")
    }

    @Test func `G-37, G-41: one recognizer's failure delivers touchesBegan, and another one's delivers touchesEnded`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let pad = account.view("pad", 0, 0)
            _ = delaying("D", on: pad, of: account).enters(.failed, at: "ended")
            let slow = account.attach(AccountRecognizer().quiet(), "E", to: pad)
            account.app.fingerDown(at: pad)
            account.app.advance(by: 0.05)
            account.app.fingerUp()
            account.write("later")
            account.app.advance(by: 0.25)
            slow.state = .failed
            account.app.settle()
        }
        expectEqual(
            eventLog,
            """
            pad.began 1 (50 50 from 50 50 at 0 ms taps 1), D.reset, later, \
            pad.ended 1 (50 50 from 50 50 at 50 ms taps 1), E.reset
            """)
    }

    @Test func `G-45: disabling a recognizer delivers the touches that it delayed`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let pad = account.view("pad", 0, 0)
            let recognizer = delaying("R", on: pad, of: account)
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: at(50, 60))
            account.app.advance(by: 0.1)
            recognizer.isEnabled = false
            account.app.settle()
            account.app.fingerMove(to: at(50, 70))
            account.app.fingerUp()
        }
        let received = eventLog.split(separator: ", ").filter { $0 != "R.reset" }.joined(separator: ", ")
        expectEqual(
            received,
            """
            pad.began 1 (50 50 from 50 50 at 0 ms taps 1), pad.moved 1 (50 60 from 50 50 at 17 ms taps 1), \
            pad.moved 1 (50 70 from 50 60 at 133 ms taps 1), pad.ended 1 (50 70 from 50 70 at 150 ms taps 1)
            """)
    }

    @Test func `RC-9, RC-11: a delayed touchesBegan is forwarded up the chain with its original values`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let parent = account.view("parent", 0, 0, 300, 300)
            let child = account.view("child", 50, 50, in: parent)
            child.forwards = ["began", "moved"]
            _ = delaying("R", on: child, of: account).enters(.failed, at: "moved", time: 1)
            parent.on["began"] = { _, touches, _ in account.write("of \(touches.first!.view === child)") }
            account.app.fingerDown(at: child)
            account.app.fingerMove(to: at(110, 100))
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            child.began 1 (100 100 from 100 100 at 0 ms taps 1), \
            parent.began 1 (100 100 from 100 100 at 0 ms taps 1), of true, \
            child.moved 1 (110 100 from 100 100 at 17 ms taps 1), \
            parent.moved 1 (110 100 from 100 100 at 17 ms taps 1), R.reset, \
            child.ended 1 (110 100 from 110 100 at 33 ms taps 1)
            """)
    }

    @Test func `DL-22: ignoring interaction in a delayed touchesBegan cancels the touch`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            delaying("R", on: pad, of: account).on["moved"] = { recognizer, _, _ in recognizer.state = .failed }
            pad.on["began"] = { _, _, _ in
                UIApplication.shared.beginIgnoringInteractionEvents()
                UIApplication.shared.endIgnoringInteractionEvents()
            }
            account.app.fingerDown(at: pad)
            for step in 1...2 { account.app.fingerMove(to: at(50, 50 + Double(step))) }
            account.app.fingerUp()
            pad.on["began"] = nil
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: at(60, 50))
        }
        let received = eventLog.split(separator: ", ").filter { $0.hasPrefix("pad") }.joined(separator: ", ")
        expectEqual(received, "pad.began 1, pad.cancelled 1, pad.began 2, pad.moved 2", "\(eventLog)")
    }

    @Test func `G-24, G-42: if a tap and the double tap it waits for both delay, the view waits for both to fail`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let double = account.attach(UITapGestureRecognizer(), "double", to: pad)
            double.numberOfTapsRequired = 2
            double.delaysTouchesBegan = true
            let single = account.attach(UITapGestureRecognizer(), "single", to: pad)
            single.delaysTouchesBegan = true
            single.require(toFail: double)
            account.app.fingerTap(at: pad)
            account.write("waits")
            account.app.advance(by: 0.4)
            account.app.fingerDoubleTap(at: pad)
            account.app.advance(by: 1)
            account.app.fingerDown(at: pad)
            account.app.advance(by: 1.6)
            account.write("too long")
            account.app.fingerUp()
        }
        expectEqual(
            eventLog, "waits, single(ended), double(ended), pad.began 1, too long, pad.ended 1")
    }
}
