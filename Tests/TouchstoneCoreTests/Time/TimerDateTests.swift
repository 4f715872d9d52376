import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Timers that fire at a date.
@Suite(.application) @MainActor
struct TimerDateTests {
    private let app = TestApplication.current

    @Test(arguments: [0.5, 2, 0.03]) func `A timer fires at its date, to a hundredth of a second`(delay: Double) {
        var fired: [TimeInterval] = []
        let start = app.application.clock.now
        // Some time passes between the creation of the date and that of the timer.
        let date = Date(timeIntervalSinceNow: delay - 0.004)
        let timer = ApplicationTimer(fire: date, interval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { fired.append(app.application.clock.now - start) }
        }
        RunLoop.main.start(timer, forMode: .common)
        app.advance(by: delay - 0.001)
        expectEqual(fired, [])
        app.advance(by: 0.002)
        #expect(fired.count == 1 && abs((fired.first ?? 0) - delay) < 0.0001)
    }

    @Test func `A timer with a date in the past fires at once`() {
        var fired = 0
        let timer = ApplicationTimer(fire: Date(timeIntervalSinceNow: -5), interval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { fired += 1 }
        }
        RunLoop.main.start(timer, forMode: .common)
        app.advance(by: 0.001)
        expectEqual(fired, 1)
    }
}
