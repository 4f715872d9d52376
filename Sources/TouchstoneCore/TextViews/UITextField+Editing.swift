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

extension UITextField {
    public func text(in range: UITextRange) -> String? { editor.content.text(in: range.indices) }
    public func replace(_ range: UITextRange, withText text: String) { editor.replace(range.indices, with: text) }

    public var selectedTextRange: UITextRange? {
        get { UITextRange(editor.content.selection) }
        set { if let newValue { editor.select(newValue.indices) } }
    }

    public var markedTextRange: UITextRange? { editor.content.marked.map { UITextRange($0) } }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText, selectedRange)
    }
    public func unmarkText() { editor.unmark() }

    public var endOfDocument: UITextPosition { UITextPosition(editor.content.count) }
    public func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(textLayout.closest(to: point)) }
    public func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
}
