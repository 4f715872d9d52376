import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell that prefers a height of 70 points.
private final class HighCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
    }
}

/// One section of items; a callback can change it.
private final class ChangingItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 20
    /// The items that no longer existed when their size or their cell was requested.
    var missing: [Int] = []
    var whenUnhighlighted: (() -> Void)?
    var whenMade: ((IndexPath) -> Void)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.item >= count { missing.append(indexPath.item) }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        whenMade?(indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if indexPath.item >= count { missing.append(indexPath.item) }
        return CGSize(width: 390, height: 50)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        whenUnhighlighted?()
        whenUnhighlighted = nil
    }
}

/// Callbacks of a collection view that change its items (LS-2).
@Suite(.application(tracing: .both)) @MainActor
struct CollectionChangesInCallbacksTests {
    private let app = TestApplication.current
    private let items = ChangingItems()

    private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let window = app.makeWindow()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(HighCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        collection.delegate = items
        window.addSubview(collection)
        return collection
    }

    @Test func `LS-2: didUnhighlightItem may change the items during an insertion`() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        let collection = show(layout)
        app.settle()
        app.fingerDown(at: CGPoint(x: 100, y: 125))
        app.advance(by: 0.2)
        expectEqual(collection.cellForItem(at: [0, 2])?.isHighlighted, true)
        items.whenUnhighlighted = { [items] in
            items.count = 5
            collection.deleteItems(at: (5..<21).map { [0, $0] })
        }
        items.count = 21
        collection.insertItems(at: [[0, 0]])
        app.advance(by: 1)
        app.fingerUp()
        expectEqual(items.missing, [])
        #expect(collection.numberOfItems(inSection: 0) == 5 && collection.visibleCells.count == 5)
    }

    @Test(arguments: [true, false])
    func `LS-2: a change during an interactive movement requests no deleted items`(_ reloads: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        items.count = 60
        let collection = show(layout)
        app.settle()
        collection.beginInteractiveMovementForItem(at: [0, 2])
        collection.contentOffset.y = 1_000
        // The item at the top of the visible part makes space for the moving item.
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 1_325))
        collection.layoutIfNeeded()
        items.count = 3
        if reloads { collection.reloadData() } else { collection.deleteItems(at: (3..<60).map { [0, $0] }) }
        app.advance(by: 1)
        expectEqual(items.missing, [])
        expectEqual(collection.indexPathsForVisibleItems, [[0, 0], [0, 1], [0, 2]])
    }

    @Test func `LS-2: all cells are measured even if cellForItem inserts an item`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        items.count = 3
        let collection = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        items.whenMade = { [items] path in
            guard path == [0, 1], items.count == 3 else { return }
            items.count = 4
            collection.insertItems(at: [[0, 3]])
        }
        app.advance(by: 1)
        expectEqual(collection.visibleCells.map(\.frame.height), [70, 70, 70, 70])
    }
}
