import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct BarScrubberTests {
    @Test func aTapForASecond() {
        let (app, screen) = show(StatsController())
        app.fingerTap(at: at(120, 400))
        #expect(screen.seen == [1])
        app.advance(by: 0.9)
        #expect(screen.seen == [1])
        app.advance(by: 0.2)
        #expect(screen.seen == [1, NSNotFound])
    }

    @Test func dragged() {
        let (app, screen) = show(StatsController())
        app.fingerDrag(from: at(50, 400), to: at(330, 400), duration: 0.6)
        #expect(screen.seen == [0, 1, 2, 3, 4, 5])
        app.advance(by: 0.8)
        app.fingerTap(at: at(320, 400))
        app.advance(by: 0.8)
        #expect(screen.bars.highlighted == 5)
        app.advance(by: 0.3)
        #expect(screen.seen.last == NSNotFound && screen.seen.count == 7)
    }

    @Test func refreshedLater() {
        let (app, screen) = show(StatsController())
        app.advance(by: 2.9)
        #expect(screen.refreshes == 0)
        app.advance(by: 0.2)
        #expect(screen.refreshes == 1 && screen.bars.values.count == 7)
        app.fingerTap(at: at(340, 400))
        #expect(screen.seen == [6])
    }
}
