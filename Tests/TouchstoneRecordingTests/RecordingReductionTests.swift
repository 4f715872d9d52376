import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// Reduction of a recording to the samples that a failure needs.
@Suite @MainActor
struct RecordingReductionTests {
    private final class Page: UIView {
        var wasCancelled = false
        var movedDistance: CGFloat = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            movedDistance = max(movedDistance, touch.location(in: self).x - touch.previousLocation(in: self).x)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { wasCancelled = true }
    }

    private func show(_ app: TestApplication) -> Page {
        let window = app.makeWindow()
        let page = Page(frame: window.bounds)
        window.addSubview(page)
        app.settle()
        return page
    }

    /// A session of several hundred inputs with `interlude` in the middle.
    private func session(_ interlude: (TestApplication, UIWindow) -> Void) throws -> Recording {
        try TestApplication.run { app in
            let page = show(app)
            let recorder = SessionRecorder(app.application, title: "A long session")
            var generator = SeededRandomNumberGenerator(5)
            for index in 0..<40 {
                let point = CGPoint(
                    x: .random(in: 0...390, using: &generator), y: .random(in: 0...844, using: &generator))
                app.fingerDrag(from: point, to: CGPoint(x: point.x, y: 400), duration: 0.1)
                app.advance(by: 0.7)
                if index == 20, let window = page.window { interlude(app, window) }
            }
            return try recorder.stop()
        }
    }

    private func lines(_ recording: Recording) -> [String] {
        recording.text.split(separator: "\n").dropFirst().dropLast().map(String.init)
    }

    @Test func `A long session is reduced to the two samples of the cancelled touch`() throws {
        let recording = try session { app, _ in
            app.fingerDown(1, at: CGPoint(x: 123.5, y: 456.75))
            app.fingerMove(1, to: CGPoint(x: 150, y: 456), duration: 0.5)
            app.fingerCancel(1)
        }
        #expect(recording.sampleCount > 300)
        var attemptCount = 0
        let short = recording.reduced { candidate in
            attemptCount += 1
            return TestApplication.run { app in
                let page = show(app)
                app.replay(candidate)
                return page.wasCancelled
            }
        }
        expectEqual(
            lines(short),
            [
                #"{"in":"touches","t":0,"device":1,"samples":[{"id":1,"phase":"began","time":0,"at":[100,500]}]}"#,
                #"{"in":"touches","t":0,"device":1,"samples":[{"id":1,"phase":"cancelled","time":0,"at":[200,500]}]}"#,
            ])
        #expect(attemptCount < 150)
    }

    @Test func `Samples that the failure needs remain`() throws {
        let recording = try session { app, _ in
            app.fingerDown(2, at: CGPoint(x: 20, y: 100))
            app.fingerMove(2, to: CGPoint(x: 300, y: 100))
            app.fingerUp(2)
        }
        let short = recording.reduced { candidate in
            TestApplication.run { app in
                let page = show(app)
                app.replay(candidate)
                return page.movedDistance > 150
            }
        }
        let phases = short.inputs.flatMap { entry in
            guard case .touches(let samples, _) = entry.input else { return [TouchSample.Phase]() }
            return samples.map(\.phase)
        }
        expectEqual(phases, [.began, .moved, .ended])
        expectEqual(short.header.start, 0)
        #expect(short.duration < 0.1)
    }

    @Test func `A reduced list is minimal and deterministic`() {
        let entries = (1...60).map { number in
            Recording.Entry.input(.pasteboard(["\(number)"]), time: Double(number))
        }
        let recording = Recording(header: Recording.Header(), entries: entries)
        func isKept(_ candidate: Recording) -> Bool {
            let strings = candidate.inputs.compactMap { entry -> String? in
                if case .pasteboard(let strings) = entry.input { strings.first } else { nil }
            }
            return ["7", "31", "32", "59"].allSatisfy(strings.contains)
        }
        let short = recording.reduced(while: isKept)
        expectEqual(short.inputs.map(\.input), ["7", "31", "32", "59"].map { .pasteboard([$0]) })
        expectEqual(recording.reduced(while: isKept).text, short.text)
        expectEqual(short.reduced(while: isKept).text, short.text)
    }

    @Test(arguments: [
        (123.456, "100.0, 120.0, 123.0, 123.5, 123.46"), (300, ""), (-40, "0.0"), (0.5, "0.0, 1.0"), (0.3, "0.0"),
        (0.004, "0.0"), (-123.4, "-100.0, -120.0, -123.0"), (1e9, ""), (999_999_999, "1000000000.0"), (.nan, ""),
        (.infinity, ""),
    ])
    func `A number is rounded to fewer and fewer digits, and never to -0`(_ number: Double, _ expected: String) {
        expectEqual(rounderNumbers(than: number).map { "\($0)" }.joined(separator: ", "), expected)
    }

    @Test func `Run loop iterations that the failure needs remain`() throws {
        let recording = try session { app, _ in app.fingerTap(at: CGPoint(x: 10, y: 10)) }
        let short = recording.reduced { $0.hasIterations && $0.sampleCount > 0 }
        #expect(short.hasIterations && short.sampleCount == 1 && short.entries.count == 2)
        #expect(short.trace.isEmpty)
    }
}
