import Foundation
import TouchstoneCore

/// An action of a row; a swipe on the row shows its button.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action, normal or destructive.
    public typealias Style = UIContextualActionStyle

    /// A closure that performs an action. It calls its last argument when the action is finished, with the result; the row then closes.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action, normal or destructive.
    open var style: Style { initial.style }
    /// The closure that performs the action.
    open var handler: Handler { initial.handler }
    private let initial: (style: Style, handler: Handler)
    /// The title of the button; `nil` for none.
    open var title: String?
    /// The color of the button; by default the color of the style.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
    private var color: UIColor?
    /// The image above the title of the button; the default is `nil`.
    open var image: UIImage?

    /// Creates an action with a style, a title and a handler.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        initial = (style, handler)
        self.title = title
        super.init()
    }
}

/// The actions at one edge of a row, the first one next to the edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the first one next to the edge.
    open var actions: [UIContextualAction] { initialActions }
    private let initialActions: [UIContextualAction]
    /// Whether a swipe across most of the row performs the first action; the default is `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration; without actions the row cannot be swiped.
    public init(actions: [UIContextualAction]) {
        initialActions = actions
        super.init()
    }
}
