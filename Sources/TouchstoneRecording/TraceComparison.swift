import Foundation
import TouchstoneCore

/// The result of a replay.
public struct ReplayOutcome: Equatable, Sendable {
    /// The first record that differs from the stored trace; `nil` if none differs or no trace is stored.
    public var difference: TraceDifference?
    /// The number of records that were compared and equal.
    public var comparedRecords: Int
}

/// The first difference between a replay and the stored trace.
public struct TraceDifference: Equatable, Sendable, CustomStringConvertible {
    /// The position of the record in its trace, from 1.
    public var number: Int
    /// The recorded record as JSON; `nil` if the stored trace ends here.
    public var recorded: String?
    /// The replayed record as JSON; `nil` if the replay ends here.
    public var replayed: String?
    /// The last records that were equal, as JSON; at most three.
    public var before: [String]

    /// The difference as text, after the records in common.
    public var description: String {
        var lines = before.map { "  " + TraceDifference.sentence($0) }
        lines.append("- " + (recorded.map(TraceDifference.sentence) ?? "nothing more"))
        lines.append("+ " + (replayed.map(TraceDifference.sentence) ?? "nothing more"))
        if let recorded, let replayed, TraceDifference.sentence(recorded) == TraceDifference.sentence(replayed) {
            lines.append("  in full:")
            lines.append("- " + recorded)
            lines.append("+ " + replayed)
        }
        return lines.joined(separator: "\n")
    }

    private static func sentence(_ json: String) -> String {
        guard let record = try? RecordingFields(json: json.utf8), let text = try? record.text("text") else {
            return json
        }
        let time = try? record.number("time")
        return (time.map { String(format: "%.4f ", $0) } ?? "") + text
    }
}

/// Compares trace records with the stored ones as they arrive.
struct TraceComparison {
    private let expected: [String]
    private let shift: TimeInterval
    private var numbering = TraceNumbering()
    private(set) var count = 0
    private(set) var difference: TraceDifference?

    init(expected: [String], shift: TimeInterval) {
        self.expected = expected
        self.shift = shift
    }

    mutating func add(_ record: TraceRecord) {
        guard difference == nil else { return }
        var record = numbering.renumbered(record)
        record.time -= shift
        let line = TraceJSON(record).line
        guard count < expected.count, expected[count] == line else {
            return differ(replayed: line)
        }
        count += 1
    }

    /// Ends the comparison. Reports a difference if stored records are missing.
    mutating func end() {
        if difference == nil, count < expected.count { differ(replayed: nil) }
    }

    private mutating func differ(replayed: String?) {
        difference = TraceDifference(
            number: count + 1, recorded: count < expected.count ? expected[count] : nil, replayed: replayed,
            before: Array(expected[max(0, count - 3)..<count]))
    }
}
