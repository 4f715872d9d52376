import Foundation
import TouchstoneCore
import TouchstoneTesting
import XCTest

/// A test case in which each test has an application of its own on a virtual clock: `app`, which is also `UIApplication.shared`. In
/// debug builds a contract of the library that is broken meanwhile is a failure of the test.
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
    /// The size in points of the screen; 390 by 844 by default.
    open var screenSize: CGSize { CGSize(width: 390, height: 844) }
    /// Pixels a point; 1 by default.
    open var screenScale: CGFloat { 1 }
    /// What kind of device it is on; a phone by default.
    open var idiom: UIUserInterfaceIdiom { .phone }
    /// Which iOS it behaves like; the newest by default.
    open var behavior: Behavior { Behavior() }

    /// The test's application, also in `setUp` and `tearDown`.
    @MainActor public var app: TestApplication { .current }

    open override func invokeTest() {
        MainActor.assumeIsolated {
            MainThreadWatchdog.start()
            let made = TestApplication(
                screen: screenSize, scale: screenScale, idiom: idiom, behavior: behavior, listens: true)
            made.recordsIssue = { [weak self] issue in
                self?.recordFailure(
                    withDescription: issue.message, inFile: issue.site.filePath, atLine: issue.site.line, expected: true
                )
            }
            made.foundViolation = { XCTFail("\($0)") }
            TestApplication.$scoped.withValue(made) {
                UIApplication.$current.withValue(made.application) {
                    let clock = RunLoopFollower(made)
                    super.invokeTest()
                    clock.stop()
                    made.contractViolations()
                }
            }
        }
    }
}

/// Advances the application's clock while a test waits in `RunLoop.run(until:)`, `wait(for:timeout:)`, `waitForExpectations(timeout:)` or
/// `fulfillment(of:timeout:)`. A second of the run loop is a second of the clock.
@MainActor
final class RunLoopFollower {
    /// That of the test that runs.
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

    /// Whether the test itself runs the loop. XCTest runs the main loop as well, around each asynchronous test, but by another method.
    private static var isInRunUntil: Bool {
        Thread.callStackSymbols.contains { $0.contains("RunLoopC3run5until") }
    }
}

// XCTest's own methods cannot be overridden; these have fewer parameters, so that calls without the others mean them.
extension ApplicationTestCase {
    /// Waits for expectations, as XCTest does, while the application's clock goes on.
    ///
    /// - Parameter timeout: In seconds, of the clock and of real time.
    @MainActor
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
        RunLoopFollower.waiting { wait(for: expectations, timeout: timeout, enforceOrder: false) }
    }

    /// Waits for all expectations of the test, as XCTest does, while the application's clock goes on.
    ///
    /// - Parameter timeout: In seconds, of the clock and of real time.
    @MainActor
    public func waitForExpectations(timeout: TimeInterval) {
        RunLoopFollower.waiting { waitForExpectations(timeout: timeout, handler: nil) }
    }

    /// Waits for expectations, as XCTest does, while the application's clock goes on.
    ///
    /// - Parameter timeout: In seconds, of the clock and of real time.
    @MainActor
    public func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval) async {
        RunLoopFollower.began()
        defer { RunLoopFollower.ended() }
        await fulfillment(of: expectations, timeout: timeout, enforceOrder: false)
    }
}

extension XCTestExpectation {
    /// Marks the expectation as met. Without parameters, so that it can be passed as a completion handler.
    public func fulfill() {
        fulfill(#file, line: #line)
    }
}

/// What XCTest knows of the test that runs.
@MainActor
final class XCTestFramework: TestFramework {
    static func record(_ issue: TestIssue) -> Bool {
        // It takes no place that is not known as the program is compiled, so the place is told.
        XCTFail("\(issue)")
        return true
    }
}
