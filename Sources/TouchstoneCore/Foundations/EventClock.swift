import Foundation

/// Touchstone extension: The only source of time, with which all deadlines of the event system are scheduled.
///
/// Times are seconds since boot, like the timestamps of touches (T-4).
@MainActor
public protocol EventClock: AnyObject, Sendable {
    /// The current time, in seconds since boot. It does not change during a run-loop iteration of the application.
    var now: TimeInterval { get }

    /// Calls `body` once the clock has reached `time`. Simultaneous deadlines are called in the order of scheduling.
    ///
    /// - Parameter time: In seconds since boot.
    @discardableResult
    func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline

    /// Cancels a deadline. Does nothing if it has already passed.
    func cancel(_ deadline: ClockDeadline)
}

/// Touchstone extension: A deadline that was scheduled with a clock.
public struct ClockDeadline: Hashable, Sendable {
    let time: TimeInterval
    let serial: Int
    static let never = ClockDeadline(time: .infinity, serial: .max)

    func precedes(_ other: ClockDeadline) -> Bool {
        time != other.time ? time < other.time : serial < other.serial
    }
}
