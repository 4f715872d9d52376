#if os(Linux)
    import XCTest

    // `swift build` generates a list of all tests and passes it to `testCase`. XCTest's version does not accept
    // synchronous tests on the main actor: the list is cast to its parameter type, and the cast crashes. These
    // overloads accept them. The list finds them if the test target exports this module with `@_exported import
    // TouchstoneXCTest`.

    /// Returns a test case class with its tests, all on the main actor; generated code calls this function.
    public func testCase<Case: XCTestCase>(
        _ allTests: [(String, (Case) -> @MainActor () throws -> Void)]
    ) -> XCTestCaseEntry {
        testCase(
            allTests.map { name, method in
                (name, { (test: Case) -> () throws -> Void in { try MainActor.assumeIsolated { try method(test)() } } })
            })
    }

    /// Returns a test case class with its nonthrowing tests, all on the main actor; generated code calls this function.
    public func testCase<Case: XCTestCase>(
        _ allTests: [(String, (Case) -> @MainActor () -> Void)]
    ) -> XCTestCaseEntry {
        testCase(
            allTests.map { name, method in
                (name, { (test: Case) -> () throws -> Void in { MainActor.assumeIsolated { method(test)() } } })
            })
    }

    /// Wraps an asynchronous test on the main actor so that it can be listed with synchronous ones; generated code
    /// calls this function.
    public func asyncTest<Case: XCTestCase>(
        _ method: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (Case) -> @MainActor () throws -> Void {
        let plain: (Case) -> () throws -> Void = asyncTest { (test: Case) -> () async throws -> Void in
            { try await method(test)() }
        }
        return { (test: Case) in { @MainActor in try plain(test)() } }
    }
#endif
