import Foundation
import TouchstoneExplaining
import TouchstoneRecording
import TouchstoneTesting
import UIKit

/// Plays a scenario in a separate application; the clock moves only as the scenario states.
@MainActor
public struct ScenarioRun {
    /// The scenario that is played.
    public let scenario: Scenario
    /// A Boolean value that indicates whether the library's contracts are checked during the run; the default is `false`.
    /// Debug builds always check them.
    public var checksContracts = false

    /// Creates a run, which does not play the scenario yet.
    ///
    /// - Parameters:
    ///   - scenario: The scenario to play.
    ///   - behavior: The iOS version to behave like if the scenario does not state one; the default is the newest.
    public init(_ scenario: Scenario, behavior: Behavior.Version? = nil) {
        var scenario = scenario
        scenario.behavior = scenario.behavior ?? behavior
        self.scenario = scenario
    }

    /// Builds the scene, plays the steps and compares the result.
    ///
    /// - Throws: `ScenarioError` if a step is impossible at its time.
    public func play() throws -> ScenarioOutcome {
        try perform { (stage: Stage) in
            let player = try playSteps(on: stage)
            let records = stage.app.records
            var why = try scenario.fault.map { try WhyCheck($0, stage, player) }
            for attempt in 1..<max(1, why?.changeCount ?? 1) where why?.complaint == nil {
                why = try check(attempt)
            }
            return ScenarioOutcome(scenario, records, why, stage.app.contractViolations())
        }
    }

    /// Plays the steps without explaining an injected fault.
    func playSteps() throws -> ScenarioOutcome {
        try perform { (stage: Stage) in
            try playSteps(on: stage)
            return plainOutcome(of: stage)
        }
    }

    /// Plays the steps, and returns their player.
    @discardableResult
    private func playSteps(on stage: Stage) throws -> StepPlayer {
        let player = StepPlayer(stage)
        for step in scenario.steps { try player.play(step) }
        return player
    }

    /// The outcome without an explanation.
    private func plainOutcome(of stage: Stage) -> ScenarioOutcome {
        ScenarioOutcome(scenario, stage.app.records, nil, stage.app.contractViolations())
    }

    /// Plays the scenario again in a new scene and tries the change with the index `attempt` that the explanation advises.
    private func check(_ attempt: Int) throws -> WhyCheck? {
        guard let fault = scenario.fault else { return nil }
        return try perform { (stage: Stage) in
            let player = try playSteps(on: stage)
            return try WhyCheck(fault, stage, player, attempt: attempt)
        }
    }

    /// Plays the scenario and records the input of its steps. The recording does not contain what actions do to the scene,
    /// since it is no input.
    ///
    /// - Parameter app: The name of the application in the header of the recording.
    /// - Returns: The outcome of the scenario, and the recording.
    public func record(app: String? = nil) throws -> (outcome: ScenarioOutcome, recording: Recording) {
        var recorder: SessionRecorder?
        let outcome = try perform { (stage: Stage) in
            recorder = SessionRecorder(stage.app.application, title: scenario.title, app: app)
            try playSteps(on: stage)
            return plainOutcome(of: stage)
        }
        return (outcome, try recorder!.stop())
    }

    /// Builds the scene and calls `body` instead of playing the steps.
    ///
    /// - Parameters:
    ///   - time: The initial time of the clock, in seconds; the default is 0.
    ///   - body: A closure that receives the application.
    public func perform(
        from time: TimeInterval = 0, _ body: @MainActor (TestApplication) throws -> Void
    ) throws -> ScenarioOutcome {
        try perform(from: time) { (stage: Stage) in
            try body(stage.app)
            return plainOutcome(of: stage)
        }
    }

    /// Plays the steps and passes an explanation of a touch to `body`.
    ///
    /// - Parameters:
    ///   - location: The location of the touch, in points of the screen; `nil` explains the last touch of the steps.
    ///   - wanted: The name of a view or recognizer that should receive the touch; `nil` means that of the planted fault.
    ///   - question: The question to answer; the default is `.not`.
    ///   - other: The name of a second view or recognizer, for questions about two; the default is `nil`.
    ///   - body: A closure that receives the explanation.
    public func explain(
        at location: CGPoint?, wanting wanted: String?, why question: TouchExplanation.Question = .not,
        and other: String? = nil, _ body: (TouchExplanation) throws -> Void
    ) throws {
        func fail(_ message: String) -> ScenarioError { ScenarioError(file: scenario.file, line: 0, message: message) }
        try perform { (stage: Stage) in
            try playSteps(on: stage)
            let application = stage.app.application
            let name = wanted ?? scenario.fault?.wanted
            let fault = wanted == nil ? scenario.fault : nil
            let wanted = fault.flatMap(stage.wanted) ?? name.flatMap(stage.object) as? any TouchExplanation.Taker
            if let name, wanted == nil { throw fail("there is no view or gesture \(name)") }
            if let location { return try body(application.explainTouch(at: location, wanting: wanted)) }
            guard let wanted else { throw fail("specify the view that should receive the touch, or its location") }
            @MainActor func taker(_ name: String) throws -> TouchExplanation.Wanted? {
                guard let taker = stage.object(name) as? any TouchExplanation.Taker else {
                    throw fail("there is no view or gesture \(name)")
                }
                return TouchExplanation.Wanted(taker)
            }
            guard let asked = TouchExplanation.Wanted(wanted),
                let report = application.explain(
                    stage.app.records, why: question, for: asked, and: try other.flatMap(taker))
            else {
                throw fail("no finger goes down in it; specify the location of a touch")
            }
            try body(report)
        }
    }

    /// Plays the steps and explains what keeps a key, or an item of the editing menu, from performing its action.
    ///
    /// - Parameters:
    ///   - key: The key; `nil` if `menuItem` is meant. If the steps press the key, its last press is explained.
    ///   - menuItem: The name of the action of a menu item.
    ///   - wanted: The name of the view or controller that should have the command or action; `nil` accepts any.
    public func explain(
        key: ScenarioKey?, menuItem: String?, wanting wanted: String?
    ) throws -> CommandExplanation {
        func fail(_ message: String) -> ScenarioError { ScenarioError(file: scenario.file, line: 0, message: message) }
        return try perform { (stage: Stage) in
            try playSteps(on: stage)
            let responder = wanted.flatMap(stage.object) as? UIResponder
            if let wanted, responder == nil { throw fail("there is no view or controller \(wanted)") }
            let application = stage.app.application
            if let key = key?.key {
                let asked = CommandExplanation.Wanted.keyCommand(key.characters, key.modifiers, of: responder)
                let report = application.explain(stage.app.records, for: asked)
                // A press with other modifiers was probably meant as this key; without one, explain the key independently of the trace.
                guard case .noSuchKey(let words, let pressed)? = report.causes.first else { return report }
                let isMeant = pressed.contains { $0.keyAlone == words.keyAlone }
                return isMeant ? report : application.explain(for: asked)
            }
            guard let action = menuItem.flatMap(EditAction.init) else {
                let names = EditAction.allCases.map(\.rawValue).joined(separator: ", ")
                throw fail("there is no item \(menuItem ?? ""); there are \(names)")
            }
            return application.explain(for: .menuItem(action.selector, of: responder))
        }
    }

    private func perform<Result>(from time: TimeInterval = 0, _ eventLog: (Stage) throws -> Result) throws -> Result {
        let clock = VirtualClock(now: time)
        let screen = CGRect(origin: .zero, size: scenario.screen)
        let overrides = scenario.application.sendEvent != nil || !scenario.application.role.isPlain
        let application =
            overrides
            ? ScenarioApplication(clock: clock, screen: screen) : UIApplication(clock: clock, screen: screen)
        let app = TestApplication(application, clock: clock)
        // The outcome has the violations, except if a test handles each itself.
        if TestApplication.scoped == nil { app.foundViolation = { _ in } }
        if checksContracts { app.checkContracts() }
        return try TestApplication.$scoped.withValue(app) {
            try UIApplication.$current.withValue(application) {
                let stage = try Stage(scenario, app)
                return try eventLog(stage)
            }
        }
    }
}

/// The result of a scenario that was played.
public struct ScenarioOutcome: Sendable {
    /// The scenario that was played.
    public let scenario: Scenario
    /// All records of the trace, shown or not.
    public let records: [TraceRecord]
    /// The shown parts of the trace, as an event log.
    public let eventLog: String
    /// The explanation of the planted fault, as text; `nil` if there is no fault.
    public let report: String?
    /// The difference between the explanation and the planted fault: another cause, or advice that does not help.
    public let faultComplaint: String?
    /// The violations of the library's contracts during the run, if they were checked.
    public let contractViolations: [ContractViolation]

    init(
        _ scenario: Scenario, _ records: [TraceRecord], _ why: WhyCheck? = nil, _ violations: [ContractViolation] = []
    ) {
        contractViolations = violations
        report = why?.report
        faultComplaint = why?.complaint
        self.scenario = scenario
        self.records = records
        eventLog = TraceText.eventLog(records.filter { scenario.shows($0.fact) })
    }

    /// The expected and actual lines side by side; `nil` if they are equal. It is computed on each access, which takes time
    /// for a long session.
    public var difference: LineDifference? {
        scenario.expected.flatMap { LineDifference(expected: $0, actual: eventLog) }
    }

    /// A Boolean value that indicates whether everything that the file expects happened, and the fault was explained.
    public var passed: Bool { complaint == nil }

    /// The reason why the scenario did not pass, in several lines; `nil` if it passed.
    public var complaint: String? {
        if let violation = contractViolations.first { return "\(scenario.file): \(violation)" }
        if let faultComplaint {
            return "\(scenario.file):\(scenario.fault?.line ?? 0): \(faultComplaint)\n\(report ?? "")"
        }
        guard scenario.expected != nil || scenario.fault != nil else {
            return
                "\(scenario.file): there is no `expect` to compare with; if the event log is right, copy it there"
        }
        return difference.map { difference in
            "\(scenario.file):\(difference.line): expected (-), but happened (+)\n\(difference.text)"
        }
    }
}

extension String {
    /// The key without its modifiers, such as `S` for `shift-command-S`; the dash is a key, too.
    fileprivate var keyAlone: Substring { hasSuffix("-") ? suffix(1) : split(separator: "-").last ?? "" }
}
