import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Input that no hardware should send. Nothing crashes, and every touch that begins has one end (DL-10, HT-17).
@Suite(.application(tracing: .both)) @MainActor
struct HostileInputTests {
    let app = TestApplication.current
    let pad: TouchWitness
    let port: HostPort

    init() {
        pad = TouchWitness("pad", 0, 0, 390, 844, in: TestApplication.current.makeWindow())
        pad.isMultipleTouchEnabled = true
        port = TestApplication.current.application.makePort()
    }

    private func send(
        _ phase: TouchSample.Phase, _ x: Double, _ y: Double = 100, time: Double = 0, id: Int = 1
    ) {
        _ = port.send([TouchSample(id: id, phase: phase, time: time, location: CGPoint(x: x, y: y))])
        app.application.service()
    }

    @Test(.application, arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 390, -0.001])
    func `HT-17, HT-41: a touch that begins outside the screen or at an invalid point is dropped`(x: Double) {
        send(.began, x)
        send(.moved, 50)
        app.advance(by: 1)
        send(.ended, 50)
        expectEqual(app.deliveries, "")
        // The finger can touch again.
        send(.began, 50)
        expectEqual(app.deliveries, "touchesBegan pad")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `HT-17: a move or an end at an invalid point keeps the last location`(bad: Double) {
        var places: [CGPoint] = []
        pad.onEverything { set, _ in places.append(set.first!.location(in: nil)) }
        send(.began, 50)
        send(.moved, 60)
        send(.moved, bad)
        send(.moved, 60, bad)
        app.advance(by: 1)
        send(.ended, bad, bad)
        expectEqual(places, [CGPoint(x: 50, y: 100), CGPoint(x: 60, y: 100), CGPoint(x: 60, y: 100)])
        #expect(pad.contract.complaint == nil)
    }

    @Test func `DL-9: a touch can move and end outside the screen`() {
        var last: CGPoint?
        pad.onEnded = { set, _ in last = set.first!.location(in: nil) }
        send(.began, 50)
        send(.moved, 1e308, -1e308)
        app.advance(by: 1)
        send(.ended, -4000, 9000)
        expectEqual(last, CGPoint(x: -4000, y: 9000))
        #expect(pad.contract.complaint == nil)
    }

    @Test func `T-4: the timestamps of a touch never decrease`() {
        var times: [TimeInterval] = []
        pad.onEverything { set, event in times += event.coalescedTouches(for: set.first!)!.map(\.timestamp) }
        app.advance(by: 100)
        send(.began, 50, time: 90)
        send(.moved, 60, time: 80)
        send(.moved, 70, time: .nan)
        send(.moved, 80, time: -.infinity)
        send(.moved, 90, time: .infinity)
        send(.moved, 95, time: 95)
        app.advance(by: 1)
        send(.ended, 100, time: 3)
        expectEqual(times, [90, 90, 90, 90, 90, 95, 95])
    }

    @Test func `T-4: a touch whose time is NaN has the current time`() {
        var times: [TimeInterval] = []
        pad.onBegan = { set, _ in times.append(set.first!.timestamp) }
        app.advance(by: 7)
        send(.began, 50, time: .nan)
        expectEqual(times, [7])
    }

    @Test func `T-4: each host has its own clock`() {
        var times: [TimeInterval] = []
        pad.onBegan = { set, _ in times.append(set.first!.timestamp) }
        send(.began, 50, time: 1000, id: 1)
        let other = app.application.makePort()
        _ = other.send([TouchSample(id: 1, phase: .began, time: 3, location: CGPoint(x: 9, y: 9))])
        app.application.service()
        expectEqual(times, [1000, 3])
    }

    @Test(.application, arguments: [TouchSample.Phase.moved, .ended, .cancelled, .estimatesUpdated])
    func `DL-10: samples of a finger that is not down are ignored`(phase: TouchSample.Phase) {
        send(phase, 50)
        app.advance(by: 1)
        expectEqual(app.deliveries, "")
        #expect(app.delivery.hasPrefix("touch 1 sample ignored: "))
    }

    @Test(.application) func `DL-10: a second begin of a finger cancels its first touch`() {
        send(.began, 50)
        send(.moved, 60)
        send(.began, 70)
        expectEqual(app.deliveries, "touchesBegan pad, touchesMoved pad, touchesCancelled pad, touchesBegan pad")
        send(.ended, 70)
        expectEqual(pad.contract.beganCount, 2)
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `DL-10: a second begin of a finger delivers the moves of other fingers only once`() {
        send(.began, 50, id: 1)
        send(.began, 150, id: 2)
        app.clear()
        _ = port.send([
            TouchSample(id: 1, phase: .moved, time: 1, location: CGPoint(x: 60, y: 100)),
            TouchSample(id: 2, phase: .began, time: 1, location: CGPoint(x: 160, y: 100)),
        ])
        app.application.service()
        expectEqual(app.deliveries, "touchesMoved pad, touchesCancelled pad, touchesBegan pad")
        send(.ended, 60, id: 1)
        send(.ended, 160, id: 2)
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `DL-10: a second end of a touch is ignored`() {
        send(.began, 50)
        send(.ended, 50)
        send(.ended, 50)
        send(.cancelled, 50)
        expectEqual(app.deliveries, "touchesBegan pad, touchesEnded pad")
    }

    @Test(.application) func `DL-10: a touch that begins, moves and ends in one report is delivered completely`() {
        func sample(_ phase: TouchSample.Phase, _ x: Double) -> TouchSample {
            TouchSample(id: 1, phase: phase, time: 0, location: CGPoint(x: x, y: 100))
        }
        _ = port.send([
            sample(.began, 10), sample(.moved, 20), sample(.ended, 30), sample(.began, 40), sample(.ended, 50),
        ])
        app.application.service()
        expectEqual(
            app.deliveries,
            "touchesBegan pad, touchesMoved pad, touchesEnded pad, touchesBegan pad, touchesEnded pad")
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `DL-13: a finger that lifts and lands again in one report is a new touch`() {
        pad.isMultipleTouchEnabled = false
        send(.began, 50)
        _ = port.send([
            TouchSample(id: 1, phase: .ended, time: 0.01, location: CGPoint(x: 50, y: 100)),
            TouchSample(id: 1, phase: .began, time: 0.02, location: CGPoint(x: 51, y: 100)),
        ])
        app.application.service()
        send(.ended, 51)
        expectEqual(app.deliveries, "touchesBegan pad, touchesEnded pad, touchesBegan pad, touchesEnded pad")
    }

    @Test(.application) func `DL-18: the touches of a released host are cancelled`() {
        var lonely: HostPort? = app.application.makePort()
        _ = lonely?.send([TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(x: 10, y: 10))])
        _ = lonely?.send([TouchSample(id: 1, phase: .moved, time: 0, location: CGPoint(x: 20, y: 10))])
        app.application.service()
        send(.began, 50)
        app.clear()
        lonely = nil
        app.application.service()
        expectEqual(app.delivery, "cancel [1]: the host closed its port\ntouchesCancelled [1] → pad")
        send(.ended, 50)
        #expect(pad.contract.complaint == nil)
    }

    @Test func `DL-6: closing a host calls no recognizers of another host's touches`() {
        final class Counter: UIGestureRecognizer {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("cancelled") }
        }
        let other = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        pad.addSubview(other)
        let counter = Counter()
        other.addGestureRecognizer(counter)
        send(.began, 50, id: 1)
        let second = app.application.makePort()
        _ = second.send([TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(x: 50, y: 550))])
        app.application.service()
        port.close()
        app.application.service()
        expectEqual(counter.calls, ["began"])
    }

    @Test func `DL-10: fingers of two hosts with equal ids are separate touches`() {
        let other = app.application.makePort()
        var xs: [CGFloat] = []
        pad.onEnded = { set, _ in xs.append(set.first!.location(in: nil).x) }
        send(.began, 50)
        _ = other.send([TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(x: 300, y: 100))])
        app.application.service()
        expectEqual(pad.contract.open.count, 2)
        _ = other.send([TouchSample(id: 1, phase: .ended, time: 0, location: CGPoint(x: 301, y: 100))])
        app.application.service()
        send(.ended, 51)
        expectEqual(xs, [301, 51])
        #expect(pad.contract.complaint == nil)
    }

    @Test func `T-22: ten fingers are delivered in one call and one event`() {
        var callbacks: [Int] = []
        pad.onEverything { set, event in callbacks += [set.count, event.allTouches!.count] }
        let ten = Dictionary(uniqueKeysWithValues: (1...10).map { ($0, CGPoint(x: $0 * 30, y: 300)) })
        app.fingersDown(ten)
        app.fingersMove(ten.mapValues { CGPoint(x: $0.x, y: 310) })
        app.fingersUp(Array(1...10))
        expectEqual(callbacks, [10, 10, 10, 10, 10, 10])
        #expect(pad.contract.complaint == nil)
    }

    @Test func `DL-18: hundreds of fingers that land one by one each have one end`() {
        for finger in 0..<500 { send(.began, Double(finger % 390), id: finger) }
        for finger in 0..<500 { send(.ended, Double(finger % 390), id: finger) }
        #expect(pad.contract.complaint == nil)
        #expect(pad.contract.beganCount > 400)
    }

    @Test func `DL-18: hundreds of fingers in one report leave no touch open`() {
        func frame(_ phase: TouchSample.Phase) -> [TouchSample] {
            (0..<500).map { TouchSample(id: $0, phase: phase, time: 0, location: CGPoint(x: $0 % 390, y: 100)) }
        }
        for phase in [TouchSample.Phase.began, .moved, .ended] {
            _ = port.send(frame(phase))
            app.application.service()
            app.advance(by: 1)
        }
        #expect(pad.contract.complaint == nil)
        send(.began, 50)
        expectEqual(pad.contract.open.count, 1)
    }

    @Test func `DL-10: a touch that never ends stays open while others begin and end`() {
        send(.began, 50)
        for step in 0..<1000 {
            send(.moved, Double(50 + step % 100), time: Double(step) * 10, id: 1)
            app.advance(by: 10)
        }
        expectEqual(pad.contract.open.count, 1)
        // Another touch begins and ends meanwhile.
        app.fingerTap(7, at: CGPoint(x: 300, y: 300))
        _ = app.application.makePort().sendActivation(false)
        app.application.service()
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `HT-41: fingers that hit no view and never lift are forgotten after many others`() {
        for finger in 0..<2000 { send(.began, -1, id: finger) }
        app.clear()
        // A finger is remembered only so that its samples are not reported as ignored.
        send(.moved, 50, id: 1999)
        #expect(!app.eventLog.contains("it is not down"))
        send(.moved, 50, id: 0)
        #expect(app.eventLog.contains("touch 0 sample ignored: it is not down"))
        expectEqual(app.deliveries, "")
    }

    @Test func `DL-10: fingers can have any integer as id`() {
        for id in [Int.min, -1, 0, .max] {
            send(.began, 50, id: id)
            send(.ended, 50, id: id)
        }
        expectEqual(pad.contract.beganCount, 4)
        #expect(pad.contract.complaint == nil)
    }

    @Test func `T-10: a touch with NaN and infinite values is delivered`() {
        var sample = TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(x: 50, y: 50))
        sample.force = .nan
        sample.majorRadius = .infinity
        sample.altitudeAngle = .nan
        sample.azimuthAngle = .nan
        _ = port.send([sample])
        sample.phase = .moved
        _ = port.send([sample])
        app.advance(by: 1)
        sample.phase = .ended
        _ = port.send([sample])
        app.application.service()
        expectEqual(pad.contract.beganCount, 1)
        #expect(pad.contract.complaint == nil)
    }

    @Test(
        .application, .application,
        arguments: [
            CGSize.zero, CGSize(width: 0, height: 100), CGSize(width: -5, height: 100),
            CGSize(width: Double.nan, height: 100), CGSize(width: 100, height: Double.infinity),
        ])
    func `RL-1: a screen with an empty or invalid size is ignored`(size: CGSize) {
        send(.began, 50)
        _ = port.sendScreen(size: size, scale: 0, style: .light)
        app.application.service()
        expectEqual(app.application.screen.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
        expectEqual(pad.window?.frame, app.application.screen.bounds)
        send(.ended, 50)
        expectEqual(app.deliveries, "touchesBegan pad, touchesEnded pad")
    }

    @Test func `RL-1: a screen whose scale is NaN has scale 1`() {
        _ = port.sendScreen(size: CGSize(width: 100, height: 200), scale: .nan, style: .dark)
        app.application.service()
        expectEqual(app.application.screen.scale, 1)
        expectEqual(app.application.screen.bounds.size, CGSize(width: 100, height: 200))
        expectEqual(app.application.screen.userInterfaceStyle, .dark)
        expectEqual(pad.window?.frame.size, CGSize(width: 100, height: 200))
    }

    @Test(.application) func `RL-1: a report without samples has no effect`() {
        #expect(port.send([]))
        app.application.service()
        #expect(app.records.isEmpty)
    }
}
