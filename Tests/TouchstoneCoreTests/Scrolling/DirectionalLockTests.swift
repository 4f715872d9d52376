import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The axes that a drag moves if `isDirectionalLockEnabled` is true (SV-19). The ratio of two is a choice of this implementation.
@Suite(.application(tracing: .both)) @MainActor
struct DirectionalLockTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    private var scroll: UIScrollView { scene.scroll }

    init() {
        scene.scroll.contentSize = CGSize(width: 2000, height: 2000)
        scene.scroll.contentOffset = CGPoint(x: 500, y: 500)
        scene.scroll.isDirectionalLockEnabled = true
    }

    /// The axes that move in a drag that begins with the given vector and continues diagonally.
    private func axes(_ dx: Double, _ dy: Double) -> String {
        let start = scroll.contentOffset
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        app.fingerMove(to: CGPoint(x: 160 + dx, y: 240 + dy))
        app.fingerMove(to: CGPoint(x: 160 + dx + 60, y: 240 + dy + 60), duration: 0.2)
        app.advance(by: 0.2)
        let moved = (scroll.contentOffset.x != start.x, scroll.contentOffset.y != start.y)
        app.fingerUp()
        app.advance(by: 2)
        return (moved.0 ? "x" : "") + (moved.1 ? "y" : "")
    }

    @Test(arguments: [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)])
    func `SV-19: a drag that begins more than twice as far along one axis is locked to it`(
        _ x: Double, _ y: Double
    ) {
        expectEqual(axes(41 * x, 20 * y), "x")
        expectEqual(axes(20 * x, 41 * y), "y")
        expectEqual(axes(30 * x, 0), "x")
        expectEqual(axes(0, 30 * y), "y")
    }

    @Test(arguments: [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)])
    func `SV-19: a drag that begins at most twice as far along one axis is not locked`(
        _ x: Double, _ y: Double
    ) {
        expectEqual(axes(40 * x, 20 * y), "xy")
        expectEqual(axes(20 * x, 40 * y), "xy")
        expectEqual(axes(30 * x, 30 * y), "xy")
    }

    @Test func `SV-19: each drag is locked independently`() {
        expectEqual(axes(40, 0), "x")
        expectEqual(axes(0, 40), "y")
        expectEqual(axes(30, 30), "xy")
        scroll.isDirectionalLockEnabled = false
        expectEqual(axes(40, 0), "xy")
    }

    @Test func `SV-19: a locked drag ends without velocity along the other axis`() {
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        app.fingerMove(to: CGPoint(x: 160, y: 200))
        app.fingerMove(to: CGPoint(x: 60, y: 100), duration: 0.1)
        app.fingerUp()
        expectEqual(scene.willEnd!.velocity.x, 0)
        #expect(scene.willEnd!.velocity.y > 0.5)
        expectEqual(scene.willEnd!.target.x, 500)
        app.advance(by: 4)
        expectEqual(scroll.contentOffset.x, 500)
    }

    @Test func `SV-8, SV-19: content stopped by a touch follows it along both axes`() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 200), duration: 0.13)
        app.fingerUp()
        app.advance(by: 0.1)
        #expect(scroll.isDecelerating)
        let start = scroll.contentOffset
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        app.fingerMove(to: CGPoint(x: 160, y: 200))
        app.fingerMove(to: CGPoint(x: 130, y: 200), duration: 0.2)
        app.advance(by: 0.2)
        expectEqual(scroll.contentOffset, CGPoint(x: start.x + 30, y: start.y + 40))
        app.fingerUp()
    }

    @Test func `SV-19: content that scrolls along one axis moves along it in every drag`() {
        scroll.contentSize = CGSize(width: 320, height: 2000)
        expectEqual(axes(0, 40), "y")
        expectEqual(axes(100, 20), "y")
    }

    @Test func `SV-20: only movement along the scrollable axis counts for the slop`() {
        scroll.contentSize = CGSize(width: 2000, height: 480)
        scroll.contentOffset = .zero
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        app.fingerMove(to: CGPoint(x: 150.03, y: 220))
        #expect(!scroll.isDragging)
        app.fingerMove(to: CGPoint(x: 149.9, y: 220))
        #expect(scroll.isDragging)
        app.fingerUp()
    }
}
