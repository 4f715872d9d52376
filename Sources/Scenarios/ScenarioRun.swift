import Foundation
import UIKit
import TouchstoneTesting

/// One performance of a scenario in an application of its own, whose time moves only as the story says.
@MainActor
public struct ScenarioRun {
    public let scenario: Scenario

    public init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// Builds the scene, lets the steps happen, and compares.
    /// - Throws: `ScenarioError` where a step makes no sense when its turn comes.
    public func play() throws -> ScenarioOutcome {
        try perform { stage in
            let player = StepPlayer(stage)
            for step in scenario.steps { try player.play(step) }
            let records = stage.app.records
            let why = try scenario.fault.map { try WhyCheck($0, stage, player) }
            return ScenarioOutcome(scenario, records, why)
        }
    }

    /// Builds the scene and lets recorded fingers touch it in place of the steps, then lets `rest` seconds pass.
    public func play(_ frames: [HardwareFrame], rest: TimeInterval = 3) throws -> ScenarioOutcome {
        try perform { stage in
            stage.app.play(frames)
            stage.app.advance(by: rest)
            return ScenarioOutcome(scenario, stage.app.records)
        }
    }

    private func perform(_ story: (Stage) throws -> ScenarioOutcome) throws -> ScenarioOutcome {
        let clock = VirtualClock()
        let screen = CGRect(origin: .zero, size: scenario.screen)
        let overrides = scenario.application.sendEvent != nil || !scenario.application.role.isPlain
        let application =
            overrides
            ? ScenarioApplication(clock: clock, screen: screen) : UIApplication(clock: clock, screen: screen)
        let app = TestApplication(application, clock: clock)
        return try TestApplication.$scoped.withValue(app) {
            try UIApplication.$current.withValue(application) {
                let stage = try Stage(scenario, app)
                return try story(stage)
            }
        }
    }
}

/// What came of a scenario.
public struct ScenarioOutcome: Sendable {
    public let scenario: Scenario
    /// Everything that was traced, shown or not.
    public let records: [TraceRecord]
    /// The parts that are shown, as a story.
    public let story: String
    /// Expected and actual lines side by side; nil where they agree.
    public let difference: LineDifference?
    /// What `explain` says of the planted fault, where there is one.
    public let report: String?
    /// What is not as planted: another cause, or advice that does not help.
    public let faultComplaint: String?

    init(_ scenario: Scenario, _ records: [TraceRecord], _ why: WhyCheck? = nil) {
        report = why?.report
        faultComplaint = why?.complaint
        self.scenario = scenario
        self.records = records
        let story = TraceText.story(records.filter { scenario.shows($0.fact) })
        self.story = story
        difference = scenario.expected.flatMap { LineDifference(expected: $0, actual: story) }
    }

    /// Whether the file says what must happen, or what is wrong, and just that was so.
    public var passed: Bool { complaint == nil }

    /// Why it did not pass, in several lines; nil where it did.
    public var complaint: String? {
        if let faultComplaint {
            return "\(scenario.file):\(scenario.fault?.line ?? 0): \(faultComplaint)\n\(report ?? "")"
        }
        guard scenario.expected != nil || scenario.fault != nil else {
            return
                "\(scenario.file): there is no `expect` to compare with; if the story is right, it can be copied there"
        }
        return difference.map { difference in
            "\(scenario.file):\(difference.line): expected (-), but happened (+)\n\(difference.text)"
        }
    }
}
