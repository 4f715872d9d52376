import Synchronization
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The trait `.application`: how many runs a test has, and whether their applications are traced.
@MainActor
struct ApplicationTraitTests {
    private func perform(
        _ trait: ApplicationTrait, _ body: @escaping @MainActor (TestApplication) throws -> Void
    ) async throws {
        let test = try #require(Test.current)
        try await trait.provideScope(for: test, testCase: Test.Case.current) {
            try await MainActor.run { try body(.current) }
        }
    }

    @Test func `tracing: .both makes a traced and an untraced run, each with its own application`() async throws {
        var applications: [TestApplication] = []
        try await perform(.application(tracing: .both)) { app in
            #expect(UIApplication.shared === app.application)
            applications.append(app)
        }
        expectEqual(applications.map(\.isTraced), [true, false])
        #expect(applications[0] !== applications[1])
    }

    @Test func `The default is one traced run`() async throws {
        var ways: [Bool] = []
        try await perform(.application) { ways.append($0.isTraced) }
        expectEqual(ways, [true])
    }

    @Test func `An application that is made in a test is traced like the test's own application`() async throws {
        var ways: [Bool] = []
        try await perform(.application(tracing: .both)) { _ in
            ways.append(TestApplication().isTraced)
            TestApplication.run { ways.append($0.isTraced) }
            ways.append(TestApplication(isTraced: true).isTraced)
        }
        expectEqual(ways, [true, true, true, false, false, true])
    }

    /// The comments of the issues that `body` records. They are not issues of this test.
    private func issues(_ body: @escaping @MainActor (TestApplication) throws -> Void) async throws -> [[String]] {
        let issues = Mutex<[[String]]>([])
        let test = try #require(Test.current)
        let collecting = IssueHandlingTrait.compactMapIssues { issue in
            issues.withLock { $0.append(issue.comments.map(\.rawValue)) }
            return nil
        }
        try await collecting.provideScope(for: test, testCase: Test.Case.current) {
            try await perform(.application(tracing: .both), body)
        }
        return issues.withLock { $0 }
    }

    @Test func `Reading the trace of an untraced application is an issue`() async throws {
        let issues = try await issues { app in
            _ = app.makeWindow()
            app.fingerTap(at: CGPoint(50, 50))
            _ = app.eventLog
            TestApplication.run { _ = $0.eventLog }
        }
        expectEqual(issues.count, 2)
        #expect(issues.allSatisfy { $0[0].contains("is not traced") && $0[1] == "Untraced." })
    }

    @Test func `An issue says whether the run was traced`() async throws {
        let issues = try await issues { _ in Issue.record("It failed.") }
        expectEqual(
            issues,
            [
                ["It failed.", "Traced."], ["It failed.", "Untraced."],
            ])
    }

    @Test func `An error in the traced run does not prevent the untraced run`() async throws {
        struct Failure: Error {}
        var runs = 0
        await withKnownIssue {
            try await perform(.application(tracing: .both)) { _ in
                runs += 1
                throw Failure()
            }
        }
        expectEqual(runs, 2)
    }

    @Suite(.application(tracing: .both)) @MainActor
    struct SuitesWithBothTracings {
        /// How many runs each test has had.
        private static var runs: [String: Int] = [:]

        private func run(_ test: String) -> Int {
            Self.runs[test, default: 0] += 1
            return Self.runs[test]!
        }

        @Test func `A test in a suite with tracing: .both has exactly two runs`() {
            expectEqual(run(#function), (TestApplication.current.isTraced ? 1 : 2))
        }

        @Test(.application) func `A test's own trait replaces the trait of its suite`() {
            #expect(TestApplication.current.isTraced)
            expectEqual(run(#function), 1)
        }
    }
}
