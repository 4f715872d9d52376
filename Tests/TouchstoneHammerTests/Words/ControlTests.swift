import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ControlTests: HammerTestCase {
    func testSliderIsDraggedToTheMiddleAndTheEnd() throws {
        let slider = UISlider().sized(300, 31)
        let log = ControlLog(slider)
        let eventGenerator = try EventGenerator(view: slider)
        // At 0 the thumb is at the left end (C-28).
        try eventGenerator.fingerDown(at: RelativeLocation(x: 0.05, y: 0.5))
        try eventGenerator.fingerMove(to: RelativeLocation(x: 0.5, y: 0.5), duration: 0.4)
        XCTAssertEqual(slider.value, 0.5, accuracy: 0.05)
        try eventGenerator.fingerMove(to: RelativeLocation(x: 1.1, y: 0.5), duration: 0.4)
        XCTAssertEqual(slider.value, 1)
        try eventGenerator.fingerUp()
        XCTAssertEqual(slider.value, 1)
        XCTAssertGreaterThan(log.count("valueChanged"), 5)
    }

    func testSwitchIsTapped() throws {
        let view = UISwitch()
        let log = ControlLog(view)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.waitUntilHittable(timeout: 1)
        XCTAssertFalse(view.isOn)
        try eventGenerator.fingerTap()
        XCTAssertTrue(view.isOn)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerTap()
        XCTAssertFalse(view.isOn)
        XCTAssertEqual(log.events, ["valueChanged", "valueChanged"])  // and no touch events (C-27)
    }

    func testSelectingASegmentSendsValueChangedOnce() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"]).sized(300, 32)
        control.selectedSegmentIndex = 0
        let log = ControlLog(control)
        let eventGenerator = try EventGenerator(view: control)
        try eventGenerator.fingerTap(at: RelativeLocation(x: 0.85, y: 0.5))
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerTap(at: RelativeLocation(x: 0.85, y: 0.5))  // again: nothing to tell (C-29)
        XCTAssertEqual(log.count("valueChanged"), 1)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerTap()
        XCTAssertEqual(control.selectedSegmentIndex, 1)
    }

    func testAStepperChangesItsValue() throws {
        let stepper = UIStepper()
        stepper.value = 5
        let log = ControlLog(stepper)
        let eventGenerator = try EventGenerator(view: stepper)
        let (minus, plus) = (RelativeLocation(x: 0.25, y: 0.5), RelativeLocation(x: 0.75, y: 0.5))
        try eventGenerator.fingerTap(at: plus, numberOfTimes: 2, interval: 0.5)
        XCTAssertEqual(stepper.value, 7)
        try eventGenerator.fingerTap(at: minus)
        XCTAssertEqual(stepper.value, 6)
        XCTAssertEqual(log.count("valueChanged"), 3)
    }
}

/// A custom control with stars from 1 to 5 that tracks the finger.
private final class RatingControl: UIControl {
    private(set) var rating = 0
    private func rate(_ touch: UITouch) {
        let star = max(1, min(5, Int(touch.location(in: self).x / bounds.width * 5) + 1))
        guard star != rating else { return }
        rating = star
        sendActions(for: .valueChanged)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rate(touch)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rate(touch)
        return true
    }
}

@Suite @MainActor
struct CustomControlTests {
    @Test func `A custom control receives a value for each position of the finger`() throws {
        let control = RatingControl().sized(250, 50)
        let log = ControlLog(control)
        let eventGenerator = try EventGenerator(view: control)
        try eventGenerator.fingerTap(at: RelativeLocation(x: 0.7, y: 0.5))
        expectEqual(control.rating, 4)
        try eventGenerator.wait(1)
        try eventGenerator.fingerDrag(
            from: RelativeLocation(x: 0.1, y: 0.5), to: RelativeLocation(x: 0.9, y: 0.5), duration: 0.5)
        expectEqual(control.rating, 5)
        // The tap selects 4, and the drag selects 1, 2, 3, 4 and 5.
        expectEqual(log.count("valueChanged"), 6)
        expectEqual(log.count("touchUpInside"), 2)
    }
}
