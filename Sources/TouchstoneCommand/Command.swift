import ArgumentParser
import Foundation

/// The root is synchronous, since the main run loop is not served under an asynchronous one.
@main
struct Touchstone: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "touchstone",
        abstract: "UIKit's event system in open Swift: touch it, watch it, ask it why.",
        subcommands: [Lab.self, Run.self, Replay.self, Convert.self, Explain.self, Rule.self],
        defaultSubcommand: Lab.self
    )

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            // Help is asked for; anything else is a complaint, which may quote what it was given.
            if code == .success { tell(message) } else if !message.isEmpty { complain(message) }
            Foundation.exit(code.rawValue)
        }
    }
}
