import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The samples that each method of an `EventGenerator` sends. The places are relative to the center of the screen.
@Suite(.application(idiom: .pad)) @MainActor
struct GeneratorInputTests {
    private let app = TestApplication.current

    /// The reports that a method sends, such as `50: 1 ended 0,10`, with the time in milliseconds since the beginning. Of moves, only
    /// their number, the first and the last are listed.
    private func input(_ gesture: (EventGenerator) throws -> Void) throws -> [String] {
        let window = app.makeWindow()
        window.isMultipleTouchEnabled = true
        let generator = try EventGenerator(window: window)
        app.settle()
        app.clear()
        let start = app.clock.now
        try gesture(generator)
        var reports: [(time: Int, phase: TouchSample.Phase, fingers: [String])] = []
        let center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        for record in app.records {
            guard case .queued(let finger, let phase, let location) = record.fact else { continue }
            let time = Int(((record.time - start) * 1000).rounded())
            let place =
                "\(finger) at \(Int((location.x - center.x).rounded())),\(Int((location.y - center.y).rounded()))"
            if let last = reports.last, last.time == time, last.phase == phase {
                reports[reports.count - 1].fingers.append(place)
            } else {
                reports.append((time, phase, [place]))
            }
        }
        var lines: [String] = []
        for (index, report) in reports.enumerated() {
            let text = "\(report.time): \(report.phase.rawValue) \(report.fingers.joined(separator: " and "))"
            let isInside =
                index > 0 && index < reports.count - 1
                && [index - 1, index + 1].allSatisfy { reports[$0].phase == .moved }
            if report.phase == .moved, isInside {
                if lines.last?.hasPrefix("…") != true { lines.append("…0") }
                let count = Int(lines[lines.count - 1].dropFirst()) ?? 0
                lines[lines.count - 1] = "…\(count + 1)"
            } else {
                lines.append(text)
            }
        }
        withExtendedLifetime(window) {}
        return lines
    }

    @Test func `Taps last 50 ms, and the next one follows 150 ms later`() throws {
        try expectEqual(input { try $0.fingerTap() }, ["0: began 1 at 0,0", "50: ended 1 at 0,0"])
        try expectEqual(
            input { try $0.fingerDoubleTap(.leftThumb) },
            ["0: began 6 at 0,0", "50: ended 6 at 0,0", "200: began 6 at 0,0", "250: ended 6 at 0,0"])
        try expectEqual(
            input { try $0.fingerTap(at: OffsetLocation(x: 0, y: 10), numberOfTimes: 3, interval: 0.4) },
            [
                "0: began 1 at 0,10", "50: ended 1 at 0,10", "450: began 1 at 0,10", "500: ended 1 at 0,10",
                "900: began 1 at 0,10",
                "950: ended 1 at 0,10",
            ])
        try expectEqual(input { try $0.fingerLongPress() }, ["0: began 1 at 0,0", "2000: ended 1 at 0,0"])
        try expectEqual(
            input { try $0.twoFingerTap() },
            ["0: began 1 at 10,0 and 2 at -10,0", "50: ended 1 at 10,0 and 2 at -10,0"])
    }

    @Test func `A drag rests for a frame, eases in and out, and lifts`() throws {
        let start = OffsetLocation(x: -90, y: 0)
        try expectEqual(
            input { try $0.fingerDrag(from: start, translationX: 90, y: 30, duration: 0.1) },
            ["0: began 1 at -90,0", "17: moved 1 at -84,2", "…4", "100: moved 1 at 0,30", "117: ended 1 at 0,30"])
        try expectEqual(
            input { try $0.fingerDrag(from: start, to: OffsetLocation(x: 90, y: 0), duration: 0) },
            ["0: began 1 at -90,0", "17: moved 1 at 90,0", "33: ended 1 at 90,0"])
    }

    @Test func `Pinches change the distance from 20 to 200 points in 150 ms, or back`() throws {
        try expectEqual(
            input { try $0.fingerPinchOpen() },
            [
                "0: began 1 at 10,0 and 2 at -10,0", "17: moved 1 at 13,0 and 2 at -13,0", "…7",
                "150: moved 1 at 100,0 and 2 at -100,0", "167: ended 1 at 100,0 and 2 at -100,0",
            ])
        try expectEqual(
            input { try $0.fingerPinchClose(angle: .pi / 2) }.last, "167: ended 1 at 0,10 and 2 at 0,-10")
        try expectEqual(
            input { try $0.fingerPinch(fromDistance: 100, toDistance: 40, duration: 0.05) },
            [
                "0: began 1 at 50,0 and 2 at -50,0", "17: moved 1 at 42,0 and 2 at -42,0", "…1",
                "50: moved 1 at 20,0 and 2 at -20,0", "67: ended 1 at 20,0 and 2 at -20,0",
            ])
    }

    @Test func `A rotation keeps the distance of 100 points and turns clockwise`() throws {
        try expectEqual(
            input { try $0.fingerRotate(angle: .pi, duration: 0.05) },
            [
                "0: began 1 at 50,0 and 2 at -50,0", "17: moved 1 at 34,36 and 2 at -34,-36", "…1",
                "50: moved 1 at -50,0 and 2 at 50,0", "67: ended 1 at -50,0 and 2 at 50,0",
            ])
        try expectEqual(
            input { try $0.fingerRotate(withDistance: 60, fromAngle: .pi / 2, toAngle: .pi, duration: 0) },
            [
                "0: began 1 at 0,30 and 2 at 0,-30", "17: moved 1 at -30,0 and 2 at 30,0",
                "33: ended 1 at -30,0 and 2 at 30,0",
            ])
    }

    @Test func `Named fingers are used, unnamed ones are the first that are free, and the last that are down`() throws {
        let left = OffsetLocation(x: -20, y: 0)
        let right = OffsetLocation(x: 20, y: 0)
        try expectEqual(
            input {
                try $0.fingerDown([.rightIndex, nil, nil], at: [left, right, $0.window])
                try $0.fingerDown(at: right)
                try $0.fingerMove([.rightThumb, nil], to: [left, left])
                try $0.fingerUp([.rightMiddle, nil])
                try $0.fingerUp()
                try $0.fingerDown(at: left)
                try $0.fingerUp(.rightIndex)
                try $0.fingerUp()
            },
            [
                "0: began 2 at -20,0 and 1 at 20,0 and 3 at 0,0 and 4 at 20,0", "17: moved 1 at -20,0 and 4 at -20,0",
                "33: ended 3 at 0,0 and 4 at -20,0 and 1 at -20,0", "33: began 1 at -20,0",
                "33: ended 2 at -20,0 and 1 at -20,0",
            ])
        try expectEqual(
            input {
                try $0.twoFingerDown([.leftThumb, .leftIndex], at: left, withDistance: 20, angle: .pi / 2)
                try $0.twoFingerMove(to: right, withDistance: 40, duration: 0)
                try $0.fingerPivot([.leftThumb], aroundAnchor: right, angle: .pi / 2)
                try $0.twoFingerUp()
            },
            [
                "0: began 6 at -20,10 and 7 at -20,-10", "17: moved 6 at 40,0 and 7 at 0,0", "33: moved 6 at 20,20",
                "50: ended 6 at 20,20 and 7 at 0,0",
            ])
    }

    @Test func `A stylus rests, moves and lifts like a finger`() throws {
        try expectEqual(
            input {
                try $0.stylusDown(pressure: 0.5)
                try $0.stylusMove(to: OffsetLocation(x: 30, y: 0), pressure: 1, duration: 0.05)
                try $0.stylusUp()
            },
            ["0: began 11 at 0,0", "17: moved 11 at 8,0", "…1", "50: moved 11 at 30,0", "67: ended 11 at 30,0"])
        try expectEqual(input { try $0.stylusTap() }, ["0: began 11 at 0,0", "50: ended 11 at 0,0"])
        try expectEqual(
            input { try $0.stylusDoubleTap() },
            ["0: began 11 at 0,0", "50: ended 11 at 0,0", "200: began 11 at 0,0", "250: ended 11 at 0,0"])
        try expectEqual(input { try $0.stylusLongPress() }, ["0: began 11 at 0,0", "2000: ended 11 at 0,0"])
    }

    @Test func `A negative number of taps of a stylus is an issue and sends nothing`() throws {
        let generator = try EventGenerator(window: app.makeWindow())
        app.clear()
        withKnownIssue { try generator.stylusTap(numberOfTimes: 0) }
        withKnownIssue { try generator.stylusTap(numberOfTimes: -1) }
        #expect(!app.records.contains { $0.fact.kind == "queued" })
    }

    @Test func `Shift stays held until both of its keys are released`() throws {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        window.addSubview(field)
        app.settle()
        field.becomeFirstResponder()
        let generator = try EventGenerator(window: window)
        try generator.keyDown(.leftShift)
        try generator.keyPress("a")
        try generator.keyDown(.rightShift)
        try generator.keyUp(.leftShift)
        try generator.keyPress("b")
        try generator.keyUp(.rightShift)
        try generator.keyPress("c")
        expectEqual(field.text, "ABc")
    }

    @Test func `Keys follow each other after 20 ms, and each lasts a frame`() throws {
        let window = app.makeWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        window.addSubview(field)
        app.settle()
        field.becomeFirstResponder()
        let generator = try EventGenerator(window: window)
        app.settle()
        let start = app.clock.now
        func time() -> Int { Int(((app.clock.now - start) * 1000).rounded()) }
        var times: [Int] = []
        try generator.keyType("ab")
        times.append(time())
        try generator.keyPress("c", numberOfTimes: 3)
        times.append(time())
        try generator.keyType("D")
        times.append(time())
        #expect(field.text == "abcccD")
        // A key press takes two frames of 16.7 ms, and one with Shift four.
        expectEqual(times, [87, 227, 293])
    }
}
