import Foundation
import TouchstoneCore

/// A width or height, in points or as a fraction of the container.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case width, height, absolute, estimated }
    private let kind: Kind
    private let initialDimension: CGFloat
    /// The fraction, or the length in points.
    open var dimension: CGFloat { initialDimension }

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        initialDimension = dimension
        super.init()
    }

    /// Returns a dimension that is a fraction of the width of the container.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width, fractionalWidth)
    }
    /// Returns a dimension that is a fraction of the height of the container.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height, fractionalHeight)
    }
    /// Returns a dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Returns an estimated dimension in points, which is replaced by the dimension that the view prefers.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether the dimension is a fraction of the width of the container.
    open var isFractionalWidth: Bool { kind == .width }
    /// Whether the dimension is a fraction of the height of the container.
    open var isFractionalHeight: Bool { kind == .height }
    /// Whether the dimension is in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the dimension is estimated until the view determines it.
    open var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .width: container.width * dimension
        case .height: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The width and the height of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width of the item.
    open var widthDimension: NSCollectionLayoutDimension { initial.width }
    /// The height of the item.
    open var heightDimension: NSCollectionLayoutDimension { initial.height }
    private let initial: (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)

    /// Creates a size with two dimensions.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        initial = (widthDimension, heightDimension)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
    var estimates: UICollectionViewLayoutAttributes.Estimates {
        .init(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}

/// The spacing between items: a fixed number of points, or a minimum number of points.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The spacing in points, which is the minimum if the spacing is flexible.
    open var spacing: CGFloat { initial.spacing }
    /// Whether the spacing grows into the remaining space.
    open var isFlexibleSpacing: Bool { initial.isFlexible }
    private let initial: (spacing: CGFloat, isFlexible: Bool)

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        initial = (spacing, isFlexible)
        super.init()
    }

    /// Returns a spacing of at least a number of points, which grows into the remaining space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Returns a spacing of a fixed number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// Whether the spacing is a fixed number of points.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The spacing around an item, outside its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The spacing at the leading edge; `nil` for none.
    open var leading: NSCollectionLayoutSpacing? { initial.leading }
    /// The spacing at the top edge; `nil` for none.
    open var top: NSCollectionLayoutSpacing? { initial.top }
    /// The spacing at the trailing edge; `nil` for none.
    open var trailing: NSCollectionLayoutSpacing? { initial.trailing }
    /// The spacing at the bottom edge; `nil` for none.
    open var bottom: NSCollectionLayoutSpacing? { initial.bottom }
    private let initial:
        (
            leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
            bottom: NSCollectionLayoutSpacing?
        )

    /// Creates a spacing for each of the four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        initial = (leading, top, trailing, bottom)
        super.init()
    }
}

/// The position of a supplementary view: the edges to which it is anchored, and the offset from them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; without an edge in an axis, the view is centered in that axis.
    open var edges: NSDirectionalRectEdge { initial.edges }
    /// The offset in points, or as fractions of the size of the view if `isFractionalOffset` is `true`.
    open var offset: CGPoint { initial.offset }
    /// Whether the offset is a fraction of the size of the view.
    open var isFractionalOffset: Bool { initial.isFractional }
    private let initial: (edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool)

    /// Creates an anchor at edges, without an offset.
    public init(edges: NSDirectionalRectEdge) {
        initial = (edges, .zero, false)
        super.init()
    }
    /// Creates an anchor with an offset in points from edges.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        initial = (edges, absoluteOffset, false)
        super.init()
    }
    /// Creates an anchor with an offset from edges as a fraction of the size of the view.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        initial = (edges, fractionalOffset, true)
        super.init()
    }

    /// Returns the frame of an anchored view of a size in a rectangle.
    func frame(_ size: CGSize, in rect: CGRect) -> CGRect {
        var x = rect.midX - size.width / 2
        var y = rect.midY - size.height / 2
        if edges.contains(.leading) { x = rect.minX }
        if edges.contains(.trailing) { x = rect.maxX - size.width }
        if edges.contains(.top) { y = rect.minY }
        if edges.contains(.bottom) { y = rect.maxY - size.height }
        x += offset.x * (isFractionalOffset ? size.width : 1)
        y += offset.y * (isFractionalOffset ? size.height : 1)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

/// An item or a group of items in a layout, with its size.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size of the item, including its insets.
    open var layoutSize: NSCollectionLayoutSize { initial.layoutSize }
    /// The insets inside the size of the item, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing outside the size of the item; the default is `nil`.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The supplementary views that are anchored to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { initial.supplementaryItems }
    private let initial: (layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])

    /// Creates an item with a size and supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        initial = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// A supplementary view that is anchored to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The element kind of the view.
    open var elementKind: String { initial.elementKind }
    /// The position of the view in its container.
    open var containerAnchor: NSCollectionLayoutAnchor { initial.containerAnchor }
    /// The point of the view that is at `containerAnchor`; the default is `nil`; stored; has no effect.
    open var itemAnchor: NSCollectionLayoutAnchor? { initial.itemAnchor }
    private let initial:
        (elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor?)
    /// The order in the z-axis; a greater value is in front. The default is 0.
    open var zIndex = 0

    /// Creates a supplementary view of a kind and a size at an anchor.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        initial = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }
}

/// A supplementary view at the edge of a section or of the whole layout, such as a header or a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the view is.
    open var alignment: NSRectAlignment { initial.alignment }
    /// The offset from that edge or corner, in points.
    open var offset: CGPoint { initial.offset }
    private let initial: (alignment: NSRectAlignment, offset: CGPoint)
    /// Whether the view stays visible while its section is visible; the default is `false`.
    open var pinToVisibleBounds = false
    /// Whether the section grows by the size of the view; the default is `true`.
    open var extendsBoundary = true

    /// Creates a supplementary view of a kind and a size at an edge or corner.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        initial = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }
}

/// A decoration view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The element kind of the view.
    open var elementKind: String { initialElementKind }
    /// The order in the z-axis; a greater value is in front. The default, 0, is behind the items.
    open var zIndex = 0
    private let initialElementKind: String

    private init(elementKind: String) {
        initialElementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
    /// Returns a decoration that fills a section except for its own insets.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the coordinates of the group, in points.
    open var frame: CGRect { initial.frame }
    /// The order in the z-axis; a greater value is in front.
    open var zIndex: Int { initial.zIndex }
    private let initial: (frame: CGRect, zIndex: Int)

    /// Creates an item with a frame.
    public init(frame: CGRect, zIndex: Int = 0) {
        initial = (frame, zIndex)
        super.init()
    }
}

/// A closure that returns the items of a custom group in an environment.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items that are side by side, one below the other, or at custom positions.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Kind {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }
    let kind: Kind
    /// The items, which are repeated as long as there is space.
    open var subitems: [NSCollectionLayoutItem] { initialSubitems }
    private let initialSubitems: [NSCollectionLayoutItem]
    /// The number of items, which have the same size; `nil` for as many as there is space for.
    let count: Int?
    /// The spacing between the items; `nil` for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ kind: Kind, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?) {
        self.kind = kind
        initialSubitems = subitems
        self.count = count
        super.init(layoutSize: layoutSize)
    }

    /// Returns a group of items side by side, repeated as long as there is space.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, nil) }
    /// Returns a group of `count` items side by side, which share the width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], max(1, count)) }
    /// Returns a group of `count` items side by side, which share the width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], max(1, count)) }
    /// Returns a group of items one below the other, repeated as long as there is space.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, nil) }
    /// Returns a group of `count` items one below the other, which share the height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], max(1, count)) }
    /// Returns a group of `count` items one below the other, which share the height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], max(1, count)) }
    /// Returns a group in which `itemProvider` determines the frames of the items.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], nil) }
}
