import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct BarStylesTests {
    private func shows(_ app: TestApplication, _ point: CGPoint, _ color: UIColor) -> Bool {
        app.shownColor(at: point) == color.cgColor
    }

    private let inBar = at(100, 8)

    @Test func `The navigation bar has the scroll edge appearance at the top and the standard one elsewhere`() {
        let (app, _) = show(BarStylesTabsController())
        app.advance(by: 0.5)
        #expect(shows(app, inBar, .green))
        app.dragAndHold(from: at(200, 600), to: at(200, 350))
        app.advance(by: 1)
        #expect(shows(app, inBar, .red))
        app.dragAndHold(from: at(200, 300), to: at(200, 700))
        app.advance(by: 2)
        #expect(shows(app, inBar, .green))
    }

    @Test func `A pushed controller's bar appearance and toolbar replace those of the list`() {
        let (app, screen) = show(BarStylesTabsController())
        app.advance(by: 0.5)
        app.fingerTap(at: at(200, 66))
        app.advance(by: 1)
        #expect(screen.navigation.topViewController is DetailController && shows(app, inBar, .orange))
        // The toolbar is above the tab bar.
        #expect(place(screen.navigation.toolbar) == CGRect(x: 0, y: 751, width: 390, height: 44))
        #expect(shows(app, at(195, 760), .magenta) && shows(app, at(5, 840), .blue))
        app.fingerTap(at: at(24, 22))
        app.advance(by: 1)
        #expect(
            screen.navigation.topViewController === screen.list && shows(app, inBar, .green)
                && screen.navigation.isToolbarHidden)
    }

    @Test func `Without a scroll edge appearance, the navigation bar is transparent at the top`() {
        let (app, screen) = show(BarStylesTabsController())
        app.advance(by: 0.5)
        app.fingerTap(at: at(200, 110))
        app.advance(by: 1)
        #expect(screen.navigation.topViewController is PlainController)
        #expect(place(screen.navigation.topViewController!.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(shows(app, inBar, .cyan))
    }

    @Test func `Appearances are copied when they are set`() {
        let (_, screen) = show(BarStylesTabsController())
        #expect(
            screen.list.navigationItem.standardAppearance?.backgroundColor == .red
                && screen.list.standard.backgroundColor == .black)
        #expect(screen.list.navigationItem.standardAppearance !== screen.list.standard)
        let bar = screen.tabBar.standardAppearance
        #expect(bar.backgroundColor == .blue && bar.stackedLayoutAppearance.normal.badgeBackgroundColor == .orange)
    }
}
