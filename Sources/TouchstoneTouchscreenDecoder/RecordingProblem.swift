/// A part of a recording that could not be read as it is, and how it was treated.
public struct RecordingProblem: Sendable, Equatable, CustomStringConvertible {
    /// The line number in the recording's text, which starts at 1; 0 if the problem belongs to no line.
    public let line: Int

    /// A message that says what was expected and what was found instead.
    public let message: String

    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    public var description: String {
        line > 0 ? "line \(line): \(message)" : message
    }
}

/// Collects problems up to a limit, so that a file of garbage costs no more than a readable one.
struct ProblemLog: Sendable {
    static let limit = 500

    private(set) var problems: [RecordingProblem] = []
    private var unlisted = 0

    mutating func report(_ line: Int, _ message: @autoclosure () -> String) {
        guard problems.count < Self.limit else {
            unlisted += 1
            return
        }
        problems.append(RecordingProblem(line: line, message: message()))
    }

    mutating func add(_ others: [RecordingProblem]) {
        for problem in others {
            report(problem.line, problem.message)
        }
    }

    /// Returns the problems ordered by line, with a last entry that counts those beyond the limit.
    func sorted() -> [RecordingProblem] {
        var result = problems.enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
        if unlisted > 0 {
            result.append(RecordingProblem(line: 0, message: "\(unlisted) more problems are not listed"))
        }
        return result
    }
}
