import Foundation
import TouchstoneCore

// Causes that are another view or a presentation where the touch is.
extension TouchExplanation.Cause {
    struct Covered: CauseDefinition {
        let view: Mention
        let sibling: Mention
        let answer: Mention

        var kind: Kind { .covered }
        var role: Role { .neighbor }
        var subject: Mention? { answer }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let within = sibling == answer ? "" : ", in \(sibling.name),"
            let words = "\(answer.name)\(within) is in front of \(view.name) and is hit first"
            // A cover that draws nothing is hard to find.
            return isInvisible
                ? CauseSentence(
                    "\(words); it draws nothing, but hit testing ignores what a view draws", rule: "HT-4, HT-10",
                    remark: order)
                : CauseSentence(words, rule: "HT-4", remark: order)
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if sibling.isOnlyLookedAt { return [.setUserInteractionEnabled(sibling, false), .bringToFront(view)] }
            let passing = answer.past?.view.isOnlyLookedAt == true ? [Change.passThrough(sibling)] : []
            return [.bringToFront(view), .setUserInteractionEnabled(sibling, false)] + passing
        }

        @MainActor
        private var isInvisible: Bool {
            guard let past = sibling.past else { return false }
            return past.view.isClear && past.view.end == past.place + 1
        }

        /// A note if the view is drawn in front by its `zPosition`, which hit testing ignores (HT-24).
        @MainActor
        private var order: String {
            let (own, other) = (view.past?.view.rest?.zPosition ?? 0, sibling.past?.view.rest?.zPosition ?? 0)
            guard own > other else { return "" }
            return
                "; \(view.name) is drawn in front because of its zPosition, but hit testing ignores zPosition (HT-24)"
        }
    }

    struct TakenInside: CauseDefinition, WorkOfAView {
        let view: Mention
        let inner: Mention

        var kind: Kind { .takenInside }
        var role: Role { .barrier }
        var subject: Mention? { inner }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(inner.name), which is in \(view.name), receives the touch and overrides the touch methods; unless they call super, the touch goes no further",
                rule: "HT-1, RC-9")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setUserInteractionEnabled(inner, false)] }
        var worker: Mention { inner }
        func isOwn(_ relation: WorkRelation) -> Bool { relation.isOfPart && !relation.isOfTarget }
    }

    struct PresentedOver: CauseDefinition {
        let view: Mention
        let controller: Mention

        var kind: Kind { .presentedOver }
        var role: Role { .cover }
        var subject: Mention? { controller }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(controller.called), which is presented modally, covers \(view.name)", rule: "HT-4")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.dismiss(controller)] }
    }

    struct OutsideDismisses: CauseDefinition {
        let view: Mention
        let controller: Mention
        let keeper: Mention?

        var kind: Kind { .outsideDismisses }
        var role: Role { .cover }
        var subject: Mention? { controller }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            if let keeper {
                let although = controller.facts.sheet?.isDimmed == false ? ", even though it dims nothing" : ""
                return CauseSentence(
                    "isModalInPresentation of \(keeper.called) is true, so a touch outside what is presented is ignored and does not reach \(view.name)\(although)",
                    rule: "PR-6")
            }
            return CauseSentence(
                "\(controller.called) is presented\(dimming), and a touch outside it can only dismiss it, so the touch does not reach \(view.name)",
                rule: "HT-4")
        }

        /// Why the sheet dims although `largestUndimmedDetentIdentifier` is set.
        @MainActor
        private var dimming: String {
            guard let sheet = controller.facts.sheet, let undimmed = sheet.largestUndimmed else { return "" }
            return sheet.isOfDetents
                ? " at the detent \(sheet.detent), which is above its largestUndimmedDetentIdentifier, \(undimmed)"
                : ", none of its detents is its largestUndimmedDetentIdentifier, \(undimmed)"
        }

        func changes(in report: TouchExplanation) -> [Change] {
            let styles: [UIModalPresentationStyle] = [.popover, .pageSheet, .formSheet, .automatic]
            let canLetThrough = controller.facts.style.map { styles.contains($0) } == true
            guard let keeper, let sheet = controller.facts.sheet else {
                return (canLetThrough ? [.letThrough(controller)] : []) + [.dismiss(controller)]
            }
            let undimmed =
                sheet.isDimmed
                ? "; \(controller.name).sheetPresentationController?.largestUndimmedDetentIdentifier = \(sheet.detent)"
                : ""
            let what = "let touches beside it through: \(keeper.name).isModalInPresentation = false\(undimmed)"
            return [.lookAt(keeper, what: what), .dismiss(controller)]
        }
    }

    struct SearchShade: CauseDefinition {
        let view: Mention
        let search: Mention

        var kind: Kind { .searchShade }
        var role: Role { .cover }
        var subject: Mention? { search }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the search of \(search.called) is active, and its dimming view covers the content: a touch there only ends the search and does not reach \(view.name)",
                rule: "HT-4")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what =
                "set obscuresBackgroundDuringPresentation of \(search.name) to false, or end the search: isActive = false"
            return [.lookAt(search, what: what)]
        }
    }

    struct ContentViewInFront: CauseDefinition {
        let view: Mention
        let row: Mention

        var kind: Kind { .contentViewInFront }
        var role: Role { .cover }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.name) was added to \(row.called) instead of its content view, and the content view of \(row.name) is in front of it and is hit first",
                rule: "HT-4")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.bringToFront(view), .lookAt(row, what: "add \(view.name) to its contentView")]
        }
    }

    struct TransitionUnderWay: CauseDefinition {
        let view: Mention
        let controller: Mention

        var kind: Kind { .transitionUnderWay }
        var role: Role { .barrier }
        var subject: Mention? { controller }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "a transition of \(controller.name) is in progress, and until it ends no view receives touches, including \(view.name)",
                rule: "HT-43")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what = "touch after its transition ends; an animator calls completeTransition(_:) for that"
            return [.lookAt(controller, what: what)]
        }
    }
}

extension TouchExplanation.Mention {
    /// Whether no view inside it handles touches, so that touches may as well pass through it.
    var isOnlyLookedAt: Bool {
        guard let past else { return false }
        return (past.place..<past.view.end).allSatisfy { past.scene.views[$0].isOnlyLookedAt }
    }
}
