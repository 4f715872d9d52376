import Foundation
import TouchstoneCore

extension UISplitViewController {
    /// How the columns are shown.
    public typealias DisplayMode = UISplitViewControllerDisplayMode

    /// What the other columns do with the secondary.
    public typealias SplitBehavior = UISplitViewControllerSplitBehavior

    /// The columns of a split view controller.
    public typealias Column = UISplitViewControllerColumn

    /// How many columns there are.
    public typealias Style = UISplitViewControllerStyle

    /// Where the primary is.
    public typealias PrimaryEdge = UISplitViewControllerPrimaryEdge
}

/// How wide a column wants to be, in points.
struct ColumnWidth {
    var points = UISplitViewController.automaticDimension
    /// Of the split view's width, 0 to 1.
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

    /// How many columns show with the secondary.
    var count: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        @unknown default: 0
        }
    }

    /// What they do with the secondary; nil where there are none.
    var behavior: UISplitViewControllerSplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        @unknown default: nil
        }
    }

    /// So many columns, which do that with the secondary; a single one does not push it aside.
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
