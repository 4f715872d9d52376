import Foundation
import TouchstoneCore

extension UITableView {
    /// The style of the sections of a table: plain, grouped or inset grouped.
    public typealias Style = UITableViewStyle

    /// The position of a row after scrolling to it.
    public typealias ScrollPosition = UITableViewScrollPosition

    /// The animation of inserted and deleted rows; every value except `.none` moves and fades them in the same way.
    public typealias RowAnimation = UITableViewRowAnimation

    /// The edge from which the insets of separators are measured.
    public typealias SeparatorInsetReference = UITableViewSeparatorInsetReference

    /// Whether cells are resized automatically when their content needs it.
    public typealias SelfSizingInvalidation = UITableViewSelfSizingInvalidation

    /// Posted when the selection of a table changes; the object is the table.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    var isInset: Bool { style == .insetGrouped }
    /// The distance of rows from the sides of the table, in points.
    var sideInset: CGFloat { isInset ? (bounds.width > 400 ? 20 : 16) : 0 }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    func onNeed() {
        if !isLoaded { load() }
    }
}

/// Reusable views by name, and the classes of new ones.
@MainActor
struct ReusePool {
    private var waiting: [String: [UIView]] = [:]
    private var keptBack: [(view: UIView, name: String)] = []
    /// Whether views that are added stay unavailable until the value becomes `false`; the default is `false`.
    var keepsBack = false {
        didSet {
            guard !keepsBack else { return }
            for (view, name) in keptBack { waiting[name, default: []].append(view) }
            keptBack = []
        }
    }
    private var classes: [String: UIView.Type] = [:]
    private var nibs: [String: UINib] = [:]

    mutating func register(_ type: UIView.Type?, _ name: String) {
        classes[name] = type
        nibs[name] = nil
    }
    mutating func register(_ nib: UINib?, _ name: String) {
        classes[name] = nil
        nibs[name] = nib
    }
    /// Returns a view of the registered nib: its first object of a class.
    func fromNib<View: UIView>(_ name: String, as type: View.Type) -> View? {
        guard let nib = nibs[name] else { return nil }
        let found = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
        if found == nil {
            LoggedException.log(
                "register(_:forCellReuseIdentifier:)",
                "invalid nib registered for identifier (\(name)) - nib must contain a top-level \(type).")
        }
        return found
    }
    func registered(_ name: String) -> UIView.Type? { classes[name] }
    mutating func put(_ view: UIView, _ name: String) {
        if keepsBack { keptBack.append((view, name)) } else { waiting[name, default: []].append(view) }
    }
    mutating func take(_ name: String) -> UIView? { waiting[name]?.popLast() }
}
