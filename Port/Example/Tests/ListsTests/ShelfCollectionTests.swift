import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct ShelfCollectionTests {
    /// The visible frame of an item in the window.
    private func seen(_ item: Int, _ section: Int, _ screen: ShelfController) -> CGRect? {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: section)).map {
            $0.convert($0.bounds, to: nil)
        }
    }

    private func header(_ section: Int, _ screen: ShelfController) -> ShelfHeader? {
        screen.collectionView.supplementaryView(
            forElementKind: ShelfHeader.kind, at: IndexPath(item: 0, section: section)) as? ShelfHeader
    }

    @Test func `The horizontal shelf is above the grid, and both have headers`() {
        let (_, screen) = show(ShelfController())
        #expect(seen(0, 0, screen) == CGRect(x: 20, y: 40, width: 300, height: 200))
        #expect(seen(1, 0, screen) == CGRect(x: 330, y: 40, width: 300, height: 200))
        #expect(seen(0, 1, screen) == CGRect(x: 0, y: 280, width: 130, height: 130))
        #expect(seen(4, 1, screen) == CGRect(x: 130, y: 410, width: 130, height: 130))
        #expect(screen.collectionView.contentSize == CGSize(width: 390, height: 240 + 40 + 10 * 130))
        #expect(header(0, screen)?.frame.minY == 0 && header(1, screen)?.frame.minY == 240)
        #expect(header(1, screen)?.frame.size == CGSize(width: 390, height: 40))
    }

    @Test func `The shelf scrolls horizontally by pages`() {
        let (app, screen) = show(ShelfController())
        app.pull(from: at(300, 140), to: at(90, 140))
        #expect(screen.collectionView.contentOffset == .zero)
        #expect(seen(1, 0, screen) == CGRect(x: 20, y: 40, width: 300, height: 200))
        #expect(near(screen.shelfOffset, 300, 15))
        app.tap(at(200, 140))
        #expect(screen.log == ["0.1"])
        app.pull(from: at(200, 140), to: at(290, 140))
        #expect(seen(1, 0, screen)?.minX == 20)
    }

    @Test func `A vertical drag on the shelf scrolls the whole collection view`() {
        let (app, screen) = show(ShelfController())
        app.pull(from: at(200, 200), to: at(200, 80))
        #expect(near(screen.collectionView.contentOffset.y, 115, slop))
        #expect(screen.log == [])
        #expect(seen(0, 0, screen)?.minX == 20)
    }

    @Test func `The pinned header of the grid stays visible and receives taps`() {
        let (app, screen) = show(ShelfController())
        app.fingerTap(at: at(100, 260))
        app.advance(by: 0.5)
        #expect(screen.log == ["all of 1"])
        app.pull(from: at(200, 700), to: at(200, 200))
        let offset = screen.collectionView.contentOffset.y
        #expect(near(offset, 495, slop))
        #expect(header(1, screen)?.frame.minY == offset && header(1, screen)?.title == "Grid")
        app.tap(at(100, 20))
        #expect(screen.log == ["all of 1", "all of 1"])
    }
}
