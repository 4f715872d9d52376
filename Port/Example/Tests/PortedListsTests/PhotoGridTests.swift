import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct PhotoGridTests {
    private func shown(_ collection: UICollectionView) -> [String] {
        collection.visibleCells.compactMap { $0 as? PhotoCell }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.compactMap(\.photo)
    }

    private func move(_ app: TestApplication, from start: CGPoint, to end: CGPoint) {
        app.fingerDown(at: start)
        app.advance(by: 0.7)
        app.fingerMove(to: end, duration: 0.6)
        app.advance(by: 0.5)
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func threeToARow() {
        let (_, screen) = show(PhotoGridController())
        let frames = (0..<8).map { screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        let expected: [CGRect?] = (0..<8).map { CGRect(x: $0 % 3 * 131, y: $0 / 3 * 131, width: 128, height: 128) }
        #expect(frames == expected)
        #expect(shown(screen.collectionView) == ["a", "b", "c", "d", "e", "f", "g", "+"])
    }

    @Test func tapsSelectAndDeselectSeveral() {
        let (app, screen) = show(PhotoGridController())
        let collection = screen.collectionView!
        app.tap(place(1, in: collection))
        app.tap(place(4, in: collection))
        #expect(collection.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 4])
        #expect((collection.cellForItem(at: IndexPath(item: 4, section: 0)) as? PhotoCell)?.badge.isHidden == false)
        app.tap(place(1, in: collection))
        #expect(collection.indexPathsForSelectedItems?.map(\.item) == [4])
        #expect((collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell)?.badge.isHidden == true)
        #expect(screen.log == ["select 1", "select 4", "deselect 1"])
    }

    @Test func aLongPressLiftsAPhotoAndTheOthersMakeRoom() {
        let (app, screen) = show(PhotoGridController())
        move(app, from: at(64, 64), to: at(195, 195))
        #expect(screen.log == ["lift 0", "move 0 to 4"])
        #expect(screen.photos == ["b", "c", "d", "e", "a", "f", "g"])
        #expect(shown(screen.collectionView) == screen.photos + ["+"])
        #expect(screen.collectionView.indexPathsForSelectedItems == [])
        #expect(screen.collectionView.visibleCells.allSatisfy { $0.contentView.alpha == 1 })
    }

    @Test func theTileThatAddsStaysLast() {
        let (app, screen) = show(PhotoGridController())
        move(app, from: at(195, 326), to: at(64, 64))
        #expect(screen.log == ["stays"] && screen.photos.count == 7)
        move(app, from: at(64, 64), to: at(195, 326))
        #expect(screen.log == ["stays", "lift 0", "move 0 to 6"])
        #expect(shown(screen.collectionView) == ["b", "c", "d", "e", "f", "g", "a", "+"])
    }

    @Test func heldItIsDimmedAndATapAddsOne() {
        let (app, screen) = show(PhotoGridController())
        let collection = screen.collectionView!
        app.fingerDown(at: at(195, 326))
        app.advance(by: 0.3)
        #expect(collection.cellForItem(at: IndexPath(item: 7, section: 0))?.contentView.alpha == 0.5)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.log == ["add"] && screen.photos.last == "new")
        #expect(shown(collection) == ["a", "b", "c", "d", "e", "f", "g", "new", "+"])
        #expect(collection.indexPathsForSelectedItems == [])
    }
}
