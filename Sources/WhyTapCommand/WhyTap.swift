import ArgumentParser
import Foundation
import TouchstoneViewDumps

/// The `why-tap` command, which needs no UIKit and no other package than its parser of arguments.
@main
struct WhyTap: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why-tap",
        abstract:
            "Explain why a tap does not reach the view that it is meant for, from a stored tree of views or elements.",
        discussion: """
            View trees know which view is in front: what `po [[UIWindow keyWindow] recursiveDescription]` prints in lldb, such a \
            tree in a log of Detox or in a snapshot test, and a snapshot in JSON.

            Accessibility trees do not, so the answer often is that it cannot be told: what `print(app.debugDescription)` prints \
            in an XCUITest, the page source of Appium or WebDriverAgent, the JSON of `describe-ui` of idb, AXe or sim-use, and \
            the output of `maestro hierarchy`.

            Exits with 0 if the wanted view receives the touch, or none is wanted; with 2 if it does not, and the answer says why; \
            with 3 if the tree cannot tell; with 64 if the arguments are wrong; and with 65 if the tree cannot be read or has no \
            such view.
            """,
        version: "why-tap 1",
        subcommands: [Compare.self, ToolServer.self]
    )

    @Option(help: ArgumentHelp("The tree; - is the standard input.", valueName: "file"))
    var tree: String?

    @Option(
        help: ArgumentHelp(
            "A log that says which view the tap hit, such as that of Detox, if it is not in the same file as the tree.",
            valueName: "file"))
    var log: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The touch in points, in the coordinates of the screen or of the first view's superview. Without it, the point that the log states, or the center of the wanted view.",
            valueName: "x,y"))
    var at: Place?

    @Option(
        help: ArgumentHelp(
            "The view that should receive the touch: a text, label, identifier, class or address that only one has, or a class with its line, such as UIButton:7.",
            valueName: "name"))
    var want: String?

    @Flag(help: "Print the answer as JSON, which docs/why.schema.json defines.")
    var json = false

    /// A point on the command line, such as `60,120.5`.
    struct Place: ExpressibleByArgument {
        let point: CGPoint
        init?(argument: String) {
            guard let point = CGPoint(written: argument) else { return nil }
            self.point = point
        }
    }

    func run() throws {
        guard let tree else {
            throw ValidationError("Specify the tree: --tree FILE, or --tree - for the standard input.")
        }
        let bytes = try TreeFile.read(tree)
        let answer: DumpAnswer
        do {
            answer = try DumpQuestion(at: at?.point, wanting: want).answer(bytes, log: try log.map(TreeFile.read))
        } catch let failure as ViewDump.Failure {
            Output.printError("Error: \(tree): \(failure)")
            throw ExitCode(DumpAnswer.ExitCode.unreadable)
        }
        for line in answer.problemLines { Output.printError("\(tree): \(line)") }
        Output.printLine(json ? answer.json : answer.report.description)
        if answer.exitCode != 0 { throw ExitCode(answer.exitCode) }
    }
}
