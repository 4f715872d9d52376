import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Touches and animations (HT-13).
@Suite(.application(tracing: .both)) @MainActor
struct AnimationTests {
    let app = TestApplication.current

    private struct Scene {
        let window: UIWindow
        let behind: UIView
        let box: UIView
        let child: UIView
    }

    private func makeScene() -> Scene {
        let window = app.makeWindow()
        let behind = UIView().placed("behind", 0, 0, 300, 300, in: window)
        let box = UIView().placed("box", 0, 0, 100, 100, in: window)
        return Scene(
            window: window, behind: behind, box: box, child: UIView().placed("child", 0, 0, 50, 50, in: box))
    }

    private func hit(_ point: CGPoint = CGPoint(75, 75)) -> String {
        app.clear()
        app.fingerDown(at: point)
        app.fingerUp()
        return app.deliveries.split(separator: " ").last.map(String.init) ?? ""
    }

    @Test(.application) func `HT-13: an animated view receives no touches until the animation ends`() {
        let scene = makeScene()
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.5, animations: { scene.box.alpha = 0.5 }, completion: { finished.append($0) })
        // The values of the properties change at once, and `isUserInteractionEnabled` stays true.
        #expect(scene.box.alpha == 0.5 && scene.box.isUserInteractionEnabled)
        expectEqual(hit(), "behind")
        #expect(app.verdicts.hasPrefix("box: in an animation that does not allow interaction, behind: hit"))
        app.advance(by: 0.4)
        #expect(hit() == "behind" && finished == [])
        app.advance(by: 0.2)
        #expect(hit() == "box" && finished == [true])
    }

    @Test(.application) func `HT-13: allowUserInteraction lets an animated view receive touches`() {
        let scene = makeScene()
        var finished = 0
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [.allowUserInteraction, .curveEaseIn],
            animations: { scene.box.alpha = 0.5 }, completion: { _ in finished += 1 })
        expectEqual(hit(), "box")
        app.advance(by: 0.6)
        #expect(hit() == "box" && finished == 1)
    }

    @Test(.application, arguments: ["frame", "bounds", "center", "transform", "alpha"])
    func `HT-13: a change of each animatable property prevents touches`(property: String) {
        let scene = makeScene()
        UIView.animate(withDuration: 0.5) {
            switch property {
            case "frame": scene.box.frame.size.width = 120
            case "bounds": scene.box.bounds.size.height = 120
            case "center": scene.box.center.x += 10
            case "transform": scene.box.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
            default: scene.box.alpha = 0.5
            }
        }
        expectEqual(hit(), "behind")
        app.advance(by: 0.6)
        expectEqual(hit(), "box")
    }

    @Test(.application) func `HT-13: views outside the block and unchanged views receive touches`() {
        let scene = makeScene()
        scene.behind.alpha = 0.9
        UIView.animate(withDuration: 0.5) {
            scene.box.alpha = scene.box.alpha
            scene.child.alpha = 0.5
        }
        expectEqual(hit(), "box")
        expectEqual(hit(CGPoint(25, 25)), "box")
        app.advance(by: 1)
        expectEqual(hit(CGPoint(25, 25)), "child")
    }

    @Test(.application) func `HT-13: a property animator allows touches by default`() {
        let scene = makeScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.box.alpha = 0.5 }
        #expect(animator.isUserInteractionEnabled)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(animator.isRunning && animator.state == .active)
        expectEqual(hit(), "box")
        app.advance(by: 1.1)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)

        let blocking = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { scene.box.alpha = 1 }
        blocking.isUserInteractionEnabled = false
        blocking.startAnimation()
        expectEqual(hit(), "behind")
        app.advance(by: 1.1)
        expectEqual(hit(), "box")
    }

    @Test func `HT-13: a paused animator waits and continues`() {
        let scene = makeScene()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.box.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        app.advance(by: 0.25)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        animator.pauseAnimation()
        app.advance(by: 5)
        #expect(ends == [] && abs(animator.fractionComplete - 0.25) < 1e-9 && !animator.isRunning)
        animator.startAnimation()
        app.advance(by: 0.7)
        expectEqual(ends, [])
        app.advance(by: 0.1)
        expectEqual(ends, [.end])
    }

    @Test(.application) func `HT-13: a stopped animator finishes at the given position`() {
        let scene = makeScene()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.box.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && hit() == "box" && ends == [])
        animator.finishAnimation(at: .current)
        #expect(animator.state == .inactive && ends == [.current])
        app.advance(by: 5)
        expectEqual(ends, [.current])
        let dropped = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.box.alpha = 0.7 }
        dropped.addCompletion { ends.append($0) }
        dropped.startAnimation()
        dropped.stopAnimation(true)
        app.advance(by: 5)
        #expect(ends == [.current] && dropped.state == .inactive)
    }

    @Test(.application) func `HT-13: a view with two animations receives touches after both have ended`() {
        let scene = makeScene()
        var order: [String] = []
        UIView.animate(withDuration: 0.5, animations: { scene.box.alpha = 0.5 }) { _ in order.append("short") }
        UIView.animate(withDuration: 1, animations: { scene.box.center.x += 1 }) { _ in order.append("long") }
        app.advance(by: 0.7)
        #expect(hit() == "behind" && order == ["short"])
        app.advance(by: 0.5)
        #expect(hit() == "box" && order == ["short", "long"])
    }

    @Test func `The completion is called after the delay and the duration`() {
        let scene = makeScene()
        var isDone = false
        UIView.animate(
            withDuration: 0.5, delay: 1, animations: { scene.box.alpha = 0.5 }, completion: { _ in isDone = true })
        app.advance(by: 1.4)
        #expect(!isDone)
        app.advance(by: 0.2)
        #expect(isDone)
    }

    @Test(.application) func `An animation without changes or without a duration completes at once`() {
        let scene = makeScene()
        var completions: [Bool] = []
        UIView.animate(withDuration: 0.5, animations: {}, completion: { completions.append($0) })
        UIView.animate(withDuration: 0, animations: { scene.box.alpha = 0.3 }, completion: { completions.append($0) })
        expectEqual(completions, [true, true])
        expectEqual(hit(), "box")
    }

    @Test(.application) func `Changes in performWithoutAnimation do not prevent touches`() {
        let scene = makeScene()
        UIView.animate(withDuration: 1) {
            scene.behind.alpha = 0.9
            UIView.performWithoutAnimation { scene.box.alpha = 0.5 }
        }
        expectEqual(hit(), "box")
    }

    @Test(.application) func `performWithoutAnimation disables the animations that begin in it`() {
        let scene = makeScene()
        var lines: [String] = []
        UIView.performWithoutAnimation {
            UIView.performWithoutAnimation {}
            lines.append("enabled \(UIView.areAnimationsEnabled)")
            UIView.animate(withDuration: 1) {
                scene.box.alpha = 0.5
            } completion: {
                lines.append("completed \($0)")
            }
        }
        lines.append("enabled \(UIView.areAnimationsEnabled)")
        expectEqual(lines, ["enabled false", "completed true", "enabled true"])
    }

    @Test(.application) func `removeAllAnimations calls the completions with false`() {
        let scene = makeScene()
        var completions: [Bool] = []
        UIView.animate(withDuration: 1, animations: { scene.box.alpha = 0.5 }, completion: { completions.append($0) })
        scene.box.layer.removeAllAnimations()
        expectEqual(completions, [false])
        expectEqual(hit(), "box")
        app.advance(by: 2)
        expectEqual(completions, [false])
    }

    @Test(.application) func `A completion may start the next animation or remove the view`() {
        let scene = makeScene()
        var steps: [String] = []
        UIView.animate(withDuration: 0.5, animations: { scene.box.alpha = 0.5 }) { _ in
            steps.append("one")
            UIView.animate(withDuration: 0.5, animations: { scene.box.alpha = 1 }) { _ in
                steps.append("two")
                scene.box.removeFromSuperview()
            }
        }
        app.advance(by: 0.6)
        #expect(steps == ["one"] && hit() == "behind")
        app.advance(by: 0.6)
        #expect(steps == ["one", "two"] && scene.box.window == nil)
        expectEqual(hit(), "behind")
    }

    @Test(.application)
    func `HT-13: a view that is removed and added during an animation receives touches after the animation`() {
        let scene = makeScene()
        UIView.animate(withDuration: 1) { scene.box.alpha = 0.5 }
        scene.box.removeFromSuperview()
        scene.window.addSubview(scene.box)
        app.advance(by: 2)
        expectEqual(hit(), "box")
        expectEqual(scene.box.alpha, 0.5)
    }

    @Test func `An animation does not retain its view after its end`() {
        let window = app.makeWindow()
        weak var view: UIView?
        do {
            let made = UIView().placed("view", 0, 0, 10, 10, in: window)
            UIView.animate(withDuration: 1) { made.alpha = 0.5 }
            made.removeFromSuperview()
            view = made
        }
        app.advance(by: 2)
        #expect(view == nil)
    }
}

/// Choices where UIKit's behavior is not documented.
@Suite(.application(tracing: .both)) @MainActor
struct AnimationChoices {
    @Test(.application) func `HT-13: subviews of an animated view receive no touches`() {
        let app = TestApplication.current
        let window = app.makeWindow()
        let box = UIView().placed("box", 0, 0, 100, 100, in: window)
        let child = UIView().placed("child", 0, 0, 100, 100, in: box)
        UIView.animate(withDuration: 1) { box.center.x += 1 }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan window, touchesEnded window")
        // The child itself is not animated, so its own hit test finds it.
        #expect(child.hitTest(CGPoint(50, 50), with: nil) === child)
        #expect(box.hitTest(CGPoint(50, 50), with: nil) == nil)
    }

    @Test(.application) func `HT-13: a touch that has begun continues when an animation begins`() {
        let app = TestApplication.current
        let window = app.makeWindow()
        let box = UIView().placed("box", 0, 0, 100, 100, in: window)
        app.fingerDown(at: CGPoint(50, 50))
        UIView.animate(withDuration: 1) { box.alpha = 0.5 }
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan box, touchesEnded box")
    }
}
