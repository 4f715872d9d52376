import Foundation

/// One running animation: which views it moves, whether touches reach them meanwhile, and what follows.
///
/// Model values are set at once (HT-25); what is seen on the way, presentations tell.
@MainActor
package final class ViewAnimation {
    let timing: AnimationTiming
    private let allowsInteraction: Bool
    private var completion: ((Bool) -> Void)?
    private var views: [WeakLink<UIResponder>] = []
    /// Of the views, those that it keeps touches from.
    private var blocked: [WeakLink<UIResponder>] = []
    private var deadline: ClockDeadline?
    /// Has the host draw each frame of it.
    private var frames: CADisplayLink?
    private let clock: any EventClock
    /// Nil until it starts.
    private var startTime: TimeInterval?
    /// The elapsed seconds if another object controls the time, which may pause.
    var elapsedElsewhere: (() -> TimeInterval)?

    init(
        clock: any EventClock, timing: AnimationTiming, allowsInteraction: Bool, completion: ((Bool) -> Void)?
    ) {
        self.clock = clock
        self.timing = timing
        self.allowsInteraction = allowsInteraction
        self.completion = completion
    }

    /// What is left now of the differences that it makes, 1 at first.
    package func left(in keyframe: Keyframe?) -> Double {
        if let elapsedElsewhere { return timing.left(after: elapsedElsewhere(), in: keyframe) }
        return startTime.map { timing.left(after: clock.now - $0, in: keyframe) } ?? 1
    }

    /// The part of its way that what is changed now takes; nil for the whole.
    package private(set) var keyframe: Keyframe?

    func record(_ changes: () -> Void, in keyframe: Keyframe) {
        let outer = self.keyframe
        self.keyframe = keyframe
        changes()
        self.keyframe = outer
    }

    /// Whether it is over, or was called off.
    package private(set) var isOver = false

    /// - Parameter offset: What leads back to where the view was.
    func include(_ view: UIView, offset: AnimatedValues = AnimatedValues()) {
        // One that joins later goes the whole of its way in the time that is left.
        let left = left(in: keyframe)
        let offset = left > 0 ? offset * (1 / left) : AnimatedValues()
        let running = view.rareStorage?.animations ?? []
        if let place = running.firstIndex(where: { $0.animation === self && $0.keyframe == keyframe }) {
            view.rare.animations[place].offset = view.rare.animations[place].offset + offset
            return
        }
        if !running.contains(where: { $0.animation === self }) { views.append(view.rare.targetLink.link(to: view)) }
        view.rare.animations.append(RunningAnimation(animation: self, offset: offset, keyframe: keyframe))
    }

    /// Blocks the views for as long as it takes, then completes. With nothing to move it completes at once.
    func start(isEnabled: Bool) {
        guard isEnabled, timing.total > 0, !views.isEmpty else { return finish(true) }
        startTime = clock.now
        guard let driver = UIApplication.shared.animationDriver else { return run(for: timing.total) }
        driver.take(self)
        showFrames()
    }

    /// Puts the views back to where they began.
    func rewind() {
        for view in views.compactMap(\.view) {
            for running in view.rareStorage?.animations ?? [] where running.animation === self {
                running.offset.move(view)
            }
        }
    }

    /// Completes after `duration` seconds, whatever there is to move; until then it keeps `owner`.
    func run(for duration: TimeInterval, keeping owner: AnyObject? = nil) {
        guard duration > 0 else { return finish(true) }
        if !allowsInteraction {
            for view in views where !blocked.contains(where: { $0 === view }) {
                blocked.append(view)
                view.view?.blockInteraction()
            }
        }
        if let deadline { clock.cancel(deadline) }
        deadline = nil
        showFrames()
        guard duration.isFinite else { return }
        // The clock keeps the animation alive until then.
        deadline = clock.schedule(at: clock.now + duration) { [self] in
            withExtendedLifetime(owner) { finish(true) }
        }
    }

    private func showFrames() {
        guard frames == nil, let application = views.first?.view?.windowStorage?.application, application.isShown
        else { return }
        let link = CADisplayLink(application: application) { [weak application] _ in application?.drawingChanged() }
        frames = link
        link.start()
    }

    /// Stops short; the views stay where they are seen, and touches reach them.
    func hold() {
        if let deadline { clock.cancel(deadline) }
        deadline = nil
        frames?.invalidate()
        frames = nil
        for view in blocked { view.view?.unblockInteraction() }
        blocked = []
    }

    func finish(_ finished: Bool) {
        isOver = true
        hold()
        for view in views {
            view.view?.rareStorage?.animations.removeAll { $0.animation === self }
            view.view?.pictureChanged()
        }
        views = []
        let completion = self.completion
        self.completion = nil
        completion?(finished)
    }
}

/// An animation's part in one view.
struct RunningAnimation {
    let animation: ViewAnimation
    /// What leads back from the model's values to those that the view had before.
    var offset: AnimatedValues
    var keyframe: Keyframe?

    @MainActor var left: Double { animation.left(in: keyframe) }
}

extension WeakLink<UIResponder> {
    @MainActor fileprivate var view: UIView? { object.map { unsafeDowncast($0, to: UIView.self) } }
}

extension UIView {
    /// The animations whose block is being run, innermost last.
    private static var recording: [ViewAnimation] = []

    /// Makes a change of what can be animated; the animation whose block is being run is told the difference.
    @inline(__always)
    func animatably(_ change: () -> Void) {
        guard let animation = UIView.recording.last, windowStorage != nil else { return change() }
        let old = AnimatedValues(node)
        change()
        let new = AnimatedValues(node)
        if old != new { animation.include(self, offset: old.difference(from: new)) }
    }

    /// That whose block is being run; nil for none.
    static var recordedAnimation: ViewAnimation? { recording.last }

    /// The background's colour as it is drawn, in light or in dark.
    var seenBackgroundColor: CGColor? { seen(backgroundColor) }

    private func seen(_ color: UIColor?) -> CGColor? {
        color?.resolved(windowStorage?.application?.screen.userInterfaceStyle ?? .light)
    }

    /// The background's colour changed in such a block.
    func colorAnimated(from old: UIColor?) {
        guard let animation = UIView.recordedAnimation, windowStorage != nil else { return }
        CALayer.hooks?.animate(layer, .backgroundColor, from: .color(seen(old)), with: animation)
        animation.include(self)
    }

    static func record(_ changes: () -> Void, in animation: ViewAnimation) {
        recording.append(animation)
        changes()
        recording.removeLast()
    }

    /// Runs `actions` with no animation recorded.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let outer = recording
        recording = []
        actions()
        recording = outer
    }

    /// Ends this view's animations now; their completions are told `false`.
    func removeAnimations() {
        for running in rareStorage?.animations ?? [] { running.animation.finish(false) }
    }

    fileprivate func blockInteraction() {
        node.pointee.animationsWithoutInteraction += 1
        node.setFlag(.animating, true)
        if let application = windowStorage?.application, application.behavior.animationCancelsTouches {
            application.liveTouches.cancelTouches(of: self, reason: .animationBegan)
        }
    }

    fileprivate func unblockInteraction() {
        node.pointee.animationsWithoutInteraction -= 1
        if node.pointee.animationsWithoutInteraction == 0 { node.setFlag(.animating, false) }
    }
}
