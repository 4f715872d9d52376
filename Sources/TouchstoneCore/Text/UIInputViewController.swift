import Foundation

/// A view for input, such as a keyboard or the bar above it.
open class UIInputView: UIView, UIInputViewAudioFeedback {
    /// The look of an input view.
    public enum Style: Int, Sendable {
        /// The look of a plain view.
        case `default`
        /// The look of the system's keyboard.
        case keyboard
    }

    /// The look of the view. Stored; has no effect, except for the background of a keyboard.
    open var inputViewStyle: Style { initialInputViewStyle }
    private let initialInputViewStyle: Style
    /// Whether constraints in the view determine its height; `false` by default. Stored; has no effect: the view's frame applies.
    open var allowsSelfSizing = false

    /// Creates a view with a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        initialInputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    public required init?(coder: NSCoder) {
        initialInputViewStyle = .default
        super.init(coder: coder)
        coder.setUp(self, in: UIInputView.self)
    }
}

/// An input view that clicks. There is no sound here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether touches click; `false` by default. Has no effect.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The edited text, for a keyboard of the application.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text of the paragraph before the caret or the selection; `nil` if there is none.
    var documentContextBeforeInput: String? { get }
    /// The text of the paragraph after the caret or the selection; `nil` if there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; `nil` if there is none.
    var selectedText: String? { get }
    /// Moves the caret by a number of UTF-16 units.
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The first responder's text.
@MainActor
private final class DocumentProxy: UITextDocumentProxy {
    private let responder: () -> UIResponder?
    init(_ responder: @escaping () -> UIResponder?) { self.responder = responder }

    private var keyed: (any UIKeyInput)? { responder() as? any UIKeyInput }
    private var input: (any UITextInput)? { responder() as? any UITextInput }

    var hasText: Bool { keyed?.hasText ?? false }
    func insertText(_ text: String) { keyed?.insertText(text) }
    func deleteBackward() { keyed?.deleteBackward() }
    var keyboardType: UIKeyboardType { keyed?.keyboardType ?? .default }
    var returnKeyType: UIReturnKeyType { keyed?.returnKeyType ?? .default }
    var isSecureTextEntry: Bool { keyed?.isSecureTextEntry ?? false }

    private func text(from start: UITextPosition?, to end: UITextPosition?) -> String? {
        guard let input, let start, let end, let range = input.textRange(from: start, to: end) else { return nil }
        return input.text(in: range)
    }
    var documentContextBeforeInput: String? {
        let all = text(from: input?.beginningOfDocument, to: input?.selectedTextRange?.start) ?? ""
        let paragraph = all.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        return paragraph.isEmpty ? nil : paragraph
    }
    var documentContextAfterInput: String? {
        let all = text(from: input?.selectedTextRange?.end, to: input?.endOfDocument) ?? ""
        let paragraph = all.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        return paragraph.isEmpty ? nil : paragraph
    }
    var selectedText: String? {
        let range = input?.selectedTextRange
        return text(from: range?.start, to: range?.end).flatMap { $0.isEmpty ? nil : $0 }
    }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let caret = input.selectedTextRange?.end else { return }
        let limit = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let place = input.position(from: caret, offset: offset) ?? limit
        input.selectedTextRange = input.textRange(from: place, to: place)
    }
}

/// A view controller that provides a view for input (RC-25). Its view accesses the edited text through the first
/// responder.
open class UIInputViewController: UIViewController {
    private var proxy: DocumentProxy?
    private var application: UIApplication { viewIfLoaded?.windowStorage?.application ?? .shared }

    /// The root view as an input view; `nil` if it is another view. Setting it sets `view`.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    /// The edited text: that of the first responder.
    open var textDocumentProxy: any UITextDocumentProxy {
        if let proxy { return proxy }
        let made = DocumentProxy { [weak self] in self?.application.firstResponder }
        proxy = made
        return made
    }
    /// The language of the keyboard; `nil` by default. Stored; has no effect.
    open var primaryLanguage: String?
    /// Whether a dictation key is shown; `false` by default. Stored; has no effect.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network; always `false`.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard should offer a key for the next one; always `false`, because there is no other.
    open var needsInputModeSwitchKey: Bool { false }

    /// Dismisses the keyboard by making the first responder resign.
    open func dismissKeyboard() { viewIfLoaded?.windowStorage?.application?.firstResponder?.resignFirstResponder() }
    /// Shows the next keyboard. Does nothing, because there is no other.
    open func advanceToNextInputMode() {}
    /// Shows the keyboards to choose from. Does nothing, because there is no other.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Called before the selection changes. Never called.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the selection has changed. Never called.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the text changes. Never called.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the text has changed. Never called.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
