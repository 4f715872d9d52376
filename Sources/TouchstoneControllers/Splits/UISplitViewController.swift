import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Asked and told of a split controller's columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Whether the application has shown the secondary controller itself in a narrow window; false by default, for the secondary on top.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The columns are about to be shown otherwise.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Which column comes on top in a narrow window; by default the proposed one.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Whether the application has shown the controller itself; false by default.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column { column }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
    ) -> Bool { false }
}

/// Two columns side by side, and in a narrow window one after the other.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How the columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// As there is room; side by side here.
        case automatic
        /// The secondary alone.
        case secondaryOnly
        /// Side by side.
        case oneBesideSecondary
        /// The primary over the secondary; here as `oneBesideSecondary`.
        case oneOverSecondary
        /// As `oneBesideSecondary`: there are two columns.
        case twoBesideSecondary
        /// As `oneBesideSecondary`.
        case twoOverSecondary
        /// As `oneBesideSecondary`.
        case twoDisplaceSecondary
        /// The former name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    /// A column.
    public enum Column: Int, Sendable {
        /// The first.
        case primary
        /// Between them; shown in the primary's place.
        case supplementary
        /// The last.
        case secondary
        /// What shows in a narrow window.
        case compact
    }
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, by `viewControllers`.
        case unspecified
        /// Two.
        case doubleColumn
        /// Three, of which two show here.
        case tripleColumn
    }

    /// Asked and told; nil by default, not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// How many columns there are.
    public let style: Style
    /// How the columns are to be shown; `.automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { modeChanges(from: oldValue) }
    }
    /// The part of the width that the primary has, 0 to 1; `automaticDimension` by default, for 0.4 up to 320 points.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the primary, in points; `automaticDimension` by default.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// The greatest width of the primary, in points; `automaticDimension` by default.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Whether a drag shows and hides the primary; true by default. Kept, and not looked at.
    open var presentsWithGesture = true
    /// Leaves a width to the controller.
    public static let automaticDimension: CGFloat = -1
    private var columns: [Column: UIViewController] = [:]
    /// Whether one column shows at a time.
    public private(set) var isCollapsed = false
    private var shown: [UIViewController] = []
    private let line = UIView()

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

    /// The primary and the secondary, or what there is of them; in a narrow window the primary alone.
    open var viewControllers: [UIViewController] {
        get { [columns[.primary], isCollapsed ? nil : columns[.secondary]].compactMap { $0 } }
        set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
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
    /// How the columns are shown now.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    }
    /// The width of the primary now, in points.
    open var primaryColumnWidth: CGFloat {
        let width = viewIfLoaded?.bounds.width ?? 0
        var own =
            preferredPrimaryColumnWidthFraction < 0
            ? min(320, width * 0.4) : width * preferredPrimaryColumnWidthFraction
        if maximumPrimaryColumnWidth >= 0 { own = min(own, maximumPrimaryColumnWidth) }
        if minimumPrimaryColumnWidth >= 0 { own = max(own, minimumPrimaryColumnWidth) }
        return own.rounded()
    }
    /// A button that shows the primary or hides it.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        title: "Columns",
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
        })

    /// Shows a column.
    open func show(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        if column == .primary { preferredDisplayMode = .oneBesideSecondary }
    }
    /// Hides a column.
    open func hide(_ column: Column) { if column == .primary, !isCollapsed { preferredDisplayMode = .secondaryOnly } }

    private func modeChanges(from old: DisplayMode) {
        guard preferredDisplayMode != old, isViewLoaded, !isCollapsed else { return }
        delegate?.splitViewController(self, willChangeTo: displayMode)
        arrange()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        line.backgroundColor = .separator
        view.addSubview(line)
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

    private func arrange() {
        guard isViewLoaded else { return }
        let collapses = traitCollection.horizontalSizeClass == .compact
        if collapses != isCollapsed { if collapses { collapse() } else { expand() } }
        let (primary, secondary) = (columns[.supplementary] ?? columns[.primary], columns[.secondary])
        let wanted =
            isCollapsed
            ? [columns[.compact] ?? primary ?? secondary].compactMap { $0 }
            : (displayMode == .secondaryOnly ? [secondary] : [primary, secondary]).compactMap { $0 }
        for controller in shown where !wanted.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
            if !columns.values.contains(where: { $0 === controller }) {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
        }
        shown = wanted
        var x: CGFloat = 0
        for controller in wanted {
            let isNew = controller.parent !== self
            if isNew { addChild(controller) }
            let width = wanted.count == 2 && controller === primary ? primaryColumnWidth : view.bounds.width - x
            controller.view.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            if controller.view.superview !== view { view.insertSubview(controller.view, at: 0) }
            if isNew { controller.didMove(toParent: self) }
            x += width
        }
        line.isHidden = wanted.count < 2
        line.frame = CGRect(x: primaryColumnWidth, y: 0, width: 0.5, height: view.bounds.height)
    }

    // MARK: A narrow window

    private func collapse() {
        isCollapsed = true
        guard columns[.compact] == nil, let primary = columns[.primary], let secondary = columns[.secondary] else {
            return
        }
        let own = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
        if !own, top == .secondary { showCollapsed(.secondary) }
    }

    private func showCollapsed(_ column: Column) {
        guard let navigation = columns[.primary] as? UINavigationController else { return }
        guard column == .secondary, let secondary = columns[.secondary] else {
            navigation.popToRootViewController(animated: true)
            return
        }
        let content = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
        moved = content
        if let inner = secondary as? UINavigationController { inner.viewControllers = [] }
        for controller in content where !navigation.viewControllers.contains(controller) {
            controller.viewIfLoaded?.removeFromSuperview()
            navigation.pushViewController(controller, animated: view.window != nil && controller === content.last)
        }
    }
    /// The secondary's, while they are on the primary's stack.
    private var moved: [UIViewController] = []

    private func expand() {
        isCollapsed = false
        guard !moved.isEmpty, let navigation = columns[.primary] as? UINavigationController else { return }
        let moved = self.moved
        self.moved = []
        navigation.viewControllers = navigation.viewControllers.filter { !moved.contains($0) }
        if let inner = columns[.secondary] as? UINavigationController { inner.viewControllers = moved }
    }

    /// Shows a controller as the secondary.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, columns[.primary] is UINavigationController {
            columns[.secondary] = vc
            return showCollapsed(.secondary)
        }
        columns[.secondary] = vc
        arrange()
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
