import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class GestureTests: HammerTestCase {
    func testASingleTapWaitsForTheDoubleTapToFail() throws {
        let view = UIView().sized(200, 200)
        let (single, double) = (GestureLog(), GestureLog())
        let twice = UITapGestureRecognizer(target: double, action: GestureLog.received)
        twice.numberOfTapsRequired = 2
        let once = UITapGestureRecognizer(target: single, action: GestureLog.received)
        once.require(toFail: twice)
        view.addGestureRecognizer(twice)
        view.addGestureRecognizer(once)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDoubleTap()
        XCTAssertEqual([single.count, double.count], [0, 1])
        try eventGenerator.wait(1)
        try eventGenerator.fingerTap()
        XCTAssertEqual([single.count, double.count], [0, 1])  // not before the double tap has failed (G-24)
        try eventGenerator.wait(1)
        XCTAssertEqual([single.count, double.count], [1, 1])
    }

    func testALongPressNeedsItsMinimumDuration() throws {
        let view = UIView().sized(200, 200)
        let log = GestureLog()
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: log, action: GestureLog.received))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerLongPress(duration: 0.3)
        XCTAssertEqual(log.states, [])
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerLongPress()
        XCTAssertEqual(log.states, [.began, .ended])  // G-53
    }

    func testAPanReportsItsTranslation() throws {
        let view = UIView().sized(300, 300)
        let log = GestureLog()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: GestureLog.received))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDrag(
            from: OffsetLocation(x: -60, y: 0), to: OffsetLocation(x: 60, y: 0), duration: 0.5)
        XCTAssertEqual(log.states.first, .began)
        XCTAssertEqual(log.states.last, .ended)
        XCTAssertGreaterThan(log.states.filter { $0 == .changed }.count, 10)
        // The translation may or may not include the 10 points before the pan begins.
        XCTAssertEqual(log.translation.x, 115, accuracy: 6)
        XCTAssertEqual(log.translation.y, 0, accuracy: 0.5)
    }

    func testAClockwiseRotationIsPositive() throws {
        let view = UIView().sized(300, 300)
        let log = GestureLog()
        view.addGestureRecognizer(UIRotationGestureRecognizer(target: log, action: GestureLog.received))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerRotate(angle: .pi / 2, duration: 0.5)
        XCTAssertEqual(log.count, 1)
        XCTAssertEqual(log.rotation, .pi / 2, accuracy: 0.3)
    }
}

@Suite @MainActor
struct TwoFingerGestureTests {
    @Test func `A two-finger tap triggers only the recognizer for two touches`() throws {
        let view = UIView().sized(200, 200)
        let (one, two) = (GestureLog(), GestureLog())
        view.addGestureRecognizer(UITapGestureRecognizer(target: one, action: GestureLog.received))
        let pair = UITapGestureRecognizer(target: two, action: GestureLog.received)
        pair.numberOfTouchesRequired = 2
        view.addGestureRecognizer(pair)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.twoFingerTap()
        expectEqual(one.count, 0)
        expectEqual(two.count, 1)
    }

    @Test func `A pinch reports its scale`() throws {
        // The distance changes from 100 to 200 points. The scale may omit about 10 points before the pinch begins.
        let view = UIView().sized(300, 300)
        let log = GestureLog()
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: log, action: GestureLog.received))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerPinch(fromDistance: 100, toDistance: 200, duration: 0.5)
        expectEqual(log.states.first, .began)
        expectEqual(log.count, 1)
        #expect(log.scale > 1.7 && log.scale < 2.05)
    }
}
