import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Shows two or three columns beside or over each other, or one column at a time in a compact width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The value of a width that the controller chooses itself.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The delegate of the split view controller; the default is `nil`. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The number of columns, set at initialization.
    open var style: Style { initialStyle }
    /// The display mode that the controller uses if possible; the default is `.automatic`.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { change { chosen = nil } }
    }
    /// How the other columns affect the secondary one if possible; the default is `.automatic`.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { change {} }
    }
    /// The edge at which the primary column is; the default is `.leading`.
    open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
    /// Whether gestures show and hide columns; the default is `true`.
    ///
    /// A drag from the primary column's edge shows the next column. A swipe hides a column that covers the secondary one.
    open var presentsWithGesture = true { didSet { updateGestures() } }
    /// Whether a button shows the secondary column alone; the default is `false`. Stored; has no effect.
    open var showsSecondaryOnlyButton = false

    /// The preferred width of the primary column, in points; the default is `automaticDimension`.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.points }
        set { primaryWidth.points = newValue }
    }
    /// The preferred width of the primary column as a fraction of the whole width, from 0 to 1.
    ///
    /// The default is `automaticDimension`, which is 0.4 but at most 320 points.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { primaryWidth.fraction = newValue }
    }
    /// The minimum width of the primary column, in points; the default is `automaticDimension`.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.least }
        set { primaryWidth.least = newValue }
    }
    /// The maximum width of the primary column, in points; the default is `automaticDimension`.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.greatest }
        set { primaryWidth.greatest = newValue }
    }
    /// The preferred width of the supplementary column, in points; the default is `automaticDimension`.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.points }
        set { supplementaryWidth.points = newValue }
    }
    /// The preferred width of the supplementary column as a fraction of the whole width, from 0 to 1.
    ///
    /// The default is `automaticDimension`, which is 0.4 but at most 320 points.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { supplementaryWidth.fraction = newValue }
    }
    /// The minimum width of the supplementary column, in points; the default is `automaticDimension`.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.least }
        set { supplementaryWidth.least = newValue }
    }
    /// The maximum width of the supplementary column, in points; the default is `automaticDimension`.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.greatest }
        set { supplementaryWidth.greatest = newValue }
    }
    private var primaryWidth = ColumnWidth() { didSet { arrange() } }
    private var supplementaryWidth = ColumnWidth() { didSet { arrange() } }

    var columns: [Column: UIViewController] = [:]
    /// The display mode that the user or the application has chosen since `preferredDisplayMode` was set.
    var chosen: DisplayMode?
    /// Whether the controller shows one column at a time.
    open var isCollapsed: Bool { collapsed }
    var collapsed = false
    /// The controllers of other columns that are on the primary column's navigation stack while collapsed.
    var stacked: [Column: [UIViewController]] = [:]
    private let initialStyle: Style
    /// The children of the columns, including hidden ones.
    private var contained: [UIViewController] = []
    /// The display mode that the columns have been arranged for and the delegate has been notified of.
    private var arranged = DisplayMode.automatic
    private let lines = [UIView(), UIView()]
    private let dimming = DimmingView()
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let swipe = UISwipeGestureRecognizer()

    /// Creates a split view controller with the columns of a style.
    public init(style: Style) {
        initialStyle = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        initialStyle = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) {
        initialStyle = coder.interfaceValue("style") ?? .unspecified
        super.init(coder: coder)
        coder.setUp(self, in: UISplitViewController.self)
    }

    // MARK: Columns

    /// The controllers of the primary, supplementary and secondary columns; only the primary while collapsed.
    open var viewControllers: [UIViewController] {
        get {
            [columns[.primary], isCollapsed ? nil : columns[.supplementary], isCollapsed ? nil : columns[.secondary]]
                .compactMap { $0 }
        }
        set {
            replace(.primary, with: newValue.first)
            replace(.secondary, with: newValue.count > 1 ? newValue.last : nil)
            if style == .tripleColumn { replace(.supplementary, with: newValue.count > 2 ? newValue[1] : nil) }
            arrange()
        }
    }
    /// Returns the controller of a column, or `nil` if it has none.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Sets the controller of a column.
    ///
    /// If the split view controller has a style, the controller is put into a new navigation controller unless it is one.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        let wraps = style != .unspecified && column != .compact && !(viewController is UINavigationController)
        replace(
            column, with: wraps ? viewController.map { UINavigationController(rootViewController: $0) } : viewController
        )
        arrange()
    }
    /// Shows a column, and the columns between it and the secondary one.
    open func show(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        let count = count(upTo: column)
        if count > displayMode.count { change { chosen = DisplayMode(count, splitBehavior) } }
    }
    /// Hides a column and the columns before it.
    open func hide(_ column: Column) {
        guard !isCollapsed, column == .primary || column == .supplementary else { return }
        let count = count(upTo: column) - 1
        if count < displayMode.count { change { chosen = DisplayMode(count, splitBehavior) } }
    }

    /// Returns the number of columns that show beside the secondary one if the given column shows.
    private func count(upTo column: Column) -> Int {
        switch column {
        case .primary: most
        case .supplementary: style == .tripleColumn ? 1 : 0
        case .secondary, .compact: 0
        @unknown default: 0
        }
    }
    private var most: Int { style == .tripleColumn ? 2 : 1 }

    // MARK: Display mode

    /// The current display mode of the columns.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        let mode = chosen ?? (preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode)
        let behavior = preferredSplitBehavior == .automatic ? mode.behavior : preferredSplitBehavior
        return DisplayMode(min(mode.count, most), behavior ?? .tile)
    }
    /// How the other columns currently affect the secondary one.
    open var splitBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        return displayMode.behavior ?? preferredDisplayMode.behavior ?? (hasRoom ? .tile : .overlay)
    }
    private var hasRoom: Bool { viewIfLoaded.map { $0.bounds.width > $0.bounds.height } ?? true }
    private var automaticMode: DisplayMode {
        preferredSplitBehavior == .overlay || preferredSplitBehavior == .automatic && !hasRoom
            ? .secondaryOnly : .oneBesideSecondary
    }

    /// The current width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { primaryWidth.width(in: viewIfLoaded?.bounds.width ?? 0) }
    /// The current width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth.width(in: viewIfLoaded?.bounds.width ?? 0) }
    /// A bar button item that shows the next column, or hides columns.
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

    /// Returns the columns that show in a display mode, from the primary to the secondary.
    private func showing(_ mode: DisplayMode) -> [Column] {
        let all: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return all.suffix(mode.count) + [.secondary]
    }

    /// Changes a setting, notifies the delegate if the display mode changes, and arranges the columns.
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
    /// Whether other columns cover or displace the secondary one, so that a touch of it only hides them.
    private var covers: Bool { displayMode.behavior == .overlay || displayMode.behavior == .displace }

    func arrange() {
        guard isViewLoaded else { return }
        let collapses = traitCollection.horizontalSizeClass == .compact
        if collapses != collapsed { if collapses { collapse() } else { expand() } }
        arranged = displayMode
        let collapsed = columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
        let wanted = isCollapsed ? collapsed.map { [($0, view.bounds)] } ?? [] : places()
        for controller in contained where !wanted.contains(where: { $0.0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
            if !columns.values.contains(where: { $0 === controller }) {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
        }
        contained.removeAll { $0.parent !== self }
        if !isCollapsed { containHidden(wanted.map(\.0)) }
        for (controller, frame) in wanted {
            if !contained.contains(where: { $0 === controller }) { contained.append(controller) }
            let isNew = controller.parent !== self
            if isNew { addChild(controller) }
            if controller.view.frame != frame { controller.view.frame = frame }
            if controller.view.superview !== view { view.addSubview(controller.view) }
            if isNew { controller.didMove(toParent: self) }
        }
        layer(wanted)
        updateGestures()
    }

    /// Returns the visible controllers with their frames, the secondary last.
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

    /// Orders the views: the columns that cover the secondary one, then the dimming view, then the secondary one.
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

    // MARK: Showing controllers

    /// Shows a controller in the secondary column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        let wraps = style != .unspecified && !(vc is UINavigationController)
        replace(.secondary, with: wraps ? UINavigationController(rootViewController: vc) : vc)
        if isCollapsed, columns[.primary] is UINavigationController { return showCollapsed(.secondary) }
        arrange()
    }

    /// Shows a controller in the primary column, or pushes it onto that column's navigation stack while collapsed.
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

extension UISplitViewController {
    /// Makes the controllers of hidden columns children, so that they receive the changes of the container's size.
    private func containHidden(_ shown: [UIViewController]) {
        for column in [Column.primary, .supplementary, .secondary] {
            guard let controller = columns[column], controller.parent !== self,
                !shown.contains(where: { $0 === controller })
            else { continue }
            contained.append(controller)
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }
}

extension UIViewController {
    /// The nearest split view controller that contains this controller.
    public var splitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let split = current as? UISplitViewController { return split }
            controller = current.parent
        }
        return nil
    }
}
