import Foundation

/// Touchstone extension: the place where typed text goes, for hosts that position an input method.
public struct TextInputPlace: Equatable, Sendable {
    /// The first responder's name in traces.
    public var responder: TraceSubject
    /// The caret, or the beginning of the marked text, in screen points.
    public var caret: CGRect
    /// Whether the text is secure and must not be shown.
    public var isSecure: Bool
    /// Whether Return inserts a line break instead of performing an action.
    public var takesLineBreaks: Bool
}

extension UIApplication {
    /// Touchstone extension: the place where typed text goes; `nil` if no first responder accepts text.
    public var textInputPlace: TextInputPlace? {
        guard let responder = firstResponder, let input = responder as? any UIKeyInput else { return nil }
        let text = input as? any TextEditing
        if text?.canEdit == false { return nil }
        guard let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
            let window = view.windowStorage
        else { return nil }
        let caret = view.convert((input as? any UITextInput)?.caret ?? view.bounds, to: nil)
        let origin = window.screenPoint(caret.origin)
        guard origin.x.isFinite, origin.y.isFinite, caret.width.isFinite, caret.height.isFinite else { return nil }
        return TextInputPlace(
            responder: trace.subject(responder), caret: CGRect(origin: origin, size: caret.size),
            isSecure: input.isSecureTextEntry, takesLineBreaks: text?.takesLineBreaks ?? true)
    }
}

extension UITextInput {
    fileprivate var caret: CGRect {
        caretRect(for: markedTextRange?.start ?? selectedTextRange?.end ?? endOfDocument)
    }
}
