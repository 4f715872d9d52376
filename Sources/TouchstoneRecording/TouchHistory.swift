import Foundation
import TouchstoneCore

/// All that a trace tells of one touch, from its finger's going down to the last word about it.
public struct TouchHistory: Sendable {
    /// The place among the trace's touches, in the order in which they went down, from 1.
    public let number: Int
    /// The number by which the trace calls the finger; a later touch may have the same.
    public let finger: Int
    /// Where the finger was and when, in screen points and seconds.
    public internal(set) var path: [Step] = []
    /// Who was asked, and the answers.
    public internal(set) var answers: [Answer] = []
    public internal(set) var binding: Binding?
    /// Why it is nobody's, or its view never hears of it.
    public internal(set) var refusal: Refusal?
    /// Whom it belongs to without that one's hearing of it.
    public internal(set) var withheldFrom: TraceSubject?
    /// The recognizers that competed for it.
    public internal(set) var contest: [TraceSubject] = []
    /// What they did meanwhile.
    public internal(set) var gestures: [GestureStep] = []
    public internal(set) var deliveries: [Delivery] = []
    /// Why it was taken from whoever had it.
    public internal(set) var cancellations: [Cancellation] = []
    /// What its view or the recognizers brought about: control events and actions.
    public internal(set) var effects: [Effect] = []

    public struct Step: Equatable, Sendable {
        public var time: TimeInterval
        public var location: CGPoint
        public var phase: TouchSample.Phase
    }

    public struct Answer: Equatable, Sendable {
        public var view: TraceSubject
        public var verdict: HitTestVerdict
        public var answer: TraceSubject?
    }

    public struct Binding: Equatable, Sendable {
        public var time: TimeInterval
        public var view: TraceSubject
        public var window: TraceSubject
        public var tapCount: Int
    }

    public struct GestureStep: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            case entered(UIGestureRecognizer.State, reason: FailureReason?)
            case waits(for: TraceSubject)
            case acted(UIGestureRecognizer.State)
        }

        public var time: TimeInterval
        public var recognizer: TraceSubject
        public var kind: Kind
    }

    /// One call of a touch method, and how far it climbed the chain.
    public struct Delivery: Equatable, Sendable {
        public var time: TimeInterval
        public var method: ForwardedMethod
        public var receiver: TraceSubject
        /// Who got it after the receiver, hop by hop.
        public var climb: [TraceSubject] = []
        public var isDropped = false
    }

    public struct Cancellation: Equatable, Sendable {
        public var time: TimeInterval
        public var reason: CancelReason
    }

    /// Why nobody, or not its view, has a touch.
    public enum Refusal: Equatable, Sendable {
        case unbound(UnboundReason)
        /// Its beginning was not even looked at.
        case ignored(IgnoredReason)
        case withheld(WithheldReason)
    }

    public struct Effect: Equatable, Sendable {
        public var time: TimeInterval
        /// In words, as the trace has them.
        public var text: String
    }

    init(number: Int, finger: Int) {
        self.number = number
        self.finger = finger
    }

    /// When its finger went down.
    public var downTime: TimeInterval { path.first?.time ?? binding?.time ?? 0 }

    /// When its finger lifted or was taken away; nil where the trace ends before.
    public var upTime: TimeInterval? {
        path.last { $0.phase == .ended || $0.phase == .cancelled }?.time
    }

    /// When its story is over: the last that anybody did about it.
    public var endTime: TimeInterval {
        [path.last?.time, deliveries.last?.time, gestures.last?.time, effects.last?.time, binding?.time]
            .compactMap { $0 }.max() ?? 0
    }

    /// The touches of a trace, in the order in which they went down.
    public static func all(in records: some Sequence<TraceRecord>) -> [TouchHistory] {
        var sorting = TouchSorting()
        for record in records { sorting.add(record) }
        return sorting.touches
    }
}

/// Sorts a trace's records by the touches that they speak of.
private struct TouchSorting {
    private(set) var touches: [TouchHistory] = []
    /// Fingers that went down and were not handled yet, oldest first; indices of touches.
    private var waiting: [Int: [Int]] = [:]
    /// Whose touch a finger is for those who handle it.
    private var handled: [Int: Int] = [:]
    /// Whose touch a finger is for the queue.
    private var queued: [Int: Int] = [:]
    /// The hit test so far that no touch was bound after.
    private var answers: [TouchHistory.Answer] = []
    /// Touches that may still hear of their recognizers.
    private var contested: [Int] = []
    /// The deliveries that the next forwarding belongs to.
    private var climbing: [Int] = []
    /// Whose event is being handled.
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
            // A beginning that was not even looked at.
            guard handled[finger] == nil, waiting[finger]?.isEmpty == false, reason != .notDown else { return }
            touches[begin(finger, time, nil)].refusal = .ignored(reason)
            handled[finger] = nil
        case .withheld(let finger, let view, let reason):
            guard let index = handled[finger] else { return }
            touches[index].withheldFrom = view
            touches[index].refusal = .withheld(reason)
        case .contest(let finger, let members):
            guard let index = handled[finger] else { return }
            touches[index].contest = members
            contested.append(index)
        case .entered(let recognizer, let state, let reason):
            gesture(recognizer, .entered(state, reason: reason), time)
        case .waits(let recognizer, let other): gesture(recognizer, .waits(for: other), time)
        case .acted(let recognizer, let state):
            gesture(recognizer, .acted(state), time)
            let mine = contested.filter { touches[$0].contest.contains { $0.id == recognizer.id } }
            if !mine.isEmpty { current = mine }
        case .consumed, .textInput, .focus: break
        case .sent(_, let fingers):
            // Whoever asked before this asked by hand.
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

    /// The touch whose beginning is handled now.
    private mutating func begin(_ finger: Int, _ time: TimeInterval, _ location: CGPoint?) -> Int {
        let index: Int
        if let first = waiting[finger]?.first {
            waiting[finger]!.removeFirst()
            index = first
        } else {
            // The trace does not tell of the queue.
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
        for index in contested where touches[index].contest.contains(where: { $0.id == recognizer.id }) {
            // Its next attempt is for other touches, but for the action that it still owes.
            let isOver = touches[index].isOver(recognizer)
            guard !isOver || kind.isAction && touches[index].owesAction(recognizer) else { continue }
            touches[index].gestures.append(.init(time: time, recognizer: recognizer, kind: kind))
        }
        contested.removeAll { index in
            let touch = touches[index]
            return touch.upTime != nil
                && touch.contest.allSatisfy { touch.isOver($0) && !touch.owesAction($0) }
        }
    }

    private mutating func climb(_ change: (inout TouchHistory.Delivery) -> Void) {
        for index in climbing where !touches[index].deliveries.isEmpty {
            change(&touches[index].deliveries[touches[index].deliveries.count - 1])
        }
    }
}

extension TouchHistory {
    /// The last state a recognizer took while it competed for this touch.
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

    /// Whether its last state's action is still to come.
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
