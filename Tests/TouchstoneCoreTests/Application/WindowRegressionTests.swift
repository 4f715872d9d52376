import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Several windows, fingers over all of them, and overrides of `sendEvent` that swallow, keep, repeat and send elsewhere.
@Suite(.application(ways: .both)) @MainActor
struct WindowRegressionTests {
    /// Writes down each event that the window is sent, with the fingers that are in it.
    private static func notes(_ window: AccountWindow, _ account: Account) {
        window.send = { [unowned window] event, through in
            account.write("\(window.accessibilityIdentifier!)← \(account.words(event.touches(for: window) ?? []))")
            through(event)
        }
    }

    @Test func DL_1_aWindowThatKeepsItsBeginningForLaterHasLostIt() {
        let story = Account.bothWays { account in
            account.view("pad", 0, 0)
            account.attach(UITapGestureRecognizer(), "tap", to: account.window)
            var kept: [UIEvent] = []
            account.window.send = { event, _ in kept.append(event) }
            account.app.fingerDown(at: place(50, 50))
            account.app.advance(by: 0.05)
            account.app.fingerUp()
            account.window.send = nil
            for event in kept { account.window.sendEvent(event) }
            account.app.advance(by: 1)
            account.write("\(kept.count)")
            account.app.fingerTap(at: place(50, 50))
        }
        #expect(story == "2, pad.began 1, tap(ended), pad.cancelled 1")
    }

    @Test func DL_1_DL_10_aWindowThatSendsEverythingTwiceIsHeardOnce() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            account.attach(AccountRecognizer(), "R", to: pad)
            account.attach(UITapGestureRecognizer(), "tap", to: account.window)
            account.window.send = { event, through in
                through(event)
                through(event)
            }
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: place(55, 50))
            account.app.fingerUp()
        }
        #expect(
            story == """
                R.began 1, pad.began 1, R.moved 1, pad.moved 1, R.ended 1, tap(ended), R.reset, pad.cancelled 1
                """
                || story == """
                    R.began 1, pad.began 1, R.moved 1, pad.moved 1, R.ended 1, tap(ended), pad.cancelled 1, R.reset
                    """,
            "\(story)")
    }

    @Test func DL_1_aWindowThatForwardsItsEventsToTheOneBehindGivesItNothingOfItsOwn() {
        let story = Account.bothWays { account in
            let front = account.extraWindow("front", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("glass", 0, 0, in: front)
            account.view("pad", 0, 0)
            front.send = { [unowned account] event, _ in account.window.sendEvent(event) }
            account.app.fingerTap(at: place(50, 450))
            account.app.fingersDown([1: place(50, 450), 2: place(50, 50)])
            account.app.fingersUp([1, 2])
        }
        #expect(story == "pad.began 1, pad.ended 1")
    }

    @Test func HT_28_HT_34_anOverlayWithAnIslandLetsOtherFingersThrough() {
        let story = Account.bothWays { account in
            let overlay = account.extraWindow("overlay", level: .statusBar)
            account.view("island", 100, 0, in: overlay)
            overlay.hit = { [unowned overlay] _, found in found === overlay ? nil : found }
            account.view("pad", 0, 0, 390, 400)
            account.app.fingersDown([1: place(150, 50), 2: place(50, 50)])
            account.app.fingersMove([1: place(50, 60), 2: place(150, 60)])
            account.app.fingersUp([1, 2])
        }
        #expect(story == "island.began 1, pad.began 2, island.moved 1, pad.moved 2, island.ended 1, pad.ended 2")
    }

    @Test func DL_15_exclusiveTouchStopsAtTheWindowsEdge() {
        let story = Account.bothWays { account in
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 444))
            account.view("far", 0, 0, in: other)
            account.view("left", 0, 0).isExclusiveTouch = true
            account.view("right", 100, 0)
            account.app.fingerDown(1, at: place(50, 50))
            account.app.fingerDown(2, at: place(150, 50))
            account.app.fingerDown(3, at: place(50, 450))
            account.app.fingersUp([1, 2, 3])
            account.app.fingerDown(3, at: place(50, 450))
            account.app.fingerDown(1, at: place(50, 50))
            account.app.fingersUp([1, 3])
            account.app.fingerDown(2, at: place(150, 50))
            account.app.fingerDown(1, at: place(50, 50))
            account.app.fingersUp([1, 2])
        }
        #expect(
            story == """
                left.began 1, far.began 2, left.ended 1, far.ended 2, far.began 3, left.began 4, far.ended 3, \
                left.ended 4, right.began 5, right.ended 5
                """)
    }

    @Test func DL_1_DL_2_anApplicationThatSwallowsMovesLeavesAPanWithoutAny() {
        final class Still: UIApplication {
            override func sendEvent(_ event: UIEvent) {
                if event.allTouches?.contains(where: { $0.phase == .moved }) != true { super.sendEvent(event) }
            }
        }
        func play(listens: Bool) -> String {
            let clock = VirtualClock()
            let still = Still(clock: clock, screen: CGRect(x: 0, y: 0, width: 390, height: 844))
            return UIApplication.$current.withValue(still) {
                let account = Account(TestApplication(still, clock: clock, listens: listens))
                let pad = account.view("pad", 0, 0)
                account.attach(UIPanGestureRecognizer(), "pan", to: pad)
                account.attach(UITapGestureRecognizer(), "tap", to: pad)
                account.app.fingerDown(at: pad)
                account.app.fingerMove(to: place(50, 90), duration: 0.1)
                account.app.fingerMove(to: place(50, 50), duration: 0.1)
                account.app.fingerUp()
                return account.text
            }
        }
        #expect(play(listens: true) == "pad.began 1, tap(ended), pad.cancelled 1")
        #expect(play(listens: true) == play(listens: false))
    }
}
