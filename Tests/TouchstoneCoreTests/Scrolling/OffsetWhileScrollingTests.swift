import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Offsets that an application sets during an animated scroll (SV-12).
@Suite(.application) @MainActor
struct OffsetWhileScrollingTests {
    let app = TestApplication.current
    let scene = ScrollScene(content: CGSize(width: 640, height: 4800))
    private var scroll: UIScrollView { scene.scroll }

    /// Scrolls halfway to (100, 300), which takes 0.3 seconds.
    private func scrollHalfWay() {
        scroll.setContentOffset(CGPoint(x: 100, y: 300), animated: true)
        app.advance(by: 0.15)
    }

    @Test func `SV-12: setting contentOffset ends the animation at that offset`() {
        scrollHalfWay()
        expectEqual(scroll.contentOffset, CGPoint(x: 50, y: 150))
        scroll.contentOffset = CGPoint(x: 7, y: 1000)
        expectEqual(scroll.contentOffset, CGPoint(x: 7, y: 1000))
        app.advance(by: 1)
        #expect(scroll.contentOffset == CGPoint(x: 7, y: 1000) && scene.eventLog == "didScroll")
    }

    @Test func `SV-12: setting the current offset stops the animation there`() {
        scrollHalfWay()
        scroll.setContentOffset(scroll.contentOffset, animated: false)
        app.advance(by: 1)
        #expect(scroll.contentOffset == CGPoint(x: 50, y: 150) && scene.eventLog == "didScroll")
    }

    @Test func `SV-12: setting the target without animation ends the animation at once`() {
        scrollHalfWay()
        scroll.setContentOffset(CGPoint(x: 100, y: 300), animated: false)
        expectEqual(scroll.contentOffset, CGPoint(x: 100, y: 300))
        app.advance(by: 1)
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 300) && scene.eventLog == "didScroll")
    }

    @Test func `SV-12: another animated offset starts at the current offset`() {
        scrollHalfWay()
        scroll.setContentOffset(CGPoint(x: 250, y: 450), animated: true)
        expectEqual(scroll.contentOffset, CGPoint(x: 50, y: 150))
        app.advance(by: 0.15)
        expectEqual(scroll.contentOffset, CGPoint(x: 150, y: 300))
        app.advance(by: 0.2)
        expectEqual(scroll.contentOffset, CGPoint(x: 250, y: 450))
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation")
    }

    @Test func `SV-12: an animated offset starts at an offset set without animation`() {
        scrollHalfWay()
        scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        scroll.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
        app.advance(by: 0.15)
        expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 1100))
        app.advance(by: 0.2)
        expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 1200))
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation")
    }

    @Test func `SV-12: an offset set by the delegate ends the animation`() {
        scene.on["didScroll"] = { scroll in
            if scroll.contentOffset.y > 100 { scroll.contentOffset = CGPoint(x: 0, y: 60) }
        }
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        app.advance(by: 1)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 60) && scene.eventLog == "didScroll")
    }

    @Test func `An offset set without animation applies at once and calls didScroll once`() {
        var reports = 0
        scene.on["didScroll"] = { _ in reports += 1 }
        scroll.contentOffset = CGPoint(x: 30, y: 40)
        #expect(scroll.contentOffset == CGPoint(x: 30, y: 40) && scroll.bounds.origin == CGPoint(x: 30, y: 40))
        expectEqual(reports, 1)
        scroll.contentOffset = CGPoint(x: 30, y: 40)
        expectEqual(reports, 1)
        app.advance(by: 1)
        #expect(reports == 1 && scene.eventLog == "didScroll")
    }
}
