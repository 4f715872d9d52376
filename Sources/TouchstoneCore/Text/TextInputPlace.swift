import Foundation

/// Touchstone extension: where typed text goes at the moment, for a host that has an input method to place.
public struct TextInputPlace: Equatable, Sendable {
    /// The first responder, as the trace names it.
    public var responder: TraceSubject
    /// The caret, or where the text begins that is not settled; in screen points.
    public var caret: CGRect
    /// Whether the text is not to be read by others.
    public var isSecure: Bool
    /// Whether a line break is text, not the return key's action.
    public var takesLineBreaks: Bool
}

extension UIApplication {
    /// Touchstone extension: where typed text goes; nil while no first responder takes text.
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
