import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The page control as Apple describes it (C-21).
@Suite(.application(tracing: .both)) @MainActor
struct PageControlTests {
    let app = TestApplication.current

    @Test func `C-21: a tap on either side of a page control turns one page`() {
        let pages = UIPageControl(frame: CGRect(x: 100, y: 300, width: 100, height: 28))
            .placed("pages", in: app.makeWindow())
        pages.numberOfPages = 3
        var callbacks: [Int] = []
        pages.addAction(UIAction { _ in callbacks.append(pages.currentPage) }, for: .valueChanged)
        for x in [190, 190, 190, 110, 110, 110] { app.fingerTap(at: CGPoint(x: x, y: 314)) }
        expectEqual(callbacks, [1, 2, 1, 0])
    }

    @Test(.application) func `C-21: setting currentPage in code sends no event and clamps the page`() {
        let pages = UIPageControl(frame: .zero).placed("pages", in: app.makeWindow())
        pages.numberOfPages = 3
        pages.currentPage = 7
        expectEqual(pages.currentPage, 2)
        pages.numberOfPages = 1
        expectEqual(pages.currentPage, 0)
        pages.numberOfPages = -4
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
        expectEqual(app.controlEvents, "")
    }
}
