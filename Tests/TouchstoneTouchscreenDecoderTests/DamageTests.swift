import Testing
import TouchstoneExpectations
import TouchstoneTouchscreenDecoder

/// Damaged recordings.
struct DamageTests {
    private let tap = Fixture.evemu([("1.000000", "id=1 x=10 y=20"), ("1.100000", "x=15"), ("1.200000", "id=-1")])

    @Test func `A line of garbage is reported with its number and the rest is read`() throws {
        var lines = tap.split(separator: "\n").map(String.init)
        lines.insert("E: 1.05 ###\u{7}", at: 4)
        let recording = try TouchRecording(contentsOf: lines.joined(separator: "\n"))
        expectEqual(recording.eventLog, ["1 began 10,20", "1 moved 15,20", "1 ended 15,20"])
        expectEqual(recording.problems.map(\.line), [5])
        #expect(recording.messages[0].contains("found “E: 1.05 ###·”"))
    }

    @Test func `A file is cut in the middle of its last report that report is left out and the finger cancelled`()
        throws
    {
        let recording = try TouchRecording(contentsOf: String(tap.dropLast(3)))
        expectEqual(recording.eventLog, ["1 began 10,20", "1 moved 15,20", "1 cancelled 15,20"])
        expectEqual(
            recording.messages,
            [
                "line 7: expected a SYN_REPORT, but the recording ends inside a device report; that report is skipped",
                "line 8: expected a time, a type, a code and a value after E:, found “E: 1.200000 0000 0000”",
            ])
    }

    @Test func `A file is cut between two events of a report`() throws {
        let recording = try TouchRecording(contentsOf: tap + "E: 1.5 0003 0039 4\nE: 1.5 0003 0035 400\n")
        expectEqual(recording.eventLog.last, "1 ended 15,20")
        expectEqual(
            recording.messages,
            [
                "line 10: expected a SYN_REPORT, but the recording ends inside a device report; that report is skipped"
            ])
    }

    @Test func `Time runs backwards it stands still instead and is reported once`() throws {
        let recording = try TouchRecording(
            contentsOf: Fixture.evemu([
                ("2.0", "id=1 x=1 y=1"), ("1.5", "x=2"), ("1.6", "x=3"), ("2.5", "id=-1"),
            ]))
        expectEqual(recording.frames.map(\.time), [2, 2, 2, 2.5])
        expectEqual(recording.eventLog, ["1 began 1,1", "1 moved 2,1", "1 moved 3,1", "1 ended 3,1"])
        expectEqual(recording.messages.count, 1)
        #expect(recording.messages[0].hasPrefix("line 5: time runs backwards, from 2.0 s to 1.5 s"))
    }

    @Test func `An unknown code is reported once and disturbs nothing`() throws {
        let text = Fixture.evemu([("1.0", "id=1 odd=5 x=1 y=1"), ("1.1", "odd=6 id=-1")])
        expectEqual(EvemuReader().read(text).events[1].event.code, 0x2A)
        let recording = try TouchRecording(contentsOf: text)
        expectEqual(recording.eventLog, ["1 began 1,1", "1 ended 1,1"])
        expectEqual(recording.problems.map(\.line), [2])
        #expect(recording.messages[0].contains("0x2a of EV_ABS is unknown"))
    }

    @Test func `A huge line is left out`() throws {
        let huge = "E: 1.05 0003 0035 " + String(repeating: "7", count: 3_000_000)
        let recording = try TouchRecording(contentsOf: huge + "\n" + tap)
        expectEqual(recording.eventLog.count, 3)
        expectEqual(recording.messages, ["line 1: the line is longer than 2048 bytes; it is skipped"])
    }

    @Test func `A file of garbage after a good line lists a limited number of problems`() throws {
        let recording = try TouchRecording(contentsOf: tap + String(repeating: "garbage\n", count: 5000))
        #expect(recording.problems.count <= 502)
        #expect(recording.messages.contains { $0.contains("more problems are not listed") })
    }

    @Test func `A text that is no recording is refused with what was expected and what was found`() {
        #expect(throws: RecordingFormatError.unknown(line: 2, beginning: "“Dear diary, ## today”")) {
            try TouchRecording(contentsOf: "\nDear diary, ## today\nnothing was touched")
        }
        #expect(throws: RecordingFormatError.empty) { try TouchRecording(contentsOf: " \r\n\n") }
        #expect(
            RecordingFormatError.unknown(line: 2, beginning: "“Dear diary”").description
                .hasSuffix("line 2 is “Dear diary”."))
    }

    @Test func `A description without events gives no frames and says so`() throws {
        let recording = try TouchRecording(contentsOf: Fixture.touchscreenHeader)
        #expect(recording.frames.isEmpty)
        expectEqual(recording.messages, ["expected events, but the recording has none that can be read"])
    }

    @Test func `A problem in a separate description says where it is`() throws {
        let recording = try TouchRecording(contentsOf: tap, description: "N: Panel\nA: 35 0 many 0 0\nA: 36 0 99 0 0")
        expectEqual(recording.messages.count, 1)
        #expect(recording.messages[0].hasPrefix("in the device's description, line 2: expected an axis"))
        #expect(recording.device.rangesAreObserved)
        expectEqual(recording.device.y?.maximum, 99)
        expectEqual(recording.device.x?.maximum, 15)
    }
}
