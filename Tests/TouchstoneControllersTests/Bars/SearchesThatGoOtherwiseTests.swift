import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Search bars whose delegates refuse, and their clear, cancel, results and scope buttons.
@Suite(.application) @MainActor
struct SearchesThatGoOtherwiseTests {
    private final class CatalogController: UIViewController, UISearchBarDelegate {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56))
        private(set) var log: [String] = []
        var mayBegin = true
        var mayEnd = true

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            bar.delegate = self
            view.addSubview(bar)
        }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should begin")
            return mayBegin
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            log.append("did begin")
            searchBar.setShowsCancelButton(true, animated: true)
        }

        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should end")
            return mayEnd
        }

        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
            log.append("did end")
            searchBar.setShowsCancelButton(false, animated: true)
        }

        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        {
            !text.contains { $0.isNumber }
        }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            log.append("cancel")
            searchBar.text = nil
            searchBar.resignFirstResponder()
        }

        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
            log.append("results")
            searchBar.isSearchResultsButtonSelected.toggle()
        }

        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }

        func takeLog() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `A search bar's delegate can refuse the beginning, a text change and the end of editing`() {
        let catalog = CatalogController()
        let app = stage(catalog)
        let field = catalog.bar.searchTextField
        let whole = field.convert(field.bounds, to: nil)

        catalog.mayBegin = false
        app.fingerTap(at: field)
        app.advance(by: 0.5)
        #expect(catalog.takeLog() == ["should begin"] && !field.isFirstResponder && !catalog.bar.showsCancelButton)

        catalog.mayBegin = true
        app.fingerTap(at: field)
        app.advance(by: 1)
        #expect(catalog.takeLog() == ["should begin", "did begin"] && catalog.bar.showsCancelButton)
        // The cancel button narrows the field.
        let narrow = field.convert(field.bounds, to: nil)
        #expect(narrow.minX == whole.minX && narrow.maxX < whole.maxX - 30)

        app.keyTypeText("a1b2")
        #expect(catalog.takeLog() == ["text a", "text ab"] && catalog.bar.text == "ab")

        // The clear button is inside the field at its end.
        app.fingerTap(at: CGPoint(x: narrow.maxX - 16, y: narrow.midY))
        app.advance(by: 0.5)
        #expect(catalog.takeLog() == ["text "] && (catalog.bar.text ?? "").isEmpty && field.isFirstResponder)

        catalog.mayEnd = false
        catalog.bar.resignFirstResponder()
        app.advance(by: 0.5)
        #expect(catalog.takeLog() == ["should end"] && field.isFirstResponder)

        catalog.mayEnd = true
        app.keyTypeText("c")
        app.fingerTap(at: CGPoint(x: 358, y: 88))
        app.advance(by: 1)
        let log = catalog.takeLog()
        #expect(log.filter { !$0.hasPrefix("text") } == ["cancel", "should end", "did end"] && log.first == "text c")
        #expect((catalog.bar.text ?? "").isEmpty && !field.isFirstResponder && !catalog.bar.showsCancelButton)
        expectEqual(field.convert(field.bounds, to: nil), whole)
    }

    @Test func `The results button and the scope buttons call the delegate and the bar forwards to its field`() throws {
        func segments(in view: UIView) -> UISegmentedControl? {
            if let found = view as? UISegmentedControl { return found }
            for below in view.subviews {
                if let found = segments(in: below) { return found }
            }
            return nil
        }
        let catalog = CatalogController()
        let app = stage(catalog)
        catalog.bar.showsSearchResultsButton = true
        app.settle()
        let field = catalog.bar.searchTextField
        let place = field.convert(field.bounds, to: nil)
        app.fingerTap(at: CGPoint(x: place.maxX - 16, y: place.midY))
        app.advance(by: 0.5)
        #expect(
            catalog.takeLog() == ["results"] && catalog.bar.isSearchResultsButtonSelected && !field.isFirstResponder)
        app.fingerTap(at: CGPoint(x: place.maxX - 16, y: place.midY))
        app.advance(by: 0.5)
        #expect(catalog.takeLog() == ["results"] && !catalog.bar.isSearchResultsButtonSelected)
        catalog.bar.showsSearchResultsButton = false

        catalog.bar.scopeButtonTitles = ["Books", "Films"]
        catalog.bar.selectedScopeButtonIndex = 1
        catalog.bar.showsScopeBar = true
        catalog.bar.sizeToFit()
        app.settle()
        let scopes = try #require(segments(in: catalog.bar))
        #expect(
            scopes.selectedSegmentIndex == 1 && (0..<2).map { scopes.titleForSegment(at: $0) } == ["Books", "Films"])
        let all = scopes.convert(scopes.bounds, to: nil)
        app.fingerTap(at: CGPoint(x: all.minX + all.width * 3 / 4, y: all.midY))
        app.advance(by: 0.5)
        expectEqual(catalog.takeLog(), [])
        app.fingerTap(at: CGPoint(x: all.minX + all.width / 4, y: all.midY))
        app.advance(by: 0.5)
        #expect(catalog.takeLog() == ["scope 0"] && catalog.bar.selectedScopeButtonIndex == 0)

        catalog.bar.showsScopeBar = false
        catalog.bar.sizeToFit()
        app.settle()
        expectEqual(catalog.bar.frame, CGRect(x: 0, y: 60, width: 390, height: 56))

        catalog.bar.placeholder = "Title"
        catalog.bar.text = "Dune"
        #expect(field.text == "Dune" && field.placeholder == "Title" && !field.isFirstResponder)
        #expect(catalog.bar.becomeFirstResponder() && field.isFirstResponder)
        app.keyTypeText("s")
        #expect(
            catalog.bar.text == "Dunes" && catalog.takeLog().suffix(3) == ["should begin", "did begin", "text Dunes"])
    }
}
