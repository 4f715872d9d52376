import Foundation
import TouchstoneCore

/// An action of a row in its older form; a swipe on the row shows its button.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The look of an action.
    public enum Style: Int, Sendable {
        /// The look of an action that removes something, in red.
        case `default`
        /// The look of any other action, in gray.
        case normal
        /// The look of an action that removes something, in red; the same as `.default`.
        public static var destructive: Style { .default }
    }

    /// The look of the action.
    open var style: Style { initialStyle }
    private let initialStyle: Style
    /// The title of the button; `nil` for none.
    open var title: String?
    /// The color of the button; `nil`, the default, for the color of the style.
    open var backgroundColor: UIColor?
    /// The effect behind the button; `nil` by default. Stored; has no effect.
    open var backgroundEffect: AnyObject?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action whose button calls `handler` with the action and the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (initialStyle, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Returns the action of a row in its newer form. The row closes after the handler.
    func contextual(_ path: IndexPath) -> UIContextualAction {
        let made = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, done in
            handler(self, path)
            done(true)
        }
        if let backgroundColor { made.backgroundColor = backgroundColor }
        return made
    }
}

extension UITableView {
    /// The delegate's actions at the trailing edge of a row, in the newer or otherwise the older form; `nil` if there are none.
    func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        if let found = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return found }
        guard let older = rowDelegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let made = UISwipeActionsConfiguration(actions: older.map { $0.contextual(path) })
        // The older form has no full swipe.
        made.performsFirstActionWithFullSwipe = false
        return made
    }
}
