import Foundation

/// A block between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
private final class AnimationBlock {
    let name: String?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    /// Records the changes from the beginning of the block on.
    private(set) var animation: ViewAnimation!

    init(_ name: String?) {
        self.name = name
        animation = ViewAnimation(
            clock: UIApplication.shared.clock, timing: AnimationTiming(duration: 0.2), allowsInteraction: false
        ) { [self] _ in tell(didStop) }
    }

    func tell(_ selector: Selector?) {
        guard let selector, let delegate else { return }
        // Selectors take no sender, or the identifier of the block.
        _ = selector.call(delegate, name, nil)
    }
}

extension UIView {
    /// A transition of a view in an animation block. Transitions of such blocks have no effect.
    public enum AnimationTransition: Int, Sendable {
        /// The view changes without a transition.
        case none
        /// A flip from the left.
        case flipFromLeft
        /// A flip from the right.
        case flipFromRight
        /// The old view curls upward, like a page.
        case curlUp
        /// The new view curls downward, like a page.
        case curlDown
    }

    private static var begun: [AnimationBlock] = []

    /// Begins a block of animated changes, which `commitAnimations()` ends. Set its properties before the changes.
    ///
    /// - Parameter context: A pointer for the delegate. Has no effect: selectors receive only the identifier.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(animationID)
        begun.append(block)
        beginRecording(block.animation)
    }

    /// Ends the innermost block and starts its animation. It has no effect outside a block.
    public class func commitAnimations() {
        guard let block = begun.popLast() else { return }
        endRecording(block.animation)
        block.tell(block.willStart)
        block.animation.start(isEnabled: areAnimationsEnabled)
    }

    /// Sets the duration of the innermost block, in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        begun.last?.animation.timing.duration = duration.isFinite ? max(0, duration) : 0
    }
    /// Sets the delay of the innermost block, in seconds; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        begun.last?.animation.timing.delay = delay.isFinite ? max(0, delay) : 0
    }
    /// Sets the start of the innermost block. It has no effect: the delay determines the start.
    public class func setAnimationStart(_ startDate: Date) {}
    /// Sets the curve of the innermost block; `.easeInOut` by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        begun.last?.animation.timing.curve = curve.timing
    }
    /// Sets the number of runs of the innermost block. Only numbers from a million on have an effect: the animation
    /// then repeats until it is removed.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        begun.last?.animation.timing.repeats = repeatCount >= 1e6
    }
    /// Sets whether the innermost block runs back to its beginning; `false` by default.
    public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
        begun.last?.animation.timing.reverses = autoreverses
    }
    /// Sets whether the innermost block begins from the visible values. It has no effect: animations always do (HT-25).
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Sets the object that receives the selectors of the innermost block; it is not retained.
    public class func setAnimationDelegate(_ delegate: Any?) {
        begun.last?.delegate = delegate.map { $0 as AnyObject }
    }
    /// Sets the method of the delegate that is called when the innermost block starts, with its identifier.
    public class func setAnimationWillStart(_ selector: Selector?) { begun.last?.willStart = selector }
    /// Sets the method of the delegate that is called when the innermost block ends, with its identifier.
    public class func setAnimationDidStop(_ selector: Selector?) { begun.last?.didStop = selector }
    /// Sets the transition of a view in the innermost block. It has no effect.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

    /// Makes changes with a number of runs, back and forth if `autoreverses`. The number and the way back have no effect.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
}
