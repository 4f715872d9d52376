import Foundation
import TouchstoneRecording
import TouchstoneCore

/// A failure of a scenario that can be recognized in a smaller scenario.
///
/// A crash and a hang have no value here, because the program that plays the scenario cannot report them.
public enum ScenarioFailure: Equatable, Sendable, Codable {
    /// The contract of the rule with this id, such as `DL-10`, is violated.
    case contract(rule: String)
    /// The event log differs from the expected one.
    case expectation(FailedExpectation)
    /// `explain` gives this cause first.
    case cause(ExplainedCause)

    /// Finds the failure of a run: a violated contract, otherwise the first difference from the expected event log; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - scenario: The scenario that was played.
    ///   - eventLog: The shown parts of the trace.
    ///   - violations: The violated contracts.
    public init?(of scenario: Scenario, eventLog: String, violations: [ContractViolation]) {
        if let violation = violations.first {
            self = .contract(rule: violation.rule)
        } else if let expectation = FailedExpectation(scenario, actual: eventLog) {
            self = .expectation(expectation)
        } else {
            return nil
        }
    }

    /// Returns whether a run fails in the same way; `false` for a cause, which requires the scenario's views.
    ///
    /// - Parameters:
    ///   - scenario: The scenario that was played.
    ///   - eventLog: The shown parts of the trace.
    ///   - violations: The violated contracts.
    public func occurs(in scenario: Scenario, eventLog: String, violations: [ContractViolation]) -> Bool {
        switch self {
        case .contract(let rule): violations.contains { $0.rule == rule }
        case .expectation(let expectation): violations.isEmpty && expectation.occurs(in: eventLog, of: scenario)
        case .cause: false
        }
    }

    /// Plays a scenario and returns whether it fails in the same way.
    ///
    /// - Parameters:
    ///   - yaml: The text of the scenario.
    ///   - behavior: The iOS version to behave like if the scenario states none.
    /// - Throws: `ScenarioError` if the text cannot be read or a step is impossible.
    @MainActor
    public func occurs(in yaml: String, behavior: Behavior.Version? = nil) throws -> Bool {
        let scenario = try Scenario(yaml: yaml, file: "scenario")
        var run = ScenarioRun(scenario, behavior: behavior)
        if case .cause(let cause) = self { return try cause.isFirst(in: run) }
        run.checksContracts = true
        let outcome = try run.playSteps()
        return occurs(in: scenario, eventLog: outcome.eventLog, violations: outcome.contractViolations)
    }

    /// Plays a scenario and returns its failure: a violated contract, a difference from the expected event log, or the first cause of the
    /// injected fault; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - scenario: The scenario to play.
    ///   - behavior: The iOS version to behave like if the scenario states none.
    /// - Throws: `ScenarioError` if a step is impossible.
    @MainActor
    public static func first(of scenario: Scenario, behavior: Behavior.Version? = nil) throws -> ScenarioFailure? {
        var run = ScenarioRun(scenario, behavior: behavior)
        run.checksContracts = true
        let outcome = try run.playSteps()
        if let failure = ScenarioFailure(
            of: scenario, eventLog: outcome.eventLog, violations: outcome.contractViolations)
        {
            return failure
        }
        guard scenario.fault != nil else { return nil }
        return try ExplainedCause(of: run, wanting: nil, at: nil).map(ScenarioFailure.cause)
    }

    /// The failure in words.
    public var words: String {
        switch self {
        case .contract(let rule): "contract \(rule) is broken"
        case .expectation(let expectation): expectation.words
        case .cause(let cause): "the first cause is \(cause.code)"
        }
    }
}

extension ScenarioText {
    /// Writes what a reduced scenario is expected to do, so that `touchstone run` shows its failure.
    ///
    /// - Parameters:
    ///   - yaml: The text of a scenario with the failure.
    ///   - failure: The failure. A scenario whose event log is wrong expects the log with the right line; others expect nothing.
    ///   - behavior: The iOS version to behave like if the scenario states none.
    /// - Throws: `ScenarioError` if the text cannot be read or a step is impossible.
    @MainActor
    public init(stating failure: ScenarioFailure, in yaml: String, behavior: Behavior.Version? = nil) throws {
        var tree = YAMLTree(try YAMLSource.node(yaml, file: "scenario"))
        tree["expect"] = nil
        guard case .expectation(let expectation) = failure else {
            text = tree.text
            return
        }
        // One part of the trace is shorter than the default parts, and the notes alone may be enough.
        var shortest: (tree: YAMLTree, length: Int)?
        for parts in [[]] + Shown.allCases.map({ [YAMLTree.plain($0.rawValue)] }) where tree["show"] == nil {
            var candidate = tree
            candidate["show"] = .list(parts)
            guard try failure.occurs(in: candidate.text, behavior: behavior) else { continue }
            let run = ScenarioRun(try Scenario(yaml: candidate.text, file: "scenario"), behavior: behavior)
            let length = try run.playSteps().eventLog.utf8.count
            if length < shortest?.length ?? .max { shortest = (candidate, length) }
        }
        tree = shortest?.tree ?? tree
        let scenario = try Scenario(yaml: tree.text, file: "scenario")
        let outcome = try ScenarioRun(scenario, behavior: behavior).playSteps()
        let lines = expectation.expectedLines(for: outcome.eventLog)
        tree["expect"] = .scalar(lines.joined(separator: "\n"), isPlain: false)
        text = tree.text
    }
}

/// The cause that `explain` gives first for a touch of a scenario.
public struct ExplainedCause: Equatable, Sendable, Codable {
    /// The code of the cause, as in `docs/explain.md`.
    public var code: String
    /// The name of the view or recognizer that should receive the touch; `nil` means that of the injected fault, or none.
    public var wanted: String?
    /// The location of the touch, in points of the screen; `nil` means the last touch of the steps.
    public var location: CGPoint?

    /// Creates a cause with its code and the question to which it is the answer.
    public init(code: String, wanted: String? = nil, location: CGPoint? = nil) {
        self.code = code
        self.wanted = wanted
        self.location = location
    }

    /// Explains a touch of a scenario and returns the first cause; `nil` if there is none.
    ///
    /// - Throws: `ScenarioError` if a step is impossible, or there is no such view or touch.
    @MainActor
    public init?(of run: ScenarioRun, wanting wanted: String?, at location: CGPoint?) throws {
        var code: String?
        try run.explain(at: location, wanting: wanted) { code = $0.causes.first?.code }
        guard let code else { return nil }
        self.init(code: code, wanted: wanted, location: location)
    }

    @MainActor
    func isFirst(in run: ScenarioRun) throws -> Bool {
        try ExplainedCause(of: run, wanting: wanted, at: location)?.code == code
    }
}
