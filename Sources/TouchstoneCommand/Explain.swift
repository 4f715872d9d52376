import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneExplaining
import TouchstoneScenarios
import TouchstoneViewDumps

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain what happened to a touch and why, or where a touch would go.",
        discussion: """
            Of a trace, which is what `run --json` and `replay --json` print, or a recording that keeps its trace \
            (`lab --record`): the story of each touch. Touches are numbered from 1, in the order in which they went down.

            Of a dump: the text that `po [view recursiveDescription]` prints in lldb, or `print(app.debugDescription)` in an \
            XCUITest; - is the standard input. The other trees that `why-tap` reads are read as well. The report names what such a \
            text cannot tell.

            Of a scenario: the scene as its steps leave it, or, for a scenario with an injected fault (`why`) and without --at, \
            what became of its last touch.

            Exits with 0 if the touch reaches the wanted view, or no view was wanted; with 1 if a trace has no such touch, or \
            none at all; with 2 if the report says what keeps the touch from the wanted view; with 3 if that cannot be told; \
            with 64 if the arguments are wrong; and with 65 if a dump cannot be read or has no such view.
            """
    )

    @Argument(help: ArgumentHelp("A trace, one JSON object a line.", valueName: "trace"))
    var trace: String?

    @Option(help: ArgumentHelp("Explain only this touch of the trace.", valueName: "number"))
    var touch: Int?

    @Option(help: ArgumentHelp("A dump of a view tree.", valueName: "file"))
    var dump: String?

    @Option(help: ArgumentHelp("A scene.", valueName: "scene.yaml"))
    var scenario: String?

    @Option(
        help: ArgumentHelp(
            "The location of the touch in points, in the coordinate space of the screen or of the dump's first frame.",
            valueName: "x,y"))
    var at: Place?

    @Option(
        help: ArgumentHelp(
            "The view that should receive the touch. In a dump: Class:LINE, a class, address, text, identifier or label.",
            valueName: "name"))
    var want: String?

    @Option(
        help: ArgumentHelp(
            "Ask about a scenario's last touch: why the view named by --want did not receive it (not), received it (got), received it together with another (both, with --and) or received it late (late).",
            valueName: "not|got|both|late"))
    var why = TouchExplanation.Question.not

    @Option(
        name: .customLong("and"), help: ArgumentHelp("The other view or recognizer, for --why both.", valueName: "name")
    )
    var other: String?

    @Option(
        help: ArgumentHelp(
            "Ask about a scenario: why this key does not perform a command, of the responder named by --want or of any responder. If the steps press the key, the answer is about that press; otherwise it is about the state after the last step.",
            valueName: "command-s"))
    var key: Key?

    @Option(
        name: .customLong("menu-item"),
        help: ArgumentHelp(
            "Ask about a scenario: why this item of the editing menu is not offered by the responder named by --want, or by any responder.",
            valueName: "copy"))
    var menuItem: String?

    @OptionGroup var behavior: BehaviorOption

    @Flag(help: "Print the report as JSON.")
    var json = false

    /// A point on the command line, such as `60,120.5`.
    struct Place: ExpressibleByArgument {
        let point: CGPoint
        init?(argument: String) {
            guard let point = CGPoint(written: argument) else { return nil }
            self.point = point
        }
    }

    /// A key with its modifiers on the command line, such as `shift-command-s` or `escape`.
    struct Key: ExpressibleByArgument {
        let key: ScenarioKey
        init?(argument: String) {
            guard let key = ScenarioKey(argument) else { return nil }
            self.key = key
        }
    }

    func validate() throws {
        guard [trace, dump, scenario].count(where: { $0 != nil }) == 1 else {
            throw ValidationError("Specify exactly one input: a trace, --dump FILE or --scenario FILE.")
        }
        if trace != nil, at != nil || want != nil {
            throw ValidationError(
                "Use --touch to choose a touch of a trace; --at and --want apply to dumps and scenarios.")
        }
        if trace == nil, touch != nil { throw ValidationError("--touch is for traces.") }
        if scenario == nil, behavior.version != nil { throw ValidationError("--behavior is for scenarios.") }
        if why != .not, scenario == nil || at != nil {
            throw ValidationError("--why is for what became of a scenario's last touch, without --at.")
        }
        if key != nil || menuItem != nil {
            guard scenario != nil, at == nil, why == .not, key == nil || menuItem == nil else {
                throw ValidationError("--key and --menu-item require a scenario and accept only --want.")
            }
        }
        if (why == .both) != (other != nil) { throw ValidationError("--why both and --and go together.") }
        if dump != nil, at == nil { throw ValidationError("Specify the location of the touch: --at X,Y.") }
    }

    func run() throws {
        if let trace { return try TraceExplanation(file: trace, touch: touch, json: json).print() }
        if let dump { try explain(dump: dump) }
        if let scenario { try MainActor.assumeIsolated { try explain(scenario: scenario) } }
    }

    private func explain(dump path: String) throws {
        let answer: DumpAnswer
        do {
            answer = try DumpQuestion(at: at?.point, wanting: want).answer(try Self.read(path))
        } catch let failure as ViewDump.Failure {
            printError("Error: \(path): \(failure)")
            throw ExitCode(DumpAnswer.ExitCode.unreadable)
        }
        for line in answer.problemLines { printError("\(path): \(line)") }
        printLine(json ? answer.report.json : answer.report.description)
        if answer.exitCode != 0 { throw ExitCode(answer.exitCode) }
    }

    @MainActor
    private func explain(scenario path: String) throws {
        let run = ScenarioRun(try Scenario(contentsOf: path), behavior: behavior.version)
        var (isBlocked, isUnsure) = (false, false)
        if key != nil || menuItem != nil {
            let report = try run.explain(key: key?.key, menuItem: menuItem, wanting: want)
            printLine(json ? report.json : report.description)
            if report.isUnsure { throw ExitCode(DumpAnswer.ExitCode.cannotTell) }
            if !report.causes.isEmpty { throw ExitCode(DumpAnswer.ExitCode.blocked) }
            return
        }
        try run.explain(at: at?.point, wanting: want, why: why, and: other) { report in
            printLine(json ? report.json : report.description)
            if !report.causes.isEmpty { isBlocked = true }
            if report.isUnsure { isUnsure = true }
        }
        if isBlocked { throw ExitCode(DumpAnswer.ExitCode.blocked) }
        if isUnsure { throw ExitCode(DumpAnswer.ExitCode.cannotTell) }
    }

    private static func read(_ path: String) throws -> [UInt8] {
        do {
            let data =
                try path == "-"
                ? FileHandle.standardInput.readToEnd() ?? Data() : Data(contentsOf: URL(fileURLWithPath: path))
            return [UInt8](data)
        } catch {
            let reason = (error as NSError).localizedDescription
            printError("Error: \(path) cannot be read: \(reason) Check the path, or pass the dump to --dump -.")
            throw ExitCode(DumpAnswer.ExitCode.unreadable)
        }
    }
}

extension TouchExplanation.Question: ExpressibleByArgument {}
