import Foundation
import TouchstoneCore

// Causes why a recognizer has no part in a touch: it is disabled, refused, busy or attached elsewhere.
extension TouchExplanation.Cause {
    struct RecognizerDisabled: CauseDefinition {
        let recognizer: Mention

        var kind: Kind { .recognizerDisabled }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("\(recognizer.called) is not enabled: isEnabled is false", rule: "G-45")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setRecognizerEnabled(recognizer, true)] }
    }

    struct DisabledMeanwhile: CauseDefinition {
        let recognizer: Mention

        var kind: Kind { .recognizerDisabled }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called) failed: its isEnabled was set to false during the touch, which ends its recognition sequence even if it is set to true again",
                rule: "G-45")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(recognizer, what: "check where \(recognizer.name).isEnabled is set while fingers are down")]
        }
    }

    struct DelegateRefuses: CauseDefinition {
        let recognizer: Mention
        let obstacle: DragBackObstacle?
        let refuser: Refuser?

        var kind: Kind { .delegateRefuses }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            if let obstacle {
                return CauseSentence(
                    "the system's delegate of \(recognizer.name) prevents it: \(obstacle.words)", rule: "NV-2")
            }
            if let refuser, refuser.owner.isInternal {
                return CauseSentence(
                    "the system's delegate of \(recognizer.called) prevents it: \(refuser.method) returned false",
                    rule: "G-16, G-28")
            }
            let method = refuser.map { ": \($0.words) returned false" } ?? ""
            return CauseSentence("the delegate of \(recognizer.called) prevents it\(method)", rule: "G-16, G-28")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if let obstacle { return obstacle.changes(recognizer) }
            return refuser?.owner.isInternal == true ? [] : [.letDelegatePermit(recognizer, by: refuser)]
        }
    }

    struct ClassRefuses: CauseDefinition {
        let recognizer: Mention

        var kind: Kind { .classRefuses }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called) rejects the event: \(recognizer.its) shouldReceive(_:) returned false",
                rule: "G-16")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.changeOverride(recognizer, method: "shouldReceive(_:)")]
        }
    }

    struct IgnoresTouch: CauseDefinition {
        let recognizer: Mention

        var kind: Kind { .ignoresTouch }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("\(recognizer.called) called ignore(_:for:) on the touch", rule: "G-14")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(recognizer, what: "check where \(recognizer.className) calls ignore(_:for:)")]
        }
    }

    struct NotAttached: CauseDefinition {
        let recognizer: Mention
        let view: Mention?
        let former: Mention?

        var kind: Kind { .notAttached }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            guard let view else {
                return CauseSentence(
                    "\(recognizer.called) was attached to no view when the touch began", rule: "G-47")
            }
            let loss = former.map { ", and no longer to \($0.name)" } ?? ""
            return CauseSentence(
                "\(recognizer.called) is attached to \(view.name)\(loss): a recognizer has one view, and adding it to another view removes it from the first",
                rule: "G-47")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.attach(recognizer)] }
    }

    struct AttachedLate: CauseDefinition {
        let recognizer: Mention

        var kind: Kind { .attachedLate }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called) was added or enabled after the touch began, and receives only later touches",
                rule: "DL-4")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.attach(recognizer)] }
    }

    struct Busy: CauseDefinition {
        let recognizer: Mention
        let state: UIGestureRecognizer.State

        var kind: Kind { .busy }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called) was not ready: its last recognition sequence is still \(state)", rule: "G-12")
        }
        // It is ready again when that sequence ends.
        func changes(in report: TouchExplanation) -> [Change] { [] }
    }

    struct AmongFailedFingers: CauseDefinition {
        let recognizer: Mention
        let earlier: TouchExplanation.Cause?

        var kind: Kind { .amongFailedFingers }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let before = earlier.map { "; it failed before this finger went down: \($0.sentence(wanted: nil))" }
            return CauseSentence(
                "\(recognizer.called) failed, and the touch belongs to that recognition sequence until all its fingers lift",
                rule: "Q-15", remark: before ?? "")
        }
        func changes(in report: TouchExplanation) -> [Change] { earlier.map { report.candidates(for: $0) } ?? [] }
    }

    struct ViewRefuses: CauseDefinition {
        let view: Mention
        let recognizer: Mention

        var kind: Kind { .viewRefuses }
        var role: Role { .unrecognized }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.called) does not let \(recognizer.called) begin: \(view.its) gestureRecognizerShouldBegin(_:) returned false",
                rule: "G-29, C-22")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            (view.object as? UIControl)?.isSystemControl == true
                ? [.setUserInteractionEnabled(view, false)]
                : [.changeOverride(view, method: "gestureRecognizerShouldBegin(_:)")]
        }
    }

    struct TouchType: CauseDefinition {
        let recognizer: Mention
        let isExclusive: Bool

        var kind: Kind { .touchType }
        var role: Role { .unrecognized }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            isExclusive
                ? CauseSentence(
                    "\(recognizer.called) has a touch of another type already, and takes no other type beside it: requiresExclusiveTouchType is true",
                    rule: "G-17")
                : CauseSentence(
                    "\(recognizer.called).allowedTouchTypes does not include this type of touch", rule: "G-18")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [isExclusive ? .shareTouchTypes(recognizer) : .allowAllTouchTypes(recognizer)]
        }
    }
}
