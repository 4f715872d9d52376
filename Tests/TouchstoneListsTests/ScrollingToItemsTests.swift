import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class FramesController: UICollectionViewController {
    var count = 100

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "frame")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "frame", for: indexPath)
    }
}

/// Scrolling to an item in a collection view of 390 by 844 points with content insets.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollingToItemsTests {
    let app = TestApplication.current
    private let layout = UICollectionViewFlowLayout()

    /// Items of 90 points with gaps of 10 points, in one column or one row.
    private func show(_ direction: UICollectionView.ScrollDirection, _ inset: UIEdgeInsets) -> UICollectionView {
        let isVertical = direction == .vertical
        layout.scrollDirection = direction
        layout.minimumLineSpacing = 10
        layout.itemSize = isVertical ? CGSize(width: 390, height: 90) : CGSize(width: 90, height: 844)
        let controller = FramesController(collectionViewLayout: layout)
        _ = app.makeWindow(root: controller)
        controller.collectionView.contentInset = inset
        app.settle()
        return controller.collectionView
    }

    private func offset(
        _ collection: UICollectionView, _ item: Int, _ position: UICollectionView.ScrollPosition
    ) -> CGPoint {
        collection.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
        return collection.contentOffset
    }

    @Test func `scrollToItem places an item between the top and the bottom inset`() {
        let collection = show(.vertical, UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0))
        expectEqual(offset(collection, 30, .top), CGPoint(x: 0, y: 2950))
        // The item ends at 3,090 points, and the bottom inset begins at 744.
        expectEqual(offset(collection, 30, .bottom), CGPoint(x: 0, y: 2346))
        // The item's center is at 3,045 points, and the center between the insets is at 397.
        expectEqual(offset(collection, 30, .centeredVertically), CGPoint(x: 0, y: 2648))
    }

    @Test func `The first and the last item are scrolled next to the insets`() {
        let collection = show(.vertical, UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0))
        expectEqual(offset(collection, 99, .top), CGPoint(x: 0, y: 9246))
        expectEqual(offset(collection, 99, .bottom), CGPoint(x: 0, y: 9246))
        expectEqual(offset(collection, 0, .bottom), CGPoint(x: 0, y: -50))
        expectEqual(offset(collection, 0, .centeredVertically), CGPoint(x: 0, y: -50))
    }

    @Test func `scrollToItem places an item between the left and the right inset`() {
        let collection = show(.horizontal, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 60))
        expectEqual(offset(collection, 30, .left), CGPoint(x: 2960, y: 0))
        // The item ends at 3,090 points, and the right inset begins at 330.
        expectEqual(offset(collection, 30, .right), CGPoint(x: 2760, y: 0))
        // The item's center is at 3,045 points, and the center between the insets is at 185.
        expectEqual(offset(collection, 30, .centeredHorizontally), CGPoint(x: 2860, y: 0))
        expectEqual(offset(collection, 99, .left), CGPoint(x: 9660, y: 0))
        expectEqual(offset(collection, 0, .right), CGPoint(x: -40, y: 0))
    }

    @Test func `An animated scroll ends next to the inset`() {
        let collection = show(.vertical, UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0))
        collection.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: true)
        app.advance(by: 2)
        expectEqual(collection.contentOffset, CGPoint(x: 0, y: 2950))
        expectEqual(collection.cellForItem(at: IndexPath(item: 30, section: 0))?.frame.minY, 3000)
    }

    @Test func `selectItem scrolls the item between the insets, or nowhere without a position`() {
        let collection = show(.vertical, UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0))
        let path = IndexPath(item: 30, section: 0)
        collection.selectItem(at: path, animated: false, scrollPosition: .bottom)
        expectEqual(collection.contentOffset, CGPoint(x: 0, y: 2346))
        collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        expectEqual(collection.contentOffset, CGPoint(x: 0, y: 2346))
        expectEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
        collection.selectItem(at: nil, animated: false, scrollPosition: .top)
        #expect(collection.indexPathsForSelectedItems == [] && collection.contentOffset == CGPoint(x: 0, y: 2346))
    }

    @Test func `indexPathForItem returns the item at a point, or nil between the items`() {
        let collection = show(.vertical, .zero)
        expectEqual(collection.indexPathForItem(at: CGPoint(x: 5, y: 89)), IndexPath(item: 0, section: 0))
        #expect(collection.indexPathForItem(at: CGPoint(x: 5, y: 95)) == nil)
        expectEqual(collection.indexPathForItem(at: CGPoint(x: 5, y: 100)), IndexPath(item: 1, section: 0))
        #expect(collection.indexPathForItem(at: CGPoint(x: 395, y: 50)) == nil)
        expectEqual(collection.indexPathForItem(at: CGPoint(x: 5, y: 5089)), IndexPath(item: 50, section: 0))
    }
}
