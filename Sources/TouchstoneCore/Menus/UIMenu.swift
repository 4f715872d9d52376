import Foundation

/// A list of elements. Menus within a menu are shown in line, and its own title is not shown.
public final class UIMenu: UIMenuElement {
    /// The elements, in the order they are shown.
    public let children: [UIMenuElement]
    /// What the menu is known by; made up, and different from all others, where none was given.
    public let identifier: Identifier
    /// How the menu is shown; nothing special by default. Here all are shown in line.
    public let options: Options
    /// How large its elements are shown; `.automatic` by default. Stored; has no effect.
    public var preferredElementSize: ElementSize
    private static var made = 0

    /// A menu of these elements; with none it is not shown (M-5).
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

    /// The same menu with these elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements, here or in menus within, that are ticked.
    public var selectedElements: [UIMenuElement] {
        leaves.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
    }

    /// Names a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// An identifier of this name; equal names are equal identifiers.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// In line in the menu that it is in, as here all are.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// In red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements is ticked.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// As a palette.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large elements are shown.
    public typealias ElementSize = UIMenuElementSize

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
