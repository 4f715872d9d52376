import Foundation
import TouchstoneText

/// A violation of a rule that must always hold.
public struct ContractViolation: Error, Equatable, Sendable, CustomStringConvertible {
    /// The rule's id in docs/rules.md, such as `DL-10`.
    public let rule: String
    /// What happened, in words, with the subject's name.
    public let sentence: String
    /// The number of the trace record at which it was found; 0 if there is no trace listener.
    public let record: Int
    /// The time on the application's clock, in seconds.
    public let time: TimeInterval

    /// The violation in one line of text.
    public var description: String {
        let place = record > 0 ? "at record \(record), " : ""
        return "Contract \(rule) is broken \(place)\(rounded(time)) s: \(sentence.printable)"
    }

    private func rounded(_ time: TimeInterval) -> String { String((time * 1000).rounded() / 1000) }
}

/// A violated rule, before its place is known.
struct Breach {
    let rule: String
    let sentence: String

    init(_ rule: String, _ sentence: String) {
        self.rule = rule
        self.sentence = sentence
    }
}
