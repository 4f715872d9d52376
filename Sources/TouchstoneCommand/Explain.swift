import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneScenarios

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say where a touch would go, and what keeps it from the view that should have it.",
        discussion: """
            Of a dump: the text that `po [view recursiveDescription]` prints in lldb, or `print(app.debugDescription)` in an \
            XCUITest; - is the standard input. The report names what such a text cannot tell.

            Of a scenario: the scene as its steps leave it, or, for a scenario with a planted fault (`why`) and without --at, \
            what became of its last touch.
            """
    )

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
        switch (dump, scenario) {
        case (nil, nil): throw ValidationError("Say of what: --dump FILE or --scenario FILE.")
        case (.some, .some): throw ValidationError("Explain a dump or a scenario, not both.")
        case (.some, nil) where at == nil: throw ValidationError("Say where the finger goes down: --at X,Y.")
        default: break
        }
    }

    func run() throws {
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
                FileHandle.standardError.write(Data("\(path): \(problem)\n".utf8))
            }
            say(try dump.explainTouch(at: at!.point, wanting: want))
        } catch let failure as ViewDump.Failure {
            throw ValidationError("\(path): \(failure)")
        }
    }

    @MainActor
    private func explain(scenario path: String) throws {
        let run = ScenarioRun(try Scenario(contentsOf: path))
        try run.explain(at: at?.point, wanting: want, say)
    }

    @MainActor
    private func say(_ report: TouchExplanation) {
        print(json ? report.json : report.description)
    }

    private static func read(_ path: String) throws -> String {
        let data =
            path == "-"
            ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
        guard let data else { throw ValidationError("\(path) cannot be read.") }
        return String(decoding: data, as: UTF8.self)
    }
}
