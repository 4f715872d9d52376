import ArgumentParser

/// The root is synchronous, since the main run loop is not served under an asynchronous one.
@main
struct Touchstone: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "touchstone",
        abstract: "UIKit's event system in open Swift: touch it, watch it, ask it why.",
        subcommands: [Lab.self, Run.self, Replay.self, Convert.self, Explain.self],
        defaultSubcommand: Lab.self
    )
}
