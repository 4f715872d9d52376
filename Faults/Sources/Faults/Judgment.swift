import Foundation

/// How good an answer is, from the best to the worst.
enum Outcome: String, CaseIterable, Comparable {
    /// The first cause is the expected one.
    case right
    /// A later cause is the expected one.
    case partly
    /// The answer says that the cause cannot be told.
    case cannotTell = "can't tell"
    /// The answer says that nothing is wrong, although something is.
    case silent
    /// The answer names another cause, or a cause although nothing is wrong.
    case wrong

    static func < (one: Outcome, other: Outcome) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
}

/// The answers about one fault, compared with the manual result.
struct Judgment {
    let fault: Fault
    /// The kind of the question (`Wanted.kind`).
    let kind: String
    let expected: ExpectedAnswer
    let answers: [(moment: Moment, answer: Answer, outcome: Outcome)]
    let isInputRepeated: Bool

    /// The worst outcome of the three answers; at best `partly` if their causes differ.
    var outcome: Outcome {
        let worst = answers.map(\.outcome).max() ?? .cannotTell
        return isSame ? worst : max(worst, .partly)
    }

    /// Whether the causes and the advice of the three answers are equal.
    var isSame: Bool { Set(answers.map(\.answer.causes)).count <= 1 }

    @MainActor
    init(_ fault: Fault) {
        self.fault = fault
        let session = Session(fault)
        kind = session.kind
        expected = session.expected
        isInputRepeated = session.isInputRepeated
        answers = session.answers.map { ($0.moment, $0.answer, session.expected.outcome(of: $0.answer)) }
    }
}

extension ExpectedAnswer {
    @MainActor
    fileprivate func outcome(of answer: Answer) -> Outcome {
        guard let first = answer.causes.first else {
            if answer.isUnsure { return .cannotTell }
            if case .noFault = self { return .right }
            return .silent
        }
        if isStated(in: first) { return .right }
        return answer.causes.contains(where: isStated) ? .partly : .wrong
    }

    private func isStated(in sentence: String) -> Bool {
        guard case .cause(let about, let says, let never) = self else { return false }
        let text = sentence.lowercased()
        return about.allSatisfy { text.contains($0.lowercased()) }
            && says.allSatisfy { words in words.contains { text.contains($0.lowercased()) } }
            && !never.contains { text.contains($0.lowercased()) }
    }
}
