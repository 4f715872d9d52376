import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The position and the appearance of an element in a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The index path of the element.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The center in the coordinates of the collection view, in points.
    open var center = CGPoint.zero
    /// The size before the transform, in points.
    open var size = CGSize.zero
    /// The transform around the center, which is the two-dimensional part of `transform3D`; the identity by default.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The transform in three dimensions around the center; the identity by default.
    open var transform3D = CATransform3DIdentity
    /// The opacity of the element, from 0 to 1; the default is 1.
    open var alpha: CGFloat = 1
    /// The order in the z-axis; a greater value is in front. The default is 0.
    open var zIndex = 0
    /// Whether the element is hidden; the default is `false`.
    open var isHidden = false
    /// The category of the element: cell, supplementary view or decoration view.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of the supplementary or decoration view; `nil` for a cell.
    open private(set) var representedElementKind: String?

    /// The dimensions of the size that the cell determines.
    var estimates = Estimates()
    /// The section that scrolls the element independently; `nil` for none.
    var scroller: Int?

    struct Estimates: Equatable {
        var width = false
        var height = false
        var any: Bool { width || height }
    }

    public override init() { super.init() }

    /// The frame in the coordinates of the collection view, in points; it does not include the transform.
    open var frame: CGRect {
        get {
            let (width, height) = (size.width, size.height)
            return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The bounds of the element, in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }
    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Returns a copy of the same class; an override calls `super` and copies the properties that it adds.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = construct(type(of: self)) ?? UICollectionViewLayoutAttributes()
        made.indexPath = indexPath
        made.center = center
        made.size = size
        made.transform3D = transform3D
        made.alpha = alpha
        made.zIndex = zIndex
        made.isHidden = isHidden
        made.representedElementCategory = representedElementCategory
        made.representedElementKind = representedElementKind
        made.estimates = estimates
        made.scroller = scroller
        return made
    }

    /// Returns whether the object consists of attributes of the same element that have the same values; a subclass compares the
    /// properties that it adds as well.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        // Attributes are for the main thread only, like views. On another thread, only an object itself is equal.
        guard MainQueue.isCurrent else { return false }
        return MainActor.assumeIsolated {
            key == other.key && isLike(other)
        }
    }
    open override var hash: Int { MainQueue.isCurrent ? MainActor.assumeIsolated { indexPath.hashValue } : 0 }

    /// The element that the attributes are for.
    var key: ElementKey {
        ElementKey(kind: representedElementKind ?? "", path: indexPath, category: representedElementCategory)
    }

    /// Returns attributes of a class that a layout names; the class needs no initializer except `init()`.
    static func make(
        _ type: AnyClass, _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let made =
            construct(type) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(forCellWith: path)
        made.indexPath = path
        made.representedElementCategory = category
        made.representedElementKind = kind
        return made
    }

    /// Whether two attributes are equal, apart from properties that a subclass adds.
    func isLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && transform3D == other.transform3D
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && scroller == other.scroller
    }
}

/// The parts of a layout that an invalidation affects.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalid; the collection view sets it when it reloads its data.
    open internal(set) var invalidateEverything = false
    /// Whether the counts of the data source are invalid.
    open internal(set) var invalidateDataSourceCounts = false
    /// The invalid items; `nil` for all.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary views by kind; `nil` for all.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalid decoration views by kind; `nil` for all.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The change of the content offset, in points; zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points; zero by default; stored; has no effect.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that a finger moves; `nil` if there are none.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { moved?.from }
    /// The places to which a finger moves items; `nil` if there are none.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { moved?.to }
    /// The position to which a finger moves items, in points; zero if there are none.
    open var interactiveMovementTarget: CGPoint { moved?.position ?? .zero }
    var moved: (from: [IndexPath], to: [IndexPath], position: CGPoint)?
    /// The attributes that a cell prefers; used by layouts with self-sizing cells.
    var preferred: UICollectionViewLayoutAttributes?

    public override init() { super.init() }

    /// Invalidates items of the layout.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Invalidates supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var known = invalidatedSupplementaryIndexPaths ?? [:]
        known[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = known
    }
    /// Invalidates decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var known = invalidatedDecorationIndexPaths ?? [:]
        known[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = known
    }
}

/// A change of one item or section, which a layout receives.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The action of an update, such as insert or delete.
    public typealias Action = UICollectionViewUpdateItemAction
    /// The index path before the update; `nil` for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { initial.before }
    /// The index path after the update; `nil` for a deletion.
    open var indexPathAfterUpdate: IndexPath? { initial.after }
    /// The action of the update, such as insert or delete.
    open var updateAction: Action { initial.action }
    private let initial: (action: Action, before: IndexPath?, after: IndexPath?)

    init(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
        initial = (action, before, after)
        super.init()
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy, or the attributes themselves if a subclass returns a copy of another type.
    var copyOrSelf: UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }
}
