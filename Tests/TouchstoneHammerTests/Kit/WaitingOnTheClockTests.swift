import Foundation
import TouchstoneXCTest
import UIKit
import XCTest

/// The waiting functions of XCTest advance the application's clock.
final class WaitingOnTheClockTests: ApplicationTestCase {
    @MainActor private func fades(_ completion: @escaping () -> Void) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.makeWindow().addSubview(view)
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: { _ in
            completion()
        }
    }

    @MainActor func testWaitForLetsAnAnimationEnd() {
        let ended = expectation(description: "the animation ends")
        fades(ended.fulfill)
        wait(for: [ended], timeout: 5)
    }

    @MainActor func testWaitForExpectationsLetsAnAnimationEnd() {
        let ended = expectation(description: "the animation ends")
        fades(ended.fulfill)
        waitForExpectations(timeout: 5)
    }

    @MainActor func testFulfillmentLetsAnAnimationEnd() async {
        let ended = expectation(description: "the animation ends")
        fades(ended.fulfill)
        await fulfillment(of: [ended], timeout: 5)
    }

    @MainActor func testTheRunLoopLetsAnAnimationEnd() {
        var hasEnded = false
        fades { hasEnded = true }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        XCTAssertTrue(hasEnded)
    }

    @MainActor func testTaskSleepDoesNotAdvanceTheClock() async {
        let time = app.clock.now
        try? await Task.sleep(for: .milliseconds(100))
        XCTAssertEqual(app.clock.now, time)
    }
}
