import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Provides the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the previous page, or `nil` at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the next page, or `nil` at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots in the page control; the default is 0, which hides it.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the current dot after `setViewControllers`; the default is 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// The user begins to turn to the pending pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// The turn is over.
    ///
    /// - Parameter completed: Whether the page has changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Returns the location of the spine. Never called, because pages always scroll.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
}

/// Shows one page at a time. The user scrolls between pages in both transition styles.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The transition style of pages. Pages scroll in both styles.
    public typealias TransitionStyle = UIPageViewControllerTransitionStyle
    /// The axis along which pages are arranged.
    public typealias NavigationOrientation = UIPageViewControllerNavigationOrientation
    /// The direction of a page change.
    public typealias NavigationDirection = UIPageViewControllerNavigationDirection
    /// The location of the spine of a book.
    public typealias SpineLocation = UIPageViewControllerSpineLocation
    /// The key of an option of the initializer.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The location of the spine, as a number: the raw value of a `SpineLocation`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between pages, in points; the default is 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition style that was set at initialization. Pages always scroll.
    open var transitionStyle: TransitionStyle { initial.style }
    /// The axis along which the pages are arranged.
    open var navigationOrientation: NavigationOrientation { initial.orientation }
    /// The location of the spine: `.none` in the style `.scroll`, else the location in the options; the default is `.min`.
    open var spineLocation: SpineLocation { initial.spineLocation }
    /// Whether pages have a back; the default is `false`. Stored; has no effect.
    open var isDoubleSided = false
    /// Provides the pages. Without a data source, the user cannot turn pages. The default is `nil`. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            delegates.note(.dataSource, dataSource)
            neighborsChanged()
        }
    }
    fileprivate var delegates = DelegateMemory()
    /// Is notified when the user turns pages; the default is `nil`. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { delegates.note(.delegate, delegate) }
    }
    /// The page that is shown; `nil` until it is set.
    open private(set) var viewControllers: [UIViewController]?
    /// A pan and a tap recognizer in the style `.pageCurl`; empty in the style `.scroll`.
    ///
    /// Neither recognizer is in a view, because a scroll view turns the pages.
    open var gestureRecognizers: [UIGestureRecognizer] { curlRecognizers }
    private lazy var curlRecognizers: [UIGestureRecognizer] =
        transitionStyle == .pageCurl ? [UIPanGestureRecognizer(), UITapGestureRecognizer()] : []

    private let scroller = PageScroller()
    private let dots = UIPageControl()
    private let spacing: CGFloat
    private let initial: (style: TransitionStyle, orientation: NavigationOrientation, spineLocation: SpineLocation)
    fileprivate var before: UIViewController?
    fileprivate var after: UIViewController?
    /// The page that the user or an animation is turning to.
    private var pending: UIViewController?
    /// The pages that appear at the end of the turn if they are shown then.
    private var turning: [UIViewController] = []
    private var animation: (to: UIViewController, completion: ((Bool) -> Void)?)?

    /// Creates a controller without a page.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        let location = (options?[.spineLocation] as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
        initial = (style, navigationOrientation, style == .scroll ? .none : location ?? .min)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        initial = (
            coder.interfaceValue("transitionStyle") ?? .scroll, coder.interfaceValue("orientation") ?? .horizontal,
            .none
        )
        spacing = coder.interfaceValue("spacing") ?? 0
        super.init(coder: coder)
        coder.setUp(self, in: UIPageViewController.self)
    }

    private var current: UIViewController? { viewControllers?.first }
    fileprivate var isHorizontal: Bool { navigationOrientation == .horizontal }

    open override func viewDidLoad() {
        super.viewDidLoad()
        scroller.frame = view.bounds
        scroller.isPagingEnabled = true
        scroller.accessibilityIdentifier = "pages"
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.scrollObserver = scroller
        scroller.pages = self
        view.addSubview(scroller)
        view.addSubview(dots)
        dots.isUserInteractionEnabled = false
        layOutPages()
    }

    // Without a window the animation would not end, and both pages would stay.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The pages have disappeared, so the end of the turn does not let one appear.
        forgetTurn()
        finishAnimation(false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard scroller.frame.size != pageFrame.size else { return }
        layOutPages()
    }

    private var pageFrame: CGRect {
        var frame = view.bounds
        if isHorizontal {
            frame.origin.x -= spacing / 2; frame.size.width += spacing
        } else {
            frame.origin.y -= spacing / 2; frame.size.height += spacing
        }
        return frame
    }

    /// Shows the first of the given pages.
    ///
    /// - Parameters:
    ///   - direction: The direction in which the pages move.
    ///   - animated: Whether the change takes 0.3 s.
    ///   - completion: A closure that is called after the change, with whether it finished. The data source is asked for the pages before
    ///     and after the new one afterward.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        finishAnimation(false)
        guard let next = viewControllers?.first else {
            completion?(true)
            return
        }
        let old = current
        guard animated, isViewLoaded, view.window != nil, let old, old !== next else {
            show(next, finished: true, completion)
            return
        }
        (before, after) = direction == .forward ? (nil, next) : (next, nil)
        layOutPages()
        beginTurn(to: next)
        // A callback of the page may have shown another one.
        guard next.parent === self, current === old else {
            completion?(false)
            return
        }
        animation = (next, completion)
        pending = next
        scroller.setContentOffset(offset(of: direction == .forward ? 1 : -1), animated: true)
    }

    private func finishAnimation(_ finished: Bool) {
        guard let animation else { return }
        self.animation = nil
        pending = nil
        show(animation.to, finished: finished, animation.completion)
    }

    /// Shows a page that was set, calls the completion, and then asks the data source for the neighbors.
    private func show(_ page: UIViewController, finished: Bool, _ completion: ((Bool) -> Void)?) {
        viewControllers = [page]
        (before, after) = (nil, nil)
        endTurn(with: page)
        layOutPages()
        showIndex()
        completion?(finished)
        // Many data sources use an index that the completion sets. A change that the completion starts asks for the neighbors at its end.
        if animation == nil { neighborsChanged() }
    }

    private func showIndex() {
        guard let dataSource else { return dots.isHidden = true }
        dots.numberOfPages = dataSource.presentationCount(for: self)
        dots.isHidden = dots.numberOfPages == 0
        if !dots.isHidden { dots.currentPage = dataSource.presentationIndex(for: self) }
    }

    // MARK: Three pages at most

    private func neighborsChanged() {
        before = current.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
        after = current.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
        layOutPages()
    }

    private var step: CGFloat { isHorizontal ? scroller.bounds.width : scroller.bounds.height }
    /// Returns the content offset of the page that is `number` pages after the current one, which is always the middle of three.
    private func offset(of number: Int) -> CGPoint {
        let way = step * CGFloat(1 + number)
        return isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
    }

    private func layOutPages() {
        guard isViewLoaded, scroller.superview === view else { return }
        scroller.isRearranging = true
        defer { scroller.isRearranging = false }
        scroller.frame = pageFrame
        dots.frame = CGRect(
            x: 0, y: view.bounds.height - 37 - view.safeAreaInsets.bottom, width: view.bounds.width, height: 37)
        let pages = [before, current, after].compactMap { $0 }
        for child in children where !pages.contains(where: { $0 === child }) { letGo(child) }
        for page in pages where page === current || page.viewIfLoaded?.superview === scroller { place(page) }
        if let current { adopt(current) }
        arrangeContent()
        scroller.isScrollEnabled = dataSource != nil
        for page in [before, after].compactMap({ $0 }) where page !== pending { letGo(page) }
    }

    /// Makes room for three pages; negative insets keep the user from a page that is missing.
    private func arrangeContent() {
        let lacking = (before: before == nil ? -step : 0, after: after == nil ? -step : 0)
        if isHorizontal {
            scroller.contentSize = CGSize(width: step * 3, height: scroller.bounds.height)
            scroller.contentInset = UIEdgeInsets(top: 0, left: lacking.before, bottom: 0, right: lacking.after)
        } else {
            scroller.contentSize = CGSize(width: scroller.bounds.width, height: step * 3)
            scroller.contentInset = UIEdgeInsets(top: lacking.before, left: 0, bottom: lacking.after, right: 0)
        }
        scroller.contentOffset = offset(of: 0)
    }

    private func place(_ page: UIViewController) {
        var origin = offset(of: page === before ? -1 : page === after ? 1 : 0)
        if isHorizontal { origin.x += spacing / 2 } else { origin.y += spacing / 2 }
        page.view.frame = CGRect(origin: origin, size: view.bounds.size)
    }

    /// Adds a page as a child, if it is not one already, and puts it in its place in the scroll view.
    private func adopt(_ page: UIViewController, prepare: () -> Void = {}) {
        let isNew = page.parent !== self
        if isNew { addChild(page) }
        prepare()
        place(page)
        // The page's view may have been loaded, and its callbacks may have shown another page.
        guard page.parent === self else { return }
        if page.view.superview !== scroller { scroller.addSubview(page.view) }
        if isNew { page.didMove(toParent: self) }
    }

    private func letGo(_ page: UIViewController) {
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: Appearance during a turn

    /// Shows the page beside the current one. It appears, and the current one disappears, when the turn ends.
    private func beginTurn(to page: UIViewController) {
        adopt(page) {
            guard page !== current, view.window != nil, shouldAutomaticallyForwardAppearanceMethods else { return }
            turning.append(page)
            page.takesAnothersPlace = true
            page.beginAppearanceTransition(true, animated: true)
            current?.beginAppearanceTransition(false, animated: true)
        }
    }

    /// Ends the appearance of the page that is shown after the turn. The others disappear when they are removed.
    private func endTurn(with page: UIViewController) {
        guard !turning.isEmpty else { return }
        forgetTurn()
        guard page.parent === self else { return }
        page.beginAppearanceTransition(true, animated: true)
        page.endAppearanceTransition()
    }

    private func forgetTurn() {
        for page in turning { page.takesAnothersPlace = false }
        turning = []
    }

    // MARK: Turning by a finger

    fileprivate func turned() {
        guard !scroller.isRearranging, animation == nil, let current else { return }
        let way =
            (isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y)
            - (isHorizontal ? offset(of: 0).x : offset(of: 0).y)
        guard way != 0, let next = way > 0 ? after : before, next !== pending, next !== current else { return }
        let isFirst = pending == nil
        pending = next
        beginTurn(to: next)
        if isFirst { delegate?.pageViewController(self, willTransitionTo: [next]) }
    }

    fileprivate func settled() {
        if animation != nil { return finishAnimation(true) }
        guard let old = current, pending != nil else { return }
        let place = isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
        let number = Int(clamping: (place / max(1, step)).rounded()) - 1
        let now = number > 0 ? after : number < 0 ? before : old
        pending = nil
        viewControllers = [now ?? old]
        endTurn(with: now ?? old)
        neighborsChanged()
        if now !== old, !dots.isHidden { dots.currentPage += number }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: now !== old)
    }

    open override var childForStatusBarStyle: UIViewController? { current }
    open override var childForStatusBarHidden: UIViewController? { current }
}

extension UIPageViewController: PageTurning {
    package func pageMemory(_ trace: Trace) -> PageMemory {
        PageMemory(
            dataSource: dataSource, hasBefore: before != nil, hasAfter: after != nil, isHorizontal: isHorizontal,
            lost: delegates.lost, trace)
    }
}

/// The scroll view that contains the pages. Its delegate belongs to the application, which often sets it to follow the motion.
private final class PageScroller: UIScrollView, ScrollObserver {
    weak var pages: UIPageViewController?
    /// Whether the pages are being laid out, so that changes of the offset are not the user's.
    var isRearranging = false

    func didScroll() { pages?.turned() }
    func willCall(_ callback: ScrollCallback) {
        switch callback {
        case .didEndDecelerating, .didEndScrollingAnimation, .didEndDragging(willDecelerate: false): pages?.settled()
        default: break
        }
    }
}
