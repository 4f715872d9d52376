import ArgumentParser
import TouchstoneCore
import TouchstoneExamples

/// The options of the lab, which its child process receives, too.
struct LabOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The port; 0 selects a free one. (default: 7770, or a free one if 7770 is in use)",
            valueName: "number"))
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "Listen on another interface than loopback, 0.0.0.0 for all. Needs TOUCHSTONE_TOKEN, which travels unencrypted.",
            valueName: "address"))
    var listen: String?

    @Option(help: ArgumentHelp("Write the session to a file, until the lab is interrupted.", valueName: "file"))
    var record: String?

    @Flag(help: "Check Touchstone's own contracts. A violation is reported, and the session is saved to a file.")
    var check = false

    @OptionGroup var behavior: BehaviorOption

    @Option(help: ArgumentHelp("The scene to show first.", valueName: "id"))
    var scene: String?

    @Option(
        help: ArgumentHelp(
            "The device whose screen, status bar and home indicator are shown, or none.", valueName: "name"))
    var device = "iPhone 14"

    var screenModel: ScreenModel? {
        get throws {
            if device.lowercased() == "none" { return nil }
            if let model = ScreenModel.named(device) { return model }
            let known = ScreenModel.all.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no device \"\(device)\". Choose none or one of: \(known).")
        }
    }

    func validate() throws {
        _ = try screenModel
        if let scene, !ExampleScene.ids.contains(scene) {
            throw ValidationError(
                "The lab has no scene \(scene). It has \(ExampleScene.ids.joined(separator: ", ")).")
        }
        guard let port, !(0...65535).contains(port) else { return }
        throw ValidationError("There is no port \(port): ports go from 0 (any free one) to 65535.")
    }

    /// The options as arguments for the child process.
    ///
    /// - Parameter port: The port to use instead of that of the options.
    func arguments(port: Int?, scene: String?, record: String?) -> [String] {
        var arguments: [String] = []
        let values = [
            ("--port", port.map(String.init)), ("--listen", listen), ("--record", record), ("--scene", scene),
            ("--behavior", behavior.version?.rawValue), ("--device", device),
        ]
        for case (let name, let value?) in values { arguments.append("\(name)=\(value)") }
        return arguments + (check ? ["--check"] : [])
    }
}
