import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneScenarios

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play event stories from files and say whether what happened is what should have.",
        discussion: """
            A scenario file holds a view tree, what the fingers do and when, and the trace that must come of it; \
            docs/scenarios.md tells how to write one. Each is played in an application of its own, in virtual time.

            Exits with 1 if any story came out differently or could not be read.
            """
    )

    @Argument(help: ArgumentHelp("Scenario files, or folders of them.", valueName: "file-or-folder"))
    var paths: [String]

    @Flag(help: "Print each trace as JSON, one record a line, and the verdicts to the standard error.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Write the session of the one scenario that is played to a file, for `touchstone replay`.",
            valueName: "file"))
    var record: String?

    @OptionGroup var behavior: BehaviorOption

    @Flag(help: "Check Touchstone's own contracts; one that is broken is a failure.")
    var check = false

    @Flag(help: "Print only what failed and the summary.")
    var quiet = false

    func run() throws {
        let files = try ScenarioFiles.all(in: paths)
        if record != nil, files.count != 1 {
            throw ValidationError("--record writes one session, and there are \(files.count) scenarios.")
        }
        let failed = MainActor.assumeIsolated { files.count { !play($0) } }
        say("\(files.count - failed) passed, \(failed) failed")
        if failed > 0 { throw ExitCode(1) }
    }

    func validate() throws {
        for path in paths where !FileManager.default.fileExists(atPath: path) {
            throw ValidationError("There is no file or folder \(path).")
        }
    }

    /// Whether the story came out as it should.
    @MainActor
    private func play(_ file: String) -> Bool {
        let outcome: ScenarioOutcome
        do {
            var run = ScenarioRun(try Scenario(contentsOf: file), behavior: behavior.version)
            run.checksContracts = check
            if let record {
                var (played, recording) = try run.record()
                recording.header.scenario = try String(contentsOfFile: file, encoding: .utf8)
                try Data(recording.text.utf8).write(to: URL(fileURLWithPath: record))
                outcome = played
            } else {
                outcome = try run.play()
            }
        } catch {
            complain("\(error)")
            say("FAILED \(file)\n", unlessQuiet: true)
            return false
        }
        let scenario = outcome.scenario
        if json {
            for record in outcome.records { print(TraceJSON(record).line) }
        }
        let rules = scenario.rules.isEmpty ? "" : " (\(scenario.rules.joined(separator: ", ")))"
        say("\(scenario.title)\(rules)", unlessQuiet: true)
        if !json { say(indented(outcome.story), unlessQuiet: true) }
        if let complaint = outcome.complaint {
            say("FAILED: \(complaint)\n")
        } else {
            say("ok\n", unlessQuiet: true)
        }
        return outcome.passed
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }

    private func say(_ text: String, unlessQuiet: Bool = false) {
        guard !(unlessQuiet && quiet) else { return }
        // With --json the standard output is for programs.
        if json { complain(text) } else { tell(text) }
    }
}
