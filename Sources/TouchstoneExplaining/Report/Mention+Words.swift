import Foundation
import TouchstoneCore

extension TouchExplanation.Mention {
    /// The class and name, such as `zoom (UITapGestureRecognizer)`, or only the class if it has no name.
    var called: String {
        if let owner, isOfSystem || name == className { return "the \(isOfSystem ? name : className) of \(owner)" }
        if name == className { return "the \(className)" }
        return isInternal ? name : "\(name) (\(className))"
    }

    /// Whether it is one of a scroll view's built-in recognizers.
    private var isOfSystem: Bool { ["ScrollPan", "ScrollPinch", "ContentTouchDelay"].contains(className) }

    /// Whether its class belongs to the library and has no counterpart in UIKit, so that its name tells a reader nothing.
    var isInternal: Bool { isOfTheLibrary && !className.hasPrefix("UI") }

    /// The expression that names it in source code, such as `list.panGestureRecognizer`, or its name.
    var inCode: String {
        guard let owner else { return name }
        return switch className {
        case "ScrollPan": "\(owner).panGestureRecognizer"
        case "ScrollPinch": "\(owner).pinchGestureRecognizer?"
        default: name
        }
    }

    /// The class name, or "a subclass of" it if the class belongs to the library.
    var ownClassWords: String { isOfTheLibrary ? "a subclass of \(className)" : className }

    /// The words before a method that returned what no plain view, control or recognizer returns: a class of an application
    /// overrides it. The library's scroll views and system controls may return it without an override.
    var its: String {
        let isPlain = (object as? UIControl).map { $0.baseClass == "UIControl" } ?? !(object is UIScrollView)
        return Self.its(isOverride: isPlain && !isOfTheLibrary)
    }

    /// The words before a method or property, which may be an override.
    static func its(isOverride: Bool) -> String { isOverride ? "its override of" : "its" }

    /// Whether its class belongs to the library, so that an application cannot change it.
    var isOfTheLibrary: Bool { knownType.map { OverrideProbe.isOfTheLibrary($0) } == true }
}

extension TouchExplanation.Cause.Refuser {
    /// The method and its owner, such as `gestureRecognizerShouldBegin(_:) of ListController`.
    @MainActor
    var words: String { "\(method) of \(owner.called)" }

    /// What the method did, such as `its override of canResignFirstResponder returned false`.
    ///
    /// - Parameter responder: The responder that may be the owner of the method itself.
    @MainActor
    func refusal(by responder: TouchExplanation.Mention) -> String {
        guard owner == responder, let override else { return "\(words) returned false" }
        return "its override of \(method) \(override)"
    }

    /// What an override of a responder's method did; `nil` for a method of a delegate, or if it is not known to have been
    /// called.
    @MainActor
    private var override: String? {
        guard let answer, method.contains("FirstResponder") else { return nil }
        return "returned \(answer)\(method.hasSuffix(")") ? " and did not call super" : "")"
    }
}
