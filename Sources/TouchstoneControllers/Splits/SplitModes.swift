import Foundation
import TouchstoneCore

extension UISplitViewController {
    /// How the columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// As there is room: one beside the secondary where the window is wider than high, and the secondary alone elsewhere.
        case automatic
        /// The secondary alone.
        case secondaryOnly
        /// The primary, or of three columns the supplementary, beside the secondary.
        case oneBesideSecondary
        /// The same over the secondary.
        case oneOverSecondary
        /// All three beside each other.
        case twoBesideSecondary
        /// Primary and supplementary over the secondary.
        case twoOverSecondary
        /// Primary and supplementary, which push the secondary aside.
        case twoDisplaceSecondary
        /// The former name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary

        /// How many columns show with the secondary.
        var count: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// What they do with the secondary; nil where there are none.
        var behavior: SplitBehavior? {
            switch self {
            case .automatic, .secondaryOnly: nil
            case .oneBesideSecondary, .twoBesideSecondary: .tile
            case .oneOverSecondary, .twoOverSecondary: .overlay
            case .twoDisplaceSecondary: .displace
            }
        }

        /// So many columns, which do that with the secondary; a single one does not push it aside.
        init(_ count: Int, _ behavior: SplitBehavior) {
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

    /// What the other columns do with the secondary.
    public enum SplitBehavior: Int, Sendable {
        /// As the display mode has it, and as there is room.
        case automatic
        /// They stand beside it.
        case tile
        /// They lie over it.
        case overlay
        /// Two of them push it aside.
        case displace
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first.
        case primary
        /// Between them, where there are three.
        case supplementary
        /// The last.
        case secondary
        /// What shows in a narrow window.
        case compact
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, by `viewControllers`.
        case unspecified
        /// Two.
        case doubleColumn
        /// Three.
        case tripleColumn
    }

    /// Where the primary is.
    public enum PrimaryEdge: Int, Sendable {
        /// At the left.
        case leading
        /// At the right.
        case trailing
    }
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
