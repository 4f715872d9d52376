import Foundation
import UIKit

@main
@MainActor
struct Command {
    /// Of a hundred faults, at least so many must be answered rightly.
    static let leastShare = 95.0

    static let help = """
        Asks `explain` about mistakes that were planted in code, and judges what it says.

        USAGE: touchstone-faults [--only NAME]... [--verbose] [--json] [--share PERCENT] [--list]
               touchstone-faults --scenes COUNT [--seed NUMBER] [--only NAME]

          --only NAME       Only faults whose name contains this.
          --verbose         Tell what was said of each fault that was not answered rightly; of all with --only.
          --json            Print what came of each fault as JSON.
          --share PERCENT   How many of a hundred must be right; \(Int(leastShare)) by default.
          --list            Print the names and questions alone.
          --scenes COUNT    Instead, make so many random screens, plant one mistake in each of which the truth is known, and ask.
          --seed NUMBER     The first screen's seed; 1 by default. The same seed gives the same screen.
          --help            Print this.

        right: the first cause names who and what is to blame. partly: a later one does, or the answers differ. can't tell: it says so.
        silent: it says that all is well. wrong: it blames something else. Each fault is asked about at once, after the application
        has gone on, and in a replayed session; what counts is the worst of the three.

        Exits with 1 if any answer is wrong, or fewer are right than must be, and with 64 if the arguments make no sense.
        """

    var names: [String] = []
    var isVerbose = false
    var isJSON = false
    var isList = false
    var share = leastShare
    var scenes: Int?
    var seed: UInt64 = 1

    static func main() {
        do {
            let command = try Command(Array(CommandLine.arguments.dropFirst()))
            exit(try command.run() ? 0 : 1)
        } catch let mistake as Mistake {
            FileHandle.standardError.write(Data((mistake.message + "\n").utf8))
            exit(64)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(70)
        }
    }

    struct Mistake: Error {
        let message: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--only":
                guard let name = rest.popFirst() else { throw Mistake(message: "--only wants a name.") }
                names.append(name)
            case "--verbose": isVerbose = true
            case "--json": isJSON = true
            case "--list": isList = true
            case "--share":
                guard let text = rest.popFirst(), let share = Double(text), (0...100).contains(share) else {
                    throw Mistake(message: "--share wants a number from 0 to 100.")
                }
                self.share = share
            case "--scenes":
                guard let text = rest.popFirst(), let count = Int(text), count > 0 else {
                    throw Mistake(message: "--scenes wants how many.")
                }
                scenes = count
            case "--seed":
                guard let text = rest.popFirst(), let seed = UInt64(text) else {
                    throw Mistake(message: "--seed wants a number.")
                }
                self.seed = seed
            case "--help", "-h":
                print(Self.help)
                exit(0)
            default: throw Mistake(message: "There is no \(argument). See --help.")
            }
        }
    }

    /// Whether all is as it must be.
    func run() throws -> Bool {
        if let scenes {
            var run = ScenesRun(seed: seed)
            if let name = names.first, !SceneFault.all.contains(where: { $0.name.contains(name) }) {
                throw Mistake(message: "No fault of the random screens is called so.")
            }
            run.run(scenes, only: names.first)
            print(run.text)
            return run.isGood
        }
        let faults = Fault.all.filter { fault in names.isEmpty || names.contains { fault.name.contains($0) } }
        guard !faults.isEmpty else { throw Mistake(message: "No fault is called so. See --list.") }
        if let twice = Dictionary(grouping: faults, by: \.name).first(where: { $0.value.count > 1 }) {
            throw Mistake(message: "Two faults are called \(twice.key).")
        }
        if isList {
            for fault in faults { print("\(fault.name): \(fault.question)") }
            return true
        }
        let judgements = try faults.map { try Judgement($0) }
        let tally = Tally(judgements)
        print(isJSON ? tally.json : tally.text(telling: isVerbose, all: !names.isEmpty))
        return tally.count(.wrong) == 0 && tally.share >= share
    }
}
