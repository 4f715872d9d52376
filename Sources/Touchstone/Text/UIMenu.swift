import Foundation

/// Something a menu shows: an action, a command, or a menu.
@MainActor
open class UIMenuElement: NSObject {
    open var title: String
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// An action by name, sent up the responder chain.
public final class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?

    public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        self.action = action
        self.propertyList = propertyList
        super.init(title: title, image: image)
    }
}

/// A list of elements. Menus within a menu are shown in line.
public final class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions and commands in the order they are shown.
    var leaves: [UIMenuElement] {
        children.flatMap { element in (element as? UIMenu)?.leaves ?? [element] }
    }
}

/// The editing menu's own items, in its order (RC-32, M-4).
enum StandardEditMenu {
    static let items: [(title: String, action: Selector)] = [
        ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select), ("Select All", .selectAll),
        ("Delete", .delete),
    ]
}
