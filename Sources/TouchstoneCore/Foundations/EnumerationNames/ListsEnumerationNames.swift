import TouchstoneEnumerations

// The enumerations of lists: each value prints as its case.

extension UICollectionLayoutListConfigurationAppearance: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "insetGrouped"
        case .sidebar: "sidebar"
        case .sidebarPlain: "sidebarPlain"
        @unknown default: "UICollectionLayoutListConfiguration.Appearance(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionLayoutListConfigurationFooterMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .supplementary: "supplementary"
        @unknown default: "UICollectionLayoutListConfiguration.FooterMode(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionLayoutListConfigurationHeaderMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .supplementary: "supplementary"
        case .firstItemInSection: "firstItemInSection"
        @unknown default: "UICollectionLayoutListConfiguration.HeaderMode(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionLayoutSectionOrthogonalScrollingBehavior: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .continuous: "continuous"
        case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
        case .paging: "paging"
        case .groupPaging: "groupPaging"
        case .groupPagingCentered: "groupPagingCentered"
        @unknown default: "UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewElementCategory: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .cell: "cell"
        case .supplementaryView: "supplementaryView"
        case .decorationView: "decorationView"
        @unknown default: "UICollectionView.ElementCategory(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewFlowLayoutSectionInsetReference: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fromContentInset: "fromContentInset"
        case .fromSafeArea: "fromSafeArea"
        case .fromLayoutMargins: "fromLayoutMargins"
        @unknown default: "UICollectionViewFlowLayout.SectionInsetReference(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewScrollDirection: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .vertical: "vertical"
        case .horizontal: "horizontal"
        @unknown default: "UICollectionView.ScrollDirection(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewUpdateItemAction: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .insert: "insert"
        case .delete: "delete"
        case .reload: "reload"
        case .move: "move"
        case .none: "none"
        @unknown default: "UICollectionViewUpdateItem.Action(rawValue: \(rawValue))"
        }
    }
}
extension UIContextualActionStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .normal: "normal"
        case .destructive: "destructive"
        @unknown default: "UIContextualAction.Style(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellAccessoryType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .disclosureIndicator: "disclosureIndicator"
        case .detailDisclosureButton: "detailDisclosureButton"
        case .checkmark: "checkmark"
        case .detailButton: "detailButton"
        @unknown default: "UITableViewCell.AccessoryType(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellCellStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .value1: "value1"
        case .value2: "value2"
        case .subtitle: "subtitle"
        @unknown default: "UITableViewCell.CellStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellEditingStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .delete: "delete"
        case .insert: "insert"
        @unknown default: "UITableViewCell.EditingStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellFocusStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .custom: "custom"
        @unknown default: "UITableViewCell.FocusStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellSelectionStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .blue: "blue"
        case .gray: "gray"
        case .default: "default"
        @unknown default: "UITableViewCell.SelectionStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellSeparatorStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .singleLine: "singleLine"
        case .singleLineEtched: "singleLineEtched"
        @unknown default: "UITableViewCell.SeparatorStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewRowAnimation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fade: "fade"
        case .right: "right"
        case .left: "left"
        case .top: "top"
        case .bottom: "bottom"
        case .none: "none"
        case .middle: "middle"
        case .automatic: "automatic"
        @unknown default: "UITableView.RowAnimation(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewScrollPosition: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .top: "top"
        case .middle: "middle"
        case .bottom: "bottom"
        @unknown default: "UITableView.ScrollPosition(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewSelfSizingInvalidation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .disabled: "disabled"
        case .enabled: "enabled"
        case .enabledIncludingConstraints: "enabledIncludingConstraints"
        @unknown default: "UITableView.SelfSizingInvalidation(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewSeparatorInsetReference: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fromCellEdges: "fromCellEdges"
        case .fromAutomaticInsets: "fromAutomaticInsets"
        @unknown default: "UITableView.SeparatorInsetReference(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "insetGrouped"
        @unknown default: "UITableView.Style(rawValue: \(rawValue))"
        }
    }
}
