// Recordings of touch hardware: the last column and row, one scale for both axes, no description, attributes before TRACKING_ID,
// descriptions of another protocol, without axes and with a range of 0…0, files without events.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneTouchscreenDecoder
import UIKit

/// An evemu recording in words: `id=5 x=10 y=20 slot=1 touch=1 absx=3 absy=4`, each report with its time.
private enum Evemu {
    private static let codes: [String: (String, String)] = [
        "slot": ("0003", "002f"), "id": ("0003", "0039"), "x": ("0003", "0035"), "y": ("0003", "0036"),
        "major": ("0003", "0030"), "pressure": ("0003", "003a"), "absx": ("0003", "0000"), "absy": ("0003", "0001"),
        "touch": ("0001", "014a"), "power": ("0001", "0074"),
    ]

    static func events(_ reports: [(time: Double, words: String)]) -> String {
        reports.map { report in
            let time = String(format: "%.6f", report.time)
            let lines = report.words.split(separator: " ").map { word in
                let parts = word.split(separator: "=")
                let (type, code) = codes[String(parts[0])]!
                return "E: \(time) \(type) \(code) \(parts[1])\n"
            }
            return lines.joined() + "E: \(time) 0000 0000 0\n"
        }.joined()
    }

    /// A touchscreen with slots whose positions go from 0 to `x` and to `y`.
    static func slots(_ x: Int, _ y: Int) -> String {
        """
        # EVEMU 1.3
        N: Panel
        I: 0018 0000 0000 0000
        P: 02 00 00 00 00 00 00 00
        A: 2f 0 9 0 0 0
        A: 35 0 \(x) 0 0 0
        A: 36 0 \(y) 0 0 0
        A: 39 0 65535 0 0 0

        """
    }
}

private func lives(_ recording: TouchRecording) -> [String] {
    recording.frames.flatMap(\.contacts).map { "\($0.id) \($0.phase.rawValue) \(Int($0.x)),\(Int($0.y))" }
}

/// In degrees, from the first to the second of two points.
private func angle(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Double {
    atan2(other.y - one.y, other.x - one.x) * 180 / .pi
}

@Suite(.application) @MainActor
struct HardwareMappingTests {
    let app = TestApplication.current

    /// The corners of the device, last column and row included, are on the screen.
    @Test(arguments: [(1079.0, 2339.0), (4095, 4095), (799, 479)])
    func `Every place of the device is a place of the screen`(_ x: Double, _ y: Double) throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(Int(x), Int(y)) + Evemu.events([(1, "id=1 x=0 y=0"), (1.1, "id=-1")]))
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        for corner in [(0.0, 0.0), (x, 0), (0, y), (x, y)] {
            let point = mapping.point(x: corner.0, y: corner.1)
            #expect(point.x >= 0 && point.x < 390 && point.y >= 0 && point.y < 844, "\(corner) is at \(point)")
        }
    }

    @Test func `A tap on the last column and row reaches the view`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(1079, 2335) + Evemu.events([(1, "id=1 x=1079 y=2335"), (1.1, "id=-1")]))
        let window = app.makeWindow()
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        window.addGestureRecognizer(tap)
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        app.play(recording.touchReports(mapping))
        app.advance(by: 1)
        expectEqual(taps, 1)
    }

    @Test func `A square device keeps its angles on a tall screen`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(4095, 4095)
                + Evemu.events([(1, "slot=0 id=1 x=2000 y=3000 slot=1 id=2 x=1600 y=3820"), (1.1, "slot=0 id=-1")]))
        let samples = recording.frames[0].contacts
        let device = angle((samples[0].x, samples[0].y), (samples[1].x, samples[1].y))
        #expect(abs(device - 116) < 0.1)
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        let points = samples.map { mapping.point(x: $0.x, y: $0.y) }
        #expect(abs(angle(points[0], points[1]) - device) < 0.01)
    }

    @Test func `A rotation is the same in device and on screen`() throws {
        // A quarter of a turn around the middle of a wide device.
        let turn = (0...20).map { step -> (time: Double, words: String) in
            let a = Double(step) / 20 * .pi / 2
            let (dx, dy) = (Int(300 * cos(a)), Int(300 * sin(a)))
            let (first, second) = step == 0 ? ("id=1 ", "id=2 ") : ("", "")
            let one = "slot=0 \(first)x=\(960 + dx) y=\(600 + dy)"
            let other = "slot=1 \(second)x=\(960 - dx) y=\(600 - dy)"
            return (1 + Double(step) / 60, "\(one) \(other)")
        }
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(1919, 1199) + Evemu.events(turn + [(1.5, "slot=0 id=-1 slot=1 id=-1")]))
        let window = app.makeWindow()
        let rotation = UIRotationGestureRecognizer()
        var turned = 0.0
        rotation.addHandler { [rotation] in
            if $0.state == .changed { turned = Double(rotation.rotation) }
        }
        window.addGestureRecognizer(rotation)
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        app.play(recording.touchReports(mapping))
        app.advance(by: 1)
        // Without the slop of recognition.
        #expect(turned > 1.2 && turned < 1.58, "\(turned)")
    }

    @Test func `Lengths have the scale of places`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(1599, 799) + Evemu.events([(1, "id=1 x=0 y=0"), (1.1, "id=-1")]))
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        let origin = mapping.point(x: 0, y: 0)
        let right = mapping.point(x: 100, y: 0)
        let down = mapping.point(x: 0, y: 100)
        #expect(abs((right.x - origin.x) - (down.y - origin.y)) < 1e-9)
        #expect(abs(mapping.length(100) - (right.x - origin.x)) < 1e-9)
    }

    @Test func `Without a description a unit is a point`() throws {
        let recording = try TouchRecording(
            contentsOf: "# EVEMU 1.3\n"
                + Evemu.events([(1, "slot=0 id=1 x=100 y=200"), (1.1, "x=140 y=260"), (1.2, "id=-1")]))
        #expect(recording.device.rangesAreObserved)
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        let from = mapping.point(x: 100, y: 200)
        let to = mapping.point(x: 140, y: 260)
        #expect(abs(to.x - from.x - 40) < 1e-9 && abs(to.y - from.y - 60) < 1e-9, "\(from) to \(to)")
    }

    @Test func `Without a description angles of a large device stay`() throws {
        let recording = try TouchRecording(
            contentsOf: "# EVEMU 1.3\n"
                + Evemu.events([(1, "slot=0 id=1 x=300 y=500"), (1.1, "x=3300 y=1500"), (1.2, "id=-1")]))
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        let from = mapping.point(x: 300, y: 500)
        let to = mapping.point(x: 3300, y: 1500)
        #expect(abs(angle(from, to) - 18.435) < 0.01)
    }
}

@Suite struct HardwareReadingTests {
    @Test func `Attributes before the tracking id belong to the new contact`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(799, 479)
                + Evemu.events([
                    (1, "slot=0 x=10 y=20 id=1"), (1.1, "x=30"), (1.2, "x=500 y=400 id=2"), (1.3, "id=-1"),
                ]))
        let expected = ["1 began 10,20", "1 moved 30,20", "1 ended 30,20", "2 began 500,400", "2 ended 500,400"]
        expectEqual(lives(recording), expected)
        #expect(recording.problems.isEmpty, "\(recording.problems)")
    }

    @Test func `A second finger whose id comes last`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(799, 479)
                + Evemu.events([
                    (1, "slot=0 major=8 x=10 y=20 id=1"), (1.1, "slot=1 y=200 x=100 major=9 id=2"),
                    (1.2, "slot=0 id=-1 slot=1 id=-1"),
                ]))
        expectEqual(lives(recording), ["1 began 10,20", "2 began 100,200", "1 ended 10,20", "2 ended 100,200"])
        expectEqual(recording.frames[1].contacts[0].major, 9)
        #expect(recording.problems.isEmpty, "\(recording.problems)")
    }

    /// What a device with slots sends, beside the description of one that has only one point.
    @Test func `A description of another protocol is said to be that`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.events([(1, "slot=0 id=1 x=100 y=200"), (1.1, "x=140"), (1.2, "id=-1")]),
            description: "N: Old Kiosk\nP: 02 00\nA: 00 0 1000 0 0\nA: 01 0 500 0 0\n")
        expectEqual(lives(recording), ["1 began 100,200", "1 moved 140,200", "1 ended 140,200"])
        let messages = recording.problems.map { $0.message.lowercased() }
        #expect(messages.contains { $0.contains("description") }, "\(messages)")
    }

    @Test func `A description without axes is noted and the rest is read`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.events([(1, "slot=0 id=1 x=100 y=200"), (1.2, "id=-1")]),
            description: "N: Buttons\nI: 0018 0000 0000 0000\nP: 02 00 00 00 00 00 00 00\n")
        expectEqual(lives(recording), ["1 began 100,200", "1 ended 100,200"])
        #expect(recording.problems.contains { $0.message.lowercased().contains("ax") }, "\(recording.problems)")
    }

    @Test func `A range of nothing is noted`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(0, 0) + Evemu.events([(1, "slot=0 id=1 x=100 y=200"), (1.2, "id=-1")]))
        expectEqual(lives(recording), ["1 began 100,200", "1 ended 100,200"])
        #expect(recording.problems.contains { $0.message.contains("range") }, "\(recording.problems)")
        if let mapping = AxisMapping(device: recording.device, width: 390, height: 844) {
            let point = mapping.point(x: 100, y: 200)
            #expect(point.x.isFinite && point.y.isFinite)
        }
    }

    @Test func `A file of keys alone has no touches and says so`() throws {
        let recording = try TouchRecording(
            contentsOf: Evemu.slots(799, 479) + Evemu.events([(1, "power=1"), (1.1, "power=0")]))
        expectEqual(lives(recording), [])
        #expect(!recording.problems.isEmpty)
    }
}

/// `touchstone` as a shell sees it.
@Suite(.serialized) struct HardwareCommandTests {
    private func replay(_ text: String, _ arguments: [String]) throws -> Program.Finished {
        let folder = try TemporaryFolder()
        let file = try folder.file("hand.events", text)
        return try Program.touchstone([arguments[0], file] + arguments.dropFirst())
    }

    private let tap = Evemu.events([(1, "slot=0 id=1 x=100 y=200"), (1.1, "id=-1")])

    @Test func `Without a description the assumption is reported`() throws {
        let finished = try replay("# EVEMU 1.3\n" + tap, ["replay", "--scene", "taps"])
        expectEqual(finished.code, 0)
        #expect(finished.errors.contains("unit") && finished.errors.contains("point"), "\(finished.errors)")
        let described = try replay(Evemu.slots(799, 479) + tap, ["replay", "--scene", "taps"])
        expectEqual(described.code, 0)
        #expect(!described.errors.contains("unit"), "\(described.errors)")
    }

    @Test func `Touches that are not there are not cut out in silence`() throws {
        let kept = try replay(
            Evemu.slots(799, 479) + tap, ["convert", "--scene", "taps", "--touches", "1", "--to", "recording"])
        expectEqual(kept.code, 0, "\(kept.errors)")
        let finished = try replay(
            Evemu.slots(799, 479) + tap, ["convert", "--scene", "taps", "--touches", "99", "--to", "recording"])
        #expect(finished.errors.contains("99"), "\(finished.code) \(finished.errors)")
    }

    @Test func `A file without events is not played in silence`() throws {
        let finished = try replay(Evemu.slots(799, 479), ["replay", "--scene", "taps", "--quiet"])
        #expect(finished.errors.contains("event"), "\(finished.code) \(finished.errors)")
    }
}
