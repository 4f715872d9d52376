import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Results that record when they join and leave the search and the window.
private final class Results: UIViewController {
    var record: (String) -> Void = { _ in }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record("results will \(parent == nil ? "leave" : "join")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        let place = "\(view.superview === parent?.view && parent != nil ? "inside" : "outside") \(view.frame.size)"
        record("results did \(parent == nil ? "leave" : "join") \(place)")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("results appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("results disappeared")
    }
}

/// What a search in a navigation bar shows, and what it calls.
@Suite(.application) @MainActor
struct SearchStateTests {
    private final class Calls: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
        var lines: [String] = []
        var willPresent: (UISearchController) -> Void = { _ in }
        var willDismiss: (UISearchController) -> Void = { _ in }

        func updateSearchResults(for searchController: UISearchController) {
            let bar = searchController.searchBar
            lines.append("update \"\(bar.text ?? "")\" scope \(bar.selectedScopeButtonIndex)")
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            lines.append("text \"\(searchText)\"")
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("editing ended") }
        func willPresentSearchController(_ searchController: UISearchController) {
            lines.append("will present")
            willPresent(searchController)
        }
        func presentSearchController(_ searchController: UISearchController) { lines.append("present") }
        func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) {
            lines.append("will dismiss")
            willDismiss(searchController)
        }
        func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
    }

    private let app = TestApplication.current
    private let calls = Calls()
    private let results = Results()
    private let content = UIViewController()
    private let search: UISearchController
    private let navigation: UINavigationController

    init() {
        search = UISearchController(searchResultsController: results)
        navigation = UINavigationController(rootViewController: content)
        search.searchResultsUpdater = calls
        search.delegate = calls
        search.searchBar.delegate = calls
        content.navigationItem.searchController = search
        results.record = { [calls] in calls.lines.append($0) }
        _ = app.makeWindow(root: navigation)
        app.settle()
    }

    private func taken() -> [String] {
        app.advance(by: 1)
        defer { calls.lines = [] }
        return calls.lines
    }

    /// What the search shows.
    private var state: String {
        let bar = search.searchBar
        var parts = [search.isActive ? "active" : "inactive", "bar \(Int(navigation.navigationBar.frame.height))"]
        parts.append("field \(Int(bar.frame.height))")
        if bar.showsCancelButton { parts.append("Cancel") }
        if bar.showsScopeBar { parts.append("scopes") }
        if bar.isFirstResponder { parts.append("editing") }
        if search.parent === content {
            let isOver = search.view.superview === content.view && search.view.frame == content.view.bounds
            parts.append(isOver ? "over the content" : "misplaced")
            if search.view.subviews.first?.isHidden == false { parts.append("dimming") }
        }
        if results.parent === search { parts.append("results") }
        return parts.joined(separator: ", ")
    }

    @Test func `A search shows its buttons and scopes, updates the results and hides all of them at its end`() {
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        search.searchBar.selectedScopeButtonIndex = 0
        var states = [state]
        app.fingerTap(at: search.searchBar.searchTextField)
        expectEqual(taken(), ["will present", "present", "update \"\" scope 0", "did present"])
        states.append(state)
        app.keyTypeText("ab")
        expectEqual(
            taken(),
            [
                "text \"a\"", "results will join", "results appeared",
                "results did join inside CGSize(width: 390.0, height: 844.0)", "update \"a\" scope 0", "text \"ab\"",
                "update \"ab\" scope 0",
            ])
        states.append(state)
        let bar = search.searchBar
        app.fingerTap(at: bar.convert(CGPoint(x: 290, y: 78), to: nil))
        expectEqual(taken(), ["update \"ab\" scope 1"])
        app.keyTypeText("\u{8}\u{8}")
        expectEqual(
            taken(),
            [
                "text \"a\"", "update \"a\" scope 1", "text \"\"", "results will leave", "results disappeared",
                "results did leave outside CGSize(width: 390.0, height: 844.0)", "update \"\" scope 1",
            ])
        states.append(state)
        app.keyTypeText("c")
        _ = taken()
        search.isActive = false
        expectEqual(
            taken(),
            [
                "will dismiss", "text \"\"", "editing ended", "results will leave", "results disappeared",
                "results did leave outside CGSize(width: 390.0, height: 844.0)", "update \"\" scope 1",
                "did dismiss",
            ])
        states.append(state)
        app.fingerTap(at: bar.convert(CGPoint(x: 100, y: 78), to: nil))
        expectEqual(taken(), [])
        expectEqual(
            states,
            [
                "inactive, bar 100, field 56",
                "active, bar 100, field 100, Cancel, scopes, editing, over the content, dimming",
                "active, bar 100, field 100, Cancel, scopes, editing, over the content, dimming, results",
                "active, bar 100, field 100, Cancel, scopes, editing, over the content, dimming",
                "inactive, bar 100, field 56",
            ])
    }

    @Test func `A search keeps what its properties tell it not to change`() {
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        search.automaticallyShowsCancelButton = false
        search.automaticallyShowsScopeBar = false
        search.hidesNavigationBarDuringPresentation = false
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation)
        var states: [String] = []
        for _ in 0..<2 {
            search.isActive = true
            app.advance(by: 1)
            states.append(state)
            search.isActive = false
            app.advance(by: 1)
            states.append(state)
            search.searchBar.showsCancelButton = true
            search.searchBar.showsScopeBar = true
        }
        expectEqual(
            states,
            [
                "active, bar 100, field 56, editing, over the content", "inactive, bar 100, field 56",
                "active, bar 144, field 100, Cancel, scopes, editing, over the content",
                "inactive, bar 144, field 100, Cancel, scopes",
            ])
    }

    @Test func `Results without text show as long as the controller asks for them`() {
        search.showsSearchResultsController = true
        expectEqual(taken(), [])
        search.isActive = true
        expectEqual(
            taken(),
            [
                "will present", "present", "results will join", "results appeared",
                "results did join inside CGSize(width: 390.0, height: 844.0)", "update \"\" scope 0", "did present",
            ])
        let before = state
        search.showsSearchResultsController = false
        expectEqual(
            taken(),
            [
                "results will leave", "results disappeared",
                "results did leave outside CGSize(width: 390.0, height: 844.0)",
            ])
        expectEqual(
            [before, state],
            [
                "active, bar 56, field 56, Cancel, editing, over the content, dimming, results",
                "active, bar 56, field 56, Cancel, editing, over the content, dimming",
            ])
    }

    @Test func `A dismissal ends the search, and a change of the search within its callbacks is ignored`() {
        calls.willPresent = { $0.isActive = false }
        calls.willDismiss = { $0.isActive = true }
        search.isActive = true
        search.isActive = true
        expectEqual(taken(), ["will present", "present", "update \"\" scope 0", "did present"])
        #expect(search.isActive)
        search.dismiss(animated: true) { [calls] in calls.lines.append("completion") }
        expectEqual(taken(), ["will dismiss", "editing ended", "update \"\" scope 0", "did dismiss", "completion"])
        #expect(!search.isActive)
    }

    @Test func `A search that another one replaces ends`() {
        search.isActive = true
        _ = taken()
        let other = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = other
        expectEqual(taken(), ["will dismiss", "editing ended", "update \"\" scope 0", "did dismiss"])
        #expect(!search.isActive && other.searchBar.window != nil && search.searchBar.window == nil)
        search.isActive = true
        expectEqual(taken(), ["will present", "present", "update \"\" scope 0", "did present"])
        #expect(search.parent == nil)
    }

    @Test func `A search bar in the searched view stays in front of the dimming view`() {
        let plain = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        plain.view.addSubview(search.searchBar)
        plain.view.addSubview(UIView())
        navigation.view.window?.rootViewController = plain
        app.settle()
        search.isActive = true
        app.advance(by: 1)
        #expect(plain.view.subviews.last === search.searchBar && search.parent === plain)
        app.fingerTap(at: CGPoint(x: 200, y: 600))
        app.advance(by: 1)
        #expect(!search.isActive && search.view.superview == nil)
    }
}
