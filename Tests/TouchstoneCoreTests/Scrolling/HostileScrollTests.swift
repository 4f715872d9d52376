import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Invalid values and interfering delegates: a scroll view always comes to rest at a finite offset.
@Suite(.application(tracing: .both)) @MainActor
struct HostileScrollTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    private var scroll: UIScrollView { scene.scroll }

    private func expectRest() {
        app.advance(by: 10)
        let offset = scroll.contentOffset
        #expect(offset.x.isFinite && offset.y.isFinite)
        #expect(!scroll.isDecelerating && !scroll.isDragging && !scroll.isTracking)
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: 10, height: 10), CGSize(width: -100, height: -100),
        CGSize(width: CGFloat.nan, height: CGFloat.nan), CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    ])
    func `Any content size leaves the content at rest at its origin`(_ size: CGSize) {
        scroll.contentSize = size
        scroll.alwaysBounceVertical = true
        scene.flick(3000)
        expectRest()
        expectEqual(scroll.contentOffset, .zero)
    }

    @Test func `Content insets that are not finite leave a finite offset`() {
        scroll.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: .nan, right: -.infinity)
        scene.flick(3000)
        expectRest()
    }

    @Test func `The content scrolls as far as its insets`() {
        scroll.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 40, right: 0)
        expectEqual(scene.y, -64)
        scroll.setContentOffset(CGPoint(x: 0, y: 4000), animated: false)
        scene.flick(3000)
        expectRest()
        expectEqual(scene.y, 4800 + 40 - 480)
    }

    @Test func `A huge velocity leaves the content at its lower edge`() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: -1e7))
        app.fingerMove(to: CGPoint(x: 160, y: -1e9))
        app.fingerUp()
        expectRest()
        expectEqual(scene.y, 4320)
    }

    @Test func `A content offset that is not finite is ignored`() {
        scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 10)
        scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
        expectEqual(scroll.contentOffset, .zero)
    }

    @Test func `A change of the bounds and the content size during deceleration leaves the content at its edge`() {
        scene.flick(2000)
        app.advance(by: 0.3)
        scroll.frame.size.height = 800
        app.advance(by: 0.1)
        scroll.contentSize.height = 1000
        expectRest()
        expectEqual(scene.y, 200)
    }

    @Test func `Content that shrinks moves the offset back to its edge`() {
        scroll.contentOffset.y = 4000
        scroll.contentSize.height = 1000
        expectEqual(scene.y, 520)
    }

    @Test func `A delegate that scrolls in every call leaves a finite offset, and the next fling stays in the limits`()
    {
        for name in [
            "didScroll", "willBeginDragging", "willEndDragging", "willBeginDecelerating", "didEndDecelerating",
        ] {
            scene.on[name] = { $0.contentOffset.y += 3 }
        }
        scene.flick(1500)
        app.advance(by: 10)
        #expect(scene.y.isFinite)
        // An offset that was set beyond the limits stays until the next drag.
        scene.on = [:]
        scene.flick(100)
        expectRest()
        #expect(scene.y >= 0 && scene.y <= 4320)
    }

    @Test func `didScroll may keep the content at its top, and a drag back moves it at once`() {
        scene.on["didScroll"] = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        app.fingerDown(at: CGPoint(x: 160, y: 20))
        app.fingerMove(to: CGPoint(x: 160, y: 320), duration: 0.2)
        expectEqual(scene.y, 0)
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        expectEqual(scene.y, 20)
        app.fingerUp()
        expectRest()
    }

    @Test func `An offset changed during deceleration moves the content, and the deceleration continues`() {
        scene.flick(2000)
        app.advance(by: 0.2)
        scene.clear()
        scroll.contentOffset.y += 1000
        app.advance(by: 0.2)
        #expect(scroll.isDecelerating)
        expectRest()
        #expect(abs(scene.y - (1000 + 2000 * 0.499 + 2000 * 8.0 / 60 - 10)) < 10)
    }

    @Test(arguments: [
        "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    ])
    func `Any delegate method may remove the scroll view`(_ name: String) {
        scene.on[name] = { $0.removeFromSuperview() }
        scene.flick(1500)
        expectRest()
    }

    @Test(arguments: [
        "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    ])
    func `Any delegate method may disable scrolling`(_ name: String) {
        scene.on[name] = { $0.isScrollEnabled = false }
        scene.flick(1500)
        expectRest()
    }

    @Test func `Disabling scrolling during a drag ends it with didEndDragging`() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        scroll.isScrollEnabled = false
        #expect(!scroll.isDragging)
        app.fingerUp()
        expectRest()
        expectEqual(scene.lines.last, "didEndDragging(false)")
    }

    @Test func `A paging view of size zero comes to rest`() {
        scroll.frame = .zero
        scroll.isPagingEnabled = true
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        expectRest()
    }

    @Test func `A drag of ten fingers scrolls like one`() {
        app.fingersDown(Dictionary(uniqueKeysWithValues: (1...10).map { ($0, CGPoint(x: 20 + $0 * 20, y: 400)) }))
        app.fingersMove(
            Dictionary(uniqueKeysWithValues: (1...10).map { ($0, CGPoint(x: 20 + $0 * 20, y: 300)) }), duration: 0.2)
        expectEqual(scene.y, 90)
        for finger in 1...10 { app.fingerUp(finger) }
        expectRest()
    }

    @Test func `A drag cancels an animated scroll`() {
        scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 380))
        let y = scene.y
        app.advance(by: 1)
        expectEqual(scene.y, y)
        app.fingersUp()
    }

    @Test func `A scroll view that is removed during its fling is released`() {
        weak var weakly: UIScrollView?
        do {
            let other = UIScrollView(frame: CGRect(x: 0, y: 480, width: 320, height: 300))
            other.contentSize.height = 5000
            scene.window.addSubview(other)
            weakly = other
        }
        app.fingerDrag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 600), duration: 0.1)
        expectEqual(weakly?.isDecelerating, true)
        weakly?.removeFromSuperview()
        app.advance(by: 1)
        #expect(weakly == nil)
    }
}
