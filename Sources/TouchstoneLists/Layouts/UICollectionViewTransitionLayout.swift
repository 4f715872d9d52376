import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A layout between two others, while a collection view changes from one to the other interactively.
///
/// Each element has the position, size, transform and opacity between those of the two layouts, by `transitionProgress`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The progress from `currentLayout` at 0, the default, to `nextLayout` at 1. A change takes effect when the layout is invalidated.
    open var transitionProgress: CGFloat = 0
    /// The layout before the transition.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout after the transition.
    open private(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }
    /// Creates a layout between two empty layouts; decodes no properties.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Stores a value of the application for a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns the value that was stored for a key; 0 by default.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            guard layout.isInvalid else { continue }
            layout.isInvalid = false
            layout.prepare()
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [currentLayout, nextLayout] { layout.isInvalid = true }
        }
        super.invalidateLayout(with: context)
    }

    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // An element inside the rectangle now may be outside of it in both layouts, so all elements are asked.
        let old = currentLayout.layoutAttributesForElements(in: everything(of: currentLayout)) ?? []
        let new = nextLayout.layoutAttributesForElements(in: everything(of: nextLayout)) ?? []
        let (oldOfKey, newOfKey) = (byKey(old), byKey(new))
        return (old + new.filter { oldOfKey[$0.key] == nil })
            .map { mixed(oldOfKey[$0.key], newOfKey[$0.key], fallback: $0) }
            .filter { $0.frame.intersects(rect) }
    }

    private func byKey(
        _ attributes: [UICollectionViewLayoutAttributes]
    ) -> [ElementKey: UICollectionViewLayoutAttributes] {
        Dictionary(attributes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let old = currentLayout.layoutAttributesForItem(at: indexPath)
        let new = nextLayout.layoutAttributesForItem(at: indexPath)
        return (old ?? new).map { mixed(old, new, fallback: $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let old = currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        let new = nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        return (old ?? new).map { mixed(old, new, fallback: $0) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let old = currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        let new = nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        return (old ?? new).map { mixed(old, new, fallback: $0) }
    }

    private func everything(of layout: UICollectionViewLayout) -> CGRect {
        CGRect(origin: .zero, size: layout.collectionViewContentSize)
    }

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

    /// Returns attributes between two others. An element that only one layout has appears or disappears in place.
    private func mixed(
        _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?,
        fallback: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let made = fallback.copyOrSelf
        let (from, to) = (old ?? fallback, new ?? fallback)
        made.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        made.size = CGSize(
            width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
        let (start, end) = (from.transform, to.transform)
        if start != end {
            made.transform = CGAffineTransform(
                a: between(start.a, end.a), b: between(start.b, end.b), c: between(start.c, end.c),
                d: between(start.d, end.d), tx: between(start.tx, end.tx), ty: between(start.ty, end.ty))
        }
        made.alpha = between(old == nil ? 0 : from.alpha, new == nil ? 0 : to.alpha)
        return made
    }
}
