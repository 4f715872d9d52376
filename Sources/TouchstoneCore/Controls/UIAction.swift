import Foundation

/// The closure that an action calls; its argument is the action, and `sender` of the action is the object that sent it.
public typealias UIActionHandler = UIAction.Handler

/// A menu element that calls a closure; controls and menus send it.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
    /// The identity of an action: on one control, an action replaces another one with the same identifier (C-18).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an identifier with a name; identifiers with equal names are equal.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The closure that an action calls; its argument is the action, and `sender` of the action is the object that sent it.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The identity of the action; unique and generated if none was given (C-18).
    public let identifier: Identifier
    /// The object that sent the action, while the handler runs; otherwise `nil`.
    public internal(set) var sender: Any?
    /// A longer title for places with more space; the default is `nil`. Stored; has no effect.
    public var discoverabilityTitle: String?
    /// The style of the action in a menu; empty by default. A control sends the action regardless of this and `state`.
    public var attributes: Attributes
    /// The mark beside the action in a menu; the default is `.off`.
    public var state: State
    private let handler: Handler
    /// The bar button item whose button has this action; `nil` for other actions.
    package weak var barItem: UIBarButtonItem?
    /// The item that gives the back button with this action its look. The button does not call what the item calls.
    weak var backItem: UIBarButtonItem?
    private static var made = 0

    /// Creates an action that calls `handler` whenever it is sent or chosen.
    /// - Parameter identifier: The identity of the action; generated if it is `nil`. On a control, an action replaces another one with
    ///   the same identifier (C-18).
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        UIAction.made += 1
        self.identifier = identifier ?? Identifier("action \(UIAction.made)")
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    package func perform(sender: Any?) {
        // The handler may send the action again.
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
