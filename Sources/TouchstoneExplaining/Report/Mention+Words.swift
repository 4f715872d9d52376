import Foundation
import TouchstoneCore

extension TouchExplanation.Mention {
    /// The class and name, such as `zoom (UITapGestureRecognizer)`, or only the class if it has no name.
    var called: String {
        if let owner, isOfSystem || name == className { return "the \(isOfSystem ? name : className) of \(owner)" }
        return name == className ? "the \(className)" : "\(name) (\(className))"
    }

    /// Whether it is one of a scroll view's built-in recognizers.
    private var isOfSystem: Bool { ["ScrollPan", "ScrollPinch", "ContentTouchDelay"].contains(className) }

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

    /// The class, if it is known.
    var knownType: AnyClass? { past?.view.owner.type ?? object.map { Swift.type(of: $0) } }

    /// Whether its class belongs to the library, so that an application cannot change it.
    var isOfTheLibrary: Bool { knownType.map { OverrideProbe.isOfTheLibrary($0) } == true }
}

extension TouchExplanation.Cause.Refuser {
    /// The method and its owner, such as `gestureRecognizerShouldBegin(_:) of ListController`.
    @MainActor
    var words: String { "\(method) of \(owner.called)" }
}
