import Foundation

/// Ours: what an input method, a dead key, an emoji picker or the system's edit menu did, of which no key tells.
public struct TextInputSample: Equatable, Sendable {
    /// What was done to the text.
    public enum Action: Equatable, Sendable {
        /// This text is meant as it is: it takes the place of the marked text, or else of the selection.
        case insert(String)
        /// What is not settled takes the place of what was not; an empty text ends that without a trace.
        /// - Parameter selection: In UTF-16 units of the text.
        case mark(String, selection: NSRange)
        /// Deletes the selection, or the cluster before the caret.
        case deleteBackward
        /// As Cut of an edit menu.
        case cut
        /// As Copy of an edit menu.
        case copy
        /// As Paste of an edit menu.
        case paste
    }

    /// What was done to the text.
    public var action: Action
    /// Seconds since boot.
    public var time: TimeInterval

    /// A sample of what was done, at a time in seconds since boot.
    public init(_ action: Action, time: TimeInterval) {
        self.action = action
        self.time = time
    }
}

extension TextInputSample.Action {
    /// What was done, without what was written: that may be a secret.
    var words: String {
        switch self {
        case .insert(let text): "insert \(text.count) characters"
        case .mark(let text, _): text.isEmpty ? "unmark" : "mark \(text.count) characters"
        case .deleteBackward: "delete backward"
        case .cut: "cut"
        case .copy: "copy"
        case .paste: "paste"
        }
    }
}

/// Brings text to the first responder, and ends what nobody will finish.
@MainActor
final class TextComposer {
    private unowned let application: UIApplication
    /// Whose text is marked, and by which host.
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
        if let trace = application.trace.heard {
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

    /// A line break by itself is the return key; within a text it is not, for a field of one line.
    private func fitting(_ text: String, _ input: any UIKeyInput) -> String {
        guard text.count > 1, (input as? any TextEditing)?.takesLineBreaks == false else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Also where a delegate refused what the marked text was to become.
    private func discardMarked(_ input: any UIKeyInput) {
        composing = nil
        guard let input = input as? any UITextInput, input.markedTextRange != nil else { return }
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        input.unmarkText()
    }

    /// The host is gone: what it had not settled stays as it stands.
    func cancel(device: Int) {
        if composing != nil, device == self.device { end() }
    }

    func end() {
        let input = composing as? any UITextInput
        composing = nil
        if let input, input.markedTextRange != nil { input.unmarkText() }
    }
}
