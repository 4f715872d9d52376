import Foundation
import TouchstoneCore

// Causes that concern the way of a touch up the responder chain.
extension TouchExplanation.Cause {
    struct ChainStopped: CauseDefinition, WorkOfAView {
        let responder: Mention
        let before: Mention
        let method: ForwardedMethod

        var kind: Kind { .chainStopped }
        var role: Role { .barrier }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let part = method == .touchesBegan ? "the touch" : "\(method.signature)"
            let words = "\(responder.called) handles \(part) before it reaches \(before.name) in the responder chain"
            if responder.isA(UIControl.self) {
                return CauseSentence(
                    "\(words): a control does not pass touches up the responder chain", rule: "C-24")
            }
            if responder.past?.scrolling != nil {
                return CauseSentence(
                    "\(words): a scroll view does not pass the touches of its content up the responder chain",
                    rule: "SV-3")
            }
            return CauseSentence("\(words): its \(method.signature) does not call super", rule: "RC-9")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.passTouchesOn(responder)] }
        var worker: Mention { responder }
        func isOwn(_ relation: WorkRelation) -> Bool { relation.isOfPart && !relation.isOfTarget }
    }

    struct HandedOn: CauseDefinition {
        let responder: Mention
        let other: Mention
        let before: Mention
        let method: ForwardedMethod

        var kind: Kind { .chainStopped }
        var role: Role { .barrier }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(responder.called) forwards the touch to \(other.called) instead of calling super in \(method.signature), which would pass it to \(before.name)",
                rule: "RC-9")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.passTouchesOn(responder)] }
    }

    struct PartlyHandedOn: CauseDefinition {
        let control: Mention
        let holder: Mention
        let method: ForwardedMethod

        var kind: Kind { .partlyHandedOn }
        var role: Role { .noEffect }
        var subject: Mention? { holder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(holder.called) forwards the beginning of its touch to \(control.name), but not the rest: its \(method.signature) does not call that of \(control.name)",
                rule: "RC-10")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(holder, method: method.signature)] }
    }

    struct ChainEnds: CauseDefinition {
        let last: Mention
        let before: Mention

        var kind: Kind { .chainEnds }
        var role: Role { .barrier }
        var subject: Mention? { last }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the responder chain ends at \(last.called), before it reaches \(before.name): \(Mention.its(isOverride: isOverride)) next returns nil",
                rule: "RC-7")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(last, method: "next")] }

        @MainActor
        private var isOverride: Bool { last.past?.view.node.overrides.contains(.next) == true }
    }

    struct ChainDiverted: CauseDefinition {
        let view: Mention
        let other: Mention

        var kind: Kind { .chainDiverted }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.called) overrides next, which leads to \(other.called) instead of its superview or controller",
                rule: "RC-7")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(view, method: "next")] }
    }

    struct NotInChain: CauseDefinition {
        let responder: Mention
        let stray: Mention?
        let parent: Mention?

        var kind: Kind { .notInChain }
        var role: Role { .barrier }
        var subject: Mention? { responder }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            guard let stray else {
                return CauseSentence(
                    "the responder chain from the touched view does not reach \(responder.called)", rule: "RC-1")
            }
            let superview = parent.map { " \($0.name)" } ?? ""
            return CauseSentence(
                "\(responder.called) owns \(stray.name), but its view does not contain it: the responder chain goes from \(stray.name) to its superview\(superview) and does not reach \(responder.name)",
                rule: "RC-1, RC-2")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            guard let stray else { return [] }
            let what =
                "keep \(stray.name) in the view of \(responder.name), or override next to forward its events"
            return [.lookAt(stray, what: what)]
        }
    }
}
