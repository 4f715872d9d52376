// A horizontal strip under the laws of scrolling (SV-21, SV-22, SV-25), and paired deceleration calls (SV-26).

import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A horizontal strip on a screen of 844 × 390 points with three pixels per point.
@MainActor
private final class Strip: UIScrollViewDelegate {
    let app: TestApplication
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    private(set) var received: [(at: TimeInterval, what: String, x: Double)] = []
    private(set) var lift: (at: TimeInterval, velocity: Double, target: Double, x: Double)?
    var choose: ((Double) -> Double)?

    init(_ app: TestApplication, width: Double = 12_000) {
        self.app = app
        view.contentSize = CGSize(width: width, height: 390)
        view.delegate = self
        app.makeWindow().addSubview(view)
    }

    var x: Double { Double(view.contentOffset.x) }
    private func note(_ what: String) { received.append((app.clock.now, what, x)) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("moved") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lift = (app.clock.now, Double(velocity.x) * 1000, Double(targetContentOffset.pointee.x), x)
        if let choose { targetContentOffset.pointee.x = choose(Double(targetContentOffset.pointee.x)) }
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("begins") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("ends") }

    /// A finger of constant velocity in points per second, positive to the left.
    func fling(_ speed: Double, from x: Double, frames: Int = 8) {
        app.fingerDown(at: CGPoint(x: x, y: 200))
        app.fingerMove(
            to: CGPoint(x: x - speed * Double(frames) / 60, y: 200), duration: Double(frames) / 60)
        app.fingerUp()
    }

    func onPixel(_ value: Double) -> Double { (value * 3).rounded() / 3 }

    /// The seconds from the end of the touch to the end of the deceleration.
    var duration: Double { (received.last { $0.what == "ends" }?.at ?? .infinity) - (lift?.at ?? 0) }

    /// The frames after the finger lifts in which the offset differs from the law.
    func faults(before end: Double = .infinity, law: (Double) -> [Double]) -> [String] {
        guard let lift else { return ["never lifted"] }
        return received.filter { $0.what == "moved" && $0.at > lift.at }.compactMap { line in
            let t = line.at - lift.at
            guard t < end - 1e-9 else { return nil }
            if law(t).contains(where: { abs(onPixel($0) - line.x) < 1e-6 }) { return nil }
            return "\(t): \(line.x) instead of \(law(t))"
        }
    }

    func moves(before t: Double) -> Int {
        guard let lift else { return 0 }
        return received.count { $0.what == "moved" && $0.at > lift.at && $0.at < lift.at + t }
    }

    var decelerations: [String] { received.map(\.what).filter { $0 != "moved" } }
    var haveEnded: Bool {
        !decelerations.isEmpty && decelerations.count.isMultiple(of: 2)
            && decelerations.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? "begins" : "ends") }
    }
}

@MainActor
private func sideways(_ body: (TestApplication) -> Void) {
    let app = TestApplication { clock in
        UIApplication(clock: clock, screen: CGRect(x: 0, y: 0, width: 844, height: 390), scale: 3)
    }
    UIApplication.$current.withValue(app.application) { body(app) }
}

// MARK: - The laws of motion

@Suite(.application(tracing: .both)) @MainActor
struct FilmStripTests {
    @Test(arguments: [525.0, 825, 1350, 1875, 2850])
    func `SV-21: a horizontal fling follows the law of deceleration in every frame`(_ speed: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.fling(speed, from: 820)
            app.advance(by: 6)
            let lift = strip.lift!
            #expect(abs(lift.velocity - speed) < speed * 0.002)
            expectEqual(lift.x, speed * 8 / 60 - 10)
            expectEqual(strip.faults { [lift.x + DecelerationLaw.way(lift.velocity, $0)] }, [])
            #expect(strip.moves(before: 0.7) >= 40)
            #expect(DecelerationLaw.speed(abs(lift.velocity), strip.duration) < 10.0001)
            #expect(DecelerationLaw.speed(abs(lift.velocity), strip.duration - 1.0 / 60) > 9.9999)
        }
    }

    /// Computed independently.
    @Test(arguments: [
        (525.0, 1317.333, 1317.0), (600, 1364.667, 1364.333), (1050, 1649.333, 1649), (1275, 1792, 1791.333),
        (2100, 2314, 2313),
    ])
    func `SV-25: a horizontal fling rests short of its proposed target`(
        _ speed: Double, _ target: Double, _ rest: Double
    ) {
        sideways { app in
            let strip = Strip(app)
            strip.view.contentOffset.x = 1000
            strip.fling(speed, from: 820)
            app.advance(by: 6)
            #expect(abs(strip.lift!.target - target) < 0.001)
            #expect(abs(strip.x - rest) < 0.001)
        }
    }

    @Test(arguments: [-675.0, -2250])
    func `SV-21, SV-25: a fling to the right follows the mirrored law`(_ speed: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.view.contentOffset.x = 6000
            strip.fling(speed, from: 100)
            app.advance(by: 6)
            let lift = strip.lift!
            expectEqual(lift.x, 6000 + speed * 8 / 60 + 10)
            #expect(abs(lift.target - strip.onPixel(lift.x + DecelerationLaw.announced(lift.velocity))) < 0.001)
            expectEqual(strip.faults { [lift.x + DecelerationLaw.way(lift.velocity, $0)] }, [])
            let rest = lift.x + DecelerationLaw.way(lift.velocity, strip.duration)
            #expect(abs(strip.x - rest) < 0.34)
        }
    }

    @Test(arguments: [0.99, 0.995])
    func `SV-21, SV-25: other deceleration rates follow the same law`(_ rate: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
            strip.view.contentOffset.x = 3000
            strip.fling(-1275, from: 200)
            app.advance(by: 4)
            let lift = strip.lift!
            #expect(
                abs(lift.target - strip.onPixel(lift.x + DecelerationLaw.announced(lift.velocity, rate: rate))) < 0.001)
            expectEqual(strip.faults { [lift.x + DecelerationLaw.way(lift.velocity, $0, rate: rate)] }, [])
            #expect(DecelerationLaw.speed(abs(lift.velocity), strip.duration, rate: rate) < 10.0001)
            #expect(DecelerationLaw.speed(abs(lift.velocity), strip.duration - 1.0 / 60, rate: rate) > 9.9999)
        }
    }

    @Test func `SV-21, SV-24: a fling follows the law on a display of 120 hertz`() {
        sideways { app in
            app.application.frameInterval = 1.0 / 120
            let strip = Strip(app)
            strip.fling(1350, from: 820)
            app.advance(by: 6)
            let lift = strip.lift!
            expectEqual(strip.faults { [lift.x + DecelerationLaw.way(lift.velocity, $0)] }, [])
            #expect(strip.moves(before: 0.5) >= 58)
            #expect(DecelerationLaw.speed(abs(lift.velocity), strip.duration) < 10.0001)
            #expect(DecelerationLaw.speed(abs(lift.velocity), strip.duration - 1.0 / 120) > 9.9999)
        }
    }

    @Test func `SV-21: the velocity of a finger that speeds up is its last velocity`() {
        sideways { app in
            let strip = Strip(app)
            app.fingerDown(at: CGPoint(x: 800, y: 200))
            app.fingerMove(to: CGPoint(x: 760, y: 200), duration: 12.0 / 60)
            app.fingerMove(to: CGPoint(x: 460, y: 200), duration: 10.0 / 60)
            app.fingerUp()
            #expect(abs(strip.lift!.velocity - 1800) < 18)
        }
    }

    @Test func `SV-21: the velocity of a finger that turns back has its last direction`() {
        sideways { app in
            let strip = Strip(app)
            strip.view.contentOffset.x = 4000
            app.fingerDown(at: CGPoint(x: 700, y: 200))
            app.fingerMove(to: CGPoint(x: 400, y: 200), duration: 12.0 / 60)
            app.fingerMove(to: CGPoint(x: 500, y: 200), duration: 10.0 / 60)
            app.fingerUp()
            #expect(abs(strip.lift!.velocity + 600) < 6)
            let lifted = strip.x
            app.advance(by: 5)
            #expect(strip.x < lifted - 280 && strip.x > lifted - 300)
        }
    }

    @Test(arguments: [750.0, 1050, 1650, 2100, 2850])
    func `SV-22: a strip flung against its end bounces back to it`(_ speed: Double) {
        sideways { app in
            let start = speed * 8 / 60 - 10
            let edge = start + 130
            let strip = Strip(app, width: 844 + edge)
            strip.fling(speed, from: 820)
            app.advance(by: 4)
            let lift = strip.lift!
            expectEqual(lift.x, start)
            #expect(abs(lift.target - edge) < 0.001)
            // The distance to the end is 130 points.
            let reached = -log(1 - 130 / (0.499 * lift.velocity)) / DecelerationLaw.decay(0.998)
            let speeds = [1, 0.499 * DecelerationLaw.decay(0.998)].map {
                $0 * DecelerationLaw.speed(abs(lift.velocity), reached)
            }
            let faults = strip.faults(before: strip.duration) { t in
                t <= reached
                    ? [start + DecelerationLaw.way(lift.velocity, t)]
                    : speeds.map { edge + DecelerationLaw.overshoot(0, $0, t - reached) }
            }
            expectEqual(faults, [])
            expectEqual(strip.x, edge)
            expectEqual(strip.received.suffix(2).map(\.what), ["moved", "ends"])
            expectEqual(strip.received.suffix(2).first!.at, strip.received.last!.at)
            let after = strip.duration - reached
            #expect(DecelerationLaw.overshoot(0, speeds[0], after) < 0.51)
            #expect(DecelerationLaw.overshoot(0, speeds[0], after - 1.0 / 60) > 0.49)
        }
    }

    /// The initial offset is chosen so that a finger of constant velocity lifts beyond the end.
    @Test(arguments: [450.0, 750, 1200, 1800, 2700], [157.0, 256, 388])
    func `SV-22: a strip released beyond its end by a moving finger returns by the law`(_ speed: Double, _ pull: Double)
    {
        sideways { app in
            let edge = 3000.0
            let strip = Strip(app, width: 844 + edge)
            // An even number of frames makes all distances whole points.
            let frames = 2 * max(4, Int(((pull + 10) * 30 / speed).rounded(.up)))
            strip.view.contentOffset.x = edge - (speed * Double(frames) / 60 - 10 - pull)
            strip.fling(speed, from: 840, frames: frames)
            let lift = strip.lift!
            let x0 = lift.x - edge
            #expect(abs(x0 - strip.onPixel((1 - 1 / (pull * 0.55 / 844 + 1)) * 844)) < 0.001)
            #expect(abs(lift.velocity - speed) < speed * 0.002)
            expectEqual(lift.target, edge)
            app.advance(by: 3)
            let faults = strip.faults(before: strip.duration) {
                [edge + DecelerationLaw.overshoot(x0, lift.velocity, $0)]
            }
            expectEqual(faults, [])
            #expect(strip.moves(before: 0.35) >= 18)
            expectEqual(strip.x, edge)
            expectEqual(strip.received.suffix(2).map(\.what), ["moved", "ends"])
            #expect(DecelerationLaw.overshoot(x0, lift.velocity, strip.duration) < 0.5)
            #expect(DecelerationLaw.overshoot(x0, lift.velocity, strip.duration - 1.0 / 60) >= 0.5)
        }
    }

    @Test(arguments: [157.0, 256, 329])
    func `SV-22: a strip released beyond its end by a resting finger returns exponentially`(_ pull: Double) {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.view.contentOffset.x = 500
            app.fingerDown(at: CGPoint(x: 800, y: 200))
            app.fingerMove(to: CGPoint(x: 790 - pull, y: 200), duration: 0.4)
            app.advance(by: 0.6)
            app.fingerUp()
            let x0 = strip.lift!.x - 500
            expectEqual(strip.lift!.velocity, 0)
            app.advance(by: 3)
            expectEqual(strip.faults(before: strip.duration) { [500 + x0 * exp(-10 * $0)] }, [])
            expectEqual(strip.x, 500)
            #expect(strip.duration >= log(2 * x0) / 10 - 1e-6)
            #expect(strip.duration < log(2 * x0) / 10 + 1.0 / 60 + 1e-6)
        }
    }

    @Test func `SV-22: content that fits and always bounces returns by the same law`() {
        sideways { app in
            let strip = Strip(app, width: 600)
            strip.view.alwaysBounceHorizontal = true
            // 16 frames of 15 points are a pull of 230.
            strip.fling(-900, from: 100, frames: 16)
            let lift = strip.lift!
            let x0 = -lift.x
            #expect(x0 > 109 && x0 < 111)
            app.advance(by: 3)
            let faults = strip.faults(before: strip.duration) { [-DecelerationLaw.overshoot(x0, -lift.velocity, $0)] }
            // The exact overshoot can be up to half a pixel beside the offset shown.
            #expect(faults.count <= 2, "\(faults)")
            expectEqual(strip.x, 0)
        }
    }

    @Test func `SV-22: a strip returns to an end that the content inset moves`() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.view.contentInset.right = 90
            strip.view.contentOffset.x = 590
            app.fingerDown(at: CGPoint(x: 800, y: 200))
            app.fingerMove(to: CGPoint(x: 402, y: 200), duration: 0.4)
            app.advance(by: 0.6)
            app.fingerUp()
            expectEqual(strip.lift!.target, 590)
            let x0 = strip.lift!.x - 590
            #expect(abs(x0 - 170.333) < 0.01)
            app.advance(by: 3)
            expectEqual(strip.faults(before: strip.duration) { [590 + x0 * exp(-10 * $0)] }, [])
            expectEqual(strip.x, 590)
        }
    }

    @Test(arguments: [(1350.0, 7.0, 310.0, 35.8), (1800, 6, 392.667, 49.3), (1050, 6, 225, 28.8)])
    func `SV-22: a bounce continues although the content has barely crossed the end`(
        _ speed: Double, _ frame: Double, _ edge: Double, _ peak: Double
    ) {
        sideways { app in
            // In that frame the strip is less than half a point beyond its end.
            let end = (edge * 3).rounded() / 3
            let beyond = speed * 8 / 60 - 10 + DecelerationLaw.way(speed, frame / 60) - end
            #expect(beyond > 0 && beyond < 0.5)
            let strip = Strip(app, width: 844 + end)
            strip.fling(speed, from: 820)
            app.advance(by: 3)
            let furthest = strip.received.map(\.x).max()! - end
            #expect(abs(furthest - peak) < 0.8)
            expectEqual(strip.decelerations, ["begins", "ends"])
        }
    }

    @Test(arguments: [100.0, 333, 900, 1500])
    func `SV-25: a target that the delegate chooses is reached exactly`(_ place: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.choose = { _ in place }
            strip.fling(1350, from: 820)
            app.advance(by: 8)
            expectEqual(strip.x, place)
            expectEqual(strip.decelerations, ["begins", "ends"])
        }
    }

    @Test(arguments: [-1.0, 1, 3])
    func `SV-25: a target that the delegate chooses near the proposed one is reached exactly`(_ beside: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.choose = { $0.rounded() + beside }
            strip.fling(1875, from: 820)
            app.advance(by: 8)
            expectEqual(strip.x, (240 + DecelerationLaw.announced(1875)).rounded() + beside)
        }
    }
}

// MARK: - Paired deceleration calls

@Suite(.application(tracing: .both)) @MainActor
struct FilmStripPairTests {
    @Test func `SV-26: a paging strip stopped by a touch rests on a page with paired deceleration calls`() {
        sideways { app in
            let strip = Strip(app, width: 844 * 5)
            strip.view.isPagingEnabled = true
            strip.view.contentOffset.x = 1688
            strip.fling(-900, from: 300)
            app.advance(by: 0.12)
            #expect(strip.x > 844 && strip.x < 1688)
            app.fingerDown(at: CGPoint(x: 400, y: 100))
            app.advance(by: 0.5)
            app.fingerUp()
            app.advance(by: 2)
            expectEqual(strip.x.truncatingRemainder(dividingBy: 844), 0)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func `SV-26: a paging strip tapped twice while it moves rests on a page with paired deceleration calls`() {
        sideways { app in
            let strip = Strip(app, width: 844 * 5)
            strip.view.isPagingEnabled = true
            strip.fling(1500, from: 700)
            for _ in 0..<2 {
                app.advance(by: 0.05)
                app.fingerTap(at: CGPoint(x: 300, y: 300))
            }
            app.advance(by: 2)
            expectEqual(strip.x.truncatingRemainder(dividingBy: 844), 0)
            #expect(strip.haveEnded, "\(strip.decelerations)")
            #expect(!strip.view.isDecelerating)
        }
    }

    @Test func `SV-26: a strip stopped beyond its end returns with paired deceleration calls`() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.fling(2850, from: 820)
            app.advance(by: 0.15)
            #expect(strip.x > 510)
            app.fingerDown(at: CGPoint(x: 400, y: 200))
            let held = strip.x
            app.advance(by: 0.4)
            expectEqual(strip.x, held)
            app.fingerUp()
            app.advance(by: 2)
            expectEqual(strip.x, 500)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func `SV-26: a strip stopped beyond its end by two fingers returns after both lift`() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.fling(2850, from: 820)
            app.advance(by: 0.15)
            app.fingerDown(1, at: CGPoint(x: 400, y: 200))
            app.advance(by: 0.05)
            app.fingerDown(2, at: CGPoint(x: 500, y: 200))
            app.advance(by: 0.2)
            app.fingerUp(1)
            app.advance(by: 0.2)
            app.fingerUp(2)
            app.advance(by: 2)
            expectEqual(strip.x, 500)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func `SV-26: an offset set while a strip returns from beyond its end leaves paired deceleration calls`() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.fling(2850, from: 820)
            app.advance(by: 0.15)
            app.fingerDown(at: CGPoint(x: 400, y: 200))
            app.advance(by: 0.1)
            app.fingerUp()
            app.advance(by: 0.05)
            strip.view.setContentOffset(.zero, animated: false)
            app.advance(by: 2)
            expectEqual(strip.x, 0)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func `SV-26: a cancelled touch beyond the end leaves paired deceleration calls`() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.fling(2850, from: 820)
            app.advance(by: 0.15)
            app.fingerDown(at: CGPoint(x: 400, y: 200))
            app.advance(by: 0.1)
            app.fingerCancel()
            app.advance(by: 2)
            expectEqual(strip.x, 500)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }
}
