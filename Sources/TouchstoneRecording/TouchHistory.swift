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
    /// The view that got it, and when; nil where none did.
    public internal(set) var binding: Binding?
    /// Why it is nobody's, or its view never hears of it.
    public internal(set) var refusal: Refusal?
    /// Whom it belongs to without that one's hearing of it.
    public internal(set) var withheldFrom: TraceSubject?
    /// The recognizers that competed for it.
    public internal(set) var contest: [TraceSubject] = []
    /// What they did meanwhile.
    public internal(set) var gestures: [GestureStep] = []
    /// The calls of touch methods, in order.
    public internal(set) var deliveries: [Delivery] = []
    /// Why it was taken from whoever had it.
    public internal(set) var cancellations: [Cancellation] = []
    /// What its view or the recognizers brought about: control events and actions.
    public internal(set) var effects: [Effect] = []

    /// Where the finger was at one time.
    public struct Step: Equatable, Sendable {
        /// In seconds, on the application's clock.
        public var time: TimeInterval
        /// In screen points.
        public var location: CGPoint
        /// What the finger did there.
        public var phase: TouchSample.Phase
    }

    /// What one view said in the hit test.
    public struct Answer: Equatable, Sendable {
        /// Which view was asked.
        public var view: TraceSubject
        /// What it said, and why.
        public var verdict: HitTestVerdict
        /// The view that its hit test gave; nil for none.
        public var answer: TraceSubject?
    }

    /// The view that a touch belongs to, and how it came to it.
    public struct Binding: Equatable, Sendable {
        /// When its touch-down was handled, in seconds on the application's clock.
        public var time: TimeInterval
        /// The view that the hit test found.
        public var view: TraceSubject
        /// The window that it was found in.
        public var window: TraceSubject
        /// Of how many taps in a row this touch is the last (T-5).
        public var tapCount: Int
    }

    /// What a recognizer did during the touch.
    public struct GestureStep: Equatable, Sendable {
        /// The things that a recognizer does.
        public enum Kind: Equatable, Sendable {
            /// It came into a state; with the reason where it failed.
            case entered(UIGestureRecognizer.State, reason: FailureReason?)
            /// It has matched and waits for another to fail (G-24).
            case waits(for: TraceSubject)
            /// Its targets were called, in this state (G-6).
            case acted(UIGestureRecognizer.State)
        }

        /// In seconds, on the application's clock.
        public var time: TimeInterval
        /// Which recognizer it was.
        public var recognizer: TraceSubject
        /// What it did.
        public var kind: Kind
    }

    /// One call of a touch method, and how far it climbed the chain.
    public struct Delivery: Equatable, Sendable {
        /// In seconds, on the application's clock.
        public var time: TimeInterval
        /// Which method was called.
        public var method: ForwardedMethod
        /// Whose method was called.
        public var receiver: TraceSubject
        /// Who got it after the receiver, hop by hop.
        public var climb: [TraceSubject] = []
        /// Whether it climbed to the end of the chain and nobody took it (RC-39).
        public var isDropped = false
    }

    /// The touch was taken from whoever had it.
    public struct Cancellation: Equatable, Sendable {
        /// In seconds, on the application's clock.
        public var time: TimeInterval
        /// What took it away.
        public var reason: CancelReason
    }

    /// Why nobody, or not its view, has a touch.
    public enum Refusal: Equatable, Sendable {
        /// No view was found for it, or none may have it.
        case unbound(UnboundReason)
        /// Its beginning was not even looked at.
        case ignored(IgnoredReason)
        /// Its view never hears of it.
        case withheld(WithheldReason)
    }

    /// Something that followed from the touch.
    public struct Effect: Equatable, Sendable {
        /// In seconds, on the application's clock.
        public var time: TimeInterval
        /// In words, as the trace has them.
        public var text: String
    }

    init(number: Int, finger: Int) {
        self.number = number
        self.finger = finger
    }

    /// When its finger went down, in seconds on the application's clock.
    public var downTime: TimeInterval { path.first?.time ?? binding?.time ?? 0 }

    /// When its finger lifted or was taken away, in seconds; nil where the trace ends before.
    public var upTime: TimeInterval? {
        path.last { $0.phase == .ended || $0.phase == .cancelled }?.time
    }

    /// When its story is over, in seconds: the last that anybody did about it.
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
        case .consumed, .unheard, .textInput, .focus: break
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
