import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Controls, text fields, menus and navigation, as far as their touches go through recognizers, windows and callbacks.
@Suite(.application) @MainActor
struct WidgetStoryTests {
    /// The common delegate of a screen: what lies on a control is the control's.
    private static func sparingControls() -> AccountDelegate {
        let delegate = AccountDelegate()
        delegate.takesTouch = { _, touch in !(touch.view is UIControl) }
        return delegate
    }

    @Test func C_11_aFingerLeavesAButtonsMarginComesBackAndLifts() {
        let story = Account.bothWays { account in
            account.control(UIButton(), "button", 100, 300)
            account.app.fingerDown(at: place(150, 320))
            for y in [400.0, 420, 430, 400] { account.app.fingerMove(to: place(150, y)) }
            account.app.fingerUp()
        }
        // 70 points below its 344.
        #expect(
            story == """
                button down, button dragInside, button dragExit, button dragOutside, button dragOutside, \
                button dragEnter, button dragInside, button upInside, button primary
                """)
    }

    @Test func C_22_RC_26_aTapThatEndsEditingBesidesWhatIsTapped() {
        let story = Account.bothWays { account in
            let board = account.view("board", 0, 0, 390, 800)
            let field = account.control(UITextField(), "field", 50, 50, 200, in: board)
            account.control(UIButton(), "button", 50, 200, in: board)
            account.attach(UITapGestureRecognizer(), "tap", to: board) { tap in tap.view?.endEditing(true) }
                .cancelsTouchesInView = false
            field.becomeFirstResponder()
            account.app.settle()
            account.app.fingerTap(at: place(100, 220))
            account.write("\(field.isFirstResponder)")
            account.app.advance(by: 1)
            field.becomeFirstResponder()
            account.app.fingerTap(at: place(300, 400))
        }
        #expect(
            story == """
                field didBegin, button down, tap(ended), field didEnd, button upInside, button primary, false, \
                field didBegin, board.began 1, tap(ended), field didEnd, board.ended 1
                """)
    }

    @Test func DL_3_G_16_theDelegateThatSparesControls() {
        let story = Account.bothWays { account in
            let delegate = Self.sparingControls()
            let cell = account.view("cell", 0, 0, 390, 100)
            account.control(UIControl(), "star", 10, 10, in: cell)
            let off = account.control(UIControl(), "off", 210, 10, in: cell)
            off.isEnabled = false
            account.attach(UITapGestureRecognizer(), "select", to: cell).delegate = delegate
            for x in [50.0, 150, 250] {
                account.app.fingerTap(at: place(x, 30))
                account.app.advance(by: 1)
            }
        }
        // The view behind a disabled control is hit (HT-14).
        #expect(
            story == """
                star down, star upInside, cell.began 1, select(ended), cell.cancelled 1, \
                cell.began 2, select(ended), cell.cancelled 2
                """)
    }

    @Test func C_23_aTapOnTheControlItselfGoesBeforeItsAction() {
        let story = Account.bothWays { account in
            let button = account.control(UIButton(), "button", 100, 300)
            let tap = account.attach(UITapGestureRecognizer(), "tap", to: button)
            account.app.fingerTap(at: button)
            account.app.advance(by: 1)
            tap.cancelsTouchesInView = false
            account.app.fingerTap(at: button)
        }
        #expect(
            story == """
                button down, tap(ended), button cancel, button down, tap(ended), button upInside, button primary
                """)
    }

    @Test func RC_22_aTouchThatTakesTheEditedFieldAwayEndsItsEditing() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 400)
            let field = account.control(UITextField(), "field", 50, 50, 200)
            field.becomeFirstResponder()
            account.app.settle()
            pad.on["began"] = { [unowned field] _, _, _ in field.removeFromSuperview() }
            account.app.fingerDown(at: pad)
            account.write("\(field.isFirstResponder)")
            account.app.keyType("a")
            account.app.fingerUp()
            account.write(field.text ?? "")
        }
        #expect(story == "field didBegin, pad.began 1, field didEnd, false, pad.ended 1, ")
    }

    @Test func C_26_theTouchThatClosesAMenuDoesNotOpenItAgain() {
        let story = Account.bothWays { account in
            let button = account.control(UIButton(), "button", 100, 300)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in account.write("one") }])
            button.showsMenuAsPrimaryAction = true
            @MainActor func isOpen() -> Bool {
                account.app.application.windows.contains { $0.accessibilityIdentifier == "menu" }
            }
            for _ in 1...3 {
                account.app.fingerTap(at: button)
                account.app.advance(by: 1)
                account.write(isOpen() ? "open" : "closed")
            }
        }
        let lines = story.split(separator: ", ").map(String.init)
        #expect(lines.filter { ["open", "closed"].contains($0) } == ["open", "closed", "open"], "\(story)")
        #expect(lines.count { $0 == "button menu" } == 2, "\(story)")
    }

    @Test func C_21_twoFingersOnASwitchAndASliderOfOneRow() {
        let story = Account.bothWays { account in
            let row = account.view("row", 0, 300, 390, 60)
            let toggle = account.control(UISwitch(), "switch", 20, 10, 51, 31, in: row)
            let slider = account.control(UISlider(), "slider", 150, 10, 200, 31, in: row)
            account.attach(UITapGestureRecognizer(), "tap", to: row)
            account.attach(UISwipeGestureRecognizer(), "swipe", to: row)
            let thumb = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
            let start = account.app.middle(of: slider)
            let x = Double(thumb.midX) + 150
            account.app.fingersDown([1: account.app.middle(of: toggle), 2: place(x, Double(start.y))])
            account.app.advance(by: 0.05)
            account.app.fingerMove(2, to: place(x + 80, Double(start.y)), duration: 0.1)
            account.app.fingersUp([1, 2])
            account.write("\(toggle.isOn) \(slider.value > 0.2)")
        }
        #expect(story.hasSuffix("true true"), "\(story)")
        #expect(!story.contains("tap(") && !story.contains("swipe("), "\(story)")
        #expect(story.components(separatedBy: "switch valueChanged").count == 2)
    }

    @Test func NV_1_aDragFromTheEdgeTakesTheTouchOfTheViewBelowItAndGoesBack() {
        let story = Account.bothWays { account in
            let (list, detail) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: list)
            account.window.rootViewController = navigation
            navigation.pushViewController(detail, animated: false)
            account.app.settle()
            let page = account.view("page", 0, 0, 390, 844, in: detail.view)
            page.on["cancelled"] = { _, _, _ in account.write("top \(navigation.topViewController === detail)") }
            account.app.fingerDrag(from: place(5, 400), to: place(300, 400), duration: 0.3)
            account.app.advance(by: 1)
            account.write("back \(navigation.topViewController === list)")
        }
        let lines = story.split(separator: ", ").filter { $0 != "page.moved 1" }.map(String.init)
        #expect(
            lines.filter { !$0.hasPrefix("top") } == ["page.began 1", "page.cancelled 1", "back true"]
                || lines == ["back true"], "\(story)")
    }
}
