import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Counts the calls of a scroll view's delegate.
private final class ScrollCalls: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    weak var zoomed: UIView?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animation ended") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("dragged \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("came to rest") }
}

/// The offsets and scales of a scroll view of 200 by 300 points with a content of 600 by 1200 points.
@Suite(.application) @MainActor
struct ScrollValueTests {
    let app = TestApplication.current
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1200))
    private let calls = ScrollCalls()

    init() {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = content.bounds.size
        scroll.addSubview(content)
        scroll.delegate = calls
        TestApplication.current.makeWindow().addSubview(scroll)
        TestApplication.current.settle()
    }

    private func drag(_ x: CGFloat, _ y: CGFloat, rests: Bool = true) {
        app.fingerDown(at: CGPoint(x: 150, y: 250))
        app.fingerMove(to: CGPoint(x: 150 + x, y: 250 + y), duration: 0.2)
        if rests {
            app.advance(by: 0.5)
            app.fingerMove(to: CGPoint(x: 150 + x, y: 250 + y))
        }
        app.fingerUp()
        app.advance(by: 4)
    }

    // MARK: Offsets

    @Test func `A program can set any offset, and the bounds follow it`() {
        scroll.contentOffset = CGPoint(x: -20, y: 2000)
        expectEqual(scroll.bounds, CGRect(x: -20, y: 2000, width: 200, height: 300))
        scroll.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 10, y: 20) && calls.lines.isEmpty)
        expectEqual(content.convert(CGPoint.zero, to: nil), CGPoint(x: 40, y: 80))
    }

    @Test func `An animated change of the offset ends there and reports its end once`() {
        scroll.setContentOffset(CGPoint(x: 100, y: 400), animated: true)
        expectEqual(scroll.contentOffset, .zero)
        app.advance(by: 0.1)
        let offset = scroll.contentOffset
        #expect(offset.y > 0 && offset.y < 400 && abs(offset.y - 4 * offset.x) < 4)
        app.advance(by: 1)
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 400) && calls.lines == ["animation ended"])
        scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
        app.advance(by: 0.1)
        scroll.contentOffset = CGPoint(x: 7, y: 9)
        app.advance(by: 1)
        expectEqual(scroll.contentOffset, CGPoint(x: 7, y: 9))
    }

    @Test func `A rectangle scrolls into view as little as necessary, inside of the insets`() {
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        scroll.scrollRectToVisible(CGRect(x: 300, y: 600, width: 50, height: 60), animated: false)
        expectEqual(scroll.contentOffset, CGPoint(x: 190, y: 390))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        expectEqual(scroll.contentOffset, CGPoint(x: -20, y: -10))
    }

    // MARK: Drags

    @Test func `A drag moves the content by the way of the finger and stops when the finger rests`() {
        drag(-60, -100)
        #expect(abs(scroll.contentOffset.y - 100) <= 10.5 && scroll.contentOffset.y > 85)
        #expect(calls.lines == ["will drag", "dragged false"] && !scroll.isDragging && !scroll.isDecelerating)
    }

    @Test func `A drag beyond the edge returns to it`() {
        app.fingerDown(at: CGPoint(x: 150, y: 150))
        app.fingerMove(to: CGPoint(x: 150, y: 300), duration: 0.2)
        #expect(scroll.contentOffset.y < 0 && scroll.contentOffset.y > -150 && scroll.isTracking)
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 150, y: 300))
        app.fingerUp()
        app.advance(by: 3)
        #expect(scroll.contentOffset == .zero && calls.lines.last == "came to rest")
        scroll.bounces = false
        drag(0, 120)
        expectEqual(scroll.contentOffset, .zero)
    }

    @Test func `Content that fits is not dragged unless the scroll view always bounces`() {
        scroll.contentSize = CGSize(width: 100, height: 100)
        drag(0, -80)
        #expect(calls.lines.isEmpty && scroll.contentOffset == .zero)
        scroll.alwaysBounceVertical = true
        drag(0, -80)
        #expect(calls.lines.first == "will drag" && scroll.contentOffset == .zero)
        calls.lines = []
        scroll.isScrollEnabled = false
        drag(0, -80)
        #expect(calls.lines.isEmpty)
    }

    @Test func `Paging stops at a multiple of the size of the scroll view`() {
        scroll.isPagingEnabled = true
        scroll.contentSize = CGSize(width: 1000, height: 300)
        drag(-120, 0)
        expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
        drag(-40, 0)
        expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
        drag(-60, 0, rests: false)
        expectEqual(scroll.contentOffset, CGPoint(x: 400, y: 0))
        drag(120, 0)
        expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
    }

    @Test func `A locked direction keeps the other offset`() {
        scroll.isDirectionalLockEnabled = true
        scroll.contentOffset = CGPoint(x: 100, y: 300)
        drag(10, -120)
        #expect(scroll.contentOffset.x == 100 && scroll.contentOffset.y > 380)
    }

    @Test func `A flick goes on after the lift, less far with the fast deceleration rate`() {
        drag(0, -100, rests: false)
        let normal = scroll.contentOffset.y
        #expect(normal > 150 && calls.lines == ["will drag", "dragged true", "came to rest"])
        scroll.contentOffset = .zero
        scroll.decelerationRate = .fast
        drag(0, -100, rests: false)
        #expect(scroll.contentOffset.y > 90 && scroll.contentOffset.y < normal)
    }

    // MARK: Zooming

    @Test func `The scale is limited, and the content grows with it`() {
        calls.zoomed = content
        #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 1200, height: 2400))
        #expect(content.frame.size == CGSize(width: 1200, height: 2400) && content.transform.a == 2)
        scroll.zoomScale = 10
        expectEqual(scroll.zoomScale, 3)
        scroll.setZoomScale(0.1, animated: false)
        #expect(scroll.zoomScale == 0.5 && scroll.contentSize == CGSize(width: 300, height: 600))
        scroll.setZoomScale(1, animated: true)
        app.advance(by: 0.1)
        #expect(scroll.zoomScale > 0.5 && scroll.zoomScale < 1)
        app.advance(by: 1)
        #expect(scroll.zoomScale == 1 && !scroll.isZooming)
    }

    @Test func `A rectangle is zoomed to the largest scale that shows all of it, in the middle`() {
        calls.zoomed = content
        scroll.maximumZoomScale = 10
        scroll.zoom(to: CGRect(x: 300, y: 600, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 600, y: 1150))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 20, height: 60), animated: false)
        #expect(scroll.zoomScale == 5 && scroll.contentOffset == .zero)
        scroll.zoom(to: .zero, animated: false)
        expectEqual(scroll.zoomScale, 5)
    }

    @Test func `Without a view for zooming the scale stays`() {
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1 && scroll.contentSize == CGSize(width: 600, height: 1200))
    }
}
