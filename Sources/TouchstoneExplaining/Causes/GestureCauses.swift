import Foundation
import TouchstoneCore

// Causes why a recognizer that received the touch did not recognize, or not to the end.
extension TouchExplanation.Cause {
    struct Undecided: CauseDefinition, ResultOfMissingEvents {
        let recognizer: Mention
        let fingerIsDown: Bool
        let seconds: TimeInterval?

        var kind: Kind { .undecided }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let duration = seconds.map { ", for \($0.short) s" } ?? ""
            let why =
                fingerIsDown
                ? ", because the finger is still down\(duration)"
                : ": it did not set its state, or it waits for more input"
            return CauseSentence("\(recognizer.called) has neither recognized nor failed\(why)", rule: nil)
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what = "set the state of \(recognizer.className) in touchesEnded at the latest"
            return fingerIsDown ? [] : [.lookAt(recognizer, what: what)]
        }
        var missingEvents: MissingEvents? { .all }
    }

    struct RecognizerCancelled: CauseDefinition {
        let recognizer: Mention
        let reason: CancelReason?
        let withdrawn: FailureReason?

        var kind: Kind { .recognizerCancelled }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            guard let withdrawn else {
                return CauseSentence(
                    "\(recognizer.called) began and was cancelled\(reason.map { ": \($0.words)" } ?? "")", rule: "G-4")
            }
            let why = withdrawn == .disabled ? "its isEnabled was set to false" : withdrawn.words
            return CauseSentence(
                "\(recognizer.called) began and was then cancelled: \(why)", rule: withdrawn.rule ?? "G-45")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            guard let withdrawn else { return [] }
            let what =
                withdrawn == .disabled
                ? "check where \(recognizer.name).isEnabled is set while its gesture is in progress"
                : "keep \(recognizer.name) attached to its view, and the view in its window, while fingers are down"
            return [.lookAt(recognizer, what: what)]
        }
    }

    struct Waits: CauseDefinition {
        let recognizer: Mention
        let other: Mention
        let demand: Refuser?
        let isLost: Bool
        let gaveUp: FailureReason?

        var kind: Kind { .waits }
        var role: Role { .delay }
        var subject: Mention? { other }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let origin = demand.map { "; the requirement comes from \($0.words)" } ?? ""
            return CauseSentence(
                "\(recognizer.called) requires \(other.called) to fail, and \(other.name) \(finding)\(origin)",
                rule: "G-24")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            // If the other recognizer has precedence, it would prevent this one even without a requirement (G-20).
            if isLost, !report.precedes(recognizer, other) { return [.setRecognizerEnabled(other, false)] }
            let first =
                demand.map { Change.changeOverride($0.owner, method: $0.method) }
                ?? .dropRequirement(recognizer, on: other)
            return [first, .setRecognizerEnabled(other, false)]
        }

        @MainActor
        private var finding: String {
            guard let gaveUp else { return isLost ? "recognized instead" : "has not failed" }
            let occasion = gaveUp.isOfLift ? "the fingers lifted" : "\(recognizer.name) failed: \(gaveUp.words)"
            return "had not failed when \(occasion)"
        }
    }

    struct Ring: CauseDefinition {
        let recognizer: Mention
        let others: [Mention]
        let demand: Refuser?

        var kind: Kind { .waits }
        var role: Role { .delay }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let names = others.map(\.called).joined(separator: " and ")
            let origin = demand.map { "; the requirement comes from \($0.words)" } ?? ""
            return CauseSentence(
                "\(recognizer.called) and \(names) require each other to fail, so all of them fail\(origin)",
                rule: "G-26")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if let demand { return [.changeOverride(demand.owner, method: demand.method)] }
            return others.map { .dropRequirement(recognizer, on: $0) }
                + others.map { .dropRequirement($0, on: recognizer) }
        }
    }

    struct SuperNotCalled: CauseDefinition, ResultOfMissingEvents {
        let recognizer: Mention
        let method: String

        var kind: Kind { .touchesOverridden }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called) overrides \(method) and does not call super, so \(recognizer.name) cannot track the touch",
                rule: "G-1")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(recognizer, method: method)] }
        var missingEvents: MissingEvents? { .all }
    }

    struct Prevented: CauseDefinition {
        let recognizer: Mention
        let winner: Mention

        var kind: Kind { .prevented }
        var role: Role { .unrecognized }
        var subject: Mention? { winner }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("\(winner.called) recognized and prevents \(recognizer.called)", rule: "G-21")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.recognizeSimultaneously(recognizer, with: winner), .setRecognizerEnabled(winner, false)]
        }
    }

    struct NotItsGesture: CauseDefinition, ResultOfMissingEvents {
        let recognizer: Mention
        let reason: FailureReason

        var kind: Kind { .notItsGesture }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let edges = recognizer.expectedEdges.map { "; it expects \($0)" } ?? ""
            return CauseSentence(
                "\(recognizer.called) received the touch and failed: \(reason.words)\(edges)", rule: nil)
        }
        func changes(in report: TouchExplanation) -> [Change] { reason.advice(recognizer).map { [$0] } ?? [] }
        var missingEvents: MissingEvents? {
            if reason == .noVerdict { return .all }
            if case .unmet = reason { return .moves }
            return nil
        }
    }
}

/// A cause that may follow from events that did not arrive.
protocol ResultOfMissingEvents: CauseDefinition {
    /// The events that the recognizer may have missed, or `nil` if it received enough.
    var missingEvents: MissingEvents? { get }
}

/// Events of a touch that a recognizer may have missed.
enum MissingEvents {
    case all
    case moves
}
