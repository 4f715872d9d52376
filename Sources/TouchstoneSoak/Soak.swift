import Foundation
import TouchstoneExamples
import TouchstoneTesting
import UIKit

/// Runs applications for a long virtual time, and says whether they keep their contracts and their memory.
@main @MainActor
struct Soak {
    /// How much more memory may be resident at the end than after the first tenth, in megabytes.
    static let allowedGrowth = 4.0
    /// The same limit for a traced application: the trace keeps what explanations need, up to a bound.
    static let allowedGrowthWhileTraced = 160.0

    /// What the monkey is let loose on.
    struct Scene {
        let id: String
        let make: @MainActor () -> UIViewController
    }

    /// Those of the lab, and the application of one's own.
    private static let scenes =
        ExampleScene.all.map { Scene(id: $0.id, make: $0.make) } + [Scene(id: "own-app") { CounterController() }]

    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "applications" { exit(RandomApplications.run(arguments.dropFirst().map { $0 }) ? 0 : 1) }
        if arguments.first == "blocked" { BlockedMainThread.run() }
        let minutes = arguments.popFirst().map { Double($0) } ?? 60
        guard let minutes, minutes > 0 else {
            say("Usage: TouchstoneSoak [MINUTES] [PART OF A SCENE'S ID | fingers]")
            say("       TouchstoneSoak applications [SEED] [COUNT] [EVENTS] [--trace] [--print]")
            say("       TouchstoneSoak blocked")
            exit(2)
        }
        let part = arguments.popFirst() ?? ""
        var failures = 0
        // Those that keep a trace come last, since what they have used stays resident.
        for isTraced in [false, true] {
            for scene in scenes where part.isEmpty || scene.id.contains(part) {
                failures += Monkey.run(scene, minutes: minutes, isTraced: isTraced) ? 0 : 1
            }
        }
        if part.isEmpty || part == "fingers" { failures += TenFingers.run(minutes: minutes) ? 0 : 1 }
        say(failures == 0 ? "All held." : "\(failures) did not hold.")
        exit(failures == 0 ? 0 : 1)
    }
}

/// What a run took and left, told in one line.
@MainActor
struct Account {
    private let name: String
    private let start = ContinuousClock.now
    private let allowedGrowth: Double
    private var early: Double?
    var events = 0

    init(_ name: String, allowedGrowth: Double) {
        self.name = name
        self.allowedGrowth = allowedGrowth
    }

    /// The first tenth is over.
    mutating func settled() { if early == nil { early = Memory.resident } }

    /// Tells, and says whether all held.
    func end(virtual: TimeInterval, complaints: [String]) -> Bool {
        let late = Memory.resident
        let before = early ?? late
        let real = start.duration(to: .now)
        let seconds = Double(real.components.seconds) + Double(real.components.attoseconds) / 1e18
        var complaints = complaints
        if late - before > allowedGrowth { complaints.append("memory grew by \(Self.short(late - before)) MB") }
        say(
            "\(name): \(events) inputs in \(Self.short(virtual / 60)) min of virtual time, \(Self.short(seconds)) s; "
                + "resident \(Self.short(before)) MB after a tenth, \(Self.short(late)) MB at the end"
                + (complaints.isEmpty ? "" : "\n    " + complaints.joined(separator: "\n    ")))
        return complaints.isEmpty
    }

    private static func short(_ number: Double) -> String { String((number * 10).rounded() / 10) }
}

/// Tells at once, also into a pipe.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

enum Memory {
    /// In megabytes, with what has been freed and is kept for later.
    static var resident: Double {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
