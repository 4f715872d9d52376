import Foundation

/// Touchstone extension: what an input method, a dead key, an emoji picker or the system's edit menu did, of which no
/// key tells.
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
