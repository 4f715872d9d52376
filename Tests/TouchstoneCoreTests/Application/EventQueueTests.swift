import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The queue between hosts and application, also when it is not drained (RL-5, RL-6).
@Suite(.application(tracing: .both)) @MainActor
struct EventQueueTests {
    let app = TestApplication.current
    let pad: TouchWitness
    let port: HostPort

    init() {
        pad = TouchWitness("pad", 0, 0, 390, 844, in: TestApplication.current.makeWindow())
        pad.isMultipleTouchEnabled = true
        port = TestApplication.current.application.makePort()
    }

    private func sample(_ phase: TouchSample.Phase, x: Double, id: Int = 1) -> TouchSample {
        TouchSample(id: id, phase: phase, time: app.clock.now, location: CGPoint(x: x, y: 100))
    }

    /// The documented capacity of the queue.
    private let capacity = 4096

    /// The number of inputs that the port source found each time the application woke.
    private var moved: [Int] {
        app.records.compactMap { if case .portFired(let inputs) = $0.fact { inputs } else { nil } }
    }

    @Test(.application) func `RL-5: inputs of every kind keep their order`() {
        let other = app.application.makePort()
        _ = port.send([sample(.began, x: 10)])
        _ = other.send([sample(.began, x: 20)])
        _ = port.send([sample(.moved, x: 11)])
        _ = other.sendScreen(size: CGSize(width: 844, height: 390), scale: 2, style: .dark)
        _ = port.send([sample(.ended, x: 12)])
        _ = port.sendActivation(false)
        _ = other.send([sample(.ended, x: 20)])
        app.application.service()
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to pad in window at (10, 100)
            touchesBegan [1] → pad
            touch 1 is bound to pad in window at (20, 100)
            touchesBegan [1] → pad
            touchesMoved [1] → pad
            touchesEnded [1] → pad
            cancel [1]: the application left the active state
            touchesCancelled [1] → pad
            """)
        expectEqual(app.application.screen.bounds.width, 844)
    }

    @Test func `RL-6: only moves are merged`() {
        var xs: [CGFloat] = []
        pad.onEverything { set, _ in xs.append(set.first!.location(in: nil).x) }
        for tap in 0..<3 {
            let x = Double(tap * 100)
            _ = port.send([sample(.began, x: x)])
            for step in 1...10 { _ = port.send([sample(.moved, x: x + Double(step))]) }
            _ = port.send([sample(.ended, x: x + 11)])
        }
        app.application.service()
        expectEqual(xs, [0, 10, 11, 100, 110, 111, 200, 210, 211])
    }

    @Test(.application) func `RL-2: only the first input wakes the application`() {
        for step in 0..<50 { _ = port.send([sample(step == 0 ? .began : .moved, x: Double(step))]) }
        app.application.service()
        expectEqual(moved, [50])
        _ = port.send([sample(.ended, x: 50)])
        app.application.service()
        expectEqual(moved, [50, 1])
    }

    @Test(.application) func `RL-6: a queue that is not drained keeps beginnings, ends and last positions`() {
        var last: CGFloat?
        var coalesced = 0
        pad.onMoved = { set, event in
            last = set.first!.location(in: nil).x
            coalesced = event.coalescedTouches(for: set.first!)!.count
        }
        _ = port.send([sample(.began, x: 0)])
        for step in 1...50_000 {
            #expect(port.send([sample(.moved, x: Double(step) / 1000)]))
        }
        _ = port.send([sample(.began, x: 300, id: 2)])
        _ = port.send([sample(.ended, x: 300, id: 2)])
        app.application.service()
        #expect(moved.reduce(0, +) <= capacity)
        expectEqual(last, 50)
        // The queue is thinned, but the remaining moves span the whole path.
        #expect(coalesced > 1000 && coalesced < capacity)
        _ = port.send([sample(.ended, x: 50)])
        app.application.service()
        expectEqual(pad.contract.beganCount, 2)
        #expect(pad.contract.complaint == nil)
    }

    @Test func `RL-6: thinning the queue keeps the last position of every finger`() {
        var last: [CGFloat: CGFloat] = [:]
        pad.onMoved = { set, _ in
            for touch in set { last[touch.location(in: nil).y] = touch.location(in: nil).x }
        }
        func frame(_ phase: TouchSample.Phase, _ x: Double) -> [TouchSample] {
            (1...5).map { finger in
                TouchSample(
                    id: finger, phase: phase, time: 0, location: CGPoint(x: x + Double(finger), y: Double(finger * 100))
                )
            }
        }
        _ = port.send(frame(.began, 0))
        for step in 1...5000 { _ = port.send(frame(.moved, Double(step) / 100)) }
        // One finger stops early. Thinning the moves of the others must keep its last position.
        for step in 5001...9000 { _ = port.send(Array(frame(.moved, Double(step) / 100).dropFirst())) }
        app.application.service()
        app.advance(by: 1)
        expectEqual(last, [100: 51, 200: 92, 300: 93, 400: 94, 500: 95])
    }

    @Test(.application) func `RL-6: a full queue refuses inputs and accepts them after it is drained`() {
        var accepted = 0
        var refused: [TouchSample] = []
        for tap in 0..<3000 {
            for phase in [TouchSample.Phase.began, .ended] {
                let next = sample(phase, x: Double(tap % 300))
                // After a refusal, the host also keeps later inputs.
                if refused.isEmpty, port.send([next]) { accepted += 1 } else { refused.append(next) }
            }
        }
        expectEqual(accepted, capacity)
        app.application.service()
        expectEqual(moved.reduce(0, +), capacity)
        for next in refused { #expect(port.send([next])) }
        app.application.service()
        expectEqual(pad.contract.beganCount, 3000)
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `RL-6: a full queue still accepts a move that merges with an earlier one`() {
        var last: CGFloat?
        pad.onMoved = { set, _ in last = set.first!.location(in: nil).x }
        for tap in 0..<(capacity / 2 - 1) {
            _ = port.send([sample(.began, x: Double(tap % 300), id: 2)])
            _ = port.send([sample(.ended, x: Double(tap % 300), id: 2)])
        }
        #expect(port.send([sample(.began, x: 10)]))
        #expect(port.send([sample(.moved, x: 20)]))
        // The queue is full, and no move can be removed.
        #expect(!port.send([sample(.began, x: 0, id: 3)]))
        for step in 21...30 { #expect(port.send([sample(.moved, x: Double(step))])) }
        app.application.service()
        app.advance(by: 1)
        expectEqual(moved.reduce(0, +), capacity)
        expectEqual(last, 30)
    }

    @Test(.application) func `RL-6: a full queue refuses a move that it cannot merge`() {
        for tap in 0..<(capacity / 2 - 1) {
            _ = port.send([sample(.began, x: Double(tap % 300), id: 2)])
            _ = port.send([sample(.ended, x: Double(tap % 300), id: 2)])
        }
        _ = port.send([sample(.began, x: 10)])
        _ = port.send([sample(.began, x: 200, id: 3)])
        #expect(!port.send([sample(.moved, x: 20)]))
        app.application.service()
        #expect(port.send([sample(.moved, x: 20)]))
        app.application.service()
        app.advance(by: 1)
        #expect(app.deliveries.hasSuffix("touchesMoved pad"))
    }

    @Test(.application) func `RL-6: a queue that is never drained does not exceed its capacity`() {
        var accepted = 0
        for step in 0..<20_000 {
            if port.send([sample(.began, x: 1, id: step)]) { accepted += 1 }
            _ = port.send([sample(.moved, x: 2, id: step)])
        }
        #expect(accepted <= capacity)
        app.application.service()
        #expect(moved.reduce(0, +) <= capacity)
    }

    @Test func `RL-5: closing a port cancels its touches even if the queue is full`() {
        _ = port.send([sample(.began, x: 10)])
        app.application.service()
        for step in 0..<capacity { _ = port.send([sample(step.isMultiple(of: 2) ? .began : .ended, x: 200, id: 2)]) }
        port.close()
        app.application.service()
        #expect(pad.contract.complaint == nil)
        expectEqual(pad.contract.beganCount, 1 + capacity / 2)
    }

    /// The callback itself runs the loop while inputs accumulate.
    @Test func `RL-5: inputs that arrive during a long callback are kept`() {
        var isBusy = true
        pad.onBegan = { [app, port] _, _ in
            guard isBusy else { return }
            isBusy = false
            for tap in 1...2000 {
                for phase in [TouchSample.Phase.began, .ended] {
                    _ = port.send([
                        TouchSample(id: tap, phase: phase, time: 0, location: CGPoint(x: tap % 300, y: 100))
                    ])
                    if tap.isMultiple(of: 100) { app.application.service() }
                }
            }
        }
        app.fingerDown(at: CGPoint(x: 5, y: 5))
        app.application.service()
        app.fingerUp()
        expectEqual(pad.contract.beganCount, 2001)
        #expect(pad.contract.complaint == nil)
    }
}
