import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The container in which a section or group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size of the container without its insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that determine the effective size, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits with which a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container of the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A visible element, which a section can change while the content scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The frame in the coordinates of the collection view, in points.
    var frame: CGRect { get }
    /// The opacity of the element, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order in the z-axis; a greater value is in front.
    var zIndex: Int { get set }
    /// The transform of the element, applied around its center.
    var transform: CGAffineTransform { get set }
    /// The category of the element: cell, supplementary view or decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// A closure that is called while the content scrolls, with the visible elements of a section, the scroll offset in points, and the
/// layout environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a sequence of groups with headers, footers and decorations.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The insets around the groups, in points; zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points; the default is 0.
    open var interGroupSpacing: CGFloat = 0
    /// The way in which the section scrolls across the scroll direction of the layout; the default is `.none`.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers of the section; empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers follow the leading and trailing insets; the default is `true`.
    open var supplementariesFollowContentInsets = true
    /// The decoration views behind the section; empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// A closure that is called while the content scrolls; the default is `nil`.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The configuration of a list; `nil` if the section is not a list.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section that repeats a group as often as its items need.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// The configuration that applies to all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The scroll direction of the layout; the default is `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points; the default is 0.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout; empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public override init() { super.init() }
}

/// The container and the environment of a layout.
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
