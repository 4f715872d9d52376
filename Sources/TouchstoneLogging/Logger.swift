import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Something worth to be known.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, not needed.
    public static let info = OSLogType(rawValue: 1)
    /// For who works on the code.
    public static let debug = OSLogType(rawValue: 2)
    /// Something failed.
    public static let error = OSLogType(rawValue: 16)
    /// A mistake of the program.
    public static let fault = OSLogType(rawValue: 17)
}

/// Where messages of `os_log` go: here errors and faults are written to the standard error, and nothing else.
public final class OSLog: NSObject, Sendable {
    let category: String
    /// A log for a part of an application.
    public init(subsystem: String, category: String) { self.category = category }
    /// A log for what instruments show. There are none here: it is as any other.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
    /// The log of those that name none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that nothing is written to.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard self !== OSLog.disabled, type == .error || type == .fault else { return }
        let start = category.isEmpty ? "" : category + ": "
        FileHandle.standardError.write(Data((start + message() + "\n").utf8))
    }
}

/// Messages of one part of an application: here errors and faults are written to the standard error, and nothing else.
public struct Logger: Sendable {
    private let log: OSLog

    /// A logger for a part of an application.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Messages to that log.
    public init(_ log: OSLog) { self.log = log }
    /// Messages of no part in particular.
    public init() { log = .default }

    /// A message that matters as much as it says.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.write(message().text, level) }
    /// Something worth to be known.
    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    /// For who works on the code, in detail.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    /// For who works on the code.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    /// Helpful, not needed.
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    /// Something worth to be known.
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    /// Something may fail.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
    /// Something failed.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
    /// Something failed that everything depends on.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
    /// A mistake of the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
}

/// Who may read what a message says of the user; not looked at here.
public struct OSLogPrivacy: Sendable {
    /// Everybody.
    public static let `public` = OSLogPrivacy()
    /// Who debugs on the device.
    public static let `private` = OSLogPrivacy()
    /// Nobody but the user.
    public static let sensitive = OSLogPrivacy()
    /// As the system thinks.
    public static let auto = OSLogPrivacy()
}

/// What a logger is told, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// The parts of a message.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// A value; who may read it is not looked at.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
    }
}

/// A message with values where the format has places for them.
public func os_log(
    _ format: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(formatted("\(format)", arguments), type)
}

/// A message that matters as much as it says.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// `%{public}@` is `%@`.
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
    /// What instruments show by themselves.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points in time and spans.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is written while an instrument listens.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with who called.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Whether instruments listen: false.
    public var signpostsEnabled: Bool { false }
}

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
    /// A point in time.
    case event
    /// The beginning of a span.
    case begin
    /// Its end.
    case end
}

/// Which span a signpost belongs to.
public struct OSSignpostID: Hashable, Sendable {
    let number: UInt64
    /// A span of its own, as far as nobody asks: signposts go nowhere here.
    public init(log: OSLog) { number = 1 }
    /// The span of an object.
    public init(log: OSLog, object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
    /// The only span of its name.
    public static let exclusive = OSSignpostID(log: .default)
}

/// Marks a point in time for instruments: nothing here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time for instruments, with a message: nothing here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
