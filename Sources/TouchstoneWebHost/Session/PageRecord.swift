import TouchstoneCore
import TouchstoneText

/// A trace record for the page, with the outcomes that it changes.
///
/// The page replays records to show a past moment, so it finds the outcomes of that moment in them.
struct PageRecord: Sendable {
    let record: TraceRecord
    /// The number among all touches of the touch that begins in this record; `nil` if none does.
    var touchNumber: Int?
    var outcomes: [PageOutcome] = []
}

/// The outcome of a touch until now, as the page shows it.
struct PageOutcome: Equatable, Sendable {
    /// The finger's number. A later touch may have the same.
    let finger: Int
    /// The touch's number among all touches.
    let number: Int
    let arrival: TouchReading.Arrival
    /// The touch's view, or `nil`.
    let view: TraceSubject?
    /// Why the view did not receive the touch, or why there is no view.
    let explanation: String?
    /// Whether a call reached the end of the responder chain without being handled (RC-39).
    let isDropped: Bool
    let isCancelled: Bool

    /// Returns `nil` for a touch that the application has not handled, or ignored without a hit test.
    init?(_ touch: TouchReading) {
        if case .ignored? = touch.refusal { return nil }
        guard touch.isBegun else { return nil }
        finger = touch.finger
        number = touch.number
        arrival = touch.arrival
        view = touch.binding?.view
        explanation = Self.explanation(of: touch)
        isDropped = touch.isDropped
        isCancelled = touch.isCancelled
    }

    private static func explanation(of touch: TouchReading) -> String? {
        switch touch.arrival {
        case .delivered: return nil
        case .delayed: return "recognizers delay it until they decide"
        case .undelivered:
            let cancelled = touch.cancellations.first.map {
                TraceFact.cancelled(touches: [touch.finger], reason: $0.reason).sentence
            }
            return cancelled
                ?? (touch.winners.isEmpty ? "no event with it reached the view" : "a recognizer recognized instead")
        case .unbound, .suppressed:
            return switch touch.refusal {
            case .unbound(let reason): reason.words
            case .suppressed(let reason): reason.words
            case .ignored(let reason): reason.words
            case nil: nil
            }
        }
    }

    /// The words before the view's name.
    var phrase: String {
        switch arrival {
        case .unbound, .delivered: "went to"
        case .suppressed: "is suppressed for"
        case .delayed: "is delayed for"
        case .undelivered: "was not delivered to"
        }
    }

    func write(into json: inout JSONText) {
        json.object { json in
            json.add("touch", finger)
            json.add("number", number)
            json.add("code", arrival.rawValue)
            json.add("phrase", phrase)
            json.add("view", view?.name ?? "no view")
            json.add("viewID", view?.id)
            json.add("explanation", explanation)
            json.add("delivered", arrival == .delivered)
            json.add("dropped", isDropped)
            json.add("cancelled", isCancelled)
        }
    }
}

/// Reads the trace while pages show it, and adds to each record the outcomes that it changes.
struct PageReader {
    /// The number of touches that can still change.
    private static let touchLimit = 64
    /// The number of samples, calls and steps of a touch before its moves are forgotten.
    private static let stepLimit = 256

    private var reader = TouchReader()
    /// The newest outcome of each touch, by the touch's number.
    private var outcomes: [Int: PageOutcome] = [:]
    /// The touches that would be reported as not delivered if the iteration ended now, by number.
    private var undelivered: [Int: PageOutcome] = [:]

    mutating func read(_ record: TraceRecord) -> PageRecord {
        reader.add(record)
        var new: [PageOutcome] = []
        for number in reader.changed {
            guard let outcome = reader.touches[number].flatMap(PageOutcome.init) else { continue }
            // Its view may receive the touch in the same iteration.
            undelivered[number] = outcome.arrival == .undelivered ? outcome : nil
            if outcome.arrival != .undelivered, set(outcome, number) { new.append(outcome) }
        }
        // Between two events no call is under way.
        if case .drainFired = record.fact { forget() }
        return PageRecord(record: record, touchNumber: touchNumber(record.fact), outcomes: new)
    }

    /// The number of the touch of which the last record is a part of the beginning.
    private func touchNumber(_ fact: TraceFact) -> Int? {
        guard let finger = fact.beginningFinger else { return nil }
        return reader.changed.first { reader.touches[$0]?.finger == finger }
    }

    /// Returns the outcomes that are certain only at the end of a run-loop iteration.
    mutating func endIteration() -> [PageOutcome] {
        defer { undelivered = [:] }
        return undelivered.sorted { $0.key < $1.key }.compactMap { set($0.value, $0.key) ? $0.value : nil }
    }

    /// Sets the newest outcome of a touch; returns whether it is another one.
    private mutating func set(_ outcome: PageOutcome, _ number: Int) -> Bool {
        defer { outcomes[number] = outcome }
        return outcomes[number] != outcome
    }

    private mutating func forget() {
        reader.forget(allBut: Self.touchLimit, moves: Self.stepLimit)
        if outcomes.count > 2 * Self.touchLimit { outcomes = outcomes.filter { reader.touches[$0.key] != nil } }
    }
}

extension TraceFact {
    /// The finger whose touch begins with this fact; `nil` if none does.
    fileprivate var beginningFinger: Int? {
        switch self {
        case .queued(let finger, .began, _), .bound(let finger, _, _, _, _), .unbound(let finger, _),
            .suppressed(let finger, _, _):
            finger
        default: nil
        }
    }
}
