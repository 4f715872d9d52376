import Foundation
import Testing
import TouchstoneCore
import TouchstoneTesting

/// Gives each test an application of its own, so that tests run side by side. In debug builds a contract of the library that
/// is broken meanwhile is an issue of the test; see `ContractChecker`.
public struct ApplicationTrait: TestTrait, SuiteTrait, TestScoping {
    /// How often a test runs, and whether anybody listens to the trace meanwhile.
    public enum Ways: Sendable {
        /// Once, with a listener, so that the test can read the trace.
        case listening
        /// Once, without one. Such a test cannot read the trace.
        case untraced
        /// Twice, each time with an application of its own: with a listener of the trace, and without. An application that
        /// nobody listens to takes shorter ways and must do the same. A test that runs both ways cannot read the trace.
        case both
    }

    /// Which iOS it behaves like.
    public var behavior = Behavior()
    /// Once with a listener unless said otherwise.
    public var ways = Ways.listening
    /// The screen's size in points.
    public var screen = CGSize(width: 390, height: 844)
    /// Pixels a point.
    public var scale: CGFloat = 1
    /// What kind of device it is on.
    public var idiom = UIUserInterfaceIdiom.phone
    /// The device, where one was named.
    public var device: ScreenModel?
    public var isRecursive: Bool { true }

    /// The test that has its application already: its suite's trait and its own do not add up.
    @TaskLocal private static var served: Test.ID?

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard Self.served != test.id else { return try await function() }
        // The outermost suite's trait comes first; the test's own, if it has one, is last and counts.
        let trait = test.traits.lazy.compactMap { $0 as? ApplicationTrait }.last ?? self
        try await Self.$served.withValue(test.id) {
            switch trait.ways {
            case .listening:
                try await trait.perform(function, listens: true)
            case .untraced:
                try await trait.perform(function, listens: false)
            case .both:
                try await noting("With a listener of the trace.", test, testCase) {
                    try await trait.perform(function, listens: true)
                }
                try await noting("Without a listener of the trace.", test, testCase) {
                    try await trait.perform(function, listens: false)
                }
            }
        }
    }

    /// On the main actor to its end, so that the application and what belongs to it go there too.
    @MainActor
    private func perform(_ function: @Sendable () async throws -> Void, listens: Bool) async throws {
        MainThreadWatchdog.start()
        let made =
            device.map { TestApplication(device: $0, behavior: behavior, listens: listens) }
            ?? TestApplication(screen: screen, scale: scale, idiom: idiom, behavior: behavior, listens: listens)
        made.readUnheard = {
            Issue.record(
                "This application does not listen to the trace: a test that reads it says @Test(.application).")
        }
        made.foundViolation = { Issue.record("\($0)") }
        try await TestApplication.$scoped.withValue(made) {
            try await UIApplication.$current.withValue(made.application) {
                defer { made.contractViolations() }
                try await function()
            }
        }
    }

    /// Adds to each issue the way in which it came up.
    private func noting(
        _ way: Comment, _ test: Test, _ testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let notes = IssueHandlingTrait.compactMapIssues { issue in
            var issue = issue
            issue.comments.append(way)
            return issue
        }
        try await notes.provideScope(for: test, testCase: testCase) {
            // What it throws is recorded here, where the way is noted; the other way is run all the same.
            do {
                try await function()
            } catch is ExpectationFailedError {
                // Recorded already.
            } catch  where !Task.isCancelled {
                Issue.record(error)
            }
        }
    }
}

extension Trait where Self == ApplicationTrait {
    /// A `TestApplication` that is `TestApplication.current`, and whose application is `UIApplication.shared`.
    ///
    /// On a test it takes the place of the suite's.
    public static var application: ApplicationTrait { ApplicationTrait() }

    /// The same, behaving like an iOS of one's choice, on a device of one's choice, or run both ways:
    /// `@Test(.application(behavior: .iOS17))`, `@Suite(.application(ways: .both))`.
    ///
    /// - Parameters:
    ///   - behavior: Which iOS it behaves like.
    ///   - screen: The screen's size in points.
    ///   - scale: Pixels a point.
    ///   - idiom: What kind of device it is on.
    ///   - ways: How often it runs, and whether anybody listens to the trace.
    public static func application(
        behavior: Behavior = Behavior(), screen: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
        idiom: UIUserInterfaceIdiom = .phone, ways: ApplicationTrait.Ways = .listening
    ) -> ApplicationTrait {
        ApplicationTrait(behavior: behavior, ways: ways, screen: screen, scale: scale, idiom: idiom)
    }

    /// The same on a device, with its size, scale, safe area and idiom: `@Test(.application(device: .iPhone16Pro))`.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - behavior: Which iOS it behaves like.
    ///   - ways: How often it runs, and whether anything listens to the trace.
    public static func application(
        device: ScreenModel, behavior: Behavior = Behavior(), ways: ApplicationTrait.Ways = .listening
    ) -> ApplicationTrait {
        var trait = ApplicationTrait(behavior: behavior, ways: ways)
        trait.device = device
        return trait
    }
}
