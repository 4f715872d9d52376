import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct ThreeWaySwitchTests {
    @Test func tapped() {
        let (app, screen) = show(LampController())
        app.fingerTap(at: at(295, 325))
        app.settle()
        #expect(screen.log == [2] && screen.observed == 1 && screen.lamp.position == .on)
        #expect(screen.lamp.thumb.frame.minX == 200)
    }

    @Test func dragged() {
        let (app, screen) = show(LampController())
        app.fingerDrag(from: at(60, 325), to: at(330, 325), duration: 0.5)
        app.fingerDrag(from: at(330, 325), to: at(195, 325), duration: 0.3)
        #expect(screen.log == [1, 2, 1] && screen.observed == 3)
    }

    @Test func setFromOutsideItSendsNothing() {
        let (_, screen) = show(LampController())
        NotificationCenter.default.post(name: Notification.Name("night"), object: nil)
        #expect(screen.lamp.position == .on && screen.log == [] && screen.observed == 1)
    }

    @Test func disabled() {
        let (app, screen) = show(LampController())
        screen.lamp.isEnabled = false
        #expect(screen.lamp.alpha == 0.5 && !screen.lamp.isEnabled)
        app.fingerTap(at: at(295, 325))
        #expect(screen.log == [] && screen.observed == 0)
        screen.lamp.isEnabled = true
        #expect(screen.lamp.alpha == 1)
        app.fingerTap(at: at(195, 325))
        #expect(screen.log == [1])
    }
}
