import Foundation
import TouchstoneExamples
import TouchstoneTesting
import TouchstoneText
import UIKit

/// Runs applications for a long virtual time, and checks that they keep their contracts and their memory does not grow.
@main @MainActor
struct Soak {
    /// The largest growth of resident memory from the first tenth to the end, in megabytes.
    static let allowedGrowth = 4.0
    /// The largest growth in a traced run, in megabytes. The trace retains records for explanations, up to a limit.
    static let allowedGrowthWhileTraced = 160.0

    /// A scene that receives random input.
    struct Scene {
        let id: String
        let make: @MainActor () -> UIViewController
    }

    /// The example scenes, and the controller of the example application.
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
        // Traced runs come last, since the memory that they use stays resident.
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

/// Measures the time and memory of a run, and prints one line about it.
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

    /// Notes the resident memory after the first tenth of the run; later calls have no effect.
    mutating func settled() { if early == nil { early = Memory.resident } }

    /// Prints the line of the run, and returns whether the run has no complaints.
    ///
    /// - Parameters:
    ///   - virtual: The virtual duration of the run, in seconds.
    ///   - complaints: The complaints of the run itself.
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

/// Writes a line to standard output without buffering, so that a pipe receives it immediately.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

enum Memory {
    /// The resident memory of the process, in megabytes. It includes freed memory that the allocator retains.
    static var resident: Double {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
