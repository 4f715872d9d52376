import Foundation
import TouchstoneCore

// Changes that a report only describes, most of them in the source, and the one of the application.
extension TouchExplanation.Change {
    struct EndIgnoringInteractionEvents: ChangeDefinition {
        var code: String { "end-ignoring" }
        var canBeMade: Bool { true }
        var subject: Mention? { nil }
        var words: String { "call endIgnoringInteractionEvents() as often as its counterpart" }
        func apply(to application: UIApplication) -> Bool {
            while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
            return true
        }
        // The hit test takes place as well while interaction is ignored.
        func apply(to trial: inout AdviceTrial, at place: Int) -> Bool { false }
    }

    struct AddToWindow: DescribedChange {
        let view: Mention

        var code: String { "add-to-window" }
        var subject: Mention? { view }
        var words: String {
            if view.isA(UIViewController.self) {
                return
                    "show \(view.name): present, push or select it, or add it with addChild(_:) and its view with addSubview(_:)"
            }
            return view.isA(UIBarButtonItem.self)
                ? "show it in the bar of the shown view controller: navigationItem.rightBarButtonItem = \(view.name), or toolbarItems"
                : "add \(view.name) to a view of a shown window"
        }
    }

    struct RetainWindow: DescribedChange {
        let view: Mention
        let window: String

        var code: String { "retain-window" }
        var subject: Mention? { view }
        var words: String {
            "keep the window \(window) in a property, such as that of the application's or scene's delegate"
        }
    }

    struct ChangeOverride: DescribedChange {
        let owner: Mention
        let method: String

        var code: String { "change-override" }
        var subject: Mention? { owner }
        var words: String {
            if owner.isOfTheLibrary { return "override \(method) in a subclass of \(owner.className)" }
            if let answer = method.rightAnswer { return "return \(answer) from \(method) of \(owner.called)" }
            return "correct \(owner.className).\(method), or leave it out"
        }
    }

    struct RecognizeSimultaneously: DescribedChange {
        let recognizer: Mention
        let other: Mention

        var code: String { "recognize-simultaneously" }
        var subject: Mention? { recognizer }
        var words: String {
            "return true from gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegate of \(recognizer.name) or \(other.name)"
        }
    }

    struct AddTarget: DescribedChange {
        let sender: Mention

        var code: String { "add-target" }
        var subject: Mention? { sender }
        var words: String {
            if sender.isA(UIBarButtonItem.self) {
                return
                    "set its target and action, and keep the target in a property: \(sender.name).target = self; \(sender.name).action = #selector(…)"
            }
            if sender.isA(UIGestureRecognizer.self) {
                return
                    "keep the target in a property, and add it: \(sender.inCode).addTarget(self, action: #selector(…))"
            }
            return "keep the target in a property, and register it: \(sender.registration(for: sender.chiefEvent))"
        }
    }

    struct SetDelegate: DescribedChange {
        let owner: Mention
        let property: String
        let className: String?

        var code: String { "set-delegate" }
        var subject: Mention? { owner }
        var words: String {
            guard let className else { return "set it: \(owner.name).\(property) = self" }
            return
                "keep a strong reference to the \(className), such as a property of the view controller, and set it: \(owner.name).\(property) = …"
        }
    }

    struct ImplementAction: DescribedChange {
        let action: String
        let sender: Mention

        var code: String { "implement-action" }
        var subject: Mention? { sender }
        var words: String {
            if let owner = action.classOfReference {
                return
                    "set the target of \(sender.name) to the \(owner), or put a \(owner) into the responder chain above it"
            }
            return
                "implement \(action) in a responder above \(sender.name) that returns true from canPerformAction(_:withSender:), or set the target"
        }
    }

    struct PassTouchesOn: DescribedChange {
        let responder: Mention

        var code: String { "call-super" }
        var subject: Mention? { responder }
        var words: String {
            guard responder.isOfTheLibrary else { return "call super in the touch methods of \(responder.className)" }
            return responder.isA(UIControl.self)
                ? "act on its event instead: \(responder.registration(for: responder.chiefEvent))"
                : "act on a recognizer of it instead: \(responder.name).addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(…)))"
        }
    }

    struct Dismiss: DescribedChange {
        let controller: Mention

        var code: String { "dismiss" }
        var subject: Mention? { controller }
        var words: String {
            "dismiss it: \(controller.name).dismiss(animated: true); or present it in less of the screen"
        }
    }

    struct LetThrough: DescribedChange {
        let controller: Mention

        var code: String { "let-through" }
        var subject: Mention? { controller }
        var words: String {
            controller.facts.style == .popover
                ? "let touches through to the view: \(controller.name).popoverPresentationController?.passthroughViews = […]"
                : "leave what is behind it undimmed: \(controller.name).sheetPresentationController?.largestUndimmedDetentIdentifier = \(controller.facts.sheet?.detent ?? ".medium")"
        }
    }

    struct EndEditing: DescribedChange {
        let responder: Mention?

        var code: String { "end-editing" }
        var subject: Mention? { responder }
        var words: String {
            let line = responder.map { ", \($0.name).resignFirstResponder()" } ?? ""
            return "end editing\(line), or move what the keyboard covers"
        }
    }

    struct RegisterFor: DescribedChange {
        let control: Mention
        let event: String

        var code: String { "register-for" }
        var subject: Mention? { control }
        var words: String {
            "register for \(event), which \(control.name) sends: \(control.registration(for: event))"
        }
    }

    struct Attach: DescribedChange {
        let recognizer: Mention

        var code: String { "attach" }
        var subject: Mention? { recognizer }
        var words: String {
            "add \(recognizer.name) to the view with addGestureRecognizer(_:), before the touch; each view needs a recognizer of its own"
        }
    }

    struct LookAt: DescribedChange {
        let object: Mention
        let what: String

        var code: String { "look-at" }
        var subject: Mention? { object }
        var words: String { what }
    }
}

extension TouchExplanation.Mention {
    /// The event that applications usually register for with this control.
    fileprivate var chiefEvent: String { (object as? UIControl)?.chiefEvent ?? "touchUpInside" }

    /// The line that registers a target for events, given by their names.
    fileprivate func registration(for events: String) -> String {
        let names = events.components(separatedBy: ", ").map { ".\($0)" }
        let list = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
        return "\(name).addTarget(self, action: #selector(…), for: \(list))"
    }
}

extension String {
    /// What a method of this name should return so that it permits; `nil` if that does not follow from its name.
    fileprivate var rightAnswer: String? {
        if contains("shouldRequireFailure") || contains("shouldBeRequiredToFail") { return "false" }
        let permits = contains("should") || contains("Should") || hasPrefix("can") && !contains("(")
        return permits ? "true" : nil
    }
}
