import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct DiffableGridTests {
    private func cell(_ item: Int, _ section: Int, _ screen: EmojiController) -> EmojiCell? {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? EmojiCell
    }

    private func header(_ section: Int, _ screen: EmojiController) -> SectionHeader? {
        screen.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            as? SectionHeader
    }

    @Test func fourToARowBelowTheirHeaders() {
        let (_, screen) = show(EmojiController())
        #expect(header(0, screen)?.frame == CGRect(x: 0, y: 0, width: 390, height: 30))
        #expect(cell(1, 0, screen)?.frame == CGRect(x: 105, y: 40, width: 90, height: 90))
        #expect(header(1, screen)?.frame == CGRect(x: 0, y: 140, width: 390, height: 30))
        #expect(cell(0, 1, screen)?.frame == CGRect(x: 15, y: 180, width: 90, height: 90))
        #expect(cell(5, 1, screen)?.frame == CGRect(x: 105, y: 280, width: 90, height: 90))
        #expect(screen.collectionView.contentSize == CGSize(width: 390, height: 140 + 30 + 20 + 990))
    }

    @Test func heldTheCellShrinksAndADragLetsItGo() {
        let (app, screen) = show(EmojiController())
        let held = cell(2, 1, screen)
        app.fingerDown(at: at(240, 225))
        app.advance(by: 0.3)
        #expect(held?.isHighlighted == true && held?.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        app.fingerMove(to: at(240, 175), duration: 0.3)
        #expect(held?.isHighlighted == false && held?.transform == .identity)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.log == [] && screen.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func aTappedItemMovesIntoTheFirstSection() {
        let (app, screen) = show(EmojiController())
        let moved = cell(2, 1, screen)
        app.tap(at(240, 225))
        app.advance(by: 0.5)
        #expect(screen.log == ["a3", "applied"])
        #expect(screen.source.snapshot().itemIdentifiers(inSection: "Recent") == ["a3", "r1", "r2"])
        #expect(cell(0, 0, screen)?.label.text == "a3" && cell(1, 0, screen)?.label.text == "r1")
        // It is the same cell in another place.
        #expect(cell(0, 0, screen) === moved && moved?.frame == CGRect(x: 15, y: 40, width: 90, height: 90))
        #expect(cell(2, 1, screen)?.label.text == "a4")
    }

    @Test func thePinnedHeaderIsTapped() {
        let (app, screen) = show(EmojiController())
        app.pull(from: at(195, 600), to: at(195, 350))
        let offset = screen.collectionView.contentOffset.y
        #expect(near(offset, 245, slop))
        #expect(header(1, screen)?.frame.minY == offset && header(1, screen)?.label.text == "Animals")
        app.tap(at(195, 15))
        app.advance(by: 1)
        #expect(screen.source.snapshot().itemIdentifiers(inSection: "Animals") == ["a1"])
        #expect(screen.collectionView.contentOffset.y == 0)
        #expect(screen.log == [])
    }
}
