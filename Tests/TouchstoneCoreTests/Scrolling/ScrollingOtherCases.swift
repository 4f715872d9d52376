// Scrolling: a film strip under the laws of SV-21, SV-22, SV-25, pairs of decelerations (SV-26), zoom by trackpad and wheel
// (SV-27), menus and pages beside the screen, rectangles within large insets, zoom limits that come late.
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The laws, written from their formulas.
private enum Formula {
    static func rate(_ r: Double) -> Double { -1000 * log(r) }

    /// How far content has come `t` seconds after the lift (SV-21).
    static func coast(_ v: Double, _ t: Double, r: Double = 0.998) -> Double {
        v * r / (1 - r) / 1000 * (1 - exp(-rate(r) * t))
    }

    static func left(_ v: Double, _ t: Double, r: Double = 0.998) -> Double { abs(v) * exp(-rate(r) * t) }

    /// The announced way (SV-25).
    static func announced(_ v: Double, r: Double = 0.998) -> Double {
        v > 0 ? (v - 10) / rate(r) : (v + 10) / rate(r)
    }

    /// The overshoot, outwards positive (SV-22).
    static func overshoot(_ x0: Double, _ v: Double, _ t: Double) -> Double {
        x0 * exp(-10 * t) + v * 0.5 * (exp(-10 * t) - exp(-12 * t))
    }
}

/// A film strip across a screen of 844 × 390 points with three pixels a point.
@MainActor
private final class Strip: UIScrollViewDelegate {
    let app: TestApplication
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    private(set) var heard: [(at: TimeInterval, what: String, x: Double)] = []
    private(set) var lift: (at: TimeInterval, velocity: Double, target: Double, x: Double)?
    var choose: ((Double) -> Double)?

    init(_ app: TestApplication, width: Double = 12_000) {
        self.app = app
        view.contentSize = CGSize(width: width, height: 390)
        view.delegate = self
        app.makeWindow().addSubview(view)
    }

    var x: Double { Double(view.contentOffset.x) }
    private func note(_ what: String) { heard.append((app.clock.now, what, x)) }

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

    /// A finger of constant speed, in points a second; positive goes to the left.
    func fling(_ speed: Double, from x: Double, frames: Int = 8) {
        app.fingerDown(at: CGPoint(x: x, y: 200))
        app.fingerMove(
            to: CGPoint(x: x - speed * Double(frames) / 60, y: 200), duration: Double(frames) / 60)
        app.fingerUp()
    }

    func onPixel(_ value: Double) -> Double { (value * 3).rounded() / 3 }

    /// Seconds from the lift to the end of the deceleration.
    var duration: Double { (heard.last { $0.what == "ends" }?.at ?? .infinity) - (lift?.at ?? 0) }

    /// The frames after the lift in which the strip is not on the pixel where the law has it.
    func faults(before end: Double = .infinity, law: (Double) -> [Double]) -> [String] {
        guard let lift else { return ["never lifted"] }
        return heard.filter { $0.what == "moved" && $0.at > lift.at }.compactMap { line in
            let t = line.at - lift.at
            guard t < end - 1e-9 else { return nil }
            if law(t).contains(where: { abs(onPixel($0) - line.x) < 1e-6 }) { return nil }
            return "\(t): \(line.x) instead of \(law(t))"
        }
    }

    func moves(before t: Double) -> Int {
        guard let lift else { return 0 }
        return heard.count { $0.what == "moved" && $0.at > lift.at && $0.at < lift.at + t }
    }

    var decelerations: [String] { heard.map(\.what).filter { $0 != "moved" } }
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

// MARK: - The laws

@Suite(.application(ways: .both)) @MainActor
struct ScrollingLawOtherCases {
    @Test(arguments: [525.0, 825, 1350, 1875, 2850])
    func SV_21_aStripThatIsFlungIsOnItsPixelInEveryFrame(_ speed: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.fling(speed, from: 820)
            app.advance(by: 6)
            let lift = strip.lift!
            #expect(abs(lift.velocity - speed) < speed * 0.002)
            #expect(lift.x == speed * 8 / 60 - 10)
            #expect(strip.faults { [lift.x + Formula.coast(lift.velocity, $0)] } == [])
            #expect(strip.moves(before: 0.7) >= 40)
            #expect(Formula.left(lift.velocity, strip.duration) < 10.0001)
            #expect(Formula.left(lift.velocity, strip.duration - 1.0 / 60) > 9.9999)
        }
    }

    /// Worked out beforehand.
    @Test(arguments: [
        (525.0, 1317.333, 1317.0), (600, 1364.667, 1364.333), (1050, 1649.333, 1649), (1275, 1792, 1791.333),
        (2100, 2314, 2313),
    ])
    func SV_25_theStripRestsBeforeItsAnnouncedTarget(_ speed: Double, _ target: Double, _ rest: Double) {
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
    func SV_21_SV_25_backToTheLeftItIsTheSame(_ speed: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.view.contentOffset.x = 6000
            strip.fling(speed, from: 100)
            app.advance(by: 6)
            let lift = strip.lift!
            #expect(lift.x == 6000 + speed * 8 / 60 + 10)
            #expect(abs(lift.target - strip.onPixel(lift.x + Formula.announced(lift.velocity))) < 0.001)
            #expect(strip.faults { [lift.x + Formula.coast(lift.velocity, $0)] } == [])
            let rest = lift.x + Formula.coast(lift.velocity, strip.duration)
            #expect(abs(strip.x - rest) < 0.34)
        }
    }

    @Test(arguments: [0.99, 0.995])
    func SV_21_SV_25_otherRatesHaveTheSameLaw(_ rate: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
            strip.view.contentOffset.x = 3000
            strip.fling(-1275, from: 200)
            app.advance(by: 4)
            let lift = strip.lift!
            #expect(abs(lift.target - strip.onPixel(lift.x + Formula.announced(lift.velocity, r: rate))) < 0.001)
            #expect(strip.faults { [lift.x + Formula.coast(lift.velocity, $0, r: rate)] } == [])
            #expect(Formula.left(lift.velocity, strip.duration, r: rate) < 10.0001)
            #expect(Formula.left(lift.velocity, strip.duration - 1.0 / 60, r: rate) > 9.9999)
        }
    }

    @Test func SV_21_SV_24_onADisplayOf120HertzToo() {
        sideways { app in
            app.application.frameInterval = 1.0 / 120
            let strip = Strip(app)
            strip.fling(1350, from: 820)
            app.advance(by: 6)
            let lift = strip.lift!
            #expect(strip.faults { [lift.x + Formula.coast(lift.velocity, $0)] } == [])
            #expect(strip.moves(before: 0.5) >= 58)
            #expect(Formula.left(lift.velocity, strip.duration) < 10.0001)
            #expect(Formula.left(lift.velocity, strip.duration - 1.0 / 120) > 9.9999)
        }
    }

    @Test func SV_21_aFingerThatHurriesAtTheEndIsToldItsLastSpeed() {
        sideways { app in
            let strip = Strip(app)
            app.fingerDown(at: CGPoint(x: 800, y: 200))
            app.fingerMove(to: CGPoint(x: 760, y: 200), duration: 12.0 / 60)
            app.fingerMove(to: CGPoint(x: 460, y: 200), duration: 10.0 / 60)
            app.fingerUp()
            #expect(abs(strip.lift!.velocity - 1800) < 18)
        }
    }

    @Test func SV_21_aFingerThatTurnsIsToldItsLastDirection() {
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
    func SV_22_theStripRunsIntoItsEndAndReturns(_ speed: Double) {
        sideways { app in
            let start = speed * 8 / 60 - 10
            let edge = start + 130
            let strip = Strip(app, width: 844 + edge)
            strip.fling(speed, from: 820)
            app.advance(by: 4)
            let lift = strip.lift!
            #expect(lift.x == start)
            #expect(abs(lift.target - edge) < 0.001)
            // 130 points on the way.
            let reached = -log(1 - 130 / (0.499 * lift.velocity)) / Formula.rate(0.998)
            let speeds = [1, 0.499 * Formula.rate(0.998)].map { $0 * Formula.left(lift.velocity, reached) }
            let faults = strip.faults(before: strip.duration) { t in
                t <= reached
                    ? [start + Formula.coast(lift.velocity, t)]
                    : speeds.map { edge + Formula.overshoot(0, $0, t - reached) }
            }
            #expect(faults == [])
            #expect(strip.x == edge)
            #expect(strip.heard.suffix(2).map(\.what) == ["moved", "ends"])
            #expect(strip.heard.suffix(2).first!.at == strip.heard.last!.at)
            let after = strip.duration - reached
            #expect(Formula.overshoot(0, speeds[0], after) < 0.51)
            #expect(Formula.overshoot(0, speeds[0], after - 1.0 / 60) > 0.49)
        }
    }

    /// The strip starts so far before its end that a finger of constant speed lets go beyond it.
    @Test(arguments: [450.0, 750, 1200, 1800, 2700], [157.0, 256, 388])
    func SV_22_letGoBeyondTheEndWhileMoving(_ speed: Double, _ pull: Double) {
        sideways { app in
            let edge = 3000.0
            let strip = Strip(app, width: 844 + edge)
            // An even number of frames, so that all distances are whole points.
            let frames = 2 * max(4, Int(((pull + 10) * 30 / speed).rounded(.up)))
            strip.view.contentOffset.x = edge - (speed * Double(frames) / 60 - 10 - pull)
            strip.fling(speed, from: 840, frames: frames)
            let lift = strip.lift!
            let x0 = lift.x - edge
            #expect(abs(x0 - strip.onPixel((1 - 1 / (pull * 0.55 / 844 + 1)) * 844)) < 0.001)
            #expect(abs(lift.velocity - speed) < speed * 0.002)
            #expect(lift.target == edge)
            app.advance(by: 3)
            let faults = strip.faults(before: strip.duration) {
                [edge + Formula.overshoot(x0, lift.velocity, $0)]
            }
            #expect(faults == [])
            #expect(strip.moves(before: 0.35) >= 18)
            #expect(strip.x == edge)
            #expect(strip.heard.suffix(2).map(\.what) == ["moved", "ends"])
            #expect(Formula.overshoot(x0, lift.velocity, strip.duration) < 0.5)
            #expect(Formula.overshoot(x0, lift.velocity, strip.duration - 1.0 / 60) >= 0.5)
        }
    }

    @Test(arguments: [157.0, 256, 329])
    func SV_22_heldBeyondTheEndAndLetGo(_ pull: Double) {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.view.contentOffset.x = 500
            app.fingerDown(at: CGPoint(x: 800, y: 200))
            app.fingerMove(to: CGPoint(x: 790 - pull, y: 200), duration: 0.4)
            app.advance(by: 0.6)
            app.fingerUp()
            let x0 = strip.lift!.x - 500
            #expect(strip.lift!.velocity == 0)
            app.advance(by: 3)
            #expect(strip.faults(before: strip.duration) { [500 + x0 * exp(-10 * $0)] } == [])
            #expect(strip.x == 500)
            #expect(strip.duration >= log(2 * x0) / 10 - 1e-6)
            #expect(strip.duration < log(2 * x0) / 10 + 1.0 / 60 + 1e-6)
        }
    }

    @Test func SV_22_contentThatFitsAndAlwaysBouncesReturnsByTheSameLaw() {
        sideways { app in
            let strip = Strip(app, width: 600)
            strip.view.alwaysBounceHorizontal = true
            // 16 frames of 15 points: a pull of 230.
            strip.fling(-900, from: 100, frames: 16)
            let lift = strip.lift!
            let x0 = -lift.x
            #expect(x0 > 109 && x0 < 111)
            app.advance(by: 3)
            let faults = strip.faults(before: strip.duration) { [-Formula.overshoot(x0, -lift.velocity, $0)] }
            // The strip shows pixels; the overshoot itself lies up to half a pixel beside.
            #expect(faults.count <= 2, "\(faults)")
            #expect(strip.x == 0)
        }
    }

    @Test func SV_22_anInsetAtTheEndIsWhereItReturnsTo() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.view.contentInset.right = 90
            strip.view.contentOffset.x = 590
            app.fingerDown(at: CGPoint(x: 800, y: 200))
            app.fingerMove(to: CGPoint(x: 402, y: 200), duration: 0.4)
            app.advance(by: 0.6)
            app.fingerUp()
            #expect(strip.lift!.target == 590)
            let x0 = strip.lift!.x - 590
            #expect(abs(x0 - 170.333) < 0.01)
            app.advance(by: 3)
            #expect(strip.faults(before: strip.duration) { [590 + x0 * exp(-10 * $0)] } == [])
            #expect(strip.x == 590)
        }
    }

    @Test(arguments: [(1350.0, 7.0, 310.0, 35.8), (1800, 6, 392.667, 49.3), (1050, 6, 225, 28.8)])
    func SV_22_aBounceThatHasJustBegunGoesOn(_ speed: Double, _ frame: Double, _ edge: Double, _ peak: Double) {
        sideways { app in
            // In that frame the strip is less than half a point beyond its end.
            let end = (edge * 3).rounded() / 3
            let beyond = speed * 8 / 60 - 10 + Formula.coast(speed, frame / 60) - end
            #expect(beyond > 0 && beyond < 0.5)
            let strip = Strip(app, width: 844 + end)
            strip.fling(speed, from: 820)
            app.advance(by: 3)
            let furthest = strip.heard.map(\.x).max()! - end
            #expect(abs(furthest - peak) < 0.8)
            #expect(strip.decelerations == ["begins", "ends"])
        }
    }

    @Test(arguments: [100.0, 333, 900, 1500])
    func SV_25_aChosenPlaceIsMetExactly(_ place: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.choose = { _ in place }
            strip.fling(1350, from: 820)
            app.advance(by: 8)
            #expect(strip.x == place)
            #expect(strip.decelerations == ["begins", "ends"])
        }
    }

    @Test(arguments: [-1.0, 1, 3])
    func SV_25_aPlaceBesideTheAnnouncedOneIsMetExactlyToo(_ beside: Double) {
        sideways { app in
            let strip = Strip(app)
            strip.choose = { $0.rounded() + beside }
            strip.fling(1875, from: 820)
            app.advance(by: 8)
            #expect(strip.x == (240 + Formula.announced(1875)).rounded() + beside)
        }
    }
}

// MARK: - Decelerations in pairs

@Suite(.application(ways: .both)) @MainActor
struct ScrollingPairsOtherCases {
    @Test func SV_26_aStripOfPagesCaughtAndLetGo() {
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
            #expect(strip.x.truncatingRemainder(dividingBy: 844) == 0)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func SV_26_aStripOfPagesTappedTwiceOnItsWay() {
        sideways { app in
            let strip = Strip(app, width: 844 * 5)
            strip.view.isPagingEnabled = true
            strip.fling(1500, from: 700)
            for _ in 0..<2 {
                app.advance(by: 0.05)
                app.fingerTap(at: CGPoint(x: 300, y: 300))
            }
            app.advance(by: 2)
            #expect(strip.x.truncatingRemainder(dividingBy: 844) == 0)
            #expect(strip.haveEnded, "\(strip.decelerations)")
            #expect(!strip.view.isDecelerating)
        }
    }

    @Test func SV_26_aStripThatRanIntoItsEndIsCaughtBeyondIt() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.fling(2850, from: 820)
            app.advance(by: 0.15)
            #expect(strip.x > 510)
            app.fingerDown(at: CGPoint(x: 400, y: 200))
            let held = strip.x
            app.advance(by: 0.4)
            #expect(strip.x == held)
            app.fingerUp()
            app.advance(by: 2)
            #expect(strip.x == 500)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func SV_26_caughtBeyondTheEndByTwoFingersThatLiftOneAfterTheOther() {
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
            #expect(strip.x == 500)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func SV_26_caughtBeyondTheEndAndThenSentElsewhereByTheApplication() {
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
            #expect(strip.x == 0)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }

    @Test func SV_26_aCancelledFingerOnAnOvershootLeavesAPairToo() {
        sideways { app in
            let strip = Strip(app, width: 844 + 500)
            strip.fling(2850, from: 820)
            app.advance(by: 0.15)
            app.fingerDown(at: CGPoint(x: 400, y: 200))
            app.advance(by: 0.1)
            app.fingerCancel()
            app.advance(by: 2)
            #expect(strip.x == 500)
            #expect(strip.haveEnded, "\(strip.decelerations)")
        }
    }
}

// MARK: - Zooming with pointers

@MainActor
private final class MapView: UIScrollView, UIScrollViewDelegate {
    let sheet: UIView

    init(frame: CGRect, sheet: UIView, from least: CGFloat, to greatest: CGFloat) {
        self.sheet = sheet
        super.init(frame: frame)
        addSubview(sheet)
        contentSize = sheet.bounds.size
        minimumZoomScale = least
        maximumZoomScale = greatest
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { sheet }
}

@Suite(.application(ways: .both)) @MainActor
struct ScrollingZoomOtherCases {
    let app = TestApplication.current
    private let map: MapView

    init() {
        map = MapView(
            frame: CGRect(x: 0, y: 100, width: 390, height: 500),
            sheet: UIView(frame: CGRect(x: 0, y: 0, width: 1950, height: 2500)), from: 0.2, to: 3)
        app.makeWindow().addSubview(map)
        app.settle()
    }

    private func under(_ pointer: CGPoint) -> CGPoint { map.sheet.convert(pointer, from: nil) }

    /// Sheet points that the place under `pointer` has moved by, when `body` has zoomed.
    private func drift(_ pointer: CGPoint, _ body: () -> Void) -> CGFloat {
        let before = under(pointer)
        body()
        app.advance(by: 1)
        let after = under(pointer)
        return hypot(after.x - before.x, after.y - before.y)
    }

    private func turn(_ scale: CGFloat, at pointer: CGPoint) {
        var notch = ScrollSample(.transform, phase: .notch, time: app.clock.now, location: pointer)
        notch.scale = scale
        notch.modifierFlags = .control
        let port = app.application.makePort()
        _ = port.send(notch)
        app.settle()
    }

    @Test func SV_27_theTrackpadEnlargesTheMapAboutThePointer() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        let pointer = CGPoint(x: 320, y: 180)
        #expect(drift(pointer) { app.trackpadPinch(at: pointer, by: 2.5, duration: 0.5) } < 0.5)
        #expect(abs(map.zoomScale - 2.5) < 0.001)
    }

    @Test func SV_27_theTrackpadReducesTheMapAboutThePointer() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        let pointer = CGPoint(x: 60, y: 520)
        #expect(drift(pointer) { app.trackpadPinch(at: pointer, by: 0.75) } < 1.5)
        #expect(abs(map.zoomScale - 0.75) < 0.001)
    }

    @Test func SV_27_twoTrackpadPinchesAtTwoPlaces() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        let first = CGPoint(x: 30, y: 130)
        let second = CGPoint(x: 360, y: 570)
        #expect(drift(first) { app.trackpadPinch(at: first, by: 1.5) } < 0.8)
        #expect(drift(second) { app.trackpadPinch(at: second, by: 1.5) } < 0.8)
        #expect(abs(map.zoomScale - 2.25) < 0.001)
    }

    @Test func SV_27_theWheelWithControlTurnedThreeTimes() {
        map.contentOffset = CGPoint(x: 800, y: 800)
        let pointer = CGPoint(x: 123, y: 456)
        let moved = drift(pointer) {
            for _ in 0..<3 {
                turn(1.2, at: pointer)
                app.advance(by: 0.4)
            }
        }
        #expect(moved < 1.5)
        #expect(abs(map.zoomScale - 1.728) < 0.01)
    }

    @Test func SV_27_theWheelAfterFingersPinchedElsewhere() {
        map.contentOffset = CGPoint(x: 800, y: 800)
        app.fingerPinch(around: CGPoint(x: 330, y: 200), from: 100, to: 162)
        app.advance(by: 1)
        #expect(abs(map.zoomScale - 1.5) < 0.01)
        let pointer = CGPoint(x: 50, y: 550)
        #expect(drift(pointer) { turn(0.8, at: pointer) } < 1)
        #expect(abs(map.zoomScale - 1.2) < 0.01)
    }

    @Test func SV_27_fingersAfterTheTrackpadKeepWhatIsBetweenThem() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        app.trackpadPinch(at: CGPoint(x: 40, y: 140), by: 1.25)
        app.advance(by: 1)
        let middle = CGPoint(x: 300, y: 480)
        #expect(drift(middle) { app.fingerPinch(around: middle, from: 100, to: 162) } < 1)
        #expect(abs(map.zoomScale - 1.875) < 0.01)
    }

    @Test func SV_13_aStampThatIsEnlargedOnceItIsThere() {
        let stamp = MapView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 390), sheet: UIView(), from: 1, to: 1)
        app.makeWindow().addSubview(stamp)
        app.advance(by: 0.5)
        app.fingerPinch(around: CGPoint(x: 195, y: 195), from: 100, to: 162)
        #expect(stamp.zoomScale == 1)
        stamp.sheet.frame = CGRect(x: 0, y: 0, width: 130, height: 130)
        stamp.contentSize = CGSize(width: 130, height: 130)
        stamp.maximumZoomScale = 12
        stamp.minimumZoomScale = 3
        stamp.zoomScale = 3
        app.advance(by: 0.5)
        app.fingerPinch(around: CGPoint(x: 195, y: 195), from: 100, to: 216)
        app.advance(by: 1)
        #expect(abs(stamp.zoomScale - 6) < 0.05)
    }

    @Test func SV_13_aControllerThatFitsItsPictureWhenItsViewsAreLaidOut() {
        final class PictureController: UIViewController, UIScrollViewDelegate {
            let scroll = UIScrollView()
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 780, height: 780))
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.delegate = self
                scroll.addSubview(picture)
                view.addSubview(scroll)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard scroll.frame != view.bounds else { return }
                scroll.frame = view.bounds
                scroll.contentSize = picture.bounds.size
                scroll.minimumZoomScale = view.bounds.width / 780
                scroll.maximumZoomScale = 2
                scroll.zoomScale = scroll.minimumZoomScale
            }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        }
        let controller = PictureController()
        let window = app.makeWindow(root: controller)
        app.advance(by: 0.1)
        #expect(controller.scroll.frame == window.bounds)
        #expect(controller.scroll.zoomScale == 0.5)
        app.fingerPinch(around: CGPoint(x: 195, y: 300), from: 60, to: 136)
        app.advance(by: 1)
        #expect(abs(controller.scroll.zoomScale - 1) < 0.01)
    }

    @Test func SV_13_aPosterWhoseLabelGetsItsTextLater() {
        final class Poster: UIScrollView, UIScrollViewDelegate {
            let label = UILabel()
            override func layoutSubviews() {
                super.layoutSubviews()
                guard maximumZoomScale == 1, label.bounds.width > 0 else { return }
                contentSize = label.bounds.size
                maximumZoomScale = 5
            }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { label }
        }
        let poster = Poster(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        poster.delegate = poster
        poster.addSubview(poster.label)
        app.makeWindow().addSubview(poster)
        app.advance(by: 0.5)
        poster.label.text = "Tonight: the last of the summer concerts"
        poster.label.sizeToFit()
        app.advance(by: 0.5)
        #expect(poster.maximumZoomScale == 5)
        app.fingerPinch(around: CGPoint(x: 150, y: 20), from: 100, to: 216)
        app.advance(by: 1)
        #expect(abs(poster.zoomScale - 2) < 0.02)
    }
}

// MARK: - What is on screen, and rectangles

@Suite(.application(ways: .both)) @MainActor
struct ScrollingRectOtherCases {
    let app = TestApplication.current

    private func list(_ frame: CGRect, at y: CGFloat = 400, in parent: UIView) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentSize = CGSize(width: frame.width, height: 5000)
        list.contentOffset.y = y
        parent.addSubview(list)
        return list
    }

    @Test func SV_16_storiesAboveEachOther() {
        let window = app.makeWindow()
        let stories = UIScrollView(frame: window.bounds)
        stories.isPagingEnabled = true
        stories.scrollsToTop = false
        stories.contentSize = CGSize(width: 390, height: 844 * 4)
        window.addSubview(stories)
        let lists = (0..<4).map {
            list(CGRect(x: 0, y: CGFloat($0) * 844, width: 390, height: 844), in: stories)
        }
        stories.contentOffset.y = 844 * 2
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(lists.map(\.contentOffset.y) == [400, 400, 0, 400])
        stories.contentOffset.y = 844 * 3
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(lists.map(\.contentOffset.y) == [400, 400, 0, 0])
    }

    @Test func SV_16_aPageThatWasFlungToItsNeighbour() {
        let window = app.makeWindow()
        let pager = UIScrollView(frame: window.bounds)
        pager.isPagingEnabled = true
        pager.scrollsToTop = false
        pager.contentSize = CGSize(width: 390 * 3, height: 844)
        window.addSubview(pager)
        let lists = (0..<3).map {
            list(CGRect(x: CGFloat($0) * 390, y: 0, width: 390, height: 844), in: pager)
        }
        app.settle()
        app.fingerDrag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 90, y: 400), duration: 0.2)
        app.advance(by: 2)
        #expect(pager.contentOffset.x == 390)
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(lists.map(\.contentOffset.y) == [400, 0, 400])
    }

    @Test func SV_16_aMenuThatWaitsBesideTheScreen() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 900, in: window)
        let menu = list(CGRect(x: -300, y: 0, width: 300, height: 844), at: 60, in: window)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(feed.contentOffset.y == 0)
        #expect(menu.contentOffset.y == 60)
        // Slid in, it is the second one that is seen.
        feed.contentOffset.y = 900
        menu.frame.origin.x = 0
        feed.frame.origin.x = 300
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(feed.contentOffset.y == 900)
        #expect(menu.contentOffset.y == 60)
    }

    @Test func SV_16_aResultsListThatEndsWhereTheScreenBegins() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 900, in: window)
        let results = list(CGRect(x: 0, y: -500, width: 390, height: 500), at: 70, in: window)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(feed.contentOffset.y == 0)
        #expect(results.contentOffset.y == 70)
    }

    @Test func SV_16_aSideColumnFoldedToNoWidthAtTheEdge() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 900, in: window)
        let column = list(CGRect(x: 390, y: 0, width: 0, height: 844), at: 70, in: window)
        let inner = list(CGRect(x: 100, y: 100, width: 0, height: 0), at: 30, in: window)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(feed.contentOffset.y == 0)
        #expect(column.contentOffset.y == 70)
        #expect(inner.contentOffset.y == 30)
    }

    @Test func aFieldIsShownUnderAnUpperInsetAsHighAsTwoViews() {
        let window = app.makeWindow()
        let form = list(CGRect(x: 0, y: 40, width: 390, height: 240), at: -480, in: window)
        form.contentInset.top = 480
        for y in [0.0, 700, 4900] {
            let field = CGRect(x: 10, y: y, width: 200, height: 80)
            form.scrollRectToVisible(field, animated: false)
            #expect(form.bounds.contains(field), "\(form.bounds) for \(field)")
        }
    }

    @Test func aFieldIsShownBetweenInsetsThatOverlap() {
        let window = app.makeWindow()
        let form = list(CGRect(x: 0, y: 40, width: 390, height: 300), at: 0, in: window)
        form.contentInset = UIEdgeInsets(top: 310, left: 0, bottom: 340, right: 0)
        for y in [4000.0, 20, 2000] {
            let field = CGRect(x: 10, y: y, width: 200, height: 44)
            form.scrollRectToVisible(field, animated: true)
            app.advance(by: 1)
            #expect(form.bounds.contains(field), "\(form.bounds) for \(field)")
        }
    }

    @Test func aTileIsShownBesideALeftInsetWiderThanTheView() {
        let window = app.makeWindow()
        let shelf = UIScrollView(frame: CGRect(x: 20, y: 200, width: 240, height: 120))
        shelf.contentSize = CGSize(width: 2400, height: 120)
        shelf.contentInset.left = 500
        shelf.contentOffset.x = -500
        window.addSubview(shelf)
        let tile = CGRect(x: 1200, y: 10, width: 100, height: 100)
        shelf.scrollRectToVisible(tile, animated: false)
        #expect(shelf.bounds.contains(tile), "\(shelf.bounds)")
        // What shows already stays.
        let there = shelf.contentOffset
        shelf.scrollRectToVisible(tile, animated: false)
        #expect(shelf.contentOffset == there)
    }

    @Test func HT_16_anEmptyPageIsNoPlaceForAFinger() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 0, in: window)
        let empty = list(CGRect(x: 0, y: 300, width: 390, height: 0), at: 0, in: window)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 150))
        app.advance(by: 3)
        #expect(feed.contentOffset.y > 100)
        #expect(empty.contentOffset.y == 0)
    }
}
