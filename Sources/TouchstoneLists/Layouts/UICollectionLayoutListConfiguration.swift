import Foundation
import TouchstoneCore

/// The configuration of a list: a collection view that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list, such as plain or inset grouped.
    public typealias Appearance = UICollectionLayoutListConfigurationAppearance

    /// The source of the headers of sections.
    public typealias HeaderMode = UICollectionLayoutListConfigurationHeaderMode

    /// The source of the footers of sections.
    public typealias FooterMode = UICollectionLayoutListConfigurationFooterMode

    /// A closure that makes the swipe actions of a row; it returns `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The appearance of the list.
    public let appearance: Appearance
    /// The source of the headers; the default is `.none`.
    public var headerMode = HeaderMode.none
    /// The source of the footers; the default is `.none`.
    public var footerMode = FooterMode.none
    /// Whether rows have separators below them; the default is `true`.
    public var showsSeparators = true
    /// The color behind the list; `nil`, the default, uses the color of the appearance.
    public var backgroundColor: UIColor?
    /// The space above headers, in points; `nil`, the default, uses the space of the appearance.
    public var headerTopPadding: CGFloat?
    /// The actions at the leading edge of a row; the default is `nil`.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing edge of a row; the default is `nil`.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) { self.appearance = appearance }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension NSCollectionLayoutSection {
    /// Returns a section of rows that are as wide as the section and as high as their cells prefer.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let side: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
        let gap: CGFloat = configuration.isGrouped ? 17.5 : 0
        section.contentInsets = NSDirectionalEdgeInsets(
            top: configuration.headerMode == .supplementary ? 0 : gap, leading: side,
            bottom: configuration.footerMode == .supplementary ? 0 : gap, trailing: side)
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout in which every section is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
