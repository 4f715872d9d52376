import ArgumentParser
import Foundation
import TouchstoneViewDumps

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print what changed between two trees, such as before and after a tap.",
        discussion: "Exits with 0 if something changed, with 2 if nothing did, and with 65 if a tree cannot be read."
    )

    @Argument(help: ArgumentHelp("The tree before; - is the standard input.", valueName: "before"))
    var before: String

    @Argument(help: ArgumentHelp("The tree after.", valueName: "after"))
    var after: String

    @Flag(help: "Print the changes as JSON.")
    var json = false

    func run() throws {
        let comparison = DumpComparison(try read(before), try read(after))
        Output.printLine(json ? comparison.json : comparison.description)
        if comparison.changes.isEmpty { throw ExitCode(DumpAnswer.ExitCode.blocked) }
    }

    private func read(_ path: String) throws -> ViewDump {
        do {
            return try ViewDump(bytes: try TreeFile.read(path))
        } catch let failure as ViewDump.Failure {
            Output.printError("Error: \(path): \(failure)")
            throw ExitCode(DumpAnswer.ExitCode.unreadable)
        }
    }
}
