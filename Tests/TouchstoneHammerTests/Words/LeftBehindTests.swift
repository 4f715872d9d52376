import Foundation
import TouchstoneHammer
import UIKit
import XCTest

/// What one test leaves behind is not there in the next, whichever comes first.
@MainActor
final class LeftBehindTests: HammerTestCase {
    private var window: UIWindow!
    private var eventGenerator: EventGenerator!
    private let pad = TouchLogView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    override func setUp() async throws {
        window = shownWindow(pad)
        eventGenerator = try EventGenerator(window: window)
    }

    /// A finger is left down, events are ignored, the device is a tablet.
    private func leaveAMess() throws {
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        XCTAssertFalse(UIApplication.shared.isIgnoringInteractionEvents)
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        try eventGenerator.fingerDown(at: pad)
        XCTAssertEqual(pad.phases, "began")
        UIApplication.shared.beginIgnoringInteractionEvents()
        useTablet()
    }

    func testOne() throws { try leaveAMess() }
    func testTwo() throws { try leaveAMess() }
}
