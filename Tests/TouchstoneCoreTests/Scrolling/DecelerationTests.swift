// Deceleration, proposed and chosen target offsets, the return from beyond an edge (SV-21, SV-22, SV-25), and paired deceleration calls
// (SV-26).
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class Feed: UIScrollViewDelegate {
    let app: TestApplication
    let scroll: UIScrollView
    let pixels: Double
    var lines: [(time: TimeInterval, what: String, offset: CGPoint)] = []
    var choose: ((CGPoint, CGPoint) -> CGPoint)?
    /// The arguments of `willEndDragging` (velocity in points per millisecond), with the current offset and time.
    var willEnd: (velocity: CGPoint, target: CGPoint, offset: CGPoint, time: TimeInterval)?

    init(
        _ app: TestApplication, pixels: Double, frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
        content: CGSize = CGSize(width: 390, height: 10_000)
    ) {
        self.app = app
        self.pixels = pixels
        let window = app.makeWindow()
        scroll = UIScrollView(frame: frame)
        scroll.contentSize = content
        window.addSubview(scroll)
        scroll.delegate = self
    }

    private func note(_ what: String) { lines.append((app.clock.now, what, scroll.contentOffset)) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        willEnd = (velocity, targetContentOffset.pointee, scrollView.contentOffset, app.clock.now)
        if let choose { targetContentOffset.pointee = choose(velocity, targetContentOffset.pointee) }
        note("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBegin") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEnd") }

    /// Rounds to the nearest pixel.
    func pixel(_ value: Double) -> Double { (value * pixels).rounded() / pixels }

    /// A finger of constant velocity in points per second, positive upward.
    func flick(_ speed: Double, from start: CGPoint, frames: Int = 8) {
        app.fingerDown(at: start)
        let seconds = Double(frames) / 60
        app.fingerMove(to: CGPoint(x: start.x, y: start.y - speed * Double(frames) / 60), duration: seconds)
        app.fingerUp()
    }

    /// The frames after the finger lifts in which the offset differs from the law.
    func departures(until end: TimeInterval = .infinity, _ law: (TimeInterval) -> [Double]) -> [String] {
        guard let willEnd else { return ["no lift"] }
        var departures: [String] = []
        for line in lines where line.what == "didScroll" && line.time > willEnd.time && line.time < end {
            let t = line.time - willEnd.time
            let shown = Double(line.offset.y)
            if !law(t).contains(where: { abs(pixel($0) - shown) < 1e-6 }) {
                departures.append("\(t): shown \(shown), by the law \(law(t))")
            }
        }
        return departures
    }

    /// The number of frames in which the content moved within `seconds` after the finger lifted.
    func frames(within seconds: Double) -> Int {
        guard let willEnd else { return 0 }
        return Set(
            lines.filter { $0.what == "didScroll" && $0.time > willEnd.time && $0.time <= willEnd.time + seconds }
                .map {
                    Int((($0.time - willEnd.time) * 600).rounded())
                }
        ).count
    }

    func time(of what: String) -> TimeInterval? { lines.last { $0.what == what }?.time }
    func count(_ what: String) -> Int { lines.filter { $0.what == what }.count }

    /// The calls of `willBeginDecelerating` and `didEndDecelerating` in their order.
    var pairs: String {
        lines.map(\.what).filter { $0 == "willBegin" || $0 == "didEnd" }.joined(separator: " ")
    }
    var y: Double { Double(scroll.contentOffset.y) }
}

@MainActor
private func onScreen(pixels: Double, _ body: (TestApplication) -> Void) {
    let app = TestApplication { clock in
        UIApplication(clock: clock, screen: CGRect(x: 0, y: 0, width: 390, height: 844), scale: pixels)
    }
    UIApplication.$current.withValue(app.application) { body(app) }
}

private func areInPairs(_ pairs: String) -> Bool {
    let words = pairs.split(separator: " ")
    return !words.isEmpty && words.count.isMultiple(of: 2)
        && words.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? "willBegin" : "didEnd") }
}

// MARK: - The laws of motion

@Suite(.application(tracing: .both)) @MainActor
struct DecelerationTests {
    @Test(arguments: [450.0, 750, 1200, 2250, 3000])
    func `SV-21: a fling follows the law of deceleration in every frame`(_ speed: Double) {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            feed.flick(speed, from: CGPoint(x: 200, y: 800))
            app.advance(by: 6)
            let v = Double(feed.willEnd!.velocity.y) * 1000
            #expect(abs(v - speed) < speed * 0.002)
            let p0 = Double(feed.willEnd!.offset.y)
            expectEqual(p0, speed * 8 / 60 - 10)
            expectEqual(feed.departures { [p0 + DecelerationLaw.way(v, $0)] }, [])
            #expect(feed.frames(within: 0.5) >= 29)
            // The deceleration ends in the first frame at 10 points per second or less.
            let end = feed.time(of: "didEnd")! - feed.willEnd!.time
            #expect(DecelerationLaw.speed(v, end) <= 10.0001)
            #expect(DecelerationLaw.speed(v, end - 1.0 / 60) > 9.9999)
        }
    }

    @Test func `SV-21, SV-25: a downward fling has the expected target offset and rest`() {
        // The fling from 5074 has the target 5443.667 and rests at 5443.333.
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            feed.scroll.contentOffset.y = 4984
            feed.flick(750, from: CGPoint(x: 200, y: 700))
            expectEqual(feed.willEnd!.offset.y, 5074)
            app.advance(by: 6)
            #expect(abs(feed.willEnd!.target.y - 5443.667) < 0.001)
            #expect(abs(feed.y - 5443.333) < 0.001)
        }
    }

    /// Target and rest offsets, computed independently for three pixels per point.
    @Test(arguments: [
        (450.0, 269.667, 269.667), (750, 459.667, 459.333), (1350, 839.333, 838.667), (2700, 1693.667, 1692.333),
        (3000, 1883.667, 1882),
    ])
    func `SV-25: a fling rests short of a target that the delegate did not change`(
        _ speed: Double, _ target: Double, _ rest: Double
    ) {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            feed.flick(speed, from: CGPoint(x: 200, y: 800))
            app.advance(by: 6)
            #expect(abs(Double(feed.willEnd!.target.y) - target) < 0.001)
            #expect(abs(feed.y - rest) < 0.001)
        }
    }

    @Test(arguments: [-900.0, -1500])
    func `SV-21, SV-25: a fling toward the top follows the mirrored law`(_ speed: Double) {
        onScreen(pixels: 2) { app in
            let feed = Feed(app, pixels: 2)
            feed.scroll.contentOffset.y = 4000
            feed.flick(speed, from: CGPoint(x: 200, y: 100))
            app.advance(by: 6)
            let v = Double(feed.willEnd!.velocity.y) * 1000
            #expect(abs(v - speed) < 2)
            let p0 = Double(feed.willEnd!.offset.y)
            expectEqual(p0, 4000 + speed * 8 / 60 + 10)
            expectEqual(Double(feed.willEnd!.target.y), feed.pixel(p0 + DecelerationLaw.announced(v)))
            expectEqual(feed.departures { [p0 + DecelerationLaw.way(v, $0)] }, [])
        }
    }

    @Test func `SV-21, SV-25: the fast deceleration rate follows the same law`() {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            feed.scroll.decelerationRate = .fast
            feed.flick(1800, from: CGPoint(x: 200, y: 800))
            app.advance(by: 3)
            let v = Double(feed.willEnd!.velocity.y) * 1000
            let p0 = Double(feed.willEnd!.offset.y)
            expectEqual(p0, 230)
            #expect(
                abs(Double(feed.willEnd!.target.y) - feed.pixel(p0 + DecelerationLaw.announced(v, rate: 0.99)))
                    < 0.001)
            expectEqual(feed.departures { [p0 + DecelerationLaw.way(v, $0, rate: 0.99)] }, [])
            let end = feed.time(of: "didEnd")! - feed.willEnd!.time
            #expect(DecelerationLaw.speed(v, end, rate: 0.99) <= 10.0001)
            #expect(DecelerationLaw.speed(v, end - 1.0 / 60, rate: 0.99) > 9.9999)
        }
    }

    @Test func `SV-21: the velocity is that of the last tenth of a second`() {
        let app = TestApplication.current
        let feed = Feed(app, pixels: 1)
        app.fingerDown(at: CGPoint(x: 200, y: 800))
        app.fingerMove(to: CGPoint(x: 200, y: 600), duration: 6.0 / 60)
        app.fingerMove(to: CGPoint(x: 200, y: 555), duration: 9.0 / 60)
        app.fingerUp()
        // The finger moves at 2000 points per second and then at 300.
        #expect(abs(Double(feed.willEnd!.velocity.y) - 0.3) < 0.003)
        app.advance(by: 5)
        #expect(abs(Double(feed.willEnd!.target.y) - (235 + DecelerationLaw.announced(300))) <= 1.5)
    }

    @Test(arguments: [600.0, 1200, 1800, 2400, 3000])
    func `SV-22: content flung against the lower edge bounces back to it`(_ speed: Double) {
        onScreen(pixels: 3) { app in
            // The edge is 90 points beyond the offset at which the finger lifts.
            let lifted = speed * 8 / 60 - 10
            let edge = lifted + 90
            let feed = Feed(app, pixels: 3, content: CGSize(width: 390, height: 844 + edge))
            feed.flick(speed, from: CGPoint(x: 200, y: 800))
            app.advance(by: 4)
            expectEqual(Double(feed.willEnd!.offset.y), lifted)
            #expect(abs(Double(feed.willEnd!.target.y) - edge) < 0.001)
            let v = Double(feed.willEnd!.velocity.y) * 1000
            let crossing = -log(1 - 90 / (0.499 * v)) / DecelerationLaw.decay()
            let plain = DecelerationLaw.speed(v, crossing)
            let end = feed.time(of: "didEnd")!
            let departures = feed.departures(until: end) { t in
                if t <= crossing { return [lifted + DecelerationLaw.way(v, t)] }
                // The velocity of the content is the derivative of its path: 0.499·k of the plain exponential.
                return [plain, plain * 0.499 * DecelerationLaw.decay()].map {
                    edge + DecelerationLaw.overshoot(0, $0, t - crossing)
                }
            }
            expectEqual(departures, [])
            expectEqual(feed.y, edge)
            expectEqual(feed.lines.suffix(2).map(\.what), ["didScroll", "didEnd"])
            let t = end - feed.willEnd!.time - crossing
            #expect(
                DecelerationLaw.overshoot(0, plain, t) < 0.51
                    && DecelerationLaw.overshoot(0, plain, t - 1.0 / 60) > 0.49)
        }
    }

    /// Five velocities and three overshoots. The initial offset is chosen so that a finger of constant velocity lifts at the overshoot.
    @Test(arguments: [300.0, 600, 900, 1500, 2400], [98.0, 222, 329])
    func `SV-22: content released beyond the top by a moving finger returns by the law`(_ speed: Double, _ pull: Double)
    {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            let frames = max(8, Int(((pull + 10) * 60 / speed).rounded(.up)))
            feed.scroll.contentOffset.y = speed * Double(frames) / 60 - 10 - pull
            feed.flick(-speed, from: CGPoint(x: 200, y: 60), frames: frames)
            let x0 = -Double(feed.willEnd!.offset.y)
            #expect(abs(x0 - feed.pixel((1 - 1 / (pull * 0.55 / 844 + 1)) * 844)) < 0.001)
            let v = -Double(feed.willEnd!.velocity.y) * 1000
            #expect(abs(v - speed) < speed * 0.002)
            expectEqual(feed.willEnd!.target.y, 0)
            app.advance(by: 3)
            let end = feed.time(of: "didEnd")!
            expectEqual(feed.departures(until: end) { [-DecelerationLaw.overshoot(x0, v, $0)] }, [])
            #expect(feed.frames(within: 0.3) >= 16)
            expectEqual(feed.y, 0)
            expectEqual(feed.lines.suffix(2).map(\.what), ["didScroll", "didEnd"])
            let t = end - feed.willEnd!.time
            #expect(DecelerationLaw.overshoot(x0, v, t) < 0.5 && DecelerationLaw.overshoot(x0, v, t - 1.0 / 60) >= 0.5)
        }
    }

    @Test(arguments: [98.0, 222, 458])
    func `SV-22: content released beyond the top by a resting finger returns exponentially`(_ pull: Double) {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            app.fingerDown(at: CGPoint(x: 200, y: 60))
            app.fingerMove(to: CGPoint(x: 200, y: 70 + pull), duration: 0.5)
            app.advance(by: 0.5)
            app.fingerUp()
            let x0 = -Double(feed.willEnd!.offset.y)
            expectEqual(feed.willEnd!.velocity, .zero)
            app.advance(by: 3)
            let end = feed.time(of: "didEnd")!
            expectEqual(feed.departures(until: end) { [-x0 * exp(-10 * $0)] }, [])
            expectEqual(feed.y, 0)
            let t = end - feed.willEnd!.time
            #expect(t >= log(x0 / 0.5) / 10 - 1e-6 && t < log(x0 / 0.5) / 10 + 1.0 / 60 + 1e-6)
        }
    }

    @Test func `SV-22: content released beyond the top by a finger that moves back slowly returns by the law`() {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            app.fingerDown(at: CGPoint(x: 200, y: 60))
            app.fingerMove(to: CGPoint(x: 200, y: 428), duration: 0.5)
            // The finger moves back to a pull of 329 points at 120 points per second, less than twice the overshoot of 149.
            app.fingerMove(to: CGPoint(x: 200, y: 399), duration: 14.5 / 60)
            app.fingerUp()
            let x0 = -Double(feed.willEnd!.offset.y)
            #expect(abs(x0 - 149) < 0.001)
            let v = -Double(feed.willEnd!.velocity.y) * 1000
            #expect(v < -100 && v > -140)
            app.advance(by: 3)
            let end = feed.time(of: "didEnd")!
            expectEqual(feed.departures(until: end) { [-DecelerationLaw.overshoot(x0, v, $0)] }, [])
            expectEqual(feed.y, 0)
        }
    }

    @Test func `SV-22: content returns to an edge that the content inset moves`() {
        onScreen(pixels: 2) { app in
            let feed = Feed(app, pixels: 2)
            feed.scroll.contentInset.top = 120
            feed.scroll.contentOffset.y = -20
            // 100 points to the edge and 222 beyond it; the slop takes 10.
            app.fingerDown(at: CGPoint(x: 200, y: 60))
            app.fingerMove(to: CGPoint(x: 200, y: 392), duration: 0.4)
            app.advance(by: 0.5)
            app.fingerUp()
            expectEqual(feed.willEnd!.target.y, -120)
            let x0 = -120 - Double(feed.willEnd!.offset.y)
            app.advance(by: 3)
            let end = feed.time(of: "didEnd")!
            expectEqual(feed.departures(until: end) { [-120 - x0 * exp(-10 * $0)] }, [])
            expectEqual(feed.y, -120)
        }
    }

    @Test func `SV-22: a bounce does not end in the frame in which the content crosses the edge`() {
        onScreen(pixels: 3) { app in
            // The edge is less than half a point before the offset of the fifth frame.
            let way = DecelerationLaw.way(900, 5.0 / 60)
            let edge = ((110 + way) * 3).rounded(.down) / 3
            let feed = Feed(app, pixels: 3, content: CGSize(width: 390, height: 844 + edge))
            feed.flick(900, from: CGPoint(x: 200, y: 800))
            app.advance(by: 3)
            let highest = feed.lines.map { Double($0.offset.y) }.max()!
            // 0.0335 times the velocity at the edge, about 760 points per second.
            #expect(highest - edge > 24 && highest - edge < 27)
            expectEqual(feed.y, edge)
            expectEqual(feed.pairs, "willBegin didEnd")
        }
    }

    @Test(arguments: [137.0, 300, 700])
    func `SV-25: a target that the delegate chooses is reached exactly`(_ target: Double) {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            feed.choose = { _, _ in CGPoint(x: 0, y: target) }
            feed.flick(750, from: CGPoint(x: 200, y: 800))
            app.advance(by: 6)
            expectEqual(feed.y, target)
            expectEqual(feed.pairs, "willBegin didEnd")
        }
    }

    @Test func `SV-25: a target that the delegate rounds to rows is reached exactly`() {
        onScreen(pixels: 3) { app in
            let feed = Feed(app, pixels: 3)
            feed.choose = { _, target in CGPoint(x: 0, y: (target.y / 88).rounded() * 88) }
            for speed in [600.0, 1500, 2400] {
                feed.scroll.contentOffset.y = 0
                feed.flick(speed, from: CGPoint(x: 200, y: 800))
                app.advance(by: 6)
                let target = Double(feed.willEnd!.offset.y) + DecelerationLaw.announced(speed)
                expectEqual(feed.y, (target / 88).rounded() * 88)
            }
        }
    }
}

// MARK: - Paired deceleration calls

@Suite(.application(tracing: .both)) @MainActor
struct DecelerationPairTests {
    let app = TestApplication.current

    @Test func `SV-26: a paging view stopped between two pages rests on a page with paired deceleration calls`() {
        let feed = Feed(app, pixels: 1, content: CGSize(width: 390, height: 844 * 6))
        feed.scroll.isPagingEnabled = true
        feed.flick(1200, from: CGPoint(x: 200, y: 700))
        app.advance(by: 0.1)
        #expect(feed.y > 0 && feed.y < 844)
        app.fingerDown(at: CGPoint(x: 200, y: 500))
        let caught = feed.y
        app.advance(by: 0.3)
        expectEqual(feed.y, caught)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(feed.y.truncatingRemainder(dividingBy: 844), 0)
        #expect(areInPairs(feed.pairs), "\(feed.pairs)")
        #expect(!feed.scroll.isDecelerating)
    }

    @Test func `SV-26: content stopped beyond its top returns with paired deceleration calls`() {
        let feed = Feed(app, pixels: 1)
        app.fingerDrag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500))
        app.advance(by: 0.05)
        #expect(feed.y < -20)
        app.fingerDown(at: CGPoint(x: 200, y: 400))
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(feed.y, 0)
        #expect(areInPairs(feed.pairs), "\(feed.pairs)")
    }

    @Test func `SV-26: content stopped three times on its way back returns with paired deceleration calls`() {
        let feed = Feed(app, pixels: 1)
        app.fingerDrag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
        for _ in 0..<3 {
            app.advance(by: 0.04)
            app.fingerDown(at: CGPoint(x: 200, y: 400))
            app.advance(by: 0.1)
            app.fingerUp()
        }
        app.advance(by: 2)
        expectEqual(feed.y, 0)
        #expect(areInPairs(feed.pairs), "\(feed.pairs)")
    }

    @Test func `SV-26: content stopped by a touch stays there with one pair of deceleration calls`() {
        let feed = Feed(app, pixels: 1)
        feed.flick(1500, from: CGPoint(x: 200, y: 700))
        app.advance(by: 0.2)
        app.fingerDown(at: CGPoint(x: 200, y: 500))
        let caught = feed.y
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(feed.y, caught)
        expectEqual(feed.pairs, "willBegin didEnd")
    }

    @Test func `SV-26: a paging view stopped and dragged on rests on a page with paired deceleration calls`() {
        let feed = Feed(app, pixels: 1, content: CGSize(width: 390, height: 844 * 6))
        feed.scroll.isPagingEnabled = true
        feed.flick(1200, from: CGPoint(x: 200, y: 700))
        app.advance(by: 0.1)
        app.fingerDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400))
        app.advance(by: 2)
        expectEqual(feed.y.truncatingRemainder(dividingBy: 844), 0)
        #expect(areInPairs(feed.pairs), "\(feed.pairs)")
    }
}
