import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The curves against their closed forms, and the path of the content against the curves: SV-9, SV-10, SV-20 to SV-24.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollPhysicsTests {
    let app = TestApplication.current

    // MARK: Pure functions

    @Test func `SV-9: projection computes the distance that a velocity covers`() {
        #expect(abs(ScrollPhysics.projection(velocity: 1000, rate: 0.998) - 499) < 1e-9)
        #expect(abs(ScrollPhysics.projection(velocity: 1000, rate: 0.99) - 99) < 1e-9)
        #expect(abs(ScrollPhysics.projection(velocity: -2000, rate: 0.998) + 998) < 1e-9)
        expectEqual(UIScrollView.DecelerationRate.normal.rawValue, 0.998)
        expectEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99)
    }

    @Test(arguments: zip([5.0, 10, 100, 400, 960], [2.74, 5.47, 52.02, 178.98, 340.65]))
    func `SV-10: the rubber band of 960 points has the expected stretch in both directions`(
        _ pull: Double, _ stretch: Double
    ) {
        #expect(abs(ScrollPhysics.rubberBand(pull, dimension: 960) - stretch) < 0.01)
        #expect(abs(ScrollPhysics.rubberBand(-pull, dimension: 960) + stretch) < 0.01)
        #expect(abs(ScrollPhysics.pull(forRubberBand: stretch, dimension: 960) - pull) < 0.05)
    }

    @Test func `SV-10: the rubber band never stretches to the length of the view`() {
        #expect(ScrollPhysics.rubberBand(1e9, dimension: 960) < 960)
        #expect(ScrollPhysics.rubberBand(1e9, dimension: 960) > 959)
    }

    // MARK: The finger

    @Test func `SV-20: content follows the finger one to one after the slop, without a jump`() {
        let scene = ScrollScene()
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        for step in 1...100 {
            app.fingerMove(to: CGPoint(x: 160, y: 400 - Double(step) * 2))
            expectEqual(scene.y, max(0, Double(step) * 2 - 10))
        }
        app.fingersUp()
    }

    @Test func `SV-10: content beyond the edge follows the rubber band`() {
        let scene = ScrollScene()
        app.fingerDown(at: CGPoint(x: 160, y: 20))
        for pulled in stride(from: 20.0, through: 400, by: 20) {
            app.fingerMove(to: CGPoint(x: 160, y: 20 + pulled))
            let band = ScrollPhysics.rubberBand(pulled - 10, dimension: 480)
            #expect(abs(-scene.y - band) <= 0.5)
        }
        // The content returns along the same curve.
        app.fingerMove(to: CGPoint(x: 160, y: 30), duration: 0.3)
        expectEqual(scene.y, 0)
        app.fingersUp()
    }

    @Test func `SV-19: content stops at the edge if bounces is false`() {
        let scene = ScrollScene()
        scene.scroll.bounces = false
        app.fingerDrag(from: CGPoint(x: 160, y: 20), to: CGPoint(x: 160, y: 220))
        expectEqual(scene.y, 0)
        #expect(!scene.scroll.isDecelerating)
    }

    // MARK: The fling

    @Test(arguments: [30.0, 60, 90, 120, 144]) func `SV-24: the path does not depend on the frame rate`(_ rate: Double)
    {
        func end(_ rate: Double) -> (CGPoint, CGPoint) {
            TestApplication.run(pixels: 3) { app in
                let scene = ScrollScene(app)
                // The finger's path does not depend on the frame rate.
                app.fingerDown(at: CGPoint(x: 160, y: 400))
                app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
                app.application.frameInterval = 1 / rate
                app.fingerUp()
                app.advance(by: 0.5)
                let middle = scene.scroll.contentOffset
                app.advance(by: 5)
                return (middle, scene.scroll.contentOffset)
            }
        }
        let (slow, fast) = (end(60), end(rate))
        #expect(abs(slow.1.y - fast.1.y) <= 0.5)
        #expect(abs(slow.0.y - fast.0.y) <= 1500 / CGFloat(min(rate, 60)))
    }

    @Test func `SV-24: dropped frames do not change where the content rests`() {
        func end(dropping: Bool) -> Double {
            TestApplication.run(pixels: 3) { app in
                let scene = ScrollScene(app)
                scene.flick(1500)
                if dropping { app.application.frameInterval = 0.25 }
                app.advance(by: 5)
                return scene.y
            }
        }
        expectEqual(end(dropping: true), end(dropping: false))
    }

    // MARK: The edge

    @Test func `SV-22: content flung against the edge overshoots by the law and returns`() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 700))
        scene.flick(2000, frames: 4)
        let lift = app.clock.now
        app.advance(by: 5)
        expectEqual(scene.y, 220)
        // The overshoot is greatest where x' = 0: 0.0335 times the velocity at the edge.
        let start = Double(scene.path.last { $0.time <= lift }!.offset.y)
        let velocity = 2000 - (220 - start) / 0.499
        let highest = scene.path.map { Double($0.offset.y) }.max()!
        #expect(highest > 240 && abs(highest - 220 - velocity * 0.0335) < 1)
    }

    @Test(arguments: [(0.0, 20.0, 320.0), (4320, 400, 100)])
    func `SV-22: content released at rest returns exponentially`(_ edge: Double, _ from: Double, _ to: Double) {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = edge
        app.fingerDown(at: CGPoint(x: 160, y: from))
        app.fingerMove(to: CGPoint(x: 160, y: to), duration: 0.5)
        app.advance(by: 0.4)
        app.fingerUp()
        let (stretch, lift, first) = (scene.y - edge, app.clock.now, scene.path.count)
        #expect(abs(stretch) > 100)
        app.advance(by: 2)
        for (time, offset) in scene.path[first...] {
            #expect(abs(Double(offset.y) - edge - stretch * exp(-10 * (time - lift))) <= 0.5)
        }
        #expect(scene.path.last!.time > lift + 0.5)
        expectEqual(scene.y, edge)
        expectEqual(scene.lines.suffix(3), ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    }

    @Test func `SV-22: a fling inward from beyond the edge continues into the content`() {
        let scene = ScrollScene()
        app.fingerDown(at: CGPoint(x: 160, y: 20))
        app.fingerMove(to: CGPoint(x: 160, y: 220), duration: 0.3)
        app.fingerMove(to: CGPoint(x: 160, y: 120), duration: 0.05)
        app.fingerUp()
        #expect(scene.y < 0)
        app.advance(by: 5)
        // The finger turned within the last tenth of a second; the edge reduces the velocity.
        #expect(scene.y > 100)
    }

    // MARK: Pixels

    @Test(arguments: [1.0, 2, 3]) func `SV-23: offsets are whole pixels`(_ scale: Double) {
        TestApplication.run(pixels: scale) { app in
            let scene = ScrollScene(app)
            scene.flick(1234.5)
            app.advance(by: 5)
            for (_, offset) in scene.path {
                let pixels = Double(offset.y) * scale
                #expect(abs(pixels - pixels.rounded()) < 1e-6)
            }
        }
    }
}
