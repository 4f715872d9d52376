import Foundation
import TouchstoneCore

// Causes that concern the first responder and its text.
extension TouchExplanation.Cause {
    struct EditingRefused: CauseDefinition {
        let responder: Mention
        let refuser: Refuser

        var kind: Kind { .editingRefused }
        var role: Role { .noEffect }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let override =
                refuser.answer.map { _ in refuser.refusal(by: responder) }
                ?? "it overrides \(refuser.method), and the override does not call super, or nothing calls it"
            if refuser.method == FirstResponderMethod.become.rawValue {
                return CauseSentence(
                    "\(responder.called) does not become first responder: \(override)", rule: "RC-19")
            }
            if refuser.method == FirstResponderMethod.resign.rawValue {
                return CauseSentence("\(responder.called) stays first responder: \(override)", rule: "RC-20")
            }
            let isOfEnd = refuser.method.contains("ShouldEnd") || refuser.method == "canResignFirstResponder"
            let refusal = refuser.refusal(by: responder)
            return isOfEnd
                ? CauseSentence("\(responder.name) cannot end editing: \(refusal)", rule: "RC-20")
                : CauseSentence("\(responder.name) cannot become first responder: \(refusal)", rule: "RC-19")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.changeOverride(refuser.owner, method: refuser.method)]
        }
    }

    struct CannotBecomeFirst: CauseDefinition {
        let responder: Mention
        let obstacle: FirstResponderObstacle?

        var kind: Kind { .cannotBecomeFirst }
        var role: Role { .noEffect }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(responder.called) cannot become first responder: \(Mention.its(isOverride: isOverridden)) canBecomeFirstResponder returns false",
                rule: "RC-18")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            switch obstacle {
            case .disabled: return [.enableControl(responder)]
            case .notEditable:
                return [.lookAt(responder, what: "let it be edited: \(responder.name).isEditable = true")]
            case nil: break
            }
            if isOverridden { return [.changeOverride(responder, method: "canBecomeFirstResponder")] }
            let what = "override canBecomeFirstResponder in \(responder.ownClassWords) and return true"
            return [.lookAt(responder, what: what)]
        }

        @MainActor
        private var isOverridden: Bool {
            responder.knownType.map { FirstResponderMethod.allowsByOverride($0) } == true
        }
    }

    struct FirstResponderStays: CauseDefinition {
        let responder: Mention
        let holder: Mention
        let refuser: Refuser?

        var kind: Kind { .firstResponderStays }
        var role: Role { .noEffect }
        var subject: Mention? { holder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let why = refuser.map { ": \($0.refusal(by: holder))" }
            return CauseSentence(
                "\(holder.name) is first responder and does not resign, so \(responder.name) cannot become first responder\(why ?? "")",
                rule: "RC-19")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.changeOverride(refuser?.owner ?? holder, method: refuser?.method ?? "resignFirstResponder()")]
        }
    }

    struct FirstResponderOvertaken: CauseDefinition {
        let responder: Mention
        let other: Mention

        var kind: Kind { .firstResponderOvertaken }
        var role: Role { .noEffect }
        var subject: Mention? { other }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(other.name) became first responder while the previous first responder resigned for \(responder.name)",
                rule: "RC-19")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what = "check where \(other.name).becomeFirstResponder() is called when its editing ends"
            return [.lookAt(other, what: what)]
        }
    }

    struct EditingGoesOn: CauseDefinition {
        let responder: Mention
        let isAfterReturn: Bool
        @MainActor
        private var isOfSearchBar: Bool {
            responder.knownType.map { OverrideProbe.derives($0, from: "UISearchTextField") } ?? false
        }

        var kind: Kind { .editingGoesOn }
        var role: Role { .noEffect }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = "\(responder.name) is still first responder, so its editing has not ended"
            guard isAfterReturn else {
                return CauseSentence(
                    "\(words): a touch elsewhere does not end editing, and neither resignFirstResponder() nor endEditing(_:) was called",
                    rule: "RC-20, RC-26")
            }
            let condition =
                isOfSearchBar
                ? "in a search bar only if searchBarSearchButtonClicked(_:) of the bar's delegate calls resignFirstResponder()"
                : "only if an action is registered for editingDidEndOnExit or textFieldShouldReturn(_:) calls resignFirstResponder()"
            return CauseSentence("\(words): Return ends it \(condition)", rule: "RC-20, C-30")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if isAfterReturn, isOfSearchBar {
                let what = "call resignFirstResponder() of the search bar in searchBarSearchButtonClicked(_:)"
                return [.lookAt(responder, what: what)]
            }
            if isAfterReturn { return [.registerFor(responder, event: "editingDidEndOnExit")] }
            let what = "call \(responder.name).resignFirstResponder(), or endEditing(true) of a view that holds it"
            return [.lookAt(responder, what: what)]
        }
    }

    struct FirstResponderLost: CauseDefinition {
        let responder: Mention
        let other: Mention?
        let wasEarlier: Bool
        let occasion: String?

        var kind: Kind { .firstResponderLost }
        var role: Role { .noEffect }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let how = other.map { "\($0.name) became first responder" } ?? "it resigned"
            let when = occasion.map { ", after: \($0)" } ?? ""
            return wasEarlier
                ? CauseSentence(
                    "\(responder.name) was first responder before the touch and no longer is: \(how)\(when), and its becomeFirstResponder() was not called again",
                    rule: "RC-20")
                : CauseSentence(
                    "\(responder.name) was first responder and no longer is: \(how)\(when)", rule: "RC-20")
        }
        // The sentence names what took it; that may be what was meant.
        func changes(in report: TouchExplanation) -> [Change] { [] }
    }

    struct CalledTooEarly: CauseDefinition {
        let responder: Mention

        var kind: Kind { .calledTooEarly }
        var role: Role { .noEffect }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "becomeFirstResponder() of \(responder.called) was called while it was in no window, as in viewDidLoad() and viewWillAppear(_:), where it has no effect",
                rule: "RC-19")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(responder, what: "call \(responder.name).becomeFirstResponder() in viewDidAppear(_:)")]
        }
    }

    struct ChangeRefused: CauseDefinition {
        let responder: Mention
        let refuser: Refuser

        var kind: Kind { .changeRefused }
        var role: Role { .noEffect }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let result =
                refuser.method.contains("ShouldReturn")
                ? "Return does nothing in \(responder.name)"
                : refuser.method.contains("ShouldClear")
                    ? "\(responder.name) keeps its text" : "\(responder.name) rejects the typed text"
            return CauseSentence("\(refuser.words) returned false, so \(result)", rule: "C-30")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.changeOverride(refuser.owner, method: refuser.method)]
        }
    }

    struct NeverAsked: CauseDefinition {
        let responder: Mention
        let orByKeys: Bool
        let instead: Mention?

        var kind: Kind { .neverAsked }
        var role: Role { .noEffect }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = "becomeFirstResponder() of \(responder.called) was not called"
            let occasion =
                instead.map { " for this touch; that of \($0.called) was, which does not forward it" }
                ?? (orByKeys
                    ? ", neither for this touch nor for the text typed after it" : ", and a touch does not call it")
            return CauseSentence(words + occasion, rule: "RC-17")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(responder, what: "call \(responder.name).becomeFirstResponder()")]
        }
    }
}
