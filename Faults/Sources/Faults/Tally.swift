import Foundation

/// The outcomes of all faults.
@MainActor
struct Tally {
    let judgments: [Judgment]

    init(_ judgments: [Judgment]) { self.judgments = judgments }

    func count(_ outcome: Outcome) -> Int { judgments.count { $0.outcome == outcome } }

    /// The share of right answers in percent.
    var share: Double { Double(count(.right)) / Double(max(1, judgments.count)) * 100 }

    /// - Parameters:
    ///   - isVerbose: Whether to print the answers of the listed faults.
    ///   - listsAll: Whether to list also the faults whose answers are right.
    func text(isVerbose: Bool, listsAll: Bool) -> String {
        var lines: [String] = []
        for judgment in judgments where judgment.outcome != .right || listsAll {
            lines.append(
                "\(judgment.outcome.rawValue): \(judgment.fault.name)"
                    + (judgment.isSame ? "" : ", and the answers differ"))
            if isVerbose { lines += judgment.details }
        }
        if !lines.isEmpty { lines.append("") }
        let counts = Outcome.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
        lines.append("\(judgments.count) faults: \(counts); " + String(format: "%.1f", share) + " % right")
        let repeated = judgments.filter(\.isInputRepeated).map(\.fault.name)
        if !repeated.isEmpty {
            let names = listsAll || isVerbose ? " (\(repeated.joined(separator: ", ")))" : ""
            lines.append(
                "not replayed, but repeated, because the application acted by itself during the input: \(repeated.count)\(names)"
            )
        }
        return lines.joined(separator: "\n")
    }

    /// `faults` (each with `name`, `batch`, `heldOut`, `wanted`, `outcome`, `same` and `answers`), `counts` by outcome, and `share` in percent.
    var json: String {
        let report = Report(
            faults: judgments.map(Report.Entry.init),
            counts: Dictionary(uniqueKeysWithValues: Outcome.allCases.map { ($0.rawValue, count($0)) }),
            share: (share * 10).rounded() / 10)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

private struct Report: Encodable {
    let faults: [Entry]
    let counts: [String: Int]
    let share: Double

    struct Entry: Encodable {
        let name: String
        let batch: String
        let heldOut: Bool
        let wanted: String
        let outcome: String
        let same: Bool
        let answers: [AnswerEntry]

        @MainActor
        init(_ judgment: Judgment) {
            name = judgment.fault.name
            batch = judgment.fault.batch.rawValue
            heldOut = judgment.fault.batch.isHeldOut
            wanted = judgment.kind
            outcome = judgment.outcome.rawValue
            same = judgment.isSame
            answers = judgment.answers.map {
                AnswerEntry(
                    moment: $0.moment.rawValue, outcome: $0.outcome.rawValue, codes: $0.answer.codes,
                    causes: $0.answer.causes)
            }
        }
    }

    struct AnswerEntry: Encodable {
        let moment: String
        let outcome: String
        let codes: [String]
        let causes: [String]
    }
}

extension Judgment {
    /// The question, the manual result and the answers.
    @MainActor
    fileprivate var details: [String] {
        var lines = ["  question: \(fault.question)"]
        switch expected {
        case .noFault: lines.append("  expected: nothing is wrong")
        case .cause(let about, let says, let never):
            let words = says.map { $0.joined(separator: "|") }.joined(separator: " & ")
            lines.append("  expected: about \(about.joined(separator: ", ")); says \(words)")
            if !never.isEmpty { lines.append("  never: \(never.joined(separator: ", "))") }
        }
        for (moment, answer, outcome) in answers {
            lines.append("  \(moment.rawValue): \(outcome.rawValue)")
            if moment == .immediately || !isSame {
                lines += answer.report.split(separator: "\n").map { "    | " + $0 }
            }
        }
        return lines
    }
}
