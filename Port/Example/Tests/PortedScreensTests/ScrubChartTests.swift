import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct ScrubChartTests {
    @Test func heldAndMoved() {
        let (app, screen) = show(ChartScreen())
        app.fingerDown(at: at(195, 400))
        #expect(screen.chart.cursor.isHidden)
        app.advance(by: 0.3)
        #expect(screen.indices == [3] && !screen.chart.cursor.isHidden && screen.chart.cursor.frame.midX == 150)
        app.fingerMove(to: at(345, 400), duration: 0.6)
        #expect(screen.indices == [3, 4, 5, 6])
        app.fingerMove(to: at(380, 700), duration: 0.2)
        #expect(screen.indices == [3, 4, 5, 6] && screen.chart.cursor.frame.midX == 300)
        app.fingerUp()
        #expect(screen.chart.cursor.isHidden)
    }

    @Test func movedTooSoon() {
        let (app, screen) = show(ChartScreen())
        app.fingerDrag(from: at(100, 400), to: at(300, 400), duration: 0.3)
        #expect(screen.indices == [] && screen.chart.cursor.isHidden)
    }

    @Test func isUntraced() {
        let (app, screen) = show(ChartScreen())
        screen.chart.delegate = nil
        app.fingerDown(at: at(95, 400))
        app.advance(by: 0.3)
        #expect(screen.indices == [] && screen.chart.cursor.frame.midX == 50)
        app.fingerUp()
        #expect(screen.chart.cursor.isHidden)
    }

    @Test func onlyTheEnd() {
        let (app, screen) = show(ChartScreen())
        let counter = EndCounter()
        screen.chart.delegate = counter
        app.fingerLongPress(at: at(95, 400), duration: 0.5)
        #expect(counter.ends == 1 && screen.indices == [])
    }

    @Test func aTimerThatFiresOnce() {
        let (app, screen) = show(ChartScreen())
        app.advance(by: 0.4)
        #expect(screen.blinks == 0)
        app.advance(by: 0.2)
        #expect(screen.blinks == 1)
        app.advance(by: 3)
        #expect(screen.blinks == 1)
    }
}
