import Foundation

/// Sequences of random steps, each determined by its seed.
///
/// The environment variable `TOUCHSTONE_FUZZ` sets the number of sequences, and `TOUCHSTONE_FUZZ_SEED` the first seed.
package enum RandomSequences {
    /// The seeds to play: `count` of them from 1 on, unless the environment says otherwise.
    package static func seeds(_ count: UInt64) -> Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["TOUCHSTONE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        return first..<first + (environment["TOUCHSTONE_FUZZ"].flatMap(UInt64.init) ?? count)
    }

    /// Plays sequences, and returns a description of the shortest failing part of each one that fails.
    ///
    /// - Parameters:
    ///   - count: The number of sequences.
    ///   - length: The number of steps of each sequence.
    ///   - play: Plays steps from the state that a seed determines; returns what was wrong, and what was done.
    @MainActor
    package static func failures(
        _ count: UInt64, steps length: Int, _ play: (UInt64, [UInt64]) -> (complaints: [String], log: [String])
    ) async -> [String] {
        var found: [String] = []
        for seed in seeds(count) {
            // The watchdog ends a test run whose main actor is blocked.
            await Task.yield()
            var random = SeededRandomNumberGenerator(seed)
            let steps = (0..<length).map { _ in random.next() }
            guard !play(seed, steps).complaints.isEmpty else { continue }
            let (complaints, log) = play(seed, shortened(steps) { !play(seed, $0).complaints.isEmpty })
            found.append(
                "seed \(seed): \(complaints.prefix(2).joined(separator: "; "))\n  \(log.joined(separator: "\n  "))")
        }
        return found
    }

    /// Removes steps one by one as long as the rest still fails.
    @MainActor
    package static func shortened<Step>(_ steps: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
        var rest = steps
        for index in steps.indices.reversed() {
            var fewer = rest
            fewer.remove(at: index)
            if fails(fewer) { rest = fewer }
        }
        return rest
    }
}
