import Foundation
import TouchstoneCore

// Causes that are flags of a view on the path to the wanted one, or an animation of it.
extension TouchExplanation.Cause {
    struct Hidden: CauseDefinition {
        let view: Mention

        var kind: Kind { .hidden }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("\(view.name) is hidden\(view.aboutSubviews(wanted))", rule: "HT-7")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.unhide(view)] }
    }

    struct InteractionDisabled: CauseDefinition {
        let view: Mention

        var kind: Kind { .interactionDisabled }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let subviews = view.aboutSubviews(wanted, ", so hit testing also skips its subviews")
            let state = "\(view.name).isUserInteractionEnabled is false\(subviews)"
            return view.isOffByDefault
                ? CauseSentence("\(state), as it is by default for a \(view.className)", rule: "HT-11")
                : CauseSentence(state, rule: "HT-7")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setUserInteractionEnabled(view, true)] }
    }

    struct Transparent: CauseDefinition {
        let view: Mention
        let alpha: Float

        var kind: Kind { .transparent }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let subviews = view.aboutSubviews(wanted, ", with its subviews")
            return CauseSentence(
                "\(view.name).alpha is \(alpha), and hit testing skips a view with an alpha below 0.01\(subviews)",
                rule: "HT-8")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.setAlpha(view, 1)] }
    }

    struct Animating: CauseDefinition {
        let view: Mention

        var kind: Kind { .animating }
        var role: Role { .state }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.name) is in an animation without .allowUserInteraction\(view.aboutSubviews(wanted))",
                rule: "HT-13")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.endAnimation(view)] }
    }

    struct SeenElsewhere: CauseDefinition {
        let view: Mention
        let seen: CGRect
        let place: CGRect

        var kind: Kind { .seenElsewhere }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "\(view.called) is being animated: it appears at \(seen.words), but hit testing uses its final frame, \(place.words)",
                rule: "HT-25")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.endAnimation(view)] }
    }

    struct DisabledControl: CauseDefinition {
        let control: Mention

        var kind: Kind { .disabledControl }
        var role: Role { .state }
        var subject: Mention? { control }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let state = "\(control.name).isEnabled is false"
            if control.isA(UIRefreshControl.self) {
                return CauseSentence("\(state), so pulling does not make it refresh", rule: nil)
            }
            let button = control.isOfBarItem ? ", so the bar shows a disabled button" : ""
            return CauseSentence("\(state)\(button), and hit testing skips a disabled control", rule: "HT-14")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.enableControl(control)] }
    }
}

extension TouchExplanation.Mention {
    /// Returns words about the subviews of the view, among which is the wanted one; none if the view is the wanted one.
    fileprivate func aboutSubviews(
        _ wanted: TouchExplanation.Mention?, _ words: String = ", and so are its subviews"
    ) -> String { self == wanted ? "" : words }

    fileprivate var isOffByDefault: Bool {
        isA(UILabel.self) || isA(UIImageView.self) || ["UILabel", "UIImageView"].contains(className)
    }
}

extension CGRect {
    /// The rectangle as text, such as `(20, 40; 100×50)`.
    var words: String {
        "(\(Double(minX).short), \(Double(minY).short); \(Double(width).short)×\(Double(height).short))"
    }
}
