import Foundation

/// Something that the rules say must never happen, and did.
public struct ContractViolation: Error, Equatable, Sendable, CustomStringConvertible {
    /// The rule of docs/rules.md, such as `DL-10`.
    public let rule: String
    /// What happened, and to whom.
    public let sentence: String
    /// The number of the trace's record at which it was found; 0 where nobody listens to the trace.
    public let record: Int
    /// Seconds on the application's clock.
    public let time: TimeInterval

    /// In one line, for people.
    public var description: String {
        let place = record > 0 ? "at record \(record), " : ""
        return "Contract \(rule) is broken \(place)\(rounded(time)) s: \(sentence.printable)"
    }

    private func rounded(_ time: TimeInterval) -> String { String((time * 1000).rounded() / 1000) }
}

/// A rule and how it was broken, before it is known where.
struct Breach {
    let rule: String
    let sentence: String

    init(_ rule: String, _ sentence: String) {
        self.rule = rule
        self.sentence = sentence
    }
}
