import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTouchscreenDecoder

/// Random damage.
struct FuzzTests {
    @Test(arguments: [1, 2, 3, 4])
    func `Whatever happens to the lines the contacts that come out have whole lives`(seed: UInt64) throws {
        var generator = SeededRandomNumberGenerator(seed)
        var read = 0
        for round in 0..<150 {
            let original = Self.recording(kind: round % 5, using: &generator)
            let text = Self.damage(original, using: &generator)
            let description =
                Bool.random(using: &generator) ? Self.damage(Fixture.touchscreenHeader, using: &generator) : nil
            guard let recording = try? TouchRecording(contentsOf: text, description: description) else { continue }
            read += 1
            Self.check(recording, "seed \(seed), round \(round)")
        }
        // Damage leaves nearly every recording recognizable.
        #expect(read > 130)
    }

    @Test(arguments: TouchProtocol.allCases)
    func `Random events of extreme values reach no trackers limits`(touchProtocol: TouchProtocol) {
        var generator = SeededRandomNumberGenerator(99)
        let codes: [(UInt16, UInt16)] = [
            (0, 0), (0, 0), (0, 2), (0, 2), (0, 3), (1, 0x14A), (1, 0x140), (3, 0), (3, 1), (3, 0x18), (3, 0x2F),
            (3, 0x30),
            (3, 0x35), (3, 0x36), (3, 0x37), (3, 0x39), (3, 0x3A), (0xFFFF, 0xFFFF),
        ]
        let values: [Int32] = [.min, .max, -1, 0, 1, 2, 9, 255, 256, 65535]
        let times: [Int64] = [.min, .max, -1, 0, 1, 1 << 52]
        var decoder = MultitouchDecoder(
            touchProtocol: touchProtocol,
            device: InputDeviceDescription(axes: [
                EvdevCode.mtSlot: AxisRange(minimum: .min, maximum: .max, value: .max)
            ]))
        var frames: [ContactFrame] = []
        for line in 0..<20_000 {
            let (type, code) = codes.randomElement(using: &generator)!
            let event = EvdevEvent(
                microseconds: times.randomElement(using: &generator)!, type: type, code: code,
                value: values.randomElement(using: &generator)!)
            if let frame = decoder.process(event, line: line) { frames.append(frame) }
        }
        if let frame = decoder.finish() { frames.append(frame) }
        Self.checkLives(frames, "\(touchProtocol)")
        #expect(decoder.problems.count <= 501)
    }

    static func check(_ recording: TouchRecording, _ comment: Comment) {
        checkLives(recording.frames, comment)
        #expect(recording.problems.count <= 502, comment)
        #expect(recording.problems.allSatisfy { $0.line >= 0 && !$0.message.isEmpty }, comment)
        for axis in recording.device.axes.values {
            #expect(axis.minimum <= axis.maximum, comment)
        }
        guard let mapping = AxisMapping(device: recording.device, width: 320, height: 480) else { return }
        for contact in recording.frames.flatMap(\.contacts) {
            let point = mapping.point(x: contact.x, y: contact.y)
            #expect(point.x.isFinite && point.y.isFinite, comment)
        }
    }

    /// Every contact begins once, ends or is cancelled once, changes only between, and occurs once in a frame.
    static func checkLives(_ frames: [ContactFrame], _ comment: Comment) {
        var alive: Set<Int> = []
        var begun: Set<Int> = []
        var lastTime = -Double.infinity
        var isSound = true
        for frame in frames {
            isSound = isSound && frame.time >= lastTime && frame.time.isFinite
            lastTime = frame.time
            isSound = isSound && Set(frame.contacts.map(\.id)).count == frame.contacts.count
            for contact in frame.contacts {
                switch contact.phase {
                case .began: isSound = isSound && begun.insert(contact.id).inserted && alive.insert(contact.id).inserted
                case .moved: isSound = isSound && alive.contains(contact.id)
                case .ended, .cancelled: isSound = isSound && alive.remove(contact.id) != nil
                }
            }
        }
        #expect(isSound, comment)
        #expect(alive.isEmpty, comment)
        expectEqual(begun, Set(1..<(begun.count + 1)), comment)
    }

    /// A sound recording of up to three fingers that wander about.
    private static func recording(kind: Int, using generator: inout SeededRandomNumberGenerator) -> String {
        var reports: [(time: String, events: String)] = []
        var microseconds = Int64.random(in: 0..<5_000_000, using: &generator)
        var fingers: [Int: (x: Int, y: Int)] = [:]
        var trackingID = 0
        for _ in 0..<Int.random(in: 5...25, using: &generator) {
            microseconds += Int64.random(in: 1000...20_000, using: &generator)
            var events: [String] = []
            for slot in 0..<(kind == 4 ? 1 : 3) {
                let isDown = fingers[slot] != nil
                let changes = Int.random(in: 0..<4, using: &generator) == 0
                if isDown == changes {
                    fingers[slot] = nil
                    if isDown && kind < 2 { events.append("slot=\(slot) id=-1") }
                    if isDown && kind == 4 { events.append("touch=0") }
                    continue
                }
                let position = (
                    x: Int.random(in: 0...799, using: &generator), y: Int.random(in: 0...479, using: &generator)
                )
                fingers[slot] = position
                switch kind {
                case 0, 1:
                    trackingID += 1
                    events.append(
                        "slot=\(slot)" + (isDown ? "" : " id=\(trackingID)") + " x=\(position.x) y=\(position.y)")
                case 2: events.append("id=\(slot) x=\(position.x) y=\(position.y) major=4 next")
                case 3: events.append("x=\(position.x) y=\(position.y) pressure=9 next")
                default: events.append("touch=1 absx=\(position.x) absy=\(position.y)")
                }
            }
            if (2...3).contains(kind), events.isEmpty { events = ["next"] }
            let fraction = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
            reports.append(("\(microseconds / 1_000_000).\(fraction)", events.joined(separator: " ")))
        }
        switch kind {
        case 0: return Fixture.touchscreenHeader + Fixture.evemu(reports)
        case 1, 2: return Fixture.getevent(reports)
        default: return Fixture.evemu(reports)
        }
    }

    /// Changes a few bytes and lines of a text in every way that files get damaged.
    private static func damage(_ text: String, using generator: inout SeededRandomNumberGenerator) -> String {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            guard let index = lines.indices.randomElement(using: &generator) else { break }
            switch Int.random(in: 0..<9, using: &generator) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: index)
            case 2: lines.swapAt(index, lines.indices.randomElement(using: &generator)!)
            case 3: lines[index] = Array(lines[index].prefix(Int.random(in: 0...20, using: &generator)))
            case 4: lines[index].append(contentsOf: lines[index].reversed())
            case 5: lines[index] = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
            case 6: lines[index] = Array("E: 4503599627.370495 0000 0003 0".utf8)
            case 7: lines = Array(lines.prefix(index + 1))
            default:
                guard let place = lines[index].indices.randomElement(using: &generator) else { continue }
                lines[index][place] = Array("0123456789abcdef-. ]_".utf8).randomElement(using: &generator)!
            }
        }
        return String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
    }
}
