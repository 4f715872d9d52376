import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Keyframe animations of one second of a layer at the origin.
@Suite(.application) @MainActor
struct KeyframeTests {
    let app = TestApplication.current
    let window: UIWindow
    let dot = CALayer()

    init() {
        window = app.makeWindow()
        window.layer.addSublayer(dot)
        app.settle()
    }

    private func animate(_ values: [Any]?, _ change: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.duration) = (values, 1)
        change(animation)
        dot.add(animation, forKey: nil)
    }

    private func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }

    private var place: [Double] {
        let position = dot.presentation()?.position ?? .zero
        return [rounded(position.x), rounded(position.y)]
    }

    private func presented(after times: Double...) -> [Double] {
        times.map { time in
            app.advance(by: time)
            return place[0]
        }
    }

    @Test func `Values are evenly spaced in time by default`() {
        animate([100, 200, 400])
        expectEqual(place, [100, 0])
        expectEqual(presented(after: 0.25, 0.375, 0.25, 0.1, 0.1), [150, 250, 350, 390, 0])
    }

    @Test func `Key times determine when each value is reached`() {
        animate([100, 200, 400]) { $0.keyTimes = [0, 0.2, 1] }
        expectEqual(presented(after: 0.1, 0.3, 0.4, 0.1), [150, 250, 350, 375])
    }

    @Test func `A discrete value stays until the next value`() {
        animate([100, 200, 400]) { $0.calculationMode = .discrete }
        expectEqual(presented(after: 0.3, 0.1, 0.2, 0.1, 0.25, 0.1), [100, 200, 200, 400, 400, 0])
    }

    @Test func `Discrete values have one more key time than values`() {
        animate([100, 200, 400]) { ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.125, 0.75, 1]) }
        expectEqual(presented(after: 0.1, 0.1, 0.5, 0.1, 0.15), [100, 200, 200, 400, 400])
    }

    @Test func `Paced values move at constant speed and ignore the key times`() {
        animate([0, 100, 400]) { ($0.calculationMode, $0.keyTimes) = (.paced, [0, 0.9, 1]) }
        expectEqual(presented(after: 0.125, 0.25, 0.375), [50, 150, 300])
    }

    @Test func `A cubic animation passes through the values and overshoots between them`() {
        animate([0, 100, 100, 0]) { ($0.calculationMode, $0.keyTimes) = (.cubic, [0, 0.25, 0.75, 1]) }
        // Catmull–Rom: the slopes at the two values of 100 are 50 and -50, which adds 6.25 twice.
        expectEqual(presented(after: 0.25, 0.25, 0.25), [100, 112.5, 100])
    }

    @Test func `Each step has its own timing function`() {
        animate([0, 100, 200]) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        }
        for (one, other) in zip(presented(after: 0.25, 0.5), [31.536, 150]) { #expect(abs(one - other) < 0.01) }
    }

    @Test func `A timing function of the whole animation applies to the time across all steps`() {
        animate([0, 100, 200]) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
        for (one, other) in zip(presented(after: 0.5, 0.25), [63.071, 124.372]) { #expect(abs(one - other) < 0.01) }
    }

    @Test func `Additive values are added to the model value`() {
        dot.position = CGPoint(x: 10, y: 5)
        app.advance(by: 1)
        animate([0, 100]) { $0.isAdditive = true }
        #expect(presented(after: 0.5, 0.25) == [60, 85] && place == [85, 5])
    }

    @Test func `A cumulative repetition continues from the end of the previous cycle`() {
        animate([0, 40, 100]) { ($0.isCumulative, $0.repeatCount) = (true, 3) }
        expectEqual(presented(after: 0.75, 0.5, 1), [70, 120, 220])
    }

    @Test func `A single value stays`() {
        animate([70])
        expectEqual(presented(after: 0.2, 0.5, 0.4), [70, 70, 0])
    }

    @Test func `An animation with autoreverses returns through the values in reverse order`() {
        animate([100, 200, 400]) { $0.autoreverses = true }
        expectEqual(presented(after: 0.75, 0.5, 0.5), [300, 300, 150])
    }

    // MARK: Paths

    /// A line of 100 points to the right, then a line of 50 points down.
    private func corner() -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 50))
        return path
    }

    private func follow(_ change: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration) = (corner(), 1)
        change(animation)
        dot.add(animation, forKey: nil)
    }

    @Test func `Each line of a path takes the same time`() {
        follow()
        app.advance(by: 0.25)
        expectEqual(place, [50, 0])
        app.advance(by: 0.5)
        expectEqual(place, [100, 25])
    }

    @Test func `A paced path is followed at constant speed`() {
        follow { $0.calculationMode = .paced }
        app.advance(by: 0.5)
        expectEqual(place, [75, 0])
        app.advance(by: 0.25)
        expectEqual(place, [100, 12.5])
    }

    @Test func `Key times apply to the corners of a path`() {
        follow { $0.keyTimes = [0, 0.8, 1] }
        app.advance(by: 0.4)
        expectEqual(place, [50, 0])
        app.advance(by: 0.5)
        expectEqual(place, [100, 25])
    }

    @Test func `A path takes precedence over values`() {
        follow { $0.values = [CGPoint(x: 0, y: 900), CGPoint(x: 0, y: 900)] }
        app.advance(by: 0.25)
        expectEqual(place, [50, 0])
    }

    @Test(
        arguments: [(nil, [0, 0]), (.rotateAuto, [0, 90]), (.rotateAutoReverse, [180, 270])]
            as [(CAAnimationRotationMode?, [Double])])
    func `A rotation mode rotates a layer along its path`(mode: CAAnimationRotationMode?, degrees: [Double]) {
        follow { $0.rotationMode = mode }
        for (time, degrees) in zip([0.25, 0.5], degrees) {
            app.advance(by: time)
            let transform = dot.presentation()?.affineTransform() ?? .identity
            #expect(abs(Double(transform.a) - cos(degrees * .pi / 180)) < 1e-6)
            #expect(abs(Double(transform.b) - sin(degrees * .pi / 180)) < 1e-6)
        }
    }

    @Test func `Paced points and sizes move at constant speed along the diagonals`() {
        let points = CAKeyframeAnimation(keyPath: "position")
        // The distances are 50 and 100 points.
        points.values = [CGPoint(x: 0, y: 40), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 100)]
        let sizes = CAKeyframeAnimation(keyPath: "bounds.size")
        sizes.values = [CGSize(width: 90, height: 0), CGSize(width: 30, height: 80), CGSize(width: 30, height: 130)]
        for animation in [points, sizes] {
            (animation.calculationMode, animation.duration) = (.paced, 1.5)
            dot.add(animation, forKey: nil)
        }
        var seen: [[Double]] = []
        for _ in 0..<3 {
            app.advance(by: 0.25)
            let size = dot.presentation()?.bounds.size ?? .zero
            seen.append(place + [rounded(size.width), rounded(size.height)])
            app.advance(by: 0.25)
        }
        expectEqual(seen, [[15, 20, 75, 20], [30, 25, 45, 60], [30, 75, 30, 105]])
    }

    @Test func `Paced values without a distance stay`() {
        animate([70, 70, 70]) { $0.calculationMode = .paced }
        expectEqual(presented(after: 0.4), [70])
    }

    @Test func `A discrete animation shows each corner of a path`() {
        follow { $0.calculationMode = .discrete }
        let places = [0.25, 0.25, 0.25].map { time in
            app.advance(by: time)
            return place
        }
        expectEqual(places, [[0, 0], [100, 0], [100, 50]])
    }

    @Test func `The line of a path has its own timing function`() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
        follow { ($0.path, $0.timingFunctions) = (line, [CAMediaTimingFunction(name: .easeIn)]) }
        app.advance(by: 0.5)
        // The curve with the control points (0.42, 0) and (1, 1) is at 0.315 after half of the time.
        expectEqual(place[0].rounded(), 32)
    }
}
