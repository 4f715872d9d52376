import Foundation
import TouchstoneCore

/// What came of a replay.
public struct ReplayOutcome: Equatable, Sendable {
    /// The first record that differs from the stored trace; nil where none does, or none is stored.
    public var difference: TraceDifference?
    /// How many records were compared.
    public var comparedRecords: Int
}

/// Where a replay left the stored trace.
public struct TraceDifference: Equatable, Sendable, CustomStringConvertible {
    /// The place of the record in its trace, from 1.
    public var number: Int
    /// As JSON; nil where the recording's trace had ended.
    public var recorded: String?
    /// As JSON; nil where nothing more happened.
    public var replayed: String?
    /// The last records in which both agreed, as JSON.
    public var before: [String]

    /// Both sides, after what they had in common.
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

/// Compares records with stored ones as they come.
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

    /// Nothing more comes.
    mutating func end() {
        if difference == nil, count < expected.count { differ(replayed: nil) }
    }

    private mutating func differ(replayed: String?) {
        difference = TraceDifference(
            number: count + 1, recorded: count < expected.count ? expected[count] : nil, replayed: replayed,
            before: Array(expected[max(0, count - 3)..<count]))
    }
}
