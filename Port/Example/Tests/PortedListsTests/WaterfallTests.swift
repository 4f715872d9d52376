import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct WaterfallTests {
    private func frame(_ item: Int, _ screen: WallController) -> CGRect? {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func eachGoesBelowTheShortestColumn() {
        let (_, screen) = show(WallController())
        #expect(frame(0, screen) == CGRect(x: 10, y: 10, width: 180, height: 100))
        #expect(frame(1, screen) == CGRect(x: 200, y: 10, width: 180, height: 200))
        #expect(frame(2, screen) == CGRect(x: 10, y: 120, width: 180, height: 150))
        #expect(frame(3, screen) == CGRect(x: 200, y: 220, width: 180, height: 80))
        #expect(frame(4, screen) == CGRect(x: 10, y: 280, width: 180, height: 120))
        #expect(frame(5, screen) == CGRect(x: 200, y: 310, width: 180, height: 300))
        #expect(frame(6, screen) == CGRect(x: 10, y: 410, width: 180, height: 90))
        #expect(frame(7, screen) == CGRect(x: 10, y: 510, width: 180, height: 400))
        #expect(frame(8, screen) == CGRect(x: 200, y: 620, width: 180, height: 60))
        #expect(frame(9, screen) == CGRect(x: 200, y: 690, width: 180, height: 250))
        #expect(screen.collectionView.contentSize == CGSize(width: 390, height: 950))
    }

    @Test func aTapSelectsTheTileUnderTheFinger() {
        let (app, screen) = show(WallController())
        app.fingerTap(at: at(100, 340))
        app.advance(by: 1)
        app.fingerTap(at: at(290, 340))
        app.advance(by: 1)
        // Between the tiles there is none.
        app.fingerTap(at: at(195, 340))
        app.advance(by: 1)
        #expect(screen.log == ["4", "5"])
        #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    }

    @Test func aDoubleTapMakesThreeColumns() {
        let (app, screen) = show(WallController())
        let before = screen.preparations
        app.fingerDoubleTap(at: at(100, 60))
        app.advance(by: 1)
        let width: CGFloat = (390 - 40) / 3
        let third = frame(2, screen)
        #expect(third.map { near($0.minX, 30 + 2 * width) && $0.minY == 10 && near($0.width, width) } == true)
        #expect(frame(3, screen).map { near($0.minX, 10) && $0.minY == 120 } == true)
        #expect(screen.log == [] && screen.preparations == before + 1)
    }

    @Test func scrollingAsksForNoNewLayout() {
        let (app, screen) = show(WallController())
        let before = screen.preparations
        app.pull(from: at(100, 600), to: at(100, 540))
        #expect(near(screen.collectionView.contentOffset.y, 55, slop))
        #expect(screen.preparations == before)
        app.pull(from: at(100, 600), to: at(100, 200))
        #expect(screen.collectionView.contentOffset.y == 950 - 844)
        #expect(screen.preparations == before && screen.log == [])
    }
}
