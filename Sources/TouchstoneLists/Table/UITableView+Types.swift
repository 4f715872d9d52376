import Foundation
import TouchstoneCore

extension UITableView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// Rows from side to side; headers stay in sight.
        case plain
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other and from the sides, with round corners.
        case insetGrouped
    }

    /// Where a row comes to lie that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Where the least scrolling shows it.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows come and go: with any but `none` they are seen moving and fading, all in the same way.
    public enum RowAnimation: Int, Sendable {
        /// Fading.
        case fade
        /// From or to the right.
        case right
        /// From or to the left.
        case left
        /// From or to the top.
        case top
        /// From or to the bottom.
        case bottom
        /// At once.
        case none
        /// From or to the middle.
        case middle
        /// As the table chooses.
        case automatic = 100
    }

    /// What separators' insets begin at.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges
        /// What the table would have by itself.
        case fromAutomaticInsets
    }

    /// Whether cells that need another height get it by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Not.
        case disabled
        /// When the cell asks for it.
        case enabled
        /// Also when constraints in the cell change.
        case enabledIncludingConstraints
    }

    /// The selection changed; the object is the table.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    var isInset: Bool { style == .insetGrouped }
    /// How far rows keep from the sides, in points.
    var sideInset: CGFloat { isInset ? (bounds.width > 400 ? 20 : 16) : 0 }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    func onNeed() {
        if !isLoaded { load() }
    }
}

/// Views by name that wait to be used again.
@MainActor
struct ReusePool {
    private var waiting: [String: [UIView]] = [:]
    private var keptBack: [(view: UIView, name: String)] = []
    /// Whether what is put here meanwhile waits until this is over; false by default.
    var keepsBack = false {
        didSet {
            guard !keepsBack else { return }
            for (view, name) in keptBack { waiting[name, default: []].append(view) }
            keptBack = []
        }
    }
    private var classes: [String: UIView.Type] = [:]

    mutating func register(_ type: UIView.Type?, _ name: String) { classes[name] = type }
    func registered(_ name: String) -> UIView.Type? { classes[name] }
    mutating func put(_ view: UIView, _ name: String) {
        if keepsBack { keptBack.append((view, name)) } else { waiting[name, default: []].append(view) }
    }
    mutating func take(_ name: String) -> UIView? { waiting[name]?.popLast() }
}
