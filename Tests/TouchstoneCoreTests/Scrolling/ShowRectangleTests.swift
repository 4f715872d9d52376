import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// `scrollRectToVisible` scrolls as little as necessary (SV-12) and ignores rectangles that are not finite.
@Suite(.application(tracing: .both)) @MainActor
struct ShowRectangleTests {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 4800))
    private var scroll: UIScrollView { scene.scroll }

    private func show(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPoint {
        scroll.contentOffset = CGPoint(x: 500, y: 1000)
        scroll.scrollRectToVisible(CGRect(x: x, y: y, width: width, height: height), animated: false)
        return scroll.contentOffset
    }

    // The view shows x from 500 to 820 and y from 1000 to 1480.
    @Test func `SV-12: scrollRectToVisible scrolls as little as necessary`() {
        expectEqual(show(600, 1100, 10, 10), CGPoint(x: 500, y: 1000))
        expectEqual(show(500, 1000, 320, 480), CGPoint(x: 500, y: 1000))
        expectEqual(show(490, 990, 10, 10), CGPoint(x: 490, y: 990))
        expectEqual(show(820, 1480, 10, 10), CGPoint(x: 510, y: 1010))
        expectEqual(show(499, 1000, 320, 480), CGPoint(x: 499, y: 1000))
        expectEqual(show(501, 1001, 320, 480), CGPoint(x: 501, y: 1001))
    }

    @Test func `SV-12: a rectangle larger than the view is shown from its beginning`() {
        expectEqual(show(700, 1200, 400, 600), CGPoint(x: 700, y: 1200))
        expectEqual(show(300, 900, 900, 900), CGPoint(x: 300, y: 900))
    }

    @Test func `SV-12: a rectangle that is not finite is ignored`() {
        let still = CGPoint(x: 500, y: 1000)
        expectEqual(show(.infinity, .infinity, 10, 10), still)
        expectEqual(show(-.infinity, -.infinity, 10, 10), still)
        expectEqual(show(.nan, .nan, 10, 10), still)
        expectEqual(show(600, 1100, .infinity, .infinity), still)
        scroll.scrollRectToVisible(.null, animated: false)
        expectEqual(scroll.contentOffset, still)
    }

    @Test func `SV-12: a rectangle is shown within the insets, also if they leave no space`() {
        scroll.contentInset = UIEdgeInsets(top: 100, left: 20, bottom: 50, right: 0)
        expectEqual(show(500, 1000, 10, 10), CGPoint(x: 480, y: 900))
        expectEqual(show(810, 1470, 10, 10), CGPoint(x: 500, y: 1050))
        scroll.contentInset = UIEdgeInsets(top: 300, left: 200, bottom: 300, right: 200)
        expectEqual(show(490, 990, 10, 10), CGPoint(x: 490, y: 990))
    }
}
