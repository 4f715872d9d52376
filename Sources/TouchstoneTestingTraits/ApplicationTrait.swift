import Foundation
import Testing
import TouchstoneCore
import TouchstoneTesting

/// A trait that gives each test its own application, so that tests can run in parallel.
///
/// In debug builds, a violated contract of the library is an issue of the test; see `ContractChecker`.
public struct ApplicationTrait: TestTrait, SuiteTrait, TestScoping {
    /// How often a test runs, and whether its application is traced.
    public enum Tracing: Sendable {
        /// Runs the test once, traced, so that it can read the trace.
        case traced
        /// Runs the test once, untraced. Such a test cannot read the trace.
        case untraced
        /// Runs the test twice, each time with a new application: traced and untraced.
        ///
        /// An untraced application takes faster paths and must behave the same. The test cannot read the trace.
        case both
    }

    /// The device, iOS version, region and time of the application.
    public var configuration = TestConfiguration()
    /// How the test runs: once and traced by default.
    public var tracing = Tracing.traced
    public var isRecursive: Bool { true }

    /// The test that already has its application, because its suite's trait and its own trait both apply to it.
    @TaskLocal private static var served: Test.ID?

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard Self.served != test.id else { return try await function() }
        // The outermost suite's trait runs first. The last trait is the most specific one, and it wins.
        let trait = test.traits.lazy.compactMap { $0 as? ApplicationTrait }.last ?? self
        try await Self.$served.withValue(test.id) {
            switch trait.tracing {
            case .traced:
                try await trait.perform(function, isTraced: true)
            case .untraced:
                try await trait.perform(function, isTraced: false)
            case .both:
                try await noting("Traced.", test, testCase) {
                    try await trait.perform(function, isTraced: true)
                }
                try await noting("Untraced.", test, testCase) {
                    try await trait.perform(function, isTraced: false)
                }
            }
        }
    }

    /// Runs the test on the main actor to its end, so that the application is also released there.
    @MainActor
    private func perform(_ function: @Sendable () async throws -> Void, isTraced: Bool) async throws {
        MainThreadWatchdog.start()
        let made = TestApplication(configuration, isTraced: isTraced)
        made.readUntraced = {
            Issue.record(
                "This application is not traced. Use @Test(.application) for a test that reads the trace.")
        }
        made.foundViolation = { Issue.record("\($0)") }
        try await made.perform { _ in try await function() }
    }

    /// Adds a comment to each issue that says how the test ran.
    private func noting(
        _ way: Comment, _ test: Test, _ testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let notes = IssueHandlingTrait.compactMapIssues { issue in
            var issue = issue
            issue.comments.append(way)
            return issue
        }
        try await notes.provideScope(for: test, testCase: testCase) {
            // Record thrown errors here, so that they get the comment and the second run still happens.
            do {
                try await function()
            } catch is ExpectationFailedError {
                // `#require` has already recorded its issue.
            } catch  where !Task.isCancelled {
                Issue.record(error)
            }
        }
    }
}

extension Trait where Self == ApplicationTrait {
    /// Gives the test a `TestApplication`: `TestApplication.current`. Its application is `UIApplication.shared`.
    ///
    /// A test's own trait replaces the suite's.
    public static var application: ApplicationTrait { ApplicationTrait() }

    /// Gives the test an application with a configuration, traced, untraced or both.
    ///
    /// ```swift
    /// @Test(.application(TestConfiguration(device: .iPad, locale: Locale(identifier: "de_DE"))))
    /// ```
    ///
    /// - Parameters:
    ///   - configuration: The device, iOS version, region and time.
    ///   - tracing: How often the test runs, and whether its application is traced.
    public static func application(
        _ configuration: TestConfiguration, tracing: ApplicationTrait.Tracing = .traced
    ) -> ApplicationTrait {
        ApplicationTrait(configuration: configuration, tracing: tracing)
    }

    /// Gives the test an application with a given iOS version, screen and kind of device, traced, untraced or both.
    ///
    /// ```swift
    /// @Test(.application(behavior: .iOS17)) @MainActor func scrolling() { … }
    /// @Suite(.application(tracing: .both)) struct GestureTests { … }
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: The iOS version that the application behaves like.
    ///   - screen: The size of the screen in points.
    ///   - scale: The number of pixels in a point.
    ///   - idiom: The kind of device.
    ///   - tracing: How often the test runs, and whether its application is traced.
    public static func application(
        behavior: Behavior = Behavior(), screen: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
        idiom: UIUserInterfaceIdiom = .phone, tracing: ApplicationTrait.Tracing = .traced
    ) -> ApplicationTrait {
        .application(
            TestConfiguration(screen: screen, scale: scale, idiom: idiom, behavior: behavior), tracing: tracing)
    }

    /// Gives the test an application on a device, with its screen size, scale, safe area and idiom.
    ///
    /// For example, `@Test(.application(device: .iPhone16Pro))`.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - behavior: The iOS version that the application behaves like.
    ///   - tracing: How often the test runs, and whether its application is traced.
    public static func application(
        device: ScreenModel, behavior: Behavior = Behavior(), tracing: ApplicationTrait.Tracing = .traced
    ) -> ApplicationTrait {
        .application(TestConfiguration(device: device, behavior: behavior), tracing: tracing)
    }
}
