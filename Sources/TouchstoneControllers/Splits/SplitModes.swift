import Foundation
import TouchstoneCore

extension UISplitViewController {
    /// The arrangement of the columns.
    public typealias DisplayMode = UISplitViewControllerDisplayMode

    /// How the other columns affect the secondary one.
    public typealias SplitBehavior = UISplitViewControllerSplitBehavior

    /// A column of a split view controller.
    public typealias Column = UISplitViewControllerColumn

    /// The number of columns.
    public typealias Style = UISplitViewControllerStyle

    /// The edge at which the primary column is.
    public typealias PrimaryEdge = UISplitViewControllerPrimaryEdge
}

/// The preferred width of a column and its limits, in points.
struct ColumnWidth {
    var points = UISplitViewController.automaticDimension
    /// The fraction of the split view's width, from 0 to 1.
    var fraction = UISplitViewController.automaticDimension
    var least = UISplitViewController.automaticDimension
    var greatest = UISplitViewController.automaticDimension

    func width(in whole: CGFloat) -> CGFloat {
        var width = points >= 0 ? points : fraction >= 0 ? whole * fraction : min(320, whole * 0.4)
        if greatest >= 0 { width = min(width, greatest) }
        if least >= 0 { width = max(width, least) }
        return min(width, whole).rounded()
    }
}

extension UISplitViewControllerDisplayMode {
    /// The former name of `oneBesideSecondary`.
    public static let allVisible = Self.oneBesideSecondary
    /// The former name of `secondaryOnly`.
    public static let primaryHidden = Self.secondaryOnly
    /// The former name of `oneOverSecondary`.
    public static let primaryOverlay = Self.oneOverSecondary

    /// The number of columns that show together with the secondary one.
    var count: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        @unknown default: 0
        }
    }

    /// How the other columns affect the secondary one; `nil` if no other column shows.
    var behavior: UISplitViewControllerSplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        @unknown default: nil
        }
    }

    /// Creates the display mode with a number of columns and a behavior. A single column never displaces the secondary one.
    init(_ count: Int, _ behavior: UISplitViewControllerSplitBehavior) {
        self =
            switch (count, behavior) {
            case (...0, _): .secondaryOnly
            case (1, .overlay): .oneOverSecondary
            case (1, _): .oneBesideSecondary
            case (_, .overlay): .twoOverSecondary
            case (_, .displace): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
    }
}
