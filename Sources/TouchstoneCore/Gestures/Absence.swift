import Foundation

/// What a recognizer met on its way into a contest (G-16).
enum Gate {
    /// It takes part.
    case open
    /// Its `isEnabled` is false.
    case disabled
    /// What is competed for is nothing to it, or it is not free.
    case unfit
    /// Its own `shouldReceive(_:)` answered false.
    case classRefused
    /// `gestureRecognizer(_:shouldReceive: event)` of its delegate answered false.
    case delegateRefusedEvent
    /// `gestureRecognizer(_:shouldReceive: touch)` of its delegate answered false.
    case delegateRefusedTouch
    /// Those who were asked disabled it, took it from its view, or the view from its window.
    case changed
    /// The hit view is in no window: an override of the hit test found it (HT-29).
    case outsideWindow
}

/// Why a recognizer on the way did not take part in the contest for a touch.
@MainActor
struct Absence: Remark {
    enum Unfitness {
        /// `allowedTouchTypes` (G-18).
        case touchType
        /// It has touches of another type already (G-17).
        case otherType
        /// Its last attempt is decided and not over yet (G-12).
        case busy(UIGestureRecognizer.State)
        /// The finger landed beside those of a failed attempt.
        case failedFingers
        case takesNoTouches
    }

    let touch: Int
    let recognizer: Remembered
    let gate: Gate
    /// Why it was unfit.
    let unfitness: Unfitness?
    /// The one that refused.
    let delegate: Remembered?
}

/// A recognizer let go of a touch that it had taken (G-14).
@MainActor
struct Ignoring: Remark {
    let touch: Int
    let recognizer: Remembered
}

extension GestureArena {
    /// For those who ask why.
    @inline(never)
    func noteAbsence(of recognizer: UIGestureRecognizer, from contested: some Contested, _ view: UIView, _ gate: Gate) {
        guard let trace, let touch = contested as? UITouch else { return }
        let refused = gate == .delegateRefusedEvent || gate == .delegateRefusedTouch
        trace.remember(
            Absence(
                touch: touch.sample.id, recognizer: trace.remembered(recognizer), gate: gate,
                unfitness: gate == .unfit ? touch.unfitness(of: recognizer) : nil,
                delegate: refused ? recognizer.asked.map { trace.remembered($0) } : nil))
    }
}

extension UITouch {
    /// Which of the reasons of `isFor` it was.
    fileprivate func unfitness(of recognizer: UIGestureRecognizer) -> Absence.Unfitness {
        if !recognizer.takesTouches { return .takesNoTouches }
        if recognizer.decided.isFinal || recognizer.attempt.standing.hasMatched { return .busy(recognizer.decided) }
        if recognizer.touchTypes & (1 << sample.type.rawValue) == 0 { return .touchType }
        if recognizer.requiresExclusiveTouchType, let taken = recognizer.attempt.touches.first?.type, taken != type {
            return .otherType
        }
        return .failedFingers
    }
}
