import Foundation

extension TouchExplanation {
    /// Touchstone extension: what somebody asks about the touch.
    public enum Question: String, Sendable, CaseIterable {
        /// Why it came to nothing: what keeps it from the wanted one.
        case not
        /// Why the wanted one had it.
        case got
        /// Why the wanted one had it, and another too.
        case both
        /// Why the wanted one heard of it, or acted, only after a while.
        case late
    }

    /// Touchstone extension: one reason for which somebody had a touch, or had it beside another, or late.
    public enum Ground: Equatable {
        /// It is in front of another view that has the point (HT-4).
        case inFront(Mention, of: Mention)
        /// This view is in front of it, or of a view that holds it, and was passed over, for this reason (HT-7, HT-15).
        case passedOver(Mention, HitTestVerdict)
        /// Nothing in it has the point, so it is the deepest view that has (HT-1).
        case deepest(Mention)
        /// An override of `hitTest(_:with:)` answered it (HT-29).
        case givenByOverride(Mention, by: Mention)
        /// The finger has left it, and a touch belongs to the view in which it went down (HT-39).
        case keeps(Mention)
        /// The touch climbed to it: those below have no touch methods, or call `super` (RC-9).
        case climbed(Mention, from: Mention, callsSuper: Bool)
        /// The fingers made its gesture; it kept these from recognizing (G-21), or they failed.
        case recognized(Mention, over: [Mention])
        /// The control sent the event to this target.
        case sent(Mention, event: String, action: String)
        /// The recognizer's `cancelsTouchesInView` is false, so that the view goes on to hear of the touch (G-31).
        case leavesTouches(Mention, to: Mention)
        /// The view heard of the touch before the recognizer recognized, so many seconds later, and was told of its
        /// cancellation then (G-31).
        case heardBefore(Mention, Mention, seconds: TimeInterval)
        /// Both may recognize at the same time: one of them, or its delegate, says so (G-21, G-23).
        case permitted(Mention, with: Mention, by: Cause.Refuser)
        /// They recognized one after the other: the second so many seconds later.
        case oneAfterTheOther(Mention, Mention, seconds: TimeInterval)
        /// It was withheld from the view, or the recognizer was, so many seconds: for this cause.
        case withheld(Mention, seconds: TimeInterval, because: Cause)
        /// The gesture takes so many seconds (G-53).
        case takesTime(Mention, seconds: TimeInterval)
        /// The gesture is complete only with the lift, which came so many seconds after the touch-down (G-52).
        case actsAtLift(Mention, seconds: TimeInterval)
        /// The gesture is complete only once the fingers have moved, so many seconds after the touch-down (G-54).
        case takesMovement(Mention, seconds: TimeInterval)
        /// A class of the application's recognized so many seconds after the touch-down, for reasons of its own (G-1).
        case takesItsTime(Mention, seconds: TimeInterval)
    }
}

extension TouchExplanation.Ground {
    /// One word for programs.
    public var code: String {
        switch self {
        case .inFront: "in-front"
        case .passedOver: "passed-over"
        case .deepest: "deepest"
        case .givenByOverride: "given-by-override"
        case .keeps: "keeps-the-touch"
        case .climbed: "climbed"
        case .recognized: "recognized"
        case .sent: "sent"
        case .leavesTouches: "leaves-touches"
        case .heardBefore: "heard-before"
        case .permitted: "simultaneous"
        case .oneAfterTheOther: "one-after-the-other"
        case .withheld: "withheld"
        case .takesTime: "takes-time"
        case .actsAtLift: "acts-at-lift"
        case .takesMovement: "takes-movement"
        case .takesItsTime: "takes-its-time"
        }
    }

    /// In one sentence, with the rule.
    @MainActor
    public var sentence: String {
        switch self {
        case .inFront(let view, let other):
            "\(view.name) is in front of \(other.name), which has the point too, and is asked first (HT-4)"
        case .passedOver(let other, let verdict):
            "\(other.name), which is in front, was passed over: \(verdict.words(nil)) (HT-7)"
        case .deepest(let view): "\(view.name) has the point, and nothing in it does (HT-1)"
        case .givenByOverride(let view, let by):
            "\(by.called) overrides hitTest(_:with:), which answers \(view.name) (HT-29)"
        case .keeps(let view):
            "the finger went down in \(view.name), and a touch belongs to that view until it ends, wherever the finger goes (HT-39)"
        case .climbed(let responder, let below, let callsSuper):
            "it climbed to \(responder.called) from \(below.called), which "
                + (callsSuper ? "calls super in its touch methods (RC-9)" : "has no touch methods of its own (RC-9)")
        case .recognized(let recognizer, let others):
            "the finger made the gesture of \(recognizer.called)"
                + (others.isEmpty
                    ? "" : ", which kept \(others.map(\.name).joined(separator: ", ")) from recognizing (G-21)")
        case .sent(let control, let event, let action): "\(control.name) sent \(event), which is for \(action) (C-1)"
        case .leavesTouches(let recognizer, let view):
            "\(recognizer.called).cancelsTouchesInView is false, so \(view.name) goes on to hear of the touch (G-31)"
        case .heardBefore(let view, let recognizer, let seconds):
            "\(view.name) heard of the touch at once, and \(recognizer.called) recognized only \(seconds.short) s later; then \(view.name) was told touchesCancelled (G-31)"
        case .permitted(let one, let other, let by):
            "\(one.called) and \(other.called) may recognize at the same time: \(by.words) says so (G-21, G-23)"
        case .oneAfterTheOther(let one, let other, let seconds):
            "\(one.called) acted first, and \(other.called) \(seconds.short) s later, when that kept nobody from recognizing any more (G-21)"
        case .withheld(let who, let seconds, let cause):
            "\(who.name) was kept waiting for \(seconds.short) s: \(cause.sentence(wanted: who))"
        case .takesTime(let recognizer, let seconds):
            "\(recognizer.called) recognizes only once all its fingers have been down for its minimumPressDuration, which was after \(seconds.short) s (G-53)"
        case .actsAtLift(let recognizer, let seconds):
            "\(recognizer.called) recognizes when the finger lifts, which was after \(seconds.short) s (G-52)"
        case .takesMovement(let recognizer, let seconds):
            "\(recognizer.called) recognizes only once the fingers have moved far enough, which was after \(seconds.short) s (G-54)"
        case .takesItsTime(let recognizer, let seconds):
            "\(recognizer.called) recognized only after \(seconds.short) s; when it does is for its class to say (G-1)"
        }
    }
}
