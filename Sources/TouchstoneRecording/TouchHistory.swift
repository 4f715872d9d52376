import Foundation
import TouchstoneCore

/// The history of one touch in a trace, from the touch-down to its last record.
///
/// ```swift
/// for touch in TouchHistory.all(in: records) { print(touch.number, touch.binding?.view.name ?? "no view") }
/// ```
public struct TouchHistory: Sendable {
    /// The touch's position among the touches of the trace, ordered by touch-down, from 1.
    public let number: Int
    /// The finger's number in the trace. A later touch may have the same.
    public let finger: Int
    /// The finger's locations over time.
    public private(set) var path: [Step] = []
    /// The views that the hit test queried, with their answers.
    public private(set) var answers: [Answer] = []
    /// The view that the touch was bound to; `nil` if there was none.
    public private(set) var binding: Binding?
    /// Why the touch has no view, or why its view never receives it; `nil` otherwise.
    public private(set) var refusal: Refusal?
    /// The view that the touch belongs to but never receives it, because the touch is suppressed.
    public private(set) var suppressedFrom: TraceSubject?
    /// The recognizers in the touch's arena.
    public private(set) var arena: [TraceSubject] = []
    /// The recognizers' states and actions during the touch.
    public private(set) var gestures: [GestureStep] = []
    /// The calls of touch methods, in order.
    public private(set) var deliveries: [Delivery] = []
    /// The cancellations of the touch by the system or the application.
    public private(set) var cancellations: [Cancellation] = []
    /// The control events, actions and other effects that the touch caused.
    public private(set) var effects: [Effect] = []

    /// The finger's location at one time.
    public struct Step: Equatable, Sendable {
        /// The time on the application's clock, in seconds.
        public var time: TimeInterval
        /// The location on the screen, in points.
        public var location: CGPoint
        /// The phase of the touch there.
        public var phase: TouchSample.Phase
    }

    /// One view's answer in the hit test.
    public struct Answer: Equatable, Sendable {
        /// The view that was queried.
        public var view: TraceSubject
        /// The view's verdict and the reason for it.
        public var verdict: HitTestVerdict
        /// The view that its hit test returned, or `nil`.
        public var answer: TraceSubject?
    }

    /// The view that a touch is bound to.
    public struct Binding: Equatable, Sendable {
        /// The time at which the touch-down was handled, on the application's clock, in seconds.
        public var time: TimeInterval
        /// The view that the hit test found.
        public var view: TraceSubject
        /// The window that the view was found in.
        public var window: TraceSubject
        /// The number of successive taps that end with this touch (T-5).
        public var tapCount: Int
    }

    /// A recognizer's transition or action during the touch.
    public struct GestureStep: Equatable, Sendable {
        /// The kinds of steps that a recognizer takes.
        public enum Kind: Equatable, Sendable {
            /// It entered a state, with the reason if it failed.
            case entered(UIGestureRecognizer.State, reason: FailureReason?)
            /// It matched and waits for another recognizer to fail (G-24).
            case waits(for: TraceSubject)
            /// Its action was sent in this state (G-6).
            case acted(UIGestureRecognizer.State)
        }

        /// The time on the application's clock, in seconds.
        public var time: TimeInterval
        /// The recognizer that took the step.
        public var recognizer: TraceSubject
        /// The kind of the step.
        public var kind: Kind
    }

    /// One call of a touch method, and its path through the responder chain.
    public struct Delivery: Equatable, Sendable {
        /// The time on the application's clock, in seconds.
        public var time: TimeInterval
        /// The touch method that was called.
        public var method: ForwardedMethod
        /// The responder that received the call.
        public var receiver: TraceSubject
        /// The responders that received it after the receiver, in order.
        public var climb: [TraceSubject] = []
        /// Whether it reached the end of the responder chain without being handled (RC-39).
        public var isDropped = false
    }

    /// A cancellation of the touch by the system or the application.
    public struct Cancellation: Equatable, Sendable {
        /// The time on the application's clock, in seconds.
        public var time: TimeInterval
        /// The reason for the cancellation.
        public var reason: CancelReason
    }

    /// The reason why no view, or not its own view, receives a touch.
    public enum Refusal: Equatable, Sendable {
        /// The hit test found no view.
        case unbound(UnboundReason)
        /// The touch-down was ignored without a hit test.
        case ignored(IgnoredReason)
        /// The touch is suppressed: its view never receives it.
        case suppressed(SuppressionReason)
    }

    /// A consequence of the touch.
    public struct Effect: Equatable, Sendable {
        /// The time on the application's clock, in seconds.
        public var time: TimeInterval
        /// The effect in the words of the trace.
        public var text: String
    }

    /// What the trace says about the touch.
    let reading: TouchReading

    init(_ reading: TouchReading) {
        self.reading = reading
        number = reading.number
        finger = reading.finger
        path = reading.path.map { Step(time: $0.time, location: $0.location, phase: $0.phase) }
        answers = reading.answers.map { Answer(view: $0.view, verdict: $0.verdict, answer: $0.answer) }
        binding = reading.binding.map {
            Binding(time: $0.time, view: $0.view, window: $0.window, tapCount: $0.tapCount)
        }
        refusal = reading.refusal.map(Refusal.init)
        suppressedFrom = reading.suppressedFrom
        arena = reading.arena
        gestures = reading.gestures.map {
            GestureStep(time: $0.time, recognizer: $0.recognizer, kind: GestureStep.Kind($0.kind))
        }
        deliveries = reading.deliveries.map {
            Delivery(
                time: $0.time, method: $0.method, receiver: $0.receiver, climb: $0.hops.map(\.to),
                isDropped: $0.droppedAt != nil)
        }
        cancellations = reading.cancellations.map { Cancellation(time: $0.time, reason: $0.reason) }
        effects = reading.effects.map(Effect.init)
    }

    /// The time of the touch-down on the application's clock, in seconds.
    public var downTime: TimeInterval { path.first?.time ?? binding?.time ?? 0 }

    /// The time at which the finger lifted or was cancelled, in seconds; `nil` if the trace ends earlier.
    public var upTime: TimeInterval? { reading.end?.time }

    /// The time of the last event that concerns the touch, in seconds.
    public var endTime: TimeInterval {
        [path.last?.time, deliveries.last?.time, gestures.last?.time, effects.last?.time, binding?.time]
            .compactMap { $0 }.max() ?? 0
    }

    /// Returns the touches of a trace, ordered by touch-down.
    ///
    /// - Parameter records: The records of the trace, in order.
    public static func all(in records: some Sequence<TraceRecord>) -> [TouchHistory] {
        TouchReader.touches(in: records).map(TouchHistory.init)
    }
}

extension TouchHistory {
    /// Returns the last state that a recognizer entered while it competed for this touch.
    func lastState(_ recognizer: TraceSubject) -> UIGestureRecognizer.State? { reading.lastState(recognizer) }

    var outcome: TouchOutcome { TouchOutcome(reading.outcome) }
}

extension TouchHistory.Refusal {
    fileprivate init(_ refusal: TouchReading.Refusal) {
        switch refusal {
        case .unbound(let reason): self = .unbound(reason)
        case .ignored(let reason): self = .ignored(reason)
        case .suppressed(let reason): self = .suppressed(reason)
        }
    }
}

extension TouchHistory.GestureStep.Kind {
    fileprivate init(_ kind: TouchReading.GestureStep.Kind) {
        switch kind {
        case .entered(let state, let reason): self = .entered(state, reason: reason)
        case .waits(let other): self = .waits(for: other)
        case .acted(let state): self = .acted(state)
        }
    }
}

extension TouchHistory.Effect {
    fileprivate init(_ record: TraceRecord) {
        time = record.time
        if case .firstResponder(let responder?, _) = record.fact {
            text = "\(responder.name) became first responder"
        } else {
            text = record.fact.sentence
        }
    }
}

extension TouchOutcome {
    fileprivate init(_ outcome: TouchReading.Outcome) {
        switch outcome {
        case .unbound(let refusal): self = .unbound(refusal.map(TouchHistory.Refusal.init))
        case .recognized(let winners): self = .recognized(by: winners)
        case .suppressed(let view): self = .suppressed(for: view)
        case .handled(let handler, let isCancelled): self = .handled(by: handler, isCancelled: isCancelled)
        case .dropped(let view): self = .dropped(from: view)
        case .undelivered(let view): self = .neverDelivered(to: view)
        }
    }
}
