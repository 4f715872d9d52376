import Foundation

extension GestureArenaManager {
    /// Delivers a press to recognizers that accept its type, from the responder's view upward, and decides (G-16,
    /// RC-37).
    func deliver(_ press: UIPress, _ event: UIPressesEvent) {
        if press.phase == .began { gather(press, event) { press.arena.append($0, using: &spareMembers) } }
        guard !press.arena.isEmpty else { return }
        during(.telling) { notify(press, event) }
        conclude()
        guard press.phase == .ended || press.phase == .cancelled else { return }
        let members = press.competitors
        press.arena = Arena()
        // A recognizer that began and did not end by itself ends with its press.
        for recognizer in members where recognizer.decided.isUnderWay && !recognizer.isInArena {
            withdraw(recognizer, because: .pressEnded)
        }
    }

    private func notify(_ press: UIPress, _ event: UIPressesEvent) {
        for recognizer in press.competitors where !recognizer.decided.isFinal {
            recognizer.modifierFlags = event.modifierFlags
            switch press.phase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .changed: recognizer.pressesChanged([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled: recognizer.pressesCancelled([press], with: event)
            case .stationary: break
            @unknown default: break
            }
        }
    }
}

extension UIPress: ArenaOwner {
    var arenaView: UIView? { responder?.responderView }

    func has(_ recognizer: UIGestureRecognizer) -> Bool { arena.members.holds(recognizer) }

    func isFor(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        !recognizer.decided.isFinal
            && recognizer.allowedPressTypes.contains { $0.intValue == type.rawValue }
    }

    func isPermitted(by delegate: any UIGestureRecognizerDelegate, for recognizer: UIGestureRecognizer) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldReceive: self)
    }

    /// A press goes to its responder in any window.
    func isInWindow(of view: UIView) -> Bool { true }
}

extension UIPress {
    /// Whether a recognizer took the press from its responder by recognizing (G-31).
    var isClaimed: Bool { claimant != nil }
}
