import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The velocity of a pan when its finger lifts: the mean of its last three moves with the weights 0.6, 0.35 and 0.05, the oldest
/// first.
@Suite(.application) @MainActor
struct VelocityAtLiftTests {
    let app = TestApplication.current
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let halved = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    private let log = Log()

    @MainActor private final class Log {
        var velocity: CGPoint?
        var halved: CGPoint?
    }

    init() {
        TestApplication.current.makeWindow().addSubview(board)
        board.isMultipleTouchEnabled = true
        halved.isUserInteractionEnabled = false
        halved.transform = CGAffineTransform(scaleX: 2, y: 2)
        board.addSubview(halved)
        board.addGestureRecognizer(pan)
        pan.addHandler { [log, halved] pan in
            guard pan.state == .ended else { return }
            log.velocity = pan.velocity(in: nil)
            log.halved = pan.velocity(in: halved)
        }
    }

    /// The time between two moves, longer than a frame, so that each one is delivered separately.
    private let interval = 0.02

    /// Moves fingers in a column to the right by these steps and lifts them together. Returns the velocity at the end of the
    /// pan.
    private func lift(after steps: [Double], fingers: Int = 1, pause: TimeInterval = 0.01) throws -> CGPoint {
        var x = 50.0
        func send(_ phase: TouchSample.Phase) {
            app.send(
                (1...fingers).map { finger in
                    TouchSample(
                        id: finger, phase: phase, time: app.clock.now, location: CGPoint(x: x, y: 100 * Double(finger)))
                })
        }
        send(.began)
        for step in steps {
            app.advance(by: interval)
            x += step
            send(.moved)
        }
        app.advance(by: pause)
        send(.ended)
        return try #require(log.velocity)
    }

    private func isNear(_ value: CGFloat, _ expected: Double, within part: Double) -> Bool {
        abs(Double(value) - expected) <= max(abs(expected) * part, 1)
    }

    @Test(arguments: [0.005, 0.01, 0.016])
    func `A pan that slows down has the velocity of its last moves, not of 100 ms`(pause: Double) throws {
        let velocity = try lift(after: [30, 30, 30, 30, 22, 12, 6, 4, 2], pause: pause)
        let expected = (0.6 * 6 + 0.35 * 4 + 0.05 * 2) / interval
        let meanOfFive = (22 + 12 + 6 + 4 + 2.0) / (5 * interval)
        #expect(isNear(velocity.x, expected, within: 0.1))
        #expect(Double(velocity.x) < meanOfFive * 0.7)
    }

    @Test func `A long last move adds little to the velocity`() throws {
        let velocity = try lift(after: [6, 6, 6, 6, 6, 6, 6, 6, 18])
        let expected = (0.6 * 6 + 0.35 * 6 + 0.05 * 18) / interval
        #expect(isNear(velocity.x, expected, within: 0.1))
    }

    @Test func `A pan that has reversed has the velocity of its new direction`() throws {
        let velocity = try lift(after: [12, 12, 12, 12, 12, 12, 12, 12, -10, -10, -10, -10, -10])
        #expect(isNear(velocity.x, -10 / interval, within: 0.02))
    }

    @Test func `The velocity is in the coordinates of a scaled view`() throws {
        let velocity = try lift(after: [10, 10, 10, 10, 10, 10, 10, 10])
        let halved = try #require(log.halved)
        #expect(isNear(velocity.x, 500, within: 0.02))
        #expect(isNear(halved.x, 250, within: 0.02))
    }

    @Test func `A pan whose two fingers move equally has the velocity of each`() throws {
        let velocity = try lift(after: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10], fingers: 2)
        #expect(isNear(velocity.x, 500, within: 0.02))
        #expect(isNear(velocity.y, 0, within: 0.02))
    }

    /// Moves a finger by these steps and lifts it after a pause. Returns the velocity at the end of the pan.
    private func lift(after steps: [CGVector], from start: CGPoint, pause: TimeInterval = 0.01) throws -> CGPoint {
        var place = start
        func send(_ phase: TouchSample.Phase) {
            app.send([TouchSample(id: 1, phase: phase, time: app.clock.now, location: place)])
        }
        send(.began)
        for step in steps {
            app.advance(by: interval)
            place.x += step.dx
            place.y += step.dy
            send(.moved)
        }
        app.advance(by: pause)
        send(.ended)
        return try #require(log.velocity)
    }

    private func steps(_ distances: [Double]) -> [CGVector] { distances.map { CGVector(dx: $0, dy: 0) } }

    @Test(arguments: [(10.0, 0.0), (-8, 0), (0, 12), (6, -8)])
    func `At a constant speed the velocity is that speed`(dx: Double, dy: Double) throws {
        let velocity = try lift(
            after: Array(repeating: CGVector(dx: dx, dy: dy), count: 12), from: CGPoint(x: 200, y: 400))
        #expect(isNear(velocity.x, dx / interval, within: 0.02))
        #expect(isNear(velocity.y, dy / interval, within: 0.02))
    }

    @Test(arguments: [(0.5, 250.0), (1, 25)])
    func `After a pause, little of the velocity is left`(rest: Double, most: Double) throws {
        let velocity = try lift(
            after: steps(Array(repeating: 10, count: 12)), from: CGPoint(x: 100, y: 400), pause: rest)
        #expect(abs(Double(velocity.x)) < most)
        #expect(abs(Double(velocity.y)) < 1)
    }

    @Test func `A pan that speeds up has the velocity of its last three moves`() throws {
        let velocity = try lift(after: steps([4, 4, 4, 6, 10, 16, 24]), from: CGPoint(x: 50, y: 400))
        let expected = (0.6 * 10 + 0.35 * 16 + 0.05 * 24) / interval
        #expect(isNear(velocity.x, expected, within: 0.1))
    }

    @Test func `A short last move takes little from the velocity`() throws {
        let velocity = try lift(after: steps([12, 12, 12, 12, 12, 12, 12, 12, 1]), from: CGPoint(x: 50, y: 400))
        let expected = (0.6 * 12 + 0.35 * 12 + 0.05 * 1) / interval
        #expect(isNear(velocity.x, expected, within: 0.1))
    }

    @Test func `Each axis has the velocity of its own last moves`() throws {
        let dx: [Double] = [30, 30, 30, 30, 22, 12, 6, 4, 2]
        let velocity = try lift(after: dx.map { CGVector(dx: $0, dy: -5) }, from: CGPoint(x: 50, y: 400))
        #expect(isNear(velocity.x, (0.6 * 6 + 0.35 * 4 + 0.05 * 2) / interval, within: 0.1))
        #expect(isNear(velocity.y, -5 / interval, within: 0.02))
    }

    @Test func `Four equal moves are enough for the velocity`() throws {
        let velocity = try lift(after: steps([12, 12, 12, 12]), from: CGPoint(x: 50, y: 400))
        #expect(isNear(velocity.x, 12 / interval, within: 0.02))
        #expect(isNear(velocity.y, 0, within: 0.02))
    }
}
