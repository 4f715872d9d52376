/// Reads the output of Android's `getevent -lt`, also without `-l` or with several devices.
///
/// Also reads device descriptions, from `getevent -lp` or before the events.
public struct GeteventReader: Sendable {
    public init() {}

    /// Reads all readable lines, and reports a problem for every other line that is not empty.
    public func read(_ text: String) -> RecordingContents {
        var recording = InterleavedRecording()
        var preamble = GeteventPreamble()
        var problems = ProblemLog()
        for line in RecordingLines(text) {
            if line.isCut {
                problems.report(line.number, RecordingLines.tooLong)
                continue
            }
            let content = line.text.trimmed
            if content.isEmpty { continue }
            if content.hasPrefix("[") {
                switch Self.event(content) {
                case .success(let found): recording.append(found.event, line: line.number, source: found.source)
                case .failure(let problem): problems.report(line.number, problem.message)
                }
            } else if !preamble.read(line.text, into: &recording) {
                problems.report(
                    line.number,
                    "expected a time in brackets and an event, as getevent -lt writes, found \(content.excerpt)")
            }
        }
        return recording.touchDevice(&problems)
    }

    private struct UnreadableLine: Error {
        let message: String
    }

    private struct SourcedEvent {
        let source: String
        let event: EvdevEvent
    }

    /// Parses "[ seconds.microseconds] (device:) type code value", in which type, code and value are names or
    /// hexadecimal.
    private static func event(_ line: Substring) -> Result<SourcedEvent, UnreadableLine> {
        func failure(_ message: String) -> Result<SourcedEvent, UnreadableLine> {
            .failure(UnreadableLine(message: "\(message), found \(line.excerpt)"))
        }
        guard let bracketed = line.after("]"),
            let time = DeviceTime.microseconds(Substring(line.utf8.dropFirst()).before("]").trimmed)
        else { return failure("expected a time in brackets, like [    1193.605705]") }
        var fields = bracketed.fields
        var source = ""
        if let first = fields.first, first.hasSuffix(":") {
            source = String(first.dropLast())
            fields.removeFirst()
        }
        // With `getevent -r`, "rate 60" may follow the value.
        guard fields.count == 3 || (fields.count == 5 && fields[3] == "rate") else {
            return failure("expected a type, a code and a value after the time")
        }
        guard let type = EvdevName.type(named: fields[0]) ?? hexadecimal(fields[0]) else {
            return failure("expected an event type, like EV_ABS")
        }
        guard let code = EvdevName.code(type: type, named: fields[1]) ?? hexadecimal(fields[1]) else {
            return failure("expected a known event code, like ABS_MT_POSITION_X, or a hexadecimal number")
        }
        guard let value = value(fields[2]) else {
            return failure("expected a value of up to eight hexadecimal digits")
        }
        return .success(
            SourcedEvent(source: source, event: EvdevEvent(microseconds: time, type: type, code: code, value: value)))
    }

    private static func hexadecimal(_ field: Substring) -> UInt16? { UInt16(field, radix: 16) }

    /// Parses a value; negative numbers are written as 32 bits: ffffffff is -1.
    private static func value(_ field: Substring) -> Int32? {
        switch field {
        case "UP", "MT_TOOL_FINGER": 0
        case "DOWN", "MT_TOOL_PEN": 1
        case "REPEAT", "MT_TOOL_PALM": 2
        default: UInt32(field, radix: 16).map { Int32(bitPattern: $0) }
        }
    }
}

/// Parses the device descriptions that `getevent` prints before the events.
private struct GeteventPreamble {
    private var source = ""

    /// Parses a line of a description; returns `false` for any other line.
    mutating func read(_ line: Substring, into recording: inout InterleavedRecording) -> Bool {
        let content = line.trimmed
        if content.hasPrefix("add device ") {
            source = String((content.after(":") ?? "").trimmed)
            recording.describe(source) { _ in }
            return true
        }
        if content.hasPrefix("could not get driver version") || content.hasPrefix("remove device ") { return true }
        // All other lines of a description are indented below their device.
        guard !source.isEmpty, line.utf8.first == UInt8(ascii: " ") else { return false }
        if content.hasPrefix("name:") {
            let name = (content.after("\"") ?? "").before("\"")
            recording.describe(source) { $0.name = String(name) }
        } else if content == "INPUT_PROP_DIRECT" {
            recording.describe(source) { $0.properties.insert(1) }
        } else if content == "INPUT_PROP_POINTER" {
            recording.describe(source) { $0.properties.insert(0) }
        } else if let (code, range) = Self.axis(content) {
            recording.describe(source) { $0.axes[code] = range }
        }
        return true
    }

    /// Parses "ABS (0003): ABS_MT_SLOT : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0"; only the line of the
    /// first axis has the first two words.
    private static func axis(_ line: Substring) -> (UInt16, AxisRange)? {
        let fields = line.fields.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
        guard let colon = fields.firstIndex(of: ":"), colon > 0 else { return nil }
        let name = fields[colon - 1]
        func number(_ label: Substring) -> Int32? {
            guard let index = fields[colon...].firstIndex(of: label), index + 1 < fields.count else { return nil }
            return Int32(fields[index + 1])
        }
        guard let code = EvdevName.code(type: EvdevType.absolute, named: name) ?? UInt16(name, radix: 16),
            let minimum = number("min"), let maximum = number("max")
        else { return nil }
        return (
            code,
            AxisRange(
                minimum: minimum, maximum: maximum, resolution: number("resolution") ?? 0, value: number("value"))
        )
    }
}
