import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ImmediateMoveTests: HammerTestCase {
    func testAMoveIsDeliveredBeforeTheCallReturns() throws {
        let view = TouchLogView().sized(200, 200)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown()
        for x in [20, 40, -10] as [CGFloat] {
            try eventGenerator.fingerMove(to: OffsetLocation(x: x, y: 5))
            XCTAssertTrue(near(view.last("moved")?.location, CGPoint(x: 100 + x, y: 105)))
        }
        XCTAssertEqual(view.all("moved").count, 3)
        try eventGenerator.fingerUp()
        XCTAssertTrue(near(view.last("ended")?.location, CGPoint(x: 90, y: 105)))
    }

    func testAMoveWithoutDurationIsOneMove() throws {
        let view = TouchLogView().sized(200, 200)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown()
        try eventGenerator.fingerMove(to: OffsetLocation(x: 60, y: 0), duration: 0)
        XCTAssertEqual(view.all("moved").count, 1)
        XCTAssertTrue(near(view.last("moved")?.location, CGPoint(x: 160, y: 100)))
        try eventGenerator.fingerUp()
    }

    func testAViewKeepsATouchThatMovesOutOfIt() throws {
        // HT-39, DL-9
        let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = TouchLogView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        other.accessibilityIdentifier = "other"
        let eventGenerator = try EventGenerator(window: shownWindow(view, other))
        try eventGenerator.fingerDown(at: view)
        try eventGenerator.fingerMove(to: "other", duration: 0.3)
        try eventGenerator.fingerUp()
        XCTAssertEqual(other.phases, "")
        XCTAssertTrue(near(view.last("ended")?.location, CGPoint(x: 50, y: 250)))
    }
}
