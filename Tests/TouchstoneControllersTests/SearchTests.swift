import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class SearchNotes: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var lines: [String] = []
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should begin")
        return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "x"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        lines.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
        lines.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
}

/// Search bars and search controllers.
@Suite(.application(tracing: .both)) @MainActor
struct SearchTests {
    let app = TestApplication.current
    private let notes = SearchNotes()

    private func find(_ name: String, in view: UIView) -> UIView? {
        var waiting = [view]
        while let view = waiting.popLast() {
            if view.accessibilityIdentifier == name { return view }
            waiting += view.subviews
        }
        return nil
    }

    @Test func `A search bar calls its delegate for typing, searching and canceling`() throws {
        let window = app.makeWindow("window")
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.delegate = notes
        window.addSubview(bar)
        app.settle()
        expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 374, height: 36))
        app.fingerTap(at: bar.searchTextField)
        app.keyTypeText("ax")
        app.keyTypeText("\r")
        #expect(notes.lines == ["should begin", "began", "text a", "search"] && bar.isFirstResponder)
        notes.lines = []
        bar.text = "set"
        expectEqual(notes.lines, [])
        bar.setShowsCancelButton(true, animated: true)
        app.advance(by: 1)
        let cancel = try #require(find("cancel search", in: bar))
        #expect(bar.searchTextField.frame.maxX == cancel.frame.minX - 8 && cancel.frame.maxX == 382)
        app.fingerTap(at: cancel)
        #expect(notes.lines == ["cancel"] && bar.isFirstResponder && bar.text == "set")
        bar.resignFirstResponder()
        expectEqual(notes.lines, ["cancel", "ended"])
    }

    @Test func `A tap on a scope button selects the scope`() {
        let window = app.makeWindow("window")
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        bar.delegate = notes
        bar.scopeButtonTitles = ["All", "Mine"]
        expectEqual(bar.intrinsicContentSize.height, 56)
        bar.showsScopeBar = true
        expectEqual(bar.intrinsicContentSize.height, 100)
        window.addSubview(bar)
        app.settle()
        // The segments are in the 44 points below the field.
        app.fingerTap(at: CGPoint(x: 290, y: 178))
        #expect(notes.lines == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    }

    @Test func `A search in a navigation bar begins with a tap on its field and ends with the cancel button`() throws {
        let results = UIViewController()
        let content = UIViewController()
        content.title = "Letters"
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = notes
        search.delegate = notes
        let navigation = UINavigationController(rootViewController: content)
        content.navigationItem.searchController = search
        let window = app.makeWindow("window", root: navigation)
        app.settle()
        // The bar is 44 points high, and the search bar is 56 points high.
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 100))
        expectEqual(search.searchBar.frame, CGRect(x: 0, y: 44, width: 390, height: 56))
        expectEqual(content.view.safeAreaInsets.top, 100)
        app.fingerTap(at: search.searchBar.searchTextField)
        app.advance(by: 1)
        #expect(notes.lines == ["will present", "update  true", "did present"] && search.isActive)
        #expect(navigation.navigationBar.frame.height == 56 && search.searchBar.frame.minY == 0)
        #expect(search.parent === content && results.viewIfLoaded?.window == nil)
        app.keyTypeText("a")
        #expect(notes.lines.last == "update a true" && results.view.window === window)
        let cancel = try #require(find("cancel search", in: search.searchBar))
        app.fingerTap(at: cancel)
        app.advance(by: 1)
        expectEqual(notes.lines.suffix(3), ["will dismiss", "update  false", "did dismiss"])
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
        #expect(search.parent == nil && results.parent == nil && results.view.window == nil)
        expectEqual(navigation.navigationBar.frame.height, 100)
        content.navigationItem.searchController = nil
        #expect(navigation.navigationBar.frame.height == 44 && content.view.safeAreaInsets.top == 44)
    }

    @Test func `The results of a table's search are below the search bar`() {
        let results = UITableViewController(style: .plain)
        let table = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: results)
        table.navigationItem.searchController = search
        _ = app.makeWindow("window", root: UINavigationController(rootViewController: table))
        app.settle()
        app.fingerTap(at: search.searchBar.searchTextField)
        app.advance(by: 1)
        app.keyTypeText("a")
        app.advance(by: 1)
        #expect(results.tableView.adjustedContentInset.top == 56 && results.tableView.contentOffset.y == -56)
        expectEqual(results.tableView.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 56))
    }

    @Test func `A tap on the dimming view ends the search`() {
        let content = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = notes
        content.view.addSubview(search.searchBar)
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        content.view.addSubview(button)
        _ = app.makeWindow("window", root: content)
        app.settle()
        app.fingerTap(at: search.searchBar.searchTextField)
        app.advance(by: 1)
        app.fingerTap(at: button, allowsMiss: true)
        app.advance(by: 1)
        #expect(taps == 0 && !search.isActive && !search.searchBar.isFirstResponder)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        app.advance(by: 1)
        #expect(search.searchBar.isFirstResponder)
        app.fingerTap(at: button)
        #expect(taps == 1 && search.isActive)
        search.isActive = false
        expectEqual(notes.lines, ["update  true", "update  false", "update  true", "update  false"])
    }
}
