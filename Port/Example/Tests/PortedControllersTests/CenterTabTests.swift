import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct CenterTabTests {
    @Test func theBarIs49HighAndATapSelectsAndClearsTheBadge() {
        let (app, screen) = show(CenterTabTabsController())
        #expect(place(screen.tabBar) == CGRect(x: 0, y: 795, width: 390, height: 49))
        #expect(screen.viewControllers?[3].tabBarItem.badgeValue == "3" && screen.selectedIndex == 0)
        // Five items of 78 points each.
        app.fingerTap(at: at(273, 820))
        app.advance(by: 0.5)
        #expect(screen.log == ["should 3", "did 3"] && screen.selectedIndex == 3)
        #expect(screen.viewControllers?[3].tabBarItem.badgeValue == nil)
    }

    @Test func theButtonStandsOutOfTheBarAndIsTouchedThere() {
        let (app, screen) = show(CenterTabTabsController())
        #expect(screen.centerButton.center == at(195, 795))
        app.fingerTap(at: at(195, 770))
        app.advance(by: 1)
        #expect(screen.presentedViewController is ComposeController)
        #expect(screen.log == [] && screen.selectedIndex == 0)
        app.fingerTap(at: at(42, 122))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil)
    }

    @Test func theTabBelowTheButtonIsRefusedByTheDelegate() {
        let (app, screen) = show(CenterTabTabsController())
        app.fingerTap(at: at(195, 836))
        app.advance(by: 1)
        #expect(screen.log == ["should 2"] && screen.selectedIndex == 0)
        #expect(screen.presentedViewController is ComposeController)
    }

    @Test func codeSelectsWithoutAskingTheDelegate() {
        let (app, screen) = show(CenterTabTabsController())
        screen.selectedIndex = 4
        app.settle()
        #expect(screen.log == [] && screen.selectedViewController === screen.viewControllers?[4])
        #expect(screen.selectedViewController?.view.window != nil && screen.viewControllers?[0].viewIfLoaded?.window == nil)
    }

    @Test func theSelectedTabTappedAgainPopsToTheRoot() throws {
        let (app, screen) = show(CenterTabTabsController())
        let navigation = try #require(screen.viewControllers?[0] as? UINavigationController)
        navigation.pushViewController(CenterTabPageController(name: "Detail"), animated: false)
        app.settle()
        app.fingerTap(at: at(39, 820))
        app.advance(by: 1)
        #expect(screen.log == ["should 0", "did 0"] && screen.selectedIndex == 0)
        #expect(navigation.viewControllers.map(\.title) == ["Home"])
    }
}
