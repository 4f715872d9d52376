import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// Touchstone extension: a question about a touch and the subject that was wanted to have it.
    public enum Question: String, Sendable, CaseIterable {
        /// Why the wanted subject did not have the touch.
        case not
        /// Why the wanted subject had the touch.
        case got
        /// Why two subjects had the touch.
        case both
        /// Why the wanted subject received the touch, or acted, with a delay.
        case late
    }

    /// Touchstone extension: one reason why a subject had a touch, shared it with another, or had it late.
    public enum Reason: Equatable {
        /// The view is in front of another view that contains the point (HT-4).
        case inFront(Mention, of: Mention)
        /// The view is in front of the hit view, or of a superview of it, and hit testing skipped it, as the verdict
        /// says (HT-7, HT-15).
        case passedOver(Mention, HitTestVerdict)
        /// The view is the deepest one that contains the point (HT-1).
        case deepest(Mention)
        /// An override of `hitTest(_:with:)` returned the view (HT-29).
        case givenByOverride(Mention, by: Mention)
        /// The finger left the view, but a touch belongs to the view in which it began (HT-39).
        case keeps(Mention)
        /// The touch climbed to the responder: those below have no touch methods, or call `super` (RC-9).
        case climbed(Mention, from: Mention, callsSuper: Bool)
        /// The fingers performed the recognizer's gesture. `over` are recognizers that it prevented (G-21) or that
        /// failed because of it.
        case recognized(Mention, over: [Mention])
        /// The control sent the event to this target.
        case sent(Mention, event: String, action: String)
        /// The recognizer's `cancelsTouchesInView` is `false`, so the view continues to receive the touch (G-31).
        case leavesTouches(Mention, to: Mention)
        /// The view received the touch before the recognizer recognized, `seconds` later, which cancelled the touch in
        /// the view (G-31).
        case receivedBefore(Mention, Mention, seconds: TimeInterval)
        /// Both may recognize simultaneously because one of them or its delegate allows it (G-21, G-23).
        case permitted(Mention, with: Mention, by: Cause.Refuser)
        /// The recognizers recognized one after the other, `seconds` apart.
        case oneAfterTheOther(Mention, Mention, seconds: TimeInterval)
        /// The touch, or the recognizer, was delayed by `seconds` for the given cause.
        case suppressed(Mention, seconds: TimeInterval, because: Cause)
        /// The gesture requires this time (G-53).
        case takesTime(Mention, seconds: TimeInterval)
        /// The gesture is complete only at the lift, `seconds` after the touch-down (G-52).
        case actsAtLift(Mention, seconds: TimeInterval)
        /// The gesture is complete only after the fingers have moved, `seconds` after the touch-down (G-54).
        case takesMovement(Mention, seconds: TimeInterval)
        /// A recognizer class of the application recognized `seconds` after the touch-down, for reasons of its own
        /// (G-1).
        case takesItsTime(Mention, seconds: TimeInterval)
    }
}

extension TouchExplanation.Reason {
    /// The reason's code in JSON, such as `in-front`.
    public var code: String {
        switch self {
        case .inFront: "in-front"
        case .passedOver: "skipped"
        case .deepest: "deepest"
        case .givenByOverride: "returned-by-override"
        case .keeps: "touch-stays-with-view"
        case .climbed: "responder-chain"
        case .recognized: "recognized"
        case .sent: "sent"
        case .leavesTouches: "does-not-cancel-touches"
        case .receivedBefore: "received-before"
        case .permitted: "simultaneous"
        case .oneAfterTheOther: "one-after-the-other"
        case .suppressed: "delayed"
        case .takesTime: "takes-time"
        case .actsAtLift: "acts-at-lift"
        case .takesMovement: "takes-movement"
        case .takesItsTime: "recognizes-late"
        }
    }

    /// The reason in one sentence, with the rule that it follows from.
    @MainActor
    public var sentence: String {
        switch self {
        case .inFront(let view, let other):
            "\(view.name) is in front of \(other.name), which also contains the point, so hit testing finds it first (HT-4)"
        case .passedOver(let other, let verdict):
            "\(other.name), which is in front, was skipped by hit testing: \(verdict.words(nil)) (HT-7)"
        case .deepest(let view): "\(view.name) contains the point, and none of its subviews does (HT-1)"
        case .givenByOverride(let view, let by):
            "\(by.called) overrides hitTest(_:with:), which returns \(view.name) (HT-29)"
        case .keeps(let view):
            "the finger went down in \(view.name), and a touch belongs to its view until it ends, wherever the finger moves (HT-39)"
        case .climbed(let responder, let below, let callsSuper):
            "it went up the responder chain to \(responder.called) from \(below.called), which "
                + (callsSuper
                    ? "calls super in its touch methods (RC-9)" : "does not override the touch methods (RC-9)")
        case .recognized(let recognizer, let others):
            "the finger performed the gesture of \(recognizer.called)"
                + (others.isEmpty
                    ? "" : ", which prevented \(others.map(\.name).joined(separator: ", ")) (G-21)")
        case .sent(let control, let event, let action):
            "\(control.name) sent \(event), for which \(action) is registered (C-1)"
        case .leavesTouches(let recognizer, let view):
            "\(recognizer.called).cancelsTouchesInView is false, so \(view.name) continues to receive the touch (G-31)"
        case .receivedBefore(let view, let recognizer, let seconds):
            "\(view.name) received the touch immediately, and \(recognizer.called) recognized \(seconds.short) s later; then \(view.name) received touchesCancelled (G-31)"
        case .permitted(let one, let other, let by):
            "\(one.called) and \(other.called) may recognize simultaneously: \(by.words) returned true (G-21, G-23)"
        case .oneAfterTheOther(let one, let other, let seconds):
            "\(one.called) recognized first, and \(other.called) \(seconds.short) s later, when the first could no longer prevent it (G-21)"
        case .suppressed(let owner, let seconds, let cause):
            "\(owner.name) was delayed by \(seconds.short) s: \(cause.sentence(wanted: owner))"
        case .takesTime(let recognizer, let seconds):
            "\(recognizer.called) recognizes only after all its fingers have been down for its minimumPressDuration, which was after \(seconds.short) s (G-53)"
        case .actsAtLift(let recognizer, let seconds):
            "\(recognizer.called) recognizes when the finger lifts, which was after \(seconds.short) s (G-52)"
        case .takesMovement(let recognizer, let seconds):
            "\(recognizer.called) recognizes only after the fingers have moved far enough, which was after \(seconds.short) s (G-54)"
        case .takesItsTime(let recognizer, let seconds):
            "\(recognizer.called) recognized only after \(seconds.short) s; its class determines when (G-1)"
        }
    }
}
