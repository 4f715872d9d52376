import CoreFoundation
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneXCTest
import UIKit
import XCTest

/// The same gestures have the same results in virtual and in real time. They are short, since real time passes.
@Suite(.application, .serialized) @MainActor
struct BothTimesTests {
    /// The touch phases of a view and the events of its recognizers, without repetitions.
    @MainActor private final class Log {
        var words: [String] = []
        func add(_ word: String) { if words.last != word { words.append(word) } }
    }

    private final class Pad: UIView {
        let log = Log()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("began \(touches.count)") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended \(touches.count)") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("cancelled") }
    }

    /// Performs the gestures on a pad in virtual and in real time, and compares its log.
    private func play(_ expected: [String], _ eventLog: (EventGenerator, Pad) throws -> Void) throws {
        for time in [EventGenerator.Time.virtual, .real] {
            let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            pad.isMultipleTouchEnabled = true
            let eventGenerator = try EventGenerator(view: pad)
            eventGenerator.time = time
            try eventLog(eventGenerator, pad)
            expectEqual(pad.log.words, expected, "\(time)")
        }
    }

    @Test func `A tap sends touchesBegan and touchesEnded`() throws {
        try play(["began 1", "ended 1"]) { eventGenerator, _ in try eventGenerator.fingerTap() }
    }

    @Test func `A double tap is recognized`() throws {
        try play(["began 1", "ended 1", "began 1", "cancelled", "twice"]) { eventGenerator, pad in
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            twice.delaysTouchesEnded = false
            twice.addHandler { [log = pad.log] _ in log.add("twice") }
            pad.addGestureRecognizer(twice)
            try eventGenerator.fingerDoubleTap(interval: 0.05)
            pad.log.words.sort { one, other in one != "twice" && other == "twice" }
        }
    }

    @Test func `A long press begins after its minimum duration and not before`() throws {
        try play(["began 1", "cancelled", "held"]) { eventGenerator, pad in
            let hold = UILongPressGestureRecognizer()
            hold.minimumPressDuration = 0.1
            hold.addHandler { [log = pad.log] hold in if hold.state == .began { log.add("held") } }
            pad.addGestureRecognizer(hold)
            try eventGenerator.fingerLongPress(duration: 0.05)
            pad.log.words = []
            try eventGenerator.fingerLongPress(duration: 0.2)
            pad.log.words.sort { one, other in one != "held" && other == "held" }
        }
    }

    @Test func `A drag sends touchesBegan, touchesMoved and touchesEnded`() throws {
        try play(["began 1", "moved", "ended 1"]) { eventGenerator, _ in
            try eventGenerator.fingerDrag(
                from: RelativeLocation(x: 0.2, y: 0.5), to: RelativeLocation(x: 0.8, y: 0.5), duration: 0.1)
        }
    }

    @Test func `A two-finger tap is delivered as one touchesBegan and one touchesEnded`() throws {
        try play(["began 2", "ended 2"]) { eventGenerator, _ in try eventGenerator.twoFingerTap(angle: .pi / 2) }
    }

    @Test func `A pinch moves two fingers`() throws {
        try play(["began 2", "moved", "ended 2"]) { eventGenerator, _ in
            try eventGenerator.fingerPinchClose(angle: .pi / 4, duration: 0.1)
        }
    }

    @Test func `waitUntil waits for the completion of an animation`() throws {
        try play(["over"]) { eventGenerator, pad in
            var isOver = false
            UIView.animate(withDuration: 0.1, animations: { pad.alpha = 0.5 }) { _ in isOver = true }
            try eventGenerator.waitUntil(isOver, timeout: 1, checkInterval: 0.02)
            pad.log.add("over")
        }
    }

    @Test func `waitUntil throws when its timeout is over`() throws {
        try play(["timeout"]) { eventGenerator, pad in
            do {
                try eventGenerator.waitUntil(false, timeout: 0.1)
            } catch HammerError.waitConditionTimeout {
                pad.log.add("timeout")
            }
        }
    }
}

/// A timer of Foundation fires in real time only. In virtual time, the error explains why.
final class FoundationTimerTests: ApplicationTestCase {
    @MainActor func testFiresInRealTimeOnly() throws {
        for time in [EventGenerator.Time.virtual, .real] {
            let eventGenerator = try EventGenerator(view: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
            eventGenerator.time = time
            var came = false
            let timer = CFRunLoopTimerCreateWithHandler(
                kCFAllocatorDefault, Date.timeIntervalSinceReferenceDate + 0.05, 0, 0, 0
            ) {
                _ in came = true
            }
            CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopDefaultMode)
            defer { CFRunLoopTimerInvalidate(timer) }
            do {
                try eventGenerator.waitUntil(came, timeout: 0.3, checkInterval: 0.02)
                XCTAssertEqual(time, .real)
            } catch HammerError.waitConditionTimeout {
                XCTAssertEqual(time, .virtual)
                let words = HammerError.waitConditionTimeout(0.3).description
                XCTAssertTrue(words.contains("A timer of Foundation's is set"))
                XCTAssertTrue(words.contains("application.clock.asClock"))
            }
        }
    }
}
