import Foundation
import TouchstoneTesting
import UIKit
import XCTest

/// Synchronous and asynchronous tests on the main actor, each with its own application.
final class ApplicationTestCaseTests: ApplicationTestCase {
    override var configuration: TestConfiguration {
        TestConfiguration(
            device: .iPad, behavior: .iOS17, locale: Locale(identifier: "de_DE"),
            timeZone: TimeZone(identifier: "Asia/Tokyo")!)
    }

    @MainActor func testTheApplicationHasTheClassesConfiguration() {
        XCTAssertTrue(UIApplication.shared === app.application)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 820, height: 1180))
        XCTAssertEqual(UIScreen.main.safeAreaInsets.top, 24)
        XCTAssertEqual(UIDatePicker().calendar.timeZone.identifier, "Asia/Tokyo")
        XCTAssertEqual(UIScreen.main.scale, 2)
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
        XCTAssertEqual(app.application.behavior.version, .iOS17)
    }

    @MainActor func testATapAdvancesTheVirtualClock() throws {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.fingerTap(at: button)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(app.clock.now, 0.05, accuracy: 1e-9)
    }

    @MainActor func testAnAsynchronousTestHasAnApplication() async throws {
        let application = app.application
        await Task.yield()
        XCTAssertTrue(UIApplication.shared === application)
        XCTAssertEqual(app.clock.now, 0)
    }
}

/// A test class that is isolated to the main actor.
@MainActor
final class MainActorTestCaseTests: ApplicationTestCase {
    private var view: UIView?

    override func setUp() async throws {
        view = UIView(frame: UIScreen.main.bounds)
    }

    func testTheApplicationHasNoWindowsBeforeSetUp() {
        XCTAssertEqual(app.application.windows.count, 0)
        _ = app.makeWindow(root: UIViewController())
        XCTAssertEqual(view?.bounds.size, CGSize(width: 390, height: 844))
    }

    func testTheWindowOfAnotherTestIsGone() {
        XCTAssertEqual(app.application.windows.count, 0)
        _ = app.makeWindow(root: UIViewController())
    }
}

/// A missed view is a failure of an XCTest test at the line of the call.
final class MissInXCTestTests: ApplicationTestCase {
    private var failures: [(words: String, file: String, line: Int)] = []
    private var isCollecting = false

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard isCollecting else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures.append((description, filePath, lineNumber))
    }

    @MainActor func testAMissIsAFailureAtItsLine() {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.accessibilityIdentifier = "pay"
        button.isHidden = true
        window.addSubview(button)
        isCollecting = true
        let line = #line + 1
        app.fingerTap(at: button)
        app.fingerTap(at: button, allowsMiss: true)
        isCollecting = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(failures.first?.line, line)
        XCTAssertEqual(failures.first?.file, #filePath)
        XCTAssertEqual(failures.first?.words.contains("pay.isHidden = false"), true)
    }
}
