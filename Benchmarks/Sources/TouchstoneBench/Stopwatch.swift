import ArgumentParser
import Foundation

/// The duration of a measurement.
struct Measuring: ParsableArguments {
    @Option(help: "Seconds for each row.")
    var seconds = 0.35

    @Option(help: "Do the work exactly this many times and time nothing: for valgrind and for counting.")
    var once: Int?
}

/// Repeats work until its time can be measured.
@MainActor
struct Stopwatch {
    let measuring: Measuring
    private static let rounds = 7

    /// - Parameters:
    ///   - parts: The number of lookups or events in one call of `work`.
    ///   - mismatches: Counts wrong results after the work.
    func row(_ peer: String, _ set: String, points: Int, parts: Int, mismatches: () -> Int, work: () -> Void) {
        if let once = measuring.once {
            for _ in 0..<once { work() }
            print("\(peer),\(set),0,0,\(points),\(mismatches())")
            return
        }
        work()
        let estimate = max(1e-7, time(work))
        let inner = max(1, Int(measuring.seconds / Double(Self.rounds) / estimate))
        let times = (0..<Self.rounds).map { _ in
            time { for _ in 0..<inner { work() } } / Double(inner) / Double(parts) * 1e9
        }.sorted()
        print("\(peer),\(set),\(short(times[Self.rounds / 2])),\(short(times[0])),\(points),\(mismatches())")
    }

    private func time(_ work: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    private func short(_ nanoseconds: Double) -> String { String(format: "%.1f", nanoseconds) }
}
