import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The exact interval between two taps, and the times and locations of predicted touches.
@Suite(.application(tracing: .both)) @MainActor
struct TapIntervalTests {
    let app = TestApplication.current
    let port = TestApplication.current.application.makePort()
    let view: TouchWitness

    init() { view = TouchWitness("view", 0, 0, 300, 300, in: TestApplication.current.makeWindow()) }

    private func send(_ phase: TouchSample.Phase, _ time: Double, x: Double = 100) {
        app.advance(by: time - app.clock.now)
        _ = port.send([TouchSample(id: 1, phase: phase, time: time, location: CGPoint(x: x, y: 100))])
        app.application.service()
    }

    @Test(arguments: [(0.25, 2), (0.251, 1), (0.125, 2)])
    func `T-5: a tap within tapInterval of another one counts as the second tap`(
        _ pause: Double, _ count: Int
    ) {
        app.application.behavior.tapInterval = 0.25
        var counts: [Int] = []
        view.onEnded = { touches, _ in counts.append(touches.first!.tapCount) }
        send(.began, 1)
        send(.ended, 1.125)
        send(.began, 1.125 + pause)
        send(.ended, 1.25 + pause)
        expectEqual(counts, [1, count])
    }

    @Test func `T-18: predicted touches keep the rate of the samples after many samples`() {
        var steps: [Double] = []
        view.onMoved = { touches, event in
            let touch = touches.first!
            if let prediction = event.predictedTouches(for: touch)?.first {
                steps.append(prediction.timestamp - touch.timestamp)
            }
        }
        send(.began, 1)
        for step in 1...24 { send(.moved, 1 + Double(step) / 64, x: 100 + Double(step)) }
        #expect(steps.count > 10)
        #expect(steps.allSatisfy { abs($0 - 1.0 / 64) < 1e-9 }, "\(steps)")
    }

    @Test func `T-18: the previous location of a predicted touch is the location of the one before it`() {
        var chains: [Bool] = []
        view.onMoved = { touches, event in
            let touch = touches.first!
            var previous = touch.location(in: nil)
            for prediction in event.predictedTouches(for: touch) ?? [] {
                chains.append(prediction.previousLocation(in: nil) == previous)
                previous = prediction.location(in: nil)
            }
        }
        send(.began, 1)
        for step in 1...8 { send(.moved, 1 + Double(step) / 240, x: 100 + Double(step) * 5) }
        app.advance(by: 0.1)
        #expect(chains.count > 2 && !chains.contains(false), "\(chains)")
    }
}
