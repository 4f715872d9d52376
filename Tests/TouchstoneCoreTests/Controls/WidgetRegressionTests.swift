import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Controls, text fields, menus and navigation, as far as their touches go through recognizers, windows and callbacks.
@Suite(.application(ways: .both)) @MainActor
struct WidgetRegressionTests {
    /// The common delegate of a screen: what lies on a control is the control's.
    private static func sparingControls() -> AccountDelegate {
        let delegate = AccountDelegate()
        delegate.takesTouch = { _, touch in !(touch.view is UIControl) }
        return delegate
    }

    @Test func C_23_aPanOfTheScreenTakesTheButtonsTouchWhereverItIs() {
        let story = Account.bothWays { account in
            let board = account.view("board", 0, 0, 390, 800)
            account.attach(UIPanGestureRecognizer(), "pan", to: board)
            account.control(UIButton(), "button", 100, 300, in: board)
            account.app.fingerDown(at: place(150, 320))
            account.app.fingerMove(to: place(155, 320))
            account.app.fingerMove(to: place(170, 320))
            account.app.fingerMove(to: place(150, 320))
            account.app.fingerUp()
        }
        #expect(story == "button down, button dragInside, pan(began), button cancel, pan(changed), pan(ended)")
    }

    @Test func C_22_aTapThatCancelsIsRefusedByTheButtonAndNotByAControlOfOnesOwn() {
        let story = Account.bothWays { account in
            let board = account.view("board", 0, 0, 390, 800)
            let field = account.control(UITextField(), "field", 50, 50, 200, in: board)
            account.control(UIButton(), "button", 50, 200, in: board)
            account.control(UIControl(), "knob", 50, 300, in: board)
            account.attach(UITapGestureRecognizer(), "tap", to: board) { tap in tap.view?.endEditing(true) }
            field.becomeFirstResponder()
            account.app.settle()
            account.app.fingerTap(at: place(100, 220))
            account.write("\(field.isFirstResponder)")
            account.app.advance(by: 1)
            account.app.fingerTap(at: place(100, 320))
            account.write("\(field.isFirstResponder)")
        }
        #expect(
            story == """
                field didBegin, button down, button upInside, button primary, true, \
                knob down, tap(ended), field didEnd, knob cancel, false
                """)
    }

    @Test func C_9_C_26_aButtonThatIsTakenAwayByItsOwnTouchDown() {
        let story = Account.bothWays { account in
            let button = account.control(UIButton(), "button", 100, 300)
            account.view("under", 100, 300)
            account.window.bringSubviewToFront(button)
            button.addAction(
                UIAction { [unowned button] _ in account.within("leaves") { button.removeFromSuperview() } },
                for: .touchDown)
            account.app.fingerTap(at: place(150, 320))
            account.app.advance(by: 1)
            account.app.fingerTap(at: place(150, 320))
        }
        #expect(story == "button down, leaves {, button cancel, }, under.began 1, under.ended 1")
    }

    @Test func C_13_oneButtonsActionDisablesAnotherThatIsHeld() {
        let story = Account.bothWays { account in
            let left = account.control(UIButton(), "left", 0, 300)
            let right = account.control(UIButton(), "right", 200, 300)
            left.addAction(UIAction { [unowned right] _ in right.isEnabled = false }, for: .touchUpInside)
            account.app.fingerDown(1, at: left)
            account.app.fingerDown(2, at: right)
            account.app.fingerUp(1)
            account.app.fingerUp(2)
            account.app.advance(by: 1)
            account.app.fingerTap(at: right)
        }
        #expect(
            story == "left down, right down, left upInside, left primary, right upInside, right primary")
    }

    @Test func C_30_aFieldTappedWhileAnotherRefusesToEnd() {
        final class Stubborn: NSObject, UITextFieldDelegate {
            var ends = false
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
        }
        let story = Account.bothWays { account in
            let stubborn = Stubborn()
            let first = account.control(UITextField(), "first", 50, 50, 200)
            let second = account.control(UITextField(), "second", 50, 150, 200)
            first.delegate = stubborn
            first.becomeFirstResponder()
            account.app.settle()
            account.app.fingerTap(at: second)
            account.write("\(first.isFirstResponder) \(second.isFirstResponder)")
            account.app.advance(by: 1)
            stubborn.ends = true
            account.app.fingerTap(at: second)
            account.write("\(first.isFirstResponder) \(second.isFirstResponder)")
        }
        let lines = story.split(separator: ", ").filter { line in
            !["down", "upInside"].contains { line.hasSuffix($0) }
        }
        #expect(
            lines.joined(separator: ", ")
                == "first didBegin, true false, first didEnd, second didBegin, false true", "\(story)")
    }

    @Test func C_26_aMenusItemThatTakesItsButtonAwayWhileAnotherFingerIsDown() throws {
        let story = try Account.bothWays { account in
            let button = account.control(UIButton(), "button", 100, 300)
            let pad = account.view("pad", 0, 700)
            button.menu = UIMenu(
                children: [UIAction(title: "Remove") { [unowned button] _ in button.removeFromSuperview() }])
            button.showsMenuAsPrimaryAction = true
            account.app.fingerDown(1, at: pad)
            account.app.fingerTap(2, at: button)
            account.app.settle()
            let menu = account.app.application.windows.first { $0.accessibilityIdentifier == "menu" }
            let item = try #require(menu?.subviews.first { $0.accessibilityIdentifier == "menu item Remove" })
            account.app.fingerTap(2, at: item)
            account.app.fingerMove(1, to: place(55, 750))
            account.app.fingerUp(1)
            account.app.advance(by: 1)
            let isClosed = !account.app.application.windows.contains { $0.accessibilityIdentifier == "menu" }
            account.write("\(button.window == nil) \(isClosed)")
        }
        #expect(story.hasPrefix("pad.began 1, button down, button menu"), "\(story)")
        #expect(story.hasSuffix("true true") && story.contains("pad.ended 1"), "\(story)")
    }

    @Test func NV_7_aButtonPushesAndTheNextTapIsThePushedScreens() {
        let story = Account.bothWays { account in
            let (list, detail) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: list)
            account.window.rootViewController = navigation
            account.app.settle()
            let push = account.control(UIButton(), "push", 100, 400, in: list.view)
            let pop = account.control(UIButton(), "pop", 100, 400, in: detail.view)
            push.addAction(
                UIAction { [unowned navigation] _ in navigation.pushViewController(detail, animated: true) },
                for: .touchUpInside)
            pop.addAction(
                UIAction { [unowned navigation] _ in navigation.popViewController(animated: true) }, for: .touchUpInside
            )
            for _ in 1...2 {
                account.app.fingerTap(at: place(150, 420))
                account.app.advance(by: 1)
            }
            account.app.fingerTap(at: place(150, 420))
            account.write("\(navigation.topViewController === detail)")
        }
        #expect(
            story == """
                push down, push upInside, push primary, pop down, pop upInside, pop primary, \
                push down, push upInside, push primary, true
                """)
    }

    @Test func RC_27_aTapsActionFindsTheFirstResponderThatTheSameTouchMade() {
        final class Board: UIViewController {
            var pasted = 0
            override func paste(_ sender: Any?) { pasted += 1 }
        }
        let story = Account.bothWays { account in
            let board = Board()
            account.window.rootViewController = board
            let pad = account.view("pad", 0, 300, in: board.view)
            pad.mayBeFirst = true
            pad.on["began"] = { view, _, _ in view.becomeFirstResponder() }
            account.attach(UITapGestureRecognizer(), "tap", to: pad) { [unowned pad] _ in
                let isTaken = UIApplication.shared.sendAction(
                    .paste, to: nil, from: pad, for: nil)
                account.write("\(pad.isFirstResponder) \(isTaken) \(board.pasted)")
            }
            account.app.settle()
            account.app.fingerTap(at: pad)
        }
        #expect(story == "pad.began 1, tap(ended), true true 1, pad.cancelled 1")
    }
}
