import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct FeedTests {
    @Test func onlyWhatIsInSightIsDisplayed() {
        let (_, screen) = show(FeedController())
        #expect(screen.tableView.contentSize == CGSize(width: 390, height: 1200))
        // 844 points show the rows from 0 to 14, the last in part.
        #expect(Set(screen.displayed) == Set(0...14))
        #expect(screen.tableView.indexPathsForVisibleRows?.map(\.row) == Array(0...14))
        #expect(screen.loader.requests == [])
        #expect(screen.prefetched.isDisjoint(with: 0...14))
    }

    @Test func nearTheEndMoreIsLoadedOnceAndTheOffsetStays() {
        let (app, screen) = show(FeedController())
        app.pull(from: at(195, 700), to: at(195, 600))
        #expect(screen.loader.requests == [])
        app.fingerDown(at: at(195, 700))
        app.fingerMove(to: at(195, 550), duration: 0.4)
        #expect(screen.loader.requests == ["more"] && screen.count == 20)
        let offset = screen.tableView.contentOffset.y
        app.advance(by: 0.7)
        #expect(screen.count == 40 && screen.tableView.contentSize.height == 2400)
        #expect(screen.tableView.contentOffset.y == offset)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.loader.requests == ["more"])
        #expect(screen.tableView.numberOfRows(inSection: 0) == 40)
    }

    @Test func aPullRefreshesAndTheControlShowsUntilItIsDone() {
        let (app, screen) = show(FeedController())
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 650), duration: 0.6)
        #expect(screen.refresh.isRefreshing && screen.loader.requests == ["reload"])
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.refresh.isRefreshing)
        #expect(screen.tableView.contentOffset.y == -60)
        app.advance(by: 2)
        #expect(!screen.refresh.isRefreshing && screen.loader.requests == ["reload"])
        #expect(screen.tableView.contentOffset.y == 0 && screen.tableView.adjustedContentInset.top == 0)
    }

    @Test func aShortPullIsTakenBack() {
        let (app, screen) = show(FeedController())
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 260), duration: 0.4)
        #expect(screen.tableView.contentOffset.y < 0)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(!screen.refresh.isRefreshing && screen.loader.requests == [])
        #expect(screen.tableView.contentOffset.y == 0)
    }
}
