import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class FingerTests: HammerTestCase {
    func testFingersOnTwoViewsAreIndependent() throws {
        let left = TouchLogView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = TouchLogView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        let eventGenerator = try EventGenerator(window: shownWindow(left, right))
        try eventGenerator.fingerDown(.rightIndex, at: right)
        try eventGenerator.fingerDown(.rightThumb, at: left)
        try eventGenerator.fingerMove(.rightIndex, to: OffsetLocation(location: right, x: 0, y: 40), duration: 0.2)
        try eventGenerator.fingerUp(.rightThumb)
        XCTAssertEqual(left.phases, "began ended")
        XCTAssertEqual(right.phases, "began moved")
        try eventGenerator.fingerUp(.rightIndex)
        XCTAssertTrue(near(right.last("ended")?.location, CGPoint(x: 50, y: 90)))
    }

    func testFingerUpWithoutAnIndexLiftsTheLastFinger() throws {
        let views = (0..<3).map { TouchLogView(frame: CGRect(x: 0, y: CGFloat($0) * 100, width: 100, height: 100)) }
        let eventGenerator = try EventGenerator(window: shownWindow(views[0], views[1], views[2]))
        for view in views { try eventGenerator.fingerDown(at: view) }
        try eventGenerator.fingerUp()
        XCTAssertEqual(views.map(\.phases), ["began", "began", "began ended"])
        try eventGenerator.fingerUp()
        XCTAssertEqual(views.map(\.phases), ["began", "began ended", "began ended"])
        try eventGenerator.fingerUp()
        XCTAssertEqual(views.map(\.phases), ["began ended", "began ended", "began ended"])
    }

    func testAFingerContinuesAfterTheOtherOneLifts() throws {
        let view = TouchLogView().sized(300, 300)
        view.isMultipleTouchEnabled = true
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(
            [.rightThumb, .rightIndex], at: [OffsetLocation(x: -50, y: 0), OffsetLocation(x: 50, y: 0)])
        XCTAssertEqual(view.all("began").count, 2)
        try eventGenerator.fingerUp([.rightThumb])
        XCTAssertEqual(view.all("ended").count, 1)
        XCTAssertTrue(near(view.last("ended")?.location, CGPoint(x: 100, y: 150)))
        try eventGenerator.fingerMove(.rightIndex, to: OffsetLocation(x: 50, y: 60), duration: 0.2)
        try eventGenerator.fingerUp([.rightIndex])
        XCTAssertTrue(near(view.last("ended")?.location, CGPoint(x: 200, y: 210)))
    }
}

@Suite @MainActor
struct FingerErrorTests {
    @Test func `A touch-down of a finger that is already down is an error`() throws {
        let eventGenerator = try EventGenerator(view: TouchLogView().sized(200, 200))
        try eventGenerator.fingerDown(.rightIndex)
        do {
            try eventGenerator.fingerDown(.rightIndex)
            Issue.record("The touch is already down")
        } catch HammerError.touchForFingerAlreadyExists(let index) {
            expectEqual(index, .rightIndex)
        }
        try eventGenerator.fingerUp(.rightIndex)
        try eventGenerator.fingerTap(.rightIndex)
    }
}
