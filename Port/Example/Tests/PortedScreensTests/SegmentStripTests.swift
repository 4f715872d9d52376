import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct SegmentStripTests {
    @Test func actionsByName() {
        let (app, screen) = show(CalendarViewController())
        app.fingerTap(at: at(195, 120))
        app.fingerTap(at: at(325, 120))
        app.fingerTap(at: at(65, 120))
        app.settle()
        #expect(screen.strip.calls == ["week", "month", "day"] && screen.indices == [1, 2, 0])
        #expect(screen.strip.underline.frame.minX == 0)
    }

    @Test func theLineFollows() {
        let (app, screen) = show(CalendarViewController())
        app.fingerTap(at: at(325, 120))
        app.settle()
        #expect(screen.strip.selected == 2 && screen.strip.underline.frame.minX == 260)
    }

    @Test func shownByName() {
        let (_, screen) = show(CalendarViewController())
        screen.strip.show(named: "week")
        screen.strip.show(named: "month")
        screen.strip.show(named: "year")
        #expect(screen.strip.calls == ["week", "month without sender"] && screen.indices == [1, 2])
    }

    @Test func aSwipeGoesOn() {
        let (app, screen) = show(CalendarViewController())
        app.fingerDrag(from: at(300, 120), to: at(180, 120), duration: 0.15)
        app.advance(by: 0.5)
        #expect(screen.strip.selected == 1 && screen.strip.calls == [] && screen.indices == [1])
    }
}
