import Foundation

/// Something a menu shows: an action, a command, or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What it says; empty by default. A menu's own title is not shown.
    open var title: String
    /// Its image, which menus do not show here; nil by default.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// Whether it is ticked.
    public enum State: Int, Sendable {
        /// Not marked; the default.
        case off
        /// Marked as true.
        case on
        /// Marked as true of some of what it is about.
        case mixed
    }

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
public final class UICommand: UIMenuElement {
    /// The action to send, to whoever takes it up the responder chain.
    public let action: Selector
    /// Anything that the target may read from the command; nil by default.
    public let propertyList: Any?
    /// How a menu shows it; none by default. Where nobody takes the action it is disabled anyway.
    public var attributes: Attributes
    /// The mark that a menu shows beside it; `.off` by default.
    public var state: State

    /// A command that sends `action` when it is chosen.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}

/// A list of elements. Menus within a menu are shown in line, and its own title is not shown.
public final class UIMenu: UIMenuElement {
    /// The elements, in the order they are shown.
    public let children: [UIMenuElement]

    /// A menu of these elements; with none it is not shown (M-5).
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions and commands in the order they are shown.
    private var leaves: [UIMenuElement] {
        children.flatMap { element in (element as? UIMenu)?.leaves ?? [element] }
    }

    /// What a panel shows of it. Commands go to whoever takes them from `start` up, and are disabled where nobody does.
    func items(sender: AnyObject?, from start: UIResponder?, in application: UIApplication) -> [MenuPanel.Item] {
        leaves.compactMap { element -> MenuPanel.Item? in
            switch element {
            case let action as UIAction:
                guard !action.attributes.contains(.hidden) else { return nil }
                return MenuPanel.Item(title: action.title, attributes: action.attributes, state: action.state) {
                    [weak sender] in action.perform(sender: sender)
                }
            case let command as UICommand:
                guard !command.attributes.contains(.hidden) else { return nil }
                var attributes = command.attributes
                if start?.target(forAction: command.action, withSender: command) == nil { attributes.insert(.disabled) }
                return MenuPanel.Item(title: command.title, attributes: attributes, state: command.state) {
                    [weak start, weak application] in
                    // Who takes it may have changed while the menu was open.
                    guard let target = start?.target(forAction: command.action, withSender: command) else { return }
                    application?.sendAction(command.action, to: target, from: command, for: nil)
                }
            default: return nil
            }
        }
    }
}

/// The editing menu's own items, in its order (RC-32, M-4).
enum StandardEditMenu {
    static let items: [(title: String, action: Selector)] = [
        ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select), ("Select All", .selectAll),
        ("Delete", .delete),
    ]
}
