import Foundation
import UIKit
import TouchstoneTesting

/// Asks why a planted fault's touch did not arrive, follows the advice, and lets the fingers do the same again.
@MainActor
struct WhyCheck {
    /// What was reported before anything was changed.
    let report: String
    /// What is not as planted, if anything.
    let complaint: String?

    /// Of a scene whose steps have been played.
    init(_ fault: PlantedFault, _ stage: Stage, _ player: StepPlayer) throws {
        let app = stage.app
        guard let wanted = stage.object(fault.wanted), let explanation = Self.explain(app, wanted) else {
            report = ""
            complaint = "no finger went down, so there is nothing to explain"
            return
        }
        report = explanation.description
        guard let first = explanation.causes.first else {
            complaint = "no cause was found, but `\(fault.cause)` was planted"
            return
        }
        guard first.code == fault.cause, fault.about == nil || first.culprit?.name == fault.about else {
            complaint =
                "the first cause is `\(first.code)` of \(first.culprit?.name ?? "nobody"), but `\(fault.cause)` of \(fault.about ?? "nobody") was planted"
            return
        }
        if Self.arrived(app.records, wanted, app) {
            complaint = "the touch arrived although `\(fault.cause)` was planted"
            return
        }
        guard let change = explanation.changes(for: first).first else {
            complaint = "there is no advice against `\(fault.cause)`"
            return
        }
        guard stage.apply(change) else {
            complaint = "the advice, \(change.words), could not be applied"
            return
        }
        for finger in app.fingersThatAreDown.sorted() { app.fingerUp(finger) }
        // Whatever the first attempt left open has failed by then.
        app.advance(by: 5)
        app.clear()
        for step in stage.scenario.steps where step.deed.isOfFingers {
            var again = step
            again.time = nil
            try player.play(again)
        }
        complaint =
            Self.arrived(app.records, wanted, app)
            ? nil : "after the advice, \(change.words), the touch still does not arrive:\n\(app.delivery)"
    }

    private static func explain(_ app: TestApplication, _ wanted: NSObject) -> TouchExplanation? {
        if let view = wanted as? UIView { return app.application.explain(app.records, wanting: view) }
        guard let recognizer = wanted as? UIGestureRecognizer else { return nil }
        return app.application.explain(app.records, wanting: recognizer)
    }

    /// Whether a recognizer acted; or a view heard the beginning at once and the end, of the finger that came down last; or
    /// a control sent an action to somebody.
    private static func arrived(_ records: [TraceRecord], _ wanted: NSObject, _ app: TestApplication) -> Bool {
        let trace = app.application.trace
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
        guard let control = wanted as? UIControl, !control.allControlEvents.isEmpty else { return true }
        return later.contains {
            switch $0.fact {
            case .action(_, from: subject, let taker): taker != nil
            case .note: true
            default: false
            }
        }
    }
}

extension Step.Deed {
    /// Whether it is done with fingers, and not to the scene.
    fileprivate var isOfFingers: Bool {
        switch self {
        case .act, .chain, .hitTest: false
        default: true
        }
    }
}
