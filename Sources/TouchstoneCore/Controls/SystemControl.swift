import Foundation

/// Touchstone extension: a system control, the superclass of the framework's controls.
///
/// It refuses an ancestor's recognizer of the control's own gesture, so that the control wins (C-22). A plain `UIControl` does not.
open class SystemControl: UIControl {
    /// Returns whether the recognizer recognizes the gesture that this control reacts to; by default, a single tap.
    func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

    /// Whether the control can have the keyboard focus. A tap does not move the focus to it (RC-17).
    open override var canBecomeFocused: Bool { isEnabled }

    override func takes(_ command: FocusCommand) -> Bool {
        guard wouldTake(command) else { return false }
        switch command {
        case .activate: return activate()
        case .increment: adjust(by: 1)
        case .decrement: adjust(by: -1)
        }
        return true
    }

    override func wouldTake(_ command: FocusCommand) -> Bool {
        isEnabled && (command == .activate ? isActivatedByKeys : isAdjustedByKeys)
    }

    /// Whether Space and Return have an effect on the control while it has the focus; the default is `false`.
    var isActivatedByKeys: Bool { false }
    /// Whether the arrow keys have an effect on the control while it has the focus; the default is `false`.
    var isAdjustedByKeys: Bool { false }
    /// Performs the effect of Space and Return.
    /// - Returns: Whether there was an effect.
    func activate() -> Bool { false }
    /// Performs the effect of an arrow key.
    /// - Parameter direction: 1 for one step up or right, -1 for one step down or left.
    func adjust(by direction: Int) {}

    /// Draws a ring around the control while it has the focus.
    override func drawOverlay(into list: inout DisplayList) {
        guard isFocused else { return }
        list.stroke(bounds.insetBy(dx: -3, dy: -3), cornerRadius: 11, lineWidth: 2, color: .systemBlue)
    }

    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        // A control that is disabled during a touch still tracks it (C-13).
        if recognizer.view !== self, isEnabled || isTracking, isOwnGesture(recognizer) { return false }
        return super.gestureRecognizerShouldBegin(recognizer)
    }
}

extension UIGestureRecognizer {
    /// Whether it is a tap with one finger, the gesture that most controls keep for themselves (C-21).
    var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
