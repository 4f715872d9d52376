import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Touches and keys in a search bar, and the delegate methods that it calls.
@Suite(.application) @MainActor
struct SearchBarsTests {
    private class SearchController: UIViewController, UISearchBarDelegate {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        private(set) var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            bar.delegate = self
            view.addSubview(bar)
        }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should begin")
            return true
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("did begin") }

        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should end")
            return true
        }

        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("did end") }

        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        {
            log.append("may \(text) at \(range.location)")
            return true
        }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            log.append("search \(searchBar.text ?? "")")
            searchBar.resignFirstResponder()
        }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }

        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }

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

    @Test func `A search bar calls its delegate from the first tap to the search key or the cancel button`() {
        let screen = SearchController()
        screen.bar.placeholder = "Find a city"
        let app = stage(screen)
        #expect(screen.bar.searchTextField.placeholder == "Find a city" && (screen.bar.text ?? "").isEmpty)

        app.fingerTap(at: screen.bar.searchTextField)
        app.advance(by: 0.5)
        expectEqual(screen.takeLog(), ["should begin", "did begin"])
        #expect(screen.bar.searchTextField.isFirstResponder)

        app.keyTypeText("Ro")
        expectEqual(screen.takeLog(), ["may R at 0", "text R", "may o at 1", "text Ro"])
        #expect(screen.bar.text == "Ro" && screen.bar.searchTextField.text == "Ro")

        app.keyTypeText("\n")
        app.advance(by: 0.5)
        let end = screen.takeLog().filter { !$0.hasPrefix("may") }
        expectEqual(end, ["search Ro", "should end", "did end"])
        #expect(screen.bar.text == "Ro" && !screen.bar.searchTextField.isFirstResponder)

        // The cancel button by itself neither ends the editing nor clears the text.
        screen.bar.setShowsCancelButton(true, animated: true)
        app.advance(by: 0.5)
        app.fingerTap(at: screen.bar.searchTextField)
        app.advance(by: 0.5)
        app.fingerTap(at: CGPoint(x: 358, y: 128))
        app.advance(by: 0.5)
        expectEqual(screen.takeLog(), ["should begin", "did begin", "cancel"])
        #expect(screen.bar.text == "Ro" && screen.bar.searchTextField.isFirstResponder)
    }

    @Test func `The bookmark button and the scope buttons call the delegate`() throws {
        func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
            if let view = view as? View { return view }
            for below in view.subviews {
                if let found = first(type, in: below) { return found }
            }
            return nil
        }
        let screen = SearchController()
        screen.bar.showsBookmarkButton = true
        let app = stage(screen)
        let field = screen.bar.searchTextField.convert(screen.bar.searchTextField.bounds, to: nil)
        app.fingerTap(at: CGPoint(x: field.maxX - 16, y: field.midY))
        app.advance(by: 0.5)
        #expect(screen.takeLog() == ["bookmark"] && !screen.bar.searchTextField.isFirstResponder)

        screen.bar.showsBookmarkButton = false
        app.settle()
        app.fingerTap(at: CGPoint(x: field.maxX - 16, y: field.midY))
        app.advance(by: 0.5)
        expectEqual(screen.takeLog(), ["should begin", "did begin"])
        screen.bar.resignFirstResponder()
        app.advance(by: 0.5)
        expectEqual(screen.takeLog(), ["should end", "did end"])

        screen.bar.scopeButtonTitles = ["All", "Towns", "Lakes"]
        #expect(!screen.bar.showsScopeBar && screen.bar.selectedScopeButtonIndex == 0)
        screen.bar.showsScopeBar = true
        screen.bar.sizeToFit()
        app.settle()
        #expect(screen.bar.frame.height > 56 && screen.bar.frame.width == 390)
        let scopes = try #require(first(UISegmentedControl.self, in: screen.bar))
        let place = scopes.convert(scopes.bounds, to: nil)
        #expect(scopes.numberOfSegments == 3 && place.minY >= field.maxY && place.maxY <= screen.bar.frame.maxY)

        app.fingerTap(at: CGPoint(x: place.minX + place.width * 5 / 6, y: place.midY))
        app.advance(by: 0.5)
        #expect(screen.bar.selectedScopeButtonIndex == 2 && screen.takeLog() == ["scope 2"])
        screen.bar.selectedScopeButtonIndex = 1
        app.settle()
        #expect(scopes.selectedSegmentIndex == 1 && screen.takeLog() == [])
    }
}
