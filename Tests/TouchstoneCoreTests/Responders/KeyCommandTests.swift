import Testing
import TouchstoneExpectations
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

/// Keys that match key commands, and the actions that these send (RC-33, RC-34).
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

    @Test func `RC-33: a key command of an outer responder sends its action from the first responder`() {
        outer.commands = [command("f")]
        app.keyType("f", modifiers: .command)
        #expect(inner.lines == ["find"] && outer.lines == [])
    }

    @Test func `RC-33: the action of a key command goes to the nearest responder that implements it`() {
        inner.commands = [command("f", .command, .frameFind)]
        app.keyType("f", modifiers: .command)
        #expect(outer.lines == ["frame"] && inner.lines == [])
    }

    @Test func `RC-33: a key command matches exactly its modifiers and ignores Caps Lock`() {
        inner.commands = [command("f", [.command, .shift])]
        app.keyType("f", modifiers: .command)
        app.keyType("f", modifiers: [.command, .shift, .alternate])
        expectEqual(inner.lines, ["began f", "ended f", "began f", "ended f"])
        inner.lines = []
        app.keyType("F", modifiers: [.command, .shift])
        app.keyType("f", modifiers: [.command, .shift, .alphaShift])
        expectEqual(inner.lines, ["find", "find"])
    }

    @Test(.application) func `RC-33: a key command is the sender of its action, and no press is delivered`() {
        inner.commands = [command(UIKeyCommand.inputEscape, [], .named)]
        app.keyType(UIKeyCommand.inputEscape)
        expectEqual(inner.lines, ["command UIKeyInputEscape"])
        #expect(!app.eventLog.contains("presses"))
    }

    @Test func `RC-33: a key whose command no responder implements is delivered as a press`() {
        inner.commands = [command("f", .command, Selector(UISlider.sizeToFit, name: "unimplemented"))]
        app.keyType("f", modifiers: .command)
        expectEqual(inner.lines, ["began f", "ended f"])
    }

    @Test func `RC-33: a held key repeats its key command`() {
        inner.commands = [command("f")]
        app.keyDown("f", modifiers: .command)
        app.keyRepeat("f", modifiers: .command)
        app.keyRepeat("f", modifiers: .command)
        app.keyUp("f", modifiers: .command)
        expectEqual(inner.lines, ["find", "find", "find"])
    }

    @Test func `RC-16, RC-33: without a first responder, key commands are looked up from the key window`() {
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
        expectEqual(commanding.found, 1)
    }

    @Test(.application)
    func `RC-34: a focused control receives a key before a key command that does not want priority`() {
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 80, height: 40)).placed("button", in: outer)
        button.window?.moveFocus(to: button)
        let space = command(" ", [])
        outer.commands = [space]
        app.keyType(" ")
        expectEqual(outer.lines, [])
        expectEqual(app.controlEvents, "button touchUpInside, button primaryActionTriggered")
        space.wantsPriorityOverSystemBehavior = true
        app.clear()
        app.keyType(" ")
        #expect(outer.lines == ["find"] && app.controlEvents == "")
    }
}

/// Our choices about key commands where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct KeyCommandChoices {
    @Test func `RC-33: of two equal key commands, that of the nearer responder is performed`() {
        let outer = Frame("outer", in: TestApplication.current.makeWindow())
        let inner = Pane("inner", in: outer)
        inner.becomeFirstResponder()
        outer.commands = [UIKeyCommand(input: "f", modifierFlags: .command, action: .frameFind)]
        inner.commands = [UIKeyCommand(input: "f", modifierFlags: .command, action: .find)]
        TestApplication.current.keyType("f", modifiers: .command)
        #expect(inner.lines == ["find"] && outer.lines == [])
    }
}
