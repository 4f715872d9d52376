import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties of keys that only the host knows.
@Suite(.application(tracing: .both)) @MainActor
struct HostKeyTests {
    let app = TestApplication.current
    private let view = Commanded(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        app.makeWindow().addSubview(view)
        view.becomeFirstResponder()
    }

    private func press(_ flags: UIKeyModifierFlags, controlActsAsCommand: Bool) {
        let port = app.application.makePort()
        for phase in [KeySample.Phase.down, .up] {
            var sample = KeySample(
                phase: phase, time: app.clock.now, keyCode: .keyboardS, characters: "s", modifierFlags: flags)
            sample.controlActsAsCommand = controlActsAsCommand
            _ = port.send(sample)
        }
        app.settle()
    }

    @Test func `RC-37: a key that the host cancels is cancelled in the view`() {
        app.keyDown("a")
        app.keyCancel("b")
        app.keyCancel("a")
        app.keyUp("a")
        expectEqual(view.seen, ["began a", "cancelled a"])
    }

    @Test func `RC-33: Control matches Command if the keyboard has no Command key`() {
        press(.control, controlActsAsCommand: false)
        expectEqual(view.seen, ["began s", "ended s"])
        view.seen = []
        press(.control, controlActsAsCommand: true)
        press(.command, controlActsAsCommand: true)
        expectEqual(view.seen, ["command s", "command s"])
    }

    @Test func `RC-33: a key command with Control takes precedence over one with Command`() {
        view.hasControl = true
        press(.control, controlActsAsCommand: true)
        expectEqual(view.seen, ["control s"])
    }
}

private final class Commanded: UIView {
    var seen: [String] = []
    var hasControl = false

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(
            input: "s", modifierFlags: .command, action: Selector(Commanded.command, name: "command"))
        let control = UIKeyCommand(
            input: "s", modifierFlags: .control, action: Selector(Commanded.control, name: "control"))
        return hasControl ? [command, control] : [command]
    }

    func command() { seen.append("command s") }
    func control() { seen.append("control s") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        for press in presses { seen.append("\(what) \(press.key?.characters ?? "")") }
    }
}
