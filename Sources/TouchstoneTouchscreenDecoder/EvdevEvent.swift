/// One event as a Linux input device sends it: what changed, to what, and when.
public struct EvdevEvent: Sendable, Equatable, Hashable {
    /// Device time in whole microseconds, on the clock the recording was made with (often seconds since boot or 1970).
    public let microseconds: Int64

    /// The kind of event, one of ``EvdevType`` or a number that this library has no name for.
    public let type: UInt16

    /// What changed, one of ``EvdevCode`` or a number that this library has no name for.
    public let code: UInt16

    /// The new value, in device units.
    public let value: Int32

    public init(microseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
        self.microseconds = microseconds
        self.type = type
        self.code = code
        self.value = value
    }

    /// Device time in seconds.
    public var time: Double { DeviceTime.seconds(microseconds) }
}

/// An event together with the line of the recording that it was read from.
public struct RecordedEvent: Sendable, Equatable {
    /// The line of the recording's text, counted from 1.
    public let line: Int

    public let event: EvdevEvent

    public init(line: Int, event: EvdevEvent) {
        self.line = line
        self.event = event
    }
}

/// Reads device times without ever going through a floating-point number.
enum DeviceTime {
    /// The latest time accepted, in microseconds: beyond it a `Double` of seconds is no longer exact to a microsecond.
    static let latest: Int64 = 1 << 52

    static func seconds(_ microseconds: Int64) -> Double {
        Double(microseconds) / 1_000_000
    }

    /// Reads "1193.605705". The digits after the point are a decimal fraction: "0.081454" is 81454 µs whatever zeros
    /// lead it (never an octal number), "1.5" is half a second, and digits below a microsecond are dropped.
    static func microseconds(_ text: Substring) -> Int64? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 2, let seconds = number(parts[0]), !parts[1].isEmpty,
            parts[1].allSatisfy(isDigit)
        else { return nil }
        var fraction: Int64 = 0
        var digits = parts[1].makeIterator()
        for _ in 0..<6 {
            fraction = fraction * 10 + Int64((digits.next() ?? UInt8(ascii: "0")) - UInt8(ascii: "0"))
        }
        return microseconds(seconds: seconds, microseconds: fraction)
    }

    static func microseconds(seconds: Int64, microseconds: Int64) -> Int64? {
        guard (0..<1_000_000).contains(microseconds), seconds >= 0 else { return nil }
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        guard !overflow, whole <= latest - 1_000_000 else { return nil }
        return whole + microseconds
    }

    private static func number(_ digits: Substring.UTF8View) -> Int64? {
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
        return Int64(Substring(digits))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
