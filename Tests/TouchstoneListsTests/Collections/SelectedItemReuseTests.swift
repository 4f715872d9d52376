import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A hundred items of 390 by 100 points.
private final class Tiles: UICollectionViewController {
    var count = 100
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
}

/// The selection of items whose cells are reused.
@Suite(.application) @MainActor
struct SelectedItemReuseTests {
    private let app = TestApplication.current
    private let tiles: Tiles

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 100)
        layout.minimumLineSpacing = 0
        tiles = Tiles(collectionViewLayout: layout)
        tiles.collectionView.allowsMultipleSelection = true
        _ = app.makeWindow(root: tiles)
        app.settle()
    }

    /// The visible items with a selected cell, after scrolling.
    private func selected(at y: CGFloat) -> [Int] {
        tiles.collectionView.contentOffset.y = y
        app.settle()
        return tiles.collectionView.indexPathsForVisibleItems.sorted()
            .filter { tiles.collectionView.cellForItem(at: $0)?.isSelected == true }.map(\.item)
    }

    @Test func `Only the cells of selected items are selected after scrolling`() {
        for item in [1, 3, 62] {
            tiles.collectionView.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        expectEqual(selected(at: 0), [1, 3])
        expectEqual(selected(at: 3000), [])
        expectEqual(selected(at: 6000), [62])
        expectEqual(selected(at: 150), [1, 3])
        tiles.collectionView.deselectItem(at: IndexPath(item: 62, section: 0), animated: false)
        expectEqual(selected(at: 6000), [])
        expectEqual(tiles.collectionView.indexPathsForSelectedItems?.map(\.item).sorted(), [1, 3])
    }

    @Test func `A deletion and an insertion above move the selection with its items`() {
        for item in [1, 3, 62] {
            tiles.collectionView.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        tiles.collectionView.performBatchUpdates {
            tiles.count = 101
            tiles.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
            tiles.collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 50, section: 0)])
        }
        app.advance(by: 1)
        // One item is deleted and one is inserted above item 3; another one is inserted above item 62.
        expectEqual(selected(at: 0), [3])
        expectEqual(selected(at: 6000), [63])
        expectEqual(tiles.collectionView.indexPathsForSelectedItems?.map(\.item).sorted(), [3, 63])
    }
}
