import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The room that a section or group is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the content area in points.
    var contentSize: CGSize { get }
    /// In points, without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the content in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets including the safe area, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section is laid out in and on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container in which the section is laid out.
    var container: any NSCollectionLayoutContainer { get }
    /// What is drawn on.
    var traitCollection: UITraitCollection { get }
}

/// An element in sight, for a section that changes it as the content moves.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// In the collection's coordinates, in points.
    var frame: CGRect { get }
    /// The opacity of the item, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The greater is in front.
    var zIndex: Int { get set }
    /// Applied around the middle.
    var transform: CGAffineTransform { get set }
    /// What kind of element it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Called with what is in sight of a section as the content moves: how far, in points, and in what room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// Groups one after the other, with what is around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Around the groups, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between groups, in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// How the section scrolls across the collection's direction; not at all by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and the like; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are within the leading and trailing insets; true by default.
    open var supplementariesFollowContentInsets = true
    /// Behind the section; none by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called as the content moves; nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// What a list's rows are, where this is a list.
    var list: UICollectionLayoutListConfiguration?

    /// A section of such groups, as many as its items need.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// How all sections lie.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Which way the content scrolls; `.vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections, in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of all; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public override init() { super.init() }
}

/// The room of a layout.
final class LayoutContainer: NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}
