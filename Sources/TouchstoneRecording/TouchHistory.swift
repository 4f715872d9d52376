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
    public internal(set) var path: [Step] = []
    /// The views that the hit test queried, with their answers.
    public internal(set) var answers: [Answer] = []
    /// The view that the touch was bound to; `nil` if there was none.
    public internal(set) var binding: Binding?
    /// Why the touch has no view, or why its view never receives it; `nil` otherwise.
    public internal(set) var refusal: Refusal?
    /// The view that the touch belongs to but never receives it, because the touch is suppressed.
    public internal(set) var suppressedFrom: TraceSubject?
    /// The recognizers in the touch's arena.
    public internal(set) var arena: [TraceSubject] = []
    /// The recognizers' states and actions during the touch.
    public internal(set) var gestures: [GestureStep] = []
    /// The calls of touch methods, in order.
    public internal(set) var deliveries: [Delivery] = []
    /// The cancellations of the touch by the system or the application.
    public internal(set) var cancellations: [Cancellation] = []
    /// The control events, actions and other effects that the touch caused.
    public internal(set) var effects: [Effect] = []

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

    init(number: Int, finger: Int) {
        self.number = number
        self.finger = finger
    }

    /// The time of the touch-down on the application's clock, in seconds.
    public var downTime: TimeInterval { path.first?.time ?? binding?.time ?? 0 }

    /// The time at which the finger lifted or was cancelled, in seconds; `nil` if the trace ends earlier.
    public var upTime: TimeInterval? {
        path.last { $0.phase == .ended || $0.phase == .cancelled }?.time
    }

    /// The time of the last event that concerns the touch, in seconds.
    public var endTime: TimeInterval {
        [path.last?.time, deliveries.last?.time, gestures.last?.time, effects.last?.time, binding?.time]
            .compactMap { $0 }.max() ?? 0
    }

    /// Returns the touches of a trace, ordered by touch-down.
    ///
    /// - Parameter records: The records of the trace, in order.
    public static func all(in records: some Sequence<TraceRecord>) -> [TouchHistory] {
        var sorting = TouchSorting()
        for record in records { sorting.add(record) }
        return sorting.touches
    }
}

/// Assigns the records of a trace to its touches.
private struct TouchSorting {
    private(set) var touches: [TouchHistory] = []
    /// The indices of touches that have not been handled yet, oldest first, by finger.
    private var waiting: [Int: [Int]] = [:]
    /// The index of the touch that was handled last, by finger.
    private var handled: [Int: Int] = [:]
    /// The index of the touch that the queue received last, by finger.
    private var queued: [Int: Int] = [:]
    /// The answers of the hit test in progress, before a touch is bound.
    private var answers: [TouchHistory.Answer] = []
    /// The indices of touches with recognizers that have not finished.
    private var owner: [Int] = []
    /// The touches of the last delivery, which the next forwarding belongs to.
    private var climbing: [Int] = []
    /// The touches of the event that is being handled.
    private var current: [Int] = []

    mutating func add(_ record: TraceRecord) {
        let time = record.time
        switch record.fact {
        case .queued(let finger, let phase, let location): queue(finger, phase, location, time)
        case .portFired, .note: break
        case .drainFired:
            current = []
            answers = []
        case .asked: break
        case .verdict(let view, let verdict, let answer, _):
            answers.append(TouchHistory.Answer(view: view, verdict: verdict, answer: answer))
        case .bound(let finger, let view, let window, let location, let tapCount):
            let index = begin(finger, time, location)
            touches[index].binding = .init(time: time, view: view, window: window, tapCount: tapCount)
        case .unbound(let finger, let reason):
            let index = begin(finger, time, nil)
            touches[index].refusal = .unbound(reason)
            handled[finger] = nil
        case .ignored(let finger, let reason):
            // A touch-down that was ignored without a hit test.
            guard handled[finger] == nil, waiting[finger]?.isEmpty == false, reason != .notDown else { return }
            touches[begin(finger, time, nil)].refusal = .ignored(reason)
            handled[finger] = nil
        case .suppressed(let finger, let view, let reason):
            guard let index = handled[finger] else { return }
            touches[index].suppressedFrom = view
            touches[index].refusal = .suppressed(reason)
        case .arena(let finger, let members):
            guard let index = handled[finger] else { return }
            touches[index].arena = members
            owner.append(index)
        case .entered(let recognizer, let state, let reason):
            gesture(recognizer, .entered(state, reason: reason), time)
        case .waits(let recognizer, let other): gesture(recognizer, .waits(for: other), time)
        case .acted(let recognizer, let state):
            gesture(recognizer, .acted(state), time)
            let mine = owner.filter { touches[$0].arena.contains { $0.id == recognizer.id } }
            if !mine.isEmpty { current = mine }
        case .consumed, .noTarget, .textInput, .focus: break
        case .sent(_, let fingers):
            // Earlier answers belong to a hit test that the application made itself.
            answers = []
            let mine = fingers.compactMap { handled[$0] }
            if !mine.isEmpty { current = mine }
        case .delivered(let method, let receiver, let fingers):
            climbing = fingers.compactMap { handled[$0] }
            if !climbing.isEmpty { current = climbing }
            for index in climbing {
                touches[index].deliveries.append(.init(time: time, method: method, receiver: receiver))
            }
        case .forwarded(_, _, let receiver): climb { $0.climb.append(receiver) }
        case .dropped: climb { $0.isDropped = true }
        case .cancelled(let fingers, let reason):
            for index in fingers.compactMap({ handled[$0] }) {
                touches[index].cancellations.append(.init(time: time, reason: reason))
            }
        case .controlEvent, .action, .scrolled:
            for index in current { touches[index].effects.append(.init(time: time, text: record.fact.sentence)) }
        case .firstResponder(let responder, _):
            guard let responder else { return }
            for index in current {
                touches[index].effects.append(
                    .init(time: time, text: "\(responder.name) became first responder"))
            }
        }
    }

    private mutating func queue(
        _ finger: Int, _ phase: TouchSample.Phase, _ location: CGPoint, _ time: TimeInterval
    ) {
        if phase == .began {
            queued[finger] = touches.count
            waiting[finger, default: []].append(touches.count)
            touches.append(TouchHistory(number: touches.count + 1, finger: finger))
        }
        guard phase != .estimatesUpdated, let index = queued[finger] else { return }
        touches[index].path.append(.init(time: time, location: location, phase: phase))
        if phase == .ended || phase == .cancelled { queued[finger] = nil }
    }

    /// Returns the index of the touch with the beginning that is handled now.
    private mutating func begin(_ finger: Int, _ time: TimeInterval, _ location: CGPoint?) -> Int {
        let index: Int
        if let first = waiting[finger]?.first {
            waiting[finger]!.removeFirst()
            index = first
        } else {
            // The trace contains no records of the queue.
            index = touches.count
            touches.append(TouchHistory(number: index + 1, finger: finger))
            if let location { touches[index].path = [.init(time: time, location: location, phase: .began)] }
        }
        touches[index].answers = answers
        answers = []
        handled[finger] = index
        current = [index]
        return index
    }

    private mutating func gesture(
        _ recognizer: TraceSubject, _ kind: TouchHistory.GestureStep.Kind, _ time: TimeInterval
    ) {
        for index in owner where touches[index].arena.contains(where: { $0.id == recognizer.id }) {
            // The recognizer's next recognition sequence concerns other touches, except for an action that is still
            // due.
            let isOver = touches[index].isOver(recognizer)
            guard !isOver || kind.isAction && touches[index].owesAction(recognizer) else { continue }
            touches[index].gestures.append(.init(time: time, recognizer: recognizer, kind: kind))
        }
        owner.removeAll { index in
            let touch = touches[index]
            return touch.upTime != nil
                && touch.arena.allSatisfy { touch.isOver($0) && !touch.owesAction($0) }
        }
    }

    private mutating func climb(_ change: (inout TouchHistory.Delivery) -> Void) {
        for index in climbing where !touches[index].deliveries.isEmpty {
            change(&touches[index].deliveries[touches[index].deliveries.count - 1])
        }
    }
}

extension TouchHistory {
    /// Returns the last state that a recognizer entered while it competed for this touch.
    func lastState(_ recognizer: TraceSubject) -> UIGestureRecognizer.State? {
        for step in gestures.reversed() where step.recognizer.id == recognizer.id {
            if case .entered(let state, _) = step.kind { return state }
        }
        return nil
    }

    fileprivate func isOver(_ recognizer: TraceSubject) -> Bool {
        switch lastState(recognizer) {
        case .ended, .cancelled, .failed: true
        default: false
        }
    }

    /// Whether the action for its last state has not been sent yet.
    fileprivate func owesAction(_ recognizer: TraceSubject) -> Bool {
        guard let last = gestures.last(where: { $0.recognizer.id == recognizer.id }) else { return false }
        switch last.kind {
        case .entered(.ended, _), .entered(.cancelled, _): return true
        default: return false
        }
    }
}

extension TouchHistory.GestureStep.Kind {
    fileprivate var isAction: Bool { if case .acted = self { true } else { false } }
}
