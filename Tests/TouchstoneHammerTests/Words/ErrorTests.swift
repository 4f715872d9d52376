import Foundation
import Testing
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

    func testHiddenIsNotVisible() throws {
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

    func testOffIsNotHittable() throws {
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

    func testNothingHappenedToWhatWasMissed() throws {
        try prepare()
        let log = ControlLog(view)
        view.isHidden = true
        XCTAssertThrowsError(try eventGenerator.fingerTap())
        view.isHidden = false
        // No finger is left down by the miss.
        try eventGenerator.fingerTap(.rightThumb)
        XCTAssertEqual(log.events, ["touchDown", "touchUpInside"])
    }
}

@Suite @MainActor
struct LookupErrorTests {
    @Test func `Unknown names and wrong classes`() throws {
        let view = UIButton().sized(100, 100)
        view.accessibilityIdentifier = "button"
        let eventGenerator = try EventGenerator(view: view)
        do {
            try eventGenerator.fingerTap(at: "buton")
            Issue.record("There is no such view")
        } catch HammerError.unableToFindView(let identifier) {
            #expect(identifier == "buton")
        }
        do {
            _ = try eventGenerator.viewWithIdentifier("button", ofType: UILabel.self)
            Issue.record("It is no label")
        } catch HammerError.invalidViewType(let identifier, let type, let expected) {
            #expect(identifier == "button")
            #expect(type == "UIButton")
            #expect(expected == "UILabel")
        }
    }

    @Test func `A view elsewhere`() throws {
        let stray = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        do {
            try eventGenerator.fingerTap(at: stray)
            Issue.record("It is in no window")
        } catch HammerError.viewIsNotInHierarchy(let found) {
            #expect(found === stray)
        }
    }
}
