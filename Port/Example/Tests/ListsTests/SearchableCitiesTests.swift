import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct SearchableCitiesTests {
    private func opened() -> (TestApplication, UINavigationController, CitiesController) {
        let cities = CitiesController()
        let (app, navigation) = show(UINavigationController(rootViewController: cities))
        return (app, navigation, cities)
    }

    private func type(_ app: TestApplication, _ text: String, _ cities: CitiesController) {
        app.fingerTap(at: cities.search.searchBar)
        app.advance(by: 1)
        app.keyTypeText(text)
        app.advance(by: 0.5)
    }

    @Test func `Typing in the search bar filters the rows`() {
        let (app, _, cities) = opened()
        #expect(titles(cities.tableView) == cities.cities)
        type(app, "ber", cities)
        #expect(cities.search.isActive && cities.search.searchBar.text == "ber")
        #expect(titles(cities.tableView) == ["Berlin", "Bern", "Nuremberg"])
        app.keyTypeText("n")
        app.advance(by: 0.5)
        #expect(titles(cities.tableView) == ["Bern"])
    }

    @Test func `A tap on a filtered row opens the city in that row`() {
        let (app, navigation, cities) = opened()
        type(app, "ber", cities)
        app.tap(place(2, in: cities.tableView))
        app.advance(by: 1)
        #expect(cities.log == ["picked Nuremberg"])
        #expect((navigation.topViewController as? CityController)?.city == "Nuremberg")
    }

    @Test func `Canceling the search shows all rows again`() {
        let (app, _, cities) = opened()
        type(app, "ber", cities)
        let bar = cities.search.searchBar
        app.tap(bar.convert(CGPoint(x: bar.bounds.maxX - 38, y: bar.bounds.midY), to: nil))
        app.advance(by: 1)
        #expect(!cities.search.isActive && cities.search.searchBar.text == "")
        #expect(titles(cities.tableView) == cities.cities)
    }

    @Test func `Going back deselects the row`() {
        let (app, navigation, cities) = opened()
        app.tap(place(3, in: cities.tableView))
        app.advance(by: 1)
        #expect((navigation.topViewController as? CityController)?.city == "Cairo")
        #expect(cities.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        app.tap(at(30, 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === cities)
        #expect(cities.log == ["picked Cairo", "back from Cairo"])
        #expect(cities.tableView.indexPathForSelectedRow == nil)
        #expect(cities.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == false)
    }
}
