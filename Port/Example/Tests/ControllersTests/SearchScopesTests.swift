import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct SearchScopesTests {
    private func started(typing text: String = "") -> (app: TestApplication, coordinator: Coordinator, bar: UISearchBar)
    {
        let coordinator = Coordinator()
        let (app, _) = show(coordinator.start())
        let bar = coordinator.list.searchController.searchBar
        app.fingerTap(at: middle(bar.searchTextField))
        app.advance(by: 1)
        if !text.isEmpty {
            app.keyTypeText(text)
            app.advance(by: 0.5)
        }
        return (app, coordinator, bar)
    }

    @Test func `A tap on the search field presents the search controller`() {
        let (_, coordinator, bar) = started()
        #expect(coordinator.list.searchController.isActive && bar.searchTextField.isFirstResponder)
        #expect(coordinator.list.log == ["willPresent", "didPresent"])
    }

    @Test func `Typing filters the results, and a tap on a result pushes it`() throws {
        let (app, coordinator, _) = started(typing: "an")
        let results = coordinator.list.results
        #expect(
            results.foods.map(\.name) == ["Banana", "Mango"] && results.view.window != nil && !results.view.isHidden)
        let cell = try #require(results.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.fingerTap(at: middle(cell))
        app.advance(by: 1)
        #expect(coordinator.navigation.viewControllers.map(\.title) == ["Foods", "Mango"])
        #expect(coordinator.navigation.topViewController?.view.window != nil)
        app.fingerTap(at: at(24, 22))
        app.advance(by: 1)
        #expect(
            coordinator.navigation.topViewController === coordinator.list && coordinator.list.searchController.isActive)
    }

    @Test func `A tap on a scope button filters the results by scope`() throws {
        let (app, coordinator, bar) = started(typing: "c")
        #expect(coordinator.list.results.foods.map(\.name) == ["Cabbage", "Carrot"])
        let scopes = try #require(first(UISegmentedControl.self, in: bar))
        #expect(scopes.numberOfSegments == 3 && scopes.window != nil)
        app.fingerTap(at: at(place(scopes).minX + place(scopes).width / 2, place(scopes).midY))
        app.advance(by: 0.3)
        #expect(
            bar.selectedScopeButtonIndex == 1 && coordinator.list.log.last == "scope 1"
                && coordinator.list.results.foods == [])
        app.fingerTap(at: at(place(scopes).maxX - 20, place(scopes).midY))
        app.advance(by: 0.3)
        #expect(
            coordinator.list.log.last == "scope 2"
                && coordinator.list.results.foods.map(\.name) == ["Cabbage", "Carrot"])
    }

    @Test func `Cancel clears the search field and shows the list again`() throws {
        let (app, coordinator, bar) = started(typing: "an")
        app.fingerTap(at: at(360, middle(bar.searchTextField).y))
        app.advance(by: 1)
        #expect(
            !coordinator.list.searchController.isActive && bar.text ?? "" == "" && !bar.searchTextField.isFirstResponder
        )
        #expect(coordinator.list.log == ["willPresent", "didPresent", "cancel", "willDismiss", "didDismiss"])
        #expect(
            coordinator.list.foods.count == 6
                && (coordinator.list.results.viewIfLoaded?.window == nil || coordinator.list.results.view.isHidden))
    }
}
