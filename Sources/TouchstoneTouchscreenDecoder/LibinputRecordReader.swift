/// Reads the evdev events in the output of `libinput record`.
///
/// The output is YAML, but always formatted in the same way, so the reader parses its lines instead of YAML in general.
public struct LibinputRecordReader: Sendable {
    public init() {}

    /// Reads all readable events; unrelated keys are ignored, and damaged events become problems.
    public func read(_ text: String) -> RecordingContents {
        var recording = InterleavedRecording()
        var problems = ProblemLog()
        var source = ""
        var section: Substring = ""
        for line in RecordingLines(text) {
            let content = line.text.trimmed
            // Descriptions of HID reports have very long lines, so a cut line is no problem.
            if line.isCut || content.isEmpty || content.hasPrefix("#") { continue }
            if content.hasPrefix("- [") {
                if section != "- evdev" { continue }
                if let event = Self.event(content) {
                    recording.append(event, line: line.number, source: source)
                } else {
                    problems.report(
                        line.number,
                        "expected [seconds, microseconds, type, code, value] in whole numbers, "
                            + "found \(content.excerpt)")
                }
            } else if section == "absinfo", let (code, range) = Self.axis(content) {
                recording.describe(source) { $0.axes[code] = range }
            } else if let value = content.after(":") {
                section = content.before(":")
                switch section {
                case "- node": source = String(value.trimmed)
                case "name": recording.describe(source) { $0.name = String((value.after("\"") ?? "").before("\"")) }
                case "properties":
                    let properties = Self.numbers(value, as: UInt16.self) ?? []
                    recording.describe(source) { $0.properties.formUnion(properties) }
                default: break
                }
            } else if section == "- evdev" {
                problems.report(line.number, "expected an event in brackets, found \(content.excerpt)")
            }
        }
        return recording.touchDevice(&problems)
    }

    private static func event(_ line: Substring) -> EvdevEvent? {
        // Microseconds are a separate number here, not a fraction: [1, 81454, …] is 1.081454 s.
        guard let numbers = numbers(line, as: Int64.self), numbers.count == 5,
            let time = DeviceTime.microseconds(seconds: numbers[0], microseconds: numbers[1]),
            let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
            let value = Int32(exactly: numbers[4])
        else { return nil }
        return EvdevEvent(microseconds: time, type: type, code: code, value: value)
    }

    /// Parses "53: [minimum, maximum, fuzz, flat, resolution]", all decimal.
    private static func axis(_ line: Substring) -> (UInt16, AxisRange)? {
        guard let code = UInt16(line.before(":")), let numbers = numbers(line, as: Int32.self), numbers.count == 5
        else { return nil }
        return (code, AxisRange(minimum: numbers[0], maximum: numbers[1], resolution: numbers[4]))
    }

    /// Returns the numbers in brackets, or `nil` if there are no brackets or something else is in them.
    private static func numbers<Number: FixedWidthInteger>(_ line: Substring, as: Number.Type) -> [Number]? {
        guard let list = line.after("["), list.utf8.contains(UInt8(ascii: "]")) else { return nil }
        var numbers: [Number] = []
        for part in list.before("]").utf8.split(separator: UInt8(ascii: ",")) {
            guard let number = Number(Substring(part).trimmed) else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
