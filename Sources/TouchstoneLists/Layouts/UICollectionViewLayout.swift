import Foundation
import TouchstoneCore

/// An abstract layout that places the elements of a collection view; make a subclass for a custom layout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that invalidate the layout.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout; `nil` if there is none.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether `prepare()` is called before the next query.
    var isInvalid = true
    /// The classes of decoration views by kind.
    private(set) var decorationClasses: [String: UIView.Type] = [:]

    public override init() { super.init() }
    /// Creates a layout; decodes no properties.
    public required init?(coder: NSCoder) {
        super.init()
        coder.setUp(self, in: UICollectionViewLayout.self)
    }

    // MARK: Overridable queries

    /// Computes the layout before it is queried; called in the layout pass after an invalidation, and before the data source is
    /// asked for counts. An override calls `super`.
    open func prepare() {}
    /// The size of the whole content, in points; zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of the elements in a rectangle of the content; `nil` by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item; `nil` by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view; `nil` by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view; `nil` by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether a new offset or size invalidates the layout; `false` by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the context that describes an invalidation by a new offset or size.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// Whether the preferred attributes of a cell invalidate the layout; `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the context that describes an invalidation by the preferred attributes of a cell.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.preferred = preferredAttributes
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }
    /// Returns the offset at which the content comes to rest after a drag; by default the proposed one.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    /// Returns the offset after a change of the layout or of the items; by default the proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Whether the content is mirrored in a right-to-left interface; `false` by default; has no effect.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout is written for; left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Changes

    /// Called before items are inserted, deleted or moved. The default does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after items have been inserted, deleted or moved. The default does nothing.
    open func finalizeCollectionViewUpdates() {}
    /// Prepares for an animated change of the bounds; never called.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Finishes an animated change of the bounds; never called.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout replaces this one. The default does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout replaces another one. The default does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts after one has replaced the other. The default does nothing.
    open func finalizeLayoutTransition() {}
    /// Returns the attributes from which an inserted item animates; `nil`, the default, fades it in at its place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes to which a deleted item animates; `nil`, the default, removes it without animation.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes from which a supplementary view appears; `nil` by default. Never called: such views appear without
    /// animation.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes to which a supplementary view disappears; `nil` by default. Never called.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes from which a decoration view appears; `nil` by default. Never called: such views appear without
    /// animation.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes to which a decoration view disappears; `nil` by default. Never called.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the supplementary views that a change inserts; none by default. Never called: each layout pass asks for all views.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views that a change deletes; none by default. Never called.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that a change inserts; none by default. Never called.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that a change deletes; none by default. Never called.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Reordering

    /// Returns the context of an invalidation while items are moved by a finger, with their old and new index paths. Never called: the
    /// whole layout is invalidated.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.moved = (previousIndexPaths, targetIndexPaths, targetPosition)
        return context
    }
    /// Returns the context of an invalidation after items were moved by a finger. Never called: the whole layout is invalidated.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.moved = (previousIndexPaths, indexPaths, .zero)
        return context
    }

    /// Returns the index path of a moving item with its center at `position`, in the coordinates of the collection view.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.slot(at: position) ?? previousIndexPath }
    /// Returns the attributes of a moving item with its center at `position`, in the coordinates of the collection view.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let made =
            layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        made.center = position
        made.zIndex = Int.max
        return made
    }

    // MARK: Invalidation

    /// Invalidates the layout, so that the next layout pass prepares it again.
    open func invalidateLayout() {
        let context = makeContext()
        invalidateLayout(with: context)
    }
    /// Invalidates the layout with a context, so that the next layout pass prepares it again; an override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        if let collectionView, context.contentOffsetAdjustment != .zero {
            collectionView.contentOffset.x += context.contentOffsetAdjustment.x
            collectionView.contentOffset.y += context.contentOffsetAdjustment.y
        }
        collectionView?.setNeedsLayout()
    }

    private func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = Swift.type(of: self).invalidationContextClass
        return construct(type) as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }

    func invalidateAll() {
        let context = makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    func prepareIfNeeded() {
        guard isInvalid else { return }
        isInvalid = false
        prepare()
    }

    // MARK: Decoration views

    /// Registers the class of the decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UIView.Type
    }
    /// Registers no nib: decoration views of the kind cannot be made, because Touchstone has no nibs.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
    }
}
