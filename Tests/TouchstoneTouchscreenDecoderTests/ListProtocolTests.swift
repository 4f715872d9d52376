import Testing
import TouchstoneExpectations
import TouchstoneTouchscreenDecoder

/// Protocol A: contacts in lists.
struct ListProtocolTests {
    private func record(_ reports: [(time: String, events: String)]) throws -> TouchRecording {
        try TouchRecording(contentsOf: Fixture.getevent(reports))
    }

    @Test func `A phone records a tap with an empty list as the lift`() throws {
        let recording = try record([
            ("1193.605705", "x=531 y=761 pressure=37 major=4 id=0 next"), ("1193.676254", "next"),
        ])
        expectEqual(recording.eventLog, ["1 began 531,761", "1 ended 531,761"])
        expectEqual(recording.frames[0].contacts[0].pressure, 37)
        expectEqual(recording.frames[0].contacts[0].major, 4)
        expectEqual(recording.frames.map(\.time), [1193.605705, 1193.676254])
        expectEqual(recording.format, .getevent)
        expectEqual(recording.touchProtocol, .multitouchA)
        #expect(recording.problems.isEmpty)
    }

    @Test func `Two fingers with tracking ids change places in the list and stay themselves`() throws {
        let recording = try record([
            ("1.000000", "id=0 x=10 y=10 next id=1 x=20 y=20 next"),
            ("1.010000", "id=1 x=21 y=20 next id=0 x=10 y=10 next"),
            ("1.020000", "id=1 x=22 y=20 next"),
            ("1.030000", "next"),
        ])
        expectEqual(
            recording.eventLog,
            [
                "1 began 10,10; 2 began 20,20", "2 moved 21,20", "1 ended 10,10; 2 moved 22,20", "2 ended 22,20",
            ])
    }

    @Test func `The device uses a tracking id again after a lift and it is a new contact`() throws {
        let recording = try record([("1.0", "id=0 x=1 y=1 next"), ("1.1", "next"), ("1.2", "id=0 x=1 y=1 next")])
        expectEqual(recording.eventLog, ["1 began 1,1", "1 ended 1,1", "2 began 1,1", "2 cancelled 1,1"])
    }

    @Test func `Fingers without tracking ids are followed by what is nearest`() throws {
        let recording = try record([
            ("1.0", "x=100 y=100 next x=200 y=200 next"),
            ("1.1", "x=205 y=200 next x=100 y=105 next"),
            ("1.2", "x=300 y=10 next x=206 y=200 next x=100 y=106 next"),
            ("1.3", "x=301 y=10 next x=100 y=107 next"),
            ("1.4", "touch=0"),
        ])
        expectEqual(
            recording.eventLog,
            [
                "1 began 100,100; 2 began 200,200", "1 moved 100,105; 2 moved 205,200",
                "1 moved 100,106; 2 moved 206,200; 3 began 300,10", "1 moved 100,107; 2 ended 206,200; 3 moved 301,10",
                "1 ended 100,107; 3 ended 301,10",
            ])
    }

    @Test func `A new place at equal distance from two fingers goes to the older one`() throws {
        let recording = try record([("1.0", "x=0 y=0 next x=20 y=0 next"), ("1.1", "x=10 y=0 next")])
        expectEqual(recording.eventLog[1], "1 moved 10,0; 2 ended 20,0")
    }

    @Test func `The end of the touch button lifts every finger`() throws {
        let recording = try record([("1.0", "x=1 y=1 next touch=1"), ("1.1", "touch=0"), ("1.2", "x=5 y=5 next")])
        expectEqual(recording.eventLog, ["1 began 1,1", "1 ended 1,1", "2 began 5,5", "2 cancelled 5,5"])
    }

    @Test func `A wholly empty report lifts and a report of a key does not`() throws {
        let recording = try record([("1.0", "x=1 y=1 next"), ("1.1", "power=1"), ("1.2", "")])
        expectEqual(recording.eventLog, ["1 began 1,1", "", "1 ended 1,1"])
    }

    @Test func `A driver leaves the last separator out`() throws {
        let recording = try record([("1.0", "x=1 y=1 next x=9 y=9"), ("1.1", "x=2 y=1 next x=9 y=8"), ("1.2", "next")])
        expectEqual(
            recording.eventLog, ["1 began 1,1; 2 began 9,9", "1 moved 2,1; 2 moved 9,8", "1 ended 2,1; 2 ended 9,8"])
    }

    @Test func `A finger listed without its whole position is not taken for a lift`() throws {
        let recording = try record([
            ("1.0", "x=1 y=1 next"), ("1.1", "x=2 next"), ("1.2", "x=3 y=3 next"), ("1.3", "next"),
        ])
        expectEqual(recording.eventLog, ["1 began 1,1", "", "1 moved 3,3", "1 ended 3,3"])
        expectEqual(
            recording.messages,
            [
                "line 7: a contact has no complete position; it is skipped in this device report"
            ])
    }

    @Test func `Two fingers of one report with the same tracking id the second is left out`() throws {
        let recording = try record([("1.0", "id=4 x=1 y=1 next id=4 x=9 y=9 next"), ("1.1", "next")])
        expectEqual(recording.eventLog, ["1 began 1,1", "1 ended 1,1"])
        expectEqual(recording.problems.count, 1)
    }

    @Test func `The device loses events the fingers are cancelled and the next whole list begins anew`() throws {
        let recording = try record([
            ("1.0", "id=0 x=1 y=1 next"), ("1.1", "id=0 x=2 y=2 next dropped id=0 x=3 y=3 next"),
            ("1.2", "id=0 x=4 y=4 next"), ("1.3", "next"),
        ])
        expectEqual(recording.eventLog, ["1 began 1,1", "1 cancelled 1,1", "2 began 4,4", "2 ended 4,4"])
    }

    @Test func `Without a description the ranges are the extremes that occur and say so`() throws {
        let recording = try record([
            ("1.0", "x=40 y=7 major=3 next"), ("1.1", "x=10 y=90 major=5 next"), ("1.2", "next"),
        ])
        #expect(recording.device.rangesAreObserved)
        expectEqual(recording.device.x, AxisRange(minimum: 10, maximum: 40))
        expectEqual(recording.device.y, AxisRange(minimum: 7, maximum: 90))
        expectEqual(recording.device.touchMajor, AxisRange(minimum: 3, maximum: 5))
        #expect(recording.device.pressure == nil)
        #expect(recording.device.name == nil)
    }
}
