import Foundation

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The level of messages about normal operation.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of helpful but not essential messages.
    public static let info = OSLogType(rawValue: 1)
    /// The level of messages for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of messages about errors.
    public static let error = OSLogType(rawValue: 16)
    /// The level of messages about mistakes in the program.
    public static let fault = OSLogType(rawValue: 17)
}

/// A log for `os_log`; here, only errors and faults are written, to standard error.
public final class OSLog: NSObject, Sendable {
    let category: String
    /// Creates a log for a part of an application.
    public init(subsystem: String, category: String) { self.category = category }
    /// Creates a log for Instruments, which is not available here, so it behaves like any other log.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
    /// The log of messages that specify none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that discards all messages.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard self !== OSLog.disabled, type == .error || type == .fault else { return }
        let start = category.isEmpty ? "" : category + ": "
        FileHandle.standardError.write(Data((start + message() + "\n").utf8))
    }
}

/// Writes the log messages of one part of an application; here, only errors and faults are written, to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for a part of an application.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger that writes to a log.
    public init(_ log: OSLog) { self.log = log }
    /// Creates a logger that writes to the default log.
    public init() { log = .default }

    /// Logs a message with a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.write(message().text, level) }
    /// Logs a message with the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a detailed message for debugging.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message for debugging.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a helpful but not essential message.
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message about normal operation.
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    /// Logs a message about a possible failure.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
    /// Logs a message about an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
    /// Logs a message about a critical failure.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
    /// Logs a message about a mistake in the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
}

/// A privacy level for values in messages; has no effect here.
public struct OSLogPrivacy: Sendable {
    /// The level of values that all readers of the log may see.
    public static let `public` = OSLogPrivacy()
    /// The level of values that are visible only when debugging on the device.
    public static let `private` = OSLogPrivacy()
    /// The level of values that are visible only to the user.
    public static let sensitive = OSLogPrivacy()
    /// The level that the system chooses.
    public static let auto = OSLogPrivacy()
}

/// A log message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Builds a message from its literal and interpolated parts.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Appends a value; its privacy level has no effect.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
        /// Appends a number; only its precision has an effect.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
            privacy: OSLogPrivacy = .auto
        ) { text += format.precision.map { String(format: "%.\($0)f", Double(value())) } ?? "\(value())" }
        /// Appends an integer in a format.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
            privacy: OSLogPrivacy = .auto
        ) { text += (format.radix == 16 ? "0x" : "") + String(value(), radix: format.radix) }
    }
}

/// How a message shows a number.
public struct OSLogFloatFormatting: Sendable {
    let precision: Int?
    /// A number with a fixed count of decimals.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
    /// With a number of decimals, at most 20.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: min(20, max(0, precision)))
    }
}

/// How a message shows an integer.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    /// A number in decimal notation.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// A number in hexadecimal notation.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
}

/// Logs a message with a format string and arguments.
public func os_log(
    _ format: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(formatted("\(format)", arguments), type)
}

/// Logs a message with a level.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// Logs a message with a level, a format string and arguments.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ format: StaticString,
    _ first: any CVarArg, _ others: any CVarArg...
) {
    log.write(formatted("\(format)", [first] + others), type)
}

/// Formats a message after removing privacy annotations: `%{public}@` becomes `%@`.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var isHidden = false
    var last: Character = " "
    for character in format {
        if character == "{", last == "%" { isHidden = true }
        if !isHidden { plain.append(character) }
        if character == "}" { isHidden = false }
        last = character
    }
    return String(format: plain, arguments: arguments)
}

extension OSLog {
    /// The categories of logs for Instruments.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The category for points in time and intervals.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// The category for signposts that are active only while Instruments records.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The category for signposts with call stacks that are active only while Instruments records.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Whether Instruments records signposts; always `false`.
    public var signpostsEnabled: Bool { false }
}

/// The kind of a signpost.
public enum OSSignpostType: UInt8, Sendable {
    /// A single point in time.
    case event
    /// The beginning of an interval.
    case begin
    /// The end of an interval.
    case end
}

/// Identifies the interval of a signpost.
public struct OSSignpostID: Hashable, Sendable {
    let number: UInt64
    /// Creates an identifier; it need not be unique, because signposts are not recorded here.
    public init(log: OSLog) { number = 1 }
    /// Creates an identifier for an object's interval.
    public init(log: OSLog, object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
    /// The identifier for the only interval with its name.
    public static let exclusive = OSSignpostID(log: .default)
}

/// Marks a point in time for Instruments; has no effect here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time for Instruments with a message; has no effect here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
