import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ScrollKindTests: HammerTestCase, UIScrollViewDelegate {
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 300))
    private var callbacks: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { callbacks.append("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        callbacks.append("didEndDragging")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if callbacks.last != "didScroll" { callbacks.append("didScroll") }
    }

    private func view(_ size: CGSize) -> UIScrollView {
        let view = UIScrollView().sized(300, 300)
        content.frame = CGRect(origin: .zero, size: size)
        view.addSubview(content)
        view.contentSize = size
        view.delegate = self
        return view
    }

    func testADragTurnsAPage() throws {
        let view = view(CGSize(width: 900, height: 300))
        view.isPagingEnabled = true
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDrag(
            from: OffsetLocation(x: 110, y: 0), to: OffsetLocation(x: -110, y: 0), duration: 0.5)
        try eventGenerator.wait(2)
        XCTAssertEqual(view.contentOffset, CGPoint(x: 300, y: 0))  // SV-14
        XCTAssertEqual(callbacks.filter { $0 != "didScroll" }, ["willBeginDragging", "didEndDragging"])
        XCTAssertEqual(callbacks.first, "willBeginDragging")  // SV-12
    }

    func testADragBeyondTheTopIsRubberBanded() throws {
        // Dragging 90 points in a view of 300 points: (1 - 1 / (90 · 0.55 / 300 + 1)) · 300 = 42.5 (SV-10, SV-20).
        let view = view(CGSize(width: 300, height: 1500))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(at: OffsetLocation(x: 0, y: -50))
        try eventGenerator.fingerMove(to: OffsetLocation(x: 0, y: 50), duration: 0.6)
        XCTAssertEqual(view.contentOffset.y, -42.5, accuracy: 1.5)
        try eventGenerator.fingerUp()
        try eventGenerator.wait(2)
        XCTAssertEqual(view.contentOffset.y, 0)
    }

    func testAPinchZooms() throws {
        // The distance changes from 20 to 200 points. The pinch begins after about 10 points: 200 / 30.
        let view = view(CGSize(width: 300, height: 300))
        view.minimumZoomScale = 1
        view.maximumZoomScale = 10
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerPinchOpen(duration: 1)
        try eventGenerator.wait(0.5)
        XCTAssertEqual(view.zoomScale, 6.9, accuracy: 1.2)
        try eventGenerator.fingerPinchClose(duration: 1)
        try eventGenerator.wait(1)
        XCTAssertEqual(view.zoomScale, 1, accuracy: 0.15)
    }

    func testADiagonalDragScrollsInBothDirections() throws {
        // The drag is 215.4 points long and begins after 10 points: 80 and 200 times 205.4 / 215.4.
        let view = view(CGSize(width: 1500, height: 1500))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDrag(
            from: OffsetLocation(x: 40, y: 100), to: OffsetLocation(x: -40, y: -100), duration: 1)
        XCTAssertEqual(view.contentOffset.x, 76, accuracy: 10)
        XCTAssertEqual(view.contentOffset.y, 190, accuracy: 10)
    }
}
