import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// What everybody hears when a callback, an action, a delegate's answer or a hit test changes the scene under the finger.
@Suite(.application(ways: .both)) @MainActor
struct ReentrantRegressionTests {
    @Test func DL_19_aViewThatLeavesAsItBeginsIsCancelledWithinTheCall() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            account.view("beside", 100, 0)
            pad.on["began"] = { view, _, _ in account.within("leaves") { view.removeFromSuperview() } }
            account.app.fingersDown([1: place(50, 50), 2: place(150, 50)])
            account.app.fingersMove([1: place(55, 50), 2: place(155, 50)])
            account.app.fingersUp([1, 2])
        }
        #expect(story == "pad.began 1, leaves {, pad.cancelled 1, }, beside.began 2, beside.moved 2, beside.ended 2")
    }

    @Test func DL_10_aCancelledViewMovesToAnotherWindowAndIsTappedThere() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            let other = account.extraWindow("other", CGRect(x: 0, y: 400, width: 390, height: 400))
            pad.on["cancelled"] = { view, _, _ in other.addSubview(view) }
            account.app.fingerDown(at: pad)
            account.app.fingerCancel()
            account.app.advance(by: 1)
            account.app.fingerTap(at: place(50, 50))
            account.app.fingerTap(at: place(50, 450))
        }
        #expect(story == "pad.began 1, pad.cancelled 1, pad.began 2, pad.ended 2")
    }

    @Test func DL_18_aPanWhoseActionHidesItsWindow() {
        let story = Account.bothWays { account in
            let front = account.extraWindow("front", level: .alert)
            let pad = account.view("pad", 0, 0, in: front)
            account.view("behind", 0, 0)
            account.attach(UIPanGestureRecognizer(), "pan", to: pad) { pan in
                if pan.state == .began { account.within("hides") { front.isHidden = true } }
            }
            account.app.fingerDown(at: pad)
            account.app.fingerMove(to: place(50, 90), duration: 0.05)
            account.app.fingerUp()
            account.app.fingerTap(at: place(50, 50))
        }
        #expect(story.hasPrefix("pad.began 1, "), "\(story)")
        #expect(story.hasSuffix("behind.began 2, behind.ended 2"), "\(story)")
        let middle = story.split(separator: ", ").filter { !$0.hasPrefix("behind") && $0 != "pad.moved 1" }
        #expect(middle.count { $0 == "pan(began)" } == 1 && middle.count { $0 == "pad.cancelled 1" } == 1)
        #expect(!middle.contains("pad.ended 1") && !middle.contains("pan(ended)") && !middle.contains("pan(changed)"))
    }

    @Test func G_36_aTapsActionPresentsAScreenOverAllAndTheNextTapIsThatScreens() {
        let story = Account.bothWays { account in
            let root = UIViewController()
            account.window.rootViewController = root
            let pad = account.view("pad", 0, 0, in: root.view)
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            account.view("sheet", 0, 0, 390, 844, in: sheet.view)
            account.attach(UITapGestureRecognizer(), "tap", to: pad) { _ in root.present(sheet, animated: false) }
            account.app.settle()
            account.app.fingerTap(at: place(50, 50))
            account.app.advance(by: 1)
            account.app.fingerTap(at: place(50, 50))
            sheet.dismiss(animated: false)
            account.app.advance(by: 1)
            account.app.fingerDown(at: place(50, 50))
        }
        #expect(
            story == "pad.began 1, tap(ended), pad.cancelled 1, sheet.began 2, sheet.ended 2, pad.began 3")
    }

    @Test func DL_22_aHitTestThatIgnoresInteractionForAMomentCancelsTheFingersThatAreDown() {
        let story = Account.bothWays { account in
            account.view("left", 0, 0)
            let right = account.view("right", 100, 0)
            account.app.fingerDown(1, at: place(50, 50))
            right.hit = { _, found in
                right.hit = nil
                UIApplication.shared.beginIgnoringInteractionEvents()
                UIApplication.shared.endIgnoringInteractionEvents()
                return found
            }
            account.app.fingerDown(2, at: place(150, 50))
            account.app.fingersMove([1: place(55, 50)])
            account.app.fingersUp([1, 2])
            account.app.fingerTap(3, at: place(150, 50))
        }
        #expect(story.hasPrefix("left.began 1, left.cancelled 1, "), "\(story)")
        #expect(!story.contains("left.moved") && !story.contains("left.ended"))
        #expect(story.hasSuffix("right.began 2, right.ended 2") || story.hasSuffix("right.began 3, right.ended 3"))
    }

    @Test func DL_1_aWindowsEventSentFromAMoveBringsTheOtherViewsMoveOnce() {
        let story = Account.bothWays { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.on["moved"] = { _, _, event in account.within("sends") { account.window.sendEvent(event) } }
            account.app.fingersDown([1: place(50, 50), 2: place(150, 50)])
            account.app.fingersMove([1: place(55, 50), 2: place(155, 50)])
            account.app.fingersUp([1, 2])
        }
        let lines = story.split(separator: ", ")
        for line in ["left.moved 1", "right.moved 2", "left.ended 1", "right.ended 2"] {
            #expect(lines.count { $0 == line } == 1, "\(line): \(story)")
        }
        #expect(story.hasPrefix("left.began 1, right.began 2, left.moved 1, sends {"))
    }

    @Test func DL_22_interactionIgnoredInBeganAndAllowedAgainInCancelled() {
        let story = Account.bothWays { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.on["began"] = { _, _, _ in
                account.within("ignores") { UIApplication.shared.beginIgnoringInteractionEvents() }
            }
            left.on["cancelled"] = { _, _, _ in UIApplication.shared.endIgnoringInteractionEvents() }
            account.app.fingerDown(1, at: place(50, 50))
            account.app.fingerMove(1, to: place(60, 50))
            account.app.fingerTap(2, at: place(150, 50))
            account.app.fingerUp(1)
        }
        #expect(story.hasPrefix("left.began 1, ignores {, "), "\(story)")
        let plain = story.split(separator: ", ").filter { $0 != "ignores {" && $0 != "}" }.joined(separator: ", ")
        #expect(plain == "left.began 1, left.cancelled 1, right.began 2, right.ended 2")
    }

    @Test func DL_15_exclusivenessThatBeginsInBeganAndStopsInMoved() {
        let story = Account.bothWays { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.on["began"] = { view, _, _ in view.isExclusiveTouch = true }
            left.on["moved"] = { view, _, _ in view.isExclusiveTouch = false }
            account.app.fingerDown(1, at: place(50, 50))
            account.app.fingerDown(2, at: place(150, 50))
            account.app.fingersMove([1: place(55, 50), 2: place(155, 50)])
            account.app.fingerDown(3, at: place(170, 50))
            account.app.fingerUp(2)
            account.app.fingerUp(3)
            account.app.fingerDown(4, at: place(150, 50))
            account.app.fingersUp([1, 4])
        }
        // Finger 3 finds finger 2 down on the same view, though that one was withheld.
        #expect(story == "left.began 1, left.moved 1, right.began 2, left.ended 1, right.ended 2")
    }

    @Test func C_20_aButtonsActionReplacesTheScreenAndTheNextTapIsTheNewButtons() {
        let story = Account.bothWays { account in
            let (old, new) = (UIViewController(), UIViewController())
            account.window.rootViewController = old
            let button = account.control(UIButton(), "old", 100, 100, in: old.view)
            account.control(UIButton(), "new", 100, 100, in: new.view)
            button.addAction(UIAction { _ in account.window.rootViewController = new }, for: .touchUpInside)
            account.app.settle()
            for _ in 1...2 {
                account.app.fingerTap(at: place(150, 120))
                account.app.advance(by: 1)
            }
        }
        #expect(
            story == "old down, old upInside, old primary, new down, new upInside, new primary")
    }

    @Test(arguments: [false, true])
    func DL_19_DL_20_aScreenPresentedInAMoveTakesTheTouchOnlyWhereItReplacesTheOldOne(_ isFull: Bool) {
        let story = Account.bothWays { account in
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
            for step in 1...2 { account.app.fingerMove(to: place(50, 50 + Double(step))) }
            account.app.fingerUp()
        }
        #expect(
            story
                == (isFull
                    ? "pad.began 1, pad.moved 1, pad.cancelled 1"
                    : "pad.began 1, pad.moved 1, pad.moved 1, pad.ended 1"))
    }

    @Test func DL_4_aRecognizerAddedInBeganWaitsForTheNextFinger() {
        let story = Account.bothWays { account in
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
        #expect(story == "pad.began 1, pad.ended 1, pad.began 2, tap(ended), pad.cancelled 2")
    }

    @Test func RL_5_aHitTestThatSpinsTheLoopDoesNotLetALaterFingerOvertake() {
        let story = Account.bothWays { account in
            let left = account.view("left", 0, 0)
            account.view("right", 100, 0)
            left.hit = { _, found in
                account.within("spins") {
                    account.app.fingerDown(2, at: place(150, 50))
                    UIApplication.shared.service()
                }
                left.hit = nil
                return found
            }
            account.app.fingerDown(1, at: place(50, 50))
            account.app.fingersUp([1, 2])
        }
        #expect(story == "spins {, }, left.began 1, right.began 2, left.ended 1, right.ended 2")
    }
}
