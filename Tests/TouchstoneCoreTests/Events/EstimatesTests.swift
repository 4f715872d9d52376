import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import Testing

/// Updates of estimated properties (T-14).
@Suite(.application(tracing: .both)) @MainActor
struct EstimatesTests {
    let app = TestApplication.current
    let pad: TouchWitness

    init() {
        pad = TouchWitness("pad", 100, 100, 200, 200, in: TestApplication.current.makeWindow())
    }

    /// A stylus sample whose force, and possibly other properties, are estimated.
    private func stroke(
        _ phase: TouchSample.Phase, x: Double, force: CGFloat, index: Int?,
        estimated: UITouch.Properties = .force, expecting: UITouch.Properties = .force
    ) -> TouchSample {
        var sample = TouchSample(
            id: 1, phase: phase, time: app.clock.now, location: CGPoint(x: x, y: 150))
        sample.type = .pencil
        sample.force = force
        sample.estimatedProperties = estimated
        sample.estimatedPropertiesExpectingUpdates = expecting
        sample.estimationUpdateIndex = index
        return sample
    }

    private func update(_ index: Int, force: CGFloat, expecting: UITouch.Properties = []) -> TouchSample {
        stroke(.estimatesUpdated, x: 150, force: force, index: index, estimated: expecting, expecting: expecting)
    }

    private func note() -> () -> [String] {
        var received: [String] = []
        pad.onUpdate = { touches in
            for touch in touches {
                received.append(
                    "\(touch.estimationUpdateIndex!): force \(touch.force), "
                        + "estimated \(touch.estimatedProperties.rawValue), "
                        + "expecting \(touch.estimatedPropertiesExpectingUpdates.rawValue)")
            }
        }
        return { received }
    }

    @Test func `T-14: the raw values of UITouch.Properties are those of UIKit`() {
        let flags: [UITouch.Properties] = [.force, .azimuth, .altitude, .location]
        expectEqual(flags.map(\.rawValue), [1, 2, 4, 8])
    }

    @Test func `T-14: updates are matched by estimationUpdateIndex`() {
        let received = note()
        var delivered: [NSNumber?] = []
        pad.onEverything { set, event in
            delivered += event.coalescedTouches(for: set.first!)!.map(\.estimationUpdateIndex)
        }
        app.send([stroke(.began, x: 150, force: 0.1, index: 7)])
        app.send([stroke(.moved, x: 160, force: 0.2, index: 8)])
        app.send([stroke(.moved, x: 170, force: 0.2, index: nil, estimated: [], expecting: [])])
        app.advance(by: 0.1)
        app.send([update(8, force: 0.8)])
        app.send([update(7, force: 0.7)])
        expectEqual(delivered, [7, 8, nil])
        expectEqual(received(), ["8: force 0.8, estimated 0, expecting 0", "7: force 0.7, estimated 0, expecting 0"])
    }

    @Test func `T-14: each update clears the flags of its properties and keeps the others`() {
        let received = note()
        // The azimuth stays estimated. Updates of the force and then of the altitude are expected.
        app.send([
            stroke(
                .began, x: 150, force: 0.1, index: 7, estimated: [.force, .azimuth, .altitude],
                expecting: [.force, .altitude])
        ])
        app.send([
            stroke(
                .estimatesUpdated, x: 150, force: 0.7, index: 7, estimated: [.force, .azimuth, .altitude],
                expecting: .altitude)
        ])
        app.send([
            stroke(
                .estimatesUpdated, x: 150, force: 0.7, index: 7, estimated: [.azimuth, .altitude], expecting: [])
        ])
        expectEqual(received(), ["7: force 0.7, estimated 6, expecting 4", "7: force 0.7, estimated 2, expecting 0"])
    }

    @Test func `T-14: an update changes neither the location nor the force of the touch`() {
        var touch: UITouch?
        var updated: UITouch?
        pad.onBegan = { set, _ in touch = set.first }
        pad.onUpdate = { updated = $0.first }
        app.send([stroke(.began, x: 150, force: 0.1, index: 7)])
        app.send([stroke(.moved, x: 180, force: 0.1, index: 8)])
        app.advance(by: 0.1)
        app.send([update(7, force: 0.7)])
        #expect(updated != nil && updated !== touch)
        #expect(updated?.view === pad)
        expectEqual(updated?.location(in: nil), CGPoint(x: 150, y: 150))
        expectEqual(touch?.location(in: nil), CGPoint(x: 180, y: 150))
        expectEqual(touch?.force, 0.1)
    }

    @Test func `T-14: an update that is not expected is ignored`() {
        let received = note()
        app.send([update(1, force: 1)])
        app.send([stroke(.began, x: 150, force: 0.1, index: 7)])
        app.send([update(9, force: 1)])
        app.send([update(7, force: 0.7)])
        app.send([update(7, force: 0.9)])
        expectEqual(received(), ["7: force 0.7, estimated 0, expecting 0"])
    }

    @Test(.application) func `T-14: an update after the end of the touch is delivered`() {
        let received = note()
        app.send([stroke(.began, x: 150, force: 0.1, index: 7)])
        app.send([stroke(.ended, x: 160, force: 0.1, index: 8)])
        app.send([update(8, force: 0.8)])
        app.send([update(7, force: 0.7)])
        expectEqual(received().count, 2)
        #expect(app.deliveries.hasSuffix("touchesEnded pad, \(twice)"))
    }

    private var twice: String { "touchesEstimatedPropertiesUpdated pad, touchesEstimatedPropertiesUpdated pad" }

    @Test func `T-14: a view receives no updates of a suppressed touch`() {
        let received = note()
        app.fingerDown(5, at: CGPoint(x: 150, y: 150))
        app.send([stroke(.began, x: 150, force: 0.1, index: 7)])
        app.send([update(7, force: 0.7)])
        #expect(received().isEmpty)
        app.fingersUp()
    }
}
