import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Coalesced and predicted touches, and when moves are delivered (T-16 to T-20, T-26).
@Suite(.application(tracing: .both)) @MainActor
struct CoalescingTests {
    let app = TestApplication.current
    let pad: TouchWitness

    init() {
        pad = TouchWitness("pad", 0, 0, 390, 844, in: TestApplication.current.makeWindow())
        pad.isMultipleTouchEnabled = true
    }

    /// A sample of a finger at `time`.
    private func sample(_ phase: TouchSample.Phase, _ time: Double, x: Double, id: Int = 1) -> TouchSample {
        TouchSample(id: id, phase: phase, time: time, location: at(x, 100))
    }

    private func positions(_ touches: [UITouch]?) -> [Double]? {
        touches?.map { Double($0.location(in: nil).x) }
    }

    @Test func `T-16: each display frame has one touchesMoved with all samples coalesced`() {
        var callbacks: [[Double]?] = []
        pad.onEverything { set, event in callbacks.append(positions(event.coalescedTouches(for: set.first!))) }
        app.send([sample(.began, 0, x: 10)])
        for step in 1...8 {
            app.send([sample(.moved, Double(step) / 240, x: 10 + Double(step))])
            app.advance(by: 1.0 / 240)
        }
        app.send([sample(.ended, 0.1, x: 30)])
        expectEqual(callbacks, [[10], [11, 12, 13, 14], [15, 16, 17, 18], [30]])
    }

    @Test(.application) func `T-16: the last coalesced touch has the location and timestamp of the touch itself`()
        throws
    {
        pad.onEverything { set, event in
            let main = set.first!
            let coalesced = event.coalescedTouches(for: main)!
            for touch in coalesced {
                #expect(touch !== main)
                expectEqual(touch.phase, main.phase)
                #expect(touch.view === main.view && touch.window === main.window)
            }
            let last = coalesced.last!
            expectEqual(last.location(in: nil), main.location(in: nil))
            expectEqual(last.timestamp, main.timestamp)
        }
        app.send([sample(.began, 0, x: 10)])
        app.send([sample(.moved, 0.001, x: 20)])
        app.send([sample(.moved, 0.002, x: 30)])
        app.advance(by: 0.1)
        app.fingerDown(2, at: at(200, 100))
        app.application.beginIgnoringInteractionEvents()
        #expect(app.deliveries.hasSuffix("touchesMoved pad, touchesBegan pad, touchesCancelled pad"))
        app.fingersUp()
    }

    @Test func `T-16: an event has no coalesced or predicted touches for a touch that is not in it`() {
        var first: UITouch?
        pad.onEnded = { set, _ in first = set.first }
        app.fingerTap(at: at(10, 100))
        var wasCalled = false
        pad.onBegan = { _, event in
            wasCalled = true
            #expect(event.coalescedTouches(for: first!) == nil)
            #expect(event.predictedTouches(for: first!) == nil)
        }
        app.fingerDown(at: at(10, 100))
        #expect(wasCalled)
        app.fingersUp()
    }

    @Test func `T-16: a resting finger has one coalesced touch at its last location`() {
        app.send([sample(.began, 0, x: 10)])
        app.send([sample(.moved, 0.001, x: 20)])
        app.send([sample(.moved, 0.002, x: 30)])
        app.advance(by: 0.1)
        var callbacks: [Double]?
        pad.onBegan = { set, event in
            let resting = event.allTouches!.subtracting(set).first!
            callbacks = positions(event.coalescedTouches(for: resting))
        }
        app.fingerDown(2, at: at(200, 100))
        expectEqual(callbacks, [30])
        app.fingersUp()
    }

    @Test func `T-16: a cancellation by the application has no earlier samples`() {
        var callbacks: [[Double]?] = []
        pad.onCancelled = { set, event in callbacks.append(positions(event.coalescedTouches(for: set.first!))) }
        app.send([sample(.began, 0, x: 10)])
        app.send([sample(.moved, 0.001, x: 20)])
        app.send([sample(.moved, 0.002, x: 30)])
        app.advance(by: 0.1)
        pad.removeFromSuperview()
        expectEqual(callbacks, [[30]])
    }

    @Test func `T-17: a slow application receives the samples of several frames in one event`() {
        var callbacks: [[Double]?] = []
        pad.onMoved = { set, event in callbacks.append(positions(event.coalescedTouches(for: set.first!))) }
        app.send([sample(.began, 0, x: 10)])
        let port = app.application.makePort()
        // The queue is not drained for half a second.
        _ = port.send([TouchSample(id: 9, phase: .began, time: 0, location: at(300, 100))])
        for step in 1...30 {
            _ = port.send([
                TouchSample(id: 9, phase: .moved, time: Double(step) / 60, location: at(300 + Double(step), 100))
            ])
        }
        app.advance(by: 0.5)
        app.advance(by: 0.1)
        expectEqual(callbacks.count, 1)
        expectEqual(callbacks.first??.count, 30)
        expectEqual(callbacks.first??.first, 301)
        expectEqual(callbacks.first??.last, 330)
    }

    @Test(.application) func `T-17: moves, begins and ends within a frame are delivered in their order`() {
        app.fingerDown(1, at: at(10, 100))
        app.clear()
        app.send([sample(.moved, 0.001, x: 20)])
        app.send([sample(.began, 0.002, x: 200, id: 2)])
        app.send([sample(.moved, 0.003, x: 30)])
        app.send([sample(.ended, 0.004, x: 200, id: 2)])
        app.send([sample(.moved, 0.005, x: 40)])
        app.advance(by: 1.0 / 60)
        expectEqual(
            app.delivery,
            """
            touchesMoved [1] → pad
            touch 2 is bound to pad in window at (200, 100)
            touchesBegan [2] → pad
            touchesMoved [1] → pad
            touchesEnded [2] → pad
            touchesMoved [1] → pad
            """)
        app.fingersUp()
    }

    @Test func `T-18: predicted touches are later than the touch and do not include it`() throws {
        var predictions: [UITouch] = []
        var main: UITouch?
        var timestamps: [TimeInterval] = []
        pad.onMoved = { set, event in
            main = set.first
            predictions = event.predictedTouches(for: set.first!)!
            timestamps = predictions.map(\.timestamp)
        }
        app.send([sample(.began, 0, x: 10)])
        for step in 1...4 {
            app.send([sample(.moved, Double(step) / 240, x: 10 + Double(step) * 2)])
        }
        app.advance(by: 1.0 / 60)
        let touch = try #require(main)
        expectEqual(predictions.count, 4)
        #expect(timestamps.allSatisfy { $0 > touch.timestamp })
        expectEqual(timestamps, timestamps.sorted())
        // A finger with constant speed is predicted to continue.
        for (index, prediction) in predictions.enumerated() {
            #expect(abs(Double(prediction.location(in: nil).x) - (18 + 2 * Double(index + 1))) < 1e-9)
            #expect(prediction.view === pad && prediction !== touch)
        }
    }

    @Test func `T-18: each delivery has its own predictions`() {
        var first: [Double] = []
        pad.onMoved = { set, event in first.append(positions(event.predictedTouches(for: set.first!))![0]) }
        app.send([sample(.began, 0, x: 10)])
        app.advance(by: 1.0 / 60)
        app.sendFrame(sample(.moved, 1.0 / 60, x: 20))
        app.sendFrame(sample(.moved, 2.0 / 60, x: 10))
        expectEqual(first.count, 2)
        #expect(first[0] > 20)
        #expect(first[1] <= 10)
    }

    @Test func `T-18: a finger that rests, lands or lifts has no predicted touches`() {
        app.send([sample(.began, 0, x: 10)])
        app.send([sample(.moved, 0.01, x: 60)])
        app.advance(by: 5)
        var counts: [Int?] = []
        pad.onBegan = { set, event in
            let resting = event.allTouches!.subtracting(set).first!
            counts.append(event.predictedTouches(for: resting)?.count)
            counts.append(event.predictedTouches(for: set.first!)?.count)
        }
        pad.onEnded = { set, event in counts.append(event.predictedTouches(for: set.first!)?.count) }
        app.fingerDown(2, at: at(200, 100))
        app.send([sample(.ended, 6, x: 60)])
        expectEqual(counts, [0, 0, 0])
        app.fingersUp()
    }

    @Test func `T-18: samples with equal timestamps give no predicted touches, and predictions are finite`() {
        var counts: [Int] = []
        pad.onMoved = { set, event in
            let predictions = event.predictedTouches(for: set.first!)!
            counts.append(predictions.count)
            for prediction in predictions {
                #expect(prediction.location(in: nil).x.isFinite && prediction.location(in: nil).y.isFinite)
            }
        }
        app.send([sample(.began, 0, x: 10)])
        app.send([sample(.moved, 0, x: 20)])
        app.advance(by: 0.1)
        app.send([sample(.moved, .leastNormalMagnitude, x: 40)])
        app.advance(by: 0.1)
        app.send([sample(.moved, 1, x: 1e308), sample(.moved, 2, x: -1e308)])
        app.advance(by: 0.1)
        expectEqual(counts.count, 3)
        expectEqual(counts[0], 0)
    }

    @Test func `T-19, T-8: coalesced touches have previous locations of their own`() {
        var main: [[Double]] = []
        var fine: [[Double]] = []
        func pair(_ touch: UITouch) -> [Double] {
            [Double(touch.previousLocation(in: nil).x), Double(touch.location(in: nil).x)]
        }
        pad.onEverything { set, event in
            main.append(pair(set.first!))
            fine += event.coalescedTouches(for: set.first!)!.map(pair)
        }
        app.send([sample(.began, 0, x: 10)])
        app.send([sample(.moved, 0.001, x: 20)])
        app.send([sample(.moved, 0.002, x: 30)])
        app.advance(by: 0.1)
        app.send([sample(.ended, 0.1, x: 31)])
        expectEqual(main, [[10, 10], [10, 30], [30, 31]])
        expectEqual(fine, [[10, 10], [10, 20], [20, 30], [30, 31]])
    }
}

extension TestApplication {
    /// Sends one sample and advances to the next display frame.
    fileprivate func sendFrame(_ sample: TouchSample) {
        send([sample])
        advance(by: application.frameInterval)
    }
}

/// Our choices about when moves are delivered.
@Suite(.application(tracing: .both)) @MainActor
struct CoalescingChoices {
    let app = TestApplication.current
    let pad: TouchWitness

    init() {
        pad = TouchWitness("pad", 0, 0, 390, 844, in: TestApplication.current.makeWindow())
        pad.isMultipleTouchEnabled = true
    }

    private func sample(_ phase: TouchSample.Phase, x: Double, id: Int = 1) -> TouchSample {
        TouchSample(id: id, phase: phase, time: app.clock.now, location: CGPoint(x: x, y: 100))
    }

    @Test func `T-20: began and ended are never merged`() {
        // Twenty taps between two display frames.
        for _ in 1...20 {
            app.send([sample(.began, x: 10)])
            app.send([sample(.ended, x: 10)])
        }
        expectEqual(pad.contract.beganCount, 20)
        expectEqual(pad.contract.closedCount, 20)
        #expect(pad.contract.complaint == nil)
    }

    @Test(.application) func `T-26: moves wait for the next display frame`() {
        app.send([sample(.began, x: 10)])
        app.advance(by: 0.010)
        app.send([sample(.moved, x: 20)])
        app.clear()
        app.advance(by: 0.006)
        expectEqual(app.deliveries, "")
        app.advance(by: 0.001)
        expectEqual(app.deliveries, "touchesMoved pad")
    }

    @Test(.application) func `T-26: moves wait for the frameInterval of the application`() {
        app.application.frameInterval = 0.1
        app.send([sample(.began, x: 10)])
        app.send([sample(.moved, x: 20)])
        app.advance(by: 0.09)
        expectEqual(app.deliveries, "touchesBegan pad")
        app.advance(by: 0.02)
        expectEqual(app.deliveries, "touchesBegan pad, touchesMoved pad")
    }

    @Test(.application) func `T-26: the moves of all fingers are delivered in one call`() {
        app.fingersDown([1: CGPoint(x: 10, y: 100), 2: CGPoint(x: 200, y: 100)])
        app.clear()
        app.send([sample(.moved, x: 20, id: 1)])
        app.advance(by: 0.005)
        app.send([sample(.moved, x: 220, id: 2)])
        app.advance(by: 0.02)
        expectEqual(app.delivery, "touchesMoved [1 2] → pad")
        app.fingersUp()
    }

    @Test(.application, arguments: [TouchSample.Phase.ended, .cancelled])
    func `T-26: the end of a touch delivers its pending moves first`(phase: TouchSample.Phase) {
        app.send([sample(.began, x: 10)])
        app.send([sample(.moved, x: 20)])
        app.send([sample(phase, x: 30)])
        let end = phase == .ended ? "touchesEnded" : "touchesCancelled"
        expectEqual(app.deliveries, "touchesBegan pad, touchesMoved pad, \(end) pad")
    }

    @Test(.application) func `T-26, DL-22: a cancellation by the application delivers pending moves first`() {
        var last: CGPoint?
        pad.onMoved = { set, _ in last = set.first!.location(in: nil) }
        app.send([sample(.began, x: 10)])
        app.send([sample(.moved, x: 20)])
        app.application.beginIgnoringInteractionEvents()
        expectEqual(app.deliveries, "touchesBegan pad, touchesMoved pad, touchesCancelled pad")
        expectEqual(last, CGPoint(x: 20, y: 100))
        app.advance(by: 1)
        #expect(pad.contract.complaint == nil)
    }
}
