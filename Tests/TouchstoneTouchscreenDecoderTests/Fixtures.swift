import TouchstoneTouchscreenDecoder

/// Writes recordings for the tests, so that none of real hardware is needed.
enum Fixture {
    /// The head of an evemu file of a protocol B touchscreen whose positions go from 0 to 799 and from 0 to 479.
    static let touchscreenHeader = """
        # EVEMU 1.3
        # Input device name: "Kitchen Panel"
        #   Event type 3 (EV_ABS)
        #     Event code 47 (ABS_MT_SLOT)
        #       Value        0
        N: Kitchen Panel
        I: 0018 0000 0000 0000
        P: 02 00 00 00 00 00 00 00
        B: 00 0b 00 00 00 00 00 00 00
        A: 2f 0 9 0 0 0
        A: 30 0 255 0 0 0
        A: 35 0 799 0 0 10
        A: 36 0 479 0 0 10
        A: 39 0 65535 0 0 0

        """

    /// Lines of an evemu file. Each report is a time and "code=value" pairs, in the order they are sent.
    static func evemu(_ reports: [(time: String, events: String)]) -> String {
        lines(reports) { time, type, code, value in
            "E: \(time) \(hex(type, 4)) \(hex(code, 4)) \(value)"
        }
    }

    /// Lines of Android's `getevent -lt`, with its line endings and spaces.
    static func getevent(_ reports: [(time: String, events: String)]) -> String {
        lines(reports) { time, type, code, value in
            let bits = hex(UInt32(bitPattern: value), 8)
            let name = EvdevName.code(type: type, code: code) ?? hex(code, 4)
            return "[    \(time)] \(EvdevName.type(type) ?? "") \(name)            \(bits)            \r"
        }
    }

    private static func lines(
        _ reports: [(time: String, events: String)], _ line: (String, UInt16, UInt16, Int32) -> String
    ) -> String {
        var result: [String] = []
        for report in reports {
            for word in report.events.split(separator: " ") {
                let parts = word.split(separator: "=")
                let value = parts.count > 1 ? Int32(parts[1])! : 0
                let (type, code) = codes[String(parts[0])]!
                result.append(line(report.time, type, code, value))
            }
            result.append(line(report.time, EvdevType.synchronization, EvdevCode.synReport, 0))
        }
        return result.joined(separator: "\n") + "\n"
    }

    private static let codes: [String: (UInt16, UInt16)] = [
        "slot": (3, 0x2F), "id": (3, 0x39), "x": (3, 0x35), "y": (3, 0x36), "major": (3, 0x30), "pressure": (3, 0x3A),
        "tool": (3, 0x37), "distance": (3, 0x3B), "absx": (3, 0), "absy": (3, 1), "abspressure": (3, 0x18),
        "touch": (1, 0x14A), "pen": (1, 0x140), "power": (1, 0x74), "next": (0, 2), "dropped": (0, 3),
        "odd": (3, 0x2A),
    ]

    private static func hex(_ number: some BinaryInteger, _ width: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension TouchRecording {
    /// Each frame on a line, as in "1 began 10,20; 2 moved 30,40".
    var eventLog: [String] {
        frames.map { frame in
            frame.contacts.map { "\($0.id) \($0.phase.rawValue) \(Int($0.x)),\(Int($0.y))" }.joined(separator: "; ")
        }
    }

    var messages: [String] { problems.map(\.description) }
}
