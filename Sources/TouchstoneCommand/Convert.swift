import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneRecording
import TouchstoneScenarios

struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Change a recording, or write it in another form.",
        discussion: """
            Reads what `replay` reads, and traces (`run --json`, `replay --json`) where a trace is all that is needed.

            recording   the recording itself, after --cut, --touches, --slow, --mirror and --scale, in that order
            scenario    a scenario file with its expectation, for `touchstone run`
            swift-test  a test for Swift Testing
            jsonl       the trace, one JSON object a record
            perfetto    the trace for ui.perfetto.dev and chrome://tracing
            html        a report in one page that needs nothing else

            The last three need the trace: where the recording keeps none, or was changed, it is played in the scene in \
            which it was recorded, or that --scenario or --scene names. Pictures in a report come from there too.
            """
    )

    enum Form: String, CaseIterable, ExpressibleByArgument {
        case recording, scenario, swiftTest = "swift-test", jsonl, perfetto, html
    }

    @OptionGroup var session: SessionFile

    @Option(help: "The form: recording, scenario, swift-test, jsonl, perfetto or html.")
    var to: Form

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write; the standard output by default.", valueName: "file")
    )
    var output: String?

    @Option(
        help: ArgumentHelp("Keep only this range of seconds, such as 1.5-3 or 2-.", valueName: "from-to"))
    var cut: String?

    @Option(help: ArgumentHelp("Keep only these touches, counted from 1, such as 1,3.", valueName: "numbers"))
    var touches: String?

    @Option(help: ArgumentHelp("Multiply all times by this factor.", valueName: "factor"))
    var slow: Double?

    @Flag(help: "Mirror the recording horizontally.")
    var mirror = false

    @Option(help: ArgumentHelp("Scale the screen and all positions by this factor.", valueName: "factor"))
    var scale: Double?

    @Option(help: "What it is called in what is written.")
    var title: String?

    func validate() throws {
        if let cut, Self.span(cut) == nil {
            throw ValidationError("--cut should be two times in seconds, as in 1.5-3, and is “\(cut)”.")
        }
        if let touches, Self.numbers(touches) == nil {
            throw ValidationError("--touches should be numbers from 1, as in 1,3, and is “\(touches)”.")
        }
        for (name, factor) in [("--slow", slow), ("--scale", scale)] {
            guard let factor, !(factor.isFinite && factor >= 0.001 && factor <= 1000) else { continue }
            throw ValidationError("\(name) should be a factor from 0.001 to 1000, and is \(factor).")
        }
    }

    private var isChanged: Bool { cut != nil || touches != nil || slow != nil || mirror || scale != nil }

    func run() throws {
        let text: String
        if let trace = try bareTrace() {
            text = try written(trace, title: title ?? session.file, screen: trace.reach)
        } else {
            let recording = try changed(session.recording())
            text = try MainActor.assumeIsolated { try written(recording) }
        }
        guard let output else { return print(text, terminator: "") }
        do { try Data(text.utf8).write(to: URL(fileURLWithPath: output)) } catch {
            printError("\(output) cannot be written: \(error.localizedDescription)")
            throw ExitCode(1)
        }
    }

    private func changed(_ recording: Recording) throws -> Recording {
        var recording = recording
        if let span = cut.flatMap(Self.span) {
            guard span.from <= recording.duration else {
                throw ValidationError(
                    "--cut begins at \(span.from) s, but the recording lasts \(recording.duration) s.")
            }
            recording = recording.cut(from: span.from, to: span.to)
        }
        if let kept = touches.flatMap(Self.numbers) {
            let count = recording.touchCount
            if let missing = kept.sorted().first(where: { $0 > count }) {
                throw ValidationError("--touches: there is no touch \(missing); the recording has \(count).")
            }
            recording = recording.touches(kept)
        }
        if let slow { recording = recording.slowed(by: slow) }
        if mirror { recording = recording.mirrored }
        if let scale { recording = recording.scaled(by: CGFloat(scale)) }
        if let title { recording.header.title = title }
        return recording
    }

    @MainActor
    private func written(_ recording: Recording) throws -> String {
        let name = recording.header.title ?? URL(fileURLWithPath: session.file).lastPathComponent
        let place = try session.place(of: recording)
        switch to {
        case .recording: return recording.text
        case .scenario:
            var scene: String?
            if case .scenario(let text, _)? = place { scene = text }
            return try ScenarioText(recording, title: name, scene: scene, file: session.file).text
        case .swiftTest:
            var records = TraceReading(recording).records
            if records.isEmpty, let place { records = try RecordingPlayback(recording, in: place).records }
            return SwiftTestText(recording, records: records).text
        case .jsonl, .perfetto, .html:
            if to == .html, let place {
                let playback = try RecordingPlayback(recording, in: place, takesPictures: true)
                if let difference = playback.difference {
                    printError("The replay differs from the recording at record \(difference.number); it ends there.")
                }
                return SessionReport(
                    title: name, records: playback.records, screen: playback.screen, pictures: playback.pictures,
                    rule: Rule.known()
                ).html
            }
            var trace = TraceReading(recording)
            if trace.records.isEmpty {
                guard let place else { throw session.missingPlace(of: recording) }
                trace.records = try RecordingPlayback(recording, in: place).records
            }
            return try written(trace, title: name, screen: recording.header.screen)
        }
    }

    private func written(_ trace: TraceReading, title: String, screen: CGSize) throws -> String {
        for problem in trace.problems { printError("\(session.file): \(problem)") }
        switch to {
        case .jsonl: return trace.records.map { TraceJSON($0).line + "\n" }.joined()
        case .perfetto: return PerfettoText(trace.records).text
        case .html: return SessionReport(title: title, records: trace.records, screen: screen, rule: Rule.known()).html
        case .recording, .scenario, .swiftTest:
            throw ValidationError(
                "\(session.file) is a trace, which contains results but not the complete input. A \(to.rawValue) is made "
                    + "of a recording.")
        }
    }

    /// Returns the file as a trace, or `nil` if it is not one.
    private func bareTrace() throws -> TraceReading? {
        let data = try contents(of: session.file)
        guard data.starts(with: Data(#"{"n":"#.utf8)) else { return nil }
        guard !isChanged else {
            throw ValidationError("\(session.file) is a trace; a recording is what can be changed.")
        }
        return TraceReading(String(decoding: data, as: UTF8.self))
    }

    // MARK: Option parsing

    private static func span(_ text: String) -> (from: TimeInterval, to: TimeInterval)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let from = parts[0].isEmpty ? 0 : Double(parts[0]),
            let to = parts[1].isEmpty ? .infinity : Double(parts[1]), from.isFinite, from >= 0, to >= from
        else { return nil }
        return (from, to)
    }

    private static func numbers(_ text: String) -> Set<Int>? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        return numbers.allSatisfy { $0 > 0 } ? Set(numbers) : nil
    }
}

extension TraceReading {
    /// A screen size that contains all locations of the trace, because a trace does not store the screen size.
    fileprivate var reach: CGSize {
        var size = CGSize(width: 390, height: 844)
        for record in records {
            guard case .queued(_, _, let location) = record.fact, location.x.isFinite, location.y.isFinite else {
                continue
            }
            size.width = max(size.width, min(16384, location.x))
            size.height = max(size.height, min(16384, location.y))
        }
        return size
    }
}
