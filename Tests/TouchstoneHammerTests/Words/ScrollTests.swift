import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ScrollTests: HammerTestCase {
    /// A scroll view with rows of 100 points that are buttons or labels.
    private func list(ofButtons: Bool = true) -> UIScrollView {
        let view = UIScrollView().sized(300, 300)
        view.contentSize = CGSize(width: 300, height: 2000)
        for row in 0..<20 {
            let frame = CGRect(x: 0, y: row * 100, width: 300, height: 100)
            let content = ofButtons ? UIButton(frame: frame) : UILabel(frame: frame)
            content.accessibilityIdentifier = "row_\(row)"
            view.addSubview(content)
        }
        return view
    }

    func testADragScrollsTheContentWithTheFinger() throws {
        // 200 points minus the 10 points before the pan begins (SV-20). The rows are labels, because a button
        // that has had the touch for more than 0.15 s keeps it (SV-5).
        let view = list(ofButtons: false)
        let eventGenerator = try EventGenerator(view: view)
        XCTAssertEqual(view.contentOffset, .zero)
        try eventGenerator.fingerDown(at: OffsetLocation(x: 0, y: 100))
        try eventGenerator.fingerMove(to: OffsetLocation(x: 0, y: -100), duration: 1)
        XCTAssertTrue(view.isDragging)
        XCTAssertEqual(view.contentOffset.y, 190, accuracy: 2)
        try eventGenerator.fingerUp()
        XCTAssertFalse(view.isDragging)
        // The movement ends slowly, so there is almost no deceleration.
        try eventGenerator.wait(2)
        XCTAssertEqual(view.contentOffset.y, 190, accuracy: 15)
    }

    func testATapOnARowActsAndADragScrolls() throws {
        let view = list()
        let row = try XCTUnwrap(
            view.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == "row_1" })
        let log = ControlLog(row)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap(at: "row_1")
        XCTAssertEqual(log.events, ["touchDown", "touchUpInside"])  // both at the lift (SV-2)
        try eventGenerator.wait(1)
        try eventGenerator.fingerDrag(
            from: "row_1", to: OffsetLocation(location: "row_1", x: 0, y: -120), duration: 0.3)
        XCTAssertEqual(log.count("touchUpInside"), 1)
        XCTAssertGreaterThan(view.contentOffset.y, 80)
    }

    func testARowIsHighlightedAfterTheDelayOfItsScrollView() throws {
        // The scroll view delays content touches by 0.15 s (SV-1, SV-2).
        let view = list()
        let row = try XCTUnwrap(view.subviews.compactMap { $0 as? UIButton }.first)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(at: row)
        XCTAssertFalse(row.isHighlighted)
        try eventGenerator.wait(0.2)
        XCTAssertTrue(row.isHighlighted)
        try eventGenerator.fingerUp()
        XCTAssertFalse(row.isHighlighted)
    }

    func testARowIsNotVisibleUntilItIsScrolledIntoView() throws {
        let view = list()
        let eventGenerator = try EventGenerator(view: view)
        XCTAssertFalse(eventGenerator.viewIsVisible("row_12"))
        XCTAssertThrowsError(try eventGenerator.fingerTap(at: "row_12")) { error in
            guard case HammerError.viewIsNotVisible = error else { return XCTFail("\(error)") }
        }
        let row = try eventGenerator.viewWithIdentifier("row_12", ofType: UIButton.self)
        let log = ControlLog(row)
        view.scrollRectToVisible(row.frame, animated: true)
        try eventGenerator.waitUntilVisible("row_12", visibility: .full, timeout: 2)
        try eventGenerator.wait(0.5)
        try eventGenerator.fingerTap(at: row)
        XCTAssertEqual(log.events, ["touchDown", "touchUpInside"])
    }
}
