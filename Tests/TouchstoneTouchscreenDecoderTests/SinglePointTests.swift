import Testing
import TouchstoneExpectations
import TouchstoneTouchscreenDecoder

/// One point: ABS_X, ABS_Y and BTN_TOUCH.
struct SinglePointTests {
    private let description = """
        N: Old Kiosk
        P: 02 00
        A: 00 0 1000 0 0
        A: 01 0 500 0 0
        """

    @Test func `A finger touches drags and lifts twice`() throws {
        let events = Fixture.evemu([
            ("5.000000", "touch=1 absx=10 absy=20 abspressure=7"), ("5.100000", "absx=12"), ("5.200000", "power=1"),
            ("5.300000", "touch=0"), ("5.400000", "touch=1 absy=25"), ("5.500000", "touch=0"),
        ])
        let recording = try TouchRecording(contentsOf: events, description: description)
        expectEqual(
            recording.eventLog,
            [
                "1 began 10,20", "1 moved 12,20", "", "1 ended 12,20", "2 began 12,25", "2 ended 12,25",
            ])
        expectEqual(recording.frames[0].contacts[0].pressure, 7)
        expectEqual(recording.touchProtocol, .singleTouch)
        expectEqual(recording.device.name, "Old Kiosk")
        #expect(recording.device.isDirect)
        expectEqual(recording.device.x, AxisRange(minimum: 0, maximum: 1000))
        #expect(!recording.device.rangesAreObserved)
        #expect(recording.problems.isEmpty)
    }

    @Test func `A pen hovers without being a contact then touches`() throws {
        let recording = try TouchRecording(
            contentsOf: Fixture.evemu([
                ("1.0", "pen=1 absx=1 absy=1"), ("1.1", "absx=2"), ("1.2", "touch=1"), ("1.3", "touch=0 pen=0"),
            ]))
        expectEqual(recording.eventLog, ["", "", "1 began 2,1", "1 ended 2,1"])
        expectEqual(recording.frames[2].contacts[0].tool, .pen)
        expectEqual(recording.frames[3].contacts[0].tool, .pen)
    }

    @Test func `A touch at the place where the axes already stood sends no position`() throws {
        let header = """
            # EVEMU 1.2
            #   Event type 3 (EV_ABS)
            #     Event code 0 (ABS_X)
            #       Value      358
            #     Event code 1 (ABS_Y)
            #       Value      383
            N: Old Kiosk
            A: 00 0 799 0 0 0
            A: 01 0 479 0 0 0

            """
        let recording = try TouchRecording(
            contentsOf: header + Fixture.evemu([("1.0", "touch=1 absx=360"), ("1.1", "touch=0")]))
        expectEqual(recording.eventLog, ["1 began 360,383", "1 ended 360,383"])
    }

    @Test func `The recording ends with the finger down and events lost cancel it`() throws {
        let recording = try TouchRecording(
            contentsOf: Fixture.evemu([
                ("1.0", "touch=1 absx=1 absy=1"), ("1.1", "dropped absx=50"), ("1.2", "absx=2"),
                ("1.3", "touch=1"),
            ]))
        expectEqual(recording.eventLog, ["1 began 1,1", "1 cancelled 1,1", "", "2 began 2,1", "2 cancelled 2,1"])
    }

    @Test func `A touch shorter than a report is left out and said so`() throws {
        let recording = try TouchRecording(
            contentsOf: Fixture.evemu([
                ("1.0", "absx=1 absy=1 touch=1 touch=0"), ("1.1", "touch=1"), ("1.2", "touch=0"),
            ]))
        expectEqual(recording.eventLog, ["", "1 began 1,1", "1 ended 1,1"])
        expectEqual(recording.messages, ["line 4: a contact ends before it was reported; it is skipped"])
    }
}
