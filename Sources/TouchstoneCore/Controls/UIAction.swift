import Foundation

/// The handler of a `UIAction`. It receives the action, and the action's `sender` is the control that sent it.
public typealias UIActionHandler = UIAction.Handler

/// A closure with a title, an image and an identity.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
    /// Names an action: on one control, actions with the same identifier replace each other (C-18).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// An identifier of this name; equal names are equal identifiers.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The handler of an action. It receives the action, and the action's `sender` is the control that sent it.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What the action is known by; made up, and different from all others, where none was given (C-18).
    public let identifier: Identifier
    /// What the action was sent by, while it is being handled.
    public internal(set) var sender: Any?
    /// What it is called where there is room for more than the title; nil by default. Stored; has no effect.
    public var discoverabilityTitle: String?
    /// How a menu shows it; none by default. Neither this nor `state` has a part in a control's sending.
    public var attributes: Attributes
    /// The mark that a menu shows beside it; `.off` by default.
    public var state: State
    private let handler: Handler
    private static var made = 0

    /// An action that calls `handler` whenever it is sent or chosen.
    /// - Parameter identifier: Made up where it is nil; actions with the same one replace each other on a control
    /// (C-18).
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

    func perform(sender: Any?) {
        // The handler may have the action sent again.
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
