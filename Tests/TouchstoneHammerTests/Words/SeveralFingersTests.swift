import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class SeveralFingersTests: HammerTestCase {
    func testFiveFingersTouchDownInOneEvent() throws {
        let view = TouchLogView().sized(300, 100)
        view.isMultipleTouchEnabled = true
        let eventGenerator = try EventGenerator(view: view)
        let places = (0..<5).map { OffsetLocation(x: CGFloat($0) * 50 - 100, y: 0) }
        try eventGenerator.fingerDown(at: places)
        XCTAssertEqual(view.all("began").count, 5)
        XCTAssertEqual(view.all("began").map(\.count), [5, 5, 5, 5, 5])  // one event
        XCTAssertEqual(UIDevice.current.maxNumberOfFingers, 5)
        XCTAssertThrowsError(try eventGenerator.fingerDown()) { error in
            guard case HammerError.fingerLimitReached(let limit) = error else { return XCTFail("\(error)") }
            XCTAssertEqual(limit, 5)
        }
        try eventGenerator.fingerUp([.rightThumb, .rightIndex, .rightMiddle, .rightRing, .rightLittle])
        XCTAssertEqual(view.all("ended").count, 5)
    }

    func testTwoFingersHaveTheGivenAngleAndDistance() throws {
        let view = TouchLogView().sized(300, 300)
        view.isMultipleTouchEnabled = true
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.twoFingerDown(withDistance: 100, angle: .pi / 2)
        let starts = view.all("began").map(\.location).sorted { $0.y < $1.y }
        XCTAssertTrue(near(starts.first, CGPoint(x: 150, y: 100)))
        XCTAssertTrue(near(starts.last, CGPoint(x: 150, y: 200)))
        try eventGenerator.twoFingerMove(to: OffsetLocation(x: 20, y: 0), withDistance: 60, duration: 0.3)
        try eventGenerator.twoFingerUp()
        let ends = view.all("ended").map(\.location).sorted { $0.x < $1.x }
        XCTAssertTrue(near(ends.first, CGPoint(x: 140, y: 150)))
        XCTAssertTrue(near(ends.last, CGPoint(x: 200, y: 150)))
    }

    func testTwoFingersAreTwentyPointsApart() throws {
        let view = TouchLogView().sized(300, 300)
        view.isMultipleTouchEnabled = true
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.twoFingerTap()
        let starts = view.all("began").map(\.location).sorted { $0.x < $1.x }
        XCTAssertTrue(near(starts.first, CGPoint(x: 140, y: 150)))
        XCTAssertTrue(near(starts.last, CGPoint(x: 160, y: 150)))
        XCTAssertEqual(view.all("ended").count, 2)
        XCTAssertEqual(view.all("ended")[0].time - view.all("began")[0].time, 0.05, accuracy: 0.02)
    }

    func testAViewWithoutMultipleTouchReceivesOneTouch() throws {
        // DL-13
        let view = TouchLogView().sized(300, 300)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.twoFingerDown(withDistance: 100)
        XCTAssertEqual(view.all("began").count, 1)
        try eventGenerator.twoFingerUp()
        XCTAssertEqual(view.all("ended").count, 1)
    }
}
