import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct HoldStepperTests {
    @Test func heldItGoesFaster() {
        let (app, screen) = show(ThermostatController())
        app.fingerDown(at: at(195, 430))
        var counts = [screen.values.count]
        for seconds in [0.3, 0.2, 0.15, 0.1, 0.1] {
            app.advance(by: seconds)
            counts.append(screen.values.count)
        }
        #expect(counts == [1, 1, 2, 3, 4, 5] && screen.values == [1, 2, 3, 4, 5])
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.values.count == 5 && screen.up.sent == ["began"])
    }

    @Test func draggedAwayItStops() {
        let (app, screen) = show(ThermostatController())
        screen.up.step = 0.5
        app.fingerDown(at: at(195, 430))
        app.fingerMove(to: at(195, 700), duration: 0.1)
        app.advance(by: 2)
        #expect(screen.values == [0.5])
        app.fingerUp()
    }

    @Test func eachTapIsASend() {
        let (app, screen) = show(ThermostatController())
        app.fingerTap(at: at(195, 430))
        app.fingerTap(at: at(195, 430))
        app.advance(by: 1)
        #expect(screen.values == [1, 2] && screen.up.sent == ["began", "began"])
    }
}
