import Foundation

/// Touchstone extension: host input from an input method, dead key, emoji picker or the system's edit menu, which no
/// key reports.
public struct TextInputSample: Equatable, Sendable {
    /// A change of the text.
    public enum Action: Equatable, Sendable {
        /// Inserts final text in place of the marked text or, if there is none, the selection.
        case insert(String)
        /// Replaces the marked text with other provisional text. An empty string removes the marked text.
        /// - Parameter selection: The selected range within the marked text, in UTF-16 units.
        case mark(String, selection: NSRange)
        /// Deletes the selection, or the character before the caret.
        case deleteBackward
        /// Performs Cut, as from an edit menu.
        case cut
        /// Performs Copy, as from an edit menu.
        case copy
        /// Performs Paste, as from an edit menu.
        case paste
    }

    /// The change of the text.
    public var action: Action
    /// The time in seconds since boot.
    public var time: TimeInterval

    /// Creates a sample of an action at `time`, in seconds since boot.
    public init(_ action: Action, time: TimeInterval) {
        self.action = action
        self.time = time
    }
}

extension TextInputSample.Action {
    /// A description of the action without the text itself, which may be secret.
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
