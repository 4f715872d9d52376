import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Nested scroll views, the directional lock, and the bounce properties: SV-15, SV-19.
@Suite(.application(tracing: .both)) @MainActor
struct NestedScrollTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    private var outer: UIScrollView { scene.scroll }

    private func inner(_ content: CGSize, _ name: String = "inner") -> UIScrollView {
        let inner = UIScrollView(frame: CGRect(x: 20, y: 100, width: 280, height: 300))
        inner.accessibilityIdentifier = name
        inner.contentSize = content
        inner.delegate = scene
        outer.addSubview(inner)
        return inner
    }

    private func drag(_ dx: Double, _ dy: Double) {
        let start = CGPoint(x: 160, y: 250)
        app.fingerDown(at: start)
        app.fingerMove(to: CGPoint(x: start.x + dx, y: start.y + dy), duration: 0.2)
        app.advance(by: 0.4)
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `SV-15: the inner scroll view wins on the same axis`() {
        let inner = inner(CGSize(width: 280, height: 1000))
        drag(0, -110)
        expectEqual(inner.contentOffset.y, 100)
        expectEqual(scene.y, 0)
        #expect(scene.eventLog.hasPrefix("inner.willBeginDragging, inner.didScroll"))
    }

    @Test func `SV-15: an inner scroll view at its edge leaves the drag to the outer one`() {
        let inner = inner(CGSize(width: 280, height: 1000))
        inner.contentOffset.y = 700
        drag(0, -110)
        expectEqual(inner.contentOffset.y, 700)
        expectEqual(scene.y, 100)
    }

    @Test func `SV-15: an inner scroll view keeps the drag if transfersVerticalScrollingToParent is false`() {
        let inner = inner(CGSize(width: 280, height: 1000))
        inner.transfersVerticalScrollingToParent = false
        inner.contentOffset.y = 700
        app.fingerDown(at: CGPoint(x: 160, y: 250))
        app.fingerMove(to: CGPoint(x: 160, y: 140), duration: 0.2)
        #expect(inner.contentOffset.y > 700)
        expectEqual(scene.y, 0)
        app.fingersUp()
    }

    @Test func `SV-15: a drag away from the edge scrolls the inner scroll view`() {
        let inner = inner(CGSize(width: 280, height: 1000))
        inner.contentOffset.y = 700
        outer.contentOffset.y = 50
        drag(0, 110)
        expectEqual(inner.contentOffset.y, 600)
        expectEqual(scene.y, 50)
    }

    @Test func `SV-15: the inner scroll view bounces if the outer one is at its edge, too`() {
        let inner = inner(CGSize(width: 280, height: 1000))
        app.fingerDown(at: CGPoint(x: 160, y: 250))
        app.fingerMove(to: CGPoint(x: 160, y: 360), duration: 0.2)
        #expect(inner.contentOffset.y < 0)
        expectEqual(scene.y, 0)
        app.fingersUp()
    }

    @Test func `SV-15: nested scroll views of crossing axes each scroll along their own`() {
        let pages = inner(CGSize(width: 840, height: 300))
        pages.isPagingEnabled = true
        drag(-150, 10)
        expectEqual(pages.contentOffset.x, 280)
        expectEqual(scene.y, 0)
        drag(10, -110)
        expectEqual(pages.contentOffset.x, 280)
        expectEqual(scene.y, 100)
    }

    @Test func `SV-15: a sudden diagonal drag scrolls along its main direction`() {
        let pages = inner(CGSize(width: 840, height: 300))
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.fingerMove(to: CGPoint(x: 120, y: 240))
        expectEqual(pages.contentOffset.x, 0)
        #expect(scene.y > 40)
        app.fingersUp()
    }

    @Test func `SV-19: content that fits does not scroll unless it always bounces`() {
        outer.contentSize = CGSize(width: 320, height: 300)
        drag(0, 110)
        expectEqual(scene.eventLog, "")
        outer.alwaysBounceVertical = true
        app.fingerDown(at: CGPoint(x: 160, y: 100))
        app.fingerMove(to: CGPoint(x: 160, y: 200))
        #expect(scene.y < 0)
        expectEqual(outer.contentOffset.x, 0)
        app.fingersUp()
    }

    @Test func `SV-19: alwaysBounceVertical has no effect if bounces is false`() {
        outer.contentSize = CGSize(width: 320, height: 300)
        outer.alwaysBounceVertical = true
        outer.bounces = false
        drag(0, 110)
        expectEqual(scene.eventLog, "")
    }

    @Test func `SV-19: a locked drag keeps its direction`() {
        outer.contentSize = CGSize(width: 2000, height: 2000)
        outer.isDirectionalLockEnabled = true
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.fingerMove(to: CGPoint(x: 157, y: 280))
        app.fingerMove(to: CGPoint(x: 60, y: 200), duration: 0.2)
        expectEqual(outer.contentOffset.x, 0)
        #expect(outer.contentOffset.y > 80)
        app.fingersUp()
    }

    @Test func `SV-19: a diagonal drag is not locked`() {
        outer.contentSize = CGSize(width: 2000, height: 2000)
        outer.isDirectionalLockEnabled = true
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.fingerMove(to: CGPoint(x: 100, y: 240), duration: 0.2)
        #expect(outer.contentOffset.x > 40)
        expectEqual(outer.contentOffset.x, outer.contentOffset.y)
        app.fingersUp()
    }

    @Test func `SV-19: without the directional lock a drag scrolls along both axes`() {
        outer.contentSize = CGSize(width: 2000, height: 2000)
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.fingerMove(to: CGPoint(x: 157, y: 280))
        app.fingerMove(to: CGPoint(x: 60, y: 200), duration: 0.2)
        #expect(outer.contentOffset.x > 80)
        #expect(outer.contentOffset.y > 80)
        app.fingersUp()
    }

    // MARK: Wheel and trackpad

    @Test func `The wheel scrolls to the edge and not beyond it`() {
        app.wheel(at: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: -50))
        app.wheel(at: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: -50))
        expectEqual(scene.y, 100)
        app.advance(by: 1)
        app.wheel(at: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: 300))
        expectEqual(scene.y, 0)
        app.advance(by: 1)
        expectEqual(scene.y, 0)
        #expect(!outer.isDragging)
    }

    @Test func `A trackpad scrolls and bounces but starts no deceleration of its own`() {
        app.trackpadScroll(at: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: -120))
        expectEqual(scene.y, 120)
        app.advance(by: 2)
        expectEqual(scene.y, 120)
        app.trackpadScroll(at: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: 400))
        #expect(scene.path.contains { $0.offset.y < -50 })
        app.advance(by: 2)
        expectEqual(scene.y, 0)
    }
}
