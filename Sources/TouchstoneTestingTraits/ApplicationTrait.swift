import Testing
import TouchstoneCore
import TouchstoneTesting

/// Gives each test an application of its own, so that tests run side by side.
public struct ApplicationTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let made = await TestApplication()
        try await TestApplication.$scoped.withValue(made) {
            try await UIApplication.$current.withValue(made.application) { try await function() }
        }
    }
}

extension Trait where Self == ApplicationTrait {
    /// A `TestApplication` that is `TestApplication.current`, and whose application is `UIApplication.shared`.
    public static var application: ApplicationTrait { ApplicationTrait() }
}
