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
                    super.invokeTest()
                    made.contractViolations()
                }
            }
        }
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
