/// Marks intervals and points in time for Instruments; has no effect here.
public struct OSSignposter: Sendable {
    /// A signposter for a part of an application.
    public init(subsystem: String, category: String) {}
    /// A signposter for a category of Instruments.
    public init(subsystem: String, category: OSLog.Category) {}
    /// A signposter that writes to a log.
    public init(logHandle: OSLog) {}
    /// A signposter that writes to the log of a logger.
    public init(logger: Logger) {}
    /// A signposter that writes to the default log.
    public init() {}
    /// A signposter that discards everything.
    public static let disabled = OSSignposter()

    /// Whether Instruments records; always `false`.
    public var isEnabled: Bool { false }
    /// Creates an identifier for an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Creates an identifier for an object's interval.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }
    /// Begins an interval with a name.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Ends an interval that was begun.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a point in time with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Calls a function within an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}
