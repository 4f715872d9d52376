import Foundation

// What `import Foundation` brings on Apple's platforms and not here.

/// A number of seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// Another name of `Int`, as in Objective-C.
public typealias NSInteger = Int
/// Another name of `UInt`, as in Objective-C.
public typealias NSUInteger = UInt

/// Seconds since the beginning of 2001, by the clock on the wall; events and animations go by the application's own clock.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a millionth of a second.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Millionths in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs `body` at once: nothing is released later here.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension CGRect {
    /// Whether both are the same rectangle.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGSize {
    /// Whether both are the same size.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}
