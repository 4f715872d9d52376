import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Two or three columns beside or over each other, and in a narrow window one after the other.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Leaves a width to the controller.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// Asked and told; nil by default, not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// How many columns there are.
    public let style: Style
    /// How the columns are to be shown; `.automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { change { chosen = nil } }
    }
    /// What the other columns are to do with the secondary; `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { change {} }
    }
    /// Where the primary is; `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
    /// Whether a drag from the primary's edge shows the next column, and a swipe hides one that lies over the
    /// secondary; true by default.
    open var presentsWithGesture = true { didSet { updateGestures() } }
    /// Whether a button shows the secondary alone; false by default. Stored; has no effect.
    open var showsSecondaryOnlyButton = false

    /// The width that the primary is to have, in points; `automaticDimension` by default.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.points }
        set { primaryWidth.points = newValue }
    }
    /// The part of the width that the primary is to have, 0 to 1; `automaticDimension` by default, for 0.4 up to 320
    /// points.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { primaryWidth.fraction = newValue }
    }
    /// The least width of the primary, in points; `automaticDimension` by default.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.least }
        set { primaryWidth.least = newValue }
    }
    /// The greatest width of the primary, in points; `automaticDimension` by default.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.greatest }
        set { primaryWidth.greatest = newValue }
    }
    /// The width that the supplementary is to have, in points; `automaticDimension` by default.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.points }
        set { supplementaryWidth.points = newValue }
    }
    /// The part of the width that the supplementary is to have, 0 to 1; `automaticDimension` by default, for 0.4 up to
    /// 320 points.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { supplementaryWidth.fraction = newValue }
    }
    /// The least width of the supplementary, in points; `automaticDimension` by default.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.least }
        set { supplementaryWidth.least = newValue }
    }
    /// The greatest width of the supplementary, in points; `automaticDimension` by default.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.greatest }
        set { supplementaryWidth.greatest = newValue }
    }
    private var primaryWidth = ColumnWidth() { didSet { arrange() } }
    private var supplementaryWidth = ColumnWidth() { didSet { arrange() } }

    var columns: [Column: UIViewController] = [:]
    /// What was asked for since `preferredDisplayMode` was set.
    var chosen: DisplayMode?
    /// Whether one column shows at a time.
    public internal(set) var isCollapsed = false
    /// What is in the primary's stack, while one column shows.
    var stacked: [Column: [UIViewController]] = [:]
    private var shown: [UIViewController] = []
    /// What the columns were arranged for last, and the delegate knows of.
    private var arranged = DisplayMode.automatic
    private let lines = [UIView(), UIView()]
    private let dimming = DimmingView()
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let swipe = UISwipeGestureRecognizer()

    /// One with so many columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The primary and the secondary, or what there is of them; in a narrow window the primary alone.
    open var viewControllers: [UIViewController] {
        get {
            [columns[.primary], isCollapsed ? nil : columns[.supplementary], isCollapsed ? nil : columns[.secondary]]
                .compactMap { $0 }
        }
        set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue.last : nil
            if style == .tripleColumn { columns[.supplementary] = newValue.count > 2 ? newValue[1] : nil }
            arrange()
        }
    }
    /// The controller of a column; nil for none.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Puts a controller into a column; with a style, in a navigation controller of its own unless it is one.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        let wraps = style != .unspecified && column != .compact && !(viewController is UINavigationController)
        columns[column] = wraps ? viewController.map { UINavigationController(rootViewController: $0) } : viewController
        arrange()
    }
    /// Shows a column, and hides others if there is not enough space.
    open func show(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        let count = count(upTo: column)
        if count > displayMode.count { change { chosen = DisplayMode(count, splitBehavior) } }
    }
    /// Hides a column, and those before it.
    open func hide(_ column: Column) {
        guard !isCollapsed, column == .primary || column == .supplementary else { return }
        let count = count(upTo: column) - 1
        if count < displayMode.count { change { chosen = DisplayMode(count, splitBehavior) } }
    }

    /// How many columns show with the secondary where this one does.
    private func count(upTo column: Column) -> Int {
        switch column {
        case .primary: most
        case .supplementary: style == .tripleColumn ? 1 : 0
        case .secondary, .compact: 0
        @unknown default: 0
        }
    }
    private var most: Int { style == .tripleColumn ? 2 : 1 }

    // MARK: How they are shown

    /// How the columns are shown now.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        let mode = chosen ?? (preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode)
        let behavior = preferredSplitBehavior == .automatic ? mode.behavior : preferredSplitBehavior
        return DisplayMode(min(mode.count, most), behavior ?? .tile)
    }
    /// What the other columns do with the secondary now.
    open var splitBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        return displayMode.behavior ?? preferredDisplayMode.behavior ?? (hasRoom ? .tile : .overlay)
    }
    private var hasRoom: Bool { viewIfLoaded.map { $0.bounds.width > $0.bounds.height } ?? true }
    private var automaticMode: DisplayMode {
        preferredSplitBehavior == .overlay || preferredSplitBehavior == .automatic && !hasRoom
            ? .secondaryOnly : .oneBesideSecondary
    }

    /// The width of the primary now, in points.
    open var primaryColumnWidth: CGFloat { primaryWidth.width(in: viewIfLoaded?.bounds.width ?? 0) }
    /// The width of the supplementary now, in points.
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth.width(in: viewIfLoaded?.bounds.width ?? 0) }
    /// A button that shows a column, or the secondary alone.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        title: "Columns",
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            if displayMode == .secondaryOnly {
                showNext()
            } else {
                hide(style == .tripleColumn ? .supplementary : .primary)
            }
        })

    private func showNext() { show(style == .tripleColumn && displayMode.count == 0 ? .supplementary : .primary) }
    private func hideFirst() { hide(style == .tripleColumn && displayMode.count == 1 ? .supplementary : .primary) }

    /// The columns that show in a mode, from the first on.
    private func showing(_ mode: DisplayMode) -> [Column] {
        let all: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return all.suffix(mode.count) + [.secondary]
    }

    /// Goes over to what `setting` leads to, and tells the delegate of it.
    private func change(_ setting: () -> Void) {
        setting()
        let (before, mode) = (arranged, displayMode)
        guard isViewLoaded, !isCollapsed, mode != before else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        let (gone, come) = (showing(before), showing(mode))
        for column in gone where !come.contains(column) { delegate?.splitViewController(self, willHide: column) }
        for column in come where !gone.contains(column) { delegate?.splitViewController(self, willShow: column) }
        arrange()
    }

    // MARK: The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        for line in lines {
            line.backgroundColor = .separator
            view.addSubview(line)
        }
        dimming.touched = { [weak self] in self?.hideFirst() }
        edge.name = "show column"
        edge.addHandler { [weak self] in self?.dragged($0) }
        swipe.name = "hide column"
        swipe.addHandler { [weak self] _ in self?.swiped() }
        view.addGestureRecognizer(edge)
        view.addGestureRecognizer(swipe)
        arrange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began else { return }
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        showNext()
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
    private func swiped() {
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        hideFirst()
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }

    private func updateGestures() {
        let isLeading = primaryEdge == .leading
        edge.edges = isLeading ? .left : .right
        swipe.direction = isLeading ? .left : .right
        edge.isEnabled = presentsWithGesture && !isCollapsed && displayMode.count < most
        swipe.isEnabled = presentsWithGesture && !isCollapsed && covers
    }
    /// Whether a touch of the secondary only hides what is before it.
    private var covers: Bool { displayMode.behavior == .overlay || displayMode.behavior == .displace }

    func arrange() {
        guard isViewLoaded else { return }
        let collapses = traitCollection.horizontalSizeClass == .compact
        if collapses != isCollapsed { if collapses { collapse() } else { expand() } }
        arranged = displayMode
        let wanted =
            isCollapsed
            ? [columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]]
                .compactMap { $0.map { ($0, view.bounds) } }
            : places()
        for controller in shown where !wanted.contains(where: { $0.0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
            if !columns.values.contains(where: { $0 === controller }) {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
        }
        shown = wanted.map(\.0)
        for (controller, frame) in wanted {
            let isNew = controller.parent !== self
            if isNew { addChild(controller) }
            if controller.view.frame != frame { controller.view.frame = frame }
            if controller.view.superview !== view { view.addSubview(controller.view) }
            if isNew { controller.didMove(toParent: self) }
        }
        layer(wanted)
        updateGestures()
    }

    /// The visible view controllers and their frames, with the secondary one last.
    private func places() -> [(UIViewController, CGRect)] {
        var x: CGFloat = 0
        var places: [(UIViewController, CGRect)] = []
        for column in showing(displayMode) {
            guard let controller = columns[column] else { continue }
            var width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
            if column == .secondary {
                if displayMode.behavior == .overlay { x = 0 }
                width = view.bounds.width - (displayMode.behavior == .displace ? supplementaryColumnWidth : x)
            }
            let left = primaryEdge == .leading ? x : view.bounds.width - x - width
            places.append((controller, CGRect(x: left, y: 0, width: max(0, width), height: view.bounds.height)))
            x += width
        }
        return places
    }

    /// What covers lies in front, and between it and the secondary what is touched to hide it.
    private func layer(_ places: [(controller: UIViewController, frame: CGRect)]) {
        let isCovering = !isCollapsed && covers && places.count > 1
        if !isCovering { dimming.removeFromSuperview() }
        if let secondary = places.last?.controller.view, isCovering {
            view.sendSubviewToBack(secondary)
            dimming.frame = view.bounds
            dimming.dismissed = places[0].controller
            view.insertSubview(dimming, aboveSubview: secondary)
        }
        for (index, line) in lines.enumerated() {
            line.isHidden = isCollapsed || index + 1 >= places.count
            guard !line.isHidden else { continue }
            let frame = places[index].frame
            line.frame = CGRect(
                x: primaryEdge == .leading ? frame.maxX : frame.minX - 0.5, y: 0, width: 0.5, height: frame.height)
            view.bringSubviewToFront(line)
        }
    }

    // MARK: Controllers that are shown in it

    /// Shows a controller as the secondary.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        let wraps = style != .unspecified && !(vc is UINavigationController) && !isCollapsed
        columns[.secondary] = wraps ? UINavigationController(rootViewController: vc) : vc
        if isCollapsed, columns[.primary] is UINavigationController { return showCollapsed(.secondary) }
        arrange()
    }

    /// Shows a controller as the primary in a wide window, and on its stack in a narrow one.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard !isCollapsed else {
            guard let navigation = columns[.primary] as? UINavigationController else {
                return super.show(vc, sender: sender)
            }
            return navigation.pushViewController(vc, animated: true)
        }
        setViewController(vc, for: .primary)
    }
}

extension UIViewController {
    /// The nearest split controller around it.
    public var splitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let split = current as? UISplitViewController { return split }
            controller = current.parent
        }
        return nil
    }
}
