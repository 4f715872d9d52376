import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneRecording

/// Prints the event log of each touch in a recorded trace.
struct TraceExplanation {
    var file: String
    var touch: Int?
    var json: Bool

    func print() throws {
        let text = String(decoding: try contents(of: file), as: UTF8.self)
        try checkHeader(of: text)
        let trace = TraceReading(text)
        for problem in trace.problems { printError("\(file): \(problem)") }
        let eventLogs = TouchEventLog.all(in: trace.records)
        guard !eventLogs.isEmpty else {
            printError("\(file): there is no touch in this trace.")
            throw ExitCode(1)
        }
        if let touch, !eventLogs.contains(where: { $0.touch.number == touch }) {
            printError("\(file): there is no touch \(touch); the trace has \(eventLogs.count).")
            throw ExitCode(1)
        }
        for eventLog in eventLogs where touch == nil || eventLog.touch.number == touch {
            if json {
                Swift.print(eventLog.json)
            } else {
                printLine("Touch \(eventLog.touch.number): \(eventLog.outcome.words)\n\(wrapped(eventLog.text))\n")
            }
        }
    }

    /// Refuses a recording that this program cannot read, since parts of its trace would be missing.
    private func checkHeader(of text: String) throws {
        guard Recording.isRecording(text) else { return }
        do {
            _ = try Recording.read(String(text.drop(while: \.isWhitespace).prefix { !$0.isNewline }))
        } catch {
            throw ValidationError("\(file): \(error)")
        }
    }

    /// Returns the text in indented lines of about 100 characters, broken at spaces.
    private func wrapped(_ text: String) -> String {
        var lines: [String] = [""]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > 100 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.map { "  " + $0 }.joined(separator: "\n")
    }
}
