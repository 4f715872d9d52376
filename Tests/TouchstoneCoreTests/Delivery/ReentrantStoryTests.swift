import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// What everybody hears when a callback, an action, a delegate's answer or a hit test changes the scene under the finger.
@Suite(.application) @MainActor
struct ReentrantStoryTests {
    @Test func DL_19_aMoveThatTakesTheShelfAwayCancelsAllThatStoodOnIt() {
        let story = Account.bothWays { account in
            let shelf = account.view("shelf", 0, 0, 200, 100)
            let left = account.view("left", 0, 0, in: shelf)
            account.view("right", 100, 0, in: shelf)
            account.view("floor", 0, 200)
            left.on["moved"] = { [unowned shelf] _, _, _ in account.within("clears") { shelf.removeFromSuperview() } }
            account.app.fingersDown([1: place(50, 50), 2: place(150, 50), 3: place(50, 250)])
            account.clear()
            account.app.fingersMove([1: place(55, 50), 2: place(155, 50), 3: place(55, 250)])
            account.app.fingersUp([1, 2, 3])
        }
        #expect(
            story == """
                left.moved 1, clears {, left.cancelled 1, right.cancelled 2, }, floor.moved 3, floor.ended 3
                """)
    }

    @Test func DL_10_theFirstOfTwoFingersLiftsAndItsViewGoesWithTheOther() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0, 200, 100)
            pad.isMultipleTouchEnabled = true
            pad.on["ended"] = { view, _, _ in account.within("leaves") { view.removeFromSuperview() } }
            account.app.fingersDown([1: place(50, 50), 2: place(150, 50)])
            account.app.fingerUp(1)
            account.app.fingerMove(2, to: place(160, 50))
            account.app.fingerUp(2)
        }
        #expect(story == "pad.began 1 2, pad.ended 1, leaves {, pad.cancelled 2, }")
    }

    @Test func DL_11_DL_19_aTapWhoseActionTakesTheTappedViewAway() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            account.attach(UITapGestureRecognizer(), "tap", to: account.window) { [unowned pad] _ in
                account.within("clears") { pad.removeFromSuperview() }
            }
            account.app.fingerTap(at: pad)
            account.app.advance(by: 1)
            account.app.fingerTap(at: place(50, 50))
        }
        #expect(
            story == "pad.began 1, tap(ended), clears {, pad.cancelled 1, }, tap(ended), clears {, }")
    }

    @Test func G_46_aDelegateThatRemovesItsRecognizerAsItIsAsked() {
        let story = Account.bothWays { account in
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
            for step in 1...3 { account.app.fingerMove(to: place(50, 50 + Double(step) * 8)) }
            account.app.fingerUp()
            account.write("\(pan.state) \(pan.view == nil)")
        }
        #expect(
            story == "pad.began 1, pad.moved 1, begins?, pad.moved 1, pad.moved 1, pad.ended 1, possible true")
    }

    @Test func G_16_aDeeperGateThatDisablesAnOuterRecognizer() {
        let story = Account.bothWays { account in
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
            account.app.fingerTap(at: place(200, 200))
            outerTap.isEnabled = true
            account.app.advance(by: 1)
            account.app.fingerTap(at: place(200, 200))
        }
        #expect(
            story == """
                inner?, inner.began 1, inner.ended 1, outer.began 2, outer.ended 2, \
                outer.began 3, outerTap(ended), outer.cancelled 3
                """)
    }

    @Test func RL_5_aPansActionThatLiftsTheFingerAndSpinsTheLoopWaitsForItsOwnEnd() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            account.attach(UIPanGestureRecognizer(), "pan", to: pad) { pan in
                guard pan.state == .began else { return }
                account.within("spins") {
                    account.app.fingerUp()
                    UIApplication.shared.service()
                }
            }
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: place(50, 90))
        }
        #expect(story == "pad.began 1, pan(began), spins {, }, pad.cancelled 1, pan(ended)")
    }

    @Test func DL_13_aViewThatAllowsMoreFingersOnlyOnceItHasHeardTheFirst() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0, 390, 100)
            pad.on["began"] = { view, _, _ in view.isMultipleTouchEnabled.toggle() }
            // The second finger was bound in the same frame, before the view could change its mind.
            account.app.fingersDown([1: place(50, 50), 2: place(150, 50)])
            account.app.fingerDown(3, at: place(250, 50))
            account.app.fingerDown(4, at: place(350, 50))
            account.app.fingersMove([1: place(55, 50), 2: place(155, 50), 3: place(255, 50), 4: place(355, 50)])
            account.app.fingersUp([1, 2, 3, 4])
        }
        #expect(story == "pad.began 1, pad.began 2, pad.moved 1 2, pad.ended 1 2")
    }

    @Test func G_3_aGateThatHidesTheWindowLeavesNobodyToBegin() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            let delegate = AccountDelegate()
            delegate.takesTouch = { _, _ in
                account.write("takes?")
                account.window.isHidden = true
                return true
            }
            account.attach(AccountRecognizer(), "R", to: pad).delegate = delegate
            account.app.fingerTap(at: place(50, 50))
            account.window.isHidden = false
            delegate.takesTouch = nil
            account.app.fingerTap(at: place(50, 50))
        }
        #expect(story.hasPrefix("takes?, "), "\(story)")
        #expect(story.hasSuffix("R.began 1, pad.began 1, R.ended 1"), "\(story)")
        #expect(story.components(separatedBy: "pad.began").count == 2, "\(story)")
    }

    @Test func G_45_theToggleIdiomCancelsAndTheNextFingerDragsAgain() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0, 390, 400)
            var changes = 0
            account.attach(UIPanGestureRecognizer(), "pan", to: pad) { pan in
                guard pan.state == .changed else { return }
                changes += 1
                guard changes == 1 else { return }
                pan.isEnabled = false
                pan.isEnabled = true
            }
            account.app.fingerDown(at: place(50, 50))
            for step in 1...4 { account.app.fingerMove(to: place(50, 50 + Double(step) * 20)) }
            account.app.fingerUp()
            account.app.fingerDown(at: place(50, 50))
            for step in 1...3 { account.app.fingerMove(to: place(50, 50 + Double(step) * 20)) }
            account.app.fingerUp()
        }
        #expect(
            story == """
                pad.began 1, pan(began), pad.cancelled 1, pan(changed), pan(cancelled), \
                pad.began 2, pan(began), pad.cancelled 2, pan(changed), pan(changed), pan(ended)
                """)
    }

    @Test func DL_18_DL_19_aCancelledViewTakesALaterOneAlongBeforeItsTurn() {
        let story = Account.bothWays { account in
            let first = account.view("a", 0, 0)
            account.view("b", 100, 0)
            let third = account.view("c", 200, 0)
            first.on["cancelled"] = { [unowned third] _, _, _ in
                account.within("clears") { third.removeFromSuperview() }
            }
            account.app.fingersDown([1: place(50, 50), 2: place(150, 50), 3: place(250, 50)])
            account.clear()
            account.app.enterBackground()
            account.app.enterForeground()
            account.app.fingersUp([1, 2, 3])
        }
        #expect(story == "a.cancelled 1, clears {, c.cancelled 3, }, b.cancelled 2")
    }

    @Test func G_46_aViewsMoveRemovesThePanThatIsUnderWay() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0, 390, 400)
            let pan = account.attach(UIPanGestureRecognizer(), "pan", to: pad)
            pan.cancelsTouchesInView = false
            var moves = 0
            pad.on["moved"] = { view, _, _ in
                moves += 1
                if moves == 3 { view.removeGestureRecognizer(pan) }
            }
            account.app.fingerDown(at: place(50, 50))
            for step in 1...4 { account.app.fingerMove(to: place(50, 50 + Double(step) * 8)) }
            account.app.fingerUp()
        }
        #expect(
            story == """
                pad.began 1, pad.moved 1, pan(began), pad.moved 1, pan(changed), pad.moved 1, pan(cancelled), \
                pad.moved 1, pad.ended 1
                """)
    }
}
