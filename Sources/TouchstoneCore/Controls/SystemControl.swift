import Foundation

/// Touchstone extension: a control of the system's: it refuses an ancestor's recognizer of its own gesture, so that the
/// control wins (C-22). A plain `UIControl` does not.
open class SystemControl: UIControl {
    /// Whether the recognizer's gesture is the one this control reacts to.
    func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

    /// A tap does not give it the focus (RC-17).
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

    /// Whether Space and Return do anything to it while it has the focus.
    var isActivatedByKeys: Bool { false }
    /// Whether the arrow keys do.
    var isAdjustedByKeys: Bool { false }
    /// What Space and Return do; false if that came to nothing.
    func activate() -> Bool { false }
    /// What an arrow key does: one step up or right, or one down or left.
    func adjust(by direction: Int) {}

    /// A ring around the control that has the focus.
    override func drawOverlay(into list: inout DisplayList) {
        guard isFocused else { return }
        list.stroke(bounds.insetBy(dx: -3, dy: -3), cornerRadius: 11, lineWidth: 2, color: .systemBlue)
    }

    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        // What is disabled under the finger goes on (C-13).
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
