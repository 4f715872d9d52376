import CoreFoundation
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A session that is recorded, written, read and replayed has the same trace.
@MainActor
struct ReplayTests {
    @Test func `A recorded tap is written, read and replayed with the same trace`() throws {
        let (recording, eventLog) = try LabSession.run("order.red-last", time: 1000.1) { session in
            let recorder = session.app.record(title: "a tap")
            session.app.fingerTap(at: CGPoint(x: 195, y: 300))
            session.app.advance(by: 1)
            return (try recorder.stop(), session.app.records.map(\.fact))
        }
        #expect(recording.hasIterations)
        let reading = try Recording.read(recording.text)
        expectEqual(reading.problems, [])
        #expect(reading.isWhole)
        expectEqual(reading.recording.entries, recording.entries)
        expectEqual(reading.recording.header, recording.header)
        LabSession.run("order.red-last") { session in
            let outcome = session.app.replay(reading.recording)
            #expect(outcome.difference == nil, "\(outcome.difference.map(String.init(describing:)) ?? "")")
            expectEqual(outcome.comparedRecords, recording.trace.count)
            expectEqual(session.app.records.map(\.fact), eventLog)
        }
    }

    @Test func `The first difference of a replay is shown with the recorded and the new line`() throws {
        let recording = try LabSession.run("order.red-last") { session in
            let recorder = session.app.record()
            session.app.fingerTap(at: CGPoint(x: 195, y: 300))
            return try recorder.stop()
        }
        LabSession.run("order.blue-last") { session in
            expectEqual(
                session.app.replay(recording).difference.map { "\($0)" },
                """
                  0.0000   window? (195, 300)
                  0.0000     root? (195, 300)
                  0.0000       stage? (171, 84)
                - 0.0000         red? (171, 84)
                + 0.0000         blue? (129, -66)
                """)
        }
    }

    /// Random inputs in each scene of the lab: the trace of the replay equals the recorded one, record for record.
    @Test(arguments: await LabSession.scenes)
    func `Every scene is replayed exactly`(_ scene: String) throws {
        var generator = SeededRandomNumberGenerator(scene.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        let start = TimeInterval.random(in: 0...100_000, using: &generator)
        let (recording, records) = try LabSession.run(scene, time: start) { session in
            let recorder = session.app.record()
            session.app.fidget(&generator, steps: 100)
            return (try recorder.stop(), session.app.records)
        }
        let read = try Recording.read(recording.text).recording
        for _ in 0..<2 {
            LabSession.run(scene) { session in
                let outcome = session.app.replay(read)
                #expect(outcome.difference == nil, "\(outcome.difference.map(String.init(describing:)) ?? "")")
                expectEqual(outcome.comparedRecords, recording.trace.count)
                let isSame = session.app.records == records
                #expect(isSame, "the times are equal, too")
            }
        }
    }

    @Test func `Changes of the scene, the screen and the activity are replayed`() throws {
        func port(_ session: LabSession) -> HostPort { session.app.application.makePort() }
        let recording = try LabSession.run("taps") { session in
            let recorder = session.app.record()
            let host = port(session)
            session.app.fingerTap(at: CGPoint(x: 195, y: 400))
            recorder.show("pan") { session.show("pan") }
            session.app.settle()
            session.app.fingerDown(at: CGPoint(x: 195, y: 400))
            _ = host.sendScreen(size: CGSize(width: 844, height: 390), scale: 3, style: .dark)
            session.app.settle()
            session.app.fingerMove(to: CGPoint(x: 300, y: 200), duration: 0.2)
            _ = host.sendActivation(false)
            session.app.settle()
            _ = host.sendActivation(true)
            session.app.settle()
            session.app.fingerUp()
            session.app.fingerDown(2, at: CGPoint(x: 300, y: 300))
            host.close()
            session.app.shake()
            session.app.remoteControl(.remoteControlPlay)
            session.app.advance(by: 1)
            return try recorder.stop()
        }
        let read = try Recording.read(recording.text).recording
        expectEqual(read.entries, recording.entries)
        LabSession.run("taps") { session in
            let outcome = session.app.replay(read, showScene: session.show)
            #expect(outcome.difference == nil, "\(outcome.difference.map(String.init(describing:)) ?? "")")
            #expect(outcome.comparedRecords > 100)
            expectEqual(session.app.application.screen.bounds.width, 844)
        }
    }

    @Test func `Records outside a run loop iteration are marked and not compared`() throws {
        let recording = try LabSession.run("taps") { session in
            let recorder = session.app.record()
            session.app.fingerTap(at: CGPoint(x: 195, y: 400))
            session.app.application.trace.note("outside all turns")
            session.app.advance(by: 1)
            return try recorder.stop()
        }
        #expect(recording.text.contains(#"{"turn":"outside","#))
        LabSession.run("taps") { session in #expect(session.app.replay(recording).difference == nil) }
    }

    /// The session uses the real clock and a real run loop, with late deadlines and arbitrary iterations.
    @Test func `A session on a real run loop is replayed exactly`() throws {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        func makeWindow() -> UIWindow {
            let window = UIWindow(frame: screen)
            let pad = UIView(frame: screen)
            pad.accessibilityIdentifier = "pad"
            pad.isMultipleTouchEnabled = true
            let double = UITapGestureRecognizer()
            double.name = "double"
            double.numberOfTapsRequired = 2
            let single = UITapGestureRecognizer()
            single.name = "single"
            single.require(toFail: double)
            let press = UILongPressGestureRecognizer()
            press.name = "press"
            press.minimumPressDuration = 0.15
            let pan = UIPanGestureRecognizer()
            pan.name = "pan"
            for recognizer in [double, single, press, pan] { pad.addGestureRecognizer(recognizer) }
            window.addSubview(pad)
            window.makeKeyAndVisible()
            return window
        }
        func record() throws -> Recording {
            let application = UIApplication(runLoop: CFRunLoopGetCurrent(), screen: screen)
            let recorder = SessionRecorder(application)
            return try UIApplication.$current.withValue(application) {
                let window = makeWindow()
                func pump(_ seconds: TimeInterval) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, false) }
                let port = application.makePort()
                func send(_ phase: TouchSample.Phase, _ x: CGFloat) {
                    let time = ProcessInfo.processInfo.systemUptime
                    _ = port.send([TouchSample(id: 1, phase: phase, time: time, location: CGPoint(x: x, y: 300))])
                    pump(0.004)
                }
                pump(0.02)
                send(.began, 100)
                pump(0.05)
                send(.ended, 100)
                pump(0.5)
                send(.began, 100)
                pump(0.25)
                for step in 0..<40 { send(.moved, 100 + CGFloat(step) * 3) }
                send(.ended, 220)
                send(.began, 100)
                for step in 0..<40 { send(.moved, 100 + CGFloat(step) * 3) }
                send(.ended, 220)
                pump(0.5)
                return try withExtendedLifetime(window) { try recorder.stop() }
            }
        }
        func hasAll(_ recording: Recording) -> Bool {
            ["action single ended", "press: began", "pan: began"].allSatisfy(
                recording.trace.joined(separator: "\n").contains)
        }
        var recording = try record()
        // On a busy machine, the tap may become a long press. Then the session is recorded again.
        for _ in 0..<20 where !hasAll(recording) { recording = try record() }
        #expect(hasAll(recording))
        let clock = VirtualClock(now: recording.header.start)
        let app = TestApplication(UIApplication(clock: clock, screen: screen, scale: 2), clock: clock)
        UIApplication.$current.withValue(app.application) {
            let window = makeWindow()
            let outcome = app.replay(recording)
            #expect(outcome.difference == nil, "\(outcome.difference.map(String.init(describing:)) ?? "")")
            expectEqual(outcome.comparedRecords, recording.trace.count)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `A replay in an application with a later clock starts at that time`() throws {
        let recording = try LabSession.run("taps") { session in
            let recorder = session.app.record()
            session.app.fingerDoubleTap(at: CGPoint(x: 195, y: 400))
            session.app.advance(by: 1)
            return try recorder.stop()
        }
        LabSession.run("taps", time: 64) { session in
            let outcome = session.app.replay(recording)
            #expect(outcome.difference == nil, "\(outcome.difference.map(String.init(describing:)) ?? "")")
            #expect(session.app.clock.now > 64.1)
        }
    }

    @Test func `A live replay follows the times of the recording`() throws {
        let recording = try LabSession.run("taps") { session in
            let recorder = session.app.record()
            session.app.fingerDoubleTap(at: CGPoint(x: 195, y: 400))
            session.app.advance(by: 1)
            session.app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 300, y: 500))
            return try recorder.stop()
        }
        LabSession.run("taps", time: 77) { session in
            let player = LivePlayer(recording, application: session.app.application)
            var hasEnded = false
            player.start { hasEnded = true }
            session.app.advance(by: 0.5)
            expectEqual(session.app.deliveries.components(separatedBy: "touchesBegan").count, 3)
            #expect(!hasEnded)
            for _ in 0..<100 { session.app.advance(by: 0.02) }
            #expect(hasEnded)
            expectEqual(session.app.deliveries.components(separatedBy: "touchesBegan").count, 4)
            withExtendedLifetime(player) {}
        }
    }

    @Test func `A recording to a file equals a recording in memory`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        func tap(_ session: LabSession) {
            session.app.fingerTap(at: CGPoint(x: 195, y: 400))
            session.app.advance(by: 1)
        }
        let inMemory = try LabSession.run("taps") { session in
            let recorder = session.app.record()
            tap(session)
            return try recorder.stop()
        }
        try LabSession.run("taps") { session in
            let recorder = try SessionRecorder(session.app.application, file: file)
            tap(session)
            let before = try Recording.read(contentsOf: file)
            #expect(before.recording.entries.count > 20, "past inputs are in the file before the recording stops")
            #expect(!before.isWhole)
            try recorder.stop()
        }
        let read = try Recording.read(contentsOf: file)
        #expect(read.isWhole && read.problems == [])
        expectEqual(read.recording.entries, inMemory.entries)
        #expect(throws: RecordingFileError.self) {
            try LabSession.run("taps") { session in
                _ = try SessionRecorder(session.app.application, file: "/no/such/folder/x.jsonl")
            }
        }
    }

    private final class Reader: UIView {
        var file = ""
        var written: Recording?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            written = try? Recording.read(contentsOf: file).recording
        }
    }

    /// If the application crashes in the view, a replay of the file repeats the crash.
    @Test func `An input is written to the file before a view receives it`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("session.jsonl")
        let written = try TestApplication.run { app in
            let window = app.makeWindow()
            let reader = Reader(frame: window.bounds)
            reader.file = file
            window.addSubview(reader)
            app.settle()
            let recorder = try SessionRecorder(app.application, file: file)
            defer { _ = try? recorder.stop() }
            app.fingerTap(at: CGPoint(x: 20, y: 30))
            return try #require(reader.written)
        }
        expectEqual(written.sampleCount, 1)
        let outcome = TestApplication.run { app in
            let window = app.makeWindow()
            let view = UIView(frame: window.bounds)
            view.accessibilityIdentifier = "view"
            window.addSubview(view)
            app.settle()
            app.clear()
            app.replay(written)
            return app.delivery
        }
        #expect(outcome.contains("touchesBegan [1] → view"))
    }
}
