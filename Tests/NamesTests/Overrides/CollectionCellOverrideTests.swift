import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingReusableView: UICollectionReusableView {
    var log: [String] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() {
        log.append("prepareForReuse")
        super.prepareForReuse()
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        log.append("apply")
        super.apply(layoutAttributes)
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        log.append("preferredLayoutAttributesFitting")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

private final class OverridingItemCell: UICollectionViewCell {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var contentView: UIView { super.contentView }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet { changes += 1 } }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet { changes += 1 } }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changes += 1 } }
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet { changes += 1 } }
    override var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
        didSet { changes += 1 }
    }
    override var backgroundView: UIView? { didSet { changes += 1 } }
    override var selectedBackgroundView: UIView? { didSet { changes += 1 } }
    override var isSelected: Bool { didSet { changes += 1 } }
    override var isHighlighted: Bool { didSet { changes += 1 } }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) {
        log.append("updateConfiguration")
        super.updateConfiguration(using: state)
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
}

private final class OverridingListCell: UICollectionViewListCell {
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var indentationLevel: Int { didSet { changes += 1 } }
    override var indentationWidth: CGFloat { didSet { changes += 1 } }
    override var indentsAccessories: Bool { didSet { changes += 1 } }
    override var accessories: [UICellAccessory] { didSet { changes += 1 } }
    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
}

private final class OverridingCollectionController: UICollectionViewController {
    var log: [String] = []
    var changes = 0
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var clearsSelectionOnViewWillAppear: Bool { didSet { changes += 1 } }
    override var useLayoutToLayoutNavigationTransitions: Bool { didSet { changes += 1 } }
    override var installsStandardGestureForInteractiveMovement: Bool { didSet { changes += 1 } }
    override var collectionView: UICollectionView! { didSet { changes += 1 } }
    override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.append("numberOfSections")
        return super.numberOfSections(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { super.collectionView(collectionView, cellForItemAt: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        super.indexTitles(for: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    { super.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    { super.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    { super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        super.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
            atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        super.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        super.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { super.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
    override func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { super.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { super.viewForZooming(in: scrollView) }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        super.scrollViewWillBeginZooming(scrollView, with: view)
    }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        super.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        super.scrollViewShouldScrollToTop(scrollView)
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { super.scrollViewDidScrollToTop(scrollView) }
}

private final class OverridingCollectionSource: UICollectionViewDiffableDataSource<Int, String> {
    var log: [String] = []
    var changes = 0

    override var supplementaryViewProvider: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider? {
        didSet { changes += 1 }
    }
    override var reorderingHandlers: UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers {
        didSet { changes += 1 }
    }
    override var sectionSnapshotHandlers: UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers {
        didSet { changes += 1 }
    }
    override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> { super.snapshot() }
    override func snapshot(for section: Int) -> NSDiffableDataSourceSectionSnapshot<String> {
        super.snapshot(for: section)
    }
    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        log.append("apply")
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        log.append("apply")
        super.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil
    ) { super.applySnapshotUsingReloadData(snapshot, completion: completion) }
    override func itemIdentifier(for indexPath: IndexPath) -> String? { super.itemIdentifier(for: indexPath) }
    override func indexPath(for itemIdentifier: String) -> IndexPath? { super.indexPath(for: itemIdentifier) }
    override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
    override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        super.numberOfSections(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { super.collectionView(collectionView, cellForItemAt: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        super.indexTitles(for: collectionView)
    }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// Subclasses override the members of the views, the controller and the data source of a collection view.
@Suite(.application) @MainActor
struct CollectionCellOverrideTests {
    private let app = TestApplication.current

    @Test func `A collection view calls the overrides of its views`() throws {
        let window = app.makeWindow()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(OverridingItemCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            OverridingReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let items = Items()
        collection.dataSource = items
        window.addSubview(collection)
        app.advance(by: 0.1)
        let path = IndexPath(item: 0, section: 0)
        let header = collection.supplementaryView(forElementKind: kind, at: path)
        #expect(try #require(header as? OverridingReusableView).log.contains("apply"))
        let cell = try #require(collection.cellForItem(at: path) as? OverridingItemCell)
        (cell.log, cell.changes) = ([], 0)
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(cell.log == ["updateConfiguration"] && cell.changes == 1 && cell.isSelected)
    }

    @Test func `A list cell notifies its overrides`() {
        let cell = OverridingListCell(frame: .zero)
        cell.indentationLevel = 2
        #expect(cell.changes == 1 && cell.indentationLevel == 2)
    }

    @Test func `A collection view calls the overrides of its controller`() {
        let controller = OverridingCollectionController(collectionViewLayout: UICollectionViewFlowLayout())
        _ = app.makeWindow(root: controller)
        app.advance(by: 0.1)
        #expect(controller.log.first == "numberOfSections" && controller.collectionView.numberOfSections == 1)
    }

    @Test func `An application calls the overrides of a diffable data source`() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = OverridingCollectionSource(collectionView: collection) { _, _, _ in UICollectionViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        source.apply(snapshot, animatingDifferences: false)
        #expect(source.log == ["apply"] && source.snapshot().numberOfSections == 1)
    }
}
