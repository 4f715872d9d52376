import Foundation

/// Has a say in how a text view is edited; as `UITextFieldDelegate`, with defaults.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asked before it becomes the first responder, where it is editable (C-30); true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asked before it resigns, if it is being edited; true by default. Leaving the window and `endEditing(true)` do
    /// not ask.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing began: it is the first responder now (C-30).
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended, and it is no longer the first responder.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asked before the user changes the text; false keeps it. True by default.
    /// - Parameter range: In UTF-16 units; never part of a grapheme cluster.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user changed the text; what the program sets is not told.
    func textViewDidChange(_ textView: UITextView)
    /// The caret or the selection is elsewhere, be it by typing.
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
    /// Posted by the text view as its editing begins, after its delegate was told.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted by the text view as its editing ends, after its delegate was told.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted by the text view after each change by the user.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
