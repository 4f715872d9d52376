import ArgumentParser
import Foundation
import TouchstoneCore
import TouchstoneRecording
import TouchstoneScenarios
import TouchstoneText

struct Shrink: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reduce a recording or scenario to what its failure needs.",
        discussion: """
            Removes touches, samples and other inputs, then views, recognizers and properties, and rounds numbers, as long as the \
            file fails in the same way. Nothing of the result can be removed without losing the failure. Each attempt is played in a \
            child process with a time limit. The same file always has the same result.

            A scenario, or a recording in a scenario's scene, becomes a scenario for `touchstone run`. If the scene is Swift code, as in \
            the lab, or the input cannot be written as steps, the result is a recording for `touchstone replay`.

            Without --keep, the failure is the first of: a crash, a hang, a violated contract, a difference from the expected \
            event log, and the first cause of an injected fault.

            Exits with 0 if a result was written; with 1 if the file does not fail in this way, or cannot be played or written; and \
            with 64 if the arguments are wrong or the file cannot be read.
            """
    )

    @OptionGroup var session: SessionFile

    @Option(
        help: ArgumentHelp(
            "The failure to keep: crash, hang, contract, contract:RULE, expectation, cause or cause:CODE.",
            valueName: "failure"))
    var keep: Keep?

    @Option(
        help: ArgumentHelp("For --keep cause: the view or recognizer that should receive the touch.", valueName: "name")
    )
    var want: String?

    @Option(
        help: ArgumentHelp(
            "For --keep cause: the location of the touch, instead of the last touch of the steps.", valueName: "x,y"))
    var at: Explain.Place?

    @Option(help: ArgumentHelp("The time after which an attempt counts as a hang, in seconds.", valueName: "seconds"))
    var timeout = 10.0

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write; the standard output by default.", valueName: "file")
    )
    var output: String?

    @Flag(help: "Print the failure, the numbers of attempts and lines, and the text as JSON.")
    var json = false

    /// The kind of failure that the options name.
    enum Keep: Equatable, ExpressibleByArgument {
        case crash, hang, expectation
        case contract(rule: String?)
        case cause(code: String?)

        init?(argument: String) {
            let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
            switch (parts.first, parts.count) {
            case ("crash", 1): self = .crash
            case ("hang", 1): self = .hang
            case ("expectation", 1): self = .expectation
            case ("contract", _): self = .contract(rule: parts.dropFirst().first)
            case ("cause", _): self = .cause(code: parts.dropFirst().first)
            default: return nil
            }
        }

        func accepts(_ failure: Shrinking.Failure) -> Bool {
            switch (self, failure) {
            case (.crash, .crash), (.hang, .hang), (.expectation, .found(.expectation)): true
            case (.contract(let rule), .found(.contract(let broken))): rule == nil || rule == broken
            case (.cause(let code), .found(.cause(let cause))): code == nil || code == cause.code
            default: false
            }
        }
    }

    func validate() throws {
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout should be a number of seconds up to 3600, and is \(timeout).")
        }
        if want != nil || at != nil {
            guard case .cause? = keep else { throw ValidationError("--want and --at are for --keep cause.") }
        }
    }

    func run() throws {
        let progress = Progress("Shrinking")
        defer { progress.end() }
        let child = ShrinkChild(program: .ownProgram, arguments: ["shrink-attempts"], timeout: timeout)
        try write(try result(of: child, progress))
    }

    /// The result of shrinking a file.
    struct Result {
        var text: String
        /// Whether the text is a recording rather than a scenario.
        var isRecording = false
        var failure: Shrinking.Failure
        var attemptCount: Int
        var lineCountBefore: Int
    }

    /// Reduces the file with attempts in a child process.
    func result(of child: ShrinkChild, _ progress: Progress) throws -> Result {
        if ScenarioFiles.isScenario(session.file) { return try resultOfScenario(child, progress) }
        let recording = try session.recording()
        guard let place = try session.place(of: recording) else { throw session.missingPlace(of: recording) }
        let shrinking = Shrinking(child: child, behavior: nil, progress: progress)
        var scene = ShrinkAttempt(recording: recording.text, wish: wish)
        switch place {
        case .lab(let id): scene.scene = id
        case .scenario(let text, _): scene.scenario = text
        }
        if case .cause? = keep {
            guard let text = scene.scenario else {
                throw ValidationError("--keep cause needs the views of a scenario; name it with --scenario.")
            }
            let yaml = ScenarioText.unplayed(recording, scene: text)
            return try reduced(yaml, in: shrinking, lineCountBefore: recording.text.lineCount)
        }
        let failure = try failure(of: scene, in: shrinking)
        var short = try shrinking.reduced(recording, in: scene, failing: failure)
        if let text = scene.scenario {
            let yaml = ScenarioText.unplayed(short, scene: text)
            if try shrinking.fails(yaml, with: failure) {
                return try reduced(
                    yaml, failing: failure, in: shrinking, lineCountBefore: recording.text.lineCount)
            }
            scene.recording = short.text
            short.header.scenario = try shrinking.reduced(sceneOf: scene, failing: failure)
        }
        return Result(
            text: short.text, isRecording: true, failure: failure, attemptCount: shrinking.attemptCount,
            lineCountBefore: recording.text.lineCount)
    }

    private func resultOfScenario(_ child: ShrinkChild, _ progress: Progress) throws -> Result {
        guard session.scenario == nil, session.scene == nil else {
            throw ValidationError("--scenario and --scene are for recordings; \(session.file) is a scenario.")
        }
        let text = String(decoding: try contents(of: session.file), as: UTF8.self)
        let shrinking = Shrinking(child: child, behavior: session.behavior.version?.rawValue, progress: progress)
        return try reduced(text, in: shrinking, lineCountBefore: text.lineCount)
    }

    private func reduced(_ yaml: String, in shrinking: Shrinking, lineCountBefore: Int) throws -> Result {
        let failure = try failure(of: ShrinkAttempt(scenario: yaml, wish: wish), in: shrinking)
        return try reduced(yaml, failing: failure, in: shrinking, lineCountBefore: lineCountBefore)
    }

    private func reduced(
        _ yaml: String, failing failure: Shrinking.Failure, in shrinking: Shrinking, lineCountBefore: Int
    ) throws -> Result {
        var text = try shrinking.reduced(scenario: yaml, file: session.file, failing: failure)
        if case .found(let found) = failure {
            text = try MainActor.assumeIsolated {
                try ScenarioText(stating: found, in: text, behavior: session.behavior.version).text
            }
        }
        return Result(
            text: "# Reduced: \(failure.words.printable)\n" + text, failure: failure,
            attemptCount: shrinking.attemptCount, lineCountBefore: lineCountBefore)
    }

    /// Plays the file as it is and returns the failure to keep.
    private func failure(of attempt: ShrinkAttempt, in shrinking: Shrinking) throws -> Shrinking.Failure {
        let failure: Shrinking.Failure?
        do { failure = try shrinking.failure(of: attempt) } catch let problem as Shrinking.Problem {
            printError("\(session.file) cannot be played: \(problem)")
            throw ExitCode(1)
        }
        guard let failure, keep?.accepts(failure) != false else {
            let found = failure.map { " It has another failure: \($0.words)." } ?? ""
            printError("\(session.file) does not fail in this way, so there is nothing to keep.\(found)")
            throw ExitCode(1)
        }
        return failure
    }

    private var wish: ShrinkAttempt.Wish {
        switch keep {
        case .contract?: .contract
        case .expectation?: .expectation
        case .cause?: .cause(wanted: want, location: at?.point)
        case .crash?, .hang?, nil: .any
        }
    }

    private func write(_ result: Result) throws {
        let count = result.text.lineCount
        printError(
            "Kept: \(result.failure.words). \(result.lineCountBefore) lines became \(count), in \(result.attemptCount) attempts."
        )
        var text = result.text
        if json {
            var object = JSONText()
            object.object { json in
                json.key("failure")
                json.add(result.failure.words)
                json.key("form")
                json.add(result.isRecording ? "recording" : "scenario")
                json.key("attempts")
                json.add(result.attemptCount)
                json.key("lines")
                json.add(count)
                json.key("text")
                json.add(result.text)
            }
            text = object.text + "\n"
        }
        guard let output else { return print(text, terminator: "") }
        do { try Data(text.utf8).write(to: URL(fileURLWithPath: output)) } catch {
            printError("\(output) cannot be written: \(error.localizedDescription)")
            throw ExitCode(1)
        }
    }
}
