import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Numbers of samples: the interval between two taps to the moment, and guesses after a long way.
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

    @Test(arguments: [(0.25, 2), (0.251, 1), (0.125, 2)]) func `T-5: up to the interval a tap follows the other`(
        _ pause: Double, _ count: Int
    ) {
        app.application.behavior.tapInterval = 0.25
        var counts: [Int] = []
        view.onEnded = { touches, _ in counts.append(touches.first!.tapCount) }
        send(.began, 1)
        send(.ended, 1.125)
        send(.began, 1.125 + pause)
        send(.ended, 1.25 + pause)
        #expect(counts == [1, count])
    }

    @Test func `T-18: after a long way guesses still keep the samples rate`() {
        var steps: [Double] = []
        view.onMoved = { touches, event in
            let touch = touches.first!
            if let guess = event.predictedTouches(for: touch)?.first { steps.append(guess.timestamp - touch.timestamp) }
        }
        send(.began, 1)
        for step in 1...24 { send(.moved, 1 + Double(step) / 64, x: 100 + Double(step)) }
        #expect(steps.count > 10)
        #expect(steps.allSatisfy { abs($0 - 1.0 / 64) < 1e-9 }, "\(steps)")
    }

    @Test func `T-18: each guess was where the one before it is`() {
        var chains: [Bool] = []
        view.onMoved = { touches, event in
            let touch = touches.first!
            var previous = touch.location(in: nil)
            for guess in event.predictedTouches(for: touch) ?? [] {
                chains.append(guess.previousLocation(in: nil) == previous)
                previous = guess.location(in: nil)
            }
        }
        send(.began, 1)
        for step in 1...8 { send(.moved, 1 + Double(step) / 240, x: 100 + Double(step) * 5) }
        app.advance(by: 0.1)
        #expect(chains.count > 2 && !chains.contains(false), "\(chains)")
    }
}
