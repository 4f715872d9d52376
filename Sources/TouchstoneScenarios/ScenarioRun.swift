import Foundation
import TouchstoneRecording
import UIKit
import TouchstoneTesting

/// One performance of a scenario in an application of its own, whose time moves only as the story says.
@MainActor
public struct ScenarioRun {
    /// The scenario that is run.
    public let scenario: Scenario
    /// Whether the library's contracts are checked meanwhile; debug builds do so anyhow. False by default.
    public var checksContracts = false

    /// A performance of a scenario, which has yet to be played.
    /// - Parameter behavior: Which iOS the application behaves like where the scenario does not say; the newest by default.
    public init(_ scenario: Scenario, behavior: Behavior.Version? = nil) {
        var scenario = scenario
        scenario.behavior = scenario.behavior ?? behavior
        self.scenario = scenario
    }

    /// Builds the scene, lets the steps happen, and compares.
    /// - Throws: `ScenarioError` where a step makes no sense when its turn comes.
    public func play() throws -> ScenarioOutcome {
        try perform { (stage: Stage) in
            let player = StepPlayer(stage)
            for step in scenario.steps { try player.play(step) }
            let records = stage.app.records
            var why = try scenario.fault.map { try WhyCheck($0, stage, player) }
            for attempt in 1..<max(1, why?.changeCount ?? 1) where why?.complaint == nil {
                why = try check(attempt)
            }
            return ScenarioOutcome(scenario, records, why, stage.app.contractViolations())
        }
    }

    /// Tries another of the changes that are advised, in a scene of its own.
    private func check(_ attempt: Int) throws -> WhyCheck? {
        guard let fault = scenario.fault else { return nil }
        return try perform { (stage: Stage) in
            let player = StepPlayer(stage)
            for step in scenario.steps { try player.play(step) }
            return try WhyCheck(fault, stage, player, attempt: attempt)
        }
    }

    /// Plays the scenario and records what its steps hand in. What its actions do to the scene is no input, and not in
    /// the recording.
    /// - Parameter app: A name for what was recorded, which the recording's header keeps.
    public func record(app: String? = nil) throws -> (outcome: ScenarioOutcome, recording: Recording) {
        var recorder: SessionRecorder?
        let outcome = try perform { (stage: Stage) in
            recorder = SessionRecorder(stage.app.application, title: scenario.title, app: app)
            let player = StepPlayer(stage)
            for step in scenario.steps { try player.play(step) }
            return ScenarioOutcome(
                scenario, stage.app.records, nil, stage.app.contractViolations())
        }
        return (outcome, try recorder!.stop())
    }

    /// Builds the scene and lets `body` do with the application what it likes, in place of the steps.
    /// - Parameter time: What the clock shows at first, in seconds.
    public func perform(
        from time: TimeInterval = 0, _ body: @MainActor (TestApplication) throws -> Void
    ) throws -> ScenarioOutcome {
        try perform(from: time) { (stage: Stage) in
            try body(stage.app)
            return ScenarioOutcome(
                scenario, stage.app.records, nil, stage.app.contractViolations())
        }
    }

    /// Plays the steps and hands `body` a report of a touch.
    ///
    /// - Parameters:
    ///   - location: In points of the screen; nil explains the touch of the steps that came last.
    ///   - wanted: The name of a view or recognizer; by default that of the planted fault.
    public func explain(
        at location: CGPoint?, wanting wanted: String?, why question: TouchExplanation.Question = .not,
        and other: String? = nil, _ body: (TouchExplanation) throws -> Void
    ) throws {
        func fail(_ message: String) -> ScenarioError { ScenarioError(file: scenario.file, line: 0, message: message) }
        try perform { (stage: Stage) in
            let player = StepPlayer(stage)
            for step in scenario.steps { try player.play(step) }
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

    /// Plays the steps and says what keeps a key, or an item of the editing menu, from performing what it is for.
    ///
    /// - Parameters:
    ///   - key: Nil where a menu's item is meant. Where the steps press it, the last time counts.
    ///   - menuItem: The action's name.
    ///   - wanted: The name of the view or controller that should perform the command or action; `nil` for any responder.
    public func explain(
        key: ScenarioKey?, menuItem: String?, wanting wanted: String?
    ) throws -> CommandExplanation {
        func fail(_ message: String) -> ScenarioError { ScenarioError(file: scenario.file, line: 0, message: message) }
        return try perform { (stage: Stage) in
            let player = StepPlayer(stage)
            for step in scenario.steps { try player.play(step) }
            let responder = wanted.flatMap(stage.object) as? UIResponder
            if let wanted, responder == nil { throw fail("there is no view or controller \(wanted)") }
            let application = stage.app.application
            if let key = key?.key {
                let asked = CommandExplanation.Wanted.keyCommand(key.characters, key.modifiers, of: responder)
                let report = application.explain(stage.app.records, for: asked)
                // With other modifiers it was meant to be this one.
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
        // The outcome has them, unless a test is told of each.
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

/// What came of a scenario.
public struct ScenarioOutcome: Sendable {
    /// The scenario that was run.
    public let scenario: Scenario
    /// Everything that was traced, shown or not.
    public let records: [TraceRecord]
    /// The parts that are shown, as a story.
    public let eventLog: String
    /// What `explain` says of the planted fault, where there is one.
    public let report: String?
    /// What is not as planted: another cause, or advice that does not help.
    public let faultComplaint: String?
    /// The contracts of the library that were broken meanwhile, where they were checked.
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

    /// Expected and actual lines side by side; nil where they agree. Found when asked for, which takes its time where a long
    /// session was played.
    public var difference: LineDifference? {
        scenario.expected.flatMap { LineDifference(expected: $0, actual: eventLog) }
    }

    /// Whether the file says what must happen, or what is wrong, and just that was so.
    public var passed: Bool { complaint == nil }

    /// Why it did not pass, in several lines; nil where it did.
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
    /// Of `shift-command-S` the key without its modifiers; the dash is a key, too.
    fileprivate var keyAlone: Substring { hasSuffix("-") ? suffix(1) : split(separator: "-").last ?? "" }
}
