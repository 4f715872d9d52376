import Foundation
import TouchstoneGeometry

/// One tab of a tab bar.
open class UITabBarItem: UIBarItem {
    /// A system item; its title is its name with a capital letter.
    public typealias SystemItem = UITabBarItemSystemItem

    /// The image while the item is selected; `image` by default, and if it is set to `nil`. `nil` without an image.
    open var selectedImage: UIImage? {
        get { image == nil ? nil : ownSelectedImage ?? image }
        set {
            ownSelectedImage = newValue
            onChange?()
        }
    }
    private var ownSelectedImage: UIImage?
    /// The text of the badge; `nil`, the default, shows no badge.
    open var badgeValue: String? {
        didSet { onChange?() }
    }
    /// The background color of the badge; `nil`, the default, is red.
    open var badgeColor: UIColor? {
        didSet { onChange?() }
    }
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the badge's text for a state. Stored; has no effect.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeAttributes[state] = textAttributes }
    /// Returns the attributes that were set for this state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
    /// The offset of the title, in points; zero by default. Stored; has no effect.
    open var titlePositionAdjustment = UIOffset.zero

    /// The look of the bar while the item's tab is selected; `nil`, the default, uses the bar's own.
    open var standardAppearance: UIBarAppearance? {
        didSet { onChange?() }
    }
    /// The look of the bar while no content extends under it; `nil` by default.
    open var scrollEdgeAppearance: UIBarAppearance? {
        didSet { onChange?() }
    }

    /// Creates an item without a title or image.
    public override init() { super.init() }
    /// Creates an item without a title or image; nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.setUp(self, in: UITabBarItem.self)
    }

    /// Touchstone extension: the properties that an appearance of the class can set. An override adds its own properties.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITabBarItem.badgeColor), AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
        ]
    }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// Creates an item with a title and another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    /// Creates a system item with its name and symbol.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let name = "\(systemItem)"
        self.init(
            title: name.prefix(1).uppercased() + name.dropFirst(),
            image: systemItem.symbolName.flatMap { UIImage(systemName: $0) }, tag: tag)
    }
}

extension UITabBarItem.SystemItem {
    /// The name of the item's symbol; `nil` if there is none.
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
