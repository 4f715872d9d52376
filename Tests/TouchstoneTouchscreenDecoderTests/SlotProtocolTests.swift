import Testing
import TouchstoneExpectations
import TouchstoneTouchscreenDecoder

/// Protocol B: contacts in slots.
struct SlotProtocolTests {
    private func record(_ reports: [(time: String, events: String)]) throws -> TouchRecording {
        try TouchRecording(contentsOf: Fixture.touchscreenHeader + Fixture.evemu(reports))
    }

    @Test func `One finger touches drags and lifts`() throws {
        let recording = try record([
            ("0.000001", "id=6 x=0361 y=379 major=12 touch=1 absx=361 absy=379"),
            ("0.081454", "y=368 absy=368"),
            ("0.090000", "id=-001 touch=0"),
        ])
        expectEqual(recording.eventLog, ["1 began 361,379", "1 moved 361,368", "1 ended 361,368"])
        expectEqual(recording.frames.map(\.time), [0.000001, 0.081454, 0.09])
        expectEqual(recording.frames[0].contacts[0].major, 12)
        #expect(recording.frames[0].contacts[0].pressure == nil)
        expectEqual(recording.format, .evemu)
        expectEqual(recording.touchProtocol, .multitouchB)
        #expect(recording.problems.isEmpty)
    }

    @Test func `A second finger joins one moves while the other rests and each lift's by itself`() throws {
        let recording = try record([
            ("1.000000", "slot=0 id=10 x=100 y=100"),
            ("1.010000", "slot=1 id=11 x=300 y=300"),
            ("1.020000", "x=310"),
            ("1.030000", "slot=0 y=110 slot=1 y=310"),
            ("1.040000", "slot=0 id=-1"),
            ("1.050000", "slot=1 id=-1"),
        ])
        expectEqual(
            recording.eventLog,
            [
                "1 began 100,100", "2 began 300,300", "2 moved 310,300", "1 moved 100,110; 2 moved 310,310",
                "1 ended 100,110", "2 ended 310,310",
            ])
    }

    @Test func `A slot hands its unchanged values to the next finger in it`() throws {
        let recording = try record([
            ("1.0", "id=1 x=50 y=60 major=9"), ("1.1", "id=-1"), ("1.2", "id=2 y=70"), ("1.3", "id=-1"),
        ])
        expectEqual(recording.eventLog, ["1 began 50,60", "1 ended 50,60", "2 began 50,70", "2 ended 50,70"])
        expectEqual(recording.frames[2].contacts[0].major, 9)
        #expect(recording.problems.isEmpty)
    }

    @Test func `The device uses a tracking id again and it is a new contact`() throws {
        let recording = try record([
            ("1.0", "id=5 x=1 y=1"), ("1.1", "id=-1"), ("1.2", "id=5 x=2 y=2"), ("1.3", "id=-1"),
        ])
        expectEqual(recording.eventLog, ["1 began 1,1", "1 ended 1,1", "2 began 2,2", "2 ended 2,2"])
    }

    @Test func `One finger replaces another in a slot within one report`() throws {
        let recording = try record([("1.0", "id=5 x=1 y=1"), ("1.1", "id=6 x=9 y=9"), ("1.2", "id=-1")])
        expectEqual(recording.eventLog, ["1 began 1,1", "1 ended 1,1; 2 began 9,9", "2 ended 9,9"])
    }

    @Test func `Fingers of one report are listed by slot whatever order they were sent in`() throws {
        let recording = try record([
            ("1.0", "slot=3 id=7 x=3 y=3 slot=1 id=8 x=1 y=1"), ("1.1", "slot=3 x=4 slot=1 x=2"),
            ("1.2", "slot=3 id=-1 slot=1 id=-1"),
        ])
        expectEqual(
            recording.eventLog, ["1 began 1,1; 2 began 3,3", "1 moved 2,1; 2 moved 4,3", "1 ended 2,1; 2 ended 4,3"])
    }

    @Test func `A report that changes nothing about a contact is a frame without contacts`() throws {
        let recording = try record([("1.0", "id=1 x=5 y=5"), ("1.1", "distance=1 absx=5"), ("1.2", "id=-1")])
        expectEqual(recording.eventLog, ["1 began 5,5", "", "1 ended 5,5"])
    }

    @Test func `A palm and a pen are distinguished from fingers`() throws {
        let recording = try record([
            ("1.0", "slot=0 id=1 tool=2 x=1 y=1 slot=1 id=2 tool=1 x=2 y=2 slot=2 id=3 x=3 y=3"),
            ("1.1", "slot=0 id=-1 slot=1 id=-1 slot=2 id=-1"),
        ])
        expectEqual(recording.frames[0].contacts.map(\.tool), [.palm, .pen, .finger])
    }

    @Test func `The device loses events contacts are cancelled and what is left of the report is ignored`() throws {
        let recording = try record([
            ("1.0", "slot=0 id=1 x=10 y=10 slot=1 id=2 x=20 y=20"),
            ("1.1", "slot=0 x=11 dropped x=99 slot=1 id=-1"),
            ("1.2", "x=25"),
            ("1.3", "slot=0 id=3 x=30 y=30"),
            ("1.4", "id=-1"),
        ])
        expectEqual(
            recording.eventLog,
            [
                "1 began 10,10; 2 began 20,20", "1 cancelled 10,10; 2 cancelled 20,20", "", "3 began 30,30",
                "3 ended 30,30",
            ])
        #expect(recording.messages.contains { $0.contains("lost events") })
        #expect(recording.messages.contains { $0.contains("slot 1") && $0.contains("ignored until") })
    }

    @Test func `The recording ends with a finger on the surface`() throws {
        let recording = try record([("1.0", "id=1 x=10 y=10"), ("1.5", "x=20")])
        expectEqual(recording.eventLog, ["1 began 10,10", "1 moved 20,10", "1 cancelled 20,10"])
        expectEqual(recording.frames.map(\.time), [1, 1.5, 1.5])
        #expect(recording.problems.isEmpty)
    }

    @Test func `The recording begins with the finger already down it is ignored until it is set down again`() throws {
        let recording = try record([("1.0", "x=10"), ("1.1", "x=11 y=9"), ("1.2", "id=-1"), ("1.3", "id=4 x=1")])
        expectEqual(recording.eventLog, ["", "", "", "1 began 1,9", "1 cancelled 1,9"])
        expectEqual(recording.messages.count, 1)
        expectEqual(recording.problems.first?.line, 15)
    }

    @Test func `An axis that was never reported starts with zero`() throws {
        let recording = try record([("1.0", "id=1 x=10"), ("1.1", "y=20"), ("1.2", "id=-1")])
        expectEqual(recording.eventLog, ["1 began 10,0", "1 moved 10,20", "1 ended 10,20"])
        #expect(recording.problems.isEmpty)
        // A tap in the corner reports no position at all.
        try expectEqual(record([("1.0", "id=1"), ("1.1", "id=-1")]).eventLog, ["1 began 0,0", "1 ended 0,0"])
    }

    @Test func `An unknown axis of the oldest contact comes from the pointers position`() throws {
        let recording = try record([
            ("1.0", "id=1 y=20 absx=44 absy=20"), ("1.1", "slot=1 id=2 y=9"), ("1.2", "id=-1 slot=0 id=-1"),
        ])
        expectEqual(recording.eventLog, ["1 began 44,20", "2 began 0,9", "1 ended 44,20; 2 ended 0,9"])
    }

    @Test func `A slot starts where the description says`() throws {
        let header = Fixture.touchscreenHeader.replacing(
            "N: Kitchen Panel\n",
            with: """
                #     Event code 53 (ABS_MT_POSITION_X)
                #       Value      300
                N: Kitchen Panel

                """)
        let events = Fixture.evemu([("1.0", "id=1 y=5"), ("1.1", "id=-1")])
        try expectEqual(TouchRecording(contentsOf: header + events).eventLog, ["1 began 300,5", "1 ended 300,5"])
    }

    @Test func `An axis keeps the slots last value`() throws {
        let recording = try record([
            ("1.0", "id=1 x=10 y=20"), ("1.1", "id=-1"), ("1.2", "id=2 x=11"), ("1.3", "id=-1"),
        ])
        expectEqual(recording.eventLog, ["1 began 10,20", "1 ended 10,20", "2 began 11,20", "2 ended 11,20"])
    }

    @Test func `A slot that the device does not have is reported and its values reach no other slot`() throws {
        let recording = try record([
            ("1.0", "slot=0 id=1 x=10 y=10"), ("1.1", "slot=10 x=77 id=-1"), ("1.2", "slot=-3 x=78"),
            ("1.3", "slot=0 id=-1"),
        ])
        expectEqual(recording.eventLog, ["1 began 10,10", "", "", "1 ended 10,10"])
        expectEqual(recording.problems.count, 2)
        #expect(recording.messages[0].contains("expected a slot from 0 to 9, found 10"))
    }

    @Test func `A recording with its description in front begins in the slot where the device stood`() throws {
        let header = Fixture.touchscreenHeader.replacing("Value        0", with: "Value        3")
        let events = Fixture.evemu([("1.0", "id=1 x=1 y=1 slot=1 id=2 x=2 y=2"), ("1.1", "slot=3 id=-1 slot=1 id=-1")])
        let recording = try TouchRecording(contentsOf: header + events)
        expectEqual(recording.eventLog, ["1 began 2,2; 2 began 1,1", "1 ended 2,2; 2 ended 1,1"])
    }
}
