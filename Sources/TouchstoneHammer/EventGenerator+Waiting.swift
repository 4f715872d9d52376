import Foundation
import TouchstoneCore
import TouchstoneTesting

/// Waiting. Virtual time does not wait for what follows the real one; see `EventGenerator.Time`.
extension EventGenerator {
    /// Waits until it is told to stop, or until its time is over.
    @preconcurrency @MainActor
    public final class Waiter {
        /// How far it is.
        public enum State: Sendable {
            /// It has not begun to wait.
            case idle
            /// It waits.
            case running
            /// It has waited; whether its time was over.
            case completed(timeout: Bool)
        }

        /// How long it waits at most, in seconds.
        public let timeout: TimeInterval
        /// How far it is.
        public private(set) var state = State.idle
        private var isStopped = false

        /// Waits `timeout` seconds at most.
        public init(timeout: TimeInterval) { self.timeout = timeout }

        /// Waits, on the clock of the test's application.
        public func start() throws {
            switch state {
            case .running: throw HammerError.waiterIsAlreadyRunning
            case .completed: throw HammerError.waiterIsAlreadyCompleted
            case .idle: break
            }
            state = .running
            let pace = Pace.ofTheTest
            if ProcessInfo.processInfo.environment["TOUCHSTONE_TIME"] == "real" { pace.time = .real }
            let end = pace.now + timeout
            while !isStopped, pace.now < end { pace.pass(min(pace.frame, end - pace.now)) }
            state = .completed(timeout: !isStopped)
        }

        /// Stops waiting.
        public func complete() throws {
            switch state {
            case .idle: throw HammerError.waiterIsNotRunning
            case .completed: throw HammerError.waiterIsAlreadyCompleted
            case .running: isStopped = true
            }
        }
    }

    /// Lets so many seconds pass.
    public func wait(_ interval: TimeInterval) throws { pace.pass(interval) }

    /// Waits until a condition holds; asked every `checkInterval` seconds, `timeout` seconds long.
    /// - Throws: `HammerError.waitConditionTimeout` where it never does, or what the condition throws.
    public func waitUntil(
        _ condition: @autoclosure @escaping () throws -> Bool, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        let end = pace.now + timeout
        while try !pace.within({ try condition() }) {
            // Time is a sum of intervals, which need not be exact.
            guard pace.now < end - 1e-9 else { throw HammerError.waitConditionTimeout(timeout) }
            pace.pass(max(0, min(checkInterval > 0 ? checkInterval : pace.frame, end - pace.now)))
        }
    }

    /// Waits until there is something; asked every `checkInterval` seconds, `timeout` seconds long.
    /// - Throws: `HammerError.waitConditionTimeout` where there never is, or what the closure throws.
    @discardableResult
    public func waitUntilExists<Value>(
        _ exists: @autoclosure @escaping () throws -> Value?, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws -> Value {
        var found: Value?
        let look = {
            found = try exists()
            return found != nil
        }
        try waitUntil(look(), timeout: timeout, checkInterval: checkInterval)
        return found!
    }

    /// Waits until a view of the window has this accessibility identifier.
    public func waitUntilExists(
        _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            (try? self.viewWithIdentifier(accessibilityIdentifier)) != nil, timeout: timeout,
            checkInterval: checkInterval)
    }

    /// Waits until the view with this accessibility identifier is there, and seen.
    public func waitUntilVisible(
        _ accessibilityIdentifier: String, visibility: Visibility = .partial, timeout: TimeInterval,
        checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            self.viewIsVisible(accessibilityIdentifier, visibility: visibility), timeout: timeout,
            checkInterval: checkInterval)
    }

    /// Waits until the view is seen.
    public func waitUntilVisible(
        _ view: UIView, visibility: Visibility = .partial, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            self.viewIsVisible(view, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a rectangle in the window's coordinates is in the window.
    public func waitUntilVisible(
        _ rect: CGRect, visibility: Visibility = .partial, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            self.rectIsVisible(rect, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a point in the window's coordinates is in the window.
    public func waitUntilVisible(_ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.pointIsVisible(point), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a touch gets to the view with this accessibility identifier.
    public func waitUntilHittable(
        _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(self.viewIsHittable(accessibilityIdentifier), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a touch gets to the view.
    public func waitUntilHittable(_ view: UIView, timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.viewIsHittable(view), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a view of the window gets a touch at a point in the window's coordinates.
    public func waitUntilHittable(_ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.pointIsHittable(point), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a touch gets to the view that the generator was made for.
    public func waitUntilHittable(timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.viewIsHittable(self.mainView), timeout: timeout, checkInterval: checkInterval)
    }
}
