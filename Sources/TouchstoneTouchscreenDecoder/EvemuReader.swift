/// Reads evemu recordings: version 1.0 with a separate description, 1.2 and later with an embedded one.
///
/// Also reads a description without events.
public struct EvemuReader: Sendable {
    public init() {}

    /// Reads all readable lines; every other line becomes a problem.
    public func read(_ text: String) -> RecordingContents {
        var header = EvemuHeader()
        var events: [RecordedEvent] = []
        var problems = ProblemLog()
        for line in RecordingLines(text) {
            if line.isCut {
                problems.report(line.number, RecordingLines.tooLong)
                continue
            }
            let content = line.text.trimmed
            if content.isEmpty { continue }
            if content.hasPrefix("#") {
                header.readComment(content)
            } else if content.hasPrefix("E:") {
                switch Self.event(content) {
                case .success(let event): events.append(RecordedEvent(line: line.number, event: event))
                case .failure(let problem): problems.report(line.number, problem.message)
                }
            } else if !header.readLine(content, number: line.number, problems: &problems) {
                problems.report(
                    line.number,
                    "expected a line of an evemu file, beginning with E:, N:, I:, P:, B:, A: or #, "
                        + "found \(content.excerpt)")
            }
        }
        return RecordingContents(device: header.device, events: events, problems: problems.sorted())
    }

    private struct UnreadableLine: Error {
        let message: String
    }

    /// Parses "E: seconds.microseconds type code value", with hexadecimal type and code and a decimal value.
    private static func event(_ line: Substring) -> Result<EvdevEvent, UnreadableLine> {
        func failure(_ message: String) -> Result<EvdevEvent, UnreadableLine> {
            .failure(UnreadableLine(message: "\(message), found \(line.excerpt)"))
        }
        let fields = Substring(line.utf8.dropFirst(2)).before("#").fields
        guard fields.count == 4 else { return failure("expected a time, a type, a code and a value after E:") }
        guard let time = DeviceTime.microseconds(fields[0]) else {
            return failure("expected a time in seconds and microseconds, like 1.081454, after E:")
        }
        guard let type = UInt16(fields[1], radix: 16), let code = UInt16(fields[2], radix: 16) else {
            return failure("expected a type and a code in hexadecimal, like 0003 0035")
        }
        // Values are padded with zeros ("0361", "-001") but decimal.
        guard let value = Int32(fields[3]) else { return failure("expected a whole number of 32 bits as the value") }
        return .success(EvdevEvent(microseconds: time, type: type, code: code, value: value))
    }
}

/// Parses the part of an evemu file that describes the device.
private struct EvemuHeader {
    private var description = InputDeviceDescription()
    private var values: [UInt16: Int32] = [:]
    private var propertyBytes = 0
    private var isFound = false
    private var commentedType: UInt16?
    private var commentedCode: UInt16?

    var device: InputDeviceDescription? {
        guard isFound else { return nil }
        var result = description
        for (code, value) in values {
            result.axes[code]?.value = value
        }
        return result
    }

    /// Reads the initial values of the axes, which only the comments contain.
    ///
    /// Otherwise, comments repeat the description in readable form.
    mutating func readComment(_ line: Substring) {
        let fields = Substring(line.utf8.dropFirst()).fields
        if fields.count >= 3, fields[0] == "Event", fields[1] == "type" {
            commentedType = UInt16(fields[2])
            commentedCode = nil
        } else if fields.count >= 3, fields[0] == "Event", fields[1] == "code" {
            commentedCode = UInt16(fields[2])
        } else if fields.count == 2, fields[0] == "Value", commentedType == EvdevType.absolute,
            let code = commentedCode, let value = Int32(fields[1])
        {
            values[code] = value
        }
    }

    /// Parses a line of a description; returns `false` for any other line.
    mutating func readLine(_ line: Substring, number: Int, problems: inout ProblemLog) -> Bool {
        guard let rest = line.after(":") else { return false }
        switch line.before(":") {
        case "N":
            description.name = String(rest.trimmed)
        case "P":
            readProperties(rest, number: number, problems: &problems)
        case "A":
            readAxis(rest, number: number, problems: &problems)
        case "I", "B", "L", "S":
            break
        default:
            return false
        }
        isFound = true
        return true
    }

    /// Parses "P: 02 00 …", which has one bit for each property, lowest first; further lines continue the first.
    private mutating func readProperties(_ rest: Substring, number: Int, problems: inout ProblemLog) {
        for field in rest.before("#").fields {
            guard let byte = UInt8(field, radix: 16), propertyBytes < 64 else {
                problems.report(number, "expected bytes in hexadecimal after P:, found \(field.excerpt)")
                return
            }
            for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 {
                description.properties.insert(UInt16(propertyBytes * 8 + bit))
            }
            propertyBytes += 1
        }
    }

    /// Parses "A: code minimum maximum fuzz flat resolution", with a hexadecimal code; the resolution exists since
    /// evemu 1.1.
    private mutating func readAxis(_ rest: Substring, number: Int, problems: inout ProblemLog) {
        let fields = rest.before("#").fields
        let numbers = fields.dropFirst().compactMap { Int32($0) }
        guard (5...6).contains(fields.count), numbers.count == fields.count - 1,
            let code = UInt16(fields[0], radix: 16)
        else {
            problems.report(
                number,
                "expected an axis and its minimum, maximum, fuzz, flat and resolution after A:, "
                    + "found \(rest.trimmed.excerpt)")
            return
        }
        guard numbers[0] <= numbers[1] else {
            problems.report(number, "the axis has a minimum above its maximum; its range is ignored")
            return
        }
        description.axes[code] = AxisRange(
            minimum: numbers[0], maximum: numbers[1], resolution: numbers.count > 4 ? numbers[4] : 0)
    }
}
