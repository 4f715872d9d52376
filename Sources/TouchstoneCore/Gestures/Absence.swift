import Foundation

/// The admission of a recognizer to an arena, or the condition that prevented it (G-16).
package enum Gate {
    /// The recognizer is admitted.
    case open
    /// The recognizer's `isEnabled` is false.
    case disabled
    /// The recognizer does not accept this kind of input, or cannot accept it now.
    case unfit
    /// The recognizer's own `shouldReceive(_:)` returned false.
    case classRefused
    /// The delegate's `gestureRecognizer(_:shouldReceive:)` for the event returned false.
    case delegateRefusedEvent
    /// The delegate's `gestureRecognizer(_:shouldReceive:)` for the touch returned false.
    case delegateRefusedTouch
    /// One of these methods disabled the recognizer, detached it from its view, or removed the view from its window.
    case changed
    /// The hit view is in no window: an override of the hit test returned it (HT-29).
    case outsideWindow
}

/// Records why a recognizer between the hit view and the window was not admitted to a touch's arena.
@MainActor
package struct Absence: Annotation {
    package enum Unfitness {
        /// Not in `allowedTouchTypes` (G-18).
        case touchType
        /// The recognizer already has touches of another type (G-17).
        case otherType
        /// The recognizer's last sequence is decided but not reset yet (G-12).
        case busy(UIGestureRecognizer.State)
        /// The finger landed beside fingers of a failed recognition sequence.
        case failedFingers
        case takesNoTouches
    }

    package let touch: Int
    package let recognizer: Remembered
    package let gate: Gate
    /// The detail for a gate of `.unfit`; otherwise `nil`.
    package let unfitness: Unfitness?
    /// The delegate that refused, if one did.
    package let delegate: Remembered?
}

/// Records that a recognizer ignored a touch that it had accepted (G-14).
@MainActor
package struct Ignoring: Annotation {
    package let touch: Int
    package let recognizer: Remembered
}

extension GestureArenaManager {
    /// Records for explanations why the recognizer was not admitted.
    @inline(never)
    func noteAbsence(of recognizer: UIGestureRecognizer, from owner: some ArenaOwner, _ view: UIView, _ gate: Gate) {
        guard let trace, let touch = owner as? UITouch else { return }
        let refused = gate == .delegateRefusedEvent || gate == .delegateRefusedTouch
        trace.remember(
            Absence(
                touch: touch.sample.id, recognizer: trace.remembered(recognizer), gate: gate,
                unfitness: gate == .unfit ? touch.unfitness(of: recognizer) : nil,
                delegate: refused ? recognizer.asked.map { trace.remembered($0) } : nil))
    }
}

extension UITouch {
    /// The condition of `isFor(_:_:)` that the recognizer does not meet.
    fileprivate func unfitness(of recognizer: UIGestureRecognizer) -> Absence.Unfitness {
        if !recognizer.takesTouches { return .takesNoTouches }
        if recognizer.decided.isFinal || recognizer.recognitionSequence.arenaState.hasMatched {
            return .busy(recognizer.decided)
        }
        if recognizer.touchTypes & (1 << sample.type.rawValue) == 0 { return .touchType }
        if recognizer.requiresExclusiveTouchType, let taken = recognizer.recognitionSequence.touches.first?.type,
            taken != type
        {
            return .otherType
        }
        return .failedFingers
    }
}
