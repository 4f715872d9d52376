// Recordings of touch hardware: edges of devices that do not begin at 0, pinches on wide and on tall devices, Android's getevent
// without a description, ids behind their attributes, descriptions that belong to another device or say nothing.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneTouchscreenDecoder
import UIKit

/// Lines of a recording: each report is a time and `NAME=value` pairs.
private enum Report {
    private static let codes: [String: (type: Int, code: Int, name: String)] = [
        "slot": (3, 0x2F, "ABS_MT_SLOT"), "id": (3, 0x39, "ABS_MT_TRACKING_ID"), "x": (3, 0x35, "ABS_MT_POSITION_X"),
        "y": (3, 0x36, "ABS_MT_POSITION_Y"), "pressure": (3, 0x3A, "ABS_MT_PRESSURE"),
        "major": (3, 0x30, "ABS_MT_TOUCH_MAJOR"), "absx": (3, 0, "ABS_X"), "absy": (3, 1, "ABS_Y"),
        "touch": (1, 0x14A, "BTN_TOUCH"),
    ]

    private static func pairs(_ words: String) -> [(Int, Int, String, Int)] {
        words.split(separator: " ").map {
            let parts = $0.split(separator: "=")
            let code = codes[String(parts[0])]!
            return (code.type, code.code, code.name, Int(parts[1])!)
        }
    }

    static func evemu(_ reports: [(Double, String)]) -> String {
        var text = ""
        for (time, words) in reports {
            for (type, code, _, value) in pairs(words) {
                text += String(format: "E: %.6f %04x %04x %d\n", time, type, code, value)
            }
            text += String(format: "E: %.6f 0000 0000 0\n", time)
        }
        return text
    }

    static func getevent(_ reports: [(Double, String)]) -> String {
        func padded(_ text: String) -> String { text.padding(toLength: 20, withPad: " ", startingAt: 0) }
        var text = ""
        for (time, words) in reports {
            let stamp = String(format: "[%15.6f] ", time)
            for (type, _, name, value) in pairs(words) {
                let bits = String(format: "%08x", UInt32(bitPattern: Int32(value)))
                text += stamp + (type == 1 ? "EV_KEY       " : "EV_ABS       ") + padded(name) + " " + bits + "\n"
            }
            text += stamp + "EV_SYN       " + padded("SYN_REPORT") + " 00000000\n"
        }
        return text
    }

    static func device(x: ClosedRange<Int>, y: ClosedRange<Int>) -> String {
        """
        # EVEMU 1.3
        N: Surface
        I: 0003 0000 0000 0000
        P: 02 00 00 00 00 00 00 00
        A: 2f 0 4 0 0 0
        A: 35 \(x.lowerBound) \(x.upperBound) 0 0 0
        A: 36 \(y.lowerBound) \(y.upperBound) 0 0 0
        A: 39 0 65535 0 0 0

        """
    }
}

private func callbacks(_ recording: TouchRecording) -> String {
    recording.frames.flatMap(\.contacts).map { "\($0.id) \($0.phase.rawValue) \(Int($0.x)),\(Int($0.y))" }
        .joined(separator: "; ")
}

@Suite(.application) @MainActor
struct HardwareMappingEventLogTests {
    let app = TestApplication.current

    private func mapping(_ device: String, width: Double = 390, height: Double = 844) throws -> AxisMapping {
        let recording = try TouchRecording(
            contentsOf: device + Report.evemu([(1, "slot=0 id=1 x=5 y=5"), (1.1, "id=-1")]))
        return try #require(AxisMapping(device: recording.device, width: width, height: height))
    }

    @Test(arguments: [(-512, 511, -300, 299), (100, 1123, 50, 818), (0, 32767, 0, 32767)])
    func `The last unit of a range lies on the screen`(_ left: Int, _ right: Int, _ top: Int, _ bottom: Int) throws {
        for (width, height) in [(390.0, 844.0), (844, 390), (1024, 1366)] {
            let mapping = try mapping(
                Report.device(x: left...right, y: top...bottom), width: width, height: height)
            for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                let point = mapping.point(x: Double(x), y: Double(y))
                #expect(point.x >= 0 && point.x < width && point.y >= 0 && point.y < height, "\(x),\(y) at \(point)")
            }
        }
    }

    @Test func `A drag that begins in the last row is not dropped`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.device(x: 0...719, y: 0...1557)
                + Report.evemu([
                    (1, "slot=0 id=1 x=300 y=1557"), (1.02, "y=1400"), (1.04, "y=1200"), (1.06, "y=1000"),
                    (1.1, "id=-1"),
                ]))
        let view = app.makeWindow()
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer()
        pan.addHandler { states.append($0.state) }
        view.addGestureRecognizer(pan)
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        app.play(recording.touchReports(mapping))
        app.advance(by: 1)
        #expect(states.first == .began && states.last == .ended)
    }

    @Test(arguments: [(1919, 1079), (1079, 1919), (4095, 2047)])
    func `A diagonal stays a diagonal`(_ x: Int, _ y: Int) throws {
        let mapping = try mapping(Report.device(x: 0...x, y: 0...y))
        let from = mapping.point(x: 100, y: 200)
        let to = mapping.point(x: 600, y: 700)
        #expect(abs((to.x - from.x) - (to.y - from.y)) < 1e-9, "\(from) to \(to)")
        #expect(to.x > from.x)
    }

    @Test func `A pinch along either axis has its scale`() throws {
        var scales: [CGFloat] = []
        for along in ["x", "y"] {
            let reports = (0...15).map { step -> (Double, String) in
                let (spread, start) = (100 + step * 20, step == 0)
                func place(_ sign: Int) -> String {
                    along == "x" ? "x=\(1000 + sign * spread) y=500" : "x=1000 y=\(500 + sign * spread)"
                }
                return (
                    1 + Double(step) / 60,
                    "slot=0 \(start ? "id=1 " : "")\(place(-1)) slot=1 \(start ? "id=2 " : "")\(place(1))"
                )
            }
            let recording = try TouchRecording(
                contentsOf: Report.device(x: 0...1999, y: 0...999)
                    + Report.evemu(reports + [(1.4, "slot=0 id=-1 slot=1 id=-1")]))
            let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
            let window = app.makeWindow()
            let pinch = UIPinchGestureRecognizer()
            var scale: CGFloat = 0
            pinch.addHandler { [pinch] in
                if $0.state == .changed { scale = pinch.scale }
            }
            window.addGestureRecognizer(pinch)
            app.play(recording.touchReports(mapping))
            app.advance(by: 1)
            window.isHidden = true
            scales.append(scale)
        }
        // Four times as far apart, less the slop: the same along both axes.
        #expect(scales[0] > 3 && scales[0] < 4)
        #expect(abs(scales[0] - scales[1]) < 0.02, "\(scales)")
    }

    @Test func `Getevent without its head keeps units as points`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.getevent([
                (10, "id=77 x=50 y=60"), (10.05, "x=80 y=100"), (10.1, "x=110 y=140"), (10.2, "id=-1"),
            ]))
        #expect(recording.device.rangesAreObserved)
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        let places = recording.frames.compactMap(\.contacts.first).map { mapping.point(x: $0.x, y: $0.y) }
        #expect(abs(places[2].x - places[0].x - 60) < 1e-9)
        #expect(abs(places[2].y - places[0].y - 80) < 1e-9)
    }

    @Test func `Getevent of a large phone without its head keeps its shape`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.getevent([(10, "id=1 x=40 y=1000"), (10.1, "x=1040 y=2000"), (10.2, "id=-1")]))
        let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
        let from = mapping.point(x: 40, y: 1000)
        let to = mapping.point(x: 1040, y: 2000)
        #expect(abs((to.x - from.x) - (to.y - from.y)) < 1e-9, "\(from) to \(to)")
    }
}

@Suite struct HardwareReadingEventLogTests {
    @Test func `Three contacts follow each other in one slot`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.device(x: 0...999, y: 0...999)
                + Report.evemu([
                    (1, "slot=2 pressure=30 x=1 y=2 id=10"), (1.1, "y=3 x=4 pressure=40 id=11"), (1.2, "y=9 id=12"),
                    (1.3, "id=-1"),
                ]))
        expectEqual(
            callbacks(recording),
            "1 began 1,2; 1 ended 1,2; 2 began 4,3; 2 ended 4,3; 3 began 4,9; 3 ended 4,9")
        #expect(recording.problems.isEmpty, "\(recording.problems)")
        expectEqual(recording.frames[1].contacts.last?.pressure, 40)
    }

    @Test func `Ids behind their attributes in getevent too`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.getevent([
                (3, "slot=0 x=100 y=100 id=5"), (3.05, "slot=1 x=300 y=310 id=6"), (3.1, "slot=0 x=700 y=710 id=7"),
                (3.2, "slot=0 id=-1 slot=1 id=-1"),
            ]))
        let expected =
            "1 began 100,100; 2 began 300,310; 1 ended 100,100; 3 began 700,710; 3 ended 700,710; 2 ended 300,310"
        expectEqual(callbacks(recording), expected)
        #expect(recording.problems.isEmpty, "\(recording.problems)")
    }

    @Test func `A description of slots beside events of one point`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.evemu([(1, "touch=1 absx=30 absy=40"), (1.1, "absx=35"), (1.2, "touch=0")]),
            description: Report.device(x: 0...999, y: 0...999))
        expectEqual(callbacks(recording), "1 began 30,40; 1 moved 35,40; 1 ended 35,40")
        let problems = recording.problems.map { $0.message.lowercased() }
        #expect(problems.contains { $0.contains("description") }, "\(problems)")
    }

    @Test func `A description of a keyboard is noted`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.getevent([(1, "slot=0 id=1 x=10 y=20"), (1.2, "id=-1")]),
            description: "N: Keys\nI: 0011 0001 0001 ab41\nP: 00 00 00 00 00 00 00 00\nB: 00 13 00 12 00 00 00 00 00\n")
        expectEqual(callbacks(recording), "1 began 10,20; 1 ended 10,20")
        #expect(recording.problems.contains { $0.message.lowercased().contains("ax") }, "\(recording.problems)")
    }

    @Test(arguments: [(0...0, 0...479), (0...799, 0...0)])
    func `One range of nothing is noted too`(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) throws {
        let recording = try TouchRecording(
            contentsOf: Report.device(x: x, y: y)
                + Report.evemu([(1, "slot=0 id=1 x=300 y=200"), (1.1, "x=340 y=240"), (1.2, "id=-1")]))
        expectEqual(callbacks(recording), "1 began 300,200; 1 moved 340,240; 1 ended 340,240")
        #expect(recording.problems.contains { $0.message.contains("range") }, "\(recording.problems)")
        if let mapping = AxisMapping(device: recording.device, width: 390, height: 844) {
            let from = mapping.point(x: 300, y: 200)
            #expect(from.x.isFinite && from.y.isFinite)
        }
    }

    @Test func `Getevent that only lists a device says that there is nothing`() throws {
        let recording = try TouchRecording(
            contentsOf: Report.getevent([(1, "touch=1"), (1.1, "touch=0")]))
        expectEqual(callbacks(recording), "")
        #expect(!recording.problems.isEmpty)
    }
}

/// `touchstone` as a shell sees it.
@Suite(.serialized) struct HardwareCommandEventLogTests {
    private func touchstone(_ arguments: [String], files: [String: String]) throws -> Program.Finished {
        let folder = try TemporaryFolder()
        for (name, text) in files { _ = try folder.file(name, text) }
        return try Program.touchstone(arguments, in: folder.path)
    }

    private let drag: [(Double, String)] = [(1, "slot=0 id=1 x=50 y=60"), (1.1, "x=80"), (1.2, "id=-1")]

    @Test func `getevent without a description says what it assumes`() throws {
        let finished = try touchstone(
            ["convert", "phone.getevent", "--scene", "pan", "--to", "recording"],
            files: ["phone.getevent": Report.getevent(drag)])
        expectEqual(finished.code, 0, "\(finished.errors)")
        #expect(finished.errors.contains("unit") && finished.errors.contains("point"), "\(finished.errors)")
    }

    @Test func `A description of another protocol is reported`() throws {
        let finished = try touchstone(
            ["replay", "hand.events", "--desc", "kiosk.desc", "--scene", "pan", "--quiet"],
            files: [
                "hand.events": Report.evemu(drag),
                "kiosk.desc": "N: Kiosk\nP: 02 00\nA: 00 0 1000 0 0\nA: 01 0 500 0 0\n",
            ])
        #expect(finished.errors.contains("description"), "\(finished.code) \(finished.errors)")
    }

    @Test func `One of two touches that is not there is reported`() throws {
        let finished = try touchstone(
            ["convert", "hand.events", "--scene", "pan", "--touches", "1,7", "--to", "recording"],
            files: ["hand.events": Report.device(x: 0...389, y: 0...843) + Report.evemu(drag)])
        #expect(finished.errors.contains("7"), "\(finished.code) \(finished.errors)")
    }
}
