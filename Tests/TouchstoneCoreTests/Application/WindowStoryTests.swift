import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Several windows, fingers over all of them, and overrides of `sendEvent` that swallow, keep, repeat and send elsewhere.
@Suite(.application) @MainActor
struct WindowStoryTests {
    /// Writes down each event that the window is sent, with the fingers that are in it.
    private static func notes(_ window: AccountWindow, _ account: Account) {
        window.send = { [unowned window] event, through in
            account.write("\(window.accessibilityIdentifier!)← \(account.words(event.touches(for: window) ?? []))")
            through(event)
        }
    }

    @Test func DL_1_T_23_threeWindowsHearOneEventEachWithTheirOwnFingers() {
        let story = Account.bothWays { account in
            account.window.accessibilityIdentifier = "back"
            let middle = account.extraWindow("middle", CGRect(x: 0, y: 300, width: 390, height: 300))
            let top = account.extraWindow("top", CGRect(x: 0, y: 600, width: 390, height: 244), level: .alert)
            account.view("a", 0, 0)
            account.view("b", 0, 0, in: middle)
            account.view("c", 0, 0, in: top)
            for window in [account.window, middle, top] { Self.notes(window, account) }
            account.app.fingersDown([
                1: place(50, 650), 2: place(50, 350), 3: place(50, 50), 4: place(300, 350),
            ])
            account.app.fingersMove([2: place(55, 350), 3: place(55, 50)])
            account.app.fingersUp([1, 2, 3, 4])
        }
        // Fingers are numbered as they are heard of: the windows take their turn in the order of their first fingers.
        #expect(
            story == """
                top← 1, c.began 1, middle← 2 3, b.began 2, back← 4, a.began 4, \
                middle← 2 3, b.moved 2, back← 4, a.moved 4, \
                top← 1, c.ended 1, middle← 2 3, b.ended 2, back← 4, a.ended 4
                """)
    }

    @Test func DL_1_aLockedWindowSwallowsItsOwnFingersAndNoOthers() {
        let story = Account.bothWays { account in
            let lock = account.extraWindow("lock", CGRect(x: 0, y: 400, width: 390, height: 444), level: .alert)
            account.view("key", 0, 0, in: lock)
            account.view("pad", 0, 0)
            var isLocked = true
            lock.send = { event, through in if !isLocked { through(event) } }
            account.app.fingersDown([1: place(50, 450), 2: place(50, 50)])
            account.app.fingersMove([1: place(55, 450), 2: place(55, 50)])
            isLocked = false
            account.app.fingersMove([1: place(60, 450), 2: place(60, 50)])
            account.app.fingersUp([1, 2])
            account.app.fingerTap(at: place(50, 450))
        }
        #expect(
            story == "pad.began 1, pad.moved 1, pad.moved 1, pad.ended 1, key.began 2, key.ended 2")
    }

    @Test func DL_18_aWindowHiddenByItsOwnSendEventIsNotHeardOf() {
        let story = Account.bothWays { account in
            let front = account.extraWindow("front", level: .alert)
            account.view("glass", 0, 0, in: front)
            account.view("pad", 0, 0)
            front.send = { [unowned front] event, through in
                front.isHidden = true
                through(event)
            }
            account.app.fingerDown(at: place(50, 50))
            account.app.fingerMove(to: place(55, 50))
            account.app.fingerUp()
            account.app.fingerTap(at: place(50, 50))
        }
        #expect(story == "pad.began 1, pad.ended 1")
    }

    @Test func HT_33_HT_39_aWindowThatRisesInBeganTakesTheNextFingerAndNotThisOne() {
        let story = Account.bothWays { account in
            let other = account.extraWindow("other", level: .normal - 1)
            account.view("low", 0, 0, in: other)
            let pad = account.view("pad", 0, 0)
            pad.on["began"] = { _, _, _ in other.windowLevel = .alert }
            account.app.fingerDown(1, at: place(50, 50))
            account.app.fingerDown(2, at: place(60, 50))
            account.app.fingersMove([1: place(51, 50), 2: place(61, 50)])
            account.app.fingersUp([1, 2])
        }
        #expect(story == "pad.began 1, low.began 2, pad.moved 1, low.moved 2, pad.ended 1, low.ended 2")
    }

    @Test func G_32_aPanOnOneWindowTakesNoTouchOfAnother() {
        let story = Account.bothWays { account in
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("far", 0, 0, in: other)
            account.view("near", 0, 0)
            account.attach(UIPanGestureRecognizer(), "pan", to: account.window)
            account.app.fingersDown([1: place(50, 50), 2: place(50, 450)])
            account.app.fingersMove([1: place(50, 80), 2: place(50, 480)])
            account.app.fingersUp([1, 2])
        }
        #expect(
            story == """
                near.began 1, far.began 2, pan(began), near.cancelled 1, far.moved 2, pan(ended), far.ended 2
                """)
    }

    @Test func DL_18_HT_33_aWindowHiddenAndShownAgainInAnActionTakesTheNextTap() {
        let story = Account.bothWays { account in
            let front = account.extraWindow("front")
            let pad = account.view("pad", 0, 0, in: front)
            account.view("rest", 100, 0, in: front)
            account.attach(UITapGestureRecognizer(), "tap", to: pad) { _ in
                front.isHidden = true
                front.isHidden = false
            }
            account.app.fingerDown(2, at: place(150, 50))
            account.app.fingerTap(1, at: place(50, 50))
            account.app.fingerUp(2)
            account.app.fingerTap(1, at: place(50, 50))
        }
        let lines = story.split(separator: ", ").joined(separator: ", ")
        #expect(
            lines == """
                rest.began 1, pad.began 2, tap(ended), rest.cancelled 1, pad.cancelled 2, \
                pad.began 3, tap(ended), pad.cancelled 3
                """)
    }

    @Test func DL_10_oneWindowsBeganHidesTheOtherThatIsStillToHearOfTheSameEvent() {
        let story = Account.bothWays { account in
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("far", 0, 0, in: other)
            account.attach(AccountRecognizer(), "R", to: other)
            account.view("near", 0, 0).on["began"] = { _, _, _ in other.isHidden = true }
            account.app.fingersDown([1: place(50, 50), 2: place(50, 450)])
            account.app.fingersMove([1: place(55, 50), 2: place(55, 450)])
            account.app.fingersUp([1, 2])
            other.isHidden = false
            account.app.fingerDown(2, at: place(50, 450))
        }
        #expect(!story.contains("far.cancelled") && !story.contains("far.moved"))
        let views = story.split(separator: ", ").filter { !$0.hasPrefix("R.") }.joined(separator: ", ")
        #expect(views.hasPrefix("near.began 1, near.moved 1, near.ended 1, far.began"), "\(story)")
    }
}
