import Foundation
import TouchstoneCore

// Causes that concern a scroll view: it takes or delays a touch of its content, or does not scroll or zoom.
extension TouchExplanation.Cause {
    struct DelayedByScrollView: CauseDefinition, WorkOfAView {
        let scrollView: Mention
        let view: Mention

        var kind: Kind { .delayedByScrollView }
        var role: Role { .delay }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(scrollView.name).delaysContentTouches is true, so \(view.name) receives a touch after 0.15 s or when the finger lifts",
                rule: "SV-1")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setDelaysContentTouches(scrollView, false)] }
        var worker: Mention { scrollView }
        // A scroll view delays the touches of its content, and has those in itself at the lift.
        func isOwn(_ relation: WorkRelation) -> Bool { relation.isOfPart || relation.isOfTarget && relation.hasEnded }
    }

    struct TakenByScrollView: CauseDefinition, WorkOfAView {
        let scrollView: Mention
        let view: Mention
        let wasNotified: Bool

        var kind: Kind { .takenByScrollView }
        var role: Role { wasNotified ? .claim : .earlyClaim }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = "\(scrollView.name) scrolls and cancelled the touch of \(view.name)"
            return wasNotified
                ? CauseSentence("\(words), because canCancelContentTouches is true", rule: "SV-4")
                : CauseSentence("\(words) before the view received it", rule: "SV-3")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            (wasNotified ? [.setCanCancelContentTouches(scrollView, false)] : []) + [
                .setScrollEnabled(scrollView, false)
            ]
        }
        var worker: Mention { scrollView }
        func isOwn(_ relation: WorkRelation) -> Bool { relation.isOfPart || relation.isOfTarget }
    }

    struct CaughtMotion: CauseDefinition, WorkOfAView {
        let scrollView: Mention
        let view: Mention

        var kind: Kind { .caughtMotion }
        var role: Role { .loss }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(scrollView.name) was still decelerating: the touch stopped it and was cancelled in \(view.name)",
                rule: "SV-8")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(scrollView, what: "tap once it has come to rest")]
        }
        var worker: Mention { scrollView }
        func isOwn(_ relation: WorkRelation) -> Bool { relation.isOfPart || relation.isOfTarget }
    }

    struct ScrollViewRefuses: CauseDefinition {
        let scrollView: Mention
        let view: Mention

        var kind: Kind { .scrollViewRefuses }
        var role: Role { .barrier }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(scrollView.called) overrides touchesShouldBegin(_:with:in:), which returns false for \(view.name)",
                rule: "SV-5")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.changeOverride(scrollView, method: "touchesShouldBegin(_:with:in:)")]
        }
    }

    struct ScrollingDisabled: CauseDefinition {
        let scrollView: Mention

        var kind: Kind { .scrollingDisabled }
        var role: Role { .idleScrollView }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(scrollView.name).isScrollEnabled is false, which disables its pan recognizer", rule: "G-45")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setScrollEnabled(scrollView, true)] }
    }

    struct ContentFits: CauseDefinition {
        let scrollView: Mention

        var kind: Kind { .contentFits }
        var role: Role { .idleScrollView }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the content of \(scrollView.name) (contentSize \(scrollView.contentWords)) fits into its bounds, so there is nothing to scroll",
                rule: "SV-19")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.letBounce(scrollView)] }
    }

    struct AxisFits: CauseDefinition {
        let scrollView: Mention
        let isHorizontal: Bool

        var kind: Kind { .contentFits }
        var role: Role { .idleScrollView }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let (axis, larger) = isHorizontal ? ("horizontally", "wider") : ("vertically", "taller")
            return CauseSentence(
                "\(scrollView.name) does not scroll \(axis), the direction in which the finger moved: its content (contentSize \(scrollView.contentWords)) is not \(larger) than its bounds",
                rule: "SV-19")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.letBounce(scrollView, isHorizontal: isHorizontal)] }
    }

    struct ContentKeepsTouch: CauseDefinition {
        let view: Mention
        let scrollView: Mention

        var kind: Kind { .contentKeepsTouch }
        var role: Role { .unrecognized }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = "\(view.name) received the touch and keeps it: "
            return canCancel
                ? CauseSentence(
                    "\(words)\(scrollView.name).touchesShouldCancel(in:) returns false, as it does by default for controls",
                    rule: "SV-5")
                : CauseSentence("\(words)\(scrollView.name).canCancelContentTouches is false", rule: "SV-4")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            guard canCancel else { return [.setCanCancelContentTouches(scrollView, true)] }
            guard scrollView.isOfTheLibrary else {
                return [.changeOverride(scrollView, method: "touchesShouldCancel(in:)")]
            }
            let what =
                "override touchesShouldCancel(in:) in \(scrollView.ownClassWords) and return true for \(view.name)"
            return [.lookAt(scrollView, what: what)]
        }

        @MainActor
        private var canCancel: Bool { scrollView.past?.scrolling?.canCancelContentTouches != false }
    }

    struct LeftToOuter: CauseDefinition {
        let scrollView: Mention
        let outer: Mention
        let edge: String?

        var kind: Kind { .leftToOuter }
        var role: Role { .idleScrollView }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let why =
                edge.map { "is at its \($0) edge and cannot scroll further in that direction" }
                ?? "has nothing to scroll in that direction"
            return CauseSentence(
                "\(scrollView.name) \(why), so the enclosing \(outer.name) scrolls instead", rule: "SV-15")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            edge.map { [.keepDrag(scrollView, isHorizontal: ["left", "right"].contains($0))] } ?? []
        }
    }

    struct NoZoomRange: CauseDefinition {
        let scrollView: Mention

        var kind: Kind { .noZoomRange }
        var role: Role { .unrecognized }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let scales = scrollView.past?.scrolling?.zoomRange
            let words = scales.map { "\(Double($0.least).short) and \(Double($0.most).short)" } ?? "the same"
            return CauseSentence(
                "\(scrollView.name) cannot zoom: minimumZoomScale and maximumZoomScale are \(words)", rule: "SV-13")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(scrollView, what: "set \(scrollView.name).maximumZoomScale above minimumZoomScale")]
        }
    }

    struct NothingToZoom: CauseDefinition {
        let scrollView: Mention
        let delegate: Mention?

        var kind: Kind { .nothingToZoom }
        var role: Role { .idleScrollView }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let why =
                delegate.map { "viewForZooming(in:) of its delegate, \($0.name), returns nil" }
                ?? "it has no delegate with viewForZooming(in:)"
            return CauseSentence("\(scrollView.name) has no view to zoom: \(why)", rule: "SV-13")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what = "return the view to zoom from viewForZooming(in:) of the delegate of \(scrollView.name)"
            return [.lookAt(scrollView, what: what)]
        }
    }

    struct NotScrolled: CauseDefinition {
        let scrollView: Mention
        let failure: ScrollFailure

        var kind: Kind { .notScrolled }
        var role: Role { .noEffect }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(failure.words(scrollView), rule: failure.rule)
        }
        func changes(in report: TouchExplanation) -> [Change] { [failure.advice(scrollView)] }
    }
}

extension TouchExplanation.Mention {
    var contentWords: String {
        let size = past?.scrolling?.contentSize ?? .zero
        return "\(Double(size.width).short)×\(Double(size.height).short)"
    }
}
