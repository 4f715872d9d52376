import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class VisiblePartTests: HammerTestCase {
    func testATapOnATallViewIsAtTheCenterOfItsVisiblePart() throws {
        let view = TouchLogView(frame: CGRect(x: 0, y: 280, width: 320, height: 1000))  // 200 points of it show
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: view)
        XCTAssertTrue(near(view.first("began")?.location, CGPoint(x: 160, y: 100)))
    }

    func testAnOffsetIsRelativeToTheCenterOfTheVisiblePart() throws {
        let view = TouchLogView(frame: CGRect(x: 220, y: 0, width: 200, height: 100))  // 100 points of it show
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: OffsetLocation(location: view, x: 10, y: 10))
        XCTAssertTrue(near(view.first("began")?.location, CGPoint(x: 60, y: 60)))
    }
}
