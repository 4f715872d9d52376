import ArgumentParser
import CoreFoundation
import Foundation
import TouchstoneCore
import TouchstoneExamples
import TouchstoneWebHost
import UIKit

/// The child process of `touchstone lab`, which runs the scenes and serves the page.
struct LabProcess: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lab-process", abstract: "Run the scenes of the lab.", shouldDisplay: false)

    @OptionGroup var options: LabOptions

    @Option(help: "The file for the session since the last change of the scene, which is removed at the end.")
    var spare: String?

    @Option(help: "What happened to the previous process, for the pages.")
    var notice: String?

    @Flag(help: "End when standard input ends.")
    var isSupervised = false

    func run() throws {
        try MainActor.assumeIsolated {
            if let version = options.behavior.version { UIApplication.shared.behavior = Behavior(version) }
            if let model = try options.screenModel {
                UIApplication.shared.screen.model = model
                UIApplication.shared.userInterfaceIdiom = model.idiom
            }
            let stage = LabStage(.shared)
            let recording = try LabRecording(.shared, file: options.record, spare: spare, checks: options.check)
            recording?.closeWhenInterrupted()
            if isSupervised { closeWithSupervisor(recording) }
            let show: @MainActor (String) -> Void = { id in
                if let recording { recording.show(id) { stage.show(id) } } else { stage.show(id) }
            }
            let first = options.scene ?? ExampleScene.all.first?.id
            if let first { show(first) }
            let scenes = ExampleScene.all.map { scene in
                WebHost.Scene(
                    id: scene.id, title: scene.title, group: scene.group, summary: scene.summary,
                    task: scene.task.map { .init(question: $0.question, goal: $0.goal, lesson: $0.lesson) })
            }
            let host = try WebHost(
                application: .shared, port: options.port, interface: options.listen, title: "Touchstone lab",
                scenes: scenes, show: show
            )
            host.begin(with: first, notice: notice)
            host.announce()
            withExtendedLifetime((host, recording)) { CFRunLoopRun() }
        }
    }

    /// Ends the process when its parent has ended, even if the main thread is busy.
    @MainActor
    private func closeWithSupervisor(_ recording: LabRecording?) {
        let close: @MainActor @Sendable () -> Void = { Foundation.exit(recording?.close() ?? 0) }
        let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .global())
        input.setEventHandler {
            input.cancel()
            DispatchQueue.main.async { MainActor.assumeIsolated { close() } }
            sleep(5)
            _exit(1)
        }
        input.resume()
    }
}
