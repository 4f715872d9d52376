import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct TapSeriesTests {
    @Test func `Taps 0.6 seconds apart are counted separately`() throws {
        // The interval is too long for a series (T-6).
        let view = TouchLogView().sized(200, 100)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap(numberOfTimes: 3, interval: 0.6)
        expectEqual(view.all("began").map(\.tapCount), [1, 1, 1])
        let (began, ended) = (view.all("began"), view.all("ended"))
        #expect(abs(began[1].time - ended[0].time - 0.6) < 0.02)
        #expect(abs(began[2].time - ended[1].time - 0.6) < 0.02)
    }

    @Test func `A long press lasts two seconds by default`() throws {
        let view = TouchLogView().sized(200, 100)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerLongPress()
        let held = try #require(view.last("ended")).time - (try #require(view.first("began"))).time
        #expect(abs(held - 2) < 0.02)
        expectEqual(EventGenerator.longPressHoldDelay, 2)
        expectEqual(EventGenerator.fingerLiftDelay, 0.05)
        expectEqual(EventGenerator.multiTapInterval, 0.15)
    }
}
