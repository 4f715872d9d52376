import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct WaiterTests {
    @Test func `A waiter that is completed ends before its timeout`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        let waiter = EventGenerator.Waiter(timeout: 3)
        let start = CACurrentMediaTime()
        UIView.animate(withDuration: 0.5, animations: { eventGenerator.mainView.alpha = 0.5 }) { _ in
            try? waiter.complete()
        }
        try waiter.start()
        guard case .completed(let timeout) = waiter.state else {
            Issue.record("The waiter has completed")
            return
        }
        #expect(!timeout)
        #expect(CACurrentMediaTime() - start < 2)
        do {
            try waiter.start()
            Issue.record("The waiter has completed")
        } catch HammerError.waiterIsAlreadyCompleted {}
    }

    @Test func `A waiter that is not completed ends at its timeout`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        let waiter = EventGenerator.Waiter(timeout: 0.5)
        expectEqual(waiter.timeout, 0.5)
        do {
            try waiter.complete()
            Issue.record("The waiter has not started")
        } catch HammerError.waiterIsNotRunning {}
        try waiter.start()
        guard case .completed(timeout: true) = waiter.state else {
            Issue.record("The timeout is over")
            return
        }
        try eventGenerator.fingerTap()
    }
}
