import Testing
import TouchstoneCore
import TouchstoneTesting

/// Gives each test an application of its own, so that tests run side by side.
public struct ApplicationTrait: TestTrait, SuiteTrait, TestScoping {
    /// Which iOS it behaves like.
    public var behavior = Behavior()
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let made = await TestApplication()
        await MainActor.run { made.application.behavior = behavior }
        try await TestApplication.$scoped.withValue(made) {
            try await UIApplication.$current.withValue(made.application) { try await function() }
        }
    }
}

extension Trait where Self == ApplicationTrait {
    /// A `TestApplication` that is `TestApplication.current`, and whose application is `UIApplication.shared`.
    public static var application: ApplicationTrait { ApplicationTrait() }

    /// The same, behaving like an iOS of one's choice: `@Test(.application(behavior: .iOS17))`. On a test it takes the place
    /// of the suite's.
    public static func application(behavior: Behavior) -> ApplicationTrait { ApplicationTrait(behavior: behavior) }
}
