/// An event of a Linux input device: a changed value and its time.
public struct EvdevEvent: Sendable, Equatable, Hashable {
    /// The device time in whole microseconds, on the recording's clock (often since boot or since 1970).
    public let microseconds: Int64

    /// The type of event: one of ``EvdevType``, or a number without a name here.
    public let type: UInt16

    /// The changed property: one of ``EvdevCode``, or a number without a name here.
    public let code: UInt16

    /// The new value, in device units.
    public let value: Int32

    public init(microseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
        self.microseconds = microseconds
        self.type = type
        self.code = code
        self.value = value
    }

    /// The device time in seconds.
    public var time: Double { DeviceTime.seconds(microseconds) }
}

/// An event and the line of the recording that contains it.
public struct RecordedEvent: Sendable, Equatable {
    /// The line number in the recording's text, which starts at 1.
    public let line: Int

    public let event: EvdevEvent

    public init(line: Int, event: EvdevEvent) {
        self.line = line
        self.event = event
    }
}

/// Conversions of device times, exact because the parser does not use floating-point numbers.
enum DeviceTime {
    /// The latest accepted time in microseconds; beyond it, a `Double` in seconds is no longer exact to a microsecond.
    static let latest: Int64 = 1 << 52

    static func seconds(_ microseconds: Int64) -> Double {
        Double(microseconds) / 1_000_000
    }

    /// Parses a time such as "1193.605705" into microseconds.
    ///
    /// The digits after the point are a decimal fraction: "0.081454" is 81454 µs (leading zeros never mean an octal
    /// number), and "1.5" is 1.5 s. Digits below a microsecond are dropped.
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
