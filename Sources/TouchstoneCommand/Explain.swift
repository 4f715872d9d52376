import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneScenarios

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what became of a touch and why, or where one would go and what keeps it from a view.",
        discussion: """
            Of a trace, which is what `run --json` and `replay --json` print, or a recording that keeps its trace \
            (`lab --record`): the story of each touch. Touches are numbered from 1, in the order in which they went down.

            Of a dump: the text that `po [view recursiveDescription]` prints in lldb, or `print(app.debugDescription)` in an \
            XCUITest; - is the standard input. The report names what such a text cannot tell.

            Of a scenario: the scene as its steps leave it, or, for a scenario with a planted fault (`why`) and without --at, \
            what became of its last touch.

            Exits with 1 if a trace has no such touch, or none at all.
            """
    )

    @Argument(help: ArgumentHelp("A trace, one JSON object a line.", valueName: "trace"))
    var trace: String?

    @Option(help: ArgumentHelp("Tell of this touch of the trace only.", valueName: "number"))
    var touch: Int?

    @Option(help: ArgumentHelp("A dump of a view tree.", valueName: "file"))
    var dump: String?

    @Option(help: ArgumentHelp("A scene.", valueName: "scene.yaml"))
    var scenario: String?

    @Option(
        help: ArgumentHelp(
            "Where the finger goes down, in points of the screen, or of what the dump's first frame is in.",
            valueName: "x,y"))
    var at: Place?

    @Option(
        help: ArgumentHelp(
            "Who should have the touch. In a dump: Class:LINE, the class, address, text, identifier or label.",
            valueName: "name"))
    var want: String?

    @OptionGroup var behavior: BehaviorOption

    @Flag(help: "Print the report as JSON.")
    var json = false

    /// A point on the command line: `60,120.5`.
    struct Place: ExpressibleByArgument {
        let point: CGPoint
        init?(argument: String) {
            let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
                Double($0.trimmingCharacters(in: .whitespaces))
            }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
            point = CGPoint(x: x, y: y)
        }
    }

    func validate() throws {
        guard [trace, dump, scenario].count(where: { $0 != nil }) == 1 else {
            throw ValidationError("Say of what, and of one thing only: a trace, --dump FILE or --scenario FILE.")
        }
        if trace != nil, at != nil || want != nil {
            throw ValidationError(
                "Of a trace, --touch says which touch is meant; --at and --want are for dumps and scenarios.")
        }
        if trace == nil, touch != nil { throw ValidationError("--touch is for traces.") }
        if scenario == nil, behavior.version != nil { throw ValidationError("--behavior is for scenarios.") }
        if dump != nil, at == nil { throw ValidationError("Say where the finger goes down: --at X,Y.") }
    }

    func run() throws {
        if let trace { return try TraceExplanation(file: trace, touch: touch, json: json).print() }
        try MainActor.assumeIsolated {
            if let dump { try explain(dump: dump) }
            if let scenario { try explain(scenario: scenario) }
        }
    }

    @MainActor
    private func explain(dump path: String) throws {
        let text = try Self.read(path)
        do {
            let dump = try ViewDump(text)
            for problem in dump.problems {
                complain("\(path): \(problem)")
            }
            say(try dump.explainTouch(at: at!.point, wanting: want))
        } catch let failure as ViewDump.Failure {
            throw ValidationError("\(path): \(failure)")
        }
    }

    @MainActor
    private func explain(scenario path: String) throws {
        let run = ScenarioRun(try Scenario(contentsOf: path), behavior: behavior.version)
        try run.explain(at: at?.point, wanting: want, say)
    }

    @MainActor
    private func say(_ report: TouchExplanation) {
        tell(json ? report.json : report.description)
    }

    private static func read(_ path: String) throws -> String {
        let data =
            path == "-"
            ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
        guard let data else { throw ValidationError("\(path) cannot be read.") }
        return String(decoding: data, as: UTF8.self)
    }
}
