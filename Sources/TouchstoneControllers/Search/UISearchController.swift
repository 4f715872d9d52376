import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Updates search results when the search changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// The search has begun or ended, or its text or scope has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Is notified when a search begins or ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// The search is about to begin. The default does nothing.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun. The default does nothing.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end. The default does nothing.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended. The default does nothing.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents the search controller. The default does nothing, and the search does not wait for this method's effects.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Manages a search of the content of a view controller.
///
/// It has a search bar, and shows the results or a dimming view over the view of the searched controller. The search begins when the
/// user edits the bar, and ends with the Cancel button.
open class UISearchController: UIViewController {
    /// The search bar. Show it in `UINavigationItem.searchController` or in your own view.
    open var searchBar: UISearchBar { ownBar }
    /// The controller that shows the results; `nil` if the searched controller itself does.
    open var searchResultsController: UIViewController? { initialResultsController }
    /// Updates the results when the search changes; the default is `nil`. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Is notified when the search begins or ends; the default is `nil`. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether a dimming view covers the searched content while no results are shown; the default is `true`.
    ///
    /// A touch on the dimming view ends the search.
    open var obscuresBackgroundDuringPresentation = true
    /// The older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether a navigation bar shows only the search bar during the search; the default is `true`.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the Cancel button appears and disappears with the search; the default is `true`.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes appear and disappear with the search; the default is `true`.
    open var automaticallyShowsScopeBar = true
    /// Whether the results are shown even if there is no text; the default is `false`.
    open var showsSearchResultsController = false {
        didSet { showResults() }
    }

    private let ownBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: UISearchBar.height))
    private let initialResultsController: UIViewController?
    private let shade = DimmingView()
    private weak var searched: UIViewController?
    private var isOn = false
    private var isUnderWay = false
    /// The navigation item that contains the search bar.
    weak var item: UINavigationItem?

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results, or `nil` if the searched controller itself does.
    public init(searchResultsController: UIViewController?) {
        initialResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }
    public override init(nibName: String?, bundle: Bundle?) {
        initialResultsController = nil
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }
    public required init?(coder: NSCoder) {
        initialResultsController = nil
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UISearchController.self)
    }
    private func setUp() {
        searchBar.search = self
        shade.touched = { [weak self] in self?.isActive = false }
        shade.dismissed = self
        shade.purpose = .search
    }

    open override func loadView() { view = SearchSpace() }

    // MARK: Beginning and ending

    /// Whether the search is active; the default is `false`. Setting it begins or ends the search.
    open var isActive: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            if newValue { searchBar.becomeFirstResponder() }
            // The field may be in no window, or it may refuse to become first responder.
            if newValue, !isOn { begin() } else if !newValue { end() }
        }
    }

    /// Ends the search if it is active. Otherwise dismisses the presented controller, like any view controller.
    open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard isActive, presentedByItself == nil else {
            return super.dismiss(animated: animated, completion: completion)
        }
        isActive = false
        completion?()
    }

    func editingBegan() { if !isOn { begin() } }
    func cancelled() { isActive = false }
    func textChanged() {
        showResults()
        if isOn { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    func scopeChanged() { if isOn { searchResultsUpdater?.updateSearchResults(for: self) } }

    private func begin() {
        guard !isUnderWay else { return }
        isUnderWay = true
        defer { isUnderWay = false }
        isOn = true
        item?.searchHidingChanged()
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = true }
        fitBar()
        if hidesNavigationBarDuringPresentation { item?.showsLowerViewOnly = true }
        cover()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        guard !isUnderWay else { return }
        isUnderWay = true
        defer { isUnderWay = false }
        isOn = false
        item?.searchHidingChanged()
        delegate?.willDismissSearchController(self)
        if searchBar.text?.isEmpty == false {
            searchBar.searchTextField.text = ""
            searchBar.delegate?.searchBar(searchBar, textDidChange: "")
        }
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = false }
        fitBar()
        item?.showsLowerViewOnly = false
        uncover()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    /// Updates the height of the search bar, which is larger with scopes.
    func fitBar() {
        guard searchBar.bounds.height != searchBar.ownHeight else { return }
        searchBar.frame.size.height = searchBar.ownHeight
        // Set the view again, so that the navigation bar reads its height.
        if let item { item.lowerView = searchBar }
    }

    // MARK: The view over the searched controller

    private var owner: UIViewController? {
        var link: UIResponder? = searchBar.superview
        while let current = link, !(current is UIViewController) { link = current.next }
        if let navigation = link as? UINavigationController { return navigation.topViewController }
        return link as? UIViewController
    }

    private func cover() {
        guard parent == nil, let owner else { return }
        searched = owner
        owner.addChild(self)
        view.frame = owner.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.frame = view.bounds
        view.addSubview(shade)
        owner.view.addSubview(view)
        // A search bar in the searched view stays in front of the dimming view.
        if searchBar.isDescendant(of: owner.view), searchBar.superview === owner.view {
            owner.view.bringSubviewToFront(searchBar)
        }
        didMove(toParent: owner)
        showResults()
    }

    private func uncover() {
        guard parent != nil else { return }
        // The results leave first, so that they are announced to leave before they disappear.
        takeResultsAway()
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    private func takeResultsAway() {
        guard let results = searchResultsController, results.parent === self else { return }
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
    }

    /// Shows the results while there is text, and the dimming view otherwise.
    private func showResults() {
        guard isOn, parent != nil else { return }
        let hasText = searchBar.text?.isEmpty == false
        shade.isHidden = !obscuresBackgroundDuringPresentation
        guard let results = searchResultsController else { return }
        guard hasText || showsSearchResultsController else { return takeResultsAway() }
        guard results.parent !== self else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }
}

/// Receives no touches itself. Its dimming view and the results may receive them.
private final class SearchSpace: UIView {
    // A scroll view covers its subviews' safe area with its content inset, but the bars are still above this view.
    override var safeAreaInsets: UIEdgeInsets {
        (superview as? UIScrollView)?.safeAreaInsets ?? super.safeAreaInsets
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UINavigationItem {
    /// The data that this module stores in a navigation item.
    private final class Search {
        var controller: UISearchController?
        var hidesWhenScrolling = true
    }
    private var search: Search {
        if let made = extra as? Search { return made }
        let made = Search()
        extra = made
        return made
    }
    /// The search controller, shown with its search bar below the title; the default is `nil`.
    public var searchController: UISearchController? {
        get { (extra as? Search)?.controller }
        set {
            guard newValue !== searchController else { return }
            if let old = searchController, old.isActive { old.isActive = false }
            searchController?.item = nil
            search.controller = newValue
            newValue?.item = self
            newValue?.fitBar()
            lowerView = newValue?.searchBar
            searchHidingChanged()
        }
    }
    /// Whether the search bar collapses when the content scrolls; the default is `true`. It stays while the search is active.
    public var hidesSearchBarWhenScrolling: Bool {
        get { (extra as? Search)?.hidesWhenScrolling ?? true }
        set {
            search.hidesWhenScrolling = newValue
            searchHidingChanged()
        }
    }
    func searchHidingChanged() {
        lowerViewCollapses = hidesSearchBarWhenScrolling && searchController?.isActive == false
    }
}
