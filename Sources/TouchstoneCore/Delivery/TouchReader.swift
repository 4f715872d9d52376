import Foundation

/// Reads a trace: assigns each record to the touches that it concerns.
///
/// Recordings, explanations and the page read the trace with it, so that all of them say the same about a touch.
package struct TouchReader {
    /// The touches by number.
    package private(set) var touches: [Int: TouchReading] = [:]
    /// The numbers of the touches that the last record changed.
    package private(set) var changed: [Int] = []
    private var count = 0
    /// The touches that have not been handled yet, oldest first, by finger.
    private var waiting: [Int: [Int]] = [:]
    /// The touch that was handled last, by finger.
    private var handled: [Int: Int] = [:]
    /// The touches whose views have received their beginning and not their end, oldest first, by finger.
    private var unfinished: [Int: [Int]] = [:]
    /// The touch that the queue received last, by finger.
    private var queued: [Int: Int] = [:]
    /// The answers of the hit test in progress, before a touch is bound.
    private var answers: [TouchReading.Answer] = []
    /// The touches with recognizers that have not finished.
    private var owners: [Int] = []
    /// The touches of the last call of each method, which its next forwarding belongs to.
    private var climbing: [ForwardedMethod: [Int]] = [:]
    /// The touches of the event that is being handled.
    private var current: [Int] = []

    package init() {}

    /// Returns the touches of a trace, ordered by touch-down.
    ///
    /// - Parameter records: The records of the trace, in order.
    package static func touches(in records: some Sequence<TraceRecord>) -> [TouchReading] {
        var reader = TouchReader()
        for record in records { reader.add(record) }
        return (0..<reader.count).compactMap { reader.touches[$0 + 1] }
    }

    package mutating func add(_ record: TraceRecord) {
        changed.removeAll(keepingCapacity: true)
        switch record.fact {
        case .queued, .drainFired, .verdict, .bound, .unbound, .ignored, .suppressed, .arena: addBeginning(record)
        case .entered(let recognizer, let state, let reason):
            addGesture(recognizer, .entered(state, reason: reason), record)
        case .waits(let recognizer, let other): addGesture(recognizer, .waits(for: other), record)
        case .acted(let recognizer, let state):
            addGesture(recognizer, .acted(state), record)
            setCurrent(owners.filter { isInArena(recognizer, $0) })
        case .sent(_, let fingers):
            // Earlier answers belong to a hit test that the application made itself.
            answers = []
            setCurrent(fingers.compactMap { handled[$0] })
        case .delivered(let method, let receiver, let fingers):
            let mine = touches(of: fingers, in: method, to: receiver)
            climbing[method] = mine
            setCurrent(mine)
            change(mine) {
                $0.deliveries.append(
                    .init(number: record.number, time: record.time, method: method, receiver: receiver))
            }
        case .forwarded(let method, let from, let to): climb(method) { $0.hops.append((from, to)) }
        case .dropped(let method, let last):
            climb(method) { $0.droppedAt = last }
            change(climbing[method] ?? []) { $0.isDropped = true }
        case .cancelled(let fingers, let reason):
            change(fingers.compactMap { handled[$0] }) {
                $0.cancellations.append(.init(time: record.time, reason: reason))
            }
        case .controlEvent, .action, .scrolled, .firstResponder(.some, _): change(current) { $0.effects.append(record) }
        case .portFired, .asked, .consumed, .noTarget, .textInput, .focus, .firstResponder(nil, _), .note: break
        }
    }

    /// Forgets old touches and moves, for a trace that goes on without end.
    ///
    /// - Parameters:
    ///   - count: The number of newest touches that are kept.
    ///   - most: The number of samples, calls and steps from which on a touch's moves are removed.
    package mutating func forget(allBut count: Int, moves most: Int) {
        for number in Array(touches.keys) {
            if touches[number]?.weight ?? 0 >= most { touches[number]?.removeMoves() }
        }
        let first = self.count - count
        guard touches.count > 2 * count, first > 0 else { return }
        touches = touches.filter { $0.key > first }
        owners.removeAll { $0 <= first }
        waiting = waiting.mapValues { $0.filter { $0 > first } }.filter { !$0.value.isEmpty }
        handled = handled.filter { $0.value > first }
        queued = queued.filter { $0.value > first }
        unfinished = unfinished.mapValues { $0.filter { $0 > first } }.filter { !$0.value.isEmpty }
    }

    // MARK: The beginning

    private mutating func addBeginning(_ record: TraceRecord) {
        switch record.fact {
        case .queued(let finger, let phase, let location): queue(finger, phase, location, record)
        case .drainFired:
            current = []
            answers = []
        case .verdict(let view, let verdict, let answer, _):
            answers.append(.init(view: view, verdict: verdict, answer: answer))
        case .bound(let finger, let view, let window, let location, let tapCount):
            begin(finger, record, location) {
                $0.binding = .init(time: record.time, view: view, window: window, tapCount: tapCount)
            }
        case .unbound(let finger, let reason):
            begin(finger, record, nil) { $0.refusal = .unbound(reason) }
            handled[finger] = nil
        case .ignored(let finger, let reason):
            guard waiting[finger]?.isEmpty == false, isOfTouchDown(finger, reason) else { return }
            begin(finger, record, nil) { $0.refusal = .ignored(reason) }
            handled[finger] = nil
        case .suppressed(let finger, let view, let reason):
            change([handled[finger]].compactMap { $0 }) {
                $0.suppressedFrom = view
                $0.refusal = .suppressed(reason)
            }
        case .arena(let finger, let members):
            guard let number = handled[finger] else { return }
            change([number]) { $0.arena = members }
            owners.append(number)
        default: break
        }
    }

    private mutating func queue(
        _ finger: Int, _ phase: TouchSample.Phase, _ location: CGPoint, _ record: TraceRecord
    ) {
        if phase == .began {
            let number = addTouch(finger)
            queued[finger] = number
            waiting[finger, default: []].append(number)
        }
        guard phase != .estimatesUpdated, let number = queued[finger] else { return }
        change([number]) {
            $0.path.append(.init(number: record.number, time: record.time, location: location, phase: phase))
        }
        if phase == .ended || phase == .cancelled { queued[finger] = nil }
    }

    /// Whether the ignored sample is a touch-down, which is ignored without a hit test.
    private func isOfTouchDown(_ finger: Int, _ reason: IgnoredReason) -> Bool {
        reason == .ignoringInteraction || handled[finger] == nil && reason != .notDown
    }

    private mutating func addTouch(_ finger: Int) -> Int {
        count += 1
        touches[count] = TouchReading(number: count, finger: finger)
        return count
    }

    /// Changes the touch with the beginning that is handled now.
    private mutating func begin(
        _ finger: Int, _ record: TraceRecord, _ location: CGPoint?, _ body: (inout TouchReading) -> Void
    ) {
        let number: Int
        if let first = waiting[finger]?.first {
            waiting[finger]!.removeFirst()
            number = first
        } else {
            // The trace contains no records of the queue.
            number = addTouch(finger)
            if let location {
                touches[number]?.path = [
                    .init(number: record.number, time: record.time, location: location, phase: .began)
                ]
            }
        }
        change([number]) { [answers] in
            $0.answers = answers
            body(&$0)
        }
        answers = []
        handled[finger] = number
        current = [number]
    }

    // MARK: Later records

    private func isInArena(_ recognizer: TraceSubject, _ number: Int) -> Bool {
        touches[number]?.arena.contains { $0.id == recognizer.id } == true
    }

    private mutating func setCurrent(_ numbers: [Int]) {
        if !numbers.isEmpty { current = numbers }
    }

    private mutating func addGesture(
        _ recognizer: TraceSubject, _ kind: TouchReading.GestureStep.Kind, _ record: TraceRecord
    ) {
        for number in owners where isInArena(recognizer, number) {
            // The recognizer's next recognition sequence concerns other touches, except for an action that is still
            // due.
            guard let touch = touches[number],
                !touch.isOver(recognizer) || kind.isAction && touch.owesAction(recognizer)
            else { continue }
            change([number]) {
                $0.gestures.append(
                    .init(number: record.number, time: record.time, recognizer: recognizer, kind: kind))
            }
        }
        owners.removeAll { number in
            guard let touch = touches[number] else { return true }
            return touch.end != nil && touch.arena.allSatisfy { touch.isOver($0) && !touch.owesAction($0) }
        }
    }

    /// Returns the touches that a call concerns.
    ///
    /// A recognizer can delay the end of a touch until its finger has begun another one.
    private mutating func touches(
        of fingers: [Int], in method: ForwardedMethod, to receiver: TraceSubject
    ) -> [Int] {
        fingers.compactMap { finger in
            let last = handled[finger]
            switch method {
            case .touchesBegan:
                if let last, unfinished[finger]?.contains(last) != true { unfinished[finger, default: []].append(last) }
            case .touchesEnded, .touchesCancelled:
                let index = unfinished[finger]?.firstIndex { touches[$0]?.binding?.view.id == receiver.id }
                if let index { return unfinished[finger]?.remove(at: index) }
            default: break
            }
            return last
        }
    }

    private mutating func climb(_ method: ForwardedMethod, _ body: (inout TouchReading.Delivery) -> Void) {
        change(climbing[method] ?? []) { touch in
            guard let index = touch.deliveries.lastIndex(where: { $0.method == method }) else { return }
            body(&touch.deliveries[index])
        }
    }

    private mutating func change(_ numbers: [Int], _ body: (inout TouchReading) -> Void) {
        for number in numbers {
            guard let index = touches.index(forKey: number) else { continue }
            body(&touches.values[index])
            if !changed.contains(number) { changed.append(number) }
        }
    }
}

extension TouchReading.GestureStep.Kind {
    fileprivate var isAction: Bool { if case .acted = self { true } else { false } }
}
