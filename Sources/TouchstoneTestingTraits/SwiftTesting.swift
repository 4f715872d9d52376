import Testing
import TouchstoneCore
internal import TouchstoneMainThread
import TouchstoneTesting

/// Records issues in Swift Testing, and provides the shared application of its tests.
@MainActor
final class SwiftTesting: TestFramework, TestHooks {
    /// Whether the tests run on the main thread, because `TouchstoneMainThread` runs the main run loop.
    static let runsOnMainThread = touchstone_tests_run_on_the_main_thread()

    static func record(_ issue: TestIssue) -> Bool {
        guard let test = Test.current else { return false }
        let site = issue.site
        // An issue of no particular call belongs to the test's declaration.
        let location =
            site.fileID.hasPrefix("TouchstoneTesting/")
            ? test.sourceLocation
            : SourceLocation(fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
        Issue.record(Comment(rawValue: issue.message), sourceLocation: location)
        return true
    }

    /// Applications of tests without the trait, newest last.
    private static var made: [(test: Test.ID, application: TestApplication)] = []
    /// The number of applications to keep, more than the number of tests that run at once.
    private static let most = 64

    /// `UIApplication.shared` of a test without the trait `.application`: an application of that test on a virtual
    /// clock.
    ///
    /// It is created on first use, so that no test finds what another left behind.
    static var application: UIApplication? {
        guard let test = Test.current?.id else { return nil }
        if let known = made.last(where: { $0.test == test }) { return known.application.application }
        let new = TestApplication(isTraced: false)
        made.append((test, new))
        if made.count > most { made.removeFirst() }
        return new.application
    }
}
