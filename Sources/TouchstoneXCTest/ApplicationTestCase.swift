import Foundation
import TouchstoneCore
import TouchstoneTesting
import XCTest

/// A test case that gives each test its own application on a virtual clock: `app`, which is also
/// `UIApplication.shared`.
///
/// In debug builds, a violated contract of the library is a failure of the test.
///
/// ```swift
/// @_exported import TouchstoneXCTest  // in one file of the test target
///
/// final class CartTests: ApplicationTestCase {
///     @MainActor func testPaying() {
///         let window = app.makeWindow(root: CartController())
///         …
///         app.fingerTap(at: payButton)
///     }
/// }
/// ```
open class ApplicationTestCase: XCTestCase {
    /// The device, iOS version, region and time of the application; override it to change them.
    open var configuration: TestConfiguration { TestConfiguration() }

    /// The test's application, also available in `setUp` and `tearDown`.
    @MainActor public var app: TestApplication { .current }

    open override func invokeTest() {
        MainActor.assumeIsolated {
            MainThreadWatchdog.start()
            let made = TestApplication(configuration, isTraced: true)
            made.recordsIssue = { [weak self] issue in
                self?.recordFailure(
                    withDescription: issue.message, inFile: issue.site.filePath, atLine: issue.site.line, expected: true
                )
            }
            made.foundViolation = { XCTFail("\($0)") }
            made.perform { _ in
                let clock = RunLoopFollower(made)
                super.invokeTest()
                clock.stop()
            }
        }
    }
}

/// Advances the application's clock while a test waits in `RunLoop.run(until:)`, `wait(for:timeout:)`,
/// `waitForExpectations(timeout:)` or `fulfillment(of:timeout:)`.
///
/// A second of the run loop is a second of the clock.
@MainActor
final class RunLoopFollower {
    /// The follower of the running test.
    static private(set) weak var current: RunLoopFollower?
    private var timer: Timer?
    private var waits = 0

    init(_ app: TestApplication) {
        let interval = app.application.frameInterval
        let timer = Timer(timeInterval: interval, repeats: true) { [weak app, weak self] _ in
            MainActor.assumeIsolated {
                guard let self, let app, self.waits > 0 || Self.isInRunUntil else { return }
                app.advance(by: interval)
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        Self.current = self
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    static func waiting<Result>(_ body: () throws -> Result) rethrows -> Result {
        current?.waits += 1
        defer { current?.waits -= 1 }
        return try body()
    }

    static func began() { current?.waits += 1 }
    static func ended() { current?.waits -= 1 }

    /// Whether the test itself runs the run loop.
    ///
    /// XCTest also runs the main run loop around each asynchronous test, but with another method.
    private static var isInRunUntil: Bool {
        Thread.callStackSymbols.contains { $0.contains("RunLoopC3run5until") }
    }
}

// XCTest's methods cannot be overridden. These have fewer parameters, so calls that omit the others use them.
extension ApplicationTestCase {
    /// Waits for expectations like XCTest does, while the application's clock advances.
    ///
    /// - Parameters:
    ///   - expectations: The expectations to wait for.
    ///   - timeout: The maximum time to wait, in seconds of the clock and of real time.
    @MainActor
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
        RunLoopFollower.waiting { wait(for: expectations, timeout: timeout, enforceOrder: false) }
    }

    /// Waits for all expectations of the test like XCTest does, while the application's clock advances.
    ///
    /// - Parameter timeout: The maximum time to wait, in seconds of the clock and of real time.
    @MainActor
    public func waitForExpectations(timeout: TimeInterval) {
        RunLoopFollower.waiting { waitForExpectations(timeout: timeout, handler: nil) }
    }

    /// Waits asynchronously for expectations like XCTest does, while the application's clock advances.
    ///
    /// - Parameters:
    ///   - expectations: The expectations to wait for.
    ///   - timeout: The maximum time to wait, in seconds of the clock and of real time.
    @MainActor
    public func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval) async {
        RunLoopFollower.began()
        defer { RunLoopFollower.ended() }
        await fulfillment(of: expectations, timeout: timeout, enforceOrder: false)
    }
}

extension XCTestExpectation {
    /// Marks the expectation as met; without parameters, so that it can be passed as a completion handler.
    public func fulfill() {
        fulfill(#file, line: #line)
    }
}

/// Records issues of the running test in XCTest.
@MainActor
final class XCTestFramework: TestFramework {
    static func record(_ issue: TestIssue) -> Bool {
        // XCTFail accepts only locations known at compile time, so the message contains the location.
        XCTFail("\(issue)")
        return true
    }
}
