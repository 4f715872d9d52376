import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScrolling

@Suite(.application) @MainActor
struct FilterChipsTests {
    @Test func `A tap toggles a chip and updates the count`() {
        let (app, screen) = show(ShopController())
        app.fingerTap(at: at(55, 120))
        app.advance(by: 1)
        app.fingerTap(at: at(175, 120))
        app.advance(by: 1)
        #expect(screen.toggled == ["new", "red"] && screen.chips.activeCount == 2)
        app.fingerTap(at: at(55, 120))
        app.advance(by: 1)
        #expect(screen.toggled == ["new", "red", "new"] && screen.chips.activeCount == 1)
        #expect(!screen.chips.chips[0].isSelected && screen.chips.chips[1].isSelected)
    }

    @Test func `A double tap clears the other chips`() {
        let (app, screen) = show(ShopController())
        app.fingerTap(at: at(175, 120))
        app.advance(by: 1)
        app.fingerDoubleTap(at: at(55, 120))
        app.advance(by: 1)
        #expect(screen.chips.chips.map(\.isOn) == [true, false, false, false, false, false])
        #expect(screen.chips.activeCount == 1 && screen.toggled == ["red", "new", "new"])
    }

    @Test func `A drag scrolls the chips and toggles none`() {
        let (app, screen) = show(ShopController())
        app.fingerDown(at: at(300, 120))
        app.fingerMove(to: at(100, 120), duration: 0.4)
        #expect(near(screen.positions.last ?? 0, 200, slop) && screen.positions.count > 5)
        app.fingerUp()
        app.advance(by: 3)
        #expect(screen.toggled == [] && (screen.positions.last ?? 0) <= 330.5)
    }
}
