import Foundation

/// Whether typing suggests the rest of a line.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system decides.
    case `default`
    /// Nothing is suggested.
    case no
    /// The rest of a line is suggested.
    case yes
}

/// How much the system helps with writing.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// No help.
    case none = -1
    /// The system decides.
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

extension UITextField {
    /// Whether typing suggests the rest of a line; `.default` by default. Stored; has no effect: nothing is suggested here.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { recent?.inlinePrediction ?? .default }
        set { recentForWriting.inlinePrediction = newValue }
    }
    /// How much the system helps with writing; `.default` by default. Stored; has no effect: there is no help here.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { recent?.writingTools ?? .default }
        set { recentForWriting.writingTools = newValue }
    }
}

extension UITextView {
    /// The border of a text view.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none
        /// A border with round corners.
        case roundedRect
    }

    /// The border; `.none` by default. Stored; has no effect.
    public var borderStyle: BorderStyle {
        get { recent?.borderStyle ?? .none }
        set { recentForWriting.borderStyle = newValue }
    }
    /// Whether typing suggests the rest of a line; `.default` by default. Stored; has no effect: nothing is suggested here.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { recent?.inlinePrediction ?? .default }
        set { recentForWriting.inlinePrediction = newValue }
    }
    /// How much the system helps with writing; `.default` by default. Stored; has no effect: there is no help here.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { recent?.writingTools ?? .default }
        set { recentForWriting.writingTools = newValue }
    }
}
