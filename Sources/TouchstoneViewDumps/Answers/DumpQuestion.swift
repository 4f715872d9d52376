import Foundation

/// A question about a touch in a stored view tree, as the commands and the agent tools ask it.
package struct DumpQuestion: Sendable {
    /// The touch in points, or `nil` to use the one that the text itself states.
    package var location: CGPoint?
    /// The name of the view that should receive the touch, or `nil`.
    package var wanted: String?

    package init(at location: CGPoint?, wanting wanted: String?) {
        self.location = location
        self.wanted = wanted
    }

    /// Reads the text and answers.
    ///
    /// - Throws: ``ViewDump/Failure`` if the text has no views, no view or several views have the name, or no point is known.
    package func answer(_ bytes: [UInt8], log: [UInt8]? = nil) throws -> DumpAnswer {
        let dump = try ViewDump(bytes: bytes, log: log)
        return DumpAnswer(dump: dump, report: try dump.explainTouch(at: location, wanting: wanted))
    }
}

/// The answer to a ``DumpQuestion``.
package struct DumpAnswer {
    package let dump: ViewDump
    package let report: DumpExplanation

    /// The exit codes of the commands that explain a stored tree.
    package enum ExitCode {
        package static let arrives: Int32 = 0
        package static let blocked: Int32 = 2
        package static let cannotTell: Int32 = 3
        package static let unreadable: Int32 = 65
    }

    /// The exit code that states the outcome.
    package var exitCode: Int32 {
        switch report.outcome {
        case .arrives: ExitCode.arrives
        case .blocked: ExitCode.blocked
        case .cannotTell: ExitCode.cannotTell
        }
    }

    /// The maximum number of problems that `problemLines` names.
    private static let mostProblems = 20

    /// The lines that could not be read, for standard error.
    package var problemLines: [String] {
        let problems = dump.problems
        let shown = problems.prefix(Self.mostProblems).map(\.description)
        return problems.count > shown.count ? shown + ["… and \(problems.count - shown.count) more"] : shown
    }
}

extension CGPoint {
    /// Reads a point such as `60,120.5`; `nil` if it is not two finite numbers.
    package init?(written text: String) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
        self.init(x: x, y: y)
    }
}
