import Foundation

/// Something a menu shows: an action, a command, or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What it says; empty by default. A menu's own title is not shown.
    open var title: String
    /// Its image, which menus do not show here; nil by default.
    open var image: UIImage?
    /// What it says besides, which menus do not show here; nil by default.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// Whether it is ticked.
    public typealias State = UIMenuElementState

    /// How a menu shows an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shown, and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing it leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// An action by name, sent up the responder chain.
open class UICommand: UIMenuElement {
    /// The action to send, to whoever takes it up the responder chain.
    public let action: Selector!
    /// Anything that the target may read from the command; nil by default.
    public let propertyList: Any?
    /// How a menu shows it; none by default. Where nobody takes the action it is disabled anyway.
    open var attributes: Attributes
    /// The mark that a menu shows beside it; `.off` by default.
    open var state: State
    /// What it is called where there is room for more than the title; nil by default.
    open var discoverabilityTitle: String?

    /// A command that sends `action` when it is chosen.
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
