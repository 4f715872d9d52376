import Foundation
import TouchstoneCore

/// Says where the items of a collection lie. Make a subclass for a layout of your own.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection that it lays out; nil while it has none.
    public internal(set) weak var collectionView: UICollectionView?
    /// Whether `prepare()` is to be called before the next question.
    var isInvalid = true
    /// Decorations' classes by kind.
    private(set) var decorationClasses: [String: UIView.Type] = [:]

    public override init() { super.init() }
    /// Creates a layout with default values; nothing is decoded.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: To override

    /// Finds out what it must know before it is asked; called in the layout pass after an invalidation. An override calls `super`.
    open func prepare() {}
    /// The size of all, in points; zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// What lies in a rectangle of the collection's coordinates; nil by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item lies; nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view beside the items lies; nil by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view of the layout's own lies; nil by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether another offset or size asks for another layout; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What is to be found anew because of another offset or size.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// Whether a cell that would have other attributes asks for another layout; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What is to be found anew because a cell would have other attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.preferred = preferredAttributes
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }
    /// Where the content is to come to rest that a finger has let go; by default where it would.
    /// - Parameter velocity: Of the offset, in points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    /// Where the content is to lie after a change of the layout or of the items; by default where it would.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Whether content is mirrored where the interface is read from right to left; false by default, not looked at.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout was made in.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Changes

    /// Items are about to come, go or move. Does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Items have come, gone or moved. Does nothing by default.
    open func finalizeCollectionViewUpdates() {}
    /// The bounds are about to change with an animation; not called.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// The bounds have changed with an animation; not called.
    open func finalizeAnimatedBoundsChange() {}
    /// This layout is about to take another's place, or to give its own. Does nothing by default.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// This layout is about to take another's place. Does nothing by default.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// The other layout's place is taken. Does nothing by default.
    open func finalizeLayoutTransition() {}
    /// Where an item comes from; nil, the default, for its place, faint.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item goes; nil, the default, for its place. Not called: items go at once.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Moving by fingers

    /// The place of an item in hand, whose middle is at `position`, in the collection's coordinates.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.slot(at: position) ?? previousIndexPath }
    /// How an item in hand looks, whose middle is at `position`.
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

    /// Has the layout prepared anew in the next layout pass.
    open func invalidateLayout() {
        let context = makeContext()
        invalidateLayout(with: context)
    }
    /// Has the layout prepared anew in the next layout pass; an override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        if let collectionView, context.contentOffsetAdjustment != .zero {
            collectionView.contentOffset.x += context.contentOffsetAdjustment.x
            collectionView.contentOffset.y += context.contentOffsetAdjustment.y
        }
        collectionView?.setNeedsLayout()
    }

    private func makeContext() -> UICollectionViewLayoutInvalidationContext {
        construct(type(of: self).invalidationContextClass) as? UICollectionViewLayoutInvalidationContext
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

    // MARK: Decorations

    /// Decorations of that kind are made of this class.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UIView.Type
    }
    /// There are no nibs: decorations of that kind cannot be made.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
    }
}
