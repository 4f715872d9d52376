import ArgumentParser
import Foundation

/// The `touchstone` command, which is synchronous because an asynchronous root command would not run the main run loop.
@main
struct Touchstone: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "touchstone",
        abstract: "UIKit's event system in open-source Swift: try touches, and find out why one did not arrive.",
        subcommands: [
            Lab.self, Run.self, Replay.self, Convert.self, Explain.self, Shrink.self, Rule.self, ShrinkAttempts.self,
            LabProcess.self,
        ],
        defaultSubcommand: Lab.self
    )

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            // Help goes to standard output, and errors go to standard error.
            if code == .success { printLine(message) } else if !message.isEmpty { printError(message) }
            Foundation.exit(code.rawValue)
        }
    }
}
