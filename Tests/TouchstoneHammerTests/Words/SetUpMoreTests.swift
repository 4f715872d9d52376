import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

/// What one test leaves behind is not there in the next, whichever comes first.
@MainActor
final class LeftBehindTests: HammerTestCase {
    private var window: UIWindow!
    private var eventGenerator: EventGenerator!
    private let pad = TouchLogView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    override func setUp() async throws {
        window = shownWindow(pad)
        eventGenerator = try EventGenerator(window: window)
    }

    /// A finger is left down, events are ignored, the device is a tablet.
    private func leaveAMess() throws {
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        XCTAssertFalse(UIApplication.shared.isIgnoringInteractionEvents)
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        try eventGenerator.fingerDown(at: pad)
        XCTAssertEqual(pad.phases, "began")
        UIApplication.shared.beginIgnoringInteractionEvents()
        useTablet()
    }

    func testOne() throws { try leaveAMess() }
    func testTwo() throws { try leaveAMess() }
}

@Suite @MainActor
struct WaiterTests {
    @Test func `A waiter is stopped before its time`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        let waiter = EventGenerator.Waiter(timeout: 3)
        let start = CACurrentMediaTime()
        UIView.animate(withDuration: 0.5, animations: { eventGenerator.mainView.alpha = 0.5 }) { _ in
            try? waiter.complete()
        }
        try waiter.start()
        guard case .completed(let timeout) = waiter.state else {
            Issue.record("It is over")
            return
        }
        #expect(!timeout)
        #expect(CACurrentMediaTime() - start < 2)
        do {
            try waiter.start()
            Issue.record("It is over")
        } catch HammerError.waiterIsAlreadyCompleted {}
    }

    @Test func `A waiter that is not stopped`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        let waiter = EventGenerator.Waiter(timeout: 0.5)
        #expect(waiter.timeout == 0.5)
        do {
            try waiter.complete()
            Issue.record("It does not run yet")
        } catch HammerError.waiterIsNotRunning {}
        try waiter.start()
        guard case .completed(timeout: true) = waiter.state else {
            Issue.record("Its time is over")
            return
        }
        try eventGenerator.fingerTap()
    }
}
