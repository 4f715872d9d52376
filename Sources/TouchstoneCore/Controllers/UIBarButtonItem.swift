import Foundation

/// What a bar shows: a button or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// What it says; nil shows no text.
    open var title: String? {
        didSet { changed() }
    }
    /// The image, before the title; nil for none.
    open var image: UIImage? {
        didSet { changed() }
    }
    /// The image where a phone lies on its side; nil by default. Stored; has no effect.
    open var landscapeImagePhone: UIImage?
    /// How far the image lies inside its place, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { changed() }
    }
    /// Whether it reacts; true by default. A custom view is left as it is.
    open var isEnabled = true {
        didSet { changed() }
    }
    /// A number for the application's own use; 0 by default.
    open var tag = 0
    /// The identifier of the item's button, by which tests find it; nil, the default, for the title.
    open var accessibilityIdentifier: String?
    /// What it is, in a word; nil, the default, for the title.
    open var accessibilityLabel: String? {
        didSet { changed() }
    }
    /// What happens if it is activated; nil by default.
    open var accessibilityHint: String? {
        didSet { changed() }
    }
    /// What its value is, in words; nil by default.
    open var accessibilityValue: String?
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    init(title: String?, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// An item that says and shows nothing.
    public override init() { super.init() }
    /// Decodes nothing: an item that says and shows nothing.
    public required init?(coder: NSCoder) { super.init() }

    /// Touchstone extension: what an appearance of the class can set; an override adds properties of its own.
    open class var appearanceProperties: [AppearanceProperty] { [AppearanceProperty(each: \UIBarItem.attributes)] }

    /// Sets the title's font and colour in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        changed()
    }
    /// What was set for exactly this state; nil if nothing was.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// Notifies the bar that shows the item of a change.
    package var onChange: (@MainActor () -> Void)?
    func changed() { onChange?() }
    /// What appearances say is given to the item as the bar shows it.
    package func takeAppearance(in bar: UIView) {
        bar.windowStorage?.application?.appearancesInUse?.give(to: self, in: bar)
    }
}

extension UIBarItem: AppearanceCustomizable {
    /// Touchstone extension: by `init(coder:)`.
    public static func makeForAppearance() -> Self? { Self(coder: NSCoder()) }
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
    /// Whether an item stands out; here all look alike.
    public typealias Style = UIBarButtonItemStyle
    /// What an item says or shows where the system knows it; here its name, with a capital letter.
    public typealias SystemItem = UIBarButtonItemSystemItem

    /// Whether it stands out; here all styles look alike. `.plain` unless it was made with another.
    open var style: Style
    /// Shown instead of a button; the item then sends nothing.
    open var customView: UIView? {
        didSet { changed() }
    }
    /// How wide it is, in points; 0, the default, for as wide as its content, and of a fixed space for no width.
    open var width: CGFloat = 0 {
        didSet { changed() }
    }
    /// The colour of title and image; nil, the default, for the bar's.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// The titles that it may have, which UIKit makes room for; nil by default. Stored; has no effect.
    open var possibleTitles: Set<String>?
    /// What the button opens; nil by default. Without a primary action and an action the touch-down does, else a long
    /// press.
    open var menu: UIMenu? {
        didSet { changed() }
    }
    static let height: CGFloat = 44
    private var isSpace = false
    private var isFlexible = false
    /// The receiver of `action`; not retained. `nil`, the default, stands for the first responder in the chain that implements
    /// the action (RC-27).
    open weak var target: AnyObject?
    /// What a tap calls: a method of the target that takes nothing or the item; nil, the default, for none.
    open var action: Selector?
    /// Performed at a tap, before `action` is sent; nil by default.
    open var primaryAction: UIAction?

    private init(title: String?, image: UIImage?, style: Style, customView: UIView?) {
        self.style = style
        self.customView = customView
        super.init(title: title, image: image)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Touchstone extension: what an appearance of the class can set; an override adds properties of its own.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [AppearanceProperty(\UIBarButtonItem.tintColor)]
    }

    /// An item that says, shows and sends nothing.
    public override convenience init() { self.init(title: nil, image: nil, style: .plain, customView: nil) }

    /// An item that says `title` and sends `action`; the target is not retained, nil stands for the responder chain
    /// (RC-27).
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, style: style, customView: nil)
        self.target = target as AnyObject?
        self.action = action
    }

    /// An item that shows `image` and sends `action`; the target is not retained, nil stands for the responder chain
    /// (RC-27).
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image, style: style, customView: nil)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Shown by its name.
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

    /// An item that is this view, in the view's own size, and sends nothing itself.
    public convenience init(customView: UIView) {
        self.init(title: nil, image: nil, style: .plain, customView: customView)
    }

    /// An item that performs `primaryAction` and shows its title and image, unless others are given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(
            title: title ?? primaryAction?.title, image: image ?? primaryAction?.image, style: .plain, customView: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// The system's item, which performs `primaryAction`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Empty room, as much as is left.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    /// Empty room, so many points wide.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    /// Whether it takes what room is left.
    package var isFlexibleSpace: Bool { isSpace && width == 0 && isFlexible }
    /// What shows it now.
    package private(set) weak var shownView: UIView?
    /// What shows it in another bar, which is told of changes.
    /// - Parameter appearance: How the bar's buttons look.
    package func makeView(
        in bar: UIView, _ appearance: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?,
        changed: @escaping @MainActor () -> Void
    ) -> UIView {
        // What an appearance gives is no change.
        onChange = nil
        takeAppearance(in: bar)
        onChange = changed
        let made = makeShownView(appearance(style)?.attributes ?? [:])
        shownView = made
        return made
    }

    /// As a button that begins or ends editing.
    func showEditing(_ editing: Bool) {
        style = editing ? .done : .plain
        title = editing ? "Done" : "Edit"
    }

    private func makeShownView(_ attributes: [UIControl.State: [NSAttributedString.Key: Any]]) -> UIView {
        if let customView { return customView }
        guard !isSpace else {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
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
        button.addAction(UIAction { [weak self, weak button] _ in self?.send(from: button) }, for: .touchUpInside)
        button.sizeToFit()
        // It can be touched in all the height of its bar.
        button.bounds.size.height = UIBarButtonItem.height
        if width > 0 { button.bounds.size.width = width }
        return button
    }

    /// The bar's attributes, and the item's own before them.
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
}
