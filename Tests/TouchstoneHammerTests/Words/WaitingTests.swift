import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class WaitingTests: HammerTestCase {
    func testWaitUntilAnAnimationEnds() throws {
        let view = UIView().sized(100, 100)
        let eventGenerator = try EventGenerator(view: view)
        var isOver = false
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0.5 }) { _ in isOver = true }
        XCTAssertFalse(isOver)
        try eventGenerator.waitUntil(isOver, timeout: 1)
        XCTAssertTrue(isOver)
    }

    func testWaitUntilAViewIsVisible() throws {
        let view = UIView().sized(100, 100)
        view.accessibilityIdentifier = "badge"
        let eventGenerator = try EventGenerator(view: view)
        let other = UIView()
        view.superview?.addSubview(other)
        view.isHidden = true
        UIView.animate(withDuration: 0.4, animations: { other.alpha = 0 }) { _ in view.isHidden = false }
        XCTAssertFalse(eventGenerator.viewIsVisible("badge"))
        try eventGenerator.waitUntilVisible("badge", timeout: 1)
        XCTAssertTrue(eventGenerator.viewIsVisible(view))
    }

    func testWaitUntilAViewIsHittable() throws {
        let button = UIButton().sized(100, 100)
        let eventGenerator = try EventGenerator(view: button)
        let other = UIView()
        button.superview?.addSubview(other)
        button.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.4, animations: { other.alpha = 0 }) { _ in
            button.isUserInteractionEnabled = true
        }
        XCTAssertFalse(eventGenerator.viewIsHittable(button))
        try eventGenerator.waitUntilHittable(timeout: 1)
        let log = ControlLog(button)
        try eventGenerator.fingerTap()
        XCTAssertEqual(log.count("touchUpInside"), 1)
    }

    func testWaitForATimerOfFoundationInRealTime() throws {
        // The timer follows the wall clock, so this test needs real time.
        let view = UIView().sized(100, 100)
        let eventGenerator = try EventGenerator(view: view)
        requestRealTime(eventGenerator)
        view.isHidden = true
        let timer = showLater(view)
        try eventGenerator.waitUntilVisible(view, timeout: 2)
        timer.invalidate()
    }

    private func showLater(_ view: UIView) -> Timer {
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
            MainActor.assumeIsolated { view.isHidden = false }
        }
    }
}

@Suite @MainActor
struct TimeoutTests {
    @Test func `waitUntil checks a condition repeatedly and throws at its timeout`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        var asked = 0
        do {
            try eventGenerator.waitUntil(
                {
                    asked += 1; return false
                }(), timeout: 0.5)
            Issue.record("The condition never holds")
        } catch HammerError.waitConditionTimeout(let timeout) {
            expectEqual(timeout, 0.5)
        }
        // The condition is checked immediately, and every 0.1 s until more than 0.5 s have passed.
        expectEqual(asked, 6)
    }

    @Test func `A condition that holds needs no wait`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        let start = CACurrentMediaTime()
        try eventGenerator.waitUntil(true, timeout: 5)
        try expectEqual(eventGenerator.waitUntilExists(7 as Int?, timeout: 5), 7)
        #expect(CACurrentMediaTime() - start < 0.01)
    }

    @Test func `wait advances the application's clock without real waiting`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        let (start, wall) = (CACurrentMediaTime(), Date())
        try eventGenerator.wait(60)
        #expect(abs(CACurrentMediaTime() - start - 60) < 0.1)
        #expect(Date().timeIntervalSince(wall) < 20)
    }
}
