import Foundation
import TouchstoneCore

/// Something to do with a row, whose button lies behind it until the row is swiped aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What kind of action it is.
    public typealias Style = UIContextualActionStyle

    /// Does it. Call the last argument when it is done, with whether it was: the row closes then.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What kind of action it is.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// What its button says; nil for none.
    open var title: String?
    /// Its button's colour; by default the style's.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
    private var color: UIColor?
    /// What its button shows above the title; nil by default.
    open var image: UIImage?

    /// An action of a style.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions behind one edge of a row, the first at the edge itself.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the first at the edge.
    public let actions: [UIContextualAction]
    /// Whether a swipe that goes on across the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// These actions; with none the row is not swiped.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
