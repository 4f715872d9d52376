import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

/// A control whose angle follows the finger around its center.
private final class Knob: UIControl {
    private(set) var turned: CGFloat = 0
    private var last: CGFloat = 0
    private func angle(_ touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return CGFloat(atan2(Double(point.y - bounds.midY), Double(point.x - bounds.midX)))
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = angle(touch)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        var step = angle(touch) - last
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        turned += step
        last = angle(touch)
        sendActions(for: .valueChanged)
        return true
    }
}

/// A control that refuses to track.
private final class RefusingControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

@Suite @MainActor
struct OwnTrackingTests {
    @Test func `fingerPivot turns a custom knob by the same angle`() throws {
        let knob = Knob().sized(200, 200)
        let eventGenerator = try EventGenerator(view: knob)
        try eventGenerator.fingerDown(at: OffsetLocation(x: 70, y: 0))
        try eventGenerator.fingerPivot(aroundAnchor: knob, byAngle: .pi * 1.5, duration: 0.8)
        try eventGenerator.fingerUp()
        #expect(abs(Double(knob.turned) - Double.pi * 1.5) < 0.02)
    }

    @Test func `A control whose beginTracking returns false sends no events`() throws {
        let control = RefusingControl().sized(100, 100)
        let log = ControlLog(control)
        let eventGenerator = try EventGenerator(view: control)
        try eventGenerator.fingerDown()
        #expect(!control.isTracking)
        try eventGenerator.fingerUp()
        expectEqual(log.events, [])
    }
}
