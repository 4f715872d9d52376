import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Order of the delegate's calls, target offsets, paging, animations and the status bar: SV-11, SV-12, SV-14, SV-16.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollDelegateTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    private var scroll: UIScrollView { scene.scroll }

    @Test func `SV-12: a fling calls the delegate in the documented order`() {
        scene.flick(1500)
        app.advance(by: 4)
        expectEqual(
            scene.eventLog,
            "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
                + "didEndDecelerating")
    }

    @Test func `SV-12: a drag that rests before the finger lifts ends without deceleration`() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.eventLog, "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    }

    @Test func `SV-12: an animated offset calls didScroll and didEndScrollingAnimation`() {
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        expectEqual(scene.eventLog, "")
        app.advance(by: 0.15)
        #expect(scene.y > 100 && scene.y < 200)
        app.advance(by: 1)
        expectEqual(scene.y, 300)
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation")
    }

    @Test func `SV-12: an offset set without animation calls didScroll at once, and the same offset nothing`() {
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        expectEqual(scene.eventLog, "didScroll")
        expectEqual(scroll.bounds.origin.y, 300)
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        app.advance(by: 1)
        expectEqual(scene.eventLog, "didScroll")
    }

    @Test func `SV-12: a cancelled drag ends without velocity`() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        app.fingerCancel()
        app.advance(by: 1)
        expectEqual(scene.eventLog, "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
        expectEqual(scene.y, 90)
    }

    @Test func `SV-11: willEndDragging receives the velocity per millisecond and the target offset`() {
        var received: [(CGPoint, CGPoint)] = []
        scene.chooseTarget = { velocity, target in
            received.append((velocity, target))
            return target
        }
        scene.flick(1500)
        app.advance(by: 5)
        expectEqual(received.count, 1)
        #expect(abs(received[0].0.y - 1.5) < 0.001)
        // 190 points plus (1500 − 10) / 2.002; the content rests less than a point short of it (SV-25).
        expectEqual(received[0].1.y, 934)
        expectEqual(scene.y, 934)
    }

    @Test(arguments: [300.0, 900, 1200, 0]) func `SV-11: the delegate may choose the target offset`(_ y: Double) {
        scene.chooseTarget = { _, _ in CGPoint(x: 0, y: y) }
        scene.flick(1500)
        app.advance(by: 5)
        expectEqual(scene.y, y)
        expectEqual(scene.lines.last, "didEndDecelerating")
    }

    @Test func `SV-11: a chosen target is approached without overshoot`() {
        scene.chooseTarget = { _, _ in CGPoint(x: 0, y: 400) }
        scene.flick(1500)
        app.advance(by: 5)
        #expect(scene.path.allSatisfy { $0.offset.y <= 400 })
    }

    // MARK: Pages

    @Test(arguments: zip([1200.0, -1200, 60, 0], [480.0, 0, 0, 0])) func `SV-14: a flick turns the page`(
        _ speed: Double, _ end: Double
    ) {
        scroll.isPagingEnabled = true
        if speed != 0 { scene.flick(speed, from: CGPoint(x: 160, y: speed > 0 ? 400 : 100)) }
        app.advance(by: 3)
        expectEqual(scene.y, end)
    }

    @Test func `SV-14: a long slow drag ends at the nearest page`() {
        scroll.isPagingEnabled = true
        app.fingerDown(at: CGPoint(x: 160, y: 470))
        app.fingerMove(to: CGPoint(x: 160, y: 200), duration: 1)
        app.advance(by: 0.2)
        app.fingerUp()
        expectEqual(scene.y, 260)
        app.advance(by: 3)
        expectEqual(scene.y, 480)
        expectEqual(scene.lines.last, "didEndDecelerating")
    }

    @Test func `SV-14: the last page may be short`() {
        scroll.isPagingEnabled = true
        scroll.contentSize.height = 700
        scene.flick(1500)
        app.advance(by: 3)
        expectEqual(scene.y, 220)
    }

    @Test func `SV-14: an offset changed while a page turns leaves the content on a page`() {
        scroll.isPagingEnabled = true
        scroll.contentOffset.y = 480
        scene.flick(1200)
        app.advance(by: 0.1)
        // An endless paging view moves its content this way.
        scroll.contentOffset.y += 960
        app.advance(by: 0.05)
        scroll.contentSize.height = 6000
        app.advance(by: 3)
        expectEqual(scene.y, 1920)
    }

    @Test func `SV-25: a chosen target is reached although the content size changes`() {
        scene.chooseTarget = { _, _ in CGPoint(x: 0, y: 640) }
        scene.flick(1500)
        app.advance(by: 0.2)
        scroll.contentSize.height += 100
        app.advance(by: 3)
        expectEqual(scene.y, 640)
    }

    @Test func `SV-21: content that grows in each frame does not change the path of a fling`() {
        func path(_ grows: Bool) -> [Double] {
            TestApplication.run(pixels: 3) { app in
                let scene = ScrollScene(app)
                if grows { scene.on["didScroll"] = { $0.contentSize.height += 10 } }
                scene.flick(1500)
                app.advance(by: 5)
                return scene.path.map { Double($0.offset.y) }
            }
        }
        expectEqual(path(true), path(false))
    }

    // MARK: Beginnings and ends

    /// The delegate's calls without `didScroll`.
    private var calls: [String] { scene.lines.filter { $0 != "didScroll" } }

    private func expectPairs() {
        let pairs = calls.filter { $0.hasSuffix("Decelerating") }
        #expect(pairs.count.isMultiple(of: 2))
        for (index, call) in pairs.enumerated() {
            expectEqual(call, (index.isMultiple(of: 2) ? "willBeginDecelerating" : "didEndDecelerating"))
        }
    }

    @Test func `SV-26: a finger that stops a page and lifts causes paired deceleration calls`() {
        scroll.isPagingEnabled = true
        scene.flick(1200)
        app.advance(by: 0.1)
        scene.clear()
        app.fingerDown(at: CGPoint(x: 160, y: 200))
        app.advance(by: 0.3)
        #expect(scene.y > 0 && scene.y < 480)
        app.fingerUp()
        app.advance(by: 3)
        expectEqual(scene.y, 480)
        expectEqual(
            calls,
            [
                "willBeginDragging", "willEndDragging", "didEndDecelerating", "didEndDragging(true)",
                "willBeginDecelerating", "didEndDecelerating",
            ])
    }

    @Test func `SV-26: a finger that stops content beyond an edge causes paired deceleration calls`() {
        scroll.contentSize.height = 700
        scene.flick(3000, frames: 4)
        app.advance(by: 0.1)
        #expect(scene.y > 230)
        app.fingerDown(at: CGPoint(x: 160, y: 200))
        app.advance(by: 0.3)
        #expect(scene.y > 230)
        app.fingerUp()
        app.advance(by: 3)
        expectEqual(scene.y, 220)
        expectEqual(calls.filter { $0 == "willBeginDecelerating" }.count, 2)
        expectPairs()
    }

    @Test(arguments: ["didEndDecelerating", "didEndDragging(true)", "willBeginDecelerating", "willEndDragging"])
    func `SV-26: deceleration calls are paired although the delegate scrolls in between`(_ call: String) {
        scroll.isPagingEnabled = true
        scene.flick(1200)
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 160, y: 200))
        var once = true
        scene.on[call] = { scroll in
            if once { scroll.setContentOffset(CGPoint(x: 0, y: 960), animated: true) }
            once = false
        }
        app.fingerUp()
        app.advance(by: 3)
        expectEqual(scene.y, 960)
        expectPairs()
        #expect(!scroll.isDecelerating)
    }

    // MARK: The status bar

    @Test func `SV-16: a tap on the status bar scrolls to the top`() {
        scroll.contentOffset.y = 1000
        scene.clear()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.y, 0)
        expectEqual(scene.eventLog, "didScroll, didScrollToTop")
    }

    @Test func `SV-16: a status bar tap scrolls only if exactly one scroll view allows it`() {
        let second = UIScrollView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
        second.contentSize.height = 1000
        scene.window.addSubview(second)
        scroll.contentOffset.y = 1000
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.y, 1000)
        second.scrollsToTop = false
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.y, 0)
    }

    @Test func `SV-16: scroll views outside the screen or hidden do not count`() {
        let second = UIScrollView(frame: CGRect(x: 0, y: 900, width: 320, height: 200))
        let third = UIScrollView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
        third.isHidden = true
        for other in [second, third] { scene.window.addSubview(other) }
        scroll.contentOffset.y = 1000
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.y, 0)
    }

    /// The second page of the paging view begins at the edge of the window.
    @Test func `SV-16: the page beside the current one is not visible`() {
        let pager = UIScrollView(frame: scene.window.bounds)
        pager.scrollsToTop = false
        pager.isPagingEnabled = true
        let width = pager.bounds.width
        pager.contentSize = CGSize(width: 2 * width, height: pager.bounds.height)
        let pages = (0..<2).map { UIScrollView(frame: pager.bounds.offsetBy(dx: CGFloat($0) * width, dy: 0)) }
        for page in pages {
            page.contentSize.height = 5000
            page.contentOffset.y = 1000
            pager.addSubview(page)
        }
        scroll.removeFromSuperview()
        scene.window.addSubview(pager)
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(pages.map(\.contentOffset.y), [0, 1000])
        pager.contentOffset.x = width
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(pages.map(\.contentOffset.y), [0, 0])
    }

    @Test func `SV-16: a scroll view that its superview clips is not visible`() {
        let box = UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 100))
        let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        box.addSubview(other)
        scene.window.addSubview(box)
        scroll.contentOffset.y = 1000
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.y, 1000)
        box.clipsToBounds = true
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.y, 0)
    }

    @Test func `SV-16: a status bar tap scrolls nothing if scrollViewShouldScrollToTop returns false`() {
        scene.allowsScrollToTop = false
        scroll.contentOffset.y = 1000
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.y, 1000)
    }

    @Test func `SV-16: a status bar tap calls no delegate method if the content is at its top`() {
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(scene.eventLog, "")
        #expect(UIScrollView().scrollsToTop)
    }
}
