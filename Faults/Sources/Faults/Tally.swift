import Foundation

/// What came of all faults.
@MainActor
struct Tally {
    let judgements: [Judgement]

    init(_ judgements: [Judgement]) { self.judgements = judgements }

    func count(_ outcome: Outcome) -> Int { judgements.count { $0.outcome == outcome } }

    /// How many of a hundred are right.
    var share: Double { Double(count(.right)) / Double(max(1, judgements.count)) * 100 }

    private var shareWords: String { String(format: "%.1f", share) }

    /// - Parameters:
    ///   - telling: What was said of those that are not right.
    ///   - all: Also of those that are.
    func text(telling: Bool, all: Bool) -> String {
        var lines: [String] = []
        for judgement in judgements where judgement.outcome != .right || all {
            lines.append(
                "\(judgement.outcome.rawValue): \(judgement.name)" + (judgement.isSame ? "" : ", and not the same"))
            if telling { lines += judgement.eventLog }
        }
        if !lines.isEmpty { lines.append("") }
        lines.append(
            "\(judgements.count) faults: "
                + Outcome.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
                + "; \(shareWords) % right")
        let anew = judgements.filter(\.isPlayedAnew)
        if !anew.isEmpty {
            lines.append(
                "played anew, since the application did something by itself that no recording holds: \(anew.count)"
                    + (all || telling ? " (\(anew.map(\.name).joined(separator: ", ")))" : ""))
        }
        return lines.joined(separator: "\n")
    }

    private struct Line: Encodable {
        struct Said: Encodable {
            let moment: String
            let outcome: String
            let causes: [String]
        }
        let name: String
        let outcome: String
        let same: Bool
        let answers: [Said]
    }

    private struct Whole: Encodable {
        let faults: [Line]
        let counts: [String: Int]
        let share: Double
    }

    /// `faults` (each with `name`, `outcome`, `same`, `answers`), `counts` by outcome and `share` in percent.
    var json: String {
        let whole = Whole(
            faults: judgements.map { judgement in
                Line(
                    name: judgement.name, outcome: judgement.outcome.rawValue, same: judgement.isSame,
                    answers: judgement.answers.map {
                        Line.Said(moment: $0.moment.rawValue, outcome: $0.outcome.rawValue, causes: $0.answer.causes)
                    })
            },
            counts: Dictionary(uniqueKeysWithValues: Outcome.allCases.map { ($0.rawValue, count($0)) }),
            share: (share * 10).rounded() / 10)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(whole)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

extension Judgement {
    /// The question, what should have been said and what was.
    @MainActor
    fileprivate var eventLog: [String] {
        var lines = ["  asked: \(question)"]
        if truth.isFine {
            lines.append("  truth: all is well")
        } else {
            let words = truth.says.map { $0.joined(separator: "|") }
            lines.append(
                "  truth: about \(truth.about.joined(separator: ", ")); says \(words.joined(separator: " & "))")
            if !truth.never.isEmpty { lines.append("  never: \(truth.never.joined(separator: ", "))") }
        }
        for (moment, answer, outcome) in answers {
            lines.append("  \(moment.rawValue): \(outcome.rawValue)")
            if moment == .atOnce || !isSame {
                lines += answer.report.split(separator: "\n").map { "    | " + $0 }
            }
        }
        return lines
    }
}
