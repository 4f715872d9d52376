import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Refresh controls: pulling, refreshing, insets.
@Suite(.application(tracing: .both)) @MainActor
struct RefreshControlTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    let refresh = UIRefreshControl()
    private var scroll: UIScrollView { scene.scroll }

    init() {
        scene.scroll.refreshControl = refresh
        refresh.addAction(UIAction { [scene] _ in scene.write("refresh") }, for: .valueChanged)
    }

    /// Pulls the content down and keeps the finger there.
    private func pull(by distance: Double) {
        app.fingerDown(at: CGPoint(x: 160, y: 100))
        app.fingerMove(to: CGPoint(x: 160, y: 110 + distance), duration: 0.3)
        app.advance(by: 0.2)
    }

    @Test func `A long pull sends valueChanged once and adds an inset until endRefreshing`() {
        pull(by: 250)
        #expect(scene.y < -80)
        #expect(refresh.isRefreshing)
        // The action is sent during the pull; the inset is added when the finger lifts.
        expectEqual(scroll.adjustedContentInset.top, 0)
        let held = scene.y
        app.fingerMove(to: CGPoint(x: 160, y: 366))
        #expect(scene.y < held && scene.y > held - 6)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, -60)
        #expect(scroll.adjustedContentInset.top == 60 && scroll.contentInset.top == 0)
        expectEqual(
            scene.eventLog,
            "willBeginDragging, didScroll, refresh, didScroll, willEndDragging, didEndDragging(true), "
                + "willBeginDecelerating, didScroll, didEndDecelerating")
        scene.clear()
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        expectEqual(scene.y, -60)
        app.advance(by: 0.15)
        expectEqual(scene.y, -30)
        app.advance(by: 1)
        expectEqual(scene.y, 0)
        expectEqual(scene.eventLog, "didScroll")
    }

    @Test func `A short pull does not refresh`() {
        pull(by: 60)
        #expect(scene.y < -25)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, 0)
        #expect(!refresh.isRefreshing && !scene.eventLog.contains("refresh"))
    }

    @Test func `A refresh that ends during the pull adds no inset and is not repeated by the same finger`() {
        pull(by: 250)
        let held = scene.y
        refresh.endRefreshing()
        app.fingerMove(to: CGPoint(x: 160, y: 370), duration: 0.1)
        #expect(scene.y <= held)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, 0)
        expectEqual(scene.lines.filter { $0 == "refresh" }.count, 1)
        pull(by: 250)
        expectEqual(scene.lines.filter { $0 == "refresh" }.count, 2)
        app.fingersUp()
    }

    @Test func `beginRefreshing sends no action and does not scroll`() {
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        expectEqual(scene.y, 0)
        expectEqual(scroll.adjustedContentInset.top, 60)
        expectEqual(scene.eventLog, "")
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        app.advance(by: 1)
        expectEqual(scene.y, -60)
        // A pull during refreshing has no effect.
        pull(by: 250)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, -60)
        #expect(!scene.eventLog.contains("refresh"))
        refresh.endRefreshing()
        app.advance(by: 1)
        expectEqual(scene.y, 0)
    }

    @Test func `endRefreshing removes the inset without scrolling a list that is elsewhere`() {
        refresh.beginRefreshing()
        scroll.contentOffset.y = 1000
        refresh.endRefreshing()
        app.advance(by: 1)
        expectEqual(scene.y, 1000)
        expectEqual(scroll.adjustedContentInset.top, 0)
    }

    @Test func `A fling to the top rests below a refresh control that is refreshing`() {
        scroll.contentOffset.y = 200
        refresh.beginRefreshing()
        scene.flick(-2000, from: CGPoint(x: 160, y: 100))
        app.advance(by: 4)
        expectEqual(scene.y, -60)
    }

    @Test func `endRefreshing during a fling lets the content reach its edge`() {
        scroll.contentOffset.y = 200
        refresh.beginRefreshing()
        scene.flick(-2000, from: CGPoint(x: 160, y: 100))
        refresh.endRefreshing()
        app.advance(by: 4)
        expectEqual(scene.y, 0)
        expectEqual(scene.lines.last, "didEndDecelerating")
    }

    @Test func `A refresh control is above the content and lets touches through to the scroll view`() {
        expectEqual(refresh.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
        refresh.beginRefreshing()
        scroll.contentOffset.y = -60
        #expect(scene.window.hitTest(CGPoint(x: 160, y: 30), with: nil) === scroll)
        app.fingerDown(at: CGPoint(x: 160, y: 30))
        app.fingerMove(to: CGPoint(x: 160, y: 5), duration: 0.1)
        expectEqual(scene.y, -45)
        app.fingersUp()
    }

    @Test func `Removing a refresh control removes its inset`() {
        refresh.beginRefreshing()
        scroll.refreshControl = nil
        expectEqual(scroll.adjustedContentInset, .zero)
        #expect(refresh.superview == nil)
    }

    @Test func `A disabled refresh control is not triggered by a pull`() {
        refresh.isEnabled = false
        pull(by: 250)
        #expect(!refresh.isRefreshing)
        app.fingersUp()
    }

    @Test func `The inset of a refresh control is added to the content inset`() {
        scroll.contentInset.top = 40
        pull(by: 250)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, -100)
        refresh.endRefreshing()
        app.advance(by: 1)
        expectEqual(scene.y, -40)
    }

    @Test func `A refresh control that is already refreshing adds its inset when it is set`() {
        final class Watching: UIScrollView {
            var seen: [String] = []
            override func adjustedContentInsetDidChange() {
                super.adjustedContentInsetDidChange()
                seen.append("\(Int(adjustedContentInset.top)) \(refreshControl?.superview === self)")
            }
        }
        let list = Watching(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scene.window.addSubview(list)
        let busy = UIRefreshControl()
        busy.beginRefreshing()
        list.refreshControl = busy
        expectEqual(list.seen, ["60 true"])
        list.refreshControl = UIRefreshControl()
        expectEqual(list.seen, ["60 true", "0 true"])
        #expect(busy.superview == nil)
    }
}
