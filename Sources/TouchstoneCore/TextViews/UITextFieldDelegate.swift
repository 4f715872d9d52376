import Foundation

/// The delegate of a text field, which permits or refuses editing and is notified of it.
///
/// Every requirement has a default implementation. Implement requirements in the class that declares the conformance.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether the text field may become the first responder (C-30); the default is `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began: the text field is the first responder (C-30).
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether the text field may resign the first responder; the default is `true`.
    ///
    /// It is not called if the text field leaves its window, or for `endEditing(true)`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended, unless `textFieldDidEndEditing(_:reason:)` is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended. The default implementation calls `textFieldDidEndEditing(_:)`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether the user may change the text; `false` keeps the text. The default is `true`.
    /// - Parameter range: The range to replace, in UTF-16 units; it never splits a grapheme cluster.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called after the caret or the selection changed, also because of typing.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may clear the text; the default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the return key has its usual effect; the default is `true`.
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
    /// The style of the border of a text field.
    public typealias BorderStyle = UITextFieldBorderStyle
    /// When a view beside the text is visible.
    public typealias ViewMode = UITextFieldViewMode
    /// The reason why editing of a text field ended.
    public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

    /// Posted by the text field when its editing begins, after its delegate and its targets are notified.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted by the text field when its editing ends, after its delegate and its targets are notified.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted by the text field after each change by the user.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
