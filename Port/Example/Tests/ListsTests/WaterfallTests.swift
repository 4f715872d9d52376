import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct WaterfallTests {
    private func frame(_ item: Int, of screen: BoardController) -> CGRect? {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func `Each item is placed in the shortest column`() {
        let (_, screen) = show(BoardController())
        #expect(
            (0..<6).map { frame($0, of: screen) } == [
                CGRect(x: 10, y: 60, width: 180, height: 100), CGRect(x: 200, y: 60, width: 180, height: 150),
                CGRect(x: 10, y: 170, width: 180, height: 80), CGRect(x: 200, y: 220, width: 180, height: 120),
                CGRect(x: 10, y: 260, width: 180, height: 60), CGRect(x: 10, y: 330, width: 180, height: 200),
            ])
        let header = screen.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
        #expect(screen.collectionView.contentSize == CGSize(width: 390, height: 540))
    }

    @Test func `A tap selects the item at its location`() {
        let (app, screen) = show(BoardController())
        app.fingerTap(at: at(290, 280))
        app.fingerTap(at: at(100, 430))
        app.fingerTap(at: at(290, 430))
        app.fingerTap(at: at(100, 25))
        #expect(screen.log == ["Pin 3", "Pin 5"])
    }

    @Test func `The other items are laid out again after a deletion and an insertion`() {
        let (app, screen) = show(BoardController())
        app.fingerLongPress(at: at(100, 100))
        app.advance(by: 1)
        #expect(screen.log == ["removed Pin 0"] && screen.collectionView.numberOfItems(inSection: 0) == 5)
        // 150 left, 80 right, 120 right, 60 left, 200 right
        #expect(
            (0..<5).map { frame($0, of: screen) } == [
                CGRect(x: 10, y: 60, width: 180, height: 150), CGRect(x: 200, y: 60, width: 180, height: 80),
                CGRect(x: 200, y: 150, width: 180, height: 120), CGRect(x: 10, y: 220, width: 180, height: 60),
                CGRect(x: 200, y: 280, width: 180, height: 200),
            ])
        screen.insert("New", height: 40)
        app.advance(by: 1)
        #expect(
            frame(0, of: screen) == CGRect(x: 10, y: 60, width: 180, height: 40) && frame(1, of: screen)?.minX == 200)
        let cell = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PinCell
        #expect(cell?.label.text == "New" && cell?.alpha == 1 && cell?.transform == .identity)
    }

    @Test func `A pinch changes the number of columns`() {
        let (app, screen) = show(BoardController())
        app.fingerPinch(around: at(195, 600), from: 200, to: 100)
        app.advance(by: 1)
        let width: CGFloat = (390 - 40) / 3
        #expect((0..<4).map { frame($0, of: screen)?.minY } == [60, 60, 60, 150])
        #expect(
            near(frame(1, of: screen)?.minX ?? 0, 20 + width, 0.01)
                && near(frame(3, of: screen)?.minX ?? 0, 30 + 2 * width, 0.01))
        app.fingerPinch(around: at(195, 600), from: 100, to: 200)
        app.advance(by: 1)
        #expect(frame(3, of: screen) == CGRect(x: 200, y: 220, width: 180, height: 120))
    }

    @Test func `Only visible items have cells`() {
        let (app, screen) = show(BoardController(heights: [CGFloat](repeating: 190, count: 40)))
        // The rows are 200 points high and start at 60.
        #expect(screen.collectionView.contentSize.height == 60 + 20 * 200 - 10 + 10)
        let before = (screen.collectionViewLayout as? WaterfallLayout)?.preparations
        screen.collectionView.contentOffset = at(0, 1000)
        app.settle()
        let seen = screen.collectionView.indexPathsForVisibleItems.map(\.item).sorted()
        // 1000 to 1844: rows 4 (860 to 1050) to 8 (1660 to 1850)
        #expect(seen == Array(8...17))
        #expect((screen.collectionViewLayout as? WaterfallLayout)?.preparations == before)
        screen.collectionView.frame.size.width = 300
        app.settle()
        #expect(frame(8, of: screen)?.width == 135 && frame(9, of: screen)?.minX == 155)
    }
}
