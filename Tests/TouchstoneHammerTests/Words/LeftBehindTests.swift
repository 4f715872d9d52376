import Foundation
import TouchstoneHammer
import UIKit
import XCTest

/// A test's state does not affect the next test. Both tests leave the same state and check that it is absent.
@MainActor
final class LeftBehindTests: HammerTestCase {
    private var window: UIWindow!
    private var eventGenerator: EventGenerator!
    private let pad = TouchLogView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    override func setUp() async throws {
        window = shownWindow(pad)
        eventGenerator = try EventGenerator(window: window)
    }

    /// Leaves a finger down, interaction ignored, and the idiom of a tablet.
    private func checkAndLeaveState() throws {
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        XCTAssertFalse(UIApplication.shared.isIgnoringInteractionEvents)
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        try eventGenerator.fingerDown(at: pad)
        XCTAssertEqual(pad.phases, "began")
        UIApplication.shared.beginIgnoringInteractionEvents()
        useTablet()
    }

    func testTheFirstOfTwoTestsStartsClean() throws { try checkAndLeaveState() }
    func testTheSecondOfTwoTestsStartsClean() throws { try checkAndLeaveState() }
}
