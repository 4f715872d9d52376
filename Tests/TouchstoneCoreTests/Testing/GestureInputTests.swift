import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The samples that each gesture of a test sends.
@Suite(.application) @MainActor
struct GestureInputTests {
    private let app = TestApplication.current

    /// The reports that a gesture sends, such as `50: 1 ended 100,200`. The number before the colon is the time in milliseconds since
    /// the beginning. Consecutive moves are one line with the first and the last report: `17 to 250: 15 moves`.
    private func input(_ gesture: () -> Void) -> [String] {
        let window = app.makeWindow()
        window.isMultipleTouchEnabled = true
        app.settle()
        app.clear()
        let start = app.clock.now
        gesture()
        var reports: [(time: Int, phase: TouchSample.Phase, fingers: [(number: Int, place: String)])] = []
        for record in app.records {
            guard case .queued(let finger, let phase, let location) = record.fact else { continue }
            let time = Int(((record.time - start) * 1000).rounded())
            let place = "\(Int(location.x.rounded())),\(Int(location.y.rounded()))"
            if let last = reports.last, last.time == time, last.phase == phase,
                !last.fingers.contains(where: { $0.number == finger })
            {
                reports[reports.count - 1].fingers.append((finger, place))
            } else {
                reports.append((time, phase, [(finger, place)]))
            }
        }
        func text(_ fingers: [(number: Int, place: String)], _ phase: String) -> String {
            fingers.map { "\($0.number) \(phase) \($0.place)" }.joined(separator: ", ")
        }
        var lines: [String] = []
        var index = 0
        while index < reports.count {
            let first = reports[index]
            var end = index
            while end + 1 < reports.count, first.phase == .moved, reports[end + 1].phase == .moved,
                reports[end + 1].fingers.map(\.number) == first.fingers.map(\.number)
            {
                end += 1
            }
            if end > index {
                let last = reports[end]
                lines.append(
                    "\(first.time) to \(last.time): \(end - index + 1) moves, \(text(first.fingers, "at")) to \(text(last.fingers, "at"))"
                )
            } else {
                lines.append("\(first.time): \(text(first.fingers, first.phase.rawValue))")
            }
            index = end + 1
        }
        withExtendedLifetime(window) {}
        return lines
    }

    private let place = CGPoint(x: 100, y: 200)

    @Test func `A tap lasts 50 ms, a double tap has a pause of 100 ms, and a long press lasts a second`() {
        expectEqual(input { app.fingerTap(at: place) }, ["0: 1 began 100,200", "50: 1 ended 100,200"])
        expectEqual(input { app.fingerTap(3, at: place) }, ["0: 3 began 100,200", "50: 3 ended 100,200"])
        expectEqual(
            input { app.fingerDoubleTap(at: place) },
            ["0: 1 began 100,200", "50: 1 ended 100,200", "150: 1 began 100,200", "200: 1 ended 100,200"])
        expectEqual(input { app.fingerLongPress(at: place) }, ["0: 1 began 100,200", "1000: 1 ended 100,200"])
        expectEqual(
            input { app.fingerLongPress(2, at: place, duration: 0.3) }, ["0: 2 began 100,200", "300: 2 ended 100,200"])
    }

    @Test func `A drag rests for a frame, moves in each frame and lifts without a pause`() {
        expectEqual(
            input { app.fingerDrag(from: place, to: CGPoint(x: 250, y: 200)) },
            ["0: 1 began 100,200", "17 to 250: 15 moves, 1 at 110,200 to 1 at 250,200", "267: 1 ended 250,200"])
        expectEqual(
            input { app.fingerDrag(2, from: place, to: CGPoint(x: 100, y: 260), duration: 0) },
            ["0: 2 began 100,200", "17: 2 moved 100,260", "33: 2 ended 100,260"])
        expectEqual(
            [UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map { direction in
                input { app.fingerSwipe(at: CGPoint(x: 180, y: 200), direction) }.dropFirst().joined(separator: "; ")
            },
            [
                "17 to 100: 6 moves, 1 at 207,200 to 1 at 340,200; 117: 1 ended 340,200",
                "17 to 100: 6 moves, 1 at 153,200 to 1 at 20,200; 117: 1 ended 20,200",
                "17 to 100: 6 moves, 1 at 180,173 to 1 at 180,40; 117: 1 ended 180,40",
                "17 to 100: 6 moves, 1 at 180,227 to 1 at 180,360; 117: 1 ended 180,360",
            ])
    }

    @Test func `A finger that has rested moves at once, and others keep their places`() {
        expectEqual(
            input {
                app.fingerDown(at: place)
                app.fingerDown(2, at: CGPoint(x: 10, y: 20))
                app.advance(by: 0.5)
                app.fingerMove(to: CGPoint(x: 160, y: 200), duration: 0.05)
                app.fingerMove(2, to: CGPoint(x: 20, y: 20))
                app.fingerCancel(2)
                app.fingerUp()
            },
            [
                "0: 1 began 100,200, 2 began 10,20", "500 to 533: 3 moves, 1 at 120,200 to 1 at 160,200",
                "550: 2 moved 20,20", "567: 2 cancelled 20,20",
                "567: 1 ended 160,200",
            ])
    }

    @Test func `Several fingers go down, move and lift in one report, or apart`() {
        let places: [any TouchPlace] = [place, CGPoint(x: 200, y: 200), CGPoint(x: 300, y: 200)]
        let all = { (phase: String) in "1 \(phase) 100,200, 2 \(phase) 200,200, 3 \(phase) 300,200" }
        expectEqual(input { app.fingersTap(at: places) }, ["0: \(all("began"))", "50: \(all("ended"))"])
        expectEqual(
            input { app.fingersTap(at: places, apart: 0.1) },
            [
                "0: 1 began 100,200", "100: 2 began 200,200", "200: 3 began 300,200", "250: 1 ended 100,200",
                "350: 2 ended 200,200",
                "450: 3 ended 300,200",
            ])
        expectEqual(
            input { app.twoFingerTap(at: (place, CGPoint(x: 200, y: 200))) },
            ["0: 1 began 100,200, 2 began 200,200", "50: 1 ended 100,200, 2 ended 200,200"])
        expectEqual(
            input {
                app.fingersDown(at: places, apart: 0.2)
                app.fingersUp(apart: 0.3)
            },
            [
                "0: 1 began 100,200", "200: 2 began 200,200", "400: 3 began 300,200", "400: 1 ended 100,200",
                "700: 2 ended 200,200",
                "1000: 3 ended 300,200",
            ])
        expectEqual(
            input {
                app.fingersDown([7: place, 4: CGPoint(x: 50, y: 60)])
                app.fingersMove([7: CGPoint(x: 130, y: 200), 4: CGPoint(x: 50, y: 90)], duration: 0.05)
                app.fingersUp([7, 4])
            },
            [
                "0: 4 began 50,60, 7 began 100,200",
                "17 to 50: 3 moves, 4 at 50,70, 7 at 110,200 to 4 at 50,90, 7 at 130,200",
                "67: 4 ended 50,90, 7 ended 130,200",
            ])
        expectEqual(
            input {
                app.fingersDown(at: [place, CGPoint(x: 200, y: 200)])
                app.fingersMove(to: [CGPoint(x: 101, y: 200), CGPoint(x: 201, y: 200)])
                app.fingersUp()
            },
            [
                "0: 1 began 100,200, 2 began 200,200", "17: 1 moved 101,200, 2 moved 201,200",
                "33: 1 ended 101,200, 2 ended 201,200",
            ])
    }

    @Test func `A pinch moves two fingers along a line, and a rotation along a circle, clockwise`() {
        let center = CGPoint(x: 200, y: 400)
        expectEqual(
            input { app.fingerPinch(around: center, from: 100, to: 200) },
            [
                "0: 1 began 150,400, 2 began 250,400",
                "17 to 250: 15 moves, 1 at 147,400, 2 at 253,400 to 1 at 100,400, 2 at 300,400",
                "267: 1 ended 100,400, 2 ended 300,400",
            ])
        expectEqual(
            input { app.fingerRotate(around: center, by: .pi / 2, duration: 2.0 / 60) },
            [
                "0: 1 began 140,400, 2 began 260,400",
                "17 to 33: 2 moves, 1 at 158,358, 2 at 242,442 to 1 at 200,340, 2 at 200,460",
                "50: 1 ended 200,340, 2 ended 200,460",
            ])
        expectEqual(
            input { app.fingerRotate(around: center, radius: 100, by: -.pi) }.last,
            "267: 1 ended 300,400, 2 ended 100,400")
    }

    @Test func `A played recording keeps its intervals, and begins now`() {
        let reports = [5.0, 5.1, 5.05, 5.4].enumerated().map { index, time in
            DeviceReport(
                time: time,
                samples: [
                    TouchSample(
                        id: 3, phase: index == 0 ? .began : index == 3 ? .ended : .moved, time: 0,
                        location: CGPoint(x: 10 * CGFloat(index), y: 20))
                ])
        }
        app.advance(by: 2)
        expectEqual(
            input {
                app.play(reports)
                app.play([])
            },
            ["0: 3 began 0,20", "100 to 100: 2 moves, 3 at 10,20 to 3 at 20,20", "400: 3 ended 30,20"])
    }

    // MARK: Waiting

    @Test func `waitUntil checks in each frame, and stops at its timeout`() {
        let frame = app.application.frameInterval
        var checks: [Int] = []
        func wait(timeout: TimeInterval, until frames: Int) -> String {
            let start = app.clock.now
            checks = []
            var holds = false
            let wait = { (app: TestApplication) in
                holds = app.waitUntil(timeout: timeout) {
                    checks.append(Int(((app.clock.now - start) / frame).rounded()))
                    return checks.last ?? 0 >= frames
                }
            }
            if frames > Int(timeout / frame) {
                withKnownIssue { wait(app) }
            } else {
                wait(app)
            }
            return "\(holds) after \(((app.clock.now - start) * 1000).rounded()) ms, \(checks.count) checks"
        }
        expectEqual(wait(timeout: 1, until: 0), "true after 0.0 ms, 1 checks")
        expectEqual(wait(timeout: 1, until: 3), "true after 50.0 ms, 4 checks")
        expectEqual(checks, [0, 1, 2, 3])
        expectEqual(wait(timeout: 0.04, until: 99), "false after 40.0 ms, 4 checks")
    }

    // MARK: Pointer and trackpad

    @Test func `A trackpad sends a part of its movement in each frame`() {
        let window = app.makeWindow()
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        for recognizer in [pan, pinch, rotation] { window.addGestureRecognizer(recognizer) }
        app.settle()
        var start = app.clock.now
        var lines: [String] = []
        func note(_ text: String) { lines.append("\(Int(((app.clock.now - start) * 1000).rounded())): \(text)") }
        func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
        pan.addHandler { pan in note("pan \(pan.state) \(rounded(pan.translation(in: nil).y))") }
        pinch.addHandler { pinch in note("pinch \(pinch.state) \(rounded(pinch.scale))") }
        rotation.addHandler { rotation in note("rotation \(rotation.state) \(rounded(rotation.rotation))") }
        func output(_ gesture: () -> Void) -> [String] {
            app.advance(by: 1)
            lines = []
            start = app.clock.now
            gesture()
            return lines
        }
        expectEqual(
            output { app.trackpadScroll(at: place, by: CGVector(dx: 0, dy: 30), duration: 0.05) },
            ["17: pan began 10.0", "33: pan changed 20.0", "50: pan changed 30.0", "50: pan ended 30.0"])
        expectEqual(
            output { app.trackpadPinch(at: place, by: 4, duration: 2.0 / 60) },
            ["17: pinch began 2.0", "33: pinch changed 4.0", "33: pinch ended 4.0"])
        expectEqual(
            output { app.trackpadRotate(at: place, by: 1, duration: 2.0 / 60) },
            ["17: rotation began 0.5", "33: rotation changed 1.0", "33: rotation ended 1.0"])
        withExtendedLifetime(window) {}
    }
}
