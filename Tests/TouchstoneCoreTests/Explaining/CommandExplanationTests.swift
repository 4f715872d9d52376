import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Explanations of key commands and menu items that have no effect.
@Suite(.application) @MainActor
struct CommandExplanationTests {
    let app = TestApplication.current
    private let editor = Editor()
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

    init() {
        _ = app.makeWindow(root: editor)
        field.accessibilityIdentifier = "field"
        editor.view.addSubview(field)
        editor.view.accessibilityIdentifier = "page"
        editor.commands = [Editor.command("s", .command)]
    }

    private func report(
        _ input: String = "s", _ modifiers: UIKeyModifierFlags = .command, of responder: UIResponder? = nil
    ) -> CommandExplanation {
        let wanted = CommandExplanation.Wanted.keyCommand(input, modifiers, of: responder)
        return app.application.explain(app.records, for: wanted)
    }

    private func now(_ responder: UIResponder? = nil) -> [String] {
        app.application.explain(for: .keyCommand("s", .command, of: responder)).causes.map(\.code)
    }

    private func codes(of responder: UIResponder? = nil) -> [String] { report(of: responder).causes.map(\.code) }

    @Test func `RC-33: a command that is performed has no cause`() {
        editor.becomeFirstResponder()
        app.keyType("s", modifiers: .command)
        expectEqual(editor.saves, 1)
        expectEqual(codes(of: editor), [])
        expectEqual(now(editor), [])
        #expect(report().description.hasPrefix("ok: command-S is performed"))
    }

    @Test func `RC-33: a responder outside the chain of the key window is reported`() {
        // Without a first responder, the search begins at the window.
        app.keyType("s", modifiers: .command)
        expectEqual(codes(of: editor), ["not-in-chain"])
        expectEqual(now(editor), ["not-in-chain"])
        #expect(report(of: editor).causes[0].sentence.contains("the key window, since there is no first responder"))
        expectEqual(codes(), ["no-key-command"])
        // The answer about the past does not change when the state changes.
        let before = report(of: editor).causes
        editor.becomeFirstResponder()
        expectEqual(report(of: editor).causes, before)
        expectEqual(now(editor), [])
    }

    @Test func `RC-33: a command with other modifiers than the pressed ones is reported`() {
        editor.becomeFirstResponder()
        app.keyType("s", modifiers: [.command, .shift])
        expectEqual(codes(of: editor), ["no-such-key"])
        #expect(report(of: editor).causes[0].sentence.contains("what was pressed is shift-command-S"))
        let pressed = report("s", [.command, .shift], of: editor)
        expectEqual(pressed.causes.map(\.code), ["offers-others"])
        #expect(pressed.causes[0].sentence.contains("but command-S"))
        editor.commands = []
        app.keyType("s", modifiers: .command)
        #expect(report(of: editor).causes[0].sentence.contains("there are none"))
    }

    @Test func `RC-34: a text field that is edited receives the key before a key command`() {
        field.becomeFirstResponder()
        editor.commands = [Editor.command("a", [])]
        app.keyType("a")
        expectEqual(report("a", [], of: editor).causes.map(\.code), ["text-input-first"])
        let now = app.application.explain(for: .keyCommand("a", [], of: editor))
        expectEqual(now.causes.map(\.code), ["text-input-first"])
        expectEqual(now.causes[0].advice, "set wantsPriorityOverSystemBehavior of the command to true")
        editor.commands[0].wantsPriorityOverSystemBehavior = true
        app.keyType("a")
        expectEqual(report("a", [], of: editor).causes, [])
        expectEqual(field.text, "a")
    }

    @Test func `RC-33: a command of a responder nearer in the chain is performed instead`() {
        let panel = Panel().placed("panel", 0, 100, 200, 200, in: editor.view)
        panel.becomeFirstResponder()
        app.keyType("s", modifiers: .command)
        expectEqual(panel.saves, 1)
        expectEqual(codes(of: editor), ["nearer-command"])
        #expect(report(of: editor).causes[0].sentence.contains("panel (Panel) has a key command for command-S"))
        expectEqual(codes(of: panel), [])
    }

    @Test func `RC-30: a responder that declines the action is named`() {
        editor.becomeFirstResponder()
        editor.declines = true
        app.keyType("s", modifiers: .command)
        expectEqual(codes(of: editor), ["declined"])
        expectEqual(now(editor), ["declined"])
        #expect(report(of: editor).causes[0].sentence.contains("the Editor implements save"))
    }

    @Test func `RC-27: an action that no responder in the chain implements is reported`() {
        editor.becomeFirstResponder()
        editor.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Panel.close, name: "close"))
        ]
        app.keyType("s", modifiers: .command)
        expectEqual(codes(of: editor), ["no-responder-for-action"])
        _ = Panel().placed("panel", 0, 100, 200, 200, in: editor.view)
        #expect(report(of: editor).causes[0].sentence.contains("panel (Panel) does, but is not in that chain"))
    }

    @Test func `M-4: a menu item is explained by the chain and by canPerformAction`() {
        func codes(_ action: Selector, _ responder: UIResponder? = nil) -> [String] {
            app.application.explain(for: .menuItem(action, of: responder)).causes.map(\.code)
        }
        expectEqual(codes(.copy), ["no-responder-for-action"])
        expectEqual(codes(.copy, field), ["not-in-chain"])
        field.text = "word"
        field.becomeFirstResponder()
        expectEqual(codes(.selectAll, field), [])
        expectEqual(codes(.copy, field), ["declined"])
        let save = Selector(Editor.save, name: "save")
        expectEqual(codes(save, editor), [])
        editor.declines = true
        expectEqual(codes(save, editor), ["declined"])
        let report = app.application.explain(for: .menuItem(save, of: editor))
        #expect(report.json.contains("\"code\":\"declined\""))
        #expect(report.description.contains("help: correct Editor.canPerformAction"))
    }

    @Test func `RC-33: being outside the chain is reported rather than a nearer command`() {
        let panel = Panel().placed("panel", 0, 100, 200, 200, in: editor.view)
        let beside = Panel().placed("beside", 0, 300, 200, 200, in: editor.view)
        panel.becomeFirstResponder()
        expectEqual(now(beside), ["not-in-chain"])
        expectEqual(now(editor), ["nearer-command"])
    }

    @Test func `RC-33: a nearer command that is declined does not hide the one that is performed`() {
        let panel = Panel().placed("panel", 0, 100, 200, 200, in: editor.view)
        panel.action = Selector(Panel.close, name: "close")
        panel.declines = true
        panel.becomeFirstResponder()
        app.keyType("s", modifiers: .command)
        expectEqual(editor.saves, 1)
        expectEqual(codes(of: panel), ["declined"])
        expectEqual(now(panel), ["declined"])
        expectEqual(codes(of: editor), [])
    }

    @Test func `RC-27: a responder that does not implement the action is reported with the one that does`() {
        let plain = Editable().placed("plain", 0, 100, 200, 200, in: editor.view)
        plain.becomeFirstResponder()
        let report = app.application.explain(for: .menuItem(Selector(Editor.save, name: "save"), of: plain))
        expectEqual(report.causes.map(\.code), ["action-missing"])
        #expect(report.causes[0].sentence.contains("plain (Editable) does not implement save; the Editor"))
        expectEqual(report.causes[0].advice, "implement save in Editable")
    }

    @Test func `A report is marked unsure in JSON if the trace no longer contains the key`() {
        editor.becomeFirstResponder()
        app.keyType("s", modifiers: .command)
        #expect(report(of: editor).json.contains("\"isUnsure\":false"))
        let crowd = UIView().placed("crowd", 0, 200, 10, 10, in: editor.view)
        for _ in 0..<15_000 { crowd.addSubview(UIView()) }
        for _ in 0..<16 { app.fingerTap(at: CGPoint(200, 700)) }
        #expect(report(of: editor).json.contains("\"isUnsure\":true"))
        #expect(report(of: editor).description.hasPrefix("unknown: the trace no longer contains what happened to"))
    }

    /// The question needs no key event.
    @Test(
        arguments: [
            " ", "\r", "\t", "a", "\u{8}", UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow,
            UIKeyCommand.inputEscape,
        ], [UIKeyModifierFlags(), .shift, .control])
    func `RC-34: the prediction for a key agrees with the effect of the key`(
        _ input: String, _ modifiers: UIKeyModifierFlags
    ) {
        let momentary = UISegmentedControl(items: ["one", "two"])
        momentary.isMomentary = true
        let disabled = UISlider()
        disabled.isEnabled = false
        let views: [UIView] = [
            UIButton(), UISwitch(), UISlider(), UIStepper(), UIPageControl(),
            UISegmentedControl(items: ["one", "two"]),
            momentary, disabled, UITextField(), UITextView(),
        ]
        editor.commands = [Editor.command(input, modifiers)]
        for view in views {
            view.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
            editor.view.addSubview(view)
            editor.view.window?.moveFocus(to: view)
            let wanted = CommandExplanation.Wanted.keyCommand(input, modifiers, of: editor)
            let now = app.application.explain(for: wanted).causes.map(\.code)
            app.keyType(input, modifiers: modifiers)
            expectEqual(now, report(input, modifiers, of: editor).causes.map(\.code), "\(type(of: view))")
            view.removeFromSuperview()
        }
    }

    @Test func `RC-34: a focused button handles Tab before a key command`() {
        let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        button.accessibilityIdentifier = "pay"
        editor.view.addSubview(button)
        editor.becomeFirstResponder()
        editor.commands = [Editor.command("\t", [])]
        app.keyType("\t")
        expectEqual(editor.saves, 0)
        expectEqual(report("\t", [], of: editor).causes.map(\.code), ["focus-first"])
        #expect(report("\t", [], of: editor).causes[0].sentence.contains("handles tab"))
    }
}

private final class Editor: UIViewController {
    var commands: [UIKeyCommand] = []
    var declines = false
    private(set) var saves = 0

    static func command(_ input: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: modifiers, action: Selector(Editor.save, name: "save"))
    }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !declines && super.canPerformAction(action, withSender: sender)
    }
    func save() { saves += 1 }
}
private final class Editable: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
private final class Panel: UIView {
    var action = Selector(Panel.save, name: "save")
    var declines = false
    private(set) var saves = 0
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: action)]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !declines && super.canPerformAction(action, withSender: sender)
    }
    func save() { saves += 1 }
    func close() {}
}
