import Foundation

extension UITextView: TextEditing {
    var canEdit: Bool { isEditable }
    var takesLineBreaks: Bool { true }

    func takes(_ key: UIKey) -> Bool { editor.takes(key) }
    func take(_ key: UIKey) { editor.take(key) }

    func permits(_ range: NSRange, _ text: String) -> Bool {
        guard let textDelegate else { return true }
        if textDelegate.textView(self, shouldChangeTextIn: range, replacementText: text) { return true }
        return didNotChange(textDelegate, "textView(_:shouldChangeTextIn:replacementText:)")
    }

    func textEdited() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func selectionMoved() {
        showCaret()
        textDelegate?.textViewDidChangeSelection(self)
    }

    func beginEditingByTouch() -> Bool { askToBecomeFirst() }
}
