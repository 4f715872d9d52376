import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneScenarios
import TouchstoneTouchscreenHost

struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Let recorded fingers touch a scene, in virtual time, and print the trace.",
        discussion: """
            Reads recordings of touch hardware: evemu (.events, the older ones with their .desc beside them), Android's \
            `getevent -lt`, and `libinput record`. The scene is a scenario file, whose own steps and expectation are left \
            out. What cannot be read is reported with its line, and the rest is played.
            """
    )

    @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("The scene that is touched.", valueName: "scene.yaml"))
    var scenario: String

    @Option(
        name: .customLong("desc"),
        help: ArgumentHelp("The device's description, where it is a file of its own.", valueName: "file"))
    var description: String?

    @Flag(help: "Take a unit of the device for a point, instead of fitting its surface to the scene's screen.")
    var unitIsPoint = false

    @Flag(help: "Print the trace as JSON, one record a line.")
    var json = false

    func run() throws {
        let recording: TouchRecording
        do {
            recording = try TouchRecording(contentsOf: read(file), description: description.map(read))
        } catch let error as RecordingFormatError {
            throw ValidationError("\(file): \(error)")
        }
        for problem in recording.problems { complain("\(file): \(problem)") }
        let outcome = try MainActor.assumeIsolated {
            let scene = try Scenario(contentsOf: scenario)
            return try ScenarioRun(scene).play(recording.hardwareFrames(mapping(of: recording, to: scene.screen)))
        }
        if json {
            for record in outcome.records { print(TraceJSON(record).line) }
        } else {
            print(outcome.story)
        }
    }

    private func mapping(of recording: TouchRecording, to screen: CGSize) -> AxisMapping {
        guard !unitIsPoint else { return .identity }
        return AxisMapping(device: recording.device, width: Double(screen.width), height: Double(screen.height))
            ?? .identity
    }

    private func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ValidationError("\(path) cannot be read.")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
