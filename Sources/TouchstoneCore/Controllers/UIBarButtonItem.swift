import Foundation

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    /// Whether an item stands out; here all look alike.
    public enum Style: Int, Sendable {
        /// An item like any other.
        case plain
        /// The item that completes something; drawn as `plain`.
        case done = 2
    }
    /// What an item says or shows where the system knows it; here its name, with a capital letter.
    public enum SystemItem: Int, Sendable {
        /// Says “Done”, in the style `done`.
        case done
        /// Says “Cancel”.
        case cancel
        /// Says “Edit”.
        case edit
        /// Says “Save”.
        case save
        /// Says “+”.
        case add
        /// Says “Compose”.
        case compose
        /// Says “Reply”.
        case reply
        /// Says “Action”.
        case action
        /// Says “Organize”.
        case organize
        /// Says “Bookmarks”.
        case bookmarks
        /// Says “Search”.
        case search
        /// Says “Refresh”.
        case refresh
        /// Says “Stop”.
        case stop
        /// Says “Camera”.
        case camera
        /// Says “Trash”.
        case trash
        /// Says “Play”.
        case play
        /// Says “Pause”.
        case pause
        /// Says “Rewind”.
        case rewind
        /// Says “FastForward”.
        case fastForward
        /// Says “Undo”.
        case undo
        /// Says “Redo”.
        case redo
        /// Says “Close”.
        case close
    }

    /// What the button says; nil shows no text.
    open var title: String? {
        didSet { changed() }
    }
    /// The button's image, before the title; nil for none.
    open var image: UIImage? {
        didSet { changed() }
    }
    /// Whether it stands out; here all styles look alike. `.plain` unless it was made with another.
    open var style: Style
    /// Whether the button reacts; true by default. A custom view is left as it is.
    open var isEnabled = true {
        didSet { changed() }
    }
    /// A number for the application's own use; 0 by default.
    open var tag = 0
    /// The identifier of the item's button, by which tests find it; nil, the default, for the title.
    open var accessibilityIdentifier: String?
    /// Shown instead of a button; the item then sends nothing.
    public let customView: UIView?
    /// Whom `action` is sent to; not retained. Nil, the default, stands for the first up the responder chain that has
    /// the action (RC-27).
    open weak var target: AnyObject?
    /// What a tap calls: a method of the target that takes nothing or the item; nil, the default, for none.
    open var action: Selector?
    /// Performed at a tap, before `action` is sent; nil by default.
    open var primaryAction: UIAction?
    weak var bar: UINavigationBar?

    private init(title: String?, image: UIImage?, style: Style, customView: UIView?) {
        self.title = title
        self.image = image
        self.style = style
        self.customView = customView
        super.init()
    }

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
        let name = item == .add ? "+" : "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
        self.init(title: name, style: item == .done ? .done : .plain, target: target, action: action)
    }

    /// An item that is this view, in the view's own size, and sends nothing itself.
    public convenience init(customView: UIView) {
        self.init(title: nil, image: nil, style: .plain, customView: customView)
    }

    /// An item that performs `primaryAction` and shows its title and image, unless others are given.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init(
            title: title ?? primaryAction?.title, image: image ?? primaryAction?.image, style: .plain, customView: nil)
        self.primaryAction = primaryAction
    }

    /// Ours: an item whose action is a bare method reference, `action: Player.edit`, that takes nothing.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> () -> Void,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            title: title, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Ours: an item whose action is a bare method reference that takes the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> (UIBarButtonItem) -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            title: title, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    private func changed() { bar?.itemsChanged() }

    /// What shows it.
    func makeView(in bar: UINavigationBar) -> UIView {
        self.bar = bar
        if let customView { return customView }
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = accessibilityIdentifier ?? title
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.isEnabled = isEnabled
        button.addAction(UIAction { [weak self, weak button] _ in self?.send(from: button) }, for: .touchUpInside)
        button.sizeToFit()
        return button
    }

    private func send(from button: UIView?) {
        guard let application = button?.windowStorage?.application else { return }
        primaryAction?.perform(sender: self)
        if let action { application.sendAction(action, to: target, from: self, for: application.liveTouches.event) }
    }
}

/// What a controller shows in the bar while it is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    weak var bar: UINavigationBar?

    /// What the bar says; nil by default, and the controller's title where the controller made the item.
    open var title: String? {
        didSet { bar?.itemsChanged() }
    }
    /// Shown instead of the title, in its own size; nil by default.
    open var titleView: UIView? {
        didSet { bar?.itemsChanged() }
    }
    /// What the back button says while this controller is the one to go back to; its title by default.
    open var backButtonTitle: String?
    /// Whether there is no back button; false by default. It also keeps the system's drags back from beginning (NV-2).
    open var hidesBackButton = false {
        didSet { bar?.itemsChanged() }
    }
    /// Whether the left items stand beside the back button instead of taking its place; false by default (NV-8).
    open var leftItemsSupplementBackButton = false {
        didSet { bar?.itemsChanged() }
    }
    /// From the left to the right; nil by default. They take the place of the back button, and so the system's drags
    /// back do not begin (NV-2), unless `leftItemsSupplementBackButton`.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemsChanged() }
    }
    /// From the right to the left; nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemsChanged() }
    }
    /// The first of `leftBarButtonItems`, nil by default; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of `rightBarButtonItems`, nil by default; setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// An item with this title and no buttons.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// At once, since the bar does not move.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    var replacesBackButton: Bool { leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton }
}

/// The bar of a navigation controller: a way back, a title, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    static let height: CGFloat = 44
    private static let margin: CGFloat = 8

    private let titleLabel = UILabel()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var item: UINavigationItem?
    private var backItem: UINavigationItem?
    /// Goes back.
    var back: (@MainActor () -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibilityIdentifier = "navigation bar"
        backgroundColor = .secondarySystemBackground
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
    }

    /// The item that the bar shows: that of the topmost controller.
    open var topItem: UINavigationItem? { item }

    func show(_ item: UINavigationItem?, back: UINavigationItem?) {
        self.item?.bar = nil
        (self.item, backItem) = (item, back)
        item?.bar = self
        itemsChanged()
    }

    func itemsChanged() {
        for view in subviews { view.removeFromSuperview() }
        leading = (item?.leftBarButtonItems ?? []).map { $0.makeView(in: self) }
        if let item, let backItem, !item.hidesBackButton, !item.replacesBackButton {
            leading.insert(backButton(to: backItem), at: 0)
        }
        trailing = (item?.rightBarButtonItems ?? []).map { $0.makeView(in: self) }
        titleLabel.text = item?.title
        for view in [item?.titleView ?? titleLabel] + leading + trailing { addSubview(view) }
        setNeedsLayout()
    }

    private func backButton(to item: UINavigationItem) -> UIView {
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "back"
        button.setTitle("‹ " + (item.backButtonTitle ?? item.title ?? "Back"), for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.back?() }, for: .touchUpInside)
        button.sizeToFit()
        return button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var (left, right) = (bounds.minX + Self.margin, bounds.maxX - Self.margin)
        for view in leading {
            view.frame = CGRect(x: left, y: bounds.midY - view.bounds.height / 2, size: view.bounds.size)
            left = view.frame.maxX + Self.margin
        }
        for view in trailing {
            let x = right - view.bounds.width
            view.frame = CGRect(x: x, y: bounds.midY - view.bounds.height / 2, size: view.bounds.size)
            right = x - Self.margin
        }
        guard let title = item?.titleView ?? (titleLabel.superview === self ? titleLabel : nil) else { return }
        title.sizeToFit()
        let width = min(title.bounds.width, max(0, right - left))
        // In the middle of the bar where that leaves room for the others.
        let x = min(max(bounds.midX - width / 2, left), max(left, right - width))
        title.frame = CGRect(
            x: x, y: bounds.midY - title.bounds.height / 2, width: width, height: title.bounds.height)
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}
