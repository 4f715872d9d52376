import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

/// Taps on buttons.
@MainActor
final class ButtonTapTests: HammerTestCase {
    func testTapSendsTouchUpInsideAndPrimaryAction() throws {
        let button = UIButton().sized(100, 100)
        let tapped = XCTestExpectation(description: "tapped")
        button.addAction(UIAction { _ in tapped.fulfill() }, for: .primaryActionTriggered)
        let log = ControlLog(button)

        let eventGenerator = try EventGenerator(view: button)
        try eventGenerator.waitUntilHittable(timeout: 1)
        try eventGenerator.fingerTap()

        XCTAssertEqual(XCTWaiter.wait(for: [tapped], timeout: 1), .completed)
        XCTAssertEqual(log.events, ["touchDown", "touchUpInside"])  // C-2, C-7, C-26
    }

    func testAButtonIsHighlightedWhileTheFingerIsDown() throws {
        let button = UIButton().sized(100, 100)
        let eventGenerator = try EventGenerator(view: button)
        XCTAssertFalse(button.isHighlighted)
        try eventGenerator.fingerDown()
        XCTAssertTrue(button.isHighlighted)
        XCTAssertTrue(button.isTracking)
        try eventGenerator.wait(0.3)
        XCTAssertTrue(button.isHighlighted)
        try eventGenerator.fingerUp()
        XCTAssertFalse(button.isHighlighted)
        XCTAssertFalse(button.isTracking)
    }

    func testThreeTapsSendTouchDownRepeatTwice() throws {
        // Taps 0.15 s apart belong to one series (T-5, C-2).
        let button = UIButton().sized(100, 100)
        let log = ControlLog(button)
        let eventGenerator = try EventGenerator(view: button)
        try eventGenerator.fingerTap(numberOfTimes: 3)
        XCTAssertEqual(log.count("touchDown"), 3)
        XCTAssertEqual(log.count("touchDownRepeat"), 2)
        XCTAssertEqual(log.count("touchUpInside"), 3)
    }
}

@Suite @MainActor
struct TapTimingTests {
    @Test func `A tap lasts 50 milliseconds`() throws {
        let view = TouchLogView().sized(200, 100)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap()
        expectEqual(view.phases, "began ended")
        let began = try #require(view.first("began"))
        let ended = try #require(view.last("ended"))
        #expect(abs(ended.time - began.time - 0.05) < 0.02)
        expectEqual(began.tapCount, 1)
        #expect(near(began.location, CGPoint(x: 100, y: 50)))
        #expect(near(ended.location, CGPoint(x: 100, y: 50)))
    }

    @Test func `The taps of a double tap are 150 milliseconds apart`() throws {
        let view = TouchLogView().sized(200, 100)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDoubleTap()
        expectEqual(view.phases, "began ended began ended")
        let gap = view.all("began")[1].time - view.all("ended")[0].time
        #expect(abs(gap - 0.15) < 0.02)
        expectEqual(view.all("began").map(\.tapCount), [1, 2])
    }
}
