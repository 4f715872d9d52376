import Foundation

/// Has a say in how a text field is edited. Every requirement has a default implementation; implement them in the class that
/// declares the conformance.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Asked before it becomes the first responder (C-30); true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began: it is the first responder now (C-30).
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked before it resigns; true by default. Leaving the window and `endEditing(true)` do not ask.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended; not called where `textFieldDidEndEditing(_:reason:)` is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Calls `textFieldDidEndEditing(_:)` by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asked before the user changes the text; false keeps it. True by default.
    /// - Parameter range: In UTF-16 units; never part of a grapheme cluster.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The caret or the selection is elsewhere, be it by typing.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button clears; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does by default; true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
    /// What is drawn around a text field.
    public typealias BorderStyle = UITextFieldBorderStyle
    /// When something beside the text shows.
    public typealias ViewMode = UITextFieldViewMode
    /// The reasons why editing of a text field ended.
    public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

    /// Posted by the text field as its editing begins, after its delegate and its targets were told.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted by the text field as its editing ends, after its delegate and its targets were told.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted by the text field after each change by the user.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
