import ArgumentParser
import TouchstoneCore

/// The option for the iOS version that scenes and scenarios run on.
struct BehaviorOption: ParsableArguments {
    @Option(
        name: .customLong("behavior"),
        help: ArgumentHelp(
            "Which iOS to behave like where the file itself does not say; the newest by default.",
            valueName: "version"))
    var version: Behavior.Version?
}

extension Behavior.Version: ExpressibleByArgument {}
