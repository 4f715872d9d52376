import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private class Pane: Listener {
    func find() { lines.append("find") }
    func named(_ command: UIKeyCommand) { lines.append("command \(command.input ?? "")") }
}

private final class Frame: Pane {}

extension Selector {
    fileprivate static let find = Selector(Pane.find, name: "find")
    fileprivate static let frameFind = Selector(
        { (frame: Frame) in { frame.lines.append("frame") } }, name: "frameFind")
    fileprivate static let named = Selector(Pane.named, name: "named:")
}

/// RC-33, RC-34.
@Suite(.application(tracing: .both)) @MainActor
struct KeyCommandTests {
    let app = TestApplication.current
    let window: UIWindow
    private let outer: Frame
    private let inner: Pane

    init() {
        window = TestApplication.current.makeWindow()
        outer = Frame("outer", in: window)
        inner = Pane("inner", in: outer)
        inner.becomeFirstResponder()
    }

    private func command(_ input: String, _ modifiers: UIKeyModifierFlags = .command, _ action: Selector = .find)
        -> UIKeyCommand
    {
        UIKeyCommand(input: input, modifierFlags: modifiers, action: action)
    }

    @Test func `RC-33: a command up the chain is matched and its action starts at the first responder`() {
        outer.commands = [command("f")]
        app.keyType("f", modifiers: .command)
        #expect(inner.lines == ["find"] && outer.lines == [])
    }

    @Test func `RC-33: only the first responder in the chain that implements the action is called`() {
        inner.commands = [command("f", .command, .frameFind)]
        app.keyType("f", modifiers: .command)
        #expect(outer.lines == ["frame"] && inner.lines == [])
    }

    @Test func `RC-33: the modifiers must be exactly those`() {
        inner.commands = [command("f", [.command, .shift])]
        app.keyType("f", modifiers: .command)
        app.keyType("f", modifiers: [.command, .shift, .alternate])
        #expect(inner.lines == ["began f", "ended f", "began f", "ended f"])
        inner.lines = []
        app.keyType("F", modifiers: [.command, .shift])
        app.keyType("f", modifiers: [.command, .shift, .alphaShift])
        #expect(inner.lines == ["find", "find"])
    }

    @Test(.application) func `RC-33: the command is the sender and no press is made`() {
        inner.commands = [command(UIKeyCommand.inputEscape, [], .named)]
        app.keyType(UIKeyCommand.inputEscape)
        #expect(inner.lines == ["command UIKeyInputEscape"])
        #expect(!app.eventLog.contains("presses"))
    }

    @Test func `RC-33: an action that no responder implements leaves the key a press`() {
        inner.commands = [command("f", .command, Selector(UISlider.sizeToFit, name: "nobody"))]
        app.keyType("f", modifiers: .command)
        #expect(inner.lines == ["began f", "ended f"])
    }

    @Test func `RC-33: the key repeats`() {
        inner.commands = [command("f")]
        app.keyDown("f", modifiers: .command)
        app.keyRepeat("f", modifiers: .command)
        app.keyRepeat("f", modifiers: .command)
        app.keyUp("f", modifiers: .command)
        #expect(inner.lines == ["find", "find", "find"])
    }

    @Test func `RC-16, RC-33: without a first responder it starts at the key window`() {
        final class Commanding: UIWindow {
            var found = 0
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "f", modifierFlags: .command, action: Selector(Commanding.find, name: "find"))]
            }
            func find() { found += 1 }
        }
        let commanding = Commanding(frame: app.application.screen.bounds)
        commanding.makeKeyAndVisible()
        app.keyType("f", modifiers: .command)
        #expect(commanding.found == 1)
    }

    @Test(.application) func `RC-34: the focus gets the key before a command unless that wants priority`() {
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 80, height: 40)).placed("button", in: outer)
        button.window?.moveFocus(to: button)
        let space = command(" ", [])
        outer.commands = [space]
        app.keyType(" ")
        #expect(outer.lines == [])
        #expect(app.controlEvents == "button touchUpInside, button primaryActionTriggered")
        space.wantsPriorityOverSystemBehavior = true
        app.clear()
        app.keyType(" ")
        #expect(outer.lines == ["find"] && app.controlEvents == "")
    }
}

/// What public sources leave open, as we chose it.
@Suite(.application(tracing: .both)) @MainActor
struct KeyCommandChoices {
    @Test func `RC-33: of equal commands the nearer responders`() {
        let outer = Frame("outer", in: TestApplication.current.makeWindow())
        let inner = Pane("inner", in: outer)
        inner.becomeFirstResponder()
        outer.commands = [UIKeyCommand(input: "f", modifierFlags: .command, action: .frameFind)]
        inner.commands = [UIKeyCommand(input: "f", modifierFlags: .command, action: .find)]
        TestApplication.current.keyType("f", modifiers: .command)
        #expect(inner.lines == ["find"] && outer.lines == [])
    }
}
