import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingCollection: UICollectionView {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var dataSource: (any UICollectionViewDataSource)? { didSet { changes += 1 } }
    override weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { changes += 1 } }
    override var isPrefetchingEnabled: Bool { didSet { changes += 1 } }
    override var collectionViewLayout: UICollectionViewLayout { didSet { changes += 1 } }
    override var allowsSelection: Bool { didSet { changes += 1 } }
    override var allowsMultipleSelection: Bool { didSet { changes += 1 } }
    override var allowsSelectionDuringEditing: Bool { didSet { changes += 1 } }
    override var allowsMultipleSelectionDuringEditing: Bool { didSet { changes += 1 } }
    override var selectionFollowsFocus: Bool { didSet { changes += 1 } }
    override var remembersLastFocusedIndexPath: Bool { didSet { changes += 1 } }
    override var dragInteractionEnabled: Bool { didSet { changes += 1 } }
    override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { didSet { changes += 1 } }
    override var isEditing: Bool { didSet { changes += 1 } }
    override var backgroundView: UIView? { didSet { changes += 1 } }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { super.setCollectionViewLayout(layout, animated: animated, completion: completion) }
    override func reloadData() {
        log.append("reloadData")
        super.reloadData()
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
        log.append("insertItems")
        super.insertItems(at: indexPaths)
    }
    override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
    override func reconfigureItems(at indexPaths: [IndexPath]) { super.reconfigureItems(at: indexPaths) }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
    override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
    override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
    override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: elementKind)
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
    {
        log.append("selectItem")
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }
    override func scrollToItem(at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        super.scrollToItem(at: indexPath, at: position, animated: animated)
    }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        log.append("beginInteractiveMovementForItem")
        return super.beginInteractiveMovementForItem(at: indexPath)
    }
    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        super.updateInteractiveMovementTargetPosition(targetPosition)
    }
    override func endInteractiveMovement() { super.endInteractiveMovement() }
    override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
}

private final class Items: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// A subclass overrides the members of a collection view.
@Suite(.application) @MainActor
struct CollectionOverrideTests {
    @Test func `An application calls the overrides of a collection view`() {
        let window = TestApplication.current.makeWindow()
        let collection = OverridingCollection(
            frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        collection.dataSource = items
        collection.allowsMultipleSelection = true
        expectEqual(collection.changes, 2)
        window.addSubview(collection)
        collection.reloadData()
        items.count = 4
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(!collection.hasUncommittedUpdates && collection.numberOfItems(inSection: 0) == 4)
        expectEqual(collection.log, ["reloadData", "insertItems", "selectItem"])
    }
}
