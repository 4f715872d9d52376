import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct QuantityStepperTests {
    private let minus = at(125, 425), plus = at(265, 425)

    @Test func aTapIsAStep() {
        let (app, screen) = show(BasketViewController())
        app.fingerTap(at: plus)
        app.fingerTap(at: plus)
        app.fingerTap(at: minus)
        #expect(screen.values == [2, 3, 2] && screen.stepper.quantity == 2 && !screen.stepper.isRepeating)
    }

    @Test func heldItRepeats() {
        let (app, screen) = show(BasketViewController())
        app.fingerDown(at: plus)
        #expect(screen.values == [2] && screen.stepper.isRepeating)
        app.advance(by: 0.1)
        #expect(screen.values == [2])
        app.advance(by: 0.8)
        #expect(screen.values == [2, 3, 4, 5, 6])
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.stepper.quantity == 6 && !screen.stepper.isRepeating)
    }

    @Test func stopsAtItsLimit() {
        let (app, screen) = show(BasketViewController())
        app.fingerDown(at: minus)
        app.advance(by: 1)
        #expect(screen.values == [0] && screen.limits == 1 && !screen.stepper.isRepeating)
        app.fingerUp()
        app.fingerTap(at: minus)
        #expect(screen.stepper.quantity == 0 && screen.limits == 2)
    }

    @Test func aCancelledTouchStopsIt() {
        let (app, screen) = show(BasketViewController())
        app.fingerDown(at: plus)
        app.fingerCancel()
        app.advance(by: 1)
        #expect(screen.values == [2] && !screen.stepper.isRepeating)
    }
}
