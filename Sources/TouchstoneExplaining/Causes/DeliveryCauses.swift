import Foundation
import TouchstoneCore

// Causes that concern a touch after the hit test: it is suppressed, claimed, delayed or cancelled.
extension TouchExplanation.Cause {
    struct SecondTouch: CauseDefinition {
        let view: Mention

        var kind: Kind { .secondTouch }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.name) already has a touch, and \(view.name).isMultipleTouchEnabled is false", rule: "DL-13")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setMultipleTouchEnabled(view)] }
    }

    struct ExclusiveTouch: CauseDefinition {
        let view: Mention
        let other: Mention

        var kind: Kind { .exclusiveTouch }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words =
                view == wanted
                ? "and \(other.name) has a touch" : "so \(other.name) receives no touches while it has one"
            return CauseSentence("\(view.name).isExclusiveTouch is true, \(words)", rule: "DL-15")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.clearExclusiveTouch(view)] }
    }

    struct EventSwallowed: CauseDefinition {
        let receiver: Mention
        let phase: String?

        var kind: Kind { .eventSwallowed }
        var role: Role { .barrier }
        var subject: Mention? { receiver }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(receiver.called) overrides sendEvent(_:) and does not call super\(phase.map { " for \($0)" } ?? "")",
                rule: "DL-1")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(receiver, method: "sendEvent(_:)")] }
    }

    struct TakenByRecognizer: CauseDefinition {
        let recognizer: Mention
        let view: Mention

        var kind: Kind { .takenByRecognizer }
        var role: Role { .claim }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called) recognized and cancelled the touch of \(view.name), because cancelsTouchesInView is true",
                rule: "G-31")
        }
        func changes(in report: TouchExplanation) -> [Change] { recognizer.changesAgainstCancelling }
    }

    struct DelayedByRecognizer: CauseDefinition {
        let recognizer: Mention
        let view: Mention

        var kind: Kind { .delayedByRecognizer }
        var role: Role { .delay }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called).delaysTouchesBegan is true, so \(view.name) receives the touch only after the recognizer fails",
                rule: "G-39")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setDelaysTouchesBegan(recognizer, false)] }
    }

    struct EndDelayedByRecognizer: CauseDefinition {
        let recognizer: Mention
        let view: Mention

        var kind: Kind { .endDelayedByRecognizer }
        var role: Role { .delay }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called).delaysTouchesEnded is true, so \(view.name) receives touchesEnded only after the recognizer fails",
                rule: "G-37")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setDelaysTouchesEnded(recognizer, false)] }
    }

    struct BelongsElsewhere: CauseDefinition {
        let view: Mention
        let owner: Mention

        var kind: Kind { .belongsElsewhere }
        var role: Role { .barrier }
        var subject: Mention? { owner }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the touch began in \(owner.name), outside \(view.name), and belongs to it until it ends, even if the finger moves over \(view.name)",
                rule: "HT-39")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what =
                "track the touch in a view that contains \(view.name) and \(owner.name), and compare its location with their frames"
            return [.lookAt(view, what: what)]
        }
    }

    struct Denied: CauseDefinition {
        let denied: Mention
        let refuser: Refuser
        let answer: String
        let isProperty: Bool

        var kind: Kind { .delegateRefuses }
        var role: Role { .noEffect }
        var subject: Mention? { refuser.owner }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = isProperty ? "\(refuser.words) is \(answer)" : "\(refuser.words) returned \(answer)"
            return CauseSentence("\(words), so the touch has no effect on \(denied.name)", rule: "NV-9")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if refuser.method == "pickerView(_:numberOfRowsInComponent:)" {
                let what =
                    "return more rows from \(refuser.words), and call \(denied.name).reloadAllComponents() when they change"
                return [.lookAt(denied, what: what)]
            }
            if let what = adviceAboutProperty { return [.lookAt(refuser.owner, what: what)] }
            let object = refuser.method.hasPrefix("pageViewController") ? "a view controller" : "a configuration"
            let other = answer == "nil" ? object : answer == "true" ? "false" : "true"
            let what =
                isProperty
                ? "set \(refuser.method) of \(refuser.owner.name) to \(other)"
                : "return \(other) from \(refuser.words)"
            return [.lookAt(refuser.owner, what: what)]
        }

        /// The advice if the answer is no `Bool` and no object.
        @MainActor
        private var adviceAboutProperty: String? {
            let owner = refuser.owner.name
            return switch refuser.method {
            case "maximumDate": "set \(owner).maximumDate later than its minimumDate"
            case "selectedViewController":
                "act on a tap on the selected tab in tabBarController(_:didSelect:) of the delegate of \(owner)"
            case DenialOfRows.items: "apply a snapshot with items: dataSource.apply(_:animatingDifferences:)"
            case DenialOfRows.rows, DenialOfRows.cells:
                "return more from \(refuser.words), and call \(denied.name).reloadData() when the data changes"
            case DenialOfRows.sections:
                "return at least 1 from \(refuser.words), and call \(denied.name).reloadData() when the data changes"
            default: nil
            }
        }
    }

    struct MethodMissing: CauseDefinition {
        let missed: Mention
        let owner: Refuser

        var kind: Kind { .noDelegate }
        var role: Role { .noEffect }
        var subject: Mention? { owner.owner }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(owner.owner.name) does not implement \(owner.method), so the touch has no effect on \(missed.name)",
                rule: "NV-9")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(owner.owner, what: "implement \(owner.method) in \(owner.owner.className)")]
        }
    }

    struct SelectionTaken: CauseDefinition {
        let row: Mention
        let recognizer: Mention

        var kind: Kind { .selectionTaken }
        var role: Role { .claim }
        var subject: Mention? { recognizer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(recognizer.called) recognized and cancelled the touch, because cancelsTouchesInView is true, so \(row.name) was not selected: a list selects a row when a touch ends in it",
                rule: "G-31")
        }
        func changes(in report: TouchExplanation) -> [Change] { recognizer.changesAgainstCancelling }
    }

    struct SelectionRefused: CauseDefinition {
        let row: Mention
        let refuser: SelectionRefuser

        var kind: Kind { .selectionRefused }
        var role: Role { .noEffect }
        var subject: Mention? { refuser.owner ?? row }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("\(row.name) was not \(refuser.change.participle): \(refuser.words(row))", rule: nil)
        }
        func changes(in report: TouchExplanation) -> [Change] { [refuser.advice(row)] }
    }
}
