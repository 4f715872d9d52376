import Foundation

/// Sends host text input to the first responder, and ends compositions that cannot be finished.
@MainActor
final class TextComposer {
    private unowned let application: UIApplication
    /// The responder that has marked text, and the host that sent the text.
    private weak var composing: UIResponder?
    private var device = 0

    init(application: UIApplication) {
        self.application = application
    }

    func handle(_ sample: TextInputSample, device: Int) {
        switch sample.action {
        case .cut: application.sendAction(.cut, to: nil, from: nil, for: nil)
        case .copy: application.sendAction(.copy, to: nil, from: nil, for: nil)
        case .paste: application.sendAction(.paste, to: nil, from: nil, for: nil)
        case .insert, .mark, .deleteBackward: type(sample.action, device)
        }
    }

    private func type(_ action: TextInputSample.Action, _ device: Int) {
        let responder = application.firstResponder
        if let composing, composing !== responder { end() }
        let input = responder as? any UIKeyInput
        if let trace = application.trace.listening {
            trace.record(.textInput(action.words, to: input.map { trace.subject($0 as! UIResponder) }))
        }
        guard let input else { return }
        switch action {
        case .insert(let text):
            composing = nil
            input.insertText(fitting(text, input))
            discardMarked(input)
        case .mark(let text, let selection):
            guard let input = input as? any UITextInput else { return }
            if text.isEmpty { return discardMarked(input) }
            composing = responder
            self.device = device
            input.setMarkedText(fitting(text, input), selectedRange: selection)
        default: input.deleteBackward()
        }
    }

    /// Replaces line breaks inside text for a one-line field. A line break on its own is the Return key and stays.
    private func fitting(_ text: String, _ input: any UIKeyInput) -> String {
        guard text.count > 1, (input as? any TextEditing)?.takesLineBreaks == false else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Removes marked text and ends the composition, also if a delegate refused the final text.
    private func discardMarked(_ input: any UIKeyInput) {
        composing = nil
        guard let input = input as? any UITextInput, input.markedTextRange != nil else { return }
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        input.unmarkText()
    }

    /// - Parameter device: The host that disconnected, or `nil` if the user left the application.
    func end(device: Int?) {
        if composing != nil, device == nil || device == self.device { end() }
    }

    private func end() {
        let input = composing as? any UITextInput
        composing = nil
        if let input, input.markedTextRange != nil { input.unmarkText() }
    }
}
