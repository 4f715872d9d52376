import Foundation
import TouchstoneTestSupport

/// Runs generated applications one after the other, and prints the problems of each.
@MainActor
enum RandomApplications {
    /// Runs the applications, and prints a summary.
    ///
    /// - Parameter arguments: The first seed, the number of applications, the number of inputs of each, `--trace` and `--print`.
    /// - Returns: `true` if no application has problems.
    static func run(_ arguments: [String]) -> Bool {
        let numbers = arguments.compactMap { Int($0) }
        let first = numbers.first ?? 1
        let count = numbers.dropFirst().first ?? 100
        let events = numbers.dropFirst(2).first ?? 400
        let start = ContinuousClock.now
        var totals = RandomApplication.Outcome()
        var failed = 0
        var early: Double?
        for seed in first..<(first + count) {
            if arguments.contains("--print") { say("seed \(seed)") }
            let outcome = RandomApplication.run(
                seed: UInt64(seed), events: events, isTraced: arguments.contains("--trace"),
                prints: arguments.contains("--print"))
            totals.events += outcome.events
            totals.actions += outcome.actions
            if !outcome.problems.isEmpty {
                failed += 1
                say("seed \(seed):\n    " + outcome.problems.joined(separator: "\n    "))
            }
            if early == nil, (seed - first) * 10 >= count { early = Memory.resident }
        }
        let late = Memory.resident
        say(
            "\(count) applications, \(totals.events) inputs, \(totals.actions) actions, \(failed) with problems, "
                + "\(start.duration(to: .now)); resident \(early ?? late) MB after a tenth, \(late) MB at the end")
        return failed == 0
    }
}
