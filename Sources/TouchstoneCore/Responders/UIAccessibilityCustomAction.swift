import Foundation

/// An action that an element offers besides its activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs an action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    /// The name of the action.
    open var name: String
    /// The image of the action; `nil` by default.
    open var image: UIImage?
    /// The closure that performs the action; `nil` by default.
    open var actionHandler: Handler?
    /// The object that receives `selector`; not retained.
    open weak var target: AnyObject?
    /// The method to call on `target`.
    open var selector: Selector?

    /// Creates an action that calls `actionHandler`.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action that calls `selector` on `target`, which is not retained.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
}
