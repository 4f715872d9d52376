import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneTouchscreenDecoder
import UIKit

/// Small recordings as people have them, and what was once made of each.
@Suite(.application) @MainActor
struct FaultyRecordingTests {
    private let app = TestApplication.current

    /// How it arrives on the default screen.
    private func play(_ recording: TouchRecording) throws {
        let screen = app.application.screen.bounds.size
        let mapping = try #require(
            AxisMapping(device: recording.device, width: Double(screen.width), height: Double(screen.height)))
        app.clear()
        app.play(recording.touchReports(mapping))
    }

    /// A recording of `touchscreenHeader`, whose surface has 800 × 480 positions.
    private func panel(_ reports: [(time: String, events: String)]) throws -> TouchRecording {
        try TouchRecording(contentsOf: Fixture.touchscreenHeader + Fixture.evemu(reports))
    }

    private static let list = [
        ("1.0", "id=0 x=10 y=20 next id=1 x=50 y=60 next"), ("1.1", "id=0 x=12 y=20 next id=1 x=50 y=62 next"),
        ("1.2", "next"),
    ]
    private static let slots = [
        ("1.0", "slot=0 id=3 x=10 y=20 slot=1 id=4 x=50 y=60"), ("1.1", "slot=0 x=12 slot=1 y=62"),
        ("1.2", "slot=0 id=-1 slot=1 id=-1"),
    ]
    private static let twoFingers = [
        "1 began 10,20; 2 began 50,60", "1 moved 12,20; 2 moved 50,62", "1 ended 12,20; 2 ended 50,62",
    ]

    // MARK: Places

    /// The last column and row lay beside the screen, and a touch there was dropped.
    @Test(arguments: [(0, 0), (799, 0), (0, 479), (799, 479), (803, 240), (400, -2)])
    func `A touch on the last column or row arrives`(x: Int, y: Int) throws {
        let window = app.makeWindow()
        // Where the surface lies on the screen, and no more.
        window.frame = CGRect(x: 0, y: 305, width: 390, height: 234)
        try play(panel([("1.0", "id=1 x=\(x) y=\(y)"), ("1.05", "id=-1")]))
        expectEqual(app.deliveries, "touchesBegan window, touchesEnded window")
    }

    /// Two fingers turn by 116° on a wide surface: on a tall screen it was 44°, and a pinch as well.
    @Test func `An angle and a ratio stay`() throws {
        final class Angles: UIView {
            var vectors: [CGVector] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
            private func note(_ event: UIEvent?) {
                let places = event!.allTouches!.sorted { $0.timestamp < $1.timestamp }.map { $0.location(in: nil) }
                guard places.count == 2 else { return }
                let (a, b) = (places[0], places[1])
                vectors.append(CGVector(dx: abs(b.x - a.x), dy: abs(b.y - a.y)))
            }
        }
        let view = Angles(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.isMultipleTouchEnabled = true
        let window = app.makeWindow()
        window.addSubview(view)
        try play(
            panel([
                ("1.0", "slot=0 id=1 x=400 y=240 slot=1 id=2 x=600 y=240"),
                ("1.1", "x=313 y=419"), ("1.2", "slot=0 id=-1 slot=1 id=-1"),
            ]))
        app.advance(by: 0.1)
        let first = try #require(view.vectors.first)
        let last = try #require(view.vectors.last)
        // 116° measured from the first finger: 64° from its other side.
        let degrees = atan2(Double(last.dy), Double(last.dx)) * 180 / .pi
        #expect(first.dy == 0 && abs(180 - degrees - 116) < 0.2, "\(degrees)")
        #expect(abs(hypot(last.dx, last.dy) / first.dx - hypot(87, 179) / 200) < 1e-9)
    }

    /// What happened to be seen was stretched over the screen: a tap's few units became its whole height.
    @Test func `Without a description a unit is a point`() throws {
        let window = app.makeWindow()
        let recording = try TouchRecording(
            contentsOf: Fixture.getevent([
                ("7.000000", "id=1 x=100 y=200"), ("7.020000", "x=102 y=201"), ("7.040000", "id=-1"),
            ]))
        #expect(recording.device.rangesAreObserved)
        try withExtendedLifetime(window) { try play(recording) }
        #expect(app.eventLog.contains("touch 1 is bound to window in window at (100, 200)"))
        #expect(app.eventLog.contains("(102, 201)"))
    }

    // MARK: Reports

    /// Values before TRACKING_ID in the same report brought a warning, and moved the end of the contact that was there.
    @Test func `A report is judged as a whole`() throws {
        let recording = try panel([
            ("1.0", "x=100 y=100 id=5"), ("1.1", "x=500 y=400 id=6"), ("1.2", "x=510"), ("1.3", "x=700 id=-1"),
            ("1.4", "y=30 id=7"), ("1.5", "id=-1 x=9"),
        ])
        expectEqual(
            recording.eventLog,
            [
                "1 began 100,100", "1 ended 100,100; 2 began 500,400", "2 moved 510,400", "2 ended 510,400",
                "3 began 700,30", "3 ended 700,30",
            ])
        expectEqual(recording.messages, [])
    }

    // MARK: Descriptions

    /// It gave no contact at all, and a message about slots.
    @Test func `A description of another protocol is left out`() throws {
        let ofSlots = Fixture.touchscreenHeader
        let ofLists = "N: List\nA: 35 0 799 0 0\nA: 36 0 479 0 0"
        let ofOne = "N: Kiosk\nA: 00 0 799 0 0\nA: 01 0 479 0 0"
        let point = Fixture.evemu([("1.0", "touch=1 absx=10 absy=20"), ("1.1", "absx=12"), ("1.2", "touch=0")])
        let pointEventLog = ["1 began 10,20", "1 moved 12,20", "1 ended 12,20"]
        let (list, slots) = (Fixture.evemu(Self.list), Fixture.evemu(Self.slots))
        for (events, description, eventLog, described, recorded) in [
            (list, ofSlots, Self.twoFingers, "reports contacts in slots (protocol B)", "lists all contacts"),
            (list, ofOne, Self.twoFingers, "reports one contact (ABS_X and ABS_Y)", "lists all contacts"),
            (
                slots, ofLists, Self.twoFingers, "lists all contacts in each report (protocol A)",
                "reports contacts in slots"
            ),
            (slots, ofOne, Self.twoFingers, "reports one contact (ABS_X and ABS_Y)", "reports contacts in slots"),
            (point, ofSlots, pointEventLog, "reports contacts in slots (protocol B)", "reports one contact"),
            (point, ofLists, pointEventLog, "lists all contacts in each report (protocol A)", "reports one contact"),
        ] {
            let recording = try TouchRecording(contentsOf: events, description: description)
            expectEqual(recording.eventLog, eventLog)
            #expect(recording.device.rangesAreObserved && recording.device.name == nil)
            expectEqual(recording.messages.count, 1)
            let message = recording.messages.first ?? ""
            #expect(
                message.hasPrefix(
                    "the description is of a device that \(described), but the recorded device \(recorded)"))
            #expect(message.hasSuffix("Use the description of the device that was recorded"))
        }
        try expectEqual(TouchRecording(contentsOf: list, description: ofLists).messages, [])
        try expectEqual(TouchRecording(contentsOf: slots, description: ofSlots).messages, [])
        try expectEqual(TouchRecording(contentsOf: point, description: ofOne).messages, [])
    }

    @Test func `A description without axes is left out`() throws {
        for description in ["N: Panel\nI: 0018 0000 0000 0000\nP: 02 00", "A: 3a 0 255 0 0", ""] {
            let recording = try TouchRecording(contentsOf: Fixture.evemu(Self.slots), description: description)
            expectEqual(recording.eventLog, Self.twoFingers)
            expectEqual(recording.messages.count, 1)
            expectEqual(
                recording.messages.first?.hasPrefix("the device's description names no axes of positions, as"), true)
        }
    }

    @Test func `A range of zero to zero is none`() throws {
        let header = Fixture.touchscreenHeader.replacing("A: 36 0 479 0 0 10", with: "A: 36 0 0 0 0 10")
        let recording = try TouchRecording(contentsOf: header + Fixture.evemu(Self.slots))
        expectEqual(recording.eventLog, Self.twoFingers)
        expectEqual(
            recording.messages,
            [
                "the device's description gives ABS_MT_POSITION_Y the range 0 to 0, which is not a valid range; it is treated as "
                    + "unknown"
            ])
        #expect(recording.device.rangesAreObserved)
        let window = app.makeWindow()
        try withExtendedLifetime(window) { try play(recording) }
        #expect(app.deliveries.hasPrefix("touchesBegan window"))
        // Also of getevent, and one that goes backwards.
        let listing = """
            add device 1: /dev/input/event2
              name:     "panel"
                ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                            ABS_MT_POSITION_X     : value 0, min 0, max 0, fuzz 0, flat 0, resolution 0
                            ABS_MT_POSITION_Y     : value 0, min 9, max 1, fuzz 0, flat 0, resolution 0

            """
        let messages = try TouchRecording(contentsOf: Fixture.getevent(Self.slots), description: listing).messages
        expectEqual(messages.count, 2)
        expectEqual(messages.first?.contains("ABS_MT_POSITION_X the range 0 to 0"), true)
        expectEqual(messages.last?.contains("ABS_MT_POSITION_Y the range 9 to 1"), true)
    }

    @Test func `Positions far beyond their range are said to be`() throws {
        let recording = try panel([("1.0", "id=1 x=805 y=20"), ("1.1", "x=4000"), ("1.2", "x=5000"), ("1.3", "id=-1")])
        expectEqual(
            recording.messages,
            [
                "line 19: ABS_MT_POSITION_X is 4000, but the device's description gives it the range 0 to 799; values "
                    + "outside are clamped. It may describe another device's description"
            ])
    }

    @Test func `Events without contacts are said to have none`() throws {
        let recording = try panel([("1.0", "power=1"), ("1.1", "power=0")])
        expectEqual(recording.messages, ["expected contacts, but nothing touches the surface in this recording"])
    }
}
