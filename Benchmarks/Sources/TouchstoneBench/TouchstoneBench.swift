import ArgumentParser

// Every command runs synchronously on the main thread.
@main
struct TouchstoneBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "touchstone-bench",
        abstract: "Measures Touchstone through its public API.",
        discussion: """
            Each row is peer,set,median_ns,min_ns,points,mismatch: nanoseconds for one lookup, event or view; mismatch \
            counts wrong answers and must be 0. Trees and points come from the folder that the environment's PERF_DATA \
            names, or are generated into the temporary folder. Measure a release build, and compare only rows of one \
            machine and hour.
            """,
        subcommands: [
            GenerateCommand.self, HitCommand.self, MoveCommand.self, DispatchCommand.self, GestureCommand.self,
            ScrollCommand.self, ListCommand.self, BuildCommand.self, MemoryCommand.self,
            AllocationsCommand.self, ReplayCommand.self,
        ]
    )

    static let header = "peer,set,median_ns,min_ns,points,mismatch"
}
