import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class GestureParameterTests: HammerTestCase {
    func testASwipeNeedsItsDirectionAndSpeed() throws {
        let view = UIView().sized(300, 300)
        let log = GestureLog()
        let swipe = UISwipeGestureRecognizer(target: log, action: GestureLog.received)
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        let eventGenerator = try EventGenerator(view: view)
        let (right, left) = (OffsetLocation(x: 110, y: 0), OffsetLocation(x: -110, y: 0))
        try eventGenerator.fingerDrag(from: right, to: left, duration: 0.2)
        XCTAssertEqual(log.count, 1)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerDrag(from: left, to: right, duration: 0.2)  // the wrong way
        XCTAssertEqual(log.count, 1)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerDrag(from: right, to: left, duration: 3)  // too slow (G-55)
        XCTAssertEqual(log.count, 1)
    }

    func testAVerticalPinchReportsItsScale() throws {
        // The distance of the fingers changes from 200 to 100 points.
        let view = TouchLogView().sized(300, 300)
        view.isMultipleTouchEnabled = true
        let log = GestureLog()
        let pinch = UIPinchGestureRecognizer(target: log, action: GestureLog.received)
        pinch.cancelsTouchesInView = false
        view.addGestureRecognizer(pinch)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerPinch(fromDistance: 200, toDistance: 100, angle: .pi / 2, duration: 0.5)
        let starts = view.all("began").map(\.location).sorted { $0.y < $1.y }
        XCTAssertTrue(near(starts.first, CGPoint(x: 150, y: 50)))
        XCTAssertTrue(near(starts.last, CGPoint(x: 150, y: 250)))
        let ends = view.all("ended").map(\.location).sorted { $0.y < $1.y }
        XCTAssertTrue(near(ends.first, CGPoint(x: 150, y: 100)))
        XCTAssertTrue(near(ends.last, CGPoint(x: 150, y: 200)))
        XCTAssertEqual(log.count, 1)
        XCTAssertEqual(log.scale, 0.515, accuracy: 0.03)  // 100 / 200, or 100 / 190
    }

    func testACounterclockwiseRotationIsNegative() throws {
        let view = UIView().sized(300, 300)
        let log = GestureLog()
        view.addGestureRecognizer(UIRotationGestureRecognizer(target: log, action: GestureLog.received))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerRotate(withDistance: 200, fromAngle: .pi / 2, toAngle: 0, duration: 0.5)
        XCTAssertEqual(log.count, 1)
        XCTAssertEqual(log.rotation, -.pi / 2, accuracy: 0.2)
    }

    func testATripleTapNeedsThreeQuickTaps() throws {
        let view = UIView().sized(200, 200)
        let log = GestureLog()
        let tap = UITapGestureRecognizer(target: log, action: GestureLog.received)
        tap.numberOfTapsRequired = 3
        view.addGestureRecognizer(tap)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap(numberOfTimes: 2)
        try eventGenerator.wait(1)
        XCTAssertEqual(log.count, 0)
        try eventGenerator.fingerTap(numberOfTimes: 3)
        XCTAssertEqual(log.count, 1)
        try eventGenerator.wait(1)
        try eventGenerator.fingerTap(numberOfTimes: 3, interval: 0.7)  // no series
        XCTAssertEqual(log.count, 1)
    }
}
