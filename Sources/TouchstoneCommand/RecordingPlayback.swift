import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneExamples
import TouchstoneRecording
import TouchstoneScenarios
import TouchstoneTesting
import TouchstoneText
import TouchstoneTouchscreenDecoder

/// The options for a session file: a recording of Touchstone or of touch hardware.
struct SessionFile: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The recording: Touchstone's own, or of touch hardware (evemu, `getevent -lt`, `libinput record`).",
            valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("A scenario file whose scene receives the touches.", valueName: "scene.yaml"))
    var scenario: String?

    @Option(help: ArgumentHelp("One of the lab's scenes that is touched.", valueName: "id"))
    var scene: String?

    @OptionGroup var behavior: BehaviorOption

    @Option(
        name: .customLong("desc"),
        help: ArgumentHelp("The description of the hardware, if it is a separate file.", valueName: "file"))
    var description: String?

    @Flag(help: "Take a unit of the hardware for a point, instead of fitting its surface into the screen by one scale.")
    var unitIsPoint = false

    func validate() throws {
        if scenario != nil, scene != nil {
            throw ValidationError("The fingers touch one scene: give --scenario or --scene, not both.")
        }
        if let scene, !ExampleScene.ids.contains(scene) {
            throw ValidationError(
                "The lab has no scene \(scene). It has \(ExampleScene.ids.joined(separator: ", ")).")
        }
    }

    /// Reads the recording, and reports problems on standard error.
    func recording() throws -> Recording {
        var recording = try recordingAsStored()
        // Use the iOS version that the options name instead of the recorded one.
        if let version = behavior.version { recording.header.behavior = version }
        return recording
    }

    private func recordingAsStored() throws -> Recording {
        let text = try read(file)
        if Recording.isRecording(text) {
            do {
                let reading = try Recording.read(text)
                for problem in reading.problems { printError("\(file): \(problem)") }
                return reading.recording
            } catch {
                throw ValidationError("\(file): \(error)")
            }
        }
        let hardware: TouchRecording
        do {
            hardware = try TouchRecording(contentsOf: text, description: description.map(read))
        } catch {
            throw ValidationError("\(file): \(error)")
        }
        for problem in hardware.problems { printError("\(file): \(problem)") }
        guard hardware.frames.contains(where: { !$0.contacts.isEmpty }) else {
            throw ValidationError(
                "\(file) has no touches to play. The output of evemu-describe and getevent -lp describes only a device: pass it "
                    + "with a recording, as --desc.")
        }
        let screen = try scenario.map { try MainActor.assumeIsolated(ScenarioScreen($0).size) } ?? Self.screen
        return Recording(hardware.touchReports(mapping(of: hardware, to: screen)), screen: screen)
    }

    private static let screen = CGSize(width: 390, height: 844)

    private struct ScenarioScreen {
        let path: String
        init(_ path: String) { self.path = path }
        @MainActor func size() throws -> CGSize { try Scenario(contentsOf: path).screen }
    }

    private func mapping(of recording: TouchRecording, to screen: CGSize) -> AxisMapping {
        let size = (width: Double(screen.width), height: Double(screen.height))
        guard !unitIsPoint,
            let mapping = AxisMapping(device: recording.device, width: size.width, height: size.height)
        else { return .identity }
        if recording.device.rangesAreObserved {
            let scale =
                mapping.scale < 1 ? ", times \(rounded(mapping.scale)) on both axes so that all fit the screen" : ""
            printError(
                "\(file): the range of the surface is unknown, so one unit is one point\(scale). The hardware "
                    + "description (--desc) contains it.")
        }
        return mapping
    }

    private func rounded(_ scale: Double) -> String { String((scale * 1000).rounded() / 1000) }

    private func read(_ path: String) throws -> String {
        String(decoding: try contents(of: path), as: UTF8.self)
    }

    /// Returns the scene to play a recording in: the one that the options name, otherwise the recorded one; `nil` if
    /// neither is known.
    ///
    /// A recording contains its scenario, so no file is opened by a name in a recording.
    func place(of recording: Recording) throws -> RecordingPlayback.Place? {
        if let scenario { return .scenario(text: try read(scenario), file: scenario) }
        if let scene { return .lab(scene) }
        if let text = recording.header.scenario { return .scenario(text: text, file: "\(file) (its scenario)") }
        return recording.header.app == "lab" ? .lab(nil) : nil
    }

    /// The error for a recording whose scene is neither stored nor named by the options.
    func missingPlace(of recording: Recording) -> ValidationError {
        // Old recordings have only the path of their scenario, which may be any file.
        let app = recording.header.app
        let name = app.map { ", only the name “\($0.prefix(200))”, which a replay does not open" } ?? ""
        return ValidationError(
            "\(file) does not contain its scene\(name): name the scene that is touched with --scenario or --scene."
                .printable)
    }
}

/// Plays a recording in a scene, in virtual time, and collects the results.
@MainActor
struct RecordingPlayback: Sendable {
    enum Place {
        /// A scenario's text; `file` is its name in messages.
        case scenario(text: String, file: String)
        /// One of the lab's scenes, or, if `nil`, the scenes that the recording shows.
        case lab(String?)
    }

    /// The trace, limited to the scene's own parts if the scenario marks them.
    private(set) var records: [TraceRecord] = []
    private(set) var eventLog = ""
    /// The first difference from the stored trace, if there is one.
    private(set) var difference: TraceDifference?
    private(set) var comparedRecords = 0
    private(set) var pictures: [Int: SessionReport.Picture] = [:]
    private(set) var screen: CGSize
    /// The violated contracts of the library, if they were checked.
    private(set) var violations: [ContractViolation] = []

    /// The time in seconds that passes after the last input of a recording without run-loop iterations.
    private static let rest: TimeInterval = 3

    /// Plays a recording in a scene.
    ///
    /// - Parameters:
    ///   - recording: The recording to play.
    ///   - place: The scene.
    ///   - takesPictures: Whether to take a picture at each touch, for a report.
    ///   - checks: Whether to check the library's contracts.
    ///   - beforeIteration: Called before each run-loop iteration with its time since the beginning.
    ///   - hear: Called with each trace record.
    init(
        _ recording: Recording, in place: Place, takesPictures: Bool = false, checks: Bool = false,
        beforeIteration: ((TimeInterval) -> Void)? = nil, hear: (@MainActor (TraceRecord) -> Void)? = nil
    ) throws {
        screen = recording.header.screen
        switch place {
        case .scenario(let text, let file):
            let scenario = try Scenario(yaml: text, file: file)
            screen = scenario.screen
            var run = ScenarioRun(scenario, behavior: recording.header.behavior)
            run.checksContracts = checks
            let outcome = try run.perform(from: recording.header.start) { app in
                play(recording, app, takesPictures, beforeIteration, hear, showScene: nil)
                // The remaining state is checked only when no work is pending, and the player's hosts have just been
                // removed.
                if checks { app.settle() }
            }
            records = outcome.records
            eventLog = outcome.eventLog
            violations = outcome.contractViolations
        case .lab(let scene):
            let header = recording.header
            let clock = VirtualClock(now: header.start)
            let application = UIApplication(
                clock: clock, screen: CGRect(origin: .zero, size: header.screen), scale: header.scale)
            application.behavior = Behavior(header.behavior)
            application.screen.model = header.device.flatMap(ScreenModel.named)
            let app = TestApplication(application, clock: clock)
            app.foundViolation = { _ in }
            if checks { app.checkContracts() }
            TestApplication.$scoped.withValue(app) {
                UIApplication.$current.withValue(application) {
                    let stage = LabStage(application)
                    if let scene {
                        stage.show(scene)
                        app.settle()
                    }
                    app.clear()
                    play(recording, app, takesPictures, beforeIteration, hear, showScene: stage.show)
                }
            }
            records = app.records
            eventLog = TraceText.eventLog(app.records)
            if checks { app.settle() }
            violations = app.contractViolations()
        }
    }

    private mutating func play(
        _ recording: Recording, _ app: TestApplication, _ takesPictures: Bool,
        _ beforeIteration: ((TimeInterval) -> Void)?, _ hear: (@MainActor (TraceRecord) -> Void)?,
        showScene: (@MainActor (String) -> Void)?
    ) {
        let application = app.application
        let gallery = Gallery()
        if hear != nil || takesPictures {
            application.trace.listen { record in
                hear?(record)
                guard takesPictures else { return }
                switch record.fact {
                case .bound, .unbound: gallery.touchWentDown(in: application)
                default: break
                }
            }
        }
        let player = RecordingPlayer(recording, application: application, clock: app.clock, showScene: showScene)
        let outcome = player.play(beforeIteration: beforeIteration)
        difference = outcome.difference
        comparedRecords = outcome.comparedRecords
        if !recording.hasIterations { app.advance(by: Self.rest) }
        pictures = gallery.pictures
        withExtendedLifetime(player) {}
    }

    /// Collects pictures of the screen, one at each touch.
    @MainActor
    private final class Gallery {
        var count = 0
        var pictures: [Int: SessionReport.Picture] = [:]

        /// The maximum number of pictures in a report.
        private static let limit = 200

        func touchWentDown(in application: UIApplication) {
            count += 1
            if count <= Self.limit { pictures[count] = SessionReport.Picture(of: application) }
        }
    }
}

extension ExampleScene {
    nonisolated static var ids: [String] { MainActor.assumeIsolated { all.map(\.id) } }
}
