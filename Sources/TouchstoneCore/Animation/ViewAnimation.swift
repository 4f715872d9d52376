import Foundation

/// One running animation: the views that it moves, whether touches reach them in the meantime, and its completion.
///
/// Model values are set immediately (HT-25); presentations have the values that are visible during the animation.
@MainActor
package final class ViewAnimation {
    var timing: AnimationTiming
    private let allowsInteraction: Bool
    private var completion: ((Bool) -> Void)?
    private var views: [WeakLink<UIResponder>] = []
    /// The views that receive no touches because of this animation.
    private var blocked: [WeakLink<UIResponder>] = []
    private var deadline: ClockDeadline?
    /// The display link that makes the host draw each display frame of the animation.
    private var frames: CADisplayLink?
    private let clock: any EventClock
    /// The time of the start, in seconds; `nil` before it.
    private var startTime: TimeInterval?
    /// Notifies the transactions that wait for the animation.
    private var transactionsWait: (() -> Void)?
    private var hasBegun = false
    /// Returns the elapsed time in seconds if another object controls the time, which may be paused; `nil` for the clock's time.
    var elapsedElsewhere: (() -> TimeInterval)?
    /// Returns the completed fraction of the change if another object sets it without regard to the curve; otherwise `nil`.
    var fractionElsewhere: (() -> Double?)?
    /// Called instead of `finish(true)` when the time of `run(for:keeping:)` has passed.
    var reachedEnd: (() -> Void)?
    /// The changes of background colors.
    private var colors: [ColorChange] = []

    init(
        clock: any EventClock, timing: AnimationTiming, allowsInteraction: Bool, completion: ((Bool) -> Void)?
    ) {
        self.clock = clock
        self.timing = timing
        self.allowsInteraction = allowsInteraction
        self.completion = completion
    }

    /// Returns the remaining part of the differences that the animation makes; 1 at first.
    package func left(in keyframe: Keyframe?) -> Double {
        if let fraction = fractionElsewhere?() { return 1 - (keyframe?.progress(fraction) ?? fraction) }
        if let elapsedElsewhere { return timing.left(after: elapsedElsewhere(), in: keyframe) }
        return startTime.map { timing.left(after: clock.now - $0, in: keyframe) } ?? 1
    }

    /// The part of the animation in which present changes take place; `nil` for the whole.
    package private(set) var keyframe: Keyframe?

    func record(_ changes: () -> Void, in keyframe: Keyframe?) {
        let outer = self.keyframe
        self.keyframe = keyframe
        changes()
        self.keyframe = outer
    }

    /// Whether the animation has ended or was cancelled.
    package private(set) var isOver = false

    /// Adds a view to the animation.
    ///
    /// - Parameter offset: The difference from the view's present values to its previous ones.
    func include(_ view: UIView, offset: AnimatedValues = AnimatedValues()) {
        var offset = offset
        if reachedEnd == nil {
            // A view that joins later makes its whole change in the remaining time. An animator uses keyframes for this, since it
            // may run backward.
            let left = left(in: keyframe)
            offset = left > 0 ? offset * (1 / left) : AnimatedValues()
        }
        let running = view.rareStorage?.animations ?? []
        if let place = running.firstIndex(where: { $0.animation === self && $0.keyframe == keyframe }) {
            view.rare.animations[place].offset = view.rare.animations[place].offset + offset
            return
        }
        if !running.contains(where: { $0.animation === self }) { views.append(view.rare.targetLink.link(to: view)) }
        view.rare.animations.append(RunningAnimation(animation: self, offset: offset, keyframe: keyframe))
    }

    func recordColor(of view: UIView, from old: UIColor?) {
        if let place = colors.firstIndex(where: { $0.view === view }) {
            colors[place].new = view.backgroundColor
        } else {
            colors.append(ColorChange(view: view, old: old, new: view.backgroundColor, keyframe: keyframe))
        }
    }

    /// Blocks touches to the views during the animation, then completes it. Without any views, it completes immediately.
    func start(isEnabled: Bool) {
        guard isEnabled, timing.total > 0, !views.isEmpty else { return finish(true) }
        startTime = clock.now
        joinTransactions()
        if UIApplication.shared.animationDriver?.take(self) != true { run(for: timing.total) }
    }

    /// Advances from now on with a time that another object controls, in seconds, and lets touches through.
    func follow(_ elapsed: @escaping () -> TimeInterval) {
        hold()
        elapsedElsewhere = elapsed
        showFrames()
    }

    /// Resets the views to their initial values.
    func rewind() {
        for view in views.compactMap(\.view) {
            for running in view.rareStorage?.animations ?? [] where running.animation === self {
                running.offset.move(view)
            }
        }
    }

    /// Completes after `duration` seconds, even without any views; until then `owner` is retained.
    func run(for duration: TimeInterval, keeping owner: AnyObject? = nil) {
        guard duration > 0 else { return end() }
        joinTransactions()
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
        // The clock retains the animation until then.
        deadline = clock.schedule(at: clock.now + duration) { [self] in
            withExtendedLifetime(owner) { end() }
        }
    }

    private func end() {
        if let reachedEnd { reachedEnd() } else { finish(true) }
    }

    /// Ends the animation now and returns how its views can be moved to each position.
    func stop() -> [StoppedChange] {
        let changes =
            views.compactMap(\.view).map { view in
                StoppedChange.values(
                    view, (view.rareStorage?.animations ?? []).filter { $0.animation === self })
            } + colors.map { StoppedChange.color($0, left: left(in: $0.keyframe)) }
        finish(false)
        return changes
    }

    private func joinTransactions() {
        guard !hasBegun, !views.isEmpty else { return }
        hasBegun = true
        transactionsWait = CALayer.hooks?.began(self)
    }

    private func showFrames() {
        guard frames == nil, let application = views.first?.view?.windowStorage?.application, application.isShown
        else { return }
        let link = CADisplayLink(application: application) { [weak application] _ in application?.drawingChanged() }
        frames = link
        link.start()
    }

    /// Pauses the animation; the views keep their visible positions and receive touches.
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
        colors = []
        let completion = self.completion
        self.completion = nil
        let transactionsWait = self.transactionsWait
        self.transactionsWait = nil
        completion?(finished)
        transactionsWait?()
    }
}

/// The part of an animation that applies to one view.
struct RunningAnimation {
    let animation: ViewAnimation
    /// The difference from the model values to the values that the view had before.
    var offset: AnimatedValues
    var keyframe: Keyframe?

    @MainActor var left: Double { animation.left(in: keyframe) }
}

extension WeakLink<UIResponder> {
    @MainActor fileprivate var view: UIView? { object.map { known($0, as: UIView.self) } }
}

extension UIView {
    /// The animations with running blocks, innermost last.
    private static var recording: [ViewAnimation] = []

    /// Makes a change of animatable values, and adds the difference to the animation with the running block.
    @inline(__always)
    func animatably(_ change: () -> Void) {
        guard let animation = UIView.recording.last, windowStorage != nil else { return change() }
        let old = AnimatedValues(node)
        change()
        let new = AnimatedValues(node)
        if old != new { animation.include(self, offset: old.difference(from: new)) }
    }

    /// The animation with the running block; `nil` if there is none.
    static var recordedAnimation: ViewAnimation? { recording.last }

    /// The color of the background as it is drawn, in the light or dark style.
    var seenBackgroundColor: CGColor? { seen(backgroundColor) }

    private func seen(_ color: UIColor?) -> CGColor? {
        color?.resolved(windowStorage?.application?.screen.userInterfaceStyle ?? .light)
    }

    /// Adds a change of the background color in an animation block to the animation.
    func colorAnimated(from old: UIColor?) {
        guard let animation = UIView.recordedAnimation, windowStorage != nil else { return }
        CALayer.hooks?.animate(layer, .backgroundColor, from: .color(seen(old)), with: animation)
        animation.include(self)
        animation.recordColor(of: self, from: old)
    }

    static func record(_ changes: () -> Void, in animation: ViewAnimation) {
        let outer = recording.count
        recording.append(animation)
        changes()
        // The changes may have begun or ended blocks of `beginAnimations(_:context:)`.
        recording.removeLast(max(0, recording.count - outer))
    }

    /// Begins to record changes until `endRecording(_:)`.
    static func beginRecording(_ animation: ViewAnimation) { recording.append(animation) }
    static func endRecording(_ animation: ViewAnimation) { recording.removeAll { $0 === animation } }

    /// Runs `actions` with `areAnimationsEnabled` set to `false`, so that neither an animation around the call nor one that `actions` begins
    /// animates the changes.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let (outer, wereEnabled) = (recording, areAnimationsEnabled)
        recording = []
        setAnimationsEnabled(false)
        actions()
        recording = outer
        setAnimationsEnabled(wereEnabled)
    }

    /// Ends this view's animations now; their completions receive `false`.
    package func removeAnimations() {
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
