import TouchstoneTesting
import UIKit

/// A view that can become first responder and records the events that it receives.
class Listener: UIView {
    var lines: [String] = []
    var canBecome = true
    var canResign = true
    var refusesToResign = false
    var canBecomeCalls = 0
    var passesOn = false
    var commands: [UIKeyCommand] = []

    convenience init(_ name: String, in parent: UIView) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = placed(name, in: parent)
    }

    override var canBecomeFirstResponder: Bool {
        canBecomeCalls += 1
        return canBecome
    }
    override var canResignFirstResponder: Bool { canResign }
    @discardableResult
    override func resignFirstResponder() -> Bool { refusesToResign ? false : super.resignFirstResponder() }
    override var keyCommands: [UIKeyCommand]? { commands }

    private func received(_ what: String, _ presses: Set<UIPress>) {
        lines.append(what + " " + presses.map { $0.key?.characters ?? "?" }.joined())
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        received("began", presses)
        if passesOn { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        received("ended", presses)
        if passesOn { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        received("cancelled", presses)
        if passesOn { super.pressesCancelled(presses, with: event) }
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { lines.append("shake began") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        lines.append("shake ended")
        if passesOn { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        lines.append("shake cancelled")
    }
    override func remoteControlReceived(with event: UIEvent?) {
        lines.append("remote \(event?.subtype.rawValue ?? 0) \(event?.type == .remoteControl)")
    }
}
