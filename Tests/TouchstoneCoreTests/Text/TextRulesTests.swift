import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What the rules say of text fields and views, told by fingers and keys.
@Suite(.application(ways: .both)) @MainActor
struct TextRulesTests {
    let app = TestApplication.current
    let window: UIWindow
    let field: UITextField
    let story = TextStory()

    init() {
        window = TestApplication.current.makeWindow()
        field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.accessibilityIdentifier = "field"
        window.addSubview(field)
        story.listen(to: field)
    }

    @Test func `C-30, RC-17: a tap makes the field first responder and keys type into it`() {
        #expect(!field.isFirstResponder)
        app.fingerTap(at: field)
        #expect(field.isFirstResponder && field.isEditing)
        #expect(story.take() == "shouldBegin, didBegin, editingDidBegin")
        app.keyType("é")
        #expect(field.text == "é")
        #expect(story.take() == #"shouldChange {0, 0} "é", editingChanged"#)
        field.resignFirstResponder()
        #expect(story.take() == "shouldEnd, didEnd, editingDidEnd")
    }

    @Test func `C-30: the delegate may veto beginning and ending`() {
        story.refused = ["shouldBegin"]
        app.fingerTap(at: field)
        #expect(!field.isFirstResponder && story.take() == "shouldBegin")
        story.refused = ["shouldEnd"]
        app.advance(by: 1)
        app.fingerTap(at: field)
        _ = story.take()
        #expect(!field.resignFirstResponder() && field.isFirstResponder && story.take() == "shouldEnd")
    }

    @Test func `RC-26, RC-22: force and leaving the window end editing whatever the delegate says`() {
        story.refused = ["shouldEnd"]
        field.becomeFirstResponder()
        _ = story.take()
        #expect(window.endEditing(true) && !field.isFirstResponder)
        #expect(story.take() == "shouldEnd, didEnd, editingDidEnd")
        field.becomeFirstResponder()
        _ = story.take()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && window.firstResponder == nil)
        #expect(story.take() == "shouldEnd, didEnd, editingDidEnd")
    }

    @Test func `C-30: programmatic text sends nothing`() {
        field.becomeFirstResponder()
        _ = story.take()
        field.text = "set"
        #expect(story.take() == "" && field.text == "set")
    }

    @Test func `C-30: the return key ends on exit and resigns where somebody listens`() {
        field.becomeFirstResponder()
        _ = story.take()
        app.keyType("\r")
        #expect(story.take() == "shouldReturn, primaryActionTriggered" && field.isFirstResponder)
        field.addAction(UIAction { [story] _ in story.lines.append("editingDidEndOnExit") }, for: .editingDidEndOnExit)
        app.keyType("\r")
        #expect(
            story.take()
                == "shouldReturn, editingDidEndOnExit, primaryActionTriggered, shouldEnd, didEnd, editingDidEnd")
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        _ = story.take()
        story.refused = ["shouldReturn"]
        app.keyType("\r")
        #expect(story.take() == "shouldReturn")
    }

    @Test func `C-30: a refused change changes nothing`() {
        field.text = "ab"
        field.becomeFirstResponder()
        story.refused = ["shouldChange"]
        _ = story.take()
        app.keyType("c")
        app.keyType("\u{8}")
        #expect(field.text == "ab")
        #expect(story.take() == #"shouldChange {2, 0} "c", shouldChange {1, 1} """#)
    }

    @Test func `RC-19: the next field is asked before this one ends`() {
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        window.addSubview(other)
        let otherStory = story
        field.becomeFirstResponder()
        _ = story.take()
        otherStory.listen(to: other)
        app.fingerTap(at: other)
        #expect(story.take() == "shouldBegin, shouldEnd, didEnd, editingDidEnd, didBegin, editingDidBegin")
        #expect(other.isFirstResponder && !field.isFirstResponder)
    }

    @Test func `RC-34: text comes before key commands unless they want priority`() {
        @MainActor final class Screen: UIViewController {
            var heard: [String] = []
            var priority = false
            func command() { heard.append("command") }
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
        #expect(field.text == "k" && screen.heard == [])
        screen.priority = true
        app.keyType("k")
        #expect(field.text == "k" && screen.heard == ["command"])
    }

    @Test func `RC-35: a field has an undo manager of its own cleared on resign`() throws {
        field.becomeFirstResponder()
        let undo = try #require(field.undoManager)
        #expect(undo !== window.undoManager)
        app.keyTypeText("one")
        app.keyType("z", modifiers: .command)
        #expect(field.text == "")
        app.keyType("z", modifiers: [.command, .shift])
        #expect(field.text == "one")
        #expect(undo.canUndo)
        field.resignFirstResponder()
        #expect(!undo.canUndo && !undo.canRedo)
    }

    @Test func `RC-33: a responder of one's own takes keys as text`() {
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
        #expect(typed.text == "hé")
    }

    @Test func `C-30, G-20: a tap elsewhere may end editing and a tap in the field does not`() {
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

    @Test(.application) func `RC-36: keys that a field takes do not climb the chain`() {
        var forwarded: [String] {
            app.records.compactMap { record in
                if case .forwarded(let method, _, let to) = record.fact { "\(method) \(to.name)" } else { nil }
            }
        }
        field.becomeFirstResponder()
        app.clear()
        app.keyType("k")
        #expect(app.deliveries == "pressesBegan field, pressesEnded field")
        #expect(forwarded == [])
        app.clear()
        app.keyType(UIKeyCommand.inputEscape)
        #expect(forwarded.prefix(1) == ["pressesBegan window"] && forwarded.contains("pressesEnded window"))
    }

    @Test func `RC-23: another key window takes the keyboard away and the first responder stays`() {
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
