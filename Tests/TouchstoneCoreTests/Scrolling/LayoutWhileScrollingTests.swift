import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A scroll view that keeps a header at the top of the visible area.
private final class StickyScrollView: UIScrollView {
    let header = UIView()
    var layouts: [CGFloat] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts.append(contentOffset.y)
        header.frame = CGRect(x: 0, y: contentOffset.y, width: bounds.width, height: 44)
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct LayoutWhileScrollingTests {
    let app = TestApplication.current

    private func makeScrollView() -> StickyScrollView {
        let scrollView = StickyScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 320, height: 4800)
        scrollView.addSubview(scrollView.header)
        app.makeWindow("W").addSubview(scrollView)
        app.settle()
        scrollView.layouts = []
        return scrollView
    }

    @Test func `SV-28: a scroll view lays out after each change of its offset`() {
        let scrollView = makeScrollView()
        for y in [CGFloat(10), 20, 5] {
            scrollView.contentOffset.y = y
            app.settle()
            expectEqual(scrollView.header.frame.minY, y)
        }
        expectEqual(scrollView.layouts, [10, 20, 5])
    }

    @Test func `SV-28: a scroll view lays out once in a frame, for the last offset`() {
        let scrollView = makeScrollView()
        for y in [CGFloat(10), 20, 5] { scrollView.contentOffset.y = y }
        app.settle()
        expectEqual(scrollView.layouts, [5])
    }

    @Test func `SV-28: an offset that does not change requests no layout`() {
        let scrollView = makeScrollView()
        scrollView.contentOffset = scrollView.contentOffset
        app.settle()
        expectEqual(scrollView.layouts, [])
    }

    @Test func `SV-28: a header that layoutSubviews places stays at the top during and after a drag`() {
        let scrollView = makeScrollView()
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        for y in [CGFloat(380), 340, 300, 200] {
            app.fingerMove(to: CGPoint(x: 160, y: y))
            app.settle()
            expectEqual(scrollView.header.frame.minY, scrollView.contentOffset.y)
        }
        app.fingerUp()
        app.advance(by: 3)
        #expect(scrollView.contentOffset.y > 100)
        expectEqual(scrollView.header.frame.minY, scrollView.contentOffset.y)
    }
}
