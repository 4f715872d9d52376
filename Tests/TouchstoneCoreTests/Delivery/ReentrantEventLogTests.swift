import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The calls that follow when a callback, an action, a delegate or a hit test changes the scene during a touch.
@Suite(.application) @MainActor
struct ReentrantEventLogTests {
    @Test func `DL-19: removing a superview in touchesMoved cancels all touches in it`() {
        let eventLog = Account.tracedAndUntraced { account in
            let shelf = account.view("shelf", 0, 0, 200, 100)
            let left = account.view("left", 0, 0, in: shelf)
            account.view("right", 100, 0, in: shelf)
            account.view("floor", 0, 200)
            left.on["moved"] = { [unowned shelf] _, _, _ in account.within("clears") { shelf.removeFromSuperview() } }
            account.app.fingersDown([1: at(50, 50), 2: at(150, 50), 3: at(50, 250)])
            account.clear()
            account.app.fingersMove([1: at(55, 50), 2: at(155, 50), 3: at(55, 250)])
            account.app.fingersUp([1, 2, 3])
        }
        expectEqual(
            eventLog,
            """
            left.moved 1, clears {, left.cancelled 1, right.cancelled 2, }, floor.moved 3, floor.ended 3
            """)
    }

    @Test func `DL-10: a view that removes itself in touchesEnded is cancelled for its other finger`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 200, 100)
            pad.isMultipleTouchEnabled = true
            pad.on["ended"] = { view, _, _ in account.within("leaves") { view.removeFromSuperview() } }
            account.app.fingersDown([1: at(50, 50), 2: at(150, 50)])
            account.app.fingerUp(1)
            account.app.fingerMove(2, to: at(160, 50))
            account.app.fingerUp(2)
        }
        expectEqual(eventLog, "pad.began 1 2, pad.ended 1, leaves {, pad.cancelled 2, }")
    }

    @Test func `DL-11, DL-19: the action of a tap that removes the tapped view cancels its touch once`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            account.attach(UITapGestureRecognizer(), "tap", to: account.window) { [unowned pad] _ in
                account.within("clears") { pad.removeFromSuperview() }
            }
            account.app.fingerTap(at: pad)
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(50, 50))
        }
        expectEqual(
            eventLog, "pad.began 1, tap(ended), clears {, pad.cancelled 1, }, tap(ended), clears {, }")
    }

    @Test func `G-46: a recognizer that its delegate removes in gestureRecognizerShouldBegin does not begin`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let delegate = AccountDelegate()
            delegate.begins = { recognizer in
                account.write("begins?")
                recognizer.view?.removeGestureRecognizer(recognizer)
                return true
            }
            let pan = account.attach(UIPanGestureRecognizer(), "pan", to: pad)
            pan.delegate = delegate
            account.app.fingerDown(at: pad)
            for step in 1...3 { account.app.fingerMove(to: at(50, 50 + Double(step) * 8)) }
            account.app.fingerUp()
            account.write("\(pan.state) \(pan.view == nil)")
        }
        expectEqual(
            eventLog, "pad.began 1, pad.moved 1, begins?, pad.moved 1, pad.moved 1, pad.ended 1, possible true")
    }

    @Test func `G-16: an outer recognizer that a delegate disables in shouldReceive receives no touch`() {
        let eventLog = Account.tracedAndUntraced { account in
            let outer = account.view("outer", 0, 0, 300, 300)
            let inner = account.view("inner", 0, 0, in: outer)
            let outerTap = account.attach(UITapGestureRecognizer(), "outerTap", to: outer)
            let delegate = AccountDelegate()
            delegate.takesTouch = { _, _ in
                account.write("inner?")
                outerTap.isEnabled = false
                return false
            }
            account.attach(UITapGestureRecognizer(), "innerTap", to: inner).delegate = delegate
            account.app.fingerTap(at: inner)
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(200, 200))
            outerTap.isEnabled = true
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(200, 200))
        }
        expectEqual(
            eventLog,
            """
            inner?, inner.began 1, inner.ended 1, outer.began 2, outer.ended 2, \
            outer.began 3, outerTap(ended), outer.cancelled 3
            """)
    }

    @Test func `RL-5: a pan whose action lifts the finger and runs the loop ends after the action`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            account.attach(UIPanGestureRecognizer(), "pan", to: pad) { pan in
                guard pan.state == .began else { return }
                account.within("spins") {
                    account.app.fingerUp()
                    UIApplication.shared.service()
                }
            }
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: at(50, 90))
        }
        expectEqual(eventLog, "pad.began 1, pan(began), spins {, }, pad.cancelled 1, pan(ended)")
    }

    @Test func `DL-13: isMultipleTouchEnabled set in touchesBegan applies from the next report`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 390, 100)
            pad.on["began"] = { view, _, _ in view.isMultipleTouchEnabled.toggle() }
            // The second finger is bound in the same report, before the view changes the property.
            account.app.fingersDown([1: at(50, 50), 2: at(150, 50)])
            account.app.fingerDown(3, at: at(250, 50))
            account.app.fingerDown(4, at: at(350, 50))
            account.app.fingersMove([1: at(55, 50), 2: at(155, 50), 3: at(255, 50), 4: at(355, 50)])
            account.app.fingersUp([1, 2, 3, 4])
        }
        expectEqual(eventLog, "pad.began 1, pad.began 2, pad.moved 1 2, pad.ended 1 2")
    }

    @Test func `G-3: a recognizer whose delegate hides the window in shouldReceive receives the next touch`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let delegate = AccountDelegate()
            delegate.takesTouch = { _, _ in
                account.write("takes?")
                account.window.isHidden = true
                return true
            }
            account.attach(AccountRecognizer(), "R", to: pad).delegate = delegate
            account.app.fingerTap(at: at(50, 50))
            account.window.isHidden = false
            delegate.takesTouch = nil
            account.app.fingerTap(at: at(50, 50))
        }
        #expect(eventLog.hasPrefix("takes?, "), "\(eventLog)")
        #expect(eventLog.hasSuffix("R.began 1, pad.began 1, R.ended 1"), "\(eventLog)")
        expectEqual(eventLog.components(separatedBy: "pad.began").count, 2, "\(eventLog)")
    }

    @Test func `G-45: disabling and enabling a pan cancels it, and the next finger pans again`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 390, 400)
            var changes = 0
            account.attach(UIPanGestureRecognizer(), "pan", to: pad) { pan in
                guard pan.state == .changed else { return }
                changes += 1
                guard changes == 1 else { return }
                pan.isEnabled = false
                pan.isEnabled = true
            }
            account.app.fingerDown(at: at(50, 50))
            for step in 1...4 { account.app.fingerMove(to: at(50, 50 + Double(step) * 20)) }
            account.app.fingerUp()
            account.app.fingerDown(at: at(50, 50))
            for step in 1...3 { account.app.fingerMove(to: at(50, 50 + Double(step) * 20)) }
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            pad.began 1, pan(began), pad.cancelled 1, pan(changed), pan(cancelled), \
            pad.began 2, pan(began), pad.cancelled 2, pan(changed), pan(changed), pan(ended)
            """)
    }

    @Test func `DL-18, DL-19: a view that another one removes in touchesCancelled is cancelled within that call`() {
        let eventLog = Account.tracedAndUntraced { account in
            let first = account.view("a", 0, 0)
            account.view("b", 100, 0)
            let third = account.view("c", 200, 0)
            first.on["cancelled"] = { [unowned third] _, _, _ in
                account.within("clears") { third.removeFromSuperview() }
            }
            account.app.fingersDown([1: at(50, 50), 2: at(150, 50), 3: at(250, 50)])
            account.clear()
            account.app.enterBackground()
            account.app.enterForeground()
            account.app.fingersUp([1, 2, 3])
        }
        expectEqual(eventLog, "a.cancelled 1, clears {, c.cancelled 3, }, b.cancelled 2")
    }

    @Test func `G-46: removing a pan in touchesMoved cancels it`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 390, 400)
            let pan = account.attach(UIPanGestureRecognizer(), "pan", to: pad)
            pan.cancelsTouchesInView = false
            var moves = 0
            pad.on["moved"] = { view, _, _ in
                moves += 1
                if moves == 3 { view.removeGestureRecognizer(pan) }
            }
            account.app.fingerDown(at: at(50, 50))
            for step in 1...4 { account.app.fingerMove(to: at(50, 50 + Double(step) * 8)) }
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            pad.began 1, pad.moved 1, pan(began), pad.moved 1, pan(changed), pad.moved 1, pan(cancelled), \
            pad.moved 1, pad.ended 1
            """)
    }

    @Test func `DL-19: a view that removes itself in touchesBegan is cancelled within the call`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            account.view("beside", 100, 0)
            pad.on["began"] = { view, _, _ in account.within("leaves") { view.removeFromSuperview() } }
            account.app.fingersDown([1: at(50, 50), 2: at(150, 50)])
            account.app.fingersMove([1: at(55, 50), 2: at(155, 50)])
            account.app.fingersUp([1, 2])
        }
        expectEqual(
            eventLog, "pad.began 1, leaves {, pad.cancelled 1, }, beside.began 2, beside.moved 2, beside.ended 2")
    }

    @Test func `DL-10: a view that moves to another window in touchesCancelled can be tapped there`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 400))
            pad.on["cancelled"] = { view, _, _ in other.addSubview(view) }
            account.app.fingerDown(at: pad)
            account.app.fingerCancel()
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(50, 50))
            account.app.fingerTap(at: at(50, 450))
        }
        expectEqual(eventLog, "pad.began 1, pad.cancelled 1, pad.began 2, pad.ended 2")
    }

    @Test func `DL-18: the action of a pan that hides its window cancels the touch`() {
        let eventLog = Account.tracedAndUntraced { account in
            let front = account.extraWindow("front", level: .alert)
            let pad = account.view("pad", 0, 0, in: front)
            account.view("behind", 0, 0)
            account.attach(UIPanGestureRecognizer(), "pan", to: pad) { pan in
                if pan.state == .began { account.within("hides") { front.isHidden = true } }
            }
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: at(50, 90), duration: 0.05)
            account.app.fingerUp()
            account.app.fingerTap(at: at(50, 50))
        }
        #expect(eventLog.hasPrefix("pad.began 1, "), "\(eventLog)")
        #expect(eventLog.hasSuffix("behind.began 2, behind.ended 2"), "\(eventLog)")
        let middle = eventLog.split(separator: ", ").filter { !$0.hasPrefix("behind") && $0 != "pad.moved 1" }
        #expect(middle.count { $0 == "pan(began)" } == 1 && middle.count { $0 == "pad.cancelled 1" } == 1)
        #expect(!middle.contains("pad.ended 1") && !middle.contains("pan(ended)") && !middle.contains("pan(changed)"))
    }

    @Test func `G-36: a screen that the action of a tap presents receives the next tap`() {
        let eventLog = Account.tracedAndUntraced { account in
            let root = UIViewController()
            account.window.rootViewController = root
            let pad = account.view("pad", 0, 0, in: root.view)
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            account.view("sheet", 0, 0, 390, 844, in: sheet.view)
            account.attach(UITapGestureRecognizer(), "tap", to: pad) { _ in root.present(sheet, animated: false) }
            account.app.settle()
            account.app.fingerTap(at: at(50, 50))
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(50, 50))
            sheet.dismiss(animated: false)
            account.app.advance(by: 1)
            account.app.fingerDown(at: at(50, 50))
        }
        expectEqual(
            eventLog, "pad.began 1, tap(ended), pad.cancelled 1, sheet.began 2, sheet.ended 2, pad.began 3")
    }

    @Test func `DL-22: a hit test that ignores interaction cancels the touches that are down`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.view("left", 0, 0)
            let right = account.view("right", 100, 0)
            account.app.fingerDown(1, at: at(50, 50))
            right.hit = { _, found in
                right.hit = nil
                UIApplication.shared.beginIgnoringInteractionEvents()
                UIApplication.shared.endIgnoringInteractionEvents()
                return found
            }
            account.app.fingerDown(2, at: at(150, 50))
            account.app.fingersMove([1: at(55, 50)])
            account.app.fingersUp([1, 2])
            account.app.fingerTap(3, at: at(150, 50))
        }
        #expect(eventLog.hasPrefix("left.began 1, left.cancelled 1, "), "\(eventLog)")
        #expect(!eventLog.contains("left.moved") && !eventLog.contains("left.ended"))
        #expect(
            eventLog.hasSuffix("right.began 2, right.ended 2") || eventLog.hasSuffix("right.began 3, right.ended 3"))
    }

    @Test func `DL-1: sending the event to the window in touchesMoved delivers each move once`() {
        let eventLog = Account.tracedAndUntraced { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.on["moved"] = { _, _, event in account.within("sends") { account.window.sendEvent(event) } }
            account.app.fingersDown([1: at(50, 50), 2: at(150, 50)])
            account.app.fingersMove([1: at(55, 50), 2: at(155, 50)])
            account.app.fingersUp([1, 2])
        }
        let lines = eventLog.split(separator: ", ")
        for line in ["left.moved 1", "right.moved 2", "left.ended 1", "right.ended 2"] {
            expectEqual(lines.count { $0 == line }, 1, "\(line): \(eventLog)")
        }
        #expect(eventLog.hasPrefix("left.began 1, right.began 2, left.moved 1, sends {"))
    }

    @Test func `DL-22: interaction ignored in touchesBegan can be allowed again in touchesCancelled`() {
        let eventLog = Account.tracedAndUntraced { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.on["began"] = { _, _, _ in
                account.within("ignores") { UIApplication.shared.beginIgnoringInteractionEvents() }
            }
            left.on["cancelled"] = { _, _, _ in UIApplication.shared.endIgnoringInteractionEvents() }
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingerMove(1, to: at(60, 50))
            account.app.fingerTap(2, at: at(150, 50))
            account.app.fingerUp(1)
        }
        #expect(eventLog.hasPrefix("left.began 1, ignores {, "), "\(eventLog)")
        let plain = eventLog.split(separator: ", ").filter { $0 != "ignores {" && $0 != "}" }.joined(separator: ", ")
        expectEqual(plain, "left.began 1, left.cancelled 1, right.began 2, right.ended 2")
    }

    @Test func `DL-15: isExclusiveTouch suppresses touches only while it is true`() {
        let eventLog = Account.tracedAndUntraced { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.on["began"] = { view, _, _ in view.isExclusiveTouch = true }
            left.on["moved"] = { view, _, _ in view.isExclusiveTouch = false }
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingerDown(2, at: at(150, 50))
            account.app.fingersMove([1: at(55, 50), 2: at(155, 50)])
            account.app.fingerDown(3, at: at(170, 50))
            account.app.fingerUp(2)
            account.app.fingerUp(3)
            account.app.fingerDown(4, at: at(150, 50))
            account.app.fingersUp([1, 4])
        }
        // Finger 3 finds finger 2 down on the same view, though that one was suppressed.
        expectEqual(eventLog, "left.began 1, left.moved 1, right.began 2, left.ended 1, right.ended 2")
    }

    @Test func `C-20: a button on a screen that another button's action installs receives the next tap`() {
        let eventLog = Account.tracedAndUntraced { account in
            let (old, new) = (UIViewController(), UIViewController())
            account.window.rootViewController = old
            let button = account.control(UIButton(), "old", 100, 100, in: old.view)
            account.control(UIButton(), "new", 100, 100, in: new.view)
            button.addAction(UIAction { _ in account.window.rootViewController = new }, for: .touchUpInside)
            account.app.settle()
            for _ in 1...2 {
                account.app.fingerTap(at: at(150, 120))
                account.app.advance(by: 1)
            }
        }
        expectEqual(
            eventLog, "old down, old upInside, old primary, new down, new upInside, new primary")
    }

    @Test(arguments: [false, true])
    func `DL-19, DL-20: presenting in touchesMoved cancels the touch only if the old view is removed`(_ isFull: Bool) {
        let eventLog = Account.tracedAndUntraced { account in
            let root = UIViewController()
            account.window.rootViewController = root
            let pad = account.view("pad", 0, 0, in: root.view)
            var shown: UIViewController?
            pad.on["moved"] = { _, _, _ in
                guard shown == nil else { return }
                let made = UIViewController()
                shown = made
                made.modalPresentationStyle = isFull ? .fullScreen : .overFullScreen
                root.present(made, animated: false)
            }
            account.app.settle()
            account.app.fingerDown(at: pad)
            for step in 1...2 { account.app.fingerMove(to: at(50, 50 + Double(step))) }
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            (isFull
                ? "pad.began 1, pad.moved 1, pad.cancelled 1"
                : "pad.began 1, pad.moved 1, pad.moved 1, pad.ended 1"))
    }

    @Test func `DL-4: a recognizer that is added in touchesBegan receives only later touches`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            pad.on["began"] = { view, _, _ in
                view.on["began"] = nil
                account.attach(UITapGestureRecognizer(), "tap", to: view)
            }
            for _ in 1...2 {
                account.app.fingerTap(at: pad)
                account.app.advance(by: 1)
            }
        }
        expectEqual(eventLog, "pad.began 1, pad.ended 1, pad.began 2, tap(ended), pad.cancelled 2")
    }

    @Test func `RL-5: a hit test that runs the loop keeps the order of the fingers`() {
        let eventLog = Account.tracedAndUntraced { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.hit = { _, found in
                account.within("spins") {
                    account.app.fingerDown(2, at: at(150, 50))
                    UIApplication.shared.service()
                }
                left.hit = nil
                return found
            }
            account.app.fingerDown(1, at: at(50, 50))
            account.app.fingersUp([1, 2])
        }
        expectEqual(eventLog, "spins {, }, left.began 1, right.began 2, left.ended 1, right.ended 2")
    }
}
