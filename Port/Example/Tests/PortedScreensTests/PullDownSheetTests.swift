import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct PullDownSheetTests {
    private func opened() -> (TestApplication, MapController, PullDownSheet) {
        let (app, screen) = show(MapController())
        app.fingerTap(at: at(70, 725))
        app.advance(by: 1)
        #expect(screen.presentedViewController === screen.sheet && screen.sheet != nil)
        return (app, screen, screen.sheet!)
    }

    @Test func pulledFarItCloses() {
        let (app, screen, sheet) = opened()
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 600), duration: 0.6)
        #expect(screen.longestPull > 80 && sheet.lowest == -screen.longestPull)
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.closed == 1 && screen.presentedViewController == nil)
    }

    @Test func pulledALittleItStays() {
        let (app, screen, sheet) = opened()
        app.fingerDrag(from: at(195, 200), to: at(195, 260), duration: 0.4)
        app.advance(by: 2)
        #expect(screen.closed == 0 && screen.presentedViewController === sheet && sheet.scrollView.contentOffset.y == 0)
        #expect(screen.longestPull > 0 && screen.longestPull < 80)
    }

    @Test func nobodyIsToldWhereNobodyListens() {
        let (app, screen, sheet) = opened()
        sheet.delegate = nil
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 600), duration: 0.6)
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.presentedViewController == nil && screen.closed == 0 && screen.longestPull == 0)
    }
}
