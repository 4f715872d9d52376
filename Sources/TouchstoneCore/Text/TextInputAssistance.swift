import Foundation

/// Whether typing suggests the rest of a line.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system decides whether to predict text.
    case `default`
    /// No text is predicted inline.
    case no
    /// The rest of a line is suggested.
    case yes
}

/// How much the system helps with writing.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// Writing tools are not offered.
    case none = -1
    /// The system decides which writing tools to offer.
    case `default`
    /// Help in the text itself.
    case complete
    /// Help in a panel.
    case limited
}

extension UITextInputTraits {
    /// Whether typing suggests the rest of a line; always `.default`. It has no effect: nothing is suggested here.
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    /// How much the system helps with writing; always `.default`. It has no effect: there is no help here.
    public var writingToolsBehavior: UIWritingToolsBehavior { .default }
}

extension UITextView {
    /// The border of a text view.
    public enum BorderStyle: Int, Sendable {
        /// The text view has no border.
        case none
        /// A border with round corners.
        case roundedRect
    }

}
