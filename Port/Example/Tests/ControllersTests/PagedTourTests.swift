import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

private final class Guide: NSObject, TourDelegate {
    var reached: [Int] = []
    func tour(_ tour: TourController, reached index: Int) { reached.append(index) }
}

@Suite(.application) @MainActor
struct PagedTourTests {
    @Test func `A swipe turns the page and updates the page control`() throws {
        let guide = Guide()
        let (app, screen) = show(TourController())
        screen.tourDelegate = guide
        let dots = try #require(first(UIPageControl.self, in: screen.view))
        #expect(dots.numberOfPages == 3 && dots.currentPage == 0 && place(dots).midY > 780)
        app.fingerDrag(from: at(320, 400), to: at(60, 400), duration: 0.2)
        app.advance(by: 1.5)
        #expect(
            screen.current == 1 && dots.currentPage == 1 && screen.log == ["will 1", "from 0 completed"]
                && guide.reached == [1])
        #expect(place(screen.pages[1].view).minX == 0 && place(screen.pages[1].view).width == 390)
        app.fingerDrag(from: at(60, 400), to: at(320, 400), duration: 0.2)
        app.advance(by: 1.5)
        #expect(screen.current == 0 && dots.currentPage == 0 && guide.reached == [1, 0])
    }

    @Test func `A short drag returns to the page`() {
        let guide = Guide()
        let (app, screen) = show(TourController())
        screen.tourDelegate = guide
        app.dragAndHold(from: at(320, 400), to: at(250, 400))
        app.advance(by: 1.5)
        #expect(screen.current == 0 && screen.log == ["will 1", "from 0 returned"] && guide.reached == [])
        #expect(place(screen.pages[0].view).minX == 0)
    }

    @Test func `A drag before the first page has no effect`() {
        let (app, screen) = show(TourController())
        app.fingerDrag(from: at(60, 400), to: at(320, 400), duration: 0.2)
        app.advance(by: 1.5)
        #expect(screen.current == 0 && screen.log == [] && place(screen.pages[0].view).minX == 0)
    }

    @Test func `Setting the page in code does not call the delegate`() throws {
        let (app, screen) = show(TourController())
        app.fingerTap(at: screen.skipButton)
        app.advance(by: 1.5)
        #expect(screen.current == 2 && screen.log == ["skipped true"])
        #expect(try #require(first(UIPageControl.self, in: screen.view)).currentPage == 2)
        app.fingerDrag(from: at(320, 400), to: at(60, 400), duration: 0.2)
        app.advance(by: 1.5)
        #expect(screen.current == 2)
    }
}
