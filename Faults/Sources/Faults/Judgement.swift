import Foundation

/// How good an answer is, from the best to the worst.
enum Outcome: String, CaseIterable, Comparable {
    /// The first cause is the truth.
    case right
    /// A later one is.
    case partly
    /// It says that it does not know.
    case cannotTell = "can't tell"
    /// It says that all is well, and it is not.
    case silent
    /// It names another cause, or one where all is well.
    case wrong

    static func < (one: Outcome, other: Outcome) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
}

/// What became of one fault.
struct Judgement {
    let name: String
    let question: String
    let truth: Truth
    /// How it was answered at each moment.
    let answers: [(moment: Moment, answer: Answer, outcome: Outcome)]
    /// The replay did not lead to the same screen, and the fingers played the session anew instead.
    let isPlayedAnew: Bool

    /// The worst of the three; at best partly right where they are not the same.
    var outcome: Outcome {
        let worst = answers.map(\.outcome).max() ?? .cannotTell
        return isSame ? worst : max(worst, .partly)
    }

    /// Whether the first causes are the same at all three moments.
    var isSame: Bool { Set(answers.map { $0.answer.causes.first }).count <= 1 }

    /// Asks, and judges.
    @MainActor
    init(_ fault: Fault) throws {
        name = fault.name
        question = fault.question
        let (answers, truth, isPlayedAnew) = try fault.answers()
        self.isPlayedAnew = isPlayedAnew
        self.truth = truth
        self.answers = answers.map { ($0.moment, $0.answer, truth.judge($0.answer)) }
    }
}

extension Truth {
    @MainActor
    fileprivate func judge(_ answer: Answer) -> Outcome {
        guard let first = answer.causes.first else {
            if answer.isUnsure { return .cannotTell }
            return isFine ? .right : .silent
        }
        if isFine { return .wrong }
        if isReported(in: first) { return .right }
        return answer.causes.contains(where: isReported) ? .partly : .wrong
    }

    /// Whether a sentence mentions all that it should, and nothing that it should not.
    private func isReported(in sentence: String) -> Bool {
        let text = sentence.lowercased()
        return about.allSatisfy { text.contains($0.lowercased()) }
            && says.allSatisfy { words in words.contains { text.contains($0.lowercased()) } }
            && !never.contains { text.contains($0.lowercased()) }
    }
}
