import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// When hosts are told of a new picture, and when not.
@Suite(.application(tracing: .both)) @MainActor
struct FrameTests {
    let app = TestApplication.current
    let window: UIWindow
    private let pictures = Counter()

    private final class Counter {
        var count = 0
    }

    init() {
        window = app.makeWindow()
        let pictures = self.pictures
        app.application.onDisplay { pictures.count += 1 }
        app.settle()
    }

    /// How many pictures there are in a second.
    private func picturesInASecond() -> Int {
        app.advance(by: 0.1)
        let before = pictures.count
        for _ in 0..<60 { app.advance(by: 1.0 / 60) }
        return pictures.count - before
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

    @Test func `A screen on which nothing is drawn anew makes no picture`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        #expect(picturesInASecond() == 0)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0, 0.5)
        view.layer.add(fade, forKey: nil)
        #expect(picturesInASecond() > 20)
        #expect(picturesInASecond() == 0)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        #expect(picturesInASecond() == 0)
    }

    @Test func `The animations of a view that leaves its window end`() {
        let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let holder = UIView()
        holder.addSubview(spinner)
        window.addSubview(holder)
        #expect(picturesInASecond() >= 59)
        holder.removeFromSuperview()
        #expect(picturesInASecond() == 0 && spinner.stops == [false] && spinner.dot.animationKeys() == nil)
        window.addSubview(holder)
        #expect(picturesInASecond() >= 59)
    }

    @Test func `The animations of a layer that leaves end also if it is not retained`() {
        let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(spinner)
        app.settle()
        spinner.dot.removeFromSuperlayer()
        #expect(picturesInASecond() == 0 && spinner.stops == [false])
        var lost: CALayer? = CALayer()
        window.layer.addSublayer(lost!)
        let turn = CABasicAnimation(keyPath: "position.x")
        (turn.toValue, turn.duration, turn.repeatCount) = (10, 1, .infinity)
        turn.delegate = spinner
        lost!.add(turn, forKey: nil)
        #expect(picturesInASecond() >= 59)
        lost!.removeFromSuperlayer()
        lost = nil
        #expect(picturesInASecond() == 0 && spinner.stops == [false, false])
    }

    @Test func `A layer that moves within a turn keeps its animations`() {
        let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIView()
        window.addSubview(spinner)
        window.addSubview(other)
        app.settle()
        other.layer.addSublayer(spinner.dot)
        #expect(picturesInASecond() >= 59 && spinner.stops.isEmpty && spinner.dot.animationKeys() == ["turn"])
    }
}
