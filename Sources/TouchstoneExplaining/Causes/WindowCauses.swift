import Foundation
import TouchstoneCore
import TouchstoneText

// Causes that concern the application and its windows.
extension TouchExplanation.Cause {
    struct IgnoringInteraction: CauseDefinition {
        let since: String?

        var kind: Kind { .ignoringInteraction }
        var role: Role { .barrier }
        var subject: Mention? { nil }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the application ignores interaction events: beginIgnoringInteractionEvents() is not ended yet\(since.map { ", called \($0)" } ?? "")",
                rule: "DL-22")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.endIgnoringInteractionEvents] }
    }

    struct NotInAWindow: CauseDefinition {
        let view: Mention
        let absence: WindowAbsence

        var kind: Kind { .notInAWindow }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            if view.isA(UIBarButtonItem.self) { return CauseSentence("\(view.name) \(barWords)", rule: nil) }
            let name = view.isA(UIViewController.self) && view != wanted ? "the view of \(view.name)" : view.name
            return CauseSentence("\(name)\(relation(to: wanted)) \(windowWords)", rule: nil)
        }

        private var barWords: String {
            switch absence {
            case .now: "is in no bar of a shown window: no shown navigation item or toolbar has it"
            case .atTouchDown, .sinceItLeft:
                "was in no bar of a shown window as the finger went down: no shown navigation item or toolbar had it"
            }
        }

        private var windowWords: String {
            switch absence {
            case .now: "is in no window"
            case .atTouchDown, .sinceItLeft: "was in no window as the finger went down"
            }
        }

        private func relation(to wanted: Mention?) -> String {
            guard let wanted, wanted != view else { return "" }
            return switch absence {
            case .now, .atTouchDown: ", which holds \(wanted.name),"
            case .sinceItLeft: ", with which \(wanted.name) left its window,"
            }
        }

        func changes(in report: TouchExplanation) -> [Change] { [.addToWindow(view)] }
    }

    struct PresentationRefused: CauseDefinition {
        let controller: Mention
        let presenter: Mention
        let presented: Mention?

        var kind: Kind { .presentationRefused }
        var role: Role { .barrier }
        var subject: Mention? { controller }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let reason =
                presented.map { "\(presenter.called) presents \($0.called) already" }
                ?? "the view of \(presenter.called) was in no window when present(_:animated:completion:) was called, as in viewDidLoad()"
            return CauseSentence("\(controller.called) was not presented, because \(reason)", rule: "PR-7")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            guard let presented else {
                let what =
                    "present \(controller.name) in viewDidAppear(_:) of \(presenter.name), or from a controller that is shown"
                return [.lookAt(controller, what: what)]
            }
            return [
                .lookAt(
                    controller,
                    what:
                        "present \(controller.name) in the completion handler of dismiss(animated:completion:), or from \(presented.name): \(presented.name).present(_:animated:completion:)"
                )
            ]
        }
    }

    struct ItemNotShown: CauseDefinition {
        let item: Mention
        let holder: Mention
        let absence: BarAbsence

        var kind: Kind { .notInAWindow }
        var role: Role { .barrier }
        var subject: Mention? { item }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let name = item.isA(UIView.self) ? "the item with the custom view \(item.name)" : item.name
            let words =
                switch absence {
                case .toolbarHidden:
                    "\(name) is in toolbarItems of \(holder.name), but the toolbar was hidden, so the item was in no bar: isToolbarHidden of a navigation controller is true by default"
                case .noNavigationController(let property):
                    "\(name) is in \(property) of \(holder.name), but that is not in a navigation controller, so no bar shows the item"
                case .childOfOther(let other):
                    "\(name) is in navigationItem of \(holder.name), but the bar shows navigationItem of \(other.name), which is on the stack of the navigation controller, so the item was in no bar"
                case .ofNavigationController:
                    "\(name) is in navigationItem of \(holder.name) itself, but the bar shows navigationItem of the top controller, so the item was in no bar"
                }
            return CauseSentence(words, rule: nil)
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let what =
                switch absence {
                case .toolbarHidden: "show the toolbar: navigationController?.setToolbarHidden(false, animated: false)"
                case .noNavigationController: "embed it: UINavigationController(rootViewController: \(holder.name))"
                case .childOfOther(let other):
                    "set it in the bar's controller: navigationItem.rightBarButtonItem of \(other.name)"
                case .ofNavigationController:
                    "set it in navigationItem of the view controller that is on top of the stack"
                }
            return [.lookAt(item, what: what)]
        }
    }

    /// Why no bar shows a bar button item of a view controller.
    public enum BarAbsence: Equatable {
        /// The item is in `toolbarItems`, and the toolbar is hidden.
        case toolbarHidden
        /// The controller is in no navigation controller. `property` contains the item.
        case noNavigationController(property: String)
        /// The controller is a child of another one, whose navigation item the bar shows.
        case childOfOther(TouchExplanation.Mention)
        /// The item is in the navigation item of the navigation controller itself.
        case ofNavigationController
    }

    struct WindowReleased: CauseDefinition {
        let view: Mention
        let window: String

        var kind: Kind { .windowReleased }
        var role: Role { .barrier }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence(
                "the window \(window) with \(view.name) was deallocated, because no object retained it; the application does not",
                rule: "HT-44")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.retainWindow(view, window: window)] }
    }

    struct WindowHidden: CauseDefinition {
        let window: Mention

        var kind: Kind { .windowHidden }
        var role: Role { .state }
        var subject: Mention? { window }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("the window \(window.name) is not shown: a window is hidden until it is shown", rule: "HT-33")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.unhide(window)] }
    }

    struct WindowInFront: CauseDefinition {
        let window: Mention
        let answer: Mention

        var kind: Kind { .windowInFront }
        var role: Role { .neighbor }
        var subject: Mention? { window }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let answers = window == answer ? "is the hit-test result itself" : "its hit-test result is \(answer.name)"
            return CauseSentence(
                "the window \(window.name) is in front, and \(answers), so hit testing does not continue with the windows behind it",
                rule: "HT-32, HT-35")
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let front = report.path.first.map { [Change.bringToFront($0)] } ?? []
            if window.isOnlyLookedAt { return [.setUserInteractionEnabled(window, false)] + front }
            // Subviews that handle touches stay touchable.
            let passing = answer.past?.view.isOnlyLookedAt == true ? [Change.passThrough(window)] : []
            return passing + front + [.setUserInteractionEnabled(window, false)]
        }
    }

    struct KeyboardInFront: CauseDefinition {
        let keyboard: Mention
        let responder: Mention?

        var kind: Kind { .keyboardInFront }
        var role: Role { .cover }
        var subject: Mention? { keyboard }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let whose = responder.map { " of \($0.called), the first responder," } ?? ""
            return CauseSentence("the keyboard\(whose) is in front and receives the touch", rule: "HT-32")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.endEditing(responder)] }
    }

    struct MenuInFront: CauseDefinition {
        let menu: Mention

        var kind: Kind { .menuInFront }
        var role: Role { .cover }
        var subject: Mention? { menu }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            CauseSentence("an open menu is in front and receives the touch", rule: "M-5")
        }
        func changes(in report: TouchExplanation) -> [Change] { [.lookAt(menu, what: "close the menu first")] }
    }

    struct LeftWindow: CauseDefinition {
        let view: Mention
        let holder: Mention?
        let loss: Loss
        let occasion: String?

        var kind: Kind { .leftWindow }
        var role: Role { .loss }
        var subject: Mention? { view }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let when = occasion.map { ", after: \($0)" } ?? ""
            let how = holder.map { "\($0.name), its superview, was removed" } ?? "it was removed from its superview"
            return switch loss {
            case .touch:
                CauseSentence(
                    "\(view.name) left its window while the finger was down, so its touch was cancelled: \(how)\(when)",
                    rule: "DL-19")
            case .firstResponder:
                CauseSentence(
                    "\(view.name) was first responder and resigned because it left its window: \(how)\(when)",
                    rule: "RC-22")
            }
        }
        func changes(in report: TouchExplanation) -> [Change] {
            let leaving = holder ?? view
            return [.lookAt(leaving, what: "keep \(leaving.name) in its window until the touch ends")]
        }
    }
}
