import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct GestureDeliveryTests {
    @Test func `A tap recognizer cancels the touch of its view`() throws {
        // G-36: the order is touchesBegan, the action, touchesCancelled.
        let view = TouchLogView().sized(200, 200)
        let log = GestureLog()
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: GestureLog.received))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap()
        expectEqual(log.count, 1)
        expectEqual(view.phases, "began cancelled")
    }

    @Test func `A long press that moves too far early fails`() throws {
        // The finger moves more than 10 points before the minimum duration (G-53).
        let view = TouchLogView().sized(200, 200)
        let log = GestureLog()
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: log, action: GestureLog.received))
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown()
        try eventGenerator.fingerMove(translationX: 30, y: 0, duration: 0.2)
        try eventGenerator.wait(2)
        try eventGenerator.fingerUp()
        expectEqual(log.states, [])
        #expect(view.phases.hasPrefix("began moved"))
        #expect(view.phases.hasSuffix("ended"))
    }

    @Test func `A pan of a subview does not trigger the tap of its superview`() throws {
        let card = UIView().sized(300, 300)
        let (taps, pans) = (GestureLog(), GestureLog())
        card.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: GestureLog.received))
        let handle = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
        handle.accessibilityIdentifier = "handle"
        handle.addGestureRecognizer(UIPanGestureRecognizer(target: pans, action: GestureLog.received))
        card.addSubview(handle)
        let eventGenerator = try EventGenerator(view: card)
        try eventGenerator.fingerDown(at: "handle")
        try eventGenerator.fingerMove(translationX: 0, y: 60, duration: 0.3)
        try eventGenerator.fingerUp()
        expectEqual(pans.count, 1)
        expectEqual(taps.count, 0)
        try eventGenerator.wait(1)
        try eventGenerator.fingerTap(at: "handle")
        expectEqual(pans.count, 1)
        expectEqual(taps.count, 1)
    }
}
