import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneRecording
import TouchstoneScenarios

/// What a child process plays in one attempt to shrink a file, and what it looks for.
struct ShrinkAttempt: Codable {
    /// The text of the scenario that is played, or in whose scene the recording is played.
    var scenario: String?
    /// The text of the recording that is played; `nil` plays the steps of the scenario.
    var recording: String?
    /// The id of the lab's scene in which the recording is played.
    var scene: String?
    /// The raw value of the iOS version, if a scenario states none.
    var behavior: String?
    /// The failure to look for.
    var wish: Wish

    enum Wish: Codable {
        /// Any contract or expectation, or the first cause of an injected fault.
        case any
        case contract
        case expectation
        /// The first cause of a touch, with the question.
        case cause(wanted: String?, location: CGPoint?)
        case same(ScenarioFailure)
    }

    /// The result of an attempt that ended.
    struct Answer: Codable {
        var failure: ScenarioFailure?
        /// The reason why the scene cannot be played.
        var problem: String?
    }

    /// Plays the scenario or recording and returns the failure that was looked for, if it happens.
    @MainActor
    func answer() -> Answer {
        do { return Answer(failure: try failure()) } catch { return Answer(problem: "\(error)") }
    }

    @MainActor
    private func failure() throws -> ScenarioFailure? {
        let version = behavior.flatMap(Behavior.Version.init)
        if let recording { return try failure(playing: Recording.read(recording).recording) }
        let text = scenario ?? ""
        let scenario = try Scenario(yaml: text, file: "scenario")
        switch wish {
        case .any, .contract, .expectation:
            return try ScenarioFailure.first(of: scenario, behavior: version).flatMap { isWished($0) ? $0 : nil }
        case .cause(let wanted, let location):
            let run = ScenarioRun(scenario, behavior: version)
            return try ExplainedCause(of: run, wanting: wanted, at: location).map(ScenarioFailure.cause)
        case .same(let failure): return try failure.occurs(in: text, behavior: version) ? failure : nil
        }
    }

    @MainActor
    private func failure(playing recording: Recording) throws -> ScenarioFailure? {
        var place = RecordingPlayback.Place.lab(scene)
        if let scenario { place = .scenario(text: scenario, file: "scenario") }
        let playback = try RecordingPlayback(recording, in: place, checks: true)
        // In a scene of the lab nothing is expected.
        let scenario = try Scenario(yaml: scenario ?? "title: A scene\nviews: []\nsteps: []", file: "scenario")
        if case .same(let failure) = wish {
            let occurs = failure.occurs(in: scenario, eventLog: playback.eventLog, violations: playback.violations)
            return occurs ? failure : nil
        }
        let failure = ScenarioFailure(of: scenario, eventLog: playback.eventLog, violations: playback.violations)
        return failure.flatMap { isWished($0) ? $0 : nil }
    }

    private func isWished(_ failure: ScenarioFailure) -> Bool {
        switch (wish, failure) {
        case (.any, _), (.contract, .contract), (.expectation, .expectation): true
        case (.same(let same), _): same == failure
        case (.contract, _), (.expectation, _), (.cause, _): false
        }
    }
}

/// The child process of `touchstone shrink`, which plays one attempt for each line of standard input.
struct ShrinkAttempts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shrink-attempts", abstract: "Play the attempts of `shrink`.", shouldDisplay: false)

    func run() throws {
        while let line = readLine() {
            let answer = try MainActor.assumeIsolated {
                try JSONEncoder().encode(JSONDecoder().decode(ShrinkAttempt.self, from: Data(line.utf8)).answer())
            }
            FileHandle.standardOutput.write(answer + Data("\n".utf8))
        }
    }
}
