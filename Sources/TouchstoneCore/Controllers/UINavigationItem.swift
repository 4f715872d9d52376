import Foundation

/// What a controller shows in the bar while it is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    weak var bar: UINavigationBar?
    /// What another module keeps for the item.
    package var extra: AnyObject?
    /// A view below the title and the buttons, in its own height, which makes a navigation controller's bar higher; nil by default.
    package var lowerView: UIView? {
        didSet { bar?.rowsChanged() }
    }
    /// Whether the bar shows nothing but that view; false by default.
    package var showsLowerViewOnly = false {
        didSet { if showsLowerViewOnly != oldValue { bar?.rowsChanged() } }
    }

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
    /// What the back button shows while this controller is the one to go back to, beside the sign that it leads back; nil, the
    /// default, for the title. Its action is not sent: the button goes back.
    open var backBarButtonItem: UIBarButtonItem?
    /// How much the back button says; `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// A line above the title, which makes the bar 30 points higher; nil by default.
    open var prompt: String? {
        didSet { if (prompt == nil) != (oldValue == nil) { bar?.rowsChanged() } else { bar?.itemsChanged() } }
    }
    /// Whether the title is a large one, below the buttons; `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.largeTitlesChanged() } }
    }
    /// What the back button does while this item shows, instead of going back; nil by default.
    open var backAction: UIAction?
    /// How the bar looks while this controller is on top; nil, the default, leaves it to the bar. Of what is set here, and below,
    /// the item keeps a copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.copied }
    }
    /// How the bar looks where a phone lies on its side; nil by default.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copied }
    }
    /// How the bar looks while the content has not been scrolled under it; nil by default.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue?.copied }
    }
    /// Both at once; nil by default.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue?.copied }
    }
    private(set) var appearances = BarAppearances() {
        didSet { bar?.itemsChanged() }
    }
    /// Whether its title is a large one, as its mode and the items before it have it.
    var showsLargeTitle = false
    /// Whether its bar is that of a phone on its side.
    var isCompact = false
    /// The height of its row in a bar that is not compact, in points.
    var regularRowHeight: CGFloat = 44
    /// How much of the rows that make room for content has gone, in points.
    var collapsed: CGFloat = 0
    /// Whether the view below the title makes room as content scrolls; false by default.
    package var lowerViewCollapses = false {
        didSet { if lowerViewCollapses != oldValue { bar?.rowsChanged() } }
    }

    /// How much a back button says.
    public typealias BackButtonDisplayMode = UINavigationItemBackButtonDisplayMode
    /// Whether a title is a large one.
    public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode
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

    /// An item without a title.
    public convenience override init() { self.init(title: "") }
    /// Creates an item without a title; nothing is decoded.
    public required convenience init?(coder: NSCoder) { self.init(title: "") }

    /// At once, since the bar does not move.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// At once, since the bar does not move.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// At once, since the bar does not move.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// At once, since the bar does not move.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// At once, since the bar does not move.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// What the button back to it says.
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
