import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Where an item, a header or a decoration lies, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// Which item or section it belongs to.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The middle, in the collection's coordinates, in points.
    open var center = CGPoint.zero
    /// The size, in points, before a transform.
    open var size = CGSize.zero
    /// Applied around the middle; the identity by default.
    open var transform = CGAffineTransform.identity {
        didSet { transform3D = CATransform3DMakeAffineTransform(transform) }
    }
    /// As `transform`, with depth; stored; has no effect.
    open var transform3D = CATransform3DIdentity
    /// Opacity; 1 by default.
    open var alpha: CGFloat = 1
    /// The greater is in front; 0 by default.
    open var zIndex = 0
    /// Whether it is not to be seen, and not made; false by default.
    open var isHidden = false
    /// What kind of element it is.
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The supplementary or decoration view's kind; nil for a cell.
    public private(set) var representedElementKind: String?

    /// Which of its measures the cell decides.
    var estimates = Estimates()
    /// The section that scrolls it by itself; nil for none.
    var scroller: Int?

    struct Estimates: Equatable {
        var width = false
        var height = false
        var any: Bool { width || height }
    }

    public override init() { super.init() }

    /// The rectangle, in the collection's coordinates, in points.
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
    /// The rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// Of a view beside the items.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }
    /// Of a view that belongs to the layout alone.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Of the same class; an override calls `super` and copies its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = construct(type(of: self)) as! UICollectionViewLayoutAttributes
        made.indexPath = indexPath
        made.center = center
        made.size = size
        made.transform = transform
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

    /// Of a layout's own class, which need not have more than `init()`.
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

    /// Equal but for what a subclass adds.
    func isLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && transform == other.transform && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && scroller == other.scroller
    }
}

/// What of a layout is to be found anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is; set by the collection where its data were loaded anew.
    open internal(set) var invalidateEverything = false
    /// Whether the data source's counts are others.
    open internal(set) var invalidateDataSourceCounts = false
    /// Which items are; nil for all.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Which supplementary views are, by kind; nil for all.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// Which decoration views are, by kind; nil for all.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// By how much the content moves, in points; zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content grows, in points; zero by default.
    open var contentSizeAdjustment = CGSize.zero
    /// The size that an item's cell would have; for layouts that ask cells.
    var preferred: UICollectionViewLayoutAttributes?

    public override init() { super.init() }

    /// These items are to be found anew.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// These supplementary views are to be found anew.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var known = invalidatedSupplementaryIndexPaths ?? [:]
        known[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = known
    }
    /// These decoration views are to be found anew.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var known = invalidatedDecorationIndexPaths ?? [:]
        known[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = known
    }
}

/// One change of a collection's items, as a layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of updates of an item.
    public typealias Action = UICollectionViewUpdateItemAction
    /// Where it was; nil where it comes.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where it is; nil where it goes.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of update: insertion, deletion, reload or move.
    public let updateAction: Action

    init(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
        super.init()
    }
}

extension UICollectionViewLayoutAttributes {
    /// A copy. The attributes themselves if a subclass copies to something else.
    var copyOrSelf: UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }
}
