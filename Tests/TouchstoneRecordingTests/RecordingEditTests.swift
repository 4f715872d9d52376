import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Cutting, slowing, mirroring and scaling.
@Suite(.application) @MainActor
struct RecordingEditTests {
    private let app = TestApplication.current

    /// A tap at 0 s, a drag from 1 s to 1.517 s whose first move is one frame late, and a tap of a second finger at 1.217 s.
    private func recording() throws -> Recording {
        let window = app.makeWindow()
        let recorder = app.record()
        app.fingerTap(at: CGPoint(x: 100, y: 200))
        app.advance(by: 0.95)
        app.fingerDown(at: CGPoint(x: 50, y: 300))
        app.fingerMove(to: CGPoint(x: 150, y: 300), duration: 0.2)
        app.fingerDown(2, at: CGPoint(x: 300, y: 700))
        app.fingerMove(to: CGPoint(x: 250, y: 300), duration: 0.3)
        app.fingersUp([1, 2])
        return try withExtendedLifetime(window) { try recorder.stop() }
    }

    /// `1 began 100,200 at 0`.
    private func lines(_ recording: Recording, every: Set<TouchSample.Phase> = [.began, .ended, .cancelled]) -> [String]
    {
        recording.inputs.flatMap { input, time -> [String] in
            guard case .touches(let samples, _) = input else { return [] }
            return samples.filter { every.contains($0.phase) }.map { sample in
                let ms = Int(((sample.time - recording.header.start) * 1000).rounded())
                return
                    "\(sample.id) \(sample.phase.rawValue) \(Int(sample.location.x)),\(Int(sample.location.y)) at \(ms)"
            }
        }
    }

    @Test func `An unedited recording has its original samples`() throws {
        expectEqual(
            lines(try recording()),
            [
                "1 began 100,200 at 0", "1 ended 100,200 at 50", "1 began 50,300 at 1000", "2 began 300,700 at 1217",
                "1 ended 250,300 at 1517", "2 ended 300,700 at 1517",
            ])
    }

    @Test func `A cut adds touch-downs at its start and lifts at its end`() throws {
        let cut = try recording().cut(from: 1.1, to: 1.4)
        expectEqual(
            lines(cut),
            [
                "1 began 91,300 at 0", "2 began 300,700 at 117", "1 cancelled 216,300 at 300",
                "2 cancelled 300,700 at 300",
            ])
        #expect(!cut.hasIterations && cut.trace.isEmpty, "what was true of the original alone is gone")
        expectEqual(lines(try recording().cut(from: 0.5, to: 0.9)), [])
        expectEqual(lines(try recording().cut(from: 0.5)).count, 4)
    }

    @Test func `Touches are selected by their number`() throws {
        expectEqual(lines(try recording().touches([3])), ["2 began 300,700 at 1217", "2 ended 300,700 at 1517"])
        expectEqual(lines(try recording().touches([1])), ["1 began 100,200 at 0", "1 ended 100,200 at 50"])
        expectEqual(lines(try recording().touches([4])), [])
    }

    @Test func `A recording can be slowed, mirrored and scaled`() throws {
        let original = try recording()
        expectEqual(lines(original.slowed(by: 2)).last, "2 ended 300,700 at 3033")
        expectEqual(lines(original.slowed(by: 2)).first, "1 began 100,200 at 0")
        expectEqual(lines(original.mirrored)[0], "1 began 290,200 at 0")
        expectEqual(lines(original.mirrored.mirrored), lines(original))
        let doubled = original.scaled(by: 2)
        expectEqual(lines(doubled)[0], "1 began 200,400 at 0")
        expectEqual(doubled.header.screen, CGSize(width: 780, height: 1688))
    }

    @Test func `An edited recording is replayed by its times`() throws {
        let slow = try recording().slowed(by: 20).touches([1])
        app.clear()
        let window = app.makeWindow("pressed")
        let press = UILongPressGestureRecognizer()
        press.name = "press"
        window.addGestureRecognizer(press)
        app.replay(slow)
        #expect(app.eventLog.contains("press: began"), "a tap that lasts a second is a long press")
    }

    @Test func `A cut keeps the scene and the screen`() {
        let recording = Recording(
            header: .init(),
            entries: [
                .input(.scene("taps"), time: 0), .input(.scene("pan"), time: 1),
                .input(.screen(CGSize(width: 10, height: 20), scale: 1, isDark: false), time: 1),
                .input(.hostGone(device: 1), time: 3),
            ])
        expectEqual(
            recording.cut(from: 2).entries,
            [
                .input(.scene("pan"), time: 2),
                .input(.screen(CGSize(width: 10, height: 20), scale: 1, isDark: false), time: 2),
                .input(.hostGone(device: 1), time: 3),
            ])
    }

    // MARK: Every value of an input

    private func pencil(_ phase: TouchSample.Phase, x: CGFloat, at time: TimeInterval) -> TouchSample {
        var sample = TouchSample(id: 7, phase: phase, time: time, location: CGPoint(x: x, y: 30))
        sample.type = .pencil
        sample.majorRadius = 4
        sample.majorRadiusTolerance = 1
        sample.force = 2.5
        sample.maximumPossibleForce = 4
        sample.altitudeAngle = 0.5
        sample.azimuthAngle = 0.25
        sample.modifierFlags = .shift
        return sample
    }

    /// All kinds of inputs with a location, on a screen that rotates. The screen is 400 points wide at first.
    private var placed: Recording {
        var finger = TouchSample(id: 1, phase: .began, time: 100.5, location: CGPoint(x: 30, y: 70))
        finger.azimuthAngle = 0.75
        var wheel = ScrollSample(phase: .notch, time: 101, location: CGPoint(x: 10, y: 20))
        wheel.delta = CGVector(dx: 3, dy: 5)
        var turn = ScrollSample(.transform, phase: .changed, time: 101.5, location: CGPoint(x: 100, y: 40))
        turn.scale = 1.5
        turn.rotation = 0.25
        let inputs: [(Recording.Input, TimeInterval)] = [
            (.touches([finger, pencil(.began, x: 100, at: 100.5)], device: 3), 100.75), (.scroll(wheel), 101),
            (.scroll(turn), 101.5), (.hover(HoverSample(time: 102, location: CGPoint(x: 390, y: 8)), device: 2), 102),
            (.hover(HoverSample(time: 102.5, location: nil), device: 2), 102.5),
            (.screen(CGSize(width: 800, height: 400), scale: 2, isDark: true), 103),
            (.touches([pencil(.moved, x: 100, at: 103.5)], device: 3), 103.75), (.global(.shakeBegan(time: 104)), 104),
        ]
        return Recording(
            header: .init(title: "All", start: 100, screen: CGSize(width: 400, height: 800)),
            entries: inputs.map { .input($0, time: $1) })
    }

    /// The expected result of an edit of `placed`.
    private func edited(
        point: (CGPoint, CGFloat) -> CGPoint = { point, _ in point }, by: CGVector = CGVector(dx: 3, dy: 5),
        rotation: CGFloat = 0.25, azimuth: CGFloat = 0.25, radius: CGFloat = 4, tolerance: CGFloat = 1,
        screen: CGSize = CGSize(width: 800, height: 400), time: (TimeInterval) -> TimeInterval = { $0 }
    ) -> [Recording.Entry] {
        func sample(_ original: TouchSample, _ width: CGFloat) -> TouchSample {
            var sample = original
            sample.location = point(original.location, width)
            sample.time = time(original.time)
            if sample.type == .pencil {
                sample.azimuthAngle = azimuth
                sample.majorRadius = radius
                sample.majorRadiusTolerance = tolerance
            }
            return sample
        }
        var finger = TouchSample(id: 1, phase: .began, time: 100.5, location: CGPoint(x: 30, y: 70))
        finger.azimuthAngle = 0.75
        var wheel = ScrollSample(phase: .notch, time: time(101), location: point(CGPoint(x: 10, y: 20), 400))
        wheel.delta = by
        var turn = ScrollSample(
            .transform, phase: .changed, time: time(101.5), location: point(CGPoint(x: 100, y: 40), 400))
        turn.scale = 1.5
        turn.rotation = rotation
        let hover = HoverSample(time: time(102), location: point(CGPoint(x: 390, y: 8), 400))
        let inputs: [(Recording.Input, TimeInterval)] = [
            (.touches([sample(finger, 400), sample(pencil(.began, x: 100, at: 100.5), 400)], device: 3), 100.75),
            (.scroll(wheel), 101), (.scroll(turn), 101.5), (.hover(hover, device: 2), 102),
            (.hover(HoverSample(time: time(102.5), location: nil), device: 2), 102.5),
            (.screen(screen, scale: 2, isDark: true), 103),
            (.touches([sample(pencil(.moved, x: 100, at: 103.5), 800)], device: 3), 103.75),
            (.global(.shakeBegan(time: time(104))), 104),
        ]
        return inputs.map { .input($0, time: time($1)) }
    }

    private func expect(
        _ recording: Recording, _ entries: [Recording.Entry], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(recording.entries.count == entries.count, sourceLocation: sourceLocation)
        for (one, other) in zip(recording.entries, entries) { #expect(one == other, sourceLocation: sourceLocation) }
    }

    @Test func `mirroring exchanges left and right and nothing else`() {
        let mirrored = placed.mirrored
        expect(
            mirrored,
            edited(
                point: { CGPoint(x: $1 - $0.x, y: $0.y) }, by: CGVector(dx: -3, dy: 5), rotation: -0.25,
                azimuth: .pi - 0.25))
        expectEqual(mirrored.header, placed.header)
        guard case .input(.touches(let samples, _), _)? = mirrored.entries.first else {
            Issue.record("There is no touch")
            return
        }
        expectEqual(samples.map(\.location), [CGPoint(x: 370, y: 70), CGPoint(x: 300, y: 30)])
    }

    @Test func `scaling changes lengths but not angles, forces and times`() {
        let scaled = placed.scaled(by: 2)
        expect(
            scaled,
            edited(
                point: { point, _ in CGPoint(x: 2 * point.x, y: 2 * point.y) }, by: CGVector(dx: 6, dy: 10), radius: 8,
                tolerance: 2, screen: CGSize(width: 1600, height: 800)))
        expectEqual(scaled.header.screen, CGSize(width: 800, height: 1600))
    }

    @Test func `slowing changes times and nothing else`() {
        let slowed = placed.slowed(by: 3)
        expect(slowed, edited(time: { 100 + ($0 - 100) * 3 }))
        expectEqual(slowed.header, placed.header)
        expectEqual(slowed.duration, 12)
    }

    // MARK: Cuts

    /// A pencil from 101 to 106 s that does not move from 102 to 105 s, and a finger with the same number on another device.
    private var resting: Recording {
        let finger = { TouchSample(id: 7, phase: $0, time: $1, location: CGPoint(x: 200, y: 200)) }
        let inputs: [(Recording.Input, TimeInterval)] = [
            (.touches([pencil(.began, x: 10, at: 101)], device: 1), 101),
            (.touches([pencil(.moved, x: 20, at: 102)], device: 1), 102),
            (.touches([finger(.began, 103.25)], device: 2), 103.25),
            (.touches([pencil(.moved, x: 50, at: 105)], device: 1), 105),
            (.touches([finger(.ended, 105.25)], device: 2), 105.25),
            (.touches([pencil(.ended, x: 60, at: 106)], device: 1), 106),
        ]
        return Recording(header: .init(start: 100), entries: inputs.map { .input($0, time: $1) })
    }

    @Test func `a cut keeps a touch that does not move during the cut`() {
        let cut = resting.cut(from: 2.5, to: 3)
        expect(
            cut,
            [
                .input(.touches([pencil(.began, x: 20, at: 102.5)], device: 1), time: 102.5),
                .input(.touches([pencil(.cancelled, x: 20, at: 103)], device: 1), time: 103),
            ])
        #expect(cut.header.start == 102.5 && cut.duration == 0.5)
    }

    @Test func `a cut keeps the contact of a pencil, with times relative to the cut's start`() {
        let cut = resting.cut(from: 2.5, to: 5.5)
        let inputs = resting.entries
        expect(
            cut,
            [.input(.touches([pencil(.began, x: 20, at: 102.5)], device: 1), time: 102.5)] + inputs[2...4] + [
                .input(.touches([pencil(.cancelled, x: 50, at: 105.5)], device: 1), time: 105.5)
            ])
        expectEqual(cut.inputs.map { $0.time - cut.header.start }, [0, 0.75, 2.5, 2.75, 3])
    }

    @Test func `a cut without an end ends with its last input`() {
        let finger = TouchSample(id: 7, phase: .began, time: 105.125, location: CGPoint(x: 200, y: 200))
        expect(
            resting.cut(from: 5.125),
            [
                .input(.touches([pencil(.began, x: 50, at: 105.125)], device: 1), time: 105.125),
                .input(.touches([finger], device: 2), time: 105.125),
            ] + resting.entries[4...])
        expect(resting.cut(from: 0.5), resting.entries)
        expectEqual(resting.cut(from: 0.5).header.start, 100.5)
        expect(resting.cut(from: 6.5), [])
    }

    @Test func `touches are numbered by the order of their touch-downs on all devices`() {
        let inputs = resting.entries
        expect(resting.touches([1]), [inputs[0], inputs[1], inputs[3], inputs[5]])
        expect(resting.touches([2]), [inputs[2], inputs[4]])
    }

    /// The test replays the edited recording.
    @Test func `a mirrored pencil is delivered with its force and mirrored angles`() throws {
        final class Paper: UIView {
            var contacts: [[CGFloat]] = []
            private func note(_ touches: Set<UITouch>) {
                for touch in touches {
                    let place = touch.location(in: nil)
                    contacts.append([place.x, place.y, touch.force, touch.altitudeAngle, touch.azimuthAngle(in: nil)])
                }
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let window = app.makeWindow()
        let paper = Paper(frame: window.bounds)
        window.addSubview(paper)
        let recorder = app.record()
        app.pencilDown(
            at: CGPoint(x: 100, y: 200), contact: PencilContact(force: 2, altitudeAngle: 0.5, azimuthAngle: 0.25))
        app.pencilMove(
            to: CGPoint(x: 130, y: 220), contact: PencilContact(force: 3, altitudeAngle: 0.75, azimuthAngle: 0.5))
        app.pencilUp()
        let recording = try recorder.stop()
        let original = paper.contacts
        paper.contacts = []
        app.replay(recording.mirrored)
        app.settle()
        func expect(_ contact: [CGFloat]?, _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation) {
            let isEqual = contact.map { zip($0, expected).allSatisfy { abs($0 - $1) < 1e-9 } }
            #expect(isEqual == true, "\(contact ?? [])", sourceLocation: sourceLocation)
        }
        expect(original.first, [100, 200, 2, 0.5, 0.25])
        expect(original.last, [130, 220, 3, 0.75, 0.5])
        let width = window.bounds.width
        expect(paper.contacts.first, [width - 100, 200, 2, 0.5, .pi - 0.25])
        expect(paper.contacts.last, [width - 130, 220, 3, 0.75, .pi - 0.5])
        withExtendedLifetime(window) {}
    }
}
