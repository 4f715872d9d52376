import Foundation
import UIKit

@main
@MainActor
struct Command {
    /// The share of answers, in percent, that must be right.
    static let requiredShare = 95.0

    static let help = """
        Asks `explain` about mistakes that were injected into code, and compares the answers with the manual results.

        USAGE: touchstone-faults [--only NAME]... [--verbose] [--json] [--share PERCENT] [--list]
               touchstone-faults --scenes COUNT [--seed NUMBER] [--only NAME]

          --only NAME       Ask only about faults whose name contains this.
          --verbose         Print the answers that are not right; with --only, all answers.
          --json            Print the outcome of each fault as JSON.
          --share PERCENT   The share of answers that must be right; \(Int(requiredShare)) by default.
          --list            Print only the names and questions.
          --scenes COUNT    Build this many random screens with one known mistake each, and ask about those instead.
          --seed NUMBER     The seed of the first random screen; 1 by default. A seed determines its screen.
          --help            Print this help.

        The outcomes: right, the first cause is the expected one; partly, a later cause is, or the answers differ; can't tell,
        the answer says so; silent, the answer says that nothing is wrong; wrong, the answer names another cause. The command
        asks about each fault immediately, after the application has continued, and in a replayed session, and counts the worst
        answer.

        Exits with 1 if an answer is wrong or too few answers are right, and with 64 if the arguments are invalid.
        """

    var names: [String] = []
    var isVerbose = false
    var isJSON = false
    var isList = false
    var share = requiredShare
    var scenes: Int?
    var seed: UInt64 = 1

    static func main() {
        do {
            let command = try Command(Array(CommandLine.arguments.dropFirst()))
            exit(try command.run() ? 0 : 1)
        } catch let error as UsageError {
            FileHandle.standardError.write(Data((error.message + "\n").utf8))
            exit(64)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(70)
        }
    }

    struct UsageError: Error {
        let message: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--only":
                guard let name = rest.popFirst() else { throw UsageError(message: "--only requires a name.") }
                names.append(name)
            case "--verbose": isVerbose = true
            case "--json": isJSON = true
            case "--list": isList = true
            case "--share":
                guard let text = rest.popFirst(), let share = Double(text), (0...100).contains(share) else {
                    throw UsageError(message: "--share requires a number from 0 to 100.")
                }
                self.share = share
            case "--scenes":
                guard let text = rest.popFirst(), let count = Int(text), count > 0 else {
                    throw UsageError(message: "--scenes requires a number.")
                }
                scenes = count
            case "--seed":
                guard let text = rest.popFirst(), let seed = UInt64(text) else {
                    throw UsageError(message: "--seed requires a number.")
                }
                self.seed = seed
            case "--help", "-h":
                print(Self.help)
                exit(0)
            default: throw UsageError(message: "Unknown argument: \(argument). See --help.")
            }
        }
    }

    /// Runs the command and returns whether it succeeded.
    func run() throws -> Bool {
        if let scenes {
            var run = RandomScreensRun(seed: seed)
            if let name = names.first, !RandomScreensRun.faults.contains(where: { $0.name.contains(name) }) {
                throw UsageError(message: "No fault of the random screens has such a name.")
            }
            run.run(scenes, only: names.first)
            print(run.text)
            return run.isGood
        }
        let faults = Fault.all.filter { fault in names.isEmpty || names.contains { fault.name.contains($0) } }
        guard !faults.isEmpty else { throw UsageError(message: "No fault has such a name. See --list.") }
        if let twice = Dictionary(grouping: faults, by: \.name).first(where: { $0.value.count > 1 }) {
            throw UsageError(message: "Two faults have the name \(twice.key).")
        }
        if isList {
            for fault in faults { print("\(fault.name): \(fault.question)") }
            return true
        }
        let judgments = faults.map { Judgment($0) }
        let tally = Tally(judgments)
        print(isJSON ? tally.json : tally.text(isVerbose: isVerbose, listsAll: !names.isEmpty))
        return tally.count(.wrong) == 0 && tally.share >= share
    }
}
