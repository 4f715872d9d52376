import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties of events and the touches in them (T-21 to T-24).
@Suite(.application(tracing: .both)) @MainActor
struct EventsTests {
    let app = TestApplication.current
    let window: UIWindow
    let left: TouchWitness
    let right: TouchWitness

    init() {
        window = TestApplication.current.makeWindow()
        left = TouchWitness("left", 0, 0, 100, 100, in: window)
        right = TouchWitness("right", 100, 0, 100, 100, in: window)
        left.isMultipleTouchEnabled = true
    }

    @Test func `T-21: the raw values of event types and subtypes are those of UIKit`() {
        let types: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
        expectEqual(types.map(\.rawValue), [0, 1, 2, 3, 10, 11, 14])
        let subtypes: [UIEvent.EventSubtype] = [
            .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
            .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
            .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
            .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
        ]
        expectEqual(subtypes.map(\.rawValue), [0, 1] + Array(100...109))
        var event: UIEvent?
        left.onBegan = { event = $1 }
        app.fingerDown(at: left)
        #expect(event?.type == .touches && event?.subtype == UIEvent.EventSubtype.none)
        app.fingersUp()
    }

    @Test func `T-22: allTouches contains every finger that is down or lifts`() {
        let other = openWindow(app, "other")
        other.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        let key = TouchWitness("key", 0, 0, 100, 100, in: other)
        var phases: [[Int]] = []
        key.onEverything { _, event in phases.append(event.allTouches!.map(\.phase.rawValue).sorted()) }
        app.fingerDown(1, at: left)
        app.fingerDown(2, at: right)
        app.fingerDown(3, at: key)
        app.fingersMove([1: at(60), 3: at(20, 420)])
        app.fingersUp([1, 3])
        // began 0, moved 1, stationary 2, ended 3.
        expectEqual(phases, [[0, 2, 2], [1, 1, 2], [2, 3, 3]])
        var last: Int?
        right.onEnded = { last = $1.allTouches?.count }
        app.fingerUp(2)
        expectEqual(last, 1)
    }

    @Test func `T-22: an event is empty after the last finger has lifted`() {
        var event: UIEvent?
        left.onBegan = { event = $1 }
        app.fingerTap(at: left)
        #expect(event != nil)
        #expect(event?.allTouches == nil)
        #expect(event?.touches(for: left) == nil)
    }

    @Test(.application) func `T-22: a touch whose end a recognizer delays is in the event`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        window.addGestureRecognizer(double)
        var counts: [Int?] = []
        left.onEnded = { [left] _, event in
            counts = [event.allTouches?.count, event.touches(for: left)?.count]
        }
        app.fingerTap(at: left)
        #expect(counts.isEmpty)
        app.advance(by: 2)
        expectEqual(counts, [1, 1])
        #expect(left.contract.complaint == nil)
        // A touch whose view is removed meanwhile is in the event, too.
        app.fingerTap(at: left)
        left.removeFromSuperview()
        #expect(app.deliveries.hasSuffix("touchesBegan left, touchesCancelled left"))
        #expect(left.contract.complaint == nil)
    }

    @Test func `T-22: a delayed touch stays in the event while other fingers are cancelled`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        left.addGestureRecognizer(double)
        app.fingerDown(2, at: right)
        app.fingerTap(1, at: left)
        var found: [Bool] = []
        left.onBegan = { [application = app.application] _, _ in application.beginIgnoringInteractionEvents() }
        left.onEnded = { touches, event in found.append(event.allTouches?.isSuperset(of: touches) ?? false) }
        app.advance(by: 2)
        expectEqual(found, [true])
        #expect(left.contract.complaint == nil)
        app.fingersUp()
    }

    @Test func `T-23: touches(for:) returns the touches that hit the view itself, not its subviews`() {
        let child = TouchWitness("child", 0, 0, 50, 50, in: left)
        var counts: [Int?] = []
        right.onBegan = { [left, window] _, event in
            counts = [
                event.touches(for: left)?.count, event.touches(for: child)?.count,
                event.touches(for: right)?.count, event.touches(for: window)?.count,
            ]
        }
        app.fingerDown(1, at: at(75, 75))
        app.fingerDown(2, at: at(25, 25))
        app.fingerDown(3, at: at(80, 80))
        app.fingerDown(4, at: right)
        expectEqual(counts, [2, 1, 1, 4])
        app.fingersUp()
    }

    @Test func `T-23: touches(for:) returns nil if there are none`() {
        let empty = openWindow(app, "empty")
        empty.frame = .zero
        var answers: [Set<UITouch>?] = []
        left.onBegan = { [right, window] _, event in
            answers = [event.touches(for: right), event.touches(for: window), event.touches(for: empty)]
        }
        app.fingerDown(at: left)
        expectEqual(answers.map { $0?.count }, [nil, 1, nil])
        app.fingersUp()
    }

    @Test func `T-23: touches(for:) returns the touches of a recognizer`() {
        let pan = UIPanGestureRecognizer()
        let idle = UIPanGestureRecognizer()
        left.addGestureRecognizer(pan)
        right.addGestureRecognizer(idle)
        var counts: [Int?] = []
        left.onBegan = { _, event in
            counts += [event.touches(for: pan)?.count, event.touches(for: idle)?.count]
        }
        app.fingerDown(1, at: at(25))
        app.fingerDown(2, at: at(75))
        expectEqual(counts, [1, nil, 2, nil])
        app.fingersUp()
    }

    @Test func `T-24: an event has the modifier flags and the button mask of its sample`() {
        expectEqual(UIEvent.ButtonMask.primary.rawValue, 1)
        expectEqual(UIEvent.ButtonMask.secondary.rawValue, 2)
        expectEqual(UIEvent.ButtonMask.button(1), .primary)
        expectEqual(UIEvent.ButtonMask.button(4).rawValue, 8)
        var seen: [String] = []
        left.onEverything { seen.append("\($1.modifierFlags.rawValue >> 16) \($1.buttonMask.rawValue)") }
        var sample = TouchSample(id: 1, phase: .began, time: 0, location: at(50))
        sample.buttonMask = [.primary, .secondary]
        sample.modifierFlags = [.shift, .command]
        app.send([sample])
        sample.phase = .ended
        sample.buttonMask = []
        sample.modifierFlags = .control
        app.send([sample])
        expectEqual(seen, ["18 3", "4 0"])
    }

    /// Swift seeds hashing in every process. Sets of touches still have the same order in all of them.
    @Test func `T-22: the order of a set of touches is the same in every process`() {
        left.frame.size.width = 300
        var orders: [[Int]] = []
        left.onBegan = { set, event in
            orders.append(set.map { Int($0.location(in: nil).x) })
            orders.append(event.allTouches!.map { Int($0.location(in: nil).x) })
        }
        let five = Dictionary(uniqueKeysWithValues: (1...5).map { ($0, at(Double($0 * 10))) })
        app.fingersDown(five)
        app.fingersUp([1, 2, 3, 4, 5])
        app.fingersDown(five)
        expectEqual(
            orders,
            [
                [10, 20, 30, 40, 50], [10, 20, 30, 40, 50],
                // Serial numbers 6 to 10 in eight buckets.
                [30, 40, 50, 10, 20], [30, 40, 50, 10, 20],
            ])
        app.fingersUp()
    }
}

/// Our choices about events where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct EventsChoices {
    @Test func `T-25: an event that an application creates has no touches`() {
        let event = UIEvent()
        #expect(event.allTouches == nil)
        #expect(event.coalescedTouches(for: UITouch()) == nil)
        #expect(event.predictedTouches(for: UITouch()) == nil)
        let presses = UIPressesEvent()
        #expect(presses.allTouches == nil)
    }
}
