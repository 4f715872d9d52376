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

    /// Three reports of a finger and a pencil from 51.237 s on, on a clock that shows 50 s at the beginning.
    private var drawing: Recording {
        func sample(_ id: Int, _ phase: TouchSample.Phase, _ time: TimeInterval, _ x: CGFloat, _ y: CGFloat)
            -> TouchSample
        {
            var sample = TouchSample(id: id, phase: phase, time: time - 0.001, location: CGPoint(x: x, y: y))
            if id == 9 {
                sample.type = .pencil
                sample.force = 2
            }
            return sample
        }
        let reports = [
            (51.237, [sample(7, .began, 51.237, 14.2, 260), sample(9, .began, 51.237, 123.4, 456.7)]),
            (53.111, [sample(7, .moved, 53.111, 33.3, -40), sample(9, .moved, 53.111, 150, 449)]),
            (54, [sample(7, .ended, 54, 33.3, 248.9), sample(9, .ended, 54, 150, 449)]),
        ]
        return Recording(
            header: Recording.Header(start: 50), entries: reports.map { .input(.touches($1, device: 4), time: $0) })
    }

    private func pause(_ recording: Recording) -> TimeInterval {
        recording.inputs.count == 3 ? recording.inputs[1].time - recording.inputs[0].time : 0
    }

    @Test func `What remains starts at 0 s, with short pauses, round locations, and plain fingers counted from 1`() {
        let short = drawing.reduced { $0.sampleCount == 6 && pause($0) >= 1.2 }
        expectEqual(short.header.start, 0)
        expectEqual(
            lines(short),
            [
                #"{"in":"touches","t":0,"device":4,"samples":[{"id":1,"phase":"began","time":0,"at":[0,300]},"#
                    + #"{"id":2,"phase":"began","time":0,"at":[100,500]}]}"#,
                #"{"in":"touches","t":1.87,"device":4,"samples":[{"id":1,"phase":"moved","time":1.87,"at":[0,0]},"#
                    + #"{"id":2,"phase":"moved","time":1.87,"at":[200,400]}]}"#,
                #"{"in":"touches","t":1.87,"device":4,"samples":[{"id":1,"phase":"ended","time":1.87,"at":[0,200]},"#
                    + #"{"id":2,"phase":"ended","time":1.87,"at":[200,400]}]}"#,
            ])
    }

    @Test func `A detail, a number, a place and a time that the failure needs remain`() {
        func isKept(_ candidate: Recording) -> Bool {
            var hasPencil = false
            var hasMove = false
            for entry in candidate.inputs {
                guard case .touches(let samples, _) = entry.input else { continue }
                for sample in samples {
                    if sample.phase == .began, sample.force == 2 { hasPencil = true }
                    if sample.phase == .moved, sample.id == 7, abs(sample.location.x - 33) < 0.4 { hasMove = true }
                }
            }
            return hasPencil && hasMove && candidate.duration >= 0.03
        }
        #expect(isKept(drawing))
        let short = drawing.reduced(while: isKept)
        expectEqual(
            lines(short),
            [
                #"{"in":"touches","t":0,"device":4,"samples":[{"id":9,"phase":"began","time":-0.001,"at":[100,500],"type":2,"force":2}]}"#,
                #"{"in":"touches","t":0.05,"device":4,"samples":[{"id":7,"phase":"moved","time":0.05,"at":[33,0]}]}"#,
            ])
    }

    @Test(arguments: [
        (123.456, "100.0, 120.0, 123.0, 123.5, 123.46"), (300, ""), (-40, "0.0"), (0.5, "0.0, 1.0"), (0.3, "0.0"),
        (0.004, "0.0"), (-123.4, "-100.0, -120.0, -123.0"), (1e9, ""), (999_999_999, "1000000000.0"), (.nan, ""),
        (.infinity, ""),
    ])
    func `A number is rounded to fewer and fewer digits, and never to -0`(_ number: Double, _ expected: String) {
        expectEqual(rounderNumbers(than: number).map { "\($0)" }.joined(separator: ", "), expected)
    }

    @Test func `Items that only an unneeded item needs are removed, too`() {
        var attempts: [String] = []
        let left = reduced(Array("abcdefgh")) { items in
            attempts.append(String(items))
            // The list needs c, and e if it has f.
            return items.contains("c") && (!items.contains("f") || items.contains("e"))
        }
        expectEqual(String(left), "c")
        #expect(attempts.count < 12 && attempts.first == "", "long runs are tried first: \(attempts)")
        expectEqual(String(reduced(Array("ebf")) { $0.contains("e") == $0.contains("f") }), "")
    }

    @Test func `Run loop iterations that the failure needs remain`() throws {
        let recording = try session { app, _ in app.fingerTap(at: CGPoint(x: 10, y: 10)) }
        let short = recording.reduced { $0.hasIterations && $0.sampleCount > 0 }
        #expect(short.hasIterations && short.sampleCount == 1 && short.entries.count == 2)
        #expect(short.trace.isEmpty)
    }
}
