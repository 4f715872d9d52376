import Foundation
import TouchstoneRecording
import TouchstoneScenarios

/// Reduces a scenario or recording while it fails in the same way, and counts the attempts.
final class Shrinking {
    /// A way to fail, by which an attempt is compared with the file.
    enum Failure: Equatable {
        case found(ScenarioFailure)
        case crash(String)
        case hang

        var words: String {
            switch self {
            case .found(let failure): failure.words
            case .crash(let words): "a crash (\(words))"
            case .hang: "a hang"
            }
        }
    }

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let child: ShrinkChild
    private let behavior: String?
    private let progress: Progress
    private(set) var attemptCount = 0
    /// The number of lines of the last text that failed in the same way.
    private var lineCount: Int?
    /// Texts that were tried, and whether they fail in the same way.
    private var known: [String: Bool] = [:]

    init(child: ShrinkChild, behavior: String?, progress: Progress) {
        (self.child, self.behavior, self.progress) = (child, behavior, progress)
    }

    /// Plays an attempt and returns its failure; `nil` if it does not fail.
    ///
    /// - Throws: ``Problem`` if the scene cannot be played.
    func failure(of attempt: ShrinkAttempt) throws -> Failure? {
        attemptCount += 1
        var attempt = attempt
        attempt.behavior = behavior
        switch try child.play(JSONEncoder().encode(attempt)) {
        case .hung: return .hang
        case .crashed(let words): return .crash(words)
        case .answered(let data):
            let answer = try JSONDecoder().decode(ShrinkAttempt.Answer.self, from: data)
            if let problem = answer.problem { throw Problem(description: problem) }
            return answer.failure.map(Failure.found)
        }
    }

    private func occurs(_ failure: Failure, in attempt: ShrinkAttempt) throws -> Bool {
        let text = attempt.recording ?? attempt.scenario ?? ""
        if let known = known[text] { return known }
        var attempt = attempt
        if case .found(let failure) = failure { attempt.wish = .same(failure) }
        var occurs = false
        // A scene without something that it refers to cannot be played.
        do { occurs = try self.failure(of: attempt) == failure } catch is Problem {}
        // Long texts take much memory, and are seldom tried twice.
        if text.utf8.count < 20_000 { known[text] = occurs }
        if occurs { lineCount = text.lineCount }
        progress.show("\(attemptCount) attempts\(lineCount.map { ", \($0) lines left" } ?? "")")
        return occurs
    }

    /// Returns the smallest scenario that fails in the same way.
    func reduced(scenario: String, file: String, failing failure: Failure) throws -> String {
        known = [:]
        return try ScenarioText(reducing: scenario, file: file) { text in
            try occurs(failure, in: ShrinkAttempt(scenario: text, wish: .any))
        }.text
    }

    /// Returns the smallest recording that fails in the same way in its scene.
    func reduced(_ recording: Recording, in scene: ShrinkAttempt, failing failure: Failure) throws -> Recording {
        known = [:]
        return try recording.reduced { candidate in
            var attempt = scene
            attempt.recording = candidate.text
            return try occurs(failure, in: attempt)
        }
    }

    /// Returns the smallest scene in which an attempt's recording fails in the same way.
    func reduced(sceneOf attempt: ShrinkAttempt, failing failure: Failure) throws -> String {
        try ScenarioText(reducing: attempt.scenario ?? "") { text in
            var candidate = attempt
            candidate.scenario = text
            known = [:]
            return try occurs(failure, in: candidate)
        }.text
    }

    /// Returns whether a scenario fails in the same way.
    func fails(_ scenario: String, with failure: Failure) throws -> Bool {
        try occurs(failure, in: ShrinkAttempt(scenario: scenario, wish: .any))
    }
}

extension String {
    /// The number of lines that end with a line break.
    var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
