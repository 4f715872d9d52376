import Foundation
import TouchstoneCore
import TouchstoneText

// Causes that concern how a control tracks a touch.
extension TouchExplanation.Cause {
    struct NotContinuous: CauseDefinition {
        let control: Mention

        var kind: Kind { .notContinuous }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(control.name).isContinuous is false, so it sends valueChanged only when the finger lifts",
                rule: "C-28, C-29")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setContinuous(control)] }
    }

    struct StayedInside: CauseDefinition {
        let control: Mention
        let distance: CGFloat
        let margin: CGFloat
        let awaited: String

        var kind: Kind { .stayedInside }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let place =
                distance == 0
                ? "inside \(control.name)" : "\(Double(distance).inTenths) points outside \(control.name)"
            return CauseSentence(
                "the finger lifted \(place), and up to \(Double(margin).short) points outside still count as inside, so no \(awaited.listed) is sent",
                rule: "C-4, C-5")
        }
        // Only another movement of the finger helps.
        func changes(in report: TouchExplanation) -> [Change] { [] }
    }

    struct PulledTooLittle: CauseDefinition {
        let control: Mention
        let distance: CGFloat
        let needed: CGFloat

        var kind: Kind { .notItsGesture }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the content was pulled \(Double(distance).inTenths) points beyond its top edge, but \(control.name) begins to refresh at \(Double(needed).short)",
                rule: nil)
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(control, what: "pull \(Double(needed).short) points beyond the upper edge")]
        }
    }

    struct DoesNotBounce: CauseDefinition {
        let scrollView: Mention
        let control: Mention

        var kind: Kind { .notItsGesture }
        var role: Role { .noEffect }
        var subject: Mention? { scrollView }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(scrollView.name) does not bounce, so its content cannot be pulled beyond its top edge to make \(control.name) refresh: \(scrollView.name).bounces, or bouncesVertically, is false",
                rule: "SV-19")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(scrollView, what: "allow its content to bounce: \(scrollView.name).bounces = true")]
        }
    }

    struct IsRefreshing: CauseDefinition {
        let control: Mention

        var kind: Kind { .valueUnchanged }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(control.name) is already refreshing and sends nothing until endRefreshing() is called", rule: nil)
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(control, what: "call \(control.name).endRefreshing() when the content is there")]
        }
    }

    struct TrackingRefused: CauseDefinition {
        let control: Mention
        let method: String
        let why: String?

        var kind: Kind { .trackingRefused }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let reason = why.map { ", because \($0)" } ?? ""
            return CauseSentence(
                "\(control.called) does not track the touch: \(Mention.its(isOverride: isOverride)) \(method) returned false\(reason)",
                rule: "C-2")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.changeOverride(control, method: method)] }

        /// Plain controls and buttons track every touch.
        @MainActor
        private var isOverride: Bool {
            let base = (control.object as? UIControl)?.baseClass
            return why == nil && !control.isOfTheLibrary && (base == "UIControl" || base == "UIButton")
        }
    }

    struct LiftedOutside: CauseDefinition {
        let control: Mention
        let distance: CGFloat
        let margin: CGFloat

        var kind: Kind { .liftedOutside }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the finger lifted \(Double(distance).inTenths) points outside \(control.name), and \(Double(margin).short) are allowed, so the control sends touchUpOutside",
                rule: "C-4, C-7")
        }
        // Only another movement of the finger helps.
        func changes(in report: TouchExplanation) -> [Change] { [] }
    }

    struct MovedAway: CauseDefinition {
        let control: Mention
        let distance: CGFloat

        var kind: Kind { .movedAway }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let layout = control.isLaidOut ? "; constraints determine its frame" : ""
            return CauseSentence(
                "\(control.name) moved while the finger was down, so the finger lifted \(Double(distance).inTenths) points outside its new frame\(layout)",
                rule: "C-7")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            [.lookAt(control, what: "do not move \(control.name) until the finger lifts")]
        }
    }

    struct NotLifted: CauseDefinition {
        let control: Mention
        let event: String

        var kind: Kind { .notLifted }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the finger on \(control.name) has not lifted yet, so the control has not sent \(event.listed)",
                rule: "C-7")
        }
        // The lift follows.
        func changes(in report: TouchExplanation) -> [Change] { [] }
    }

    struct ControlBusy: CauseDefinition {
        let control: Mention

        var kind: Kind { .controlBusy }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(control.name) did not track the touch: it was tracking another touch or was no longer enabled",
                rule: "C-3")
        }
        // It is ready again when the other touch ends.
        func changes(in report: TouchExplanation) -> [Change] { [] }
    }

    struct TouchesOverridden: CauseDefinition {
        let control: Mention
        let method: String

        var kind: Kind { .touchesOverridden }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(control.called) overrides \(method) and does not call super, so it does not track the touch",
                rule: "C-2")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.passTouchesOn(control)] }
    }

    struct OpensMenu: CauseDefinition {
        let control: Mention

        var kind: Kind { .opensMenu }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(control.name).showsMenuAsPrimaryAction is true, so the touch opens its menu and touchUpInside is not sent",
                rule: "C-26")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what = "set \(control.name).showsMenuAsPrimaryAction = false, or act on the menu's items"
            return [.lookAt(control, what: what)]
        }
    }

    struct MenuNotOpened: CauseDefinition {
        let control: Mention
        let seconds: TimeInterval?

        var kind: Kind { .menuShut }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            guard let seconds else {
                return CauseSentence(
                    "\(control.called) has no menu, and menuActionTriggered is sent when the menu opens", rule: "C-26")
            }
            return CauseSentence(
                "the menu of \(control.name) opens after a press of \(seconds.short) s, but the finger lifted earlier: \(control.name).showsMenuAsPrimaryAction is false",
                rule: "C-26")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what =
                seconds == nil
                ? "give it a menu: \(control.name).menu"
                : "open it by a tap: \(control.name).showsMenuAsPrimaryAction = true; or hold it"
            return [.lookAt(control, what: what)]
        }
    }

    struct ValueUnchanged: CauseDefinition {
        let control: Mention
        let value: String?
        let limit: String?

        var kind: Kind { .valueUnchanged }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let words = "\(control.name) sends valueChanged only if the value changes, and"
            guard let limit else {
                let state = value.map { "it was already \($0)" } ?? "the touch did not change it"
                return CauseSentence("\(words) \(state)", rule: "C-27 to C-30")
            }
            return CauseSentence(
                limit == ControlLimit.both
                    ? "\(words) its \(limit) are equal\(value.map { ", \($0)" } ?? "")"
                    : "\(words) it is already at its \(limit)\(value.map { ", \($0)" } ?? "")", rule: "C-28, C-29")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if limit == ControlLimit.both {
                return [.lookAt(control, what: "set \(control.name).maximumValue above its minimumValue")]
            }
            if let limit { return [.lookAt(control, what: "set \(control.name).\(limit) to what is meant")] }
            if control.isA(UIPageControl.self) {
                return [.lookAt(control, what: "set \(control.name).numberOfPages to the number of pages")]
            }
            guard control.isA(UISegmentedControl.self) else { return [] }
            let what = "deselect the segment after each tap: \(control.name).isMomentary = true"
            return [.lookAt(control, what: what)]
        }
    }

    struct SetByProgram: CauseDefinition {
        let control: Mention
        let property: String
        let event: String

        var kind: Kind { .setByProgram }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(control.name).\(property) was set in code, which does not send \(event): only a user's change sends it",
                rule: "C-27 to C-30")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what =
                "after setting \(control.name).\(property), call what \(event) calls, or \(control.name).sendActions(for: .\(event))"
            return [.lookAt(control, what: what)]
        }
    }

    struct MissedPart: CauseDefinition {
        let control: Mention
        let what: String

        var kind: Kind { .missedPart }
        var role: Role { .noEffect }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("\(control.name) does not track the touch: \(what)", rule: "C-28")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            if control.isA(UISegmentedControl.self) {
                return [.lookAt(control, what: "enable the segment: \(control.name).setEnabled(true, forSegmentAt: …)")]
            }
            guard control.isA(UISlider.self) else { return [] }
            let what =
                "begin on the thumb, or add a tap recognizer whose action calls \(control.name).setValue(_:animated:)"
            return [.lookAt(control, what: what)]
        }
    }
}

extension Double {
    /// The number with at most one decimal place.
    fileprivate var inTenths: String { ((self * 10).rounded() / 10).short }
}
