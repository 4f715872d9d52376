import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct CardPagerTests {
    @Test func aFlickTurnsAPage() {
        let (app, screen) = show(PagerScreen())
        app.fingerDrag(from: at(300, 300), to: at(60, 300), duration: 0.2)
        app.advance(by: 3)
        #expect(screen.pager.scrollView.contentOffset == at(390, 0))
        #expect(screen.pager.settled == [1] && screen.pager.dots.currentPage == 1)
        #expect(near(screen.pager.progress, 1, 0.001) && screen.offsets > 5 && screen.farthest >= 389)
    }

    @Test func observedOnTheWay() {
        let (app, screen) = show(PagerScreen())
        app.fingerDown(at: at(300, 300))
        app.fingerMove(to: at(105, 300), duration: 0.4)
        #expect(near(screen.pager.progress, 0.5, 0.04) && near(screen.farthest, 195, slop))
        screen.stopWatching()
        let count = screen.offsets
        app.fingerMove(to: at(60, 300), duration: 0.1)
        app.fingerUp()
        app.advance(by: 3)
        #expect(screen.offsets == count && near(screen.pager.progress, 1, 0.001))
    }

    @Test func goesOnByItselfUntilTouched() {
        let (app, screen) = show(PagerScreen())
        screen.pager.startAutoplay(every: 3)
        app.advance(by: 2.9)
        #expect(screen.pager.dots.currentPage == 0)
        app.advance(by: 0.2)
        #expect(screen.pager.dots.currentPage == 1 && screen.pager.scrollView.contentOffset.x == 390)
        app.advance(by: 3)
        #expect(screen.pager.progress == 2)
        app.fingerDrag(from: at(200, 300), to: at(260, 300), duration: 0.5)
        app.advance(by: 10)
        let page = screen.pager.dots.currentPage
        app.advance(by: 10)
        #expect(screen.pager.dots.currentPage == page && screen.pager.settled.count <= 1)
    }

    @Test func theDotsTurnTheirPages() {
        let (app, screen) = show(PagerScreen())
        app.fingerTap(at: at(330, 480))
        app.advance(by: 1)
        #expect(screen.pager.dots.currentPage == 1 && screen.pager.scrollView.contentOffset.x == 390)
    }
}
