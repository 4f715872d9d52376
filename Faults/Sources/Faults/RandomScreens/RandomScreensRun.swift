import Foundation
import TouchstoneTesting
import UIKit

/// Asks `explain` about random screens with one mistake each and compares the answers with the known cause.
///
/// The cause is known because the touch reaches its goal without the mistake and does not reach it with the mistake.
@MainActor
struct RandomScreensRun {
    let seed: UInt64
    private var outcomes: [Outcome: Int] = [:]
    private var byFault: [String: [Outcome: Int]] = [:]
    /// The number of screens, by fault, on which the touch fails without the mistake or succeeds with it.
    private var skipped: [String: Int] = [:]
    private var eventLogs: [String] = []
    private var failedAdvice: [String: Int] = [:]
    private var triedAdvice = 0
    private var firstFailure: [String: UInt64] = [:]

    init(seed: UInt64) { self.seed = seed }

    /// The maximum number of wrong answers that are printed.
    private static let maximumEventLogCount = 8

    static let faults: [any RandomFault] = ScreenFault.all + ContainerFault.all

    mutating func run(_ count: Int, only name: String?) {
        let faults = Self.faults.filter { fault in name.map { fault.name.contains($0) } ?? true }
        guard !faults.isEmpty else { return }
        for number in 0..<count { play(seed &+ UInt64(number), faults) }
    }

    /// Whether there are answers, none of them is wrong or silent, and no advice failed.
    var isGood: Bool {
        !outcomes.isEmpty && outcomes[.wrong, default: 0] == 0 && outcomes[.silent, default: 0] == 0
            && failedAdvice.isEmpty
    }

    private mutating func play(_ seed: UInt64, _ faults: [any RandomFault]) {
        var random = SeededRandomNumberGenerator(seed)
        let fault = faults[random.below(faults.count)]
        let drawn = fault.draw(&random)
        let arrives = TestApplication.run(isTraced: true) { app in
            let screen = drawn.makeScreen(app, false)
            guard screen.play() else { return false }
            let report = app.application.explain(app.records, for: screen.question)
            if let report, report.causes.isEmpty, !report.isUnsure { return true }
            count(.wrong, "none", seed, report, "no cause")
            return false
        }
        guard arrives else { return skipped["none", default: 0] += 1 }
        TestApplication.run(isTraced: true) { app in
            let screen = drawn.makeScreen(app, true)
            guard let expected = drawn.inject(screen), !screen.play() else {
                return skipped[fault.name, default: 0] += 1
            }
            let records = app.records
            guard let report = app.application.explain(records, for: screen.question) else {
                return count(.silent, fault.name, seed, nil, "no touch")
            }
            let outcome = expected.judge(report)
            count(outcome, fault.name, seed, report, "\(expected.codes)")
            if fault.isVisibleWithoutTouch {
                let now = app.application.explainTouch(
                    at: screen.window.convert(screen.point, to: nil), for: screen.question)
                if expected.judge(now) != .right {
                    count(expected.judge(now), fault.name + " (without a touch)", seed, now, "\(expected.codes)")
                }
            }
            tryAdvice(report, screen, fault, seed)
            // A later change of the screen must not change the answer.
            let before = report.causes.map { $0.sentence(wanted: nil) }
            screen.dismantle()
            let later = app.application.explain(records, for: screen.question)
            if later?.causes.map({ $0.sentence(wanted: nil) }) != before {
                count(.wrong, fault.name + " (later)", seed, later, before.first ?? "ok")
            }
        }
    }

    /// Applies the first piece of advice, if possible. Then the touch must reach its goal.
    private mutating func tryAdvice(
        _ report: TouchExplanation, _ screen: any FaultyScreen, _ fault: any RandomFault, _ seed: UInt64
    ) {
        guard report.causes.count == 1, let change = report.advice.first, screen.isGestureCorrect,
            change.apply(to: screen.app.application)
        else { return }
        triedAdvice += 1
        if !screen.play() {
            if eventLogs.count < Self.maximumEventLogCount {
                let after = screen.app.application.explain(screen.app.records, for: screen.question)
                eventLogs.append(
                    "advice did not help: \(fault.name), seed \(seed)\n\(report)\n\nafter the advice:\n\(after.map { "\($0)" } ?? "")"
                )
            }
            failedAdvice["\(fault.name): \(change.code)", default: 0] += 1
            firstFailure["\(fault.name): \(change.code)"] = firstFailure["\(fault.name): \(change.code)"] ?? seed
        }
    }

    private mutating func count(
        _ outcome: Outcome, _ fault: String, _ seed: UInt64, _ report: TouchExplanation?, _ expected: String
    ) {
        outcomes[outcome, default: 0] += 1
        byFault[fault, default: [:]][outcome, default: 0] += 1
        guard outcome != .right, eventLogs.count < Self.maximumEventLogCount else { return }
        eventLogs.append(
            "\(outcome.rawValue): \(fault), seed \(seed), expected \(expected)\n\(report?.description ?? "")")
    }

    var text: String {
        var lines = eventLogs
        for (name, counts) in byFault.sorted(by: { $0.key < $1.key })
        where counts.keys.contains(where: { $0 != .right }) {
            lines.append(
                "\(name): "
                    + Outcome.allCases.compactMap { outcome in counts[outcome].map { "\($0) \(outcome.rawValue)" } }
                    .joined(separator: ", "))
        }
        let unseen = Self.faults.map(\.name).filter { byFault[$0] == nil }
        if !unseen.isEmpty { lines.append("never injected: \(unseen.joined(separator: ", "))") }
        if !skipped.isEmpty {
            lines.append(
                "skipped: "
                    + skipped.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        }
        if !failedAdvice.isEmpty {
            lines.append(
                "advice that did not help: "
                    + failedAdvice.sorted { $0.key < $1.key }.map {
                        "\($0.key) \($0.value) (seed \(firstFailure[$0.key] ?? 0))"
                    }.joined(separator: ", "))
        }
        lines.append(
            "\(outcomes.values.reduce(0, +)) answers: "
                + Outcome.allCases.map { "\(outcomes[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", ")
                + "; advice helped \(triedAdvice - failedAdvice.values.reduce(0, +)) of \(triedAdvice) times")
        return lines.joined(separator: "\n")
    }
}

extension ScreenFault.Expectation {
    @MainActor
    func judge(_ report: TouchExplanation) -> Outcome {
        guard let first = report.causes.first else { return report.isUnsure ? .cannotTell : .silent }
        if isReported(first) { return .right }
        return report.causes.contains(where: isReported) ? .partly : .wrong
    }

    @MainActor
    private func isReported(_ cause: TouchExplanation.Cause) -> Bool {
        codes.contains(cause.code)
            && (subjects.isEmpty || subjects.contains { $0 === cause.subject?.object })
    }
}
