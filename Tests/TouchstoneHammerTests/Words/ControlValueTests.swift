import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ControlValueTests: HammerTestCase {
    func testASliderThatIsNotContinuousSendsValueChangedOnceAndIgnoresItsTrack() throws {
        let slider = UISlider().sized(300, 31)
        slider.isContinuous = false
        let log = ControlLog(slider)
        let eventGenerator = try EventGenerator(view: slider)
        try eventGenerator.fingerDrag(
            from: RelativeLocation(x: 0.05, y: 0.5), to: RelativeLocation(x: 0.7, y: 0.5), duration: 0.4)
        XCTAssertEqual(slider.value, 0.7, accuracy: 0.06)
        XCTAssertEqual(log.count("valueChanged"), 1)
        let value = slider.value
        try eventGenerator.wait(0.5)
        // A touch beside the thumb is not tracked (C-28).
        try eventGenerator.fingerDrag(
            from: RelativeLocation(x: 0.2, y: 0.5), to: RelativeLocation(x: 0.4, y: 0.5), duration: 0.4)
        XCTAssertEqual(slider.value, value)
        XCTAssertEqual(log.count("valueChanged"), 1)
    }

    func testADragChangesASwitchAndSetOnSendsNoEvent() throws {
        let view = UISwitch()
        let log = ControlLog(view)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDrag(
            from: OffsetLocation(x: -20, y: 0), to: OffsetLocation(x: 40, y: 0), duration: 0.5)
        XCTAssertTrue(view.isOn)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerDrag(
            from: OffsetLocation(x: 20, y: 0), to: OffsetLocation(x: -40, y: 0), duration: 0.5)
        XCTAssertFalse(view.isOn)
        XCTAssertEqual(log.count("valueChanged"), 2)
        view.setOn(true, animated: false)
        XCTAssertEqual(log.count("valueChanged"), 2)
    }

    func testAHeldStepperRepeatsAndStopsAtItsLimit() throws {
        let stepper = UIStepper()
        stepper.maximumValue = 3
        let eventGenerator = try EventGenerator(view: stepper)
        try eventGenerator.fingerLongPress(at: RelativeLocation(x: 0.75, y: 0.5))  // 2 s
        XCTAssertEqual(stepper.value, 3)
        stepper.value = 0
        stepper.autorepeat = false
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerLongPress(at: RelativeLocation(x: 0.75, y: 0.5))
        XCTAssertEqual(stepper.value, 1)
    }

    func testTapsOnBothSidesChangeThePage() throws {
        let pages = UIPageControl().sized(200, 28)
        pages.numberOfPages = 4
        pages.currentPage = 1
        let log = ControlLog(pages)
        let eventGenerator = try EventGenerator(view: pages)
        try eventGenerator.fingerTap(at: RelativeLocation(x: 0.9, y: 0.5))
        XCTAssertEqual(pages.currentPage, 2)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerTap(at: RelativeLocation(x: 0.1, y: 0.5), numberOfTimes: 3, interval: 0.5)
        XCTAssertEqual(pages.currentPage, 0)
        XCTAssertEqual(log.count("valueChanged"), 3)  // The last tap changes nothing.
    }
}
