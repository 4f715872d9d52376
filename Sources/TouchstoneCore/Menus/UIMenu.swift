import Foundation

/// A list of menu elements. Submenus are shown inline, and the menu's own title is not shown.
public final class UIMenu: UIMenuElement {
    /// The elements, in the order in which they are shown.
    public let children: [UIMenuElement]
    /// The identifier of the menu; a unique one by default.
    public let identifier: Identifier
    /// Options for how the menu is shown; none by default. Here all submenus are shown inline.
    public let options: Options
    /// The size of the elements; `.automatic` by default. Stored; has no effect.
    public var preferredElementSize: ElementSize
    private static var made = 0

    /// Creates a menu with these elements. A menu without elements is not shown (M-5).
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        UIMenu.made += 1
        self.identifier = identifier ?? Identifier("menu \(UIMenu.made)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Returns a copy of the menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements with state `.on`, in this menu and its submenus.
    public var selectedElements: [UIMenuElement] {
        leaves.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
    }

    /// A name that identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an identifier. Identifiers with equal names are equal.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Options for how a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The menu is shown inline in its parent menu, as all menus are here.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu is shown in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element is in state `.on`.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The menu is shown as a palette.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a menu's elements.
    public typealias ElementSize = UIMenuElementSize

    /// The actions and commands of the menu and its submenus, in order.
    private var leaves: [UIMenuElement] {
        children.flatMap { element in (element as? UIMenu)?.leaves ?? [element] }
    }

    /// Returns the items for a menu panel.
    ///
    /// A command goes to the first responder, from `start` up the chain, that takes its action. A command that no
    /// responder takes is disabled.
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
                    // The responder that takes the action may have changed while the menu was open.
                    guard let target = start?.target(forAction: command.action, withSender: command) else { return }
                    application?.sendAction(command.action, to: target, from: command, for: nil)
                }
            default: return nil
            }
        }
    }
}

/// The standard items of the editing menu, in order (RC-32, M-4).
enum StandardEditMenu {
    static let items: [(title: String, action: Selector)] = [
        ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select), ("Select All", .selectAll),
        ("Delete", .delete),
    ]
}
