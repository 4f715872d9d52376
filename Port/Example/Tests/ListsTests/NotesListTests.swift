import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct NotesListTests {
    private func titles(_ list: NotesListController) -> [String] {
        list.collectionView.visibleCells.compactMap { $0 as? UICollectionViewListCell }
            .sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test func `List cells have the width of the list and follow each other`() {
        let (_, list) = show(NotesListController())
        #expect(titles(list) == ["Milk", "Ideas", "Trip", "Books", "Gifts"])
        let frames = (0..<5).compactMap { list.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.count == 5 && frames.allSatisfy { $0.minX == 0 && $0.width == 390 && $0.height >= 44 })
        #expect(frames.first?.minY == 0 && zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    }

    @Test func `A tap on the button of a swipe action deletes the row`() {
        let (app, list) = show(NotesListController())
        let row = place(1, in: list.collectionView)
        app.pull(from: at(350, row.y), to: at(220, row.y))
        #expect(list.log == [])
        app.tap(at(365, row.y))
        app.advance(by: 1)
        #expect(list.log == ["delete Ideas"] && titles(list) == ["Milk", "Trip", "Books", "Gifts"])
    }

    @Test func `A row for which the delegate returns no swipe actions is not deleted`() {
        let (app, list) = show(NotesListController())
        let protector = Guard()
        list.delegate = protector
        let row = place(4, in: list.collectionView)
        app.pull(from: at(370, row.y), to: at(20, row.y))
        app.advance(by: 1)
        #expect(list.log == [] && titles(list).last == "Gifts")
        #expect(place(4, in: list.collectionView) == row)
        withExtendedLifetime(protector) {}
    }

    @Test func `A full swipe pins a row, and a pinned row cannot be pinned again`() {
        let (app, list) = show(NotesListController())
        let row = place(2, in: list.collectionView)
        app.pull(from: at(20, row.y), to: at(370, row.y))
        app.advance(by: 1)
        #expect(list.log == ["pin Trip"] && titles(list) == ["* Trip", "Milk", "Ideas", "Books", "Gifts"])
        let first = place(0, in: list.collectionView)
        app.pull(from: at(20, first.y), to: at(370, first.y))
        app.advance(by: 1)
        #expect(list.log.filter { $0.hasPrefix("pin") } == ["pin Trip"])
    }

    @Test func `A tap selects and opens an item, and going back deselects it`() {
        let list = NotesListController()
        let (app, navigation) = show(UINavigationController(rootViewController: list))
        app.tap(place(3, in: list.collectionView))
        app.advance(by: 1)
        #expect(list.log == ["open Books"] && navigation.topViewController?.title == "Books")
        #expect(list.collectionView.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        app.tap(at(30, 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === list && list.collectionView.indexPathsForSelectedItems == [])
    }
}
