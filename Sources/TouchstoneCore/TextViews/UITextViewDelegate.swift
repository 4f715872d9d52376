import Foundation

/// The delegate of a text view, which permits or refuses editing and is notified of it.
///
/// Every requirement has a default implementation.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether an editable text view may become the first responder (C-30); the default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns whether a text view that is being edited may resign the first responder; the default is `true`.
    ///
    /// It is not called if the text view leaves its window, or for `endEditing(true)`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing began: the text view is the first responder (C-30).
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing ended: the text view is no longer the first responder.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether the user may change the text; `false` keeps the text. The default is `true`.
    /// - Parameter range: The range to replace, in UTF-16 units; it never splits a grapheme cluster.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changed the text; it is not called if the text is set in code.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the caret or the selection changed, also because of typing.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
    /// Posted by the text view when its editing begins, after its delegate is notified.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted by the text view when its editing ends, after its delegate is notified.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted by the text view after each change by the user.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
