import Foundation
import TouchstoneCore
import TouchstoneExplaining
import TouchstoneRecording
import TouchstoneScenarios
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTouchscreenDecoder
import TouchstoneViewDumps
import TouchstoneWebHost

/// The parsers and interfaces to fuzz; an input may be rejected, but it must not end the program.
@MainActor
enum FuzzTarget: String, CaseIterable {
    /// Parses Touchstone's scenario files and plays valid ones.
    case scenario
    /// Reads session recordings of both versions, and traces.
    case recording
    /// Reads touchscreen recordings in their three formats.
    case touchscreen
    /// Reads view dumps and accessibility trees.
    case dump
    /// Processes messages of a page, one in each line.
    case page
    /// Runs the event engine: each byte makes one choice in a scene or in a sequence of touches.
    ///
    /// The event log must be the same for a traced and an untraced application.
    case eventLog = "event-log"

    func run(_ bytes: [UInt8]) {
        switch self {
        case .scenario: playScenario(text(bytes))
        case .recording: readRecording(text(bytes))
        case .touchscreen: readTouchscreen(text(bytes))
        case .dump: explainDump(text(bytes))
        case .page: holdConversation(bytes)
        case .eventLog: logEvents(bytes)
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func playScenario(_ yaml: String) {
        guard let scenario = try? Scenario(yaml: yaml, file: "fuzz.yaml") else { return }
        _ = try? ScenarioRun(scenario).play()
    }

    private func readRecording(_ text: String) {
        _ = TraceReading(text)
        guard let reading = try? Recording.read(text) else { return }
        _ = TraceReading(reading.recording)
        // Writing and reading a recording again must not lose anything.
        let written = reading.recording.text
        precondition((try? Recording.read(written))?.recording.text == written, "a recording is read back as another")
    }

    private func readTouchscreen(_ text: String) {
        guard let recording = try? TouchRecording(contentsOf: text) else { return }
        let reports = recording.touchReports(.identity)
        TestApplication.run { app in
            _ = app.makeWindow()
            app.play(reports)
        }
    }

    private func explainDump(_ text: String) {
        guard let dump = try? ViewDump(text) else { return }
        for place in [CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 600)] {
            _ = (try? dump.explainTouch(at: place))?.description
            guard let name = dump.names.last else { continue }
            _ = (try? dump.explainTouch(at: place, wanting: name))?.description
        }
    }

    private func holdConversation(_ bytes: [UInt8]) {
        let messages = bytes.split(separator: UInt8(ascii: "\n")).map { Data($0) }
        let app = TestApplication()
        app.makeWindow().addSubview(UISwitch(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        var isOver = false
        Task {
            await PageConversation.hold(messages, with: app.application)
            isOver = true
        }
        while !isOver { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    }

    private func logEvents(_ bytes: [UInt8]) {
        func lines(isTraced: Bool) -> [String] {
            TestApplication.run(isTraced: isTraced) { app in
                let eventLog = TracingComparison(SeededRandomNumberGenerator(bytes), app: app)
                eventLog.play(steps: 40)
                return eventLog.lines
            }
        }
        precondition(lines(isTraced: true) == lines(isTraced: false), "the event log depends on tracing")
    }
}
