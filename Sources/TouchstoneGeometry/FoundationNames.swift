import Foundation

// Declarations that `import Foundation` provides only on Apple's platforms.

/// A number of seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// A signed integer; another name of `Int`.
public typealias NSInteger = Int
/// An unsigned integer; another name of `UInt`.
public typealias NSUInteger = UInt

/// Returns the seconds since the beginning of 2001 by the system clock; events and animations use the application's own clock.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The largest finite value of `Float`, as the macro of C.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite value of `Float`, as the macro of C.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Calls `body` immediately; it has no other effect, because there are no autoreleased objects.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension ProcessInfo {
    /// Whether the program is an iPad application on a Mac; always `false`.
    public var isMacCatalystApp: Bool { false }
    /// Whether the program is an iOS application on a Mac; always `false`.
    public var isiOSAppOnMac: Bool { false }
}

extension CGRect {
    /// Returns whether both rectangles are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGSize {
    /// Returns whether both sizes are equal.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

// The text of points, sizes and rectangles, as on Apple's platforms.
extension CGPoint {
    /// The coordinates in parentheses, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize {
    /// The width and height in parentheses, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect {
    /// The origin and size in parentheses, such as `(0.0, 0.0, 1.0, 2.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
