/// The formats of input device recordings that this library reads.
public enum RecordingFormat: String, Sendable, CaseIterable {
    /// `evemu-record`: "E: 0.000001 0003 0039 0006", with the device's description before it or in a separate file.
    case evemu

    /// Android's `getevent -lt`: "[    1193.605705] EV_ABS       ABS_MT_POSITION_X    00000213".
    case getevent

    /// `libinput record`: YAML with "- [  0, 81454, 3, 57, 6]" below "- evdev:".
    case libinputRecord

    /// Detects the format by the first line that only one of the formats has.
    public static func detect(_ text: String) throws(RecordingFormatError) -> RecordingFormat {
        var firstLine: (number: Int, text: Substring)?
        for line in RecordingLines(text) {
            let trimmed = line.text.trimmed
            if trimmed.isEmpty { continue }
            if let format = format(of: trimmed) { return format }
            if firstLine == nil { firstLine = (line.number, trimmed) }
        }
        guard let firstLine else { throw .empty }
        throw .unknown(line: firstLine.number, beginning: firstLine.text.excerpt)
    }

    private static func format(of line: Substring) -> RecordingFormat? {
        if line.hasPrefix("# libinput record") || line == "libinput:" || line == "- evdev:" { return .libinputRecord }
        if line.hasPrefix("# EVEMU") { return .evemu }
        if line.hasPrefix("add device ") { return .getevent }
        if line.hasPrefix("["), let time = line.dropFirst().before("]").fields.first {
            return DeviceTime.microseconds(time) == nil ? nil : .getevent
        }
        let fields = line.fields
        guard fields.count > 1 else { return nil }
        switch fields[0] {
        case "E:": return DeviceTime.microseconds(fields[1]) == nil ? nil : .evemu
        case "N:": return .evemu
        case "A:", "B:": return UInt16(fields[1], radix: 16) == nil ? nil : .evemu
        default: return nil
        }
    }
}

/// The reason that a text cannot be a recording.
public enum RecordingFormatError: Error, Equatable, CustomStringConvertible {
    /// The text contains only white space.
    case empty

    /// No line has one of the known formats.
    case unknown(line: Int, beginning: String)

    public var description: String {
        switch self {
        case .empty:
            "The recording is empty."
        case .unknown(let line, let beginning):
            """
            This is not a recording of an input device that can be read. Expected an evemu file (“E: 0.000001 0003 \
            0039 0006”), the output of Android's getevent -lt (“[    1193.605705] EV_ABS ABS_MT_POSITION_X 00000213”) \
            or of libinput record (“- evdev:”), but no line looks like one of these; line \(line) is \(beginning).
            """
        }
    }
}
