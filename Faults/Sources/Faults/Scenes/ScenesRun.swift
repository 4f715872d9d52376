import Foundation
import TouchstoneTesting
import UIKit

/// Random screens with one mistake each: without it the touch arrives, with it it does not, and so the truth is known. Asks
/// `explain` of each and compares.
@MainActor
struct ScenesRun {
    let seed: UInt64
    private var outcomes: [Outcome: Int] = [:]
    private var byFault: [String: [Outcome: Int]] = [:]
    /// Screens on which the touch does not arrive without the mistake, or arrives with it.
    private var voids: [String: Int] = [:]
    private var mistakes: [String] = []
    private var failedAdvice: [String: Int] = [:]
    private var triedAdvice = 0
    private var firstFailure: [String: UInt64] = [:]

    init(seed: UInt64) { self.seed = seed }

    /// How many stories of wrong answers are told.
    private static let mostEventLogs = 8

    mutating func run(_ count: Int, only name: String?) {
        let faults = SceneFault.all.filter { fault in name.map { fault.name.contains($0) } ?? true }
        guard !faults.isEmpty else { return }
        for number in 0..<count { play(seed &+ UInt64(number), faults) }
    }

    /// There are answers, nothing is wrong, nothing silent, and no advice failed.
    var isGood: Bool {
        !outcomes.isEmpty && outcomes[.wrong, default: 0] == 0 && outcomes[.silent, default: 0] == 0
            && failedAdvice.isEmpty
    }

    private mutating func play(_ seed: UInt64, _ faults: [SceneFault]) {
        var dice = SeededRandomNumberGenerator(seed)
        let fault = faults[dice.below(faults.count)]
        let goal = fault.goals[dice.below(fault.goals.count)]
        let depth = 1 + dice.below(6)
        let place =
            !fault.isForHolder ? depth : !fault.isForWanted ? dice.below(depth) : dice.below(depth + 1)
        let layout = dice.next()
        func screen(_ app: TestApplication, _ fault: SceneFault) -> Screen {
            var dice = SeededRandomNumberGenerator(layout)
            return Screen(app, &dice, goal: goal, faulty: fault, place: place, depth: depth)
        }
        let isFine = TestApplication.run(isTraced: true) { app in
            let screen = screen(app, .none)
            guard screen.play() else { return false }
            let report = app.application.explain(app.records, for: screen.asked)
            if let report, report.causes.isEmpty, !report.isUnsure { return true }
            count(.wrong, "none", seed, report, "all is well")
            return false
        }
        guard isFine else { return voids["none", default: 0] += 1 }
        TestApplication.run(isTraced: true) { app in
            let screen = screen(app, fault)
            var dice = SeededRandomNumberGenerator(layout &+ 1)
            guard let truth = fault.plant(screen, place, &dice), !screen.play() else {
                return voids[fault.name, default: 0] += 1
            }
            let records = app.records
            guard let report = app.application.explain(records, for: screen.asked) else {
                return count(.silent, fault.name, seed, nil, "no touch")
            }
            let outcome = truth.judge(report)
            count(outcome, fault.name, seed, report, "\(truth.codes)")
            if fault.isInTheScene {
                let now = app.application.explainTouch(
                    at: screen.window.convert(screen.point, to: nil), for: screen.asked)
                if truth.judge(now) != .right {
                    count(truth.judge(now), fault.name + " (asked now)", seed, now, "\(truth.codes)")
                }
            }
            tryAdvice(report, screen, fault, seed)
            // The same question once the screen is another.
            let before = report.causes.map { $0.sentence(wanted: nil) }
            for view in screen.path.reversed() { view.removeFromSuperview() }
            let later = app.application.explain(records, for: screen.asked)
            if later?.causes.map({ $0.sentence(wanted: nil) }) != before {
                count(.wrong, fault.name + " (later)", seed, later, before.first ?? "ok")
            }
        }
    }

    /// Follows the first piece of advice that can be applied; then the touch must arrive.
    private mutating func tryAdvice(_ report: TouchExplanation, _ screen: Screen, _ fault: SceneFault, _ seed: UInt64) {
        guard report.causes.count == 1, let change = report.advice.first,
            change.apply(to: screen.app.application)
        else { return }
        if case .holds = screen.finger { return }
        triedAdvice += 1
        if !screen.play() {
            if mistakes.count < Self.mostEventLogs {
                let after = screen.app.application.explain(screen.app.records, for: screen.asked)
                mistakes.append(
                    "advice did not help: \(fault.name), seed \(seed)\n\(report)\n\nand then:\n\(after.map { "\($0)" } ?? "")"
                )
            }
            failedAdvice["\(fault.name): \(change.code)", default: 0] += 1
            firstFailure["\(fault.name): \(change.code)"] = firstFailure["\(fault.name): \(change.code)"] ?? seed
        }
    }

    private mutating func count(
        _ outcome: Outcome, _ fault: String, _ seed: UInt64, _ report: TouchExplanation?, _ truth: String
    ) {
        outcomes[outcome, default: 0] += 1
        byFault[fault, default: [:]][outcome, default: 0] += 1
        guard outcome != .right, mistakes.count < Self.mostEventLogs else { return }
        mistakes.append("\(outcome.rawValue): \(fault), seed \(seed), truth \(truth)\n\(report?.description ?? "")")
    }

    var text: String {
        var lines = mistakes
        for (name, counts) in byFault.sorted(by: { $0.key < $1.key })
        where counts.keys.contains(where: { $0 != .right }) {
            lines.append(
                "\(name): "
                    + Outcome.allCases.compactMap { outcome in counts[outcome].map { "\($0) \(outcome.rawValue)" } }
                    .joined(separator: ", "))
        }
        let unseen = SceneFault.all.map(\.name).filter { byFault[$0] == nil }
        if !unseen.isEmpty { lines.append("never planted: \(unseen.joined(separator: ", "))") }
        if !voids.isEmpty {
            lines.append(
                "did not count: "
                    + voids.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
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
                + "; advice helped \(triedAdvice - failedAdvice.values.reduce(0, +)) times of \(triedAdvice)")
        return lines.joined(separator: "\n")
    }
}

extension SceneFault.Truth {
    @MainActor
    func judge(_ report: TouchExplanation) -> Outcome {
        guard let first = report.causes.first else { return report.isUnsure ? .cannotTell : .silent }
        if isReported(first) { return .right }
        return report.causes.contains(where: isReported) ? .partly : .wrong
    }

    @MainActor
    private func isReported(_ cause: TouchExplanation.Cause) -> Bool {
        codes.contains(cause.code)
            && (culprits.isEmpty || culprits.contains { $0 === cause.subject?.object })
    }
}
