import Foundation
import TouchstoneCore

/// Touchstone extension: a timer on the application's clock, so that a test's own time drives it.
///
/// The application commits its changes each time that the timer fires.
public final class ApplicationTimer: Timer {
    private let interval: TimeInterval
    private let isRepeating: Bool
    private let application: UIApplication
    private var deadline: ClockDeadline?
    private var due: TimeInterval = 0
    private var body: ((Timer) -> Void)?
    private let info: Any?
    /// The seconds from the start of the timer to its first call; the interval by default.
    private var firstDelay: TimeInterval?

    /// Creates a timer that has not been started; the interval is in seconds.
    public init(interval: TimeInterval, repeats: Bool, info: Any?, body: @escaping (Timer) -> Void) {
        self.interval = max(interval, 0.0001)
        isRepeating = repeats
        self.info = info
        self.body = body
        application = MainActor.assumeIsolated { UIApplication.shared }
        super.init(fire: Date(), interval: interval, repeats: repeats) { _ in }
    }

    /// Creates a timer that calls a selector on the target, which it retains until the timer is invalidated.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let object = target as AnyObject
        self.init(interval: timeInterval, repeats: repeats, info: userInfo) { timer in
            call(selector, on: object, with: timer)
        }
    }

    /// Creates a timer that calls `block` on the application's clock after it has been started.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval: interval, repeats: repeats, info: nil, body: block)
    }

    /// Creates a timer that calls `block` first at a date, and after that in intervals if it repeats. It must be started.
    public convenience override init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval: interval, repeats: repeats, info: nil, body: block)
        firstDelay = Self.delay(until: date)
    }

    /// Creates a timer that calls a selector on the target first at a date, and after that in intervals if it repeats. It must be started.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        firstDelay = Self.delay(until: date)
    }

    /// Returns the seconds until a date, rounded up to hundredths.
    ///
    /// Dates follow the system's clock and not the application's. Rounding removes the time that has passed since the application made
    /// the date, so that the timer is the same in each run.
    private static func delay(until date: Date) -> TimeInterval {
        let hundredths = date.timeIntervalSinceNow * 100
        // The difference of two dates is exact to a microsecond.
        return max(0, (hundredths - 0.0001).rounded(.up) / 100)
    }

    /// Creates a timer that calls nothing.
    public convenience init() { self.init(interval: 0, repeats: false, info: nil) { _ in } }

    /// Creates and starts a timer that calls `block` on the application's clock.
    @discardableResult
    public override class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = ApplicationTimer(interval: interval, repeats: repeats, info: nil, body: block)
        timer.start()
        return timer
    }

    /// Starts the timer; its first interval begins now.
    public func start() {
        onMainActor(self) { $0.begin() }
    }

    @MainActor private func begin() {
        guard body != nil, deadline == nil else { return }
        due = application.clock.now + (firstDelay ?? interval)
        wait()
    }

    @MainActor private func wait() {
        // The clock retains a running timer, as a run loop does.
        deadline = application.clock.schedule(at: due) { self.fall() }
    }

    @MainActor private func fall() {
        deadline = nil
        due = application.clock.now + interval
        if isRepeating { wait() }
        body?(self)
        if !isRepeating { invalidate() }
        application.commit()
    }

    public override func fire() {
        body?(self)
        if !isRepeating { invalidate() }
    }

    public override func invalidate() {
        body = nil
        guard let deadline else { return }
        self.deadline = nil
        let application = application
        MainActor.assumeIsolated { application.clock.cancel(deadline) }
    }

    public override var isValid: Bool { body != nil }
    public override var userInfo: Any? { info }
    public override var timeInterval: TimeInterval { isRepeating ? interval : 0 }
}

extension Timer {
    /// Creates and starts a timer that calls a selector on the target, which it retains until the timer is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = ApplicationTimer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start()
        return timer
    }
}

extension RunLoop {
    /// Touchstone extension: starts a timer; an `ApplicationTimer` runs on the application's clock.
    public func start(_ timer: Timer, forMode mode: RunLoop.Mode) {
        if let timer = timer as? ApplicationTimer { timer.start() } else { add(timer, forMode: mode) }
    }
}

private let delayed = ObjectTable<[(selector: Selector, timer: ApplicationTimer)]>()

extension NSObjectProtocol {
    /// Calls the selector after a delay in seconds of the application's clock; this object is retained until then.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        let target: AnyObject = self
        let timer = ApplicationTimer(interval: delay, repeats: false, info: nil) { timer in
            delayed.update(target, from: []) { $0.removeAll { $0.timer === timer } }
            call(selector, on: target, with: object)
        }
        delayed.update(target, from: []) { $0.append((selector, timer)) }
        timer.start()
    }
}

extension NSObjectProtocol {
    /// Calls the selector immediately if `wait` is `true`, otherwise after the current work is done.
    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        if wait { call(selector, on: self, with: object) } else { perform(selector, with: object, afterDelay: 0) }
    }
}

extension NSObject {
    /// Cancels all calls that `perform(_:with:afterDelay:)` has scheduled on the target.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        for request in delayed.remove(target as AnyObject) ?? [] { request.timer.invalidate() }
    }

    /// Cancels the calls of a selector that `perform(_:with:afterDelay:)` has scheduled on the target; `object` is ignored.
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object: Any? = nil
    ) {
        let all = delayed.remove(target as AnyObject) ?? []
        for request in all where request.selector == selector { request.timer.invalidate() }
        let left = all.filter { $0.selector != selector }
        if !left.isEmpty { delayed.update(target as AnyObject, from: []) { $0 = left } }
    }
}
