import Foundation
import TouchstoneCore

/// Describes a collection that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// How a list looks.
    public typealias Appearance = UICollectionLayoutListConfigurationAppearance

    /// Where headers come from.
    public typealias HeaderMode = UICollectionLayoutListConfigurationHeaderMode

    /// Where footers come from.
    public typealias FooterMode = UICollectionLayoutListConfigurationFooterMode

    /// Makes the actions behind a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// How the list looks.
    public let appearance: Appearance
    /// Where headers come from; there are none by default.
    public var headerMode = HeaderMode.none
    /// Where footers come from; there are none by default.
    public var footerMode = FooterMode.none
    /// Whether there are lines below rows; true by default.
    public var showsSeparators = true
    /// What is behind the list; nil, the default, for what the look has.
    public var backgroundColor: UIColor?
    /// Above headers, in points; nil, the default, for what the look has.
    public var headerTopPadding: CGFloat?
    /// The actions behind a row's leading edge; nil by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions behind a row's trailing edge; nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list that looks so.
    public init(appearance: Appearance) { self.appearance = appearance }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension NSCollectionLayoutSection {
    /// A section of rows.
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
    /// A layout all of whose sections are lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
