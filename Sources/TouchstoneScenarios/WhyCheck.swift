import Foundation
import TouchstoneExplaining
import TouchstoneTesting
import UIKit

/// Explains why the touch of a planted fault did not arrive, applies the advice, and repeats the steps of the fingers.
@MainActor
struct WhyCheck {
    /// The explanation before any change, as text.
    let report: String
    /// The difference from the planted fault; `nil` if there is none.
    let complaint: String?
    /// The number of changes that the explanation advises.
    private(set) var changeCount = 0

    /// Checks the fault of a scene after its steps have been played.
    ///
    /// - Parameters:
    ///   - fault: The planted fault.
    ///   - stage: The scene after the steps.
    ///   - player: The player that repeats the steps of the fingers.
    ///   - attempt: The index of the advised change to try, from 0.
    init(_ fault: InjectedFault, _ stage: Stage, _ player: StepPlayer, attempt: Int = 0) throws {
        let app = stage.app
        guard let wanted = stage.wanted(fault),
            let explanation = app.application.explain(app.records, wanting: wanted)
        else {
            report = ""
            complaint = "no finger went down, so there is nothing to explain"
            return
        }
        report = explanation.description
        guard let first = explanation.causes.first else {
            complaint = "no cause was found, but `\(fault.cause)` was injected"
            return
        }
        guard first.code == fault.cause, fault.about == nil || first.subject?.name == fault.about else {
            complaint =
                "the first cause is `\(first.code)` of \(first.subject?.name ?? "no object"), but `\(fault.cause)` of \(fault.about ?? "no object") was injected"
            return
        }
        let isOfActions = [.noTarget, .targetDead, .noResponder].contains(first.kind)
        if Self.arrived(wanted, stage, needsAction: isOfActions) {
            complaint = "the touch arrived although `\(fault.cause)` was injected"
            return
        }
        let changes = explanation.changes(for: first)
        changeCount = changes.count
        guard changes.indices.contains(attempt) else {
            complaint = "there is no advice against `\(fault.cause)`"
            return
        }
        let change = changes[attempt]
        guard stage.apply(change) else {
            complaint = "the advice, \(change.words), could not be applied"
            return
        }
        for finger in app.fingersThatAreDown.sorted() { app.fingerUp(finger) }
        // A recognition sequence of the first attempt that is still open ends within this time.
        app.advance(by: 5)
        app.clear()
        stage.chosenRows = []
        for step in stage.scenario.steps where step.kind.isOfFingers {
            var again = step
            again.time = nil
            try player.play(again)
        }
        complaint =
            Self.arrived(wanted, stage, needsAction: isOfActions)
            ? nil : "after the advice, \(change.words), the touch still does not arrive:\n\(app.delivery)"
    }

    /// Returns whether the wanted object received the last touch and acted.
    ///
    /// A row must be selected, and a recognizer must act. A view must receive the beginning and the end of the touch without
    /// delay. A control with registrations must also send an action that has a target, or a note must follow.
    private static func arrived(_ wanted: NSObject, _ stage: Stage, needsAction: Bool) -> Bool {
        if wanted is UITableViewCell { return stage.chosenRows.contains(ObjectIdentifier(wanted)) }
        let records = stage.app.records
        let trace = stage.app.application.trace
        let subject = trace.subject(wanted)
        if wanted is UIGestureRecognizer {
            return records.contains { if case .acted(subject, _) = $0.fact { true } else { false } }
        }
        guard
            let start = records.lastIndex(where: {
                if case .queued(_, .began, _) = $0.fact { true } else { false }
            }), case .queued(let finger, _, _) = records[start].fact
        else { return false }
        let later = records[start...]
        func time(of method: ForwardedMethod) -> TimeInterval? {
            later.first { record in
                switch record.fact {
                case .delivered(method, subject, let touches): touches.contains(finger)
                case .forwarded(method, _, subject): true
                default: false
                }
            }?.time
        }
        let lift = later.first { if case .queued(finger, .ended, _) = $0.fact { true } else { false } }?.time
        guard time(of: .touchesBegan) == records[start].time, lift == nil || time(of: .touchesEnded) == lift else {
            return false
        }
        guard let control = wanted as? UIControl, needsAction || !control.allControlEvents.isEmpty else { return true }
        return later.contains {
            switch $0.fact {
            case .action(_, from: subject, let taker): taker != nil
            case .note: true
            default: false
            }
        }
    }
}

extension Step.Kind {
    /// A Boolean value that indicates whether the step is input rather than a change or query of the scene.
    fileprivate var isOfFingers: Bool {
        switch self {
        case .act, .chain, .hitTest: false
        default: true
        }
    }
}
