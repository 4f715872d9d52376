import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Delegates that scroll, remove the scroll view or disable scrolling while the finger lifts, and touches that stop the content. Each
/// beginning is followed by one end, and the delegate's change is the last (SV-8, SV-12, SV-26).
@Suite(.application(tracing: .both)) @MainActor
struct DelegateAtLiftTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    private var scroll: UIScrollView { scene.scroll }
    private var calls: [String] { scene.lines.filter { $0 != "didScroll" } }

    private func once(_ call: String, _ action: @escaping (UIScrollView) -> Void) {
        var isDone = false
        scene.on[call] = { scroll in
            guard !isDone else { return }
            isDone = true
            action(scroll)
        }
    }

    /// Checks that beginnings and ends of drags and decelerations alternate and that none remains open.
    private func expectPairs() {
        var (isDragging, isDecelerating) = (false, false)
        for call in calls {
            switch call {
            case "willBeginDragging":
                #expect(!isDragging)
                isDragging = true
            case _ where call.hasPrefix("didEndDragging"):
                #expect(isDragging)
                isDragging = false
            case "willBeginDecelerating":
                #expect(!isDecelerating)
                isDecelerating = true
            case "didEndDecelerating":
                #expect(isDecelerating)
                isDecelerating = false
            default: break
            }
        }
        #expect(!isDragging && !isDecelerating, "\(scene.eventLog)")
        #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
    }

    nonisolated private static let atTheLift = ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"]

    @Test(arguments: atTheLift)
    func `SV-12: an animated offset set by a delegate method at the end of a drag replaces the fling`(_ call: String) {
        once(call) { $0.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
        scene.flick(1500)
        app.advance(by: 4)
        expectEqual(scene.y, 2000)
        expectEqual(calls.last, "didEndScrollingAnimation")
        // `willBeginDecelerating` is not called if the offset was set before it.
        expectEqual(calls.contains("willBeginDecelerating"), (call == "willBeginDecelerating"))
        expectPairs()
    }

    @Test func `SV-12: willEndDragging that sets an animated offset is followed by didEndDragging with false`() {
        once("willEndDragging") { $0.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
        scene.flick(1500)
        app.advance(by: 4)
        expectEqual(
            calls, ["willBeginDragging", "willEndDragging", "didEndDragging(false)", "didEndScrollingAnimation"])
    }

    @Test func `SV-12: willBeginDecelerating may stop the content`() {
        once("willBeginDecelerating") { $0.setContentOffset($0.contentOffset, animated: false) }
        scene.flick(1500)
        let y = scene.y
        app.advance(by: 4)
        expectEqual(scene.y, y)
        expectEqual(calls.last, "didEndDecelerating")
        expectPairs()
    }

    @Test(arguments: atTheLift) func `SV-12: a delegate method at the end of a drag may stop scrolling and zooming`(
        _ call: String
    ) {
        once(call) { $0.stopScrollingAndZooming() }
        scene.flick(1500)
        app.advance(by: 4)
        expectPairs()
    }

    @Test(arguments: atTheLift) func `SV-12: a delegate method at the end of a drag may remove the scroll view`(
        _ call: String
    ) {
        once(call) { $0.removeFromSuperview() }
        scene.flick(1500)
        let y = scene.y
        app.advance(by: 4)
        expectEqual(scene.y, y)
        expectPairs()
        // The scroll view works when it is added again.
        scene.window.addSubview(scroll)
        scene.clear()
        scene.flick(1500)
        app.advance(by: 4)
        #expect(scene.y > y + 100)
        expectPairs()
    }

    @Test(arguments: atTheLift) func `SV-12: a delegate method at the end of a drag may disable scrolling`(
        _ call: String
    ) {
        once(call) { $0.isScrollEnabled = false }
        scene.flick(1500)
        app.advance(by: 4)
        expectPairs()
    }

    @Test(arguments: ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
    func `SV-8: another touch during a delegate method at the end of a drag stops the content`(_ call: String) {
        once(call) { [app] _ in app.fingerDown(2, at: CGPoint(x: 60, y: 300)) }
        scene.flick(1500)
        app.advance(by: 0.5)
        let y = scene.y
        app.advance(by: 1)
        expectEqual(scene.y, y)
        app.fingerUp(2)
        app.advance(by: 3)
        expectPairs()
    }

    // MARK: Targets

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `SV-11: a target that is not finite is replaced by the proposed one`(
        _ y: CGFloat
    ) {
        scene.chooseTarget = { _, _ in CGPoint(x: 0, y: y) }
        scene.flick(1500)
        app.advance(by: 5)
        expectEqual(scene.y, 934)
        scene.chooseTarget = { _, target in CGPoint(x: y, y: target.y) }
        scene.flick(1500)
        app.advance(by: 5)
        expectEqual(scroll.contentOffset.x, 0)
        expectPairs()
    }

    @Test func `SV-11: a target at the current offset ends the drag without deceleration`() {
        scene.chooseTarget = { [scroll = scene.scroll] _, _ in scroll.contentOffset }
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        app.advance(by: 0.3)
        app.fingerUp()
        expectEqual(calls, ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
        #expect(!scroll.isDecelerating)
    }

    // MARK: Directions

    @Test(arguments: [60.0, 150, 400])
    func `SV-21: a slow fling toward the top mirrors one toward the bottom`(
        _ speed: Double
    ) {
        scroll.contentOffset.y = 2000
        scene.flick(speed, from: CGPoint(x: 160, y: 240), frames: 30)
        let up = scene.willEnd!
        app.advance(by: 4)
        let rest = scene.y
        scroll.contentOffset.y = 2000
        scene.flick(-speed, from: CGPoint(x: 160, y: 240), frames: 30)
        let down = scene.willEnd!
        app.advance(by: 4)
        #expect(up.velocity.y > 0)
        #expect(abs(down.velocity.y + up.velocity.y) < 1e-9)
        expectEqual(down.target.y - 2000, 2000 - up.target.y)
        // The rest is rounded to a pixel in one direction.
        #expect(abs((2000 - scene.y) - (rest - 2000)) <= 1)
        expectPairs()
    }

    @Test func `SV-21: the velocity of a finger that turns back slowly has its last direction`() {
        scroll.contentOffset.y = 2000
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.fingerMove(to: CGPoint(x: 160, y: 200), duration: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 215), duration: 0.15)
        app.fingerUp()
        #expect(scene.willEnd!.velocity.y < 0)
        #expect(scene.willEnd!.target.y < 2090)
        app.advance(by: 3)
        expectPairs()
    }

    @Test(arguments: [0.0, -30, -120]) func `SV-14: a page that is pushed back slowly returns`(_ speed: Double) {
        scroll.isPagingEnabled = true
        scroll.contentOffset.y = 960
        scene.flick(speed, from: CGPoint(x: 160, y: 240), frames: 30)
        app.advance(by: 0.3)
        app.advance(by: 3)
        expectEqual(scene.y, 960)
        expectPairs()
    }

    // MARK: Touches that stop the content

    @Test func `SV-8: stopped content stays under the finger and reports isDecelerating until the finger moves`() {
        scene.flick(1500)
        app.advance(by: 0.2)
        let y = scene.y
        scene.clear()
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.advance(by: 0.5)
        expectEqual(scene.y, y)
        #expect(scroll.isDecelerating && scroll.isTracking && scroll.isDragging)
        expectEqual(calls, ["willBeginDragging"])
        app.fingerMove(to: CGPoint(x: 160, y: 299))
        app.advance(by: 0.1)
        // The drag began with the touch, so there is no slop.
        expectEqual(scene.y, y + 1)
        #expect(!scroll.isDecelerating)
        expectEqual(calls, ["willBeginDragging", "didEndDecelerating"])
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(calls, ["willBeginDragging", "didEndDecelerating", "willEndDragging", "didEndDragging(false)"])
        expectPairsAfterACatch()
    }

    @Test func `SV-8: content that is stopped and flung again calls the delegate in this order`() {
        scene.flick(1500)
        app.advance(by: 0.2)
        let y = scene.y
        scene.clear()
        scene.flick(1500)
        app.advance(by: 5)
        #expect(scene.y > y + 600)
        expectEqual(
            calls,
            [
                "willBeginDragging", "didEndDecelerating", "willEndDragging", "didEndDragging(true)",
                "willBeginDecelerating", "didEndDecelerating",
            ])
    }

    @Test func `SV-8: willBeginDragging may set the offset of stopped content, and the drag continues there`() {
        scene.flick(1500)
        app.advance(by: 0.2)
        once("willBeginDragging") { $0.setContentOffset(CGPoint(x: 0, y: 3000), animated: false) }
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        expectEqual(scene.y, 3000)
        app.fingerMove(to: CGPoint(x: 160, y: 290))
        app.advance(by: 0.3)
        expectEqual(scene.y, 3010)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(scene.y, 3010)
        expectPairs()
    }

    @Test func `SV-8: a touch does not stop an animated scroll`() {
        scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.advance(by: 1)
        expectEqual(scene.y, 900)
        #expect(!calls.contains("willBeginDragging"))
        app.fingerUp()
    }

    private func expectPairsAfterACatch() {
        #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
    }

    @Test func `SV-25: content on its way to a chosen target keeps its velocity when the content size changes`() {
        // The target is much farther than the fling would reach, so a spring moves the content.
        scene.chooseTarget = { _, _ in CGPoint(x: 0, y: 4000) }
        scene.flick(300, frames: 30)
        app.advance(by: 0.3)
        let frame = app.application.frameInterval
        func step() -> Double {
            let y = scene.y
            app.advance(by: frame)
            return scene.y - y
        }
        let before = step()
        scroll.contentSize.height += 100
        let after = step()
        #expect(before > 20)
        #expect(abs(after - before) < 0.3 * before, "\(before) \(after)")
        app.advance(by: 4)
        expectEqual(scene.y, 4000)
        expectPairs()
    }

    /// Content that can refuse every pan.
    private final class Refusing: UIView {
        var refuses = false
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            !(refuses && gestureRecognizer is UIPanGestureRecognizer)
        }
    }

    private func refusingContent() -> Refusing {
        let content = Refusing(frame: CGRect(x: 0, y: 0, width: 320, height: 4800))
        scroll.addSubview(content)
        return content
    }

    @Test func `SV-8: content stopped by a touch whose pan is refused stays and no longer decelerates`() {
        let content = refusingContent()
        scene.flick(1500)
        app.advance(by: 0.1)
        #expect(scroll.isDecelerating)
        content.refuses = true
        app.fingerDown(at: CGPoint(x: 160, y: 200))
        let caught = scene.y
        #expect(caught > 0)
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, caught)
        #expect(!scroll.isDecelerating && !scroll.isTracking && !scroll.isDragging)
        // `touchesShouldBegin` is called when the finger lifts, too.
        expectEqual(calls.last { !$0.hasSuffix("?") }, "didEndDecelerating")
        expectPairs()
    }

    @Test func `SV-8: content stopped beyond the edge by a touch whose pan is refused returns`() {
        let content = refusingContent()
        pullBeyondTheEdge()
        content.refuses = true
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(scene.y, 0)
        #expect(!scroll.isDecelerating)
        expectEqual(calls.last, "didEndDecelerating")
        expectPairs()
    }

    /// Pulls the content beyond its upper edge and lets it return.
    private func pullBeyondTheEdge() {
        app.fingerDown(at: CGPoint(x: 160, y: 100))
        app.fingerMove(to: CGPoint(x: 160, y: 350), duration: 0.3)
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 0.05)
        #expect(scroll.isDecelerating && scene.y < -10)
    }

    private func expectItStaysUntilTheLift() {
        let caught = scene.y
        app.advance(by: 1)
        #expect(scene.y == caught && caught < -10)
        #expect(scroll.isTracking && scroll.isDecelerating && !scroll.isDragging)
        app.fingerUp()
        #expect(!scroll.isTracking)
        app.advance(by: 2)
        expectEqual(scene.y, 0)
        expectEqual(calls.last { !$0.hasSuffix("?") }, "didEndDecelerating")
        expectPairs()
    }

    @Test func `SV-7, SV-8: content stopped beyond the edge stays until the touch lifts even if the pan is refused`() {
        let content = refusingContent()
        pullBeyondTheEdge()
        content.refuses = true
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        expectItStaysUntilTheLift()
    }

    @Test func `SV-7, SV-8: content stopped beyond the edge stays until the last finger lifts`() {
        let content = refusingContent()
        content.isMultipleTouchEnabled = true
        pullBeyondTheEdge()
        content.refuses = true
        app.fingersDown([1: CGPoint(x: 100, y: 300), 2: CGPoint(x: 200, y: 300)])
        app.fingerUp(2)
        expectItStaysUntilTheLift()
    }

    @Test func `SV-7, SV-8: content stopped while the pan waits stays when the pan is prevented`() {
        let first = UILongPressGestureRecognizer()
        first.minimumPressDuration = 0.2
        scroll.addGestureRecognizer(first)
        scroll.panGestureRecognizer.require(toFail: first)
        pullBeyondTheEdge()
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        app.advance(by: 0.3)
        expectEqual(first.state, .began)
        expectItStaysUntilTheLift()
    }

    @Test func `SV-7, SV-8: content stopped while the pan waits stays when scrolling is disabled`() {
        let first = UILongPressGestureRecognizer()
        scroll.addGestureRecognizer(first)
        scroll.panGestureRecognizer.require(toFail: first)
        pullBeyondTheEdge()
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        scroll.isScrollEnabled = false
        expectItStaysUntilTheLift()
    }

    @Test func `SV-7: a stopped scroll view that is removed no longer tracks`() {
        let content = refusingContent()
        pullBeyondTheEdge()
        content.refuses = true
        app.fingerDown(at: CGPoint(x: 160, y: 300))
        #expect(scroll.isTracking)
        scroll.removeFromSuperview()
        expectPairs()
        app.fingerUp()
        app.advance(by: 2)
        expectPairs()
    }

    @Test func `SV-7: a touch that the content keeps is tracked until it lifts`() {
        scene.row(height: 300)
        (scroll as? AskingScrollView)?.cancels = false
        app.fingerDown(at: CGPoint(x: 160, y: 200))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 100), duration: 0.1)
        #expect(scroll.isTracking && !scroll.isDragging)
        app.fingerUp()
        #expect(!scroll.isTracking)
    }
}
