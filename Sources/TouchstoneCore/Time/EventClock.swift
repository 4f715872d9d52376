import Foundation

/// Ours: the one source of time: every deadline of the event system is asked of it.
///
/// Times are seconds since boot, the base of the touches' own timestamps (T-4).
@MainActor
public protocol EventClock: AnyObject, Sendable {
    /// Now, in seconds since boot; within a turn of the application's loop it stands still.
    var now: TimeInterval { get }

    /// Calls `body` once the clock has reached `time`, in seconds since boot; deadlines of the same time come in the
    /// order they were asked for.
    @discardableResult
    func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline

    /// Takes a deadline back; one that has passed already is no error.
    func cancel(_ deadline: ClockDeadline)
}

/// Ours: a deadline asked of a clock.
public struct ClockDeadline: Hashable, Sendable {
    let time: TimeInterval
    let serial: Int
    static let never = ClockDeadline(time: .infinity, serial: .max)

    func precedes(_ other: ClockDeadline) -> Bool {
        time != other.time ? time < other.time : serial < other.serial
    }
}
