import Foundation

/// An element of a menu: an action, a command or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title; empty by default. A menu does not show its own title.
    open var title: String
    /// The image; `nil` by default. Menus do not show it here.
    open var image: UIImage?
    /// Additional text; `nil` by default. Menus do not show it here.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// The mark next to an element.
    public typealias State = UIMenuElementState

    /// Options for how a menu shows an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is shown but cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// A menu element that sends an action up the responder chain.
open class UICommand: UIMenuElement {
    /// The action, which goes to the first responder in the chain that takes it.
    public let action: Selector!
    /// Additional data for the action's target; `nil` by default.
    public let propertyList: Any?
    /// Options for how a menu shows the command; none by default. A command that no responder takes is always shown
    /// disabled.
    open var attributes: Attributes
    /// The mark next to the command; `.off` by default.
    open var state: State
    /// A longer title for places with enough space; `nil` by default.
    open var discoverabilityTitle: String?

    /// Creates a command that sends `action` when it is chosen.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.discoverabilityTitle = discoverabilityTitle
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
}
