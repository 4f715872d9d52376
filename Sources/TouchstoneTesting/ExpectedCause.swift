import Foundation
import TouchstoneCore
import TouchstoneExplaining

/// The reason that a test expects an explanation to give for a touch not reaching its view.
///
/// Pass one to `TouchExplanation.expect(_:)`.
@MainActor
public struct ExpectedCause {
    fileprivate let words: String
    fileprivate let holds: (TouchExplanation) -> Bool

    /// Creates an expectation.
    ///
    /// - Parameters:
    ///   - words: A description for the message of the issue, such as “button is covered”.
    ///   - holds: Returns whether an explanation gives the expected cause.
    public init(_ words: String, _ holds: @escaping (TouchExplanation) -> Bool) {
        self.words = words
        self.holds = holds
    }

    /// Expects that nothing prevents the touch from reaching the wanted object.
    public static var nothing: ExpectedCause {
        ExpectedCause("it receives the touch") { $0.causes.isEmpty && !$0.isUnsure }
    }

    /// Expects that `view`, or a view in it, receives the touch instead: a sibling in front, a window in front, or
    /// content presented over the wanted view.
    public static func covered(by view: UIView) -> ExpectedCause {
        ExpectedCause("it is covered by \(name(view))") { report in
            report.causes.contains { cause in
                if case .covered(_, let sibling, let answer) = cause {
                    return isIn(view, sibling) || isIn(view, answer) || sibling.view.map(view.isDescendant) == true
                }
                if case .windowInFront(let window, let answer) = cause {
                    return isIn(view, window) || isIn(view, answer)
                }
                return cause.isCover && report.hit?.view.map { $0.isDescendant(of: view) } == true
            }
        }
    }

    /// Expects that `view`, which is the wanted view or an ancestor of it, is hidden.
    public static func hidden(_ view: UIView) -> ExpectedCause { .cause(.hidden, of: view) }
    /// Expects that `view`, which is the wanted view or an ancestor of it, has user interaction disabled.
    public static func interactionDisabled(_ view: UIView) -> ExpectedCause { .cause(.interactionDisabled, of: view) }
    /// Expects that `view`, which is the wanted view or an ancestor of it, is too transparent to be hit.
    public static func transparent(_ view: UIView) -> ExpectedCause { .cause(.transparent, of: view) }
    /// Expects that the touch is outside `view`, which is the wanted view or an ancestor of it.
    public static func outside(_ view: UIView) -> ExpectedCause { .cause(.outside, of: view) }
    /// Expects that `view`, which is the wanted view or an ancestor of it, is in no window.
    public static func notInAWindow(_ view: UIView) -> ExpectedCause { .cause(.notInAWindow, of: view) }
    /// Expects that `recognizer` takes the touch.
    public static func takenBy(_ recognizer: UIGestureRecognizer) -> ExpectedCause {
        .cause(.takenByRecognizer, of: recognizer)
    }

    /// Expects a cause of a given kind.
    ///
    /// - Parameters:
    ///   - kind: The kind of the cause.
    ///   - subject: The object that the cause is about; `nil`, the default, accepts any object.
    public static func cause(_ kind: TouchExplanation.Cause.Kind, of subject: NSObject? = nil) -> ExpectedCause {
        ExpectedCause("\(kind.rawValue)\(subject.map { " of \(name($0))" } ?? "")") { report in
            report.causes.contains { cause in
                cause.kind == kind && (subject == nil || cause.subject?.object === subject)
            }
        }
    }

    private static func isIn(_ view: UIView, _ mention: TouchExplanation.Mention) -> Bool {
        mention.view.map { $0.isDescendant(of: view) } ?? false
    }

    private static func name(_ object: NSObject) -> String { TouchExplanation.Mention(object).name }
}

extension TouchExplanation {
    /// Records an issue of the test, with the actual cause, if this explanation does not give the expected cause.
    ///
    /// ```swift
    /// app.application.explainTouch(at: place, wanting: button).expect(.covered(by: banner))
    /// ```
    /// - Parameter expected: The cause that the explanation must give.
    /// - Returns: Whether the explanation gives the expected cause.
    @discardableResult
    public func expect(
        _ expected: ExpectedCause, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Bool {
        guard !expected.holds(self) else { return true }
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let subject = wanted.map { " of \($0.name)" } ?? ""
        let truth =
            wanted == nil
            ? "no view was specified that should receive the touch; use explainTouch(at:wanting:)"
            : isUnsure
                ? "the cause is unknown"
                : causes.isEmpty
                    ? "it receives the touch"
                    : causes.map { $0.sentence(wanted: wanted) }.joined(separator: "; and ")
        let issue = TestIssue("Expected\(subject): \(expected.words).\nThe truth: \(truth).\n\(self)", at: site)
        (TestApplication.scoped?.recordsIssue ?? TestApplication.recordWhereATestRuns)(issue)
        return false
    }
}
