import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class WaitingConditionTests: HammerTestCase {
    func testWaitUntilAViewExists() throws {
        let view = UIView().sized(100, 100)
        let eventGenerator = try EventGenerator(view: view)
        let other = UIView()
        view.addSubview(other)
        UIView.animate(withDuration: 0.3, animations: { other.alpha = 0 }) { _ in
            let late = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            late.accessibilityIdentifier = "late"
            view.addSubview(late)
        }
        XCTAssertThrowsError(try eventGenerator.viewWithIdentifier("late"))
        let late = try eventGenerator.viewWithIdentifier("late", ofType: UIButton.self, timeout: 1)
        XCTAssertEqual(late.frame.width, 50)
        let again = try eventGenerator.waitUntilExists(view.subviews.last as? UIButton, timeout: 1)
        XCTAssertTrue(again === late)
    }

    func testAMissingViewIsNotFound() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        XCTAssertThrowsError(try eventGenerator.viewWithIdentifier("never", timeout: 0.5)) { error in
            guard case HammerError.unableToFindView(let identifier) = error else { return XCTFail("\(error)") }
            XCTAssertEqual(identifier, "never")
        }
        XCTAssertFalse(eventGenerator.viewIsVisible("never"))
        XCTAssertFalse(eventGenerator.viewIsHittable("never"))
        XCTAssertThrowsError(try eventGenerator.waitUntilHittable("never", timeout: 0.3)) { error in
            guard case HammerError.waitConditionTimeout = error else { return XCTFail("\(error)") }
        }
    }

    func testWaitForADispatchedBlockInRealTime() throws {
        let label = UILabel().sized(100, 100)
        let eventGenerator = try EventGenerator(view: label)
        requestRealTime(eventGenerator)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            MainActor.assumeIsolated { label.text = "done" }
        }
        try eventGenerator.waitUntil(label.text == "done", timeout: 2)
    }

    func testAPropertyAnimatorRunsDuringAWait() throws {
        let view = UIView().sized(100, 100)
        let eventGenerator = try EventGenerator(view: view)
        var isOver = false
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion { _ in isOver = true }
        animator.startAnimation()
        try eventGenerator.wait(0.5)
        XCTAssertFalse(isOver)
        XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 0.05)
        try eventGenerator.wait(0.6)
        XCTAssertTrue(isOver)
    }
}
