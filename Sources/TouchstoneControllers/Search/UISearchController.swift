import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Hears what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// The search began or ended, or its text or scope changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears how a search comes and goes.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// It is about to begin. Does nothing by default.
    func willPresentSearchController(_ searchController: UISearchController)
    /// It has begun. Does nothing by default.
    func didPresentSearchController(_ searchController: UISearchController)
    /// It is about to end. Does nothing by default.
    func willDismissSearchController(_ searchController: UISearchController)
    /// It has ended. Does nothing by default.
    func didDismissSearchController(_ searchController: UISearchController)
    /// It is to be shown, by an own way. Does nothing by default, and what it does is not waited for.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search over what a controller shows: its bar, and over that controller's view the results, or a shade. It begins as the bar is
/// edited, and ends with the button to cancel.
open class UISearchController: UIViewController {
    /// The field that is searched with. Show it in `UINavigationItem.searchController`, or in a view of your own.
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: UISearchBar.height))
    /// What shows the results; nil for the controller that is searched itself.
    public let searchResultsController: UIViewController?
    /// Hears what is searched for; nil by default, not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears how the search comes and goes; nil by default, not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether a shade lies over what is searched as long as no results do; true by default. A touch on it ends the search.
    open var obscuresBackgroundDuringPresentation = true
    /// The same, as it was called before.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether a navigation bar shows nothing but the field during the search; true by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button to cancel comes and goes with the search; true by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes come and go with the search; true by default.
    open var automaticallyShowsScopeBar = true
    /// Whether the results show though nothing is searched for; false by default.
    open var showsSearchResultsController = false {
        didSet { showResults() }
    }

    private let shade = DimmingView()
    private weak var searched: UIViewController?
    private var isOn = false
    private var isUnderWay = false
    /// The item of a navigation bar that has the field.
    weak var item: UINavigationItem?

    /// A search whose results `searchResultsController` shows; nil for the controller that is searched itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }
    public override init(nibName: String?, bundle: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        searchBar.search = self
        shade.touched = { [weak self] in self?.isActive = false }
        shade.dismissed = self
        shade.purpose = .search
    }

    open override func loadView() { view = SearchSpace() }

    // MARK: Beginning and ending

    /// Whether the search is on; false by default. Setting it begins or ends it.
    open var isActive: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            if newValue { searchBar.becomeFirstResponder() }
            // The field may be in no window, or may not be edited.
            if newValue, !isOn { begin() } else if !newValue { end() }
        }
    }

    /// Ends the search, where it is on, and else dismisses as every controller.
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

    /// With scopes the bar is higher.
    func fitBar() {
        guard searchBar.bounds.height != searchBar.ownHeight else { return }
        searchBar.frame.size.height = searchBar.ownHeight
        // The navigation bar asks anew.
        if let item { item.lowerView = searchBar }
    }

    // MARK: What lies over the controller that is searched

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
        // A field within what is searched stays in reach.
        if searchBar.isDescendant(of: owner.view), searchBar.superview === owner.view {
            owner.view.bringSubviewToFront(searchBar)
        }
        didMove(toParent: owner)
        showResults()
    }

    private func uncover() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
        takeResultsAway()
    }

    private func takeResultsAway() {
        guard let results = searchResultsController, results.parent === self else { return }
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
    }

    /// The results while something is searched for, else the shade.
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

/// Takes no touches itself: the shade and the results do, where they are to.
private final class SearchSpace: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UINavigationItem {
    /// What the kernel of items keeps for this module.
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
    /// A search whose field stands below the title; nil by default.
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
    /// Whether the field makes room as the content scrolls; true by default. It stays while the search is on.
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
