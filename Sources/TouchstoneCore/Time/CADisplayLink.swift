import Foundation

/// Calls once a frame of the display, by the application's clock: at whole multiples of `UIApplication.frameInterval`.
///
/// A frame that comes late is one frame; nobody is called for those that were dropped.
@preconcurrency @MainActor
public final class CADisplayLink {
    /// When the frame at hand began, in seconds of the application's clock.
    public private(set) var timestamp: TimeInterval = 0
    /// When the next frame is due, in seconds since boot.
    public private(set) var targetTimestamp: TimeInterval = 0
    /// Seconds between two frames.
    public var duration: TimeInterval { interval }

    /// Whether frames pass uncalled; false by default.
    public var isPaused = false {
        didSet { if isPaused != oldValue { update() } }
    }

    /// How often a second it would like to be called; 0, the default, for every frame.
    public var preferredFramesPerSecond = 0

    /// What it calls, and with that its target; nil once it has been invalidated.
    private var body: (@MainActor (CADisplayLink) -> Void)?
    private let applicationLink: WeakLink<UIApplication>
    private var application: UIApplication? { applicationLink.object }
    private var isAdded = false
    private var modes: Set<RunLoop.Mode> = []
    private var deadline: ClockDeadline?
    /// Made once, since every frame needs it.
    private var frame: @MainActor () -> Void = {}

    /// Calls `selector` on `target`, which it keeps until it is invalidated, as UIKit's does.
    public convenience init(target: Any, selector: Selector) {
        let object = target as AnyObject
        self.init(application: UIApplication.shared) { link in
            guard !selector.call(object, link, nil) else { return }
            link.invalidate()
            LoggedException.log(
                "CADisplayLink.init(target:selector:)", "\(type(of: object)) has no action \(selector). The link ends.")
        }
    }

    /// Ours: `CADisplayLink(target: self, action: Player.step)`: the target is retained until the link is invalidated.
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

    /// Starts it. The loop, which keeps it until it is removed or invalidated, is the application's, in all its modes.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard body != nil, modes.insert(mode).inserted, modes.count == 1 else { return }
        application?.displayLinks.append(self)
        start()
    }

    /// Stops it, where it was added for no other mode; it can be added again.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard modes.remove(mode) != nil, modes.isEmpty else { return }
        stop()
    }

    /// Starts it, kept by nobody but the caller.
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

    /// Stops it for good, and lets go its target.
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
        application.loop.inTurn { body(self) }
        application.commit()
    }
}
