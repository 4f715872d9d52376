import Foundation

/// The contents of a navigation bar while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    weak var bar: UINavigationBar?
    /// An object that another module stores for the item.
    package var extra: AnyObject?
    /// A view with its own height below the title and the buttons, which makes a navigation controller's bar higher; `nil` by default.
    package var lowerView: UIView? {
        didSet { bar?.rowsChanged() }
    }
    /// Whether the bar shows nothing but `lowerView`; `false` by default.
    package var showsLowerViewOnly = false {
        didSet { if showsLowerViewOnly != oldValue { bar?.rowsChanged() } }
    }

    /// The title in the bar; `nil` by default, and the controller's title if the controller created the item.
    open var title: String? {
        didSet { bar?.itemsChanged() }
    }
    /// The view shown instead of the title, in its own size; `nil` by default.
    open var titleView: UIView? {
        didSet { bar?.itemsChanged() }
    }
    /// The title of the back button that leads to this controller; the title of the item by default.
    open var backButtonTitle: String?
    /// The item of the back button that leads to this controller, shown beside the back sign; `nil`, the default, shows the title. Its
    /// action is not sent, because the button pops the topmost controller.
    open var backBarButtonItem: UIBarButtonItem?
    /// The amount of text in the back button; `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// A line above the title, which makes the bar 30 points higher; `nil` by default.
    open var prompt: String? {
        didSet { if (prompt == nil) != (oldValue == nil) { bar?.rowsChanged() } else { bar?.itemsChanged() } }
    }
    /// Whether the title is large and below the buttons; `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.largeTitlesChanged() } }
    }
    /// The action that the back button performs while this item is on top, instead of a pop; `nil` by default.
    open var backAction: UIAction?
    /// The look of the bar while this controller is on top; `nil`, the default, uses the bar's own look. The item keeps copies of its
    /// appearances.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.copied }
    }
    /// The look of the bar on a phone in landscape orientation; `nil` by default.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copied }
    }
    /// The look of the bar while no content is scrolled under it; `nil` by default.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue?.copied }
    }
    /// The look of the bar on a phone in landscape orientation while no content is scrolled under it; `nil` by default.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue?.copied }
    }
    private(set) var appearances = BarAppearances() {
        didSet { bar?.itemsChanged() }
    }
    /// Whether the title is large, according to its display mode and the items before it.
    var showsLargeTitle = false
    /// Whether the bar belongs to a phone in landscape orientation.
    var isCompact = false
    /// The height of the item's row in a bar that is not compact, in points.
    var regularRowHeight: CGFloat = 44
    /// The height by which the large title and `lowerView` have collapsed while content scrolls, in points.
    var collapsed: CGFloat = 0
    /// Whether `lowerView` collapses as content scrolls; `false` by default.
    package var lowerViewCollapses = false {
        didSet { if lowerViewCollapses != oldValue { bar?.rowsChanged() } }
    }

    /// The amount of text in a back button.
    public typealias BackButtonDisplayMode = UINavigationItemBackButtonDisplayMode
    /// Whether a title is large.
    public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode
    /// Whether the back button is hidden; `false` by default. The system's pop gestures then do not begin (NV-2).
    open var hidesBackButton = false {
        didSet { bar?.itemsChanged() }
    }
    /// Whether the left items are beside the back button instead of replacing it; `false` by default (NV-8).
    open var leftItemsSupplementBackButton = false {
        didSet { bar?.itemsChanged() }
    }
    /// The items at the left, from left to right; `nil` by default. Unless `leftItemsSupplementBackButton` is `true`, they replace the
    /// back button, and the system's pop gestures do not begin (NV-2).
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemsChanged() }
    }
    /// The items at the right, from right to left; `nil` by default.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemsChanged() }
    }
    /// The first of `leftBarButtonItems`; `nil` by default. Setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of `rightBarButtonItems`; `nil` by default. Setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Creates an item with a title and no buttons.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item with an empty title.
    public convenience override init() { self.init(title: "") }
    /// Creates an item with an empty title; nothing is decoded.
    public required convenience init?(coder: NSCoder) { self.init(title: "") }

    /// Sets the left item immediately, without an animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the right item immediately, without an animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the left items immediately, without an animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the right items immediately, without an animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Hides or shows the back button immediately, without an animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The title of the back button that leads to this item.
    var wayBack: String {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem.map { $0.title ?? "" } ?? backButtonTitle ?? title ?? "Back"
        case .generic: "Back"
        case .minimal: ""
        @unknown default: backBarButtonItem.map { $0.title ?? "" } ?? backButtonTitle ?? title ?? "Back"
        }
    }

    var replacesBackButton: Bool { leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton }
}
