import Foundation
import TouchstoneCore
import TouchstoneTesting

/// Waiting. Virtual time does not wait for timers and tasks that follow real time; see `EventGenerator.Time`.
extension EventGenerator {
    /// Waits until it is completed or until its timeout.
    @preconcurrency @MainActor
    public final class Waiter {
        /// The progress of a waiter.
        public enum State: Sendable {
            /// The waiter has not been started.
            case idle
            /// The waiter is waiting.
            case running
            /// The waiter has finished; the value says whether it timed out.
            case completed(timeout: Bool)
        }

        /// The maximum time to wait, in seconds.
        public let timeout: TimeInterval
        /// The progress of this waiter.
        public private(set) var state = State.idle
        private var isStopped = false

        /// Creates a waiter with a timeout in seconds.
        public init(timeout: TimeInterval) { self.timeout = timeout }

        /// Waits on the clock of the test's application.
        ///
        /// - Throws: `HammerError.waiterIsAlreadyRunning` or `HammerError.waiterIsAlreadyCompleted`.
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
        ///
        /// - Throws: `HammerError.waiterIsNotRunning` or `HammerError.waiterIsAlreadyCompleted`.
        public func complete() throws {
            switch state {
            case .idle: throw HammerError.waiterIsNotRunning
            case .completed: throw HammerError.waiterIsAlreadyCompleted
            case .running: isStopped = true
            }
        }
    }

    /// Waits for `interval` seconds.
    public func wait(_ interval: TimeInterval) throws { pace.pass(interval) }

    /// Waits until a condition holds.
    ///
    /// - Parameters:
    ///   - condition: The condition to wait for.
    ///   - timeout: The maximum time to wait, in seconds.
    ///   - checkInterval: The time between two checks, in seconds.
    /// - Throws: `HammerError.waitConditionTimeout`, or an error that the condition throws.
    public func waitUntil(
        _ condition: @autoclosure @escaping () throws -> Bool, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        let end = pace.now + timeout
        while try !pace.within({ try condition() }) {
            // The sum of the intervals is subject to rounding.
            guard pace.now < end - 1e-9 else { throw HammerError.waitConditionTimeout(timeout) }
            pace.pass(max(0, min(checkInterval > 0 ? checkInterval : pace.frame, end - pace.now)))
        }
    }

    /// Waits until an expression is not `nil`, and returns its value.
    ///
    /// - Parameters:
    ///   - exists: The expression to wait for.
    ///   - timeout: The maximum time to wait, in seconds.
    ///   - checkInterval: The time between two checks, in seconds.
    /// - Throws: `HammerError.waitConditionTimeout`, or an error that the expression throws.
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

    /// Waits until the window contains a view with this accessibility identifier.
    public func waitUntilExists(
        _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            (try? self.viewWithIdentifier(accessibilityIdentifier)) != nil, timeout: timeout,
            checkInterval: checkInterval)
    }

    /// Waits until a view with this accessibility identifier exists and is visible.
    public func waitUntilVisible(
        _ accessibilityIdentifier: String, visibility: Visibility = .partial, timeout: TimeInterval,
        checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            self.viewIsVisible(accessibilityIdentifier, visibility: visibility), timeout: timeout,
            checkInterval: checkInterval)
    }

    /// Waits until a view is visible.
    public func waitUntilVisible(
        _ view: UIView, visibility: Visibility = .partial, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            self.viewIsVisible(view, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a rectangle in the window's coordinates is inside the window.
    public func waitUntilVisible(
        _ rect: CGRect, visibility: Visibility = .partial, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(
            self.rectIsVisible(rect, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a point in the window's coordinates is inside the window.
    public func waitUntilVisible(_ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.pointIsVisible(point), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a touch reaches the view with this accessibility identifier.
    public func waitUntilHittable(
        _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws {
        try waitUntil(self.viewIsHittable(accessibilityIdentifier), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a touch reaches a view.
    public func waitUntilHittable(_ view: UIView, timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.viewIsHittable(view), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a touch at a point in the window's coordinates reaches a view of the window.
    public func waitUntilHittable(_ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.pointIsHittable(point), timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits until a touch reaches the generator's main view.
    public func waitUntilHittable(timeout: TimeInterval, checkInterval: TimeInterval = 0.1) throws {
        try waitUntil(self.viewIsHittable(self.mainView), timeout: timeout, checkInterval: checkInterval)
    }
}
