import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The path of released content in each frame against the formulas of SV-21, SV-22 and SV-25, with three pixels per point.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollLawTests {
    private static let decay = -1000 * log(0.998)

    /// Rounds to the nearest pixel.
    private static func pixel(_ offset: Double) -> Double { (offset * 3).rounded() / 3 }

    /// The overshoot of SV-22, positive outward.
    private static func overshoot(_ start: Double, _ velocity: Double, _ time: Double) -> Double {
        start * exp(-10 * time) + velocity * (exp(-10 * time) - exp(-12 * time)) / 2
    }

    /// The state of a scroll view when the finger lifts.
    @MainActor
    private struct Lift {
        let scene: ScrollScene
        let time: TimeInterval
        let offset: Double
        /// The delegate's velocity, in points per second.
        let velocity: Double
        let announced: Double

        init(_ scene: ScrollScene) {
            self.scene = scene
            time = scene.app.clock.now
            offset = scene.y
            velocity = Double(scene.willEnd!.velocity.y) * 1000
            announced = Double(scene.willEnd!.target.y)
        }

        /// Lets time pass and checks where the content was in each frame.
        /// - Parameter law: The offset so many seconds after the lift; nil from the frame on in which it rests.
        /// - Returns: Where it rests, and since when.
        @discardableResult
        func follow(_ law: (TimeInterval) -> Double?, sourceLocation: SourceLocation = #_sourceLocation) -> (
            offset: Double, time: TimeInterval
        ) {
            let first = scene.path.count
            scene.app.advance(by: 8)
            let path = scene.path[first...]
            let frame = scene.app.application.frameInterval
            var elapsed = frame
            while let expected = law(elapsed) {
                let shown = path.last { $0.time <= time + elapsed + 1e-6 }?.offset.y ?? CGFloat(offset)
                #expect(abs(Double(shown) - pixel(expected)) < 1e-6, "\(elapsed) s", sourceLocation: sourceLocation)
                elapsed += frame
            }
            #expect(!scene.scroll.isDecelerating, sourceLocation: sourceLocation)
            // Nothing moves after that frame.
            #expect((path.last?.time ?? 0) <= time + elapsed + 1e-6, sourceLocation: sourceLocation)
            return (scene.y, elapsed)
        }
    }

    /// Content that is pulled down until it is `overshoot` points beyond its upper edge, thrown outward at `velocity`, or inwards
    /// where that is negative, and let go as near to that as fingers can.
    private func throwBeyondTheEdge(_ app: TestApplication, _ overshoot: Double, _ velocity: Double) -> Lift {
        let scene = ScrollScene(app)
        let throwing = velocity / 60 * 6
        let pull = ScrollPhysics.pull(forRubberBand: overshoot, dimension: 480) + 10 - throwing
        let start = velocity < 0 ? 20.0 : 60
        app.fingerDown(at: CGPoint(x: 160, y: start))
        app.fingerMove(to: CGPoint(x: 160, y: start + max(pull, 11)), duration: 0.4)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: start + max(pull, 11) + throwing), duration: 0.1)
        app.fingerUp()
        return Lift(scene)
    }

    // MARK: Within the content

    @Test func `SV-25: a fling of 750 points per second has the expected target and rest`() {
        TestApplication.run(pixels: 3) { app in
            let scene = ScrollScene(app, content: CGSize(width: 320, height: 20_000))
            scene.scroll.contentOffset.y = 5074 - 90
            scene.flick(750)
            let lift = Lift(scene)
            expectEqual(lift.offset, 5074)
            #expect(abs(lift.velocity - 750) < 1e-6)
            #expect(abs(lift.announced - 5443.667) < 0.001)
            app.advance(by: 5)
            #expect(abs(scene.y - 5443.333) < 0.001)
        }
    }

    @Test(arguments: [300.0, 750, 1500, 3000, 6000], [0.998, 0.99])
    func `SV-21: a fling follows the law in each frame`(_ speed: Double, _ rate: Double) {
        TestApplication.run(pixels: 3) { app in
            let scene = ScrollScene(app, content: CGSize(width: 320, height: 20_000))
            scene.scroll.decelerationRate = .init(rawValue: rate)
            scene.scroll.contentOffset.y = 1000
            scene.flick(speed, frames: 5)
            let (lift, k, reach) = (Lift(scene), -1000 * log(rate), rate / (1 - rate) / 1000)
            #expect(abs(lift.velocity - speed) < speed * 0.01)
            #expect(abs(lift.announced - Self.pixel(lift.offset + (lift.velocity - 10) / k)) < 1e-6)
            var wasLast = false
            let (rest, time) = lift.follow { time in
                guard !wasLast else { return nil }
                wasLast = lift.velocity * exp(-k * time) <= 10
                return lift.offset + reach * lift.velocity * (1 - exp(-k * time))
            }
            // The content rests short of the target, by up to 2 points at 4000 points per second.
            #expect(rest <= lift.announced && rest > lift.announced - 0.0005 * lift.velocity - 0.5)
            #expect(time < log(lift.velocity / 10) / k + 3.0 / 60)
        }
    }

    @Test(arguments: [300.0, 750, 1500, 3000, 6000])
    func `SV-22: a fling against the edge follows the law in each frame`(_ speed: Double) {
        TestApplication.run(pixels: 3) { app in
            let scene = ScrollScene(app)
            let (reach, k) = (0.998 / 0.002 / 1000, Self.decay)
            scene.scroll.contentOffset.y = 4320 - speed * (5.0 / 60 + reach / 2)
            scene.flick(speed, frames: 5)
            let lift = Lift(scene)
            expectEqual(lift.announced, 4320)
            let arrival = -log(1 - (4320 - lift.offset) / (reach * lift.velocity)) / k
            let (rest, time) = lift.follow { time in
                guard time >= arrival else { return lift.offset + reach * lift.velocity * (1 - exp(-k * time)) }
                let x = Self.overshoot(0, lift.velocity * exp(-k * arrival), time - arrival)
                return x >= 0.5 || time < arrival + 0.1 ? 4320 + x : nil
            }
            expectEqual(rest, 4320)
            #expect(scene.path.last!.time > lift.time + time - 1e-6)
            expectEqual(scene.lines.suffix(3), ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
        }
    }

    // MARK: Beyond an edge

    @Test(arguments: [-60.0, 0, 400, 1000, 2500], [40.0, 90, 160])
    func `SV-22: content released beyond an edge follows the law in each frame`(_ velocity: Double, _ overshoot: Double)
    {
        TestApplication.run(pixels: 3) { app in
            let lift = throwBeyondTheEdge(app, overshoot, velocity)
            // The rubber band does not scale the finger's velocity.
            let (shown, outwards) = (-lift.offset, -lift.velocity)
            #expect(abs(outwards - velocity) <= abs(velocity) * 0.01)
            #expect(shown > overshoot - 2)
            expectEqual(lift.announced, 0)
            let (rest, time) = lift.follow { time in
                let x = Self.overshoot(shown, outwards, time)
                return x >= 0.5 ? -x : nil
            }
            expectEqual(rest, 0)
            // The content is set to the edge in the frame in which less than half a point remains.
            #expect(abs(lift.scene.path.last!.time - lift.time - time) < 1e-6)
            expectEqual(lift.scene.lines.suffix(3), ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
        }
    }

    @Test(arguments: [600.0, 1500, 3000])
    func `SV-22: a fast fling inward from beyond the edge continues into the content`(_ speed: Double) {
        TestApplication.run(pixels: 3) { app in
            let lift = throwBeyondTheEdge(app, 40, -speed)
            let (shown, reach, k) = (-lift.offset, 0.998 / 0.002 / 1000, Self.decay)
            #expect(abs(lift.velocity - speed) <= speed * 0.01)
            // The time at which x = 0, and the velocity that remains there.
            let crossing = -log(1 - 2 * shown / lift.velocity) / 2
            let inside = lift.velocity * exp(-12 * crossing)
            #expect(abs(lift.announced - Self.pixel((inside - 10) / k)) < 1e-6)
            var wasLast = false
            lift.follow { time in
                guard time >= crossing else { return -Self.overshoot(shown, -lift.velocity, time) }
                guard !wasLast else { return nil }
                wasLast = inside * exp(-k * (time - crossing)) <= 10
                return reach * inside * (1 - exp(-k * (time - crossing)))
            }
            #expect(lift.scene.y > 100)
        }
    }

    @Test func `SV-22: content that fits follows the same law`() {
        TestApplication.run(pixels: 3) { app in
            let scene = ScrollScene(app, content: .zero)
            scene.scroll.alwaysBounceVertical = true
            scene.flick(2000, frames: 1)
            let lift = Lift(scene)
            let rest = lift.follow { time in
                let x = Self.overshoot(lift.offset, lift.velocity, time)
                return x >= 0.5 ? x : nil
            }
            expectEqual(rest.offset, 0)
            #expect(scene.path.contains { $0.offset.y > 60 })
        }
    }

    @Test func `SV-22: each axis follows its own law`() {
        TestApplication.run(pixels: 3) { app in
            let scene = ScrollScene(app, content: CGSize(width: 400, height: 20_000))
            app.fingerDown(at: CGPoint(x: 300, y: 400))
            app.fingerMove(to: CGPoint(x: 200, y: 200), duration: 0.1)
            app.fingerUp()
            let (start, lift, willEnd) = (scene.scroll.contentOffset, app.clock.now, scene.willEnd!)
            let first = scene.path.count
            app.advance(by: 5)
            let (vx, vy) = (Double(willEnd.velocity.x) * 1000, Double(willEnd.velocity.y) * 1000)
            #expect(vx > 900 && vy > 1900)
            let (beyond, k) = (Double(start.x) - 80, Self.decay)
            for (time, offset) in scene.path[first...] {
                let t = time - lift
                let y = Double(start.y) + 0.499 * vy * (1 - exp(-k * t))
                #expect(abs(Double(offset.y) - Self.pixel(y)) < 1e-6)
                let x = Self.overshoot(max(beyond, 0), vx, t)
                if beyond > 0 { #expect(abs(Double(offset.x) - Self.pixel(80 + (x < 0.5 ? 0 : x))) < 1e-6) }
            }
            #expect(willEnd.target.x == 80 && scene.scroll.contentOffset.x == 80)
        }
    }

    // MARK: Chosen targets

    @Test(arguments: [300.0, 750, 1500, 3000, 6000], [0.4, 0.9, 2])
    func `SV-25: a chosen target is reached exactly by a lower or higher deceleration`(_ speed: Double, _ part: Double)
    {
        TestApplication.run(pixels: 3) { app in
            let scene = ScrollScene(app, content: CGSize(width: 320, height: 20_000))
            scene.scroll.contentOffset.y = 1000
            var chosen = 0.0
            scene.chooseTarget = { _, target in
                chosen = Self.pixel(scene.y + (Double(target.y) - scene.y) * part)
                return CGPoint(x: 0, y: chosen)
            }
            scene.flick(speed, frames: 5)
            let lift = Lift(scene)
            // The velocity falls to 10 points per second at the target.
            let k = (lift.velocity - 10) / (chosen - lift.offset)
            let (rest, time) = lift.follow { time in
                lift.velocity * exp(-k * time) > 10 ? lift.offset + lift.velocity / k * (1 - exp(-k * time)) : nil
            }
            #expect(abs(rest - chosen) < 1e-6)
            #expect(abs(lift.scene.path.last!.time - lift.time - time) < 2.0 / 60)
        }
    }
}
