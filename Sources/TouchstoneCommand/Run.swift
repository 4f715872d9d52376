import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneScenarios

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run scenario files and compare each event log with the expected one.",
        discussion: """
            A scenario file holds a view tree, what the fingers do and when, and the trace that must come of it; \
            docs/scenarios.md tells how to write one. Each is played in an application of its own, in virtual time.

            With --article, only the scenarios of one of the five articles run, in the order of its statements, and a table of the \
            statements follows; docs/articles.md has their texts.

            Exits with 1 if any story came out differently or could not be read.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Scenario files or folders of them. (default with --article: the folder Scenarios)",
            valueName: "file-or-folder"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("Run the scenarios of one of the five articles, 0 to 4.", valueName: "number"))
    var article: Int?

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
        let files = try ScenarioFiles.all(in: folders)
        if record != nil, files.count != 1 {
            throw ValidationError("--record writes one session, and there are \(files.count) scenarios.")
        }
        if let article { return try run(article: article, files) }
        let failed = MainActor.assumeIsolated { files.count { !play($0) } }
        say("\(files.count - failed) passed, \(failed) failed")
        if failed > 0 { throw ExitCode(1) }
    }

    /// Runs the scenarios that show statements of an article, and prints the statement that each shows.
    private func run(article: Int, _ files: [String]) throws {
        var shown: [(statement: ArticleStatement, file: String)] = []
        for file in files {
            for statement in try Scenario(contentsOf: file).statements where statement.article == article {
                shown.append((statement, file))
            }
        }
        guard !shown.isEmpty else {
            throw ValidationError(
                "No scenario in \(folders.joined(separator: ", ")) shows a statement of article \(article).")
        }
        shown.sort { ($0.statement, $0.file) < ($1.statement, $1.file) }
        var passed: [String: Bool] = [:]
        for (_, file) in shown where passed[file] == nil {
            passed[file] = MainActor.assumeIsolated { play(file) }
        }
        for (statement, file) in shown {
            let number = "\(statement)".padding(toLength: 6, withPad: " ", startingAt: 0)
            say("\(number) \(passed[file] == true ? "passed" : "FAILED")  \(file)")
        }
        let failed = passed.values.count { !$0 }
        let statements = Set(shown.map(\.statement)).count
        say("\(statements) statements, \(passed.count - failed) scenarios passed, \(failed) failed")
        if failed > 0 { throw ExitCode(1) }
    }

    private var folders: [String] { paths.isEmpty ? ["Scenarios"] : paths }

    func validate() throws {
        if paths.isEmpty, article == nil { throw ValidationError("Name at least one scenario file or folder.") }
        if let article, !(0...4).contains(article) {
            throw ValidationError("There is no article \(article): the articles are 0 to 4.")
        }
        for path in folders where !FileManager.default.fileExists(atPath: path) {
            throw ValidationError("There is no file or folder \(path).")
        }
    }

    /// Plays a scenario and returns whether its outcome is the expected one.
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
            printError("\(error)")
            say("FAILED \(file)\n", unlessQuiet: true)
            return false
        }
        let scenario = outcome.scenario
        if json {
            for record in outcome.records { print(TraceJSON(record).line) }
        }
        let rules = scenario.rules.isEmpty ? "" : " (\(scenario.rules.joined(separator: ", ")))"
        say("\(scenario.title)\(rules)", unlessQuiet: true)
        if !json { say(indented(outcome.eventLog), unlessQuiet: true) }
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
        // With --json, standard output is reserved for programs.
        if json { printError(text) } else { printLine(text) }
    }
}
