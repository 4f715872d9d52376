import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Frames for which `onDisplay` is called.
@Suite(.application(tracing: .both)) @MainActor
struct FrameTests {
    let app = TestApplication.current
    let window: UIWindow
    private let frames = Counter()

    private final class Counter {
        var count = 0
    }

    init() {
        window = app.makeWindow()
        let frames = self.frames
        app.application.onDisplay { frames.count += 1 }
        app.settle()
    }

    /// The number of frames that are displayed in one second.
    private func framesInASecond() -> Int {
        app.advance(by: 0.1)
        let before = frames.count
        for _ in 0..<60 { app.advance(by: 1.0 / 60) }
        return frames.count - before
    }

    private final class Spinner: UIView, CAAnimationDelegate {
        let dot = CAShapeLayer()
        var stops: [Bool] = []
        override func didMoveToWindow() {
            guard window != nil else { return }
            layer.addSublayer(dot)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.toValue, turn.duration, turn.repeatCount) = (2 * Double.pi, 1, .infinity)
            turn.delegate = self
            dot.add(turn, forKey: "turn")
        }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
    }

    @Test func `A screen without changes displays no frames`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        expectEqual(framesInASecond(), 0)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0, 0.5)
        view.layer.add(fade, forKey: nil)
        #expect(framesInASecond() > 20)
        expectEqual(framesInASecond(), 0)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(framesInASecond(), 0)
    }

    @Test func `The animations of a view end when the view leaves its window`() {
        let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let holder = UIView()
        holder.addSubview(spinner)
        window.addSubview(holder)
        #expect(framesInASecond() >= 59)
        holder.removeFromSuperview()
        #expect(framesInASecond() == 0 && spinner.stops == [false] && spinner.dot.animationKeys() == nil)
        window.addSubview(holder)
        #expect(framesInASecond() >= 59)
    }

    @Test func `The animations of a removed layer end even if the layer is deallocated`() {
        let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(spinner)
        app.settle()
        spinner.dot.removeFromSuperlayer()
        #expect(framesInASecond() == 0 && spinner.stops == [false])
        var lost: CALayer? = CALayer()
        window.layer.addSublayer(lost!)
        let turn = CABasicAnimation(keyPath: "position.x")
        (turn.toValue, turn.duration, turn.repeatCount) = (10, 1, .infinity)
        turn.delegate = spinner
        lost!.add(turn, forKey: nil)
        #expect(framesInASecond() >= 59)
        lost!.removeFromSuperlayer()
        lost = nil
        #expect(framesInASecond() == 0 && spinner.stops == [false, false])
    }

    @Test func `A layer that moves to another superlayer in one run-loop iteration keeps its animations`() {
        let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIView()
        window.addSubview(spinner)
        window.addSubview(other)
        app.settle()
        other.layer.addSublayer(spinner.dot)
        #expect(framesInASecond() >= 59 && spinner.stops.isEmpty && spinner.dot.animationKeys() == ["turn"])
    }
}
