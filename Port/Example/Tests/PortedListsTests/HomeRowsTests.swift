import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct HomeRowsTests {
    private func posters(_ row: Int, _ screen: HomeController) -> UICollectionView? {
        (screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? RowCell)?.collectionView
    }

    @Test func aTapOnAPosterTellsRowAndItem() {
        let (app, screen) = show(HomeController())
        #expect(posters(1, screen)?.frame == CGRect(x: 0, y: 20, width: 390, height: 160))
        #expect(posters(1, screen)?.contentSize.width == 1330)
        app.tap(at(210, 300))
        app.tap(at(80, 100))
        #expect(screen.log == ["1.1", "0.0"])
    }

    @Test func sidewaysOnlyTheRowsPostersMove() {
        let (app, screen) = show(HomeController())
        app.pull(from: at(300, 300), to: at(100, 310))
        #expect(posters(1, screen).map { near($0.contentOffset.x, 195, slop) } == true)
        #expect(posters(0, screen)?.contentOffset == .zero && screen.tableView.contentOffset == .zero)
        #expect(screen.log == [])
    }

    @Test func upwardsOnlyTheTableMoves() {
        let (app, screen) = show(HomeController())
        app.pull(from: at(200, 500), to: at(206, 300))
        #expect(near(screen.tableView.contentOffset.y, 195, slop))
        #expect(posters(2, screen)?.contentOffset == .zero && screen.log == [])
    }

    @Test func aRowThatComesBackIsWhereItWas() {
        let (app, screen) = show(HomeController())
        app.pull(from: at(300, 100), to: at(100, 100))
        let offset = posters(0, screen)?.contentOffset.x ?? 0
        #expect(near(offset, 195, slop))
        for _ in 0..<3 { app.pull(from: at(200, 700), to: at(200, 100)) }
        #expect(screen.tableView.contentOffset.y > 1700 && posters(0, screen) == nil)
        // Whoever has the row's cell now is not moved along.
        let shown = screen.tableView.indexPathsForVisibleRows ?? []
        #expect(shown.allSatisfy { posters($0.row, screen)?.contentOffset == .zero })
        screen.tableView.setContentOffset(.zero, animated: false)
        app.advance(by: 0.5)
        #expect(posters(0, screen)?.contentOffset.x == offset)
    }
}
