import Foundation
import TouchstoneCore

// Causes that concern targets, actions and delegates: the touch arrives, and no code of the application is called.
extension TouchExplanation.Cause {
    struct NoTarget: CauseDefinition {
        let sender: Mention

        var kind: Kind { .noTarget }
        var role: Role { .noEffect }
        var subject: Mention? { sender }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            if sender.isA(UIGestureRecognizer.self) {
                return CauseSentence("\(sender.called) recognized, but it has no target and action", rule: "G-10")
            }
            if sender.isA(UIBarButtonItem.self) {
                return CauseSentence(
                    "\(sender.name) has no action: neither action nor primaryAction is set, so a tap calls nothing",
                    rule: "C-14")
            }
            return CauseSentence(
                "\(sender.name) has no target and action for the events that a tap sends", rule: "C-14")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.addTarget(sender)] }
    }

    struct ItemShowsCustomView: CauseDefinition {
        let item: Mention
        let view: Mention

        var kind: Kind { .noTarget }
        var role: Role { .noEffect }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let called = item.name == view.name ? "the bar button item" : "the bar button item \(item.name)"
            return CauseSentence(
                "\(called) shows its custom view \(view.name): a custom view does not call the action of its item, and nothing in \(view.name) reacts to a tap",
                rule: nil)
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what =
                "add a tap recognizer with the action to \(view.name), or make the custom view a UIButton with the action"
            return [.lookAt(view, what: what)]
        }
    }

    struct TargetDead: CauseDefinition {
        let sender: Mention
        let target: String?

        var kind: Kind { .targetDead }
        var role: Role { .noEffect }
        var subject: Mention? { sender }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the target of \(sender.name) was deallocated: targets are not retained, so the application must retain it",
                rule: sender.isA(UIGestureRecognizer.self) ? "G-10" : "C-14",
                remark: target.map { "; the action was \($0)" } ?? "")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.addTarget(sender)] }
    }

    struct DelegateDeallocated: CauseDefinition {
        let owner: Mention
        let property: String
        let className: String

        var kind: Kind { .delegateDeallocated }
        var role: Role { .noEffect }
        var subject: Mention? { owner }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(owner.name).\(property) was deallocated: it was a \(className), the property is weak, and no object retained it",
                rule: "NV-9")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.setDelegate(owner, property: property, className: className)]
        }
    }

    struct NoDelegate: CauseDefinition {
        let owner: Mention
        let property: String

        var kind: Kind { .noDelegate }
        var role: Role { .noEffect }
        var subject: Mention? { owner }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("\(owner.name).\(property) is nil, so \(result)", rule: "NV-9")
        }

        @MainActor
        private var result: String {
            if property == "dataSource" { return "there is nothing to show\(owner.isA(UIView.self) ? "" : " next")" }
            if owner.isA(UIContextMenuInteraction.self) { return "no menu opens" }
            let isOfRows = owner.knownType is any RowList.Type
            return "nothing is called when the user \(isOfRows ? "selects a row or an item" : "changes it")"
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.setDelegate(owner, property: property, className: nil)]
        }
    }

    struct NoResponder: CauseDefinition {
        let action: String
        let sender: Mention
        let first: Mention?

        var kind: Kind { .noResponder }
        var role: Role { .noEffect }
        var subject: Mention? { sender }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let start = first.map { "; the search began at the first responder, \($0.name)" } ?? ""
            return CauseSentence(
                "\(sender.name) sends \(action.actionWords) to a nil target, and no responder in the chain implements it\(start)",
                rule: "RC-27")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.implementAction(action, sender: sender)] }
    }

    struct ActionDeclined: CauseDefinition {
        let action: String
        let owner: Mention
        let sender: Mention
        let isInChain: Bool
        let first: Mention?

        var kind: Kind { .noResponder }
        var role: Role { .noEffect }
        var subject: Mention? { sender }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = "\(sender.name) sends \(action.actionWords) to a nil target"
            if isInChain {
                return CauseSentence(
                    "\(words); \(owner.called) implements it, but \(owner.its) canPerformAction(_:withSender:) returns false",
                    rule: "RC-30")
            }
            let finding =
                first.map {
                    "; the search began at the first responder, \($0.name), and no responder in its chain implements it; \(owner.called) does, but is not in that chain"
                } ?? ", and no responder in the chain implements it; \(owner.called) does, but is not in the chain"
            return CauseSentence(words + finding, rule: "RC-27")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if isInChain { return [.implementAction(action, sender: sender)] }
            let what =
                sender.isA(UIBarButtonItem.self)
                ? "name the target: \(sender.name).target = the \(owner.className), instead of nil"
                : "name the target: \(sender.name).addTarget(…) with the \(owner.className) instead of nil"
            return [.lookAt(sender, what: what)]
        }
    }

    struct OtherEvent: CauseDefinition {
        let control: Mention
        let sent: String
        let awaited: String

        var kind: Kind { .noTarget }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let occasion = awaited.occasion.map { ", which is sent when \($0)" } ?? ""
            return CauseSentence(
                "\(control.name) sends \(sent.listed), but the registered or expected event is \(awaited.listed)\(occasion)",
                rule: "C-1")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            guard sent == "nothing" else { return [.registerFor(control, event: sent.listed)] }
            let chief = (control.object as? UIControl)?.chiefEvent
            return chief.map { awaited.contains($0) ? [] : [.registerFor(control, event: $0)] } ?? []
        }
    }

    struct NeverSends: CauseDefinition {
        let control: Mention
        let event: String
        let base: String
        let sent: String?

        var kind: Kind { .noTarget }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            guard let sent else {
                return CauseSentence(
                    "\(control.called) does not send \(event.listed): a \(base) sends it only from sendActions(for:)",
                    rule: "C-1")
            }
            return CauseSentence(
                "\(control.called) did not send \(event.listed): a \(base) sends it only from sendActions(for:), which was not called; it sent \(sent.listed)",
                rule: "C-1")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            guard control.className == base else {
                let name = event.split(separator: "|").first ?? ""
                return [.lookAt(control, what: "call sendActions(for: .\(name)) in \(control.className)")]
            }
            return (control.object as? UIControl).map { [.registerFor(control, event: $0.chiefEvent)] } ?? []
        }
    }

    struct RegistrationRemoved: CauseDefinition {
        let control: Mention
        let event: String
        let action: String

        var kind: Kind { .noTarget }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(control.name) sends \(event.listed), but its registration \(action) was removed after the touch began",
                rule: "C-15")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(control, what: "check where \(action) is removed from \(control.name)")]
        }
    }

    struct ActionKept: CauseDefinition {
        let control: Mention
        let keeper: Mention
        let method: String
        let action: String

        var kind: Kind { .actionKept }
        var role: Role { .noEffect }
        var subject: Mention? { keeper }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = "\(keeper.called) overrides \(method) and does not call super, so"
            let what = action.isEmpty ? "the action" : action.actionWords
            return keeper == control
                ? CauseSentence("\(words) \(what) is not sent", rule: "C-16")
                : CauseSentence("\(words) \(what) of \(control.name) is not sent", rule: "RC-27")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(keeper, method: method)] }
    }
}

extension String {
    /// The event names separated by commas.
    var listed: String { split(separator: "|").joined(separator: ", ") }

    /// When an event of this name is sent; `nil` for events that a tap sends.
    fileprivate var occasion: String? { Self.occasions[self] }

    private static let occasions = [
        "touchDownRepeat": "a finger goes down again soon", "touchDragInside": "the finger moves inside the control",
        "touchDragOutside": "the finger moves outside the control",
        "touchDragEnter": "the finger returns into the control",
        "touchDragExit": "the finger leaves the control", "touchUpOutside": "the finger lifts outside the control",
        "touchCancel": "the touch is cancelled", "menuActionTriggered": "its menu opens",
        "editingDidBegin": "editing begins", "editingChanged": "typing changes the text",
        "editingDidEnd": "editing ends", "editingDidEndOnExit": "Return is pressed",
    ]
}
