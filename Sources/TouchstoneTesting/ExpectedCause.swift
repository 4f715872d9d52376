import Foundation
import TouchstoneCore

/// What a test expects of an explanation.
@MainActor
public struct ExpectedCause {
    fileprivate let words: String
    fileprivate let holds: (TouchExplanation) -> Bool

    /// What a sentence such as “button is covered” says, and whether an explanation says so.
    public init(_ words: String, _ holds: @escaping (TouchExplanation) -> Bool) {
        self.words = words
        self.holds = holds
    }

    /// Nothing keeps the touch from the wanted one.
    public static var nothing: ExpectedCause {
        ExpectedCause("nothing keeps the touch from it") { $0.causes.isEmpty && !$0.isUnsure }
    }

    /// The view, or one in it, answers first: a sibling in front, a window in front, or what is presented over the wanted one.
    public static func covered(by view: UIView) -> ExpectedCause {
        ExpectedCause("it is covered by \(name(view))") { report in
            report.causes.contains { cause in
                switch cause {
                case .covered(_, let sibling, let answer):
                    isIn(view, sibling) || isIn(view, answer) || sibling.view.map(view.isDescendant) == true
                case .windowInFront(let window, let answer): isIn(view, window) || isIn(view, answer)
                case .presentedOver, .outsideDismisses, .searchShade, .contentViewInFront, .keyboardInFront,
                    .menuInFront:
                    report.hit?.view.map { $0.isDescendant(of: view) } == true
                default: false
                }
            }
        }
    }

    /// It, or a view that it is in, is hidden.
    public static func hidden(_ view: UIView) -> ExpectedCause { .cause(.hidden, of: view) }
    /// It, or a view that it is in, takes no touches.
    public static func interactionDisabled(_ view: UIView) -> ExpectedCause { .cause(.interactionDisabled, of: view) }
    /// It, or a view that it is in, is too transparent.
    public static func transparent(_ view: UIView) -> ExpectedCause { .cause(.transparent, of: view) }
    /// The touch is outside of it, or of a view that it is in.
    public static func outside(_ view: UIView) -> ExpectedCause { .cause(.outside, of: view) }
    /// It, or a view that it is in, is in no window.
    public static func notInAWindow(_ view: UIView) -> ExpectedCause { .cause(.notInAWindow, of: view) }
    /// The recognizer took the touch.
    public static func takenBy(_ recognizer: UIGestureRecognizer) -> ExpectedCause {
        .cause(.takenByRecognizer, of: recognizer)
    }

    /// A cause of a kind, about somebody.
    /// - Parameter culprit: Whom the cause is about; nil, the default, for anybody.
    public static func cause(_ kind: TouchExplanation.Cause.Kind, of culprit: NSObject? = nil) -> ExpectedCause {
        ExpectedCause("\(kind.rawValue)\(culprit.map { " of \(name($0))" } ?? "")") { report in
            report.causes.contains { cause in
                cause.kind == kind && (culprit == nil || cause.culprit?.object === culprit)
            }
        }
    }

    private static func isIn(_ view: UIView, _ mention: TouchExplanation.Mention) -> Bool {
        mention.view.map { $0.isDescendant(of: view) } ?? false
    }

    private static func name(_ object: NSObject) -> String { TouchExplanation.Mention(object).name }
}

extension TouchExplanation {
    /// Where the explanation does not name what is expected, that is an issue of the test, which tells the true cause.
    ///
    /// ```swift
    /// app.application.explainTouch(at: place, wanting: button).expect(.covered(by: banner))
    /// ```
    /// - Returns: Whether it does.
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
            ? "nobody was named who should have the touch: explainTouch(at:wanting:)"
            : isUnsure
                ? "that cannot be told"
                : causes.isEmpty
                    ? "nothing keeps the touch from it"
                    : causes.map { $0.sentence(wanted: wanted) }.joined(separator: "; and ")
        let issue = TestIssue("Expected\(subject): \(expected.words).\nThe truth: \(truth).\n\(self)", at: site)
        (TestApplication.scoped?.recordsIssue ?? TestApplication.recordWhereATestRuns)(issue)
        return false
    }
}
