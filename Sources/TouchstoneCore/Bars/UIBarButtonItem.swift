import Foundation

/// The common superclass of items in bars: buttons and tabs.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The text of the item; `nil` shows none.
    open var title: String? {
        didSet { changed() }
    }
    /// The image before the title; `nil` for none.
    open var image: UIImage? {
        didSet { changed() }
    }
    /// The image on a phone in landscape orientation; `nil` by default. Stored; has no effect.
    open var landscapeImagePhone: UIImage?
    /// The insets of the image in its button, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { changed() }
    }
    /// Whether the item reacts to touches; `true` by default. Has no effect on a custom view.
    open var isEnabled = true {
        didSet { changed() }
    }
    /// A number for the application's own use; 0 by default.
    open var tag = 0
    /// The identifier of the item's button, with which tests find it; `nil`, the default, uses the title.
    open var accessibilityIdentifier: String?
    /// The name of the item for accessibility; `nil`, the default, uses the title.
    open var accessibilityLabel: String? {
        didSet { changed() }
    }
    /// The effect of the item for accessibility; `nil` by default.
    open var accessibilityHint: String? {
        didSet { changed() }
    }
    /// The value of the item for accessibility; `nil` by default.
    open var accessibilityValue: String?
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item without a title or image.
    public override init() { super.init() }
    /// Creates an item without a title or image; nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init()
        coder.setUp(self, in: UIBarItem.self)
    }

    /// Touchstone extension: the properties that an appearance of the class can set. An override adds its own properties.
    open class var appearanceProperties: [AppearanceProperty] { [AppearanceProperty(each: \UIBarItem.attributes)] }

    /// Sets the font and color of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        changed()
    }
    /// Returns the attributes that were set for exactly this state; `nil` if there are none.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// Called when the item changes, so that its bar can update.
    package var onChange: (@MainActor () -> Void)?
    func changed() { onChange?() }
    /// The name of the item in reports, which is also that of its button.
    package var nameInReports: String? { accessibilityIdentifier ?? title }
    /// Sets the values of appearances on the item when `bar` shows it.
    package func takeAppearance(in bar: UIView) {
        bar.windowStorage?.application?.appearancesInUse?.give(to: self, in: bar)
    }
}

extension UIBarItem: NamedInReports {}

extension UIBarItem: AppearanceCustomizable {
    /// Touchstone extension: creates an item with `init(coder:)`.
    public static func makeForAppearance() -> Self? { Self(coder: NSCoder()) }
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
    /// The prominence of an item; all styles look alike.
    public typealias Style = UIBarButtonItemStyle
    /// A system item; its title is its name with a capital letter.
    public typealias SystemItem = UIBarButtonItemSystemItem

    /// The style of the item; `.plain` unless it was created with another. All styles look alike.
    open var style = Style.plain
    /// The view that is shown instead of a button; the item then sends no action.
    open var customView: UIView? {
        didSet { changed() }
    }
    /// The width of the item, in points; with 0, the default, it is that of the content, or zero for a fixed space.
    open var width: CGFloat = 0 {
        didSet { changed() }
    }
    /// The color of the title and image; `nil`, the default, uses the bar's.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// The titles for which UIKit reserves space; `nil` by default. Stored; has no effect.
    open var possibleTitles: Set<String>?
    /// The menu of the button; `nil` by default. It opens on touch-down if there is neither a primary action nor an action, and otherwise
    /// on a long press.
    open var menu: UIMenu? {
        didSet { changed() }
    }
    /// Whether the item is shown as selected; the default is `false`. Stored; has no effect.
    open var isSelected = false
    /// Whether a tap changes `isSelected`; the default is `false`. Stored; has no effect.
    open var changesSelectionAsPrimaryAction = false
    /// Whether a drag that waits on the item opens it; the default is `false`. Stored; has no effect.
    open var isSpringLoaded = false
    var barImages = BarImages()
    static let height: CGFloat = 44
    private static let leastWidth: CGFloat = 44
    private static let padding: CGFloat = 8
    /// The distance between the edge of a bar and the view of its first or last item, in points (SZ-8). The content of a button begins
    /// where a custom view does.
    package var edgeMargin: CGFloat { customView == nil ? 16 - Self.padding : 16 }
    private var isSpace = false
    private var isFlexible = false
    /// The object that receives `action`; it is not retained. With `nil`, the default, the first responder in the responder chain with
    /// the action receives it (RC-27).
    open weak var target: AnyObject? {
        didSet { targetType = target.map { type(of: $0) } }
    }
    /// The class of the target that was set, even if the target was deallocated since.
    package private(set) var targetType: AnyClass?
    /// The method of the target that a tap calls, with the item or no argument; `nil`, the default, for none.
    open var action: Selector?
    /// The action that a tap performs before `action` is sent; `nil` by default.
    open var primaryAction: UIAction?

    private convenience init(title: String?, image: UIImage?, style: Style, customView: UIView?) {
        self.init()
        self.title = title
        self.image = image
        self.style = style
        self.customView = customView
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.setUp(self, in: UIBarButtonItem.self)
    }

    /// Touchstone extension: the properties that an appearance of the class can set. An override adds its own properties.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [AppearanceProperty(\UIBarButtonItem.tintColor)]
    }

    /// Creates an item without a title, image or action.
    public override init() { super.init() }

    /// Creates an item with a title that sends `action`.
    ///
    /// - Parameter target: The receiver of the action; it is not retained. `nil` stands for the responder chain (RC-27).
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, style: style, customView: nil)
        call(action, of: target)
    }

    /// Creates an item with an image that sends `action`.
    ///
    /// - Parameter target: The receiver of the action; it is not retained. `nil` stands for the responder chain (RC-27).
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image, style: style, customView: nil)
        call(action, of: target)
    }

    /// Creates a system item, which shows its name.
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        guard item != .flexibleSpace, item != .fixedSpace else {
            self.init()
            isSpace = true
            isFlexible = item == .flexibleSpace
            return
        }
        let name = item == .add ? "+" : "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
        self.init(title: name, style: item == .done ? .done : .plain, target: target, action: action)
    }

    /// Creates an item that shows `customView` in the view's own size and sends no action.
    public convenience init(customView: UIView) {
        self.init(title: nil, image: nil, style: .plain, customView: customView)
    }

    /// Creates an item that performs `primaryAction` and shows its title and image, unless others are given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(
            title: title ?? primaryAction?.title, image: image ?? primaryAction?.image, style: .plain, customView: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a system item that performs `primaryAction`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Returns an empty space that takes the remaining width.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    /// Returns an empty space that is `width` points wide.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    /// Whether the item is a space that takes the remaining width.
    package var isFlexibleSpace: Bool { isSpace && width == 0 && isFlexible }
    /// The view that shows the item now; `nil` if there is none.
    package internal(set) weak var shownView: UIView?
    /// Creates the view that shows the item in `bar`.
    ///
    /// - Parameter appearance: Returns the look of the bar's buttons of a style.
    /// - Parameter changed: Called when the item changes.
    package func makeView(
        in bar: UIView, _ appearance: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?,
        changed: @escaping @MainActor () -> Void
    ) -> UIView {
        // Values that an appearance sets must not be reported as a change.
        onChange = nil
        takeAppearance(in: bar)
        onChange = changed
        let made = makeShownView(appearance(style)?.attributes ?? [:])
        shownView = made
        return made
    }

    /// Makes the item a button that begins or ends editing.
    func showEditing(_ editing: Bool) {
        style = editing ? .done : .plain
        title = editing ? "Done" : "Edit"
    }

    private func makeShownView(_ attributes: [UIControl.State: [NSAttributedString.Key: Any]]) -> UIView {
        if let customView { return customView }
        guard !isSpace else {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: width.isFinite ? width : 0, height: 0))
            space.isUserInteractionEnabled = false
            return space
        }
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = accessibilityIdentifier ?? title
        if let accessibilityLabel { button.accessibilityLabel = accessibilityLabel }
        if let accessibilityHint { button.accessibilityHint = accessibilityHint }
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.imageEdgeInsets = imageInsets
        if let tintColor { button.tintColor = tintColor }
        button.isEnabled = isEnabled
        show(attributes, on: button)
        if let menu {
            button.menu = menu
            button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
        }
        let sending = UIAction { [weak self, weak button] _ in self?.send(from: button) }
        sending.barItem = self
        button.addAction(sending, for: .touchUpInside)
        button.sizeToFit()
        // The button can be touched over the full height of its bar, and beside its content (SZ-8).
        button.bounds.size.height = UIBarButtonItem.height
        let own = max(Self.leastWidth, button.bounds.width + 2 * Self.padding)
        button.bounds.size.width = width > 0 && width.isFinite ? width : own
        return button
    }

    /// Sets the item's own attributes on `button`, and those of the bar where it has none.
    private func show(_ attributes: [UIControl.State: [NSAttributedString.Key: Any]], on button: UIButton) {
        for state in [UIControl.State.normal, .highlighted, .disabled, .focused] {
            let own = titleTextAttributes(for: state) ?? attributes[state] ?? [:]
            if let color = own[.barForeground] as? UIColor { button.setTitleColor(color, for: state) }
            if state == .normal, let font = own[.barFont] as? UIFont { button.titleFont = font }
        }
    }

    private func send(from button: UIView?) {
        guard let application = button?.windowStorage?.application else { return }
        primaryAction?.perform(sender: self)
        if let action { application.sendAction(action, to: target, from: self, for: application.liveTouches.event) }
    }

    /// Whether the item has no background of its group; `false` by default. Stored; has no effect.
    open var hidesSharedBackground = false
    /// Whether the item has a common background with its neighbors; `true` by default. Stored; has no effect.
    open var sharesBackground = true
    /// The identifier by which items of two bars match; `nil` by default. Stored; has no effect.
    open var identifier: String?
    /// The mark over the item; `nil` by default. Stored; has no effect.
    open var badge: Badge?
}

extension UIBarButtonItem {
    // A method, because an initializer that sets `target` would not call its observer.
    fileprivate func call(_ action: Selector?, of target: Any?) {
        self.target = target as AnyObject?
        self.action = action
    }
}

extension RememberedTarget {
    /// What the button of `item` calls.
    init(_ item: UIBarButtonItem, _ trace: Trace) {
        var calls: [RememberedTarget] = []
        if let primary = item.primaryAction { calls.append(RememberedTarget(kind: .closure, action: primary.title)) }
        if let action = item.action {
            let kind: Kind =
                item.target.map { .object(trace.remembered($0)) }
                ?? item.targetType.map { .dead(className: String(describing: $0)) } ?? .chain
            calls.append(RememberedTarget(kind: kind, action: action.name, isImplemented: action.isImplemented))
        }
        self.init(item: trace.remembered(item), calls: calls)
    }
}
