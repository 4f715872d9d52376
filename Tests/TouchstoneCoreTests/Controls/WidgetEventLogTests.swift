import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Event logs of controls, text fields, menus and navigation together with gesture recognizers.
@Suite(.application) @MainActor
struct WidgetEventLogTests {
    /// A delegate whose recognizers receive no touches on controls.
    private static func excludingControls() -> AccountDelegate {
        let delegate = AccountDelegate()
        delegate.takesTouch = { _, touch in !(touch.view is UIControl) }
        return delegate
    }

    @Test func `C-11: a finger that leaves a button's margin and returns sends exit and enter events`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.control(UIButton(), "button", 100, 300)
            account.app.fingerDown(at: at(150, 320))
            for y in [400.0, 420, 430, 400] { account.app.fingerMove(to: at(150, y)) }
            account.app.fingerUp()
        }
        // The margin ends 70 points below the button, whose lower edge is at 344.
        expectEqual(
            eventLog,
            """
            button down, button dragInside, button dragExit, button dragOutside, button dragOutside, \
            button dragEnter, button dragInside, button upInside, button primary
            """)
    }

    @Test func `C-22, RC-26: a tap that ends editing and does not cancel touches lets the button act`() {
        let eventLog = Account.tracedAndUntraced { account in
            let board = account.view("board", 0, 0, 390, 800)
            let field = account.control(UITextField(), "field", 50, 50, 200, in: board)
            account.control(UIButton(), "button", 50, 200, in: board)
            account.attach(UITapGestureRecognizer(), "tap", to: board) { tap in tap.view?.endEditing(true) }
                .cancelsTouchesInView = false
            field.becomeFirstResponder()
            account.app.settle()
            account.app.fingerTap(at: at(100, 220))
            account.write("\(field.isFirstResponder)")
            account.app.advance(by: 1)
            field.becomeFirstResponder()
            account.app.fingerTap(at: at(300, 400))
        }
        expectEqual(
            eventLog,
            """
            field didBegin, button down, tap(ended), field didEnd, button upInside, button primary, false, \
            field didBegin, board.began 1, tap(ended), field didEnd, board.ended 1
            """)
    }

    @Test func `DL-3, G-16: a tap whose delegate excludes touches on controls still acts in the rest of the cell`() {
        let eventLog = Account.tracedAndUntraced { account in
            let delegate = Self.excludingControls()
            let cell = account.view("cell", 0, 0, 390, 100)
            account.control(UIControl(), "star", 10, 10, in: cell)
            let off = account.control(UIControl(), "off", 210, 10, in: cell)
            off.isEnabled = false
            account.attach(UITapGestureRecognizer(), "select", to: cell).delegate = delegate
            for x in [50.0, 150, 250] {
                account.app.fingerTap(at: at(x, 30))
                account.app.advance(by: 1)
            }
        }
        // A touch on a disabled control hits the view behind it (HT-14).
        expectEqual(
            eventLog,
            """
            star down, star upInside, cell.began 1, select(ended), cell.cancelled 1, \
            cell.began 2, select(ended), cell.cancelled 2
            """)
    }

    @Test func `C-23: a tap recognizer on a button acts before the button, or instead of it if it cancels`() {
        let eventLog = Account.tracedAndUntraced { account in
            let button = account.control(UIButton(), "button", 100, 300)
            let tap = account.attach(UITapGestureRecognizer(), "tap", to: button)
            account.app.fingerTap(at: button)
            account.app.advance(by: 1)
            tap.cancelsTouchesInView = false
            account.app.fingerTap(at: button)
        }
        expectEqual(
            eventLog,
            """
            button down, tap(ended), button cancel, button down, tap(ended), button upInside, button primary
            """)
    }

    @Test func `RC-22: removing the edited field during a touch ends editing`() {
        let eventLog = Account.tracedAndUntraced { account in
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
        expectEqual(eventLog, "field didBegin, pad.began 1, field didEnd, false, pad.ended 1, ")
    }

    @Test func `C-26: the touch that closes a menu does not open it again`() {
        let eventLog = Account.tracedAndUntraced { account in
            let button = account.control(UIButton(), "button", 100, 300)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in account.write("one") }])
            button.showsMenuAsPrimaryAction = true
            @MainActor func isOpen() -> Bool {
                account.app.application.windows.contains { $0.accessibilityIdentifier == "menu" }
            }
            for _ in 1...3 {
                account.app.fingerTap(at: button, allowsMiss: true)
                account.app.advance(by: 1)
                account.write(isOpen() ? "open" : "closed")
            }
        }
        let lines = eventLog.split(separator: ", ").map(String.init)
        expectEqual(lines.filter { ["open", "closed"].contains($0) }, ["open", "closed", "open"], "\(eventLog)")
        expectEqual(lines.count { $0 == "button menu" }, 2, "\(eventLog)")
    }

    @Test func `C-21: a switch and a slider of one row track two fingers, and the row's recognizers fail`() {
        let eventLog = Account.tracedAndUntraced { account in
            let row = account.view("row", 0, 300, 390, 60)
            let toggle = account.control(UISwitch(), "switch", 20, 10, 51, 31, in: row)
            let slider = account.control(UISlider(), "slider", 150, 10, 200, 31, in: row)
            account.attach(UITapGestureRecognizer(), "tap", to: row)
            account.attach(UISwipeGestureRecognizer(), "swipe", to: row)
            let thumb = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
            let start = account.app.middle(of: slider)
            let x = Double(thumb.midX) + 150
            account.app.fingersDown([1: account.app.middle(of: toggle), 2: at(x, Double(start.y))])
            account.app.advance(by: 0.05)
            account.app.fingerMove(2, to: at(x + 80, Double(start.y)), duration: 0.1)
            account.app.fingersUp([1, 2])
            account.write("\(toggle.isOn) \(slider.value > 0.2)")
        }
        #expect(eventLog.hasSuffix("true true"), "\(eventLog)")
        #expect(!eventLog.contains("tap(") && !eventLog.contains("swipe("), "\(eventLog)")
        expectEqual(eventLog.components(separatedBy: "switch valueChanged").count, 2)
    }

    @Test func `NV-1: a drag from the edge cancels the touch of the page and pops it`() {
        let eventLog = Account.tracedAndUntraced { account in
            let (list, detail) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: list)
            account.window.rootViewController = navigation
            navigation.pushViewController(detail, animated: false)
            account.app.settle()
            let page = account.view("page", 0, 0, 390, 844, in: detail.view)
            page.on["cancelled"] = { _, _, _ in account.write("top \(navigation.topViewController === detail)") }
            account.app.fingerDrag(from: at(5, 400), to: at(300, 400), duration: 0.3)
            account.app.advance(by: 1)
            account.write("back \(navigation.topViewController === list)")
        }
        expectEqual(eventLog, "page.began 1, page.cancelled 1, top true, back true")
    }

    @Test func `C-23: an ancestor's pan cancels a button's touch even inside the button`() {
        let eventLog = Account.tracedAndUntraced { account in
            let board = account.view("board", 0, 0, 390, 800)
            account.attach(UIPanGestureRecognizer(), "pan", to: board)
            account.control(UIButton(), "button", 100, 300, in: board)
            account.app.fingerDown(at: at(150, 320))
            account.app.fingerMove(to: at(155, 320))
            account.app.fingerMove(to: at(170, 320))
            account.app.fingerMove(to: at(150, 320))
            account.app.fingerUp()
        }
        expectEqual(eventLog, "button down, button dragInside, pan(began), button cancel, pan(changed), pan(ended)")
    }

    @Test func `C-22: a button prevents an ancestor's tap that ends editing, and a plain control does not`() {
        let eventLog = Account.tracedAndUntraced { account in
            let board = account.view("board", 0, 0, 390, 800)
            let field = account.control(UITextField(), "field", 50, 50, 200, in: board)
            account.control(UIButton(), "button", 50, 200, in: board)
            account.control(UIControl(), "knob", 50, 300, in: board)
            account.attach(UITapGestureRecognizer(), "tap", to: board) { tap in tap.view?.endEditing(true) }
            field.becomeFirstResponder()
            account.app.settle()
            account.app.fingerTap(at: at(100, 220))
            account.write("\(field.isFirstResponder)")
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(100, 320))
            account.write("\(field.isFirstResponder)")
        }
        expectEqual(
            eventLog,
            """
            field didBegin, button down, button upInside, button primary, true, \
            knob down, tap(ended), field didEnd, knob cancel, false
            """)
    }

    @Test func `C-9, C-26: a button that removes itself in touchDown sends touchCancel and nothing else`() {
        let eventLog = Account.tracedAndUntraced { account in
            let button = account.control(UIButton(), "button", 100, 300)
            account.view("under", 100, 300)
            account.window.bringSubviewToFront(button)
            button.addAction(
                UIAction { [unowned button] _ in account.within("leaves") { button.removeFromSuperview() } },
                for: .touchDown)
            account.app.fingerTap(at: at(150, 320))
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(150, 320))
        }
        expectEqual(eventLog, "button down, leaves {, button cancel, }, under.began 1, under.ended 1")
    }

    @Test func `C-13: a held button that another button's action disables still sends touchUpInside`() {
        let eventLog = Account.tracedAndUntraced { account in
            let left = account.control(UIButton(), "left", 0, 300)
            let right = account.control(UIButton(), "right", 200, 300)
            left.addAction(UIAction { [unowned right] _ in right.isEnabled = false }, for: .touchUpInside)
            account.app.fingerDown(1, at: left)
            account.app.fingerDown(2, at: right)
            account.app.fingerUp(1)
            account.app.fingerUp(2)
            account.app.advance(by: 1)
            account.app.fingerTap(at: right, allowsMiss: true)
        }
        expectEqual(
            eventLog, "left down, right down, left upInside, left primary, right upInside, right primary")
    }

    @Test func `C-30: a tap does not edit a text field while another one refuses to end editing`() {
        final class Stubborn: NSObject, UITextFieldDelegate {
            var ends = false
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
        }
        let eventLog = Account.tracedAndUntraced { account in
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
        let lines = eventLog.split(separator: ", ").filter { line in
            !["down", "upInside"].contains { line.hasSuffix($0) }
        }
        expectEqual(
            lines.joined(separator: ", "),
            "first didBegin, true false, first didEnd, second didBegin, false true", "\(eventLog)")
    }

    @Test func `C-26: a menu item that removes its button closes the menu and leaves another touch alone`() throws {
        let eventLog = try Account.tracedAndUntraced { account in
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
            account.app.fingerMove(1, to: at(55, 750))
            account.app.fingerUp(1)
            account.app.advance(by: 1)
            let isClosed = !account.app.application.windows.contains { $0.accessibilityIdentifier == "menu" }
            account.write("\(button.window == nil) \(isClosed)")
        }
        #expect(eventLog.hasPrefix("pad.began 1, button down, button menu"), "\(eventLog)")
        #expect(eventLog.hasSuffix("true true") && eventLog.contains("pad.ended 1"), "\(eventLog)")
    }

    @Test func `NV-7: after a push the next tap reaches the pushed page`() {
        let eventLog = Account.tracedAndUntraced { account in
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
                account.app.fingerTap(at: at(150, 420))
                account.app.advance(by: 1)
            }
            account.app.fingerTap(at: at(150, 420))
            account.write("\(navigation.topViewController === detail)")
        }
        expectEqual(
            eventLog,
            """
            push down, push upInside, push primary, pop down, pop upInside, pop primary, \
            push down, push upInside, push primary, true
            """)
    }

    @Test func `RC-27: a tap's action finds the first responder that the same touch set`() {
        final class Board: UIViewController {
            var pasted = 0
            override func paste(_ sender: Any?) { pasted += 1 }
        }
        let eventLog = Account.tracedAndUntraced { account in
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
        expectEqual(eventLog, "pad.began 1, tap(ended), true true 1, pad.cancelled 1")
    }
}
