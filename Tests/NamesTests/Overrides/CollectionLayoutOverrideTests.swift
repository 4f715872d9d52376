import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingLayout: UICollectionViewLayout {
    var log: [String] = []
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
    override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
    override weak var collectionView: UICollectionView? { super.collectionView }
    override func prepare() {
        log.append("prepare")
        super.prepare()
    }
    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("layoutAttributesForElements")
        return super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(forBoundsChange: newBounds)
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { super.developmentLayoutDirection }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        log.append("prepare")
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        log.append("prepare")
        super.prepare(forAnimatedBoundsChange: oldBounds)
    }
    override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
    }
    override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position) }
    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    }
    override func invalidateLayout() {
        log.append("invalidateLayout")
        super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append("invalidateLayout")
        super.invalidateLayout(with: context)
    }
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }
    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        super.register(nib, forDecorationViewOfKind: elementKind)
    }
}

private final class OverridingAttributes: UICollectionViewLayoutAttributes {
    var log: [String] = []
    var changes = 0
    override init() { super.init() }

    override var indexPath: IndexPath { didSet { changes += 1 } }
    override var center: CGPoint { didSet { changes += 1 } }
    override var size: CGSize { didSet { changes += 1 } }
    override var transform: CGAffineTransform { didSet { changes += 1 } }
    override var transform3D: CATransform3D { didSet { changes += 1 } }
    override var alpha: CGFloat { didSet { changes += 1 } }
    override var zIndex: Int { didSet { changes += 1 } }
    override var isHidden: Bool { didSet { changes += 1 } }
    override var representedElementCategory: UICollectionView.ElementCategory { super.representedElementCategory }
    override var representedElementKind: String? { super.representedElementKind }
    override var frame: CGRect { didSet { changes += 1 } }
    override var bounds: CGRect { didSet { changes += 1 } }
    override func copy(with zone: NSZone?) -> Any {
        log.append("copy")
        return super.copy(with: zone)
    }
}

private final class OverridingContext: UICollectionViewLayoutInvalidationContext {
    var log: [String] = []
    var changes = 0

    override var invalidateEverything: Bool { super.invalidateEverything }
    override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
    override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { super.invalidatedSupplementaryIndexPaths }
    override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { super.invalidatedDecorationIndexPaths }
    override var contentOffsetAdjustment: CGPoint { didSet { changes += 1 } }
    override var contentSizeAdjustment: CGSize { didSet { changes += 1 } }
    override func invalidateItems(at indexPaths: [IndexPath]) {
        log.append("invalidateItems")
        super.invalidateItems(at: indexPaths)
    }
    override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
    }
    override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
    }
}

private final class OverridingUpdateItem: UICollectionViewUpdateItem {
    override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
    override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
    override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}

private final class OverridingFlowLayout: UICollectionViewFlowLayout {
    var changes = 0

    override var itemSize: CGSize { didSet { changes += 1 } }
    override var estimatedItemSize: CGSize { didSet { changes += 1 } }
    override var minimumLineSpacing: CGFloat { didSet { changes += 1 } }
    override var minimumInteritemSpacing: CGFloat { didSet { changes += 1 } }
    override var sectionInset: UIEdgeInsets { didSet { changes += 1 } }
    override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { didSet { changes += 1 } }
    override var headerReferenceSize: CGSize { didSet { changes += 1 } }
    override var footerReferenceSize: CGSize { didSet { changes += 1 } }
    override var scrollDirection: UICollectionView.ScrollDirection { didSet { changes += 1 } }
    override var sectionHeadersPinToVisibleBounds: Bool { didSet { changes += 1 } }
    override var sectionFootersPinToVisibleBounds: Bool { didSet { changes += 1 } }
}

private final class OverridingFlowContext: UICollectionViewFlowLayoutInvalidationContext {
    var changes = 0

    override var invalidateFlowLayoutDelegateMetrics: Bool { didSet { changes += 1 } }
    override var invalidateFlowLayoutAttributes: Bool { didSet { changes += 1 } }
}

/// Subclasses override the members of layouts, attributes and contexts.
@Suite(.application) @MainActor
struct CollectionLayoutOverrideTests {
    private let app = TestApplication.current

    @Test func `A collection view calls the overrides of its layout`() {
        let window = app.makeWindow()
        let layout = OverridingLayout()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.addSubview(collection)
        app.advance(by: 0.1)
        #expect(layout.log.contains("prepare") && layout.log.contains("layoutAttributesForElements"))
        layout.log = []
        collection.reloadData()
        #expect(layout.log == ["invalidateLayout"] && layout.collectionView === collection)
    }

    @Test func `A flow layout notifies its overrides`() {
        let layout = OverridingFlowLayout()
        layout.itemSize = CGSize(width: 10, height: 20)
        let context = OverridingFlowContext()
        context.invalidateFlowLayoutAttributes = false
        #expect(layout.changes == 1 && context.changes == 1)
    }

    @Test func `Attributes notify their overrides of the frame and of a copy`() {
        let attributes = OverridingAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.changes = 0
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(attributes.changes == 3 && (attributes.copy() as! OverridingAttributes).size.height == 20)
        #expect(attributes.log == ["copy"] && attributes.representedElementCategory == .cell)
    }

    @Test func `A context notifies its overrides`() {
        let context = OverridingContext()
        context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
        #expect(context.log == ["invalidateItems"] && context.invalidatedItemIndexPaths?.count == 1)
    }
}
