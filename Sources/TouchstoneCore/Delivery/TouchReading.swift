import Foundation

/// What a trace says about one touch, from the touch-down to its last record.
package struct TouchReading: Sendable {
    /// The touch's position among the touches of the trace, ordered by touch-down, from 1.
    package let number: Int
    /// The finger's number in the trace. A later touch may have the same.
    package let finger: Int
    /// The finger's samples as they entered the queue.
    package internal(set) var path: [Step] = []
    /// The answers of the views that the hit test queried.
    package internal(set) var answers: [Answer] = []
    /// The view that the touch was bound to; `nil` if there was none.
    package internal(set) var binding: Binding?
    /// Why the touch has no view, or why its view never receives it; `nil` otherwise.
    package internal(set) var refusal: Refusal?
    /// The view that the touch belongs to but never receives it, because the touch is suppressed.
    package internal(set) var suppressedFrom: TraceSubject?
    /// The recognizers in the touch's arena.
    package internal(set) var arena: [TraceSubject] = []
    /// The states and actions of the recognizers in the arena, until each one's recognition sequence is over.
    package internal(set) var gestures: [GestureStep] = []
    /// The calls of touch methods, in order.
    package internal(set) var deliveries: [Delivery] = []
    /// Whether a call reached the end of the responder chain without being handled (RC-39).
    package internal(set) var isDropped = false
    /// The cancellations of the touch by the system or the application.
    package internal(set) var cancellations: [Cancellation] = []
    /// The control events, actions and other effects that the touch caused.
    package internal(set) var effects: [TraceRecord] = []

    package init(number: Int, finger: Int) {
        self.number = number
        self.finger = finger
    }

    /// A sample of the finger.
    package struct Step: Sendable {
        /// The number of the record. The location is in points on the screen.
        package let number: Int
        package let time: TimeInterval
        package let location: CGPoint
        package let phase: TouchSample.Phase
    }

    /// One view's answer in the hit test.
    package struct Answer: Sendable {
        package let view: TraceSubject
        package let verdict: HitTestVerdict
        package let answer: TraceSubject?
    }

    /// The view that the touch is bound to.
    package struct Binding: Sendable {
        package let time: TimeInterval
        package let view: TraceSubject
        package let window: TraceSubject
        package let tapCount: Int
    }

    /// A recognizer's transition or action during the touch.
    package struct GestureStep: Sendable {
        package enum Kind: Sendable {
            case entered(UIGestureRecognizer.State, reason: FailureReason?)
            case waits(for: TraceSubject)
            case acted(UIGestureRecognizer.State)
        }

        /// The number of the record.
        package let number: Int
        package let time: TimeInterval
        package let recognizer: TraceSubject
        package let kind: Kind
    }

    /// One call of a touch method, and its path through the responder chain.
    package struct Delivery: Sendable {
        /// The number of the record.
        package let number: Int
        package let time: TimeInterval
        package let method: ForwardedMethod
        package let receiver: TraceSubject
        /// The responders that passed the call on and those that they passed it to, in order.
        package internal(set) var hops: [(from: TraceSubject, to: TraceSubject)] = []
        /// The last responder of the chain, if it did not handle the call either.
        package internal(set) var droppedAt: TraceSubject?
    }

    /// A cancellation of the touch by the system or the application.
    package struct Cancellation: Sendable {
        package let time: TimeInterval
        package let reason: CancelReason
    }

    /// The reason why no view, or not its own view, receives a touch.
    package enum Refusal: Equatable, Sendable {
        case unbound(UnboundReason)
        case ignored(IgnoredReason)
        case suppressed(SuppressionReason)
    }
}

extension TouchReading {
    /// Whether the application has handled the touch-down.
    package var isBegun: Bool { binding != nil || refusal != nil }

    /// The sample with which the finger lifted or its touch was cancelled.
    package var end: Step? { path.last.flatMap { $0.phase == .ended || $0.phase == .cancelled ? $0 : nil } }

    /// Returns the first call of a touch method.
    package func delivery(_ method: ForwardedMethod) -> Delivery? { deliveries.first { $0.method == method } }

    /// Returns the last state that a recognizer entered while it competed for this touch.
    package func lastState(_ recognizer: TraceSubject) -> UIGestureRecognizer.State? {
        for step in gestures.reversed() where step.recognizer.id == recognizer.id {
            if case .entered(let state, _) = step.kind { return state }
        }
        return nil
    }

    /// The recognizers that recognized, in order.
    package var winners: [TraceSubject] {
        var winners: [TraceSubject] = []
        for step in gestures {
            guard case .entered(let state, _) = step.kind, state == .began || state == .ended,
                !winners.contains(where: { $0.id == step.recognizer.id })
            else { continue }
            winners.append(step.recognizer)
        }
        return winners
    }

    /// The number of its samples, calls and steps of recognizers.
    var weight: Int { path.count + deliveries.count + gestures.count }

    /// Removes what `arrival`, `outcome` and later records do not need, while no call is under way.
    mutating func removeMoves() {
        path.removeAll { $0.phase == .moved }
        let last = deliveries.last
        let methods: [ForwardedMethod] = [.touchesBegan, .touchesEnded, .touchesCancelled]
        deliveries.removeAll { !methods.contains($0.method) && $0.number != last?.number }
        gestures.removeAll { step in
            switch step.kind {
            case .entered(.changed, _), .acted(.changed): true
            default: false
            }
        }
        effects = []
    }

    /// Whether the recognizer's recognition sequence is over.
    func isOver(_ recognizer: TraceSubject) -> Bool {
        switch lastState(recognizer) {
        case .ended, .cancelled, .failed: true
        default: false
        }
    }

    /// Whether the action for its last state has not been sent yet.
    func owesAction(_ recognizer: TraceSubject) -> Bool {
        guard let last = gestures.last(where: { $0.recognizer.id == recognizer.id }) else { return false }
        switch last.kind {
        case .entered(.ended, _), .entered(.cancelled, _): return true
        default: return false
        }
    }
}
