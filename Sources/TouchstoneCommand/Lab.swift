import ArgumentParser
import CoreFoundation
import TouchstoneExamples
import TouchstoneWebHost
import TouchstoneCore
import UIKit

struct Lab: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the lab: a device on a web page of this machine, and what became of every touch.",
        discussion: """
            Prints the address of the page and runs until it is interrupted (Control-C). Open the page in any browser; a \
            finger or the mouse on it becomes a touch in a UIKit application. Beside the device the page shows who was \
            asked, who got the touch, and the responder chain it climbed. The address has a \
            secret in it, new each time, so that other users of the machine cannot reach the page; put 16 to 128 letters, \
            digits, - and _ into the environment variable TOUCHSTONE_TOKEN to have the same address each time.

            With --record all that comes in is written to a file, with the trace; `touchstone replay` plays it again, \
            `touchstone convert` makes a report, a scenario or a test of it, and `touchstone explain` tells each touch's \
            story.
            """
    )

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

    @Option(
        help: ArgumentHelp(
            "The device whose screen, status bar and home indicator are shown, or none.", valueName: "name"))
    var device = "iPhone 14"

    private var screenModel: ScreenModel? {
        get throws {
            if device.lowercased() == "none" { return nil }
            if let model = ScreenModel.named(device) { return model }
            let known = ScreenModel.all.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no device \"\(device)\". Choose none or one of: \(known).")
        }
    }

    func validate() throws {
        _ = try screenModel
        guard let port, !(0...65535).contains(port) else { return }
        throw ValidationError("There is no port \(port): ports go from 0 (any free one) to 65535.")
    }

    func run() throws {
        try MainActor.assumeIsolated {
            if let version = behavior.version { UIApplication.shared.behavior = Behavior(version) }
            if let model = try screenModel {
                UIApplication.shared.screen.model = model
                UIApplication.shared.userInterfaceIdiom = model.idiom
            }
            let stage = LabStage(.shared)
            let recording = try LabRecording(.shared, file: record, checks: check)
            recording?.closeWhenInterrupted()
            let show: @MainActor (String) -> Void = { id in
                if let recording { recording.show(id) { stage.show(id) } } else { stage.show(id) }
            }
            if let first = ExampleScene.all.first { show(first.id) }
            let scenes = ExampleScene.all.map { scene in
                WebHost.Scene(
                    id: scene.id, title: scene.title, group: scene.group, summary: scene.summary,
                    task: scene.task.map { .init(question: $0.question, goal: $0.goal, lesson: $0.lesson) })
            }
            let host = try WebHost(
                application: .shared, port: port, interface: listen, title: "Touchstone lab", scenes: scenes, show: show
            )
            host.announce()
            withExtendedLifetime((host, recording)) { CFRunLoopRun() }
        }
    }
}
