import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties of touches (T-1 to T-15).
@Suite(.application(tracing: .both)) @MainActor
struct TouchesTests {
    let app = TestApplication.current
    let window: UIWindow
    let pad: TouchWitness

    init() {
        window = TestApplication.current.makeWindow()
        pad = TouchWitness("pad", 100, 100, 200, 200, in: window)
        pad.isMultipleTouchEnabled = true
    }

    @Test func `T-1: the raw values of touch phases are those of UIKit`() {
        let phases: [UITouch.Phase] = [
            .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
        ]
        expectEqual(phases.map(\.rawValue), Array(0...7))
    }

    @Test func `T-2: a contact has one touch object and one event object`() {
        var touches: [ObjectIdentifier] = []
        var events: [ObjectIdentifier] = []
        pad.onEverything { set, event in
            touches += set.map { ObjectIdentifier($0) }
            events.append(ObjectIdentifier(event))
        }
        app.fingerDrag(from: at(150, 150), to: at(180, 150), duration: 0.05)
        expectEqual(touches.count, 5)
        expectEqual(Set(touches).count, 1)
        expectEqual(Set(events).count, 1)
    }

    @Test func `T-2: coalesced and predicted touches are snapshots`() throws {
        var main: UITouch?
        var kept: [UITouch] = []
        pad.onMoved = { set, event in
            main = set.first
            if kept.isEmpty {
                kept = event.coalescedTouches(for: set.first!)! + event.predictedTouches(for: set.first!)!
            }
        }
        app.fingerDown(at: at(150, 150))
        app.advance(by: 0.1)
        app.fingerMove(to: at(160, 150))
        let first = kept.map { $0.location(in: nil) }
        app.fingerMove(to: at(200, 150))
        expectEqual(kept.count, 2)
        #expect(!kept.contains { $0 === main })
        expectEqual(kept.map { $0.location(in: nil) }, first)
        expectEqual(main?.location(in: nil), at(200, 150))
        app.fingersUp()
    }

    @Test func `T-4: a touch has the time of its sample, not of the clock`() {
        var times: [TimeInterval] = []
        pad.onEverything { set, event in
            times.append(set.first!.timestamp)
            expectEqual(event.timestamp, set.first!.timestamp)
        }
        app.advance(by: 20)
        app.send([TouchSample(id: 1, phase: .began, time: 12.25, location: at(150, 150))])
        app.send([TouchSample(id: 1, phase: .moved, time: 12.5, location: at(160, 150))])
        app.advance(by: 5)
        app.send([TouchSample(id: 1, phase: .ended, time: 13, location: at(160, 150))])
        expectEqual(times, [12.25, 12.5, 13])
    }

    @Test(.application) func `T-4: a sample without a change leaves the timestamp`() {
        var touch: UITouch?
        pad.onBegan = { set, _ in touch = set.first }
        app.fingerDown(at: at(150, 150))
        app.advance(by: 1)
        app.fingerMove(to: at(150, 150))
        expectEqual(touch?.timestamp, 0)
        expectEqual(app.deliveries, "touchesBegan pad")
        app.fingersUp()
    }

    @Test func `T-9: samples without a change send no event`() {
        final class Counting: UIWindow {
            var events = 0
            override func sendEvent(_ event: UIEvent) {
                events += 1
                super.sendEvent(event)
            }
        }
        let window = Counting(frame: app.application.screen.bounds)
        window.makeKeyAndVisible()
        app.fingerDown(at: at(150, 150))
        expectEqual(window.events, 1)
        // A finger that rests, and a move and a lift of a finger that is not down.
        app.fingerMove(to: at(150, 150))
        app.fingerMove(to: at(150, 150), duration: 0.1)
        app.send([TouchSample(id: 7, phase: .moved, time: app.clock.now, location: at(10, 10))])
        app.send([TouchSample(id: 7, phase: .ended, time: app.clock.now, location: at(10, 10))])
        app.advance(by: 0.1)
        expectEqual(window.events, 1)
        app.fingerMove(to: at(151, 150))
        expectEqual(window.events, 2)
        app.fingerUp()
        expectEqual(window.events, 3)
        app.send([TouchSample(id: 1, phase: .ended, time: app.clock.now, location: at(151, 150))])
        expectEqual(window.events, 3)
    }

    @Test func `T-4: a cancelled touch has the time of its cancellation`() {
        var times: [TimeInterval] = []
        pad.onCancelled = { set, event in times += [set.first!.timestamp, event.timestamp] }
        app.fingerDown(at: at(150, 150))
        app.advance(by: 2)
        app.application.beginIgnoringInteractionEvents()
        app.fingerUp()
        app.application.endIgnoringInteractionEvents()
        app.fingerDown(at: at(150, 150))
        app.advance(by: 1)
        pad.removeFromSuperview()
        expectEqual(times, [2, 2, 3, 3])
        app.fingersUp()
    }

    @Test func `T-5: tapCount counts touches that land in quick succession at one place`() {
        var counts: [Int] = []
        pad.onBegan = { set, _ in counts.append(set.first!.tapCount) }
        for _ in 1...3 {
            app.fingerTap(at: at(150, 150))
            app.advance(by: 0.1)
        }
        app.advance(by: 2)
        app.fingerTap(at: at(150, 150))
        app.advance(by: 0.1)
        app.fingerTap(at: at(290, 290))
        expectEqual(counts, [1, 2, 3, 1, 1])
    }

    @Test func `T-5: each of two fingers has its own tapCount`() {
        var counts: [Int] = []
        pad.onBegan = { set, _ in
            counts += set.sorted { $0.location(in: nil).x < $1.location(in: nil).x }.map(\.tapCount)
        }
        for _ in 1...2 {
            app.twoFingerTap(at: (at(110, 200), at(280, 200)))
            app.advance(by: 0.1)
        }
        expectEqual(counts, [1, 1, 2, 2])
    }

    @Test func `T-5: a cancelled touch does not count as a tap`() {
        var counts: [Int] = []
        pad.onBegan = { set, _ in counts.append(set.first!.tapCount) }
        app.fingerDown(at: at(150, 150))
        app.fingerCancel()
        app.fingerTap(at: at(150, 150))
        expectEqual(counts, [1, 1])
    }

    @Test func `T-6: the tapCount of a touch that moves far is 0`() {
        var counts: [Int] = []
        pad.onEverything { set, _ in counts.append(set.first!.tapCount) }
        app.fingerDown(at: at(110, 110))
        app.fingerMove(to: at(112, 110))
        app.fingerMove(to: at(290, 110))
        app.fingerMove(to: at(110, 110))
        app.fingerUp()
        expectEqual(counts, [1, 1, 0, 0, 0])
        // The next tap counts from 1.
        app.fingerTap(at: at(110, 110))
        expectEqual(counts.last, 1)
    }

    @Test func `T-7: location(in:) converts to the coordinates of any view`() {
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
        inner.bounds.origin = CGPoint(x: 1000, y: 2000)
        inner.isUserInteractionEnabled = false
        pad.addSubview(inner)
        let beside = UIView(frame: CGRect(x: 0, y: 400, width: 50, height: 50))
        beside.transform = CGAffineTransform(scaleX: 2, y: 2)
        window.addSubview(beside)
        var touch: UITouch?
        pad.onBegan = { set, _ in touch = set.first }
        app.fingerDown(at: at(150, 160))
        expectEqual(touch?.location(in: nil), at(150, 160))
        expectEqual(touch?.location(in: window), at(150, 160))
        expectEqual(touch?.location(in: pad), at(50, 60))
        expectEqual(touch?.location(in: inner), at(1030, 2030))
        expectEqual(touch?.location(in: beside), at(87.5, -107.5))
        expectEqual(touch?.preciseLocation(in: pad), at(50, 60))
        app.fingersUp()
    }

    @Test func `T-7: location(in:) uses the current geometry of the view`() {
        var touch: UITouch?
        pad.onBegan = { set, _ in touch = set.first }
        app.fingerDown(at: at(150, 150))
        pad.frame.origin = CGPoint(x: 140, y: 120)
        expectEqual(touch?.location(in: pad), at(10, 30))
        expectEqual(touch?.location(in: nil), at(150, 150))
        app.fingersUp()
    }

    @Test func `T-7: location(in: nil) is in the coordinates of the touch's window`() {
        let small = openWindow(app, "small")
        small.frame = CGRect(x: 40, y: 500, width: 200, height: 200)
        let key = TouchWitness("key", 10, 10, 50, 50, in: small)
        var locations: [CGPoint] = []
        key.onEverything { set, _ in
            locations += [set.first!.location(in: nil), set.first!.location(in: key)]
        }
        app.fingerDown(at: at(60, 520))
        app.fingerMove(to: at(70, 520))
        expectEqual(locations, [at(20, 20), at(10, 10), at(30, 20), at(20, 10)])
        app.fingersUp()
    }

    @Test func `T-8: previousLocation is the location at the previous delivery`() {
        var pairs: [[CGPoint]] = []
        pad.onEverything { set, _ in
            pairs.append([set.first!.previousLocation(in: nil), set.first!.location(in: nil)])
        }
        app.fingerDown(at: at(150, 150))
        app.send([TouchSample(id: 1, phase: .moved, time: 0.001, location: at(160, 150))])
        app.send([TouchSample(id: 1, phase: .moved, time: 0.002, location: at(170, 150))])
        app.advance(by: 0.1)
        app.send([TouchSample(id: 1, phase: .ended, time: 0.2, location: at(171, 150))])
        expectEqual(
            pairs,
            [
                [at(150, 150), at(150, 150)], [at(150, 150), at(170, 150)], [at(170, 150), at(171, 150)],
            ])
    }

    @Test func `T-8: the previous location of a resting finger is its location`() {
        var seen: [CGPoint] = []
        app.fingerDown(1, at: at(150, 150))
        app.fingerMove(1, to: at(180, 150))
        pad.onBegan = { _, event in
            let resting = event.allTouches!.first { $0.phase == .stationary }
            seen = [resting!.previousLocation(in: nil), resting!.location(in: nil)]
        }
        app.fingerDown(2, at: at(250, 250))
        expectEqual(seen, [at(180, 150), at(180, 150)])
        app.fingersUp()
    }

    @Test func `T-9: a resting finger is in allTouches but not in the set that touchesMoved receives`() {
        var callbacks: [String] = []
        pad.onMoved = { set, event in
            let phases = event.allTouches!.map(\.phase.rawValue).sorted()
            callbacks.append("\(set.count) of \(phases)")
        }
        app.fingerDown(1, at: at(110, 110))
        app.fingerDown(2, at: at(200, 200))
        app.fingerMove(2, to: at(220, 200))
        app.fingersMove([1: at(120, 110), 2: at(230, 200)])
        expectEqual(callbacks, ["1 of [1, 2]", "2 of [1, 1]"])
        app.fingersUp()
    }

    @Test(.application) func `T-9: a finger that reports the same location is stationary`() {
        app.fingerDown(1, at: at(110, 110))
        app.fingerDown(2, at: at(200, 200))
        app.clear()
        var phases: [Int] = []
        pad.onMoved = { set, event in phases = event.allTouches!.map(\.phase.rawValue).sorted() }
        app.fingersMove([1: at(110, 110), 2: at(230, 200)])
        expectEqual(phases, [1, 2])
        app.fingersMove([1: at(110, 110), 2: at(230, 200)])
        expectEqual(app.delivery, "touchesMoved [2] → pad")
        app.fingersUp()
    }

    @Test func `T-10: a touch has the radius and the force of its sample`() {
        var touch: UITouch?
        pad.onBegan = { set, _ in touch = set.first }
        app.fingerTap(at: at(150, 150))
        #expect(touch?.force == 0 && touch?.maximumPossibleForce == 0)
        var sample = TouchSample(id: 1, phase: .began, time: 1, location: at(150, 150))
        sample.majorRadius = 22
        sample.majorRadiusTolerance = 4
        sample.force = 1.5
        sample.maximumPossibleForce = 6
        app.send([sample])
        #expect(touch?.majorRadius == 22 && touch?.majorRadiusTolerance == 4)
        #expect(touch?.force == 1.5 && touch?.maximumPossibleForce == 6)
        app.fingersUp()
    }

    @Test func `T-10: a change of force alone is a move`() {
        var forces: [CGFloat] = []
        pad.onMoved = { set, _ in forces.append(set.first!.force) }
        app.fingerDown(at: at(150, 150))
        var sample = TouchSample(id: 1, phase: .moved, time: 0.1, location: at(150, 150))
        sample.force = 2
        app.send([sample])
        app.advance(by: 0.1)
        expectEqual(forces, [2])
        app.fingersUp()
    }

    @Test func `T-11: a touch has the type of its sample, with the raw values of UIKit`() {
        let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
        expectEqual(types.map(\.rawValue), [0, 1, 2, 3])
        expectEqual(UITouch.TouchType.stylus, .pencil)
        var seen: [UITouch.TouchType] = []
        pad.onBegan = { set, _ in seen.append(set.first!.type) }
        for type in types {
            var sample = TouchSample(id: type.rawValue, phase: .began, time: 0, location: at(150, 150))
            sample.type = type
            app.send([sample])
        }
        expectEqual(seen, types)
    }

    @Test func `T-13: gestureRecognizers lists the active recognizers of a touch, those of the hit view first`() {
        let outer = UITapGestureRecognizer()
        outer.name = "outer"
        let inner = UIPanGestureRecognizer()
        inner.name = "inner"
        let disabled = UITapGestureRecognizer()
        disabled.isEnabled = false
        window.addGestureRecognizer(outer)
        pad.addGestureRecognizer(disabled)
        pad.addGestureRecognizer(inner)
        var names: [[String?]?] = []
        pad.onBegan = { set, _ in names.append(set.first!.gestureRecognizers?.map(\.name)) }
        pad.onMoved = { set, _ in names.append(set.first!.gestureRecognizers?.map(\.name)) }
        inner.delegate = Refusal.shared
        app.fingerDown(at: at(150, 150))
        app.fingerMove(to: at(250, 150))
        expectEqual(names, [["inner", "outer"], nil])
        app.fingersUp()
    }

    /// Permits no recognizer to begin.
    private final class Refusal: UIGestureRecognizerDelegate {
        static let shared = Refusal()
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test func `T-15: a stylus touch has its altitude, and its azimuth in the coordinates of a view`() {
        pad.transform = CGAffineTransform(rotationAngle: .pi / 2)
        var touch: UITouch?
        pad.onBegan = { set, _ in touch = set.first }
        var sample = TouchSample(id: 1, phase: .began, time: 0, location: at(200, 200))
        sample.type = .pencil
        app.send([sample])
        expectEqual(touch?.altitudeAngle, .pi / 2)
        expectEqual(touch?.azimuthAngle(in: nil), 0)
        expectEqual(touch?.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
        #expect(abs(touch!.azimuthAngle(in: pad) + .pi / 2) < 1e-9)
        sample.phase = .moved
        sample.altitudeAngle = 0
        sample.azimuthAngle = .pi / 2
        app.send([sample])
        app.advance(by: 0.1)
        expectEqual(touch?.altitudeAngle, 0)
        #expect(abs(touch!.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
        #expect(abs(touch!.azimuthAngle(in: pad)) < 1e-9)
    }
}

/// Our choices about touches where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct TouchesChoices {
    let app = TestApplication.current
    let pad: TouchWitness

    init() {
        pad = TouchWitness("pad", 100, 100, 200, 200, in: TestApplication.current.makeWindow())
    }

    @Test func `T-3: the second contact of a double tap is a new touch object`() {
        var touches: [UITouch] = []
        pad.onBegan = { set, _ in touches.append(set.first!) }
        app.fingerDoubleTap(at: at(150, 150))
        expectEqual(touches.map(\.tapCount), [1, 2])
        #expect(touches.count == 2 && touches[0] !== touches[1])
        expectEqual(touches[0].phase, .ended)
    }

    @Test(arguments: [(0.34, 45.0, 2), (0.36, 45.0, 1), (0.34, 46.0, 1)])
    func `T-6, Q-1: tapCount rises for a tap within 350 milliseconds and 45 points of the last one`(
        pause: Double, distance: Double, count: Int
    ) {
        var counts: [Int] = []
        pad.onBegan = { set, _ in counts.append(set.first!.tapCount) }
        app.fingerTap(at: at(150, 150))
        app.advance(by: pause)
        app.fingerTap(at: at(150 + distance, 150))
        expectEqual(counts, [1, count])
    }

    @Test(arguments: [(45.0, 1), (46.0, 0)])
    func `T-6, Q-1: a touch that moves at most 45 points counts as a tap`(distance: Double, count: Int) {
        var last: Int?
        pad.onEnded = { set, _ in last = set.first!.tapCount }
        app.fingerDrag(from: at(150, 150), to: at(150 + distance, 150), duration: 0)
        expectEqual(last, count)
    }

    /// The finger lifts elsewhere without a move.
    @Test(arguments: [(45.0, 1), (46.0, 0)])
    func `T-6, Q-1: a touch that lifts at most 45 points away counts as a tap`(distance: Double, count: Int) {
        var last: Int?
        pad.onEnded = { set, _ in last = set.first!.tapCount }
        app.fingerDown(at: at(150, 150))
        var lift = app.sample(1, .ended)
        lift.location.x += distance
        app.send([lift])
        expectEqual(last, count)
    }

    @Test func `T-6, Q-1: tapInterval and tapDistance set the limits for tapCount`() {
        app.application.behavior.tapInterval = 1
        app.application.behavior.tapDistance = 10
        var counts: [Int] = []
        pad.onBegan = { set, _ in counts.append(set.first!.tapCount) }
        app.fingerTap(at: at(150, 150))
        app.advance(by: 0.9)
        app.fingerTap(at: at(150, 150))
        app.fingerTap(at: at(161, 150))
        expectEqual(counts, [1, 2, 1])
    }

    @Test func `T-12, Q-7: a touch keeps its view and window after it ends`() {
        var touch: UITouch?
        pad.onBegan = { set, _ in touch = set.first }
        app.fingerDown(at: at(150, 150))
        app.fingerMove(to: at(10, 800))
        #expect(touch?.view === pad && touch?.window === pad.window)
        app.fingerUp()
        #expect(touch?.view === pad && touch?.window === pad.window)
    }
}
