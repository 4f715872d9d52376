import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The rules for text fields and text input, tested with touches and keys.
@Suite(.application(tracing: .both)) @MainActor
struct TextRulesTests {
    let app = TestApplication.current
    let window: UIWindow
    let field: UITextField
    let eventLog = TextEventLog()

    init() {
        window = TestApplication.current.makeWindow()
        field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.accessibilityIdentifier = "field"
        window.addSubview(field)
        eventLog.listen(to: field)
    }

    @Test func `C-30, RC-17: a tap makes a text field first responder, and keys type into it`() {
        #expect(!field.isFirstResponder)
        app.fingerTap(at: field)
        #expect(field.isFirstResponder && field.isEditing)
        expectEqual(eventLog.take(), "shouldBegin, didBegin, editingDidBegin")
        app.keyType("é")
        expectEqual(field.text, "é")
        expectEqual(eventLog.take(), #"shouldChange {0, 0} "é", editingChanged"#)
        field.resignFirstResponder()
        expectEqual(eventLog.take(), "shouldEnd, didEnd, editingDidEnd")
    }

    @Test func `C-30: the delegate can refuse to begin or end editing`() {
        eventLog.refused = ["shouldBegin"]
        app.fingerTap(at: field)
        #expect(!field.isFirstResponder && eventLog.take() == "shouldBegin")
        eventLog.refused = ["shouldEnd"]
        app.advance(by: 1)
        app.fingerTap(at: field)
        _ = eventLog.take()
        #expect(!field.resignFirstResponder() && field.isFirstResponder && eventLog.take() == "shouldEnd")
    }

    @Test func `RC-26, RC-22: endEditing(true) and removal end editing even if the delegate refuses`() {
        eventLog.refused = ["shouldEnd"]
        field.becomeFirstResponder()
        _ = eventLog.take()
        #expect(window.endEditing(true) && !field.isFirstResponder)
        expectEqual(eventLog.take(), "shouldEnd, didEnd, editingDidEnd")
        field.becomeFirstResponder()
        _ = eventLog.take()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && window.firstResponder == nil)
        expectEqual(eventLog.take(), "shouldEnd, didEnd, editingDidEnd")
    }

    @Test func `C-30: setting the text in code sends no event`() {
        field.becomeFirstResponder()
        _ = eventLog.take()
        field.text = "set"
        #expect(eventLog.take() == "" && field.text == "set")
    }

    @Test func `C-30: the return key ends editing on exit if a target is registered`() {
        field.becomeFirstResponder()
        _ = eventLog.take()
        app.keyType("\r")
        #expect(eventLog.take() == "shouldReturn, primaryActionTriggered" && field.isFirstResponder)
        field.addAction(
            UIAction { [eventLog] _ in eventLog.lines.append("editingDidEndOnExit") }, for: .editingDidEndOnExit)
        app.keyType("\r")
        expectEqual(
            eventLog.take(),
            "shouldReturn, editingDidEndOnExit, primaryActionTriggered, shouldEnd, didEnd, editingDidEnd")
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        _ = eventLog.take()
        eventLog.refused = ["shouldReturn"]
        app.keyType("\r")
        expectEqual(eventLog.take(), "shouldReturn")
    }

    @Test func `C-30: a change that the delegate refuses does not change the text`() {
        field.text = "ab"
        field.becomeFirstResponder()
        eventLog.refused = ["shouldChange"]
        _ = eventLog.take()
        app.keyType("c")
        app.keyType("\u{8}")
        expectEqual(field.text, "ab")
        expectEqual(eventLog.take(), #"shouldChange {2, 0} "c", shouldChange {1, 1} """#)
    }

    @Test func `RC-19: shouldBegin of the next field is called before the current field ends editing`() {
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        window.addSubview(other)
        let otherEventLog = eventLog
        field.becomeFirstResponder()
        _ = eventLog.take()
        otherEventLog.listen(to: other)
        app.fingerTap(at: other)
        expectEqual(eventLog.take(), "shouldBegin, shouldEnd, didEnd, editingDidEnd, didBegin, editingDidBegin")
        #expect(other.isFirstResponder && !field.isFirstResponder)
    }

    @Test func `RC-34: text input has priority over key commands unless they want priority`() {
        @MainActor final class Screen: UIViewController {
            var received: [String] = []
            var priority = false
            func command() { received.append("command") }
            override var keyCommands: [UIKeyCommand]? {
                let command = UIKeyCommand(
                    input: "k", modifierFlags: [], action: Selector(Screen.command, name: "command"))
                command.wantsPriorityOverSystemBehavior = priority
                return [command]
            }
        }
        let screen = Screen()
        window.rootViewController = screen
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        app.keyType("k")
        #expect(field.text == "k" && screen.received == [])
        screen.priority = true
        app.keyType("k")
        #expect(field.text == "k" && screen.received == ["command"])
    }

    @Test func `RC-35: a text field has its own undo manager, which is cleared when it resigns`() throws {
        field.becomeFirstResponder()
        let undo = try #require(field.undoManager)
        #expect(undo !== window.undoManager)
        app.keyTypeText("one")
        app.keyType("z", modifiers: .command)
        expectEqual(field.text, "")
        app.keyType("z", modifiers: [.command, .shift])
        expectEqual(field.text, "one")
        #expect(undo.canUndo)
        field.resignFirstResponder()
        #expect(!undo.canUndo && !undo.canRedo)
    }

    @Test func `RC-35: typing can be undone after the application removed the undo steps`() throws {
        field.becomeFirstResponder()
        let undo = try #require(field.undoManager)
        field.insertText("a")
        undo.removeAllActions()
        field.insertText("b")
        #expect(undo.canUndo)
        undo.undo()
        expectEqual(field.text, "a")
    }

    @Test func `RC-33: a responder that implements UIKeyInput receives keys as text`() {
        final class Typed: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text.removeLast() }
        }
        let typed = Typed(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        window.addSubview(typed)
        typed.becomeFirstResponder()
        app.keyTypeText("hé👩‍👩‍👧‍👦")
        app.keyType("\u{8}")
        app.keyType("c", modifiers: .command)
        expectEqual(typed.text, "hé")
    }

    @Test func `C-30, G-20: an ancestor's tap ends editing outside a text field and not inside it`() {
        let tap = UITapGestureRecognizer()
        tap.addHandler { [window] _ in window.endEditing(true) }
        window.addGestureRecognizer(tap)
        app.fingerTap(at: field)
        #expect(field.isFirstResponder)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 30, y: 110))
        #expect(field.isFirstResponder)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 200, y: 400))
        #expect(!field.isFirstResponder)
    }

    @Test(.application) func `RC-36: a text field does not forward the keys it handles`() {
        var forwarded: [String] {
            app.records.compactMap { record in
                if case .forwarded(let method, _, let to) = record.fact { "\(method) \(to.name)" } else { nil }
            }
        }
        field.becomeFirstResponder()
        app.clear()
        app.keyType("k")
        expectEqual(app.deliveries, "pressesBegan field, pressesEnded field")
        expectEqual(forwarded, [])
        app.clear()
        app.keyType(UIKeyCommand.inputEscape)
        #expect(forwarded.prefix(1) == ["pressesBegan window"] && forwarded.contains("pressesEnded window"))
    }

    @Test func `RC-23: another key window hides the keyboard, and the first responder remains`() {
        field.becomeFirstResponder()
        app.settle()
        func hasKeyboard() -> Bool {
            app.application.windows.contains { $0.accessibilityIdentifier == "keyboard window" }
        }
        #expect(hasKeyboard())
        let other = app.makeWindow("other")
        app.settle()
        #expect(!hasKeyboard() && field.isFirstResponder)
        other.isHidden = true
        window.makeKey()
        app.settle()
        #expect(hasKeyboard())
    }
}
