import Foundation
import TouchstoneGeometry

/// One tab of a bar.
open class UITabBarItem: UIBarItem {
    /// What a tab says where the system knows it; here its name, with a capital letter.
    public typealias SystemItem = UITabBarItemSystemItem

    /// The image while it is selected; by default, and where it is set to nil, `image`. Nil without an image.
    open var selectedImage: UIImage? {
        get { image == nil ? nil : ownSelectedImage ?? image }
        set {
            ownSelectedImage = newValue
            onChange?()
        }
    }
    private var ownSelectedImage: UIImage?
    /// What its badge says; nil, the default, for no badge.
    open var badgeValue: String? {
        didSet { onChange?() }
    }
    /// The badge's background; nil, the default, for red.
    open var badgeColor: UIColor? {
        didSet { onChange?() }
    }
    /// How far the title is moved, in points; zero by default. Stored; has no effect.
    open var titlePositionAdjustment = UIOffset.zero

    /// How the bar looks while the item's tab is chosen; nil, the default, leaves it to the bar. The item keeps a copy.
    open var standardAppearance: UIBarAppearance? {
        didSet { onChange?() }
    }
    /// The same where the content does not reach under the bar; nil by default.
    open var scrollEdgeAppearance: UIBarAppearance? {
        didSet { onChange?() }
    }

    /// An item that says and shows nothing.
    public override init() { super.init() }
    /// Decodes nothing: an item that says and shows nothing.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Touchstone extension: what an appearance of the class can set; an override adds properties of its own.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITabBarItem.badgeColor), AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
        ]
    }

    /// An item that says `title` and shows `image`.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// An item that shows another image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    /// Creates an item with a title and an image of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let name = "\(systemItem)"
        self.init(
            title: name.prefix(1).uppercased() + name.dropFirst(),
            image: systemItem.symbolName.flatMap { UIImage(systemName: $0) }, tag: tag)
    }
}

extension UITabBarItem.SystemItem {
    /// The symbol that it shows.
    fileprivate var symbolName: String? {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .history: "clock.arrow.circlepath"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle.fill"
        case .mostViewed: "list.number"
        @unknown default: nil
        }
    }
}
