import Foundation
import TouchstoneCore

extension UITableView {
    /// The styles in which sections are shown.
    public typealias Style = UITableViewStyle

    /// Where a row comes to lie that is scrolled to.
    public typealias ScrollPosition = UITableViewScrollPosition

    /// How rows come and go: with any but `none` they are seen moving and fading, all in the same way.
    public typealias RowAnimation = UITableViewRowAnimation

    /// What separators' insets begin at.
    public typealias SeparatorInsetReference = UITableViewSeparatorInsetReference

    /// Whether cells that need another height get it by themselves.
    public typealias SelfSizingInvalidation = UITableViewSelfSizingInvalidation

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
