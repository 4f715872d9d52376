import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ErrorTests: HammerTestCase {
    private var view: UIButton!
    private var eventGenerator: EventGenerator!

    private func prepare() throws {
        view = UIButton().sized(100, 100)
        view.accessibilityIdentifier = "button"
        eventGenerator = try EventGenerator(view: view)
        try eventGenerator.wait(0.1)
    }

    func testAHiddenOrTransparentViewIsNotVisible() throws {
        try prepare()
        view.isHidden = true
        do {
            try eventGenerator.fingerTap()
            XCTFail("It cannot be tapped")
        } catch HammerError.viewIsNotVisible(let found) {
            XCTAssertTrue(found === view)
        }
        view.isHidden = false
        view.alpha = 0.0001
        do {
            try eventGenerator.fingerTap(at: "button")
            XCTFail("It cannot be tapped")
        } catch HammerError.viewIsNotVisible {}
    }

    func testAViewWithoutInteractionIsNotHittable() throws {
        try prepare()
        view.isUserInteractionEnabled = false
        do {
            try eventGenerator.fingerTap()
            XCTFail("It cannot be tapped")
        } catch HammerError.viewIsNotHittable(let found) {
            XCTAssertTrue(found === view)
        }
        view.isUserInteractionEnabled = true
        view.superview?.isUserInteractionEnabled = false
        do {
            try eventGenerator.fingerTap()
            XCTFail("It cannot be tapped")
        } catch HammerError.viewIsNotHittable {}
    }

    func testAMissSendsNoTouch() throws {
        try prepare()
        let log = ControlLog(view)
        view.isHidden = true
        XCTAssertThrowsError(try eventGenerator.fingerTap())
        view.isHidden = false
        // The miss leaves no finger down.
        try eventGenerator.fingerTap(.rightThumb)
        XCTAssertEqual(log.events, ["touchDown", "touchUpInside"])
    }
}

@Suite @MainActor
struct LookupErrorTests {
    @Test func `An unknown identifier and a wrong class are errors`() throws {
        let view = UIButton().sized(100, 100)
        view.accessibilityIdentifier = "button"
        let eventGenerator = try EventGenerator(view: view)
        do {
            try eventGenerator.fingerTap(at: "buton")
            Issue.record("No view has this identifier")
        } catch HammerError.unableToFindView(let identifier) {
            expectEqual(identifier, "buton")
        }
        do {
            _ = try eventGenerator.viewWithIdentifier("button", ofType: UILabel.self)
            Issue.record("The view is not a label")
        } catch HammerError.invalidViewType(let identifier, let type, let expected) {
            expectEqual(identifier, "button")
            expectEqual(type, "UIButton")
            expectEqual(expected, "UILabel")
        }
    }

    @Test func `Tapping a view without a window is an error`() throws {
        let stray = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        do {
            try eventGenerator.fingerTap(at: stray)
            Issue.record("The view is in no window")
        } catch HammerError.viewIsNotInHierarchy(let found) {
            #expect(found === stray)
        }
    }
}
