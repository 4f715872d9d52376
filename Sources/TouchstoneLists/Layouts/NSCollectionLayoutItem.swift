import Foundation
import TouchstoneCore

/// A width or height: in points, or a part of the container's.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind { case width, height, absolute, estimated }
    let kind: Kind
    /// The part, or the points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// A part of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width, fractionalWidth)
    }
    /// A part of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height, fractionalHeight)
    }
    /// Returns a dimension of a fixed number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Points until the view has said what it needs.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether it is a part of the container's width.
    public var isFractionalWidth: Bool { kind == .width }
    /// Whether it is a part of the container's height.
    public var isFractionalHeight: Bool { kind == .height }
    /// Whether it is in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the view decides.
    public var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .width: container.width * dimension
        case .height: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// A width and a height.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    /// The width of the item or group.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height of the item or group.
    public let heightDimension: NSCollectionLayoutDimension
    /// A size of these dimensions.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
    var estimates: UICollectionViewLayoutAttributes.Estimates {
        .init(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}

/// The room between items: a number of points, or that and more.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    /// The spacing between items in points.
    public let spacing: CGFloat
    /// Whether it takes what is left.
    public let isFlexibleSpacing: Bool
    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }
    /// So many points, and what is left.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// Returns a spacing of a fixed number of points.
    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    /// Whether it is so many points.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Room around an item, outside of its size.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Where reading begins; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// At the top; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// Where reading ends; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// At the bottom; nil for none.
    public let bottom: NSCollectionLayoutSpacing?
    /// Room at these edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// Where a view beside an item lies: at which edges, and how far from there.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
    /// At which edges; the middle along an axis without any.
    public let edges: NSDirectionalRectEdge
    /// How far from there: in points, or as parts of the view's own size where `isFractionalOffset`.
    public let offset: CGPoint
    /// Whether the offset is parts of the view's size.
    public let isFractionalOffset: Bool
    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }
    /// Creates an anchor at these edges of the item.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// So many points from these edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// Such parts of the view's size from these edges.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The frame of a view of that size beside a rectangle.
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

/// An item of a layout, or a group of items: how large it is.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size that it takes, with its insets.
    public let layoutSize: NSCollectionLayoutSize
    /// Inside of the size, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Outside of the size; nil by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The supplementary views that are attached to the item.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// An item of that size, with views beside it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// A view beside an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// What kind it is.
    public let elementKind: String
    /// Where it lies in its container.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which of its own points lies there; nil for the one that the other anchor means.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The greater is in front; 0 by default.
    open var zIndex = 0

    /// A view of that kind and size, there.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }
}

/// A header, a footer or the like of a section or of all.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The position of the supplementary view relative to the section.
    public let alignment: NSRectAlignment
    /// How far from there, in points.
    public let offset: CGPoint
    /// Whether it stays in sight as long as its section is; false by default.
    open var pinToVisibleBounds = false
    /// Whether the section makes room for it; true by default.
    open var extendsBoundary = true

    /// A view of that kind and size at that edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// What kind it is.
    public let elementKind: String
    /// The greater is in front; 0, the default, is behind the items.
    open var zIndex = 0
    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
    /// A view behind all of a section, less its insets.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// Where an item of a custom group lies.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group, in points.
    public let frame: CGRect
    /// The greater is in front.
    public let zIndex: Int
    /// Creates a custom item with a frame in the group.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Kind {
        case horizontal, vertical
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }
    let kind: Kind
    /// The items, which are repeated as often as there is room.
    public let subitems: [NSCollectionLayoutItem]
    /// How many there are, all of one size; nil for as many as there is room.
    let count: Int?
    /// Between the items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ kind: Kind, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?) {
        self.kind = kind
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: layoutSize)
    }

    /// Items beside each other, repeated as often as there is room.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, nil) }
    /// So many items beside each other, which share the width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], max(1, count)) }
    /// So many items beside each other, which share the width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], max(1, count)) }
    /// Items below each other, repeated as often as there is room.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, nil) }
    /// So many items below each other, which share the height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], max(1, count)) }
    /// So many items below each other, which share the height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], max(1, count)) }
    /// Items where `itemProvider` says.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], nil) }
}
