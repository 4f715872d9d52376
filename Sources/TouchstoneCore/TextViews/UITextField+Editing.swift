import Foundation

extension UITextField: TextEditing {
    var canEdit: Bool { isEnabled }
    var takesLineBreaks: Bool { false }

    func takes(_ key: UIKey) -> Bool { editor.takes(key) }
    func take(_ key: UIKey) { editor.take(key) }

    func permits(_ range: NSRange, _ text: String) -> Bool {
        guard let delegate else { return true }
        if delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text) { return true }
        return didNotChange(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)")
    }

    func textEdited() {
        send(.editingChanged, nil)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func selectionMoved() {
        showCaret()
        delegate?.textFieldDidChangeSelection(self)
    }

    func beginEditingByTouch() -> Bool { askToBecomeFirst() }
}
