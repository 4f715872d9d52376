import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct TimerDialTests {
    @Test func setAndCountedDown() {
        let (app, screen) = show(KitchenViewController())
        app.fingerDrag(from: at(195, 450), to: at(195, 350), duration: 0.5)
        let set = screen.dial.seconds
        #expect((9...10).contains(set) && screen.dial.isRunning && screen.remaining == [])
        app.advance(by: 1.05)
        #expect(screen.remaining == [set - 1])
        app.advance(by: TimeInterval(set))
        #expect(screen.dial.seconds == 0 && screen.finished == 1 && screen.remaining.count == set)
        #expect(screen.observed.last == 0 && !screen.dial.isRunning)
        app.advance(by: 5)
        #expect(screen.dial.seconds == 0 && screen.finished == 1)
    }

    @Test func heldAgainItStands() {
        let (app, screen) = show(KitchenViewController())
        app.fingerDrag(from: at(195, 450), to: at(195, 350), duration: 0.5)
        app.fingerDown(at: at(195, 400))
        app.fingerMove(to: at(195, 340), duration: 0.3)
        let set = screen.dial.seconds
        #expect(set > 12 && !screen.dial.isRunning)
        app.advance(by: 4)
        #expect(screen.dial.seconds == set && screen.remaining == [])
        app.fingerUp()
        app.advance(by: 1.1)
        #expect(screen.dial.seconds == set - 1)
    }

    @Test func unobserved() {
        let (_, screen) = show(KitchenViewController())
        screen.dial.accessibilityIncrement()
        #expect(screen.observed == [1] && screen.dial.accessibilityValue == "1 seconds")
        screen.stopObserving()
        screen.dial.accessibilityIncrement()
        #expect(screen.observed == [1] && screen.dial.seconds == 2)
    }
}
