import Foundation

/// Calls a target once per display frame, at multiples of `UIApplication.frameInterval` of the application's clock.
///
/// Dropped frames are skipped: a late frame leads to one call.
@preconcurrency @MainActor
public final class CADisplayLink {
    /// The time at which the current frame began, in seconds of the application's clock.
    public private(set) var timestamp: TimeInterval = 0
    /// The time at which the next frame is due, in seconds since boot.
    public private(set) var targetTimestamp: TimeInterval = 0
    /// The time between two calls, in seconds.
    public var duration: TimeInterval { interval }

    /// Whether calls are paused; false by default.
    public var isPaused = false {
        didSet { if isPaused != oldValue { update() } }
    }

    /// The preferred number of calls per second; 0, the default, for every frame.
    public var preferredFramesPerSecond = 0
    /// The older name for the preferred number of calls: the frames from one call to the next; 1 by default.
    public var frameInterval = 1 {
        didSet { preferredFramesPerSecond = frameInterval > 1 ? max(1, 60 / frameInterval) : 0 }
    }

    /// The function to call, which retains the target; `nil` after `invalidate()`.
    private var body: (@MainActor (CADisplayLink) -> Void)?
    private let applicationLink: WeakLink<UIApplication>
    private var application: UIApplication? { applicationLink.object }
    private var isAdded = false
    private var modes: Set<RunLoop.Mode> = []
    private var deadline: ClockDeadline?
    /// Created once, because every frame schedules it.
    private var frame: @MainActor () -> Void = {}

    /// Creates a display link that calls `selector` on `target`, which is retained until `invalidate()`, as in UIKit.
    public convenience init(target: Any, selector: Selector) {
        let object = target as AnyObject
        self.init(application: UIApplication.shared) { link in
            guard !selector.call(object, link, nil) else { return }
            link.invalidate()
            LoggedException.log(
                "CADisplayLink.init(target:selector:)", "\(type(of: object)) has no action \(selector). The link ends.")
        }
    }

    /// Touchstone extension: Creates a display link with a method reference, such as `action: Player.step`.
    ///
    /// The target is retained until `invalidate()`.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> (CADisplayLink) -> Void
    ) {
        self.init(application: UIApplication.shared) { link in action(target)(link) }
    }

    package init(application: UIApplication, _ body: @escaping @MainActor (CADisplayLink) -> Void) {
        applicationLink = application.link
        self.body = body
        frame = { [weak self] in self?.fire() }
    }

    /// Starts the display link. The application retains it until it is removed or invalidated.
    ///
    /// It runs on the application's loop in all modes, whatever the arguments.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard body != nil, modes.insert(mode).inserted, modes.count == 1 else { return }
        application?.displayLinks.append(self)
        start()
    }

    /// Stops the display link unless it was added for other modes. It can be added again.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard modes.remove(mode) != nil, modes.isEmpty else { return }
        stop()
    }

    /// Starts the display link without retaining it.
    package func start() {
        isAdded = true
        update()
    }

    private func stop() {
        isAdded = false
        update()
        modes = []
        application?.displayLinks.removeAll { $0 === self }
    }

    /// Stops the display link permanently and releases its target.
    public func invalidate() {
        stop()
        body = nil
    }

    private var interval: TimeInterval {
        let frame = application?.frameInterval ?? 1.0 / 60
        guard preferredFramesPerSecond > 0, frame > 0 else { return frame }
        return frame * max(1, (1 / (Double(preferredFramesPerSecond) * frame)).rounded())
    }

    private func update() {
        guard let clock = application?.clock else { return }
        if let deadline { clock.cancel(deadline) }
        deadline = nil
        if isAdded, !isPaused { ask(clock) }
    }

    private func ask(_ clock: any EventClock) {
        targetTimestamp = nextTick(after: clock.now)
        deadline = clock.schedule(at: targetTimestamp, frame)
    }

    private func nextTick(after now: TimeInterval) -> TimeInterval {
        let interval = self.interval
        guard interval > 0 else { return now + 1.0 / 60 }
        return ((now / interval + 1e-6).rounded(.down) + 1) * interval
    }

    private func fire() {
        guard let application, let body, deadline != nil else { return }
        timestamp = application.clock.now
        ask(application.clock)
        application.loop.inIteration { body(self) }
        application.commit()
    }
}
