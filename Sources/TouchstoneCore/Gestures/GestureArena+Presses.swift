import Foundation

extension GestureArena {
    /// Shows a press to the recognizers that take its type, from the responder's view up to the window, and decides
    /// (G-16, RC-37).
    func deliver(_ press: UIPress, _ event: UIPressesEvent) {
        if press.phase == .began { join(press, event) }
        guard !press.contest.isEmpty else { return }
        holding += 1
        for recognizer in press.contest where !recognizer.decided.isFinal {
            recognizer.modifierFlags = event.modifierFlags
            switch press.phase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .changed: recognizer.pressesChanged([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled: recognizer.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
        holding -= 1
        conclude()
        guard press.phase == .ended || press.phase == .cancelled else { return }
        let members = press.contest
        press.contest = []
        // One that began and never said that it ended has ended with its press.
        for recognizer in members where recognizer.decided.isUnderWay && recognizer.attempt.isEmpty {
            withdraw(recognizer, because: .pressEnded)
        }
    }

    private func join(_ press: UIPress, _ event: UIPressesEvent) {
        var view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
        while let current = view {
            for recognizer in current.rareStorage?.recognizers ?? [] where recognizer.admits(press, event) {
                press.contest.append(recognizer)
            }
            view = current.superviewStorage
        }
    }
}

extension UIGestureRecognizer {
    /// The gate for a new press (G-16).
    fileprivate func admits(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
        guard isEnabled, !decided.isFinal, allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
        else { return false }
        guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event as UIEvent) ?? true else {
            return false
        }
        return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    }
}

extension UIPress {
    /// Whether a recognizer that recognized has taken it from its responder (G-31).
    var isClaimed: Bool { claimant != nil }
}
