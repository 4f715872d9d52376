import ArgumentParser
import Foundation
import TouchstoneRecording
import TouchstoneCore
import UIKit

struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "A long session is recorded, written, read and replayed, and each replay compared.",
        discussion: """
            Taps, drags and pinches at 120 samples a second on a view with five recognizers. Every replay's trace must be \
            the recorded one, record for record; a difference ends the run with 1.
            """)

    @Option(help: "How many samples the session has.")
    var samples = 100_000

    @Option(help: "How often it is replayed.")
    var runs = 20

    func run() throws {
        try MainActor.assumeIsolated {
            let (recording, recordTime) = try timed { try record() }
            let (text, writeTime) = timed { recording.text }
            let (read, readTime) = try timed { try Recording.read(text).recording }
            print("session: \(recording.sampleCount) samples in \(short(recording.duration)) s, ", terminator: "")
            print("\(recording.trace.count) trace records, \(text.utf8.count / 1_000_000) MB")
            print("record \(short(recordTime)) s, write \(short(writeTime)) s, read \(short(readTime)) s")
            var times: [Double] = []
            for run in 1...max(1, runs) {
                let (outcome, time) = timed { replay(read) }
                times.append(time)
                if let difference = outcome.difference {
                    FileHandle.standardError.write(Data("run \(run) differs:\n\(difference)\n".utf8))
                    throw ExitCode(1)
                }
                FileHandle.standardError.write(Data("\rrun \(run) of \(runs)".utf8))
            }
            FileHandle.standardError.write(Data("\n".utf8))
            times.sort()
            let median = times[times.count / 2]
            print("replay: median \(short(median)) s of \(times.count) runs, the same each time; ", terminator: "")
            print("\(Int(recording.duration / median)) times real time, ", terminator: "")
            print("\(Int(recording.duration / (median + readTime))) with reading the file")
        }
    }

    @MainActor
    private func record() throws -> Recording {
        let desk = Desk(at: 1000)
        let recorder = SessionRecorder(desk.application, title: "A long session")
        desk.play(samples)
        return try recorder.stop()
    }

    @MainActor
    private func replay(_ recording: Recording) -> ReplayOutcome {
        let desk = Desk(at: recording.header.start)
        let outcome = RecordingPlayer(recording, application: desk.application, clock: desk.clock).play()
        return withExtendedLifetime(desk) { outcome }
    }

    @MainActor
    private func timed<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
        let start = DispatchTime.now().uptimeNanoseconds
        let result = try work()
        return (result, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }

    private func short(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

    /// A view with recognizers in an application with virtual time, and input for it.
    @MainActor
    private final class Desk {
        let clock: VirtualClock
        let application: UIApplication
        private let window: UIWindow
        private let port: HostPort
        private var count = 0

        init(at time: TimeInterval) {
            let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
            let clock = VirtualClock(now: time)
            let application = UIApplication(clock: clock, screen: screen)
            self.clock = clock
            self.application = application
            port = application.makePort()
            window = UIApplication.$current.withValue(application) {
                let window = UIWindow(frame: screen)
                let view = UIView(frame: screen)
                view.isMultipleTouchEnabled = true
                let double = UITapGestureRecognizer()
                double.numberOfTapsRequired = 2
                let single = UITapGestureRecognizer()
                single.require(toFail: double)
                for recognizer in [
                    double, single, UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
                    UILongPressGestureRecognizer(),
                ] { view.addGestureRecognizer(recognizer) }
                window.addSubview(view)
                window.makeKeyAndVisible()
                return window
            }
            application.service()
        }

        func play(_ samples: Int) {
            while count < samples {
                send((1, .began, 100, 100))
                send((1, .ended, 100, 100))
                wait(0.5)
                send((1, .began, 50, 400))
                for step in 0..<240 where count < samples {
                    send((1, .moved, 50 + Double(step), 400 + Double(step % 7)))
                }
                send((1, .ended, 290, 400))
                send((1, .began, 150, 400), (2, .began, 250, 400))
                for step in 0..<120 where count < samples {
                    send((1, .moved, 150 - Double(step), 400), (2, .moved, 250 + Double(step), 400))
                }
                send((1, .ended, 30, 400), (2, .ended, 370, 400))
                wait(0.5)
            }
        }

        private func send(_ fingers: (id: Int, phase: TouchSample.Phase, x: Double, y: Double)...) {
            count += fingers.count
            _ = port.send(
                fingers.map {
                    TouchSample(
                        id: $0.id, phase: $0.phase, time: clock.now,
                        location: CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)))
                })
            application.service()
            wait(1.0 / 120)
        }

        private func wait(_ seconds: TimeInterval) {
            clock.advance(by: seconds)
            application.service()
        }
    }
}
