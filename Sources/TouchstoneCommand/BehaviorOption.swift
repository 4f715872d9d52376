import ArgumentParser
import TouchstoneCore

/// The option for the iOS version that scenes and scenarios run on.
struct BehaviorOption: ParsableArguments {
    @Option(
        name: .customLong("behavior"),
        help: ArgumentHelp(
            "The iOS version to behave like if the file does not specify one. (default: the newest)",
            valueName: "version"))
    var version: Behavior.Version?
}

extension Behavior.Version: ExpressibleByArgument {}
