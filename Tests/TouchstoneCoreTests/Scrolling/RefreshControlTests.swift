import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Pulling content down to refresh it.
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

    /// A finger pulls the content down and stays.
    private func pull(by distance: Double) {
        app.fingerDown(at: CGPoint(x: 160, y: 100))
        app.fingerMove(to: CGPoint(x: 160, y: 110 + distance), duration: 0.3)
        app.advance(by: 0.2)
    }

    @Test func `A long pull refreshes once and makes room`() {
        pull(by: 250)
        #expect(scene.y < -80)
        #expect(refresh.isRefreshing)
        // As it is pulled far enough, not at the lift; there is room from the lift on.
        #expect(scroll.adjustedContentInset.top == 0)
        let held = scene.y
        app.fingerMove(to: CGPoint(x: 160, y: 366))
        #expect(scene.y < held && scene.y > held - 6)
        app.fingerUp()
        app.advance(by: 1)
        #expect(scene.y == -60)
        #expect(scroll.adjustedContentInset.top == 60 && scroll.contentInset.top == 0)
        #expect(
            scene.eventLog
                == "willBeginDragging, didScroll, refresh, didScroll, willEndDragging, didEndDragging(true), "
                + "willBeginDecelerating, didScroll, didEndDecelerating")
        scene.clear()
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        #expect(scene.y == -60)
        app.advance(by: 0.15)
        #expect(scene.y == -30)
        app.advance(by: 1)
        #expect(scene.y == 0)
        #expect(scene.eventLog == "didScroll")
    }

    @Test func `A short pull refreshes nothing`() {
        pull(by: 60)
        #expect(scene.y < -25)
        app.fingerUp()
        app.advance(by: 1)
        #expect(scene.y == 0)
        #expect(!refresh.isRefreshing && !scene.eventLog.contains("refresh"))
    }

    @Test func `What ends under the finger goes back at the lift and is not asked for again`() {
        pull(by: 250)
        let held = scene.y
        refresh.endRefreshing()
        app.fingerMove(to: CGPoint(x: 160, y: 370), duration: 0.1)
        #expect(scene.y <= held)
        app.fingerUp()
        app.advance(by: 1)
        #expect(scene.y == 0)
        #expect(scene.lines.filter { $0 == "refresh" }.count == 1)
        pull(by: 250)
        #expect(scene.lines.filter { $0 == "refresh" }.count == 2)
        app.fingersUp()
    }

    @Test func `One that the application begins sends nothing and scrolls nothing`() {
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        #expect(scene.y == 0)
        #expect(scroll.adjustedContentInset.top == 60)
        #expect(scene.eventLog == "")
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        app.advance(by: 1)
        #expect(scene.y == -60)
        // Nor can it be pulled for while it goes on.
        pull(by: 250)
        app.fingerUp()
        app.advance(by: 1)
        #expect(scene.y == -60)
        #expect(!scene.eventLog.contains("refresh"))
        refresh.endRefreshing()
        app.advance(by: 1)
        #expect(scene.y == 0)
    }

    @Test func `It keeps its room while the list is scrolled elsewhere`() {
        refresh.beginRefreshing()
        scroll.contentOffset.y = 1000
        refresh.endRefreshing()
        app.advance(by: 1)
        #expect(scene.y == 1000)
        #expect(scroll.adjustedContentInset.top == 0)
    }

    @Test func `A fling to the top comes to rest below it`() {
        scroll.contentOffset.y = 200
        refresh.beginRefreshing()
        scene.flick(-2000, from: CGPoint(x: 160, y: 100))
        app.advance(by: 4)
        #expect(scene.y == -60)
    }

    @Test func `One that ends during a fling lets it go on to the edge`() {
        scroll.contentOffset.y = 200
        refresh.beginRefreshing()
        scene.flick(-2000, from: CGPoint(x: 160, y: 100))
        refresh.endRefreshing()
        app.advance(by: 4)
        #expect(scene.y == 0)
        #expect(scene.lines.last == "didEndDecelerating")
    }

    @Test func `A finger on it scrolls and its place is above the content`() {
        #expect(refresh.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        refresh.beginRefreshing()
        scroll.contentOffset.y = -60
        #expect(scene.window.hitTest(CGPoint(x: 160, y: 30), with: nil) === scroll)
        app.fingerDown(at: CGPoint(x: 160, y: 30))
        app.fingerMove(to: CGPoint(x: 160, y: 5), duration: 0.1)
        #expect(scene.y == -45)
        app.fingersUp()
    }

    @Test func `Another control or none takes the room away`() {
        refresh.beginRefreshing()
        scroll.refreshControl = nil
        #expect(scroll.adjustedContentInset == .zero)
        #expect(refresh.superview == nil)
    }

    @Test func `A disabled one is not pulled for`() {
        refresh.isEnabled = false
        pull(by: 250)
        #expect(!refresh.isRefreshing)
        app.fingersUp()
    }

    @Test func `The insets of the content stay`() {
        scroll.contentInset.top = 40
        pull(by: 250)
        app.fingerUp()
        app.advance(by: 1)
        #expect(scene.y == -100)
        refresh.endRefreshing()
        app.advance(by: 1)
        #expect(scene.y == -40)
    }

    @Test func `One that refreshes already has its room and its place as it is set`() {
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
        #expect(list.seen == ["60 true"])
        list.refreshControl = UIRefreshControl()
        #expect(list.seen == ["60 true", "0 true"])
        #expect(busy.superview == nil)
    }
}
