import Foundation
import TouchstoneTesting
import UIKit

extension RandomApplication {
    /// Performs one of the actions that move views over time.
    func move(_ action: RandomAction, _ view: UIView) {
        switch action {
        case .animate:
            UIView.animate(
                withDuration: 0.3, delay: 0, options: random.chance(50) ? .allowUserInteraction : [],
                animations: {
                    view.alpha = view.alpha < 1 ? 1 : 0.5
                    view.center.x += 10
                }, completion: { [weak self] _ in self?.callback("completion of an animation") })
        case .animateKeyframes:
            UIView.animateKeyframes(
                withDuration: 0.5, delay: 0, options: [],
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.y += 20 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
                }, completion: { [weak self] _ in self?.callback("completion of key frames") })
        case .changeAnimator: changeAnimator(view)
        case .animateLayer: animate(view.layer)
        default: startLink(view)
        }
    }

    /// Starts a property animator, or changes one that runs.
    private func changeAnimator(_ view: UIView) {
        animators.removeAll { $0.state == .inactive }
        guard let animator = animators.randomElement(using: &random), random.chance(60) else {
            let animator = UIViewPropertyAnimator(duration: 0.6, curve: random.among([.linear, .easeInOut])) {
                view.center.x += 15
                view.transform = CGAffineTransform(rotationAngle: 0.2)
            }
            animator.addCompletion { [weak self] _ in self?.callback("completion of an animator") }
            animator.startAnimation()
            remember(animator)
            return animators.append(animator)
        }
        switch random.below(5) {
        case 0: animator.pauseAnimation()
        case 1: animator.isReversed.toggle()
        case 2: animator.fractionComplete = random.length(0...1)
        case 3: animator.continueAnimation(withTimingParameters: nil, durationFactor: random.length(0...2))
        default: finish(animator)
        }
    }

    private func finish(_ animator: UIViewPropertyAnimator) {
        animator.stopAnimation(false)
        if animator.state == .stopped { animator.finishAnimation(at: random.among([.start, .end, .current])) }
    }

    /// Ends all property animators, as an application must before it releases a paused one.
    func finishAnimators() {
        for animator in animators { finish(animator) }
        animators = []
    }

    private func animate(_ layer: CALayer) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in self?.callback("completion of a transaction") }
        let animation = CABasicAnimation(keyPath: random.among(["opacity", "position.x", "transform.rotation.z"]))
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 0.4)
        animation.repeatCount = random.among([0, 2, .infinity])
        layer.add(animation, forKey: random.among(["one", "two"]))
        if random.chance(30) { layer.removeAnimation(forKey: "one") }
        CATransaction.commit()
    }

    private func startLink(_ view: UIView) {
        let target = RandomLink(self, view)
        let link = CADisplayLink(target: target, action: RandomLink.fire)
        remember(target)
        remember(link)
        link.add(to: .main, forMode: .common)
    }
}

/// The target of a display link, which moves a view for some frames.
@MainActor
private final class RandomLink {
    private weak var run: RandomApplication?
    private weak var view: UIView?
    private var frames: Int

    init(_ run: RandomApplication, _ view: UIView) {
        self.run = run
        self.view = view
        frames = 1 + run.random.below(40)
    }

    func fire(_ link: CADisplayLink) {
        view?.center.y += 1
        frames -= 1
        if frames <= 0 { link.invalidate() }
        run?.callback("display link")
    }
}
