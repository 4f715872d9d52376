import TouchstoneTesting
import UIKit

/// A delegate and target that logs the calls and events of a text field or text view in order.
@MainActor
final class TextEventLog: UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    /// The delegate methods that return `false`.
    var refused: Set<String> = []

    func take() -> String {
        defer { lines = [] }
        return lines.joined(separator: ", ")
    }

    func listen(to field: UITextField) {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryActionTriggered"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [unowned self] _ in lines.append(name) }, for: event)
        }
    }

    private func answer(_ question: String) -> Bool {
        lines.append(question)
        return !refused.contains(String(question.prefix { $0 != " " }))
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { answer("shouldChange {\(range.location), \(range.length)} \(string.debugDescription)") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        answer("shouldChange {\(range.location), \(range.length)} \(text.debugDescription)")
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
}
