#if AppleModules
import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// The state of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a conversion to another scale rounds.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero
    case roundAwayFromZero
    case quickTime
    case roundTowardPositiveInfinity
    case roundTowardNegativeInfinity
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of a second.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    /// Units per second.
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }
    /// Creates `value / timescale` seconds.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale == 0 ? [] : .valid, epoch: 0)
    }
    public init<Value: BinaryInteger>(value: Value, timescale: CMTimeScale) {
        self.init(value: CMTimeValue(clamping: value), timescale: timescale)
    }
    /// Creates a time near a number of seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale != 0 else { self = seconds.isNaN ? .indefinite : .invalid; return }
        guard seconds.isFinite else { self = seconds > 0 ? .positiveInfinity : .negativeInfinity; return }
        let units = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
        guard abs(units) < 9.2e18 else { self = units > 0 ? .positiveInfinity : .negativeInfinity; return }
        let rounded: CMTimeFlags = units == seconds * Double(preferredTimescale) ? .valid : [.valid, .hasBeenRounded]
        self.init(value: CMTimeValue(units), timescale: preferredTimescale, flags: rounded, epoch: 0)
    }

    public static let zero = CMTime(value: CMTimeValue(0), timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
    /// The time in seconds; NaN if it is invalid or indefinite.
    public var seconds: Double {
        if isNumeric { return timescale == 0 ? .nan : Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// The time in another scale.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod = .default) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        if newTimescale == timescale { return self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        let rule: FloatingPointRoundingRule =
            switch method {
            case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
            case .roundTowardZero: .towardZero
            case .roundAwayFromZero: .awayFromZero
            case .quickTime: newTimescale < timescale ? .towardZero : .awayFromZero
            case .roundTowardPositiveInfinity: .up
            case .roundTowardNegativeInfinity: .down
            }
        let units = exact.rounded(rule)
        guard abs(units) < 9.2e18 else { return units > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(
            value: CMTimeValue(units), timescale: newTimescale,
            flags: units == exact ? flags : flags.union(.hasBeenRounded), epoch: epoch)
    }
}

extension CMTime: Comparable, Hashable {
    /// Invalid times are last; infinite and indefinite times are beside the numbers, as in Core Media.
    private var order: (rank: Int, seconds: Double) {
        if !isValid { return (4, 0) }
        if isIndefinite { return (2, 0) }
        return isNegativeInfinity ? (0, 0) : isPositiveInfinity ? (3, 0) : (1, seconds)
    }
    public static func == (one: CMTime, other: CMTime) -> Bool {
        if one.isNumeric, other.isNumeric, one.timescale == other.timescale { return one.value == other.value }
        return one.order == other.order
    }
    public static func < (one: CMTime, other: CMTime) -> Bool {
        if one.isNumeric, other.isNumeric, one.timescale == other.timescale { return one.value < other.value }
        return one.order < other.order
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(order.rank)
        hasher.combine(order.seconds)
    }

    private static func combine(_ one: CMTime, _ other: CMTime, _ sign: CMTimeValue) -> CMTime {
        guard one.isValid, other.isValid else { return .invalid }
        guard one.isNumeric, other.isNumeric else {
            let otherInfinity = sign > 0 ? other : other.negated
            if one.isIndefinite || other.isIndefinite { return .indefinite }
            if one.isNumeric { return otherInfinity }
            return otherInfinity.isNumeric || otherInfinity.isPositiveInfinity == one.isPositiveInfinity
                ? one : .invalid
        }
        let scale = commonScale(one.timescale, other.timescale)
        let (first, second) = (one.convertScale(scale), other.convertScale(scale))
        guard first.isNumeric, second.isNumeric else { return first.isNumeric ? second : first }
        let (value, overflow) =
            sign > 0
            ? first.value.addingReportingOverflow(second.value) : first.value.subtractingReportingOverflow(second.value)
        guard !overflow else { return first.value > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(
            value: value, timescale: scale,
            flags: first.flags.union(second.flags), epoch: one.epoch == other.epoch ? one.epoch : 0)
    }

    /// The smallest scale in which both are whole, at most the largest scale.
    private static func commonScale(_ one: CMTimeScale, _ other: CMTimeScale) -> CMTimeScale {
        guard one > 0, other > 0 else { return max(one, other) }
        var (a, b) = (Int64(one), Int64(other))
        while b != 0 { (a, b) = (b, a % b) }
        let scale = Int64(one) / a * Int64(other)
        return scale <= Int64(CMTimeScale.max) ? CMTimeScale(scale) : max(one, other)
    }

    fileprivate var negated: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        if isNegativeInfinity { return .positiveInfinity }
        var result = self
        result.value = value == .min ? .max : -value
        return result
    }

    public static func + (one: CMTime, other: CMTime) -> CMTime { combine(one, other, 1) }
    public static func - (one: CMTime, other: CMTime) -> CMTime { combine(one, other, -1) }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1, as the first time is smaller, equal or greater.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time1 < time2 ? time2 : time1 }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? time.negated : time }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? time.negated : time }
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !overflow else { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
    var result = time
    result.value = value
    return result
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? time.negated : time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 65536))
}
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
#endif
