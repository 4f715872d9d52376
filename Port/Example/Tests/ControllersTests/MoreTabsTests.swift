import FixtureTesting
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct MoreTabsTests {
    @Test func `Of seven tabs, four are in the bar and the others in the More list`() {
        let (app, screen) = show(MusicController())
        #expect(place(screen.tabBar) == CGRect(x: 0, y: 795, width: 390, height: 49))
        app.fingerTap(at: at(3 * 78 + 39, 820))
        app.advance(by: 0.5)
        #expect(screen.selectedIndex == 3 && screen.log == ["Library"])
        app.fingerTap(at: at(351, 820))
        app.advance(by: 0.5)
        #expect(screen.selectedViewController === screen.moreNavigationController && screen.selectedIndex == NSNotFound)
        let list = screen.moreNavigationController.view
        #expect(["Search", "Videos", "Settings"].allSatisfy { titled($0, in: list) != nil })
        #expect(["Listen", "Browse", "Radio", "Library"].allSatisfy { titled($0, in: list) == nil })
    }

    @Test func `A row of the More list pushes its controller`() {
        let (app, screen) = show(MusicController())
        app.fingerTap(at: at(351, 820))
        app.advance(by: 0.5)
        #expect(app.tap("Settings", in: screen.moreNavigationController.view))
        #expect(
            screen.moreNavigationController.topViewController === screen.pages[6] && screen.pages[6].view.window != nil)
        app.fingerTap(at: at(24, 22))
        app.advance(by: 1)
        #expect(screen.moreNavigationController.viewControllers.count == 1 && screen.pages[6].view.window == nil)
        app.fingerTap(at: at(39, 820))
        app.advance(by: 0.5)
        #expect(
            screen.selectedIndex == 0 && screen.pages[0].view.window != nil
                && screen.moreNavigationController.view.window == nil)
    }

    @Test func `Setting selectedIndex shows a controller of the More list without a delegate call`() {
        let (app, screen) = show(MusicController())
        screen.selectedIndex = 5
        app.advance(by: 1)
        #expect(screen.pages[5].viewIfLoaded?.window != nil && screen.pages[0].view.window == nil && screen.log == [])
    }

    @Test func `The mini player receives its touches and lets the others through`() {
        let (app, screen) = show(MusicController())
        #expect(place(screen.miniPlayer) == CGRect(x: 0, y: 739, width: 390, height: 56))
        #expect(screen.pages[0].view.safeAreaInsets.bottom == 49 + 56)
        app.fingerTap(at: at(362, 767))
        #expect(screen.miniPlayer.isPlaying && screen.log == [])
        app.fingerTap(at: at(100, 767))
        #expect(screen.miniPlayer.isPlaying && screen.log == ["open player"])
        app.fingerTap(at: at(100, 690))
        #expect(screen.pages[0].lowTaps == 1)
        app.fingerTap(at: at(117, 820))
        app.advance(by: 0.5)
        #expect(
            screen.selectedIndex == 1 && screen.log == ["open player", "Browse"]
                && screen.pages[1].view.safeAreaInsets.bottom == 105)
    }
}
