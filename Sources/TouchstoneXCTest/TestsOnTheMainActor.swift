#if os(Linux)
    import XCTest

    // `swift build` writes a list of all tests and hands it to `testCase`. Where tests are on the main actor and not asynchronous, the one
    // of XCTest does not fit: the list is cast to what it takes, and the cast ends the program. These fit. The list sees them
    // where the test target exports this module: `@_exported import TouchstoneXCTest`.

    /// The tests of a class, all on the main actor; `swift build` calls it.
    public func testCase<Case: XCTestCase>(
        _ allTests: [(String, (Case) -> @MainActor () throws -> Void)]
    ) -> XCTestCaseEntry {
        testCase(
            allTests.map { name, method in
                (name, { (test: Case) -> () throws -> Void in { try MainActor.assumeIsolated { try method(test)() } } })
            })
    }

    /// The tests of a class, all on the main actor, of which none throws; `swift build` calls it.
    public func testCase<Case: XCTestCase>(
        _ allTests: [(String, (Case) -> @MainActor () -> Void)]
    ) -> XCTestCaseEntry {
        testCase(
            allTests.map { name, method in
                (name, { (test: Case) -> () throws -> Void in { MainActor.assumeIsolated { method(test)() } } })
            })
    }

    /// An asynchronous test on the main actor, so that it can stand beside others that are not asynchronous; `swift build` calls
    /// it.
    public func asyncTest<Case: XCTestCase>(
        _ method: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (Case) -> @MainActor () throws -> Void {
        let plain: (Case) -> () throws -> Void = asyncTest { (test: Case) -> () async throws -> Void in
            { try await method(test)() }
        }
        return { (test: Case) in { @MainActor in try plain(test)() } }
    }
#endif
