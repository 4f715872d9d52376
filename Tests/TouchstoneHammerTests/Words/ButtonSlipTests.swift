import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ButtonSlipTests: HammerTestCase {
    func testALiftFarOutsideSendsTouchUpOutside() throws {
        // On a phone, the area that counts as inside is 70 points larger on each side (C-4).
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
        let log = ControlLog(button)
        let eventGenerator = try EventGenerator(window: shownWindow(button))
        try eventGenerator.fingerDown(at: button)
        try eventGenerator.fingerMove(to: CGPoint(x: 60, y: 300), duration: 0.3)
        XCTAssertFalse(button.isHighlighted)
        XCTAssertFalse(button.isTouchInside)
        try eventGenerator.fingerUp()
        XCTAssertEqual(log.events, ["touchDown", "touchDragExit", "touchUpOutside"])
    }

    func testALiftNearTheButtonSendsTouchUpInside() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
        let log = ControlLog(button)
        let eventGenerator = try EventGenerator(window: shownWindow(button))
        try eventGenerator.fingerDrag(from: button, to: CGPoint(x: 60, y: 110), duration: 0.2)  // 50 points below it
        XCTAssertEqual(log.events, ["touchDown", "touchUpInside"])
    }

    func testLeavingAndReenteringSendsDragExitAndDragEnter() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
        let log = ControlLog(button)
        let eventGenerator = try EventGenerator(window: shownWindow(button))
        try eventGenerator.fingerDown(.rightIndex, at: button)
        try eventGenerator.fingerMove(.rightIndex, to: CGPoint(x: 60, y: 300), duration: 0.2)
        try eventGenerator.fingerMove(.rightIndex, to: button, duration: 0.2)
        XCTAssertTrue(button.isHighlighted)
        try eventGenerator.fingerUp(.rightIndex)
        XCTAssertEqual(log.events, ["touchDown", "touchDragExit", "touchDragEnter", "touchUpInside"])  // C-11
    }

    func testATapOnADisabledButtonReachesTheViewBehindIt() throws {
        // The hit test skips a disabled control (HT-14).
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
        let button = UIButton(frame: CGRect(x: 50, y: 30, width: 100, height: 40))
        button.isEnabled = false
        let log = ControlLog(button)
        let taps = GestureLog()
        card.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: GestureLog.received))
        card.addSubview(button)
        let eventGenerator = try EventGenerator(window: shownWindow(card))
        try eventGenerator.fingerTap(at: CGPoint(x: 120, y: 70))
        XCTAssertEqual(log.events, [])
        XCTAssertEqual(taps.count, 1)
    }

    func testAButtonPreventsItsSuperviewsTapAndAPlainControlDoesNot() throws {
        // C-22: a UIButton prevents a single tap of a superview. A custom UIControl does not.
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let taps = GestureLog()
        card.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: GestureLog.received))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        let plain = UIControl(frame: CGRect(x: 10, y: 110, width: 100, height: 40))
        card.addSubview(button)
        card.addSubview(plain)
        let (buttonLog, plainLog) = (ControlLog(button), ControlLog(plain))
        let eventGenerator = try EventGenerator(window: shownWindow(card))
        try eventGenerator.fingerTap(at: button)
        XCTAssertEqual(buttonLog.events, ["touchDown", "touchUpInside"])
        XCTAssertEqual(taps.count, 0)
        try eventGenerator.wait(1)
        try eventGenerator.fingerTap(at: plain)
        XCTAssertEqual(taps.count, 1)
        XCTAssertEqual(plainLog.events, ["touchDown", "touchCancel"])
    }
}
