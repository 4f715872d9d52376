import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Keyboard focus, a Touchstone extension: Tab moves the focus through the controls row by row. A focused control is not first
/// responder, because a control cannot become first responder (RC-18, RC-34).
@Suite(.application(tracing: .both)) @MainActor
struct FocusChoices {
    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = TestApplication.current.makeWindow()
    }

    private func button(_ name: String, _ x: Double, _ y: Double, height: Double = 40, in parent: UIView? = nil)
        -> UIButton
    {
        UIButton(frame: CGRect(x: x, y: y, width: 80, height: height)).placed(name, in: parent ?? window)
    }

    private var focused: String { window.focusedView?.accessibilityIdentifier ?? "none" }

    private func tab(_ times: Int, _ modifiers: UIKeyModifierFlags = []) -> [String] {
        (0..<times).map { _ in
            app.keyType("\t", modifiers: modifiers)
            return focused
        }
    }

    @Test(.application) func `RC-34: Tab moves the focus row by row from the top, and Shift-Tab moves it back`() {
        _ = button("below", 0, 200)
        _ = button("right", 200, 105, height: 30)
        _ = button("left", 0, 100)
        expectEqual(tab(4), ["left", "right", "below", "left"])
        expectEqual(tab(2, .shift), ["below", "right"])
        #expect(!app.eventLog.contains("presses"))
    }

    @Test func `RC-34: Tab skips controls that are hidden, disabled, plain or in a view without interaction`() {
        _ = button("first", 0, 0)
        button("off", 0, 50).isEnabled = false
        button("hidden", 0, 100).isHidden = true
        let veiled = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).placed("veiled", in: window)
        veiled.isUserInteractionEnabled = false
        _ = button("deaf", 0, 150, in: veiled)
        _ = UIControl(frame: CGRect(x: 0, y: 200, width: 50, height: 50)).placed("plain", in: window)
        _ = button("last", 0, 400)
        expectEqual(tab(3), ["first", "last", "first"])
    }

    @Test func `RC-34: a first responder that handles keys receives the Tab key`() {
        _ = button("button", 0, 0)
        let view = Listener("view", in: window)
        view.becomeFirstResponder()
        app.keyType("\t")
        #expect(view.isFirstResponder && view.lines == ["began \t", "ended \t"])
    }

    @Test func `RC-17, RC-34: a tap does not move the focus`() {
        let button = button("button", 0, 0)
        app.fingerTap(at: button)
        #expect(focused == "none" && !button.isFocused)
    }

    @Test(.application) func `RC-34: Space and Return trigger a focused button once, and Space toggles a switch`() {
        let button = button("button", 0, 0)
        window.moveFocus(to: button)
        app.keyDown(" ")
        app.keyRepeat(" ")
        app.keyUp(" ")
        app.keyType("\r")
        expectEqual(
            app.controlEvents,
            "button touchUpInside, button primaryActionTriggered, button touchUpInside, "
                + "button primaryActionTriggered")
        let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0)).placed("switch", in: window)
        window.moveFocus(to: toggle)
        app.keyType(" ")
        #expect(toggle.isOn)
        window.moveFocus(to: button)
        button.isEnabled = false
        app.clear()
        app.keyType(" ")
        expectEqual(app.controlEvents, "")
    }

    @Test(.application) func `RC-34: arrow keys change a focused slider, stepper, segmented control and page control`()
    {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40)).placed("slider", in: window)
        let stepper = UIStepper(frame: CGRect(x: 0, y: 50, width: 0, height: 0)).placed("stepper", in: window)
        let segments = UISegmentedControl(items: ["a", "b", "c"]).placed("segments", in: window)
        segments.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        segments.setEnabled(false, forSegmentAt: 1)
        let pages = UIPageControl(frame: CGRect(x: 0, y: 150, width: 200, height: 32)).placed("pages", in: window)
        pages.numberOfPages = 3
        let (up, right) = (UIKeyCommand.inputUpArrow, UIKeyCommand.inputRightArrow)
        let (down, left) = (UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow)
        window.moveFocus(to: slider)
        for key in [right, up, left] { app.keyType(key) }
        #expect(abs(slider.value - 0.05) < 0.001)
        window.moveFocus(to: stepper)
        for key in [right, up, down] { app.keyType(key) }
        expectEqual(stepper.value, 1)
        window.moveFocus(to: segments)
        app.keyType(right)
        expectEqual(segments.selectedSegmentIndex, 0)
        app.keyType(right)
        expectEqual(segments.selectedSegmentIndex, 2)
        app.keyType(right)
        app.keyType(left)
        expectEqual(segments.selectedSegmentIndex, 0)
        window.moveFocus(to: pages)
        app.keyType(right)
        expectEqual(pages.currentPage, 1)
        #expect(app.controlEvents.hasSuffix("pages valueChanged|primaryActionTriggered"))
    }

    @Test func `RC-34: a focused control draws a ring and has the state focused`() {
        let button = button("button", 0, 0)
        let before = app.application.displayList()
        window.moveFocus(to: button)
        expectEqual(button.state, .focused)
        let during = app.application.displayList()
        #expect(during != before)
        let ring = during.commands.contains { command in
            if case .stroke(let rect, _, _, _) = command { return rect == button.bounds.insetBy(dx: -3, dy: -3) }
            return false
        }
        #expect(ring)
        window.moveFocus(to: nil)
        expectEqual(app.application.displayList(), before)
    }

    @Test func `RC-34: Tab does not reach controls behind a presented view controller`() {
        let root = UIViewController()
        window.rootViewController = root
        _ = button("behind", 0, 0, in: root.view)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        root.present(sheet, animated: false)
        _ = button("sheet", 0, 100, in: sheet.view)
        expectEqual(tab(2), ["sheet", "sheet"])
    }

    @Test func `RC-18, RC-34: a focused control is not first responder`() {
        let button = button("button", 0, 0)
        #expect(!button.canBecomeFirstResponder && !button.becomeFirstResponder())
        expectEqual(tab(1), ["button"])
        #expect(button.isFocused && !button.isFirstResponder && window.firstResponder == nil)
    }

    @Test func `RC-34, RC-36: a key that a focused control does not handle goes up the responder chain`() {
        let view = Listener("view", in: window)
        let button = button("button", 0, 0, in: view)
        window.moveFocus(to: button)
        app.keyType("x")
        expectEqual(view.lines, ["began x", "ended x"])
    }

    @Test(.application) func `RC-19, RC-34: moving the focus from a text field to a control ends editing`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)).placed("field", in: window)
        let button = button("button", 0, 100)
        expectEqual(tab(2), ["field", "button"])
        #expect(!field.isFirstResponder && window.firstResponder == nil)
        #expect(tab(1) == ["field"] && field.isFirstResponder && !button.isFocused)
        expectEqual(
            app.eventLog.split(separator: "\n").filter { $0.hasPrefix("focus") },
            [
                "focus of window: button", "focus of window: none",
            ])
    }

    @Test func `RC-19, RC-34: Tab leaves the focus in a text field that refuses to end editing`() {
        final class Stubborn: UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)).placed("field", in: window)
        let delegate = Stubborn()
        field.delegate = delegate
        _ = button("button", 0, 100)
        expectEqual(tab(2), ["field", "field"])
    }

    @Test func `RC-22, RC-34: a focused control loses the focus when its superview is removed`() {
        let parent = UIView(frame: window.bounds).placed("parent", in: window)
        let button = button("button", 0, 0, in: parent)
        window.moveFocus(to: button)
        parent.removeFromSuperview()
        #expect(window.focusedView == nil && !button.isFocused)
    }

    @Test func `RC-34: a new first responder takes the focus and the keys from a control`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40)).placed("slider", in: window)
        window.moveFocus(to: slider)
        let view = Listener("view", in: window)
        view.becomeFirstResponder()
        app.keyType(UIKeyCommand.inputRightArrow)
        #expect(slider.value == 0 && !slider.isFocused && view.lines.count == 2)
    }

    @Test func `RC-34: moveFocus(to:) fails for a view that cannot be focused, and the focus stays`() {
        let first = button("first", 0, 0)
        let off = button("off", 0, 50)
        off.isEnabled = false
        let plain = UIView(frame: CGRect(x: 0, y: 100, width: 80, height: 40)).placed("plain", in: window)
        let field = UITextField(frame: CGRect(x: 0, y: 150, width: 80, height: 40)).placed("field", in: window)
        field.isEnabled = false
        let elsewhere = UIButton(frame: CGRect(x: 0, y: 200, width: 80, height: 40))
        #expect(window.moveFocus(to: first) && focused == "first")
        for view in [off, plain, field, elsewhere] as [UIView] {
            #expect(!window.moveFocus(to: view))
            #expect(focused == "first" && first.isFocused && !view.isFocused)
        }
        #expect(window.moveFocus(to: first) && focused == "first")
        #expect(window.moveFocus(to: nil) && focused == "none")
        #expect(!window.moveFocus(to: plain) && focused == "none")
        off.isEnabled = true
        #expect(window.moveFocus(to: off) && focused == "off")
    }
}

/// Calls of `didUpdateFocus(in:with:)`.
@Suite(.application(tracing: .both)) @MainActor
struct FocusUpdateTests {
    private final class Card: UIView {
        var received: [String] = []
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "none" }
            received.append("\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))")
            coordinator.addCoordinatedAnimations({ self.alpha = 0.5 }, completion: { self.received.append("done") })
        }
    }

    @Test func `A view that contains the old and the new focused view receives one focus update`() {
        let app = TestApplication.current
        let window = app.makeWindow()
        let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let other = Card(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
        window.addSubview(card)
        window.addSubview(other)
        for (name, holder, y) in [("one", card, CGFloat(0)), ("two", card, 50), ("three", other, 0)] {
            let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 40))
            button.accessibilityIdentifier = name
            holder.addSubview(button)
        }
        window.moveFocus(to: card.subviews[0])
        window.moveFocus(to: card.subviews[1])
        app.advance(by: 1)
        window.moveFocus(to: other.subviews[0])
        window.moveFocus(to: other.subviews[0])
        // An animation without changes ends immediately.
        expectEqual(card.received, ["none to one", "one to two", "done", "done", "two to three", "done"])
        expectEqual(other.received, ["two to three"])
    }
}
