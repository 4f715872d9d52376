import Foundation
import Testing
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Cutting, slowing, mirroring and scaling.
@Suite(.application) @MainActor
struct RecordingEditTests {
    private let app = TestApplication.current

    /// A tap at 0, a drag from 1 to 1.517, which rests a frame first, and a second finger that taps at 1.217.
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

    @Test func `The original`() throws {
        #expect(
            lines(try recording()) == [
                "1 began 100,200 at 0", "1 ended 100,200 at 50", "1 began 50,300 at 1000", "2 began 300,700 at 1217",
                "1 ended 250,300 at 1517", "2 ended 300,700 at 1517",
            ])
    }

    @Test func `A cut begins and ends what is down there`() throws {
        let cut = try recording().cut(from: 1.1, to: 1.4)
        #expect(
            lines(cut) == [
                "1 began 100,300 at 0", "2 began 300,700 at 117", "1 cancelled 216,300 at 300",
                "2 cancelled 300,700 at 300",
            ])
        #expect(!cut.hasIterations && cut.trace.isEmpty, "what was true of the original alone is gone")
        #expect(lines(try recording().cut(from: 0.5, to: 0.9)) == [])
        #expect(lines(try recording().cut(from: 0.5)).count == 4)
    }

    @Test func `Touches are kept by their order`() throws {
        #expect(lines(try recording().touches([3])) == ["2 began 300,700 at 1217", "2 ended 300,700 at 1517"])
        #expect(lines(try recording().touches([1])) == ["1 began 100,200 at 0", "1 ended 100,200 at 50"])
        #expect(lines(try recording().touches([4])) == [])
    }

    @Test func `Slowed mirrored scaled`() throws {
        let original = try recording()
        #expect(lines(original.slowed(by: 2)).last == "2 ended 300,700 at 3033")
        #expect(lines(original.slowed(by: 2)).first == "1 began 100,200 at 0")
        #expect(lines(original.mirrored)[0] == "1 began 290,200 at 0")
        #expect(lines(original.mirrored.mirrored) == lines(original))
        let doubled = original.scaled(by: 2)
        #expect(lines(doubled)[0] == "1 began 200,400 at 0")
        #expect(doubled.header.screen == CGSize(width: 780, height: 1688))
    }

    @Test func `A changed recording is played by its times`() throws {
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
        #expect(
            recording.cut(from: 2).entries == [
                .input(.scene("pan"), time: 2),
                .input(.screen(CGSize(width: 10, height: 20), scale: 1, isDark: false), time: 2),
                .input(.hostGone(device: 1), time: 3),
            ])
    }
}
