import Testing
import TouchstoneCore
import TouchstoneTesting

/// What Swift Testing knows of the test that runs.
@MainActor
final class SwiftTesting: TestFramework, TestHooks {
    static func record(_ issue: TestIssue) -> Bool {
        guard Test.current != nil else { return false }
        let site = issue.site
        Issue.record(
            Comment(rawValue: issue.message),
            sourceLocation: SourceLocation(
                fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column))
        return true
    }

    /// Applications of tests that have no trait, the latest last.
    private static var made: [(test: Test.ID, application: TestApplication)] = []
    /// As many as may run at once, and more.
    private static let most = 64

    /// What `UIApplication.shared` is in a test without the trait `.application`: one of the test's own on a virtual clock, so that what
    /// one test leaves behind is not found by the next. It is made where it is asked for.
    static var application: UIApplication? {
        guard let test = Test.current?.id else { return nil }
        if let known = made.last(where: { $0.test == test }) { return known.application.application }
        let new = TestApplication(listens: false)
        made.append((test, new))
        if made.count > most { made.removeFirst() }
        return new.application
    }
}
