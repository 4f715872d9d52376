import TouchstoneEnumerations

// The enumerations of text: each value prints as its case.

extension NSLineBreakMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .byWordWrapping: "byWordWrapping"
        case .byCharWrapping: "byCharWrapping"
        case .byClipping: "byClipping"
        case .byTruncatingHead: "byTruncatingHead"
        case .byTruncatingTail: "byTruncatingTail"
        case .byTruncatingMiddle: "byTruncatingMiddle"
        @unknown default: "NSLineBreakMode(rawValue: \(rawValue))"
        }
    }
}
extension NSTextAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justified"
        case .natural: "natural"
        @unknown default: "NSTextAlignment(rawValue: \(rawValue))"
        }
    }
}
extension UIKeyboardAppearance: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .dark: "dark"
        case .light: "light"
        @unknown default: "UIKeyboardAppearance(rawValue: \(rawValue))"
        }
    }
}
extension UIKeyboardType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .asciiCapable: "asciiCapable"
        case .numbersAndPunctuation: "numbersAndPunctuation"
        case .URL: "URL"
        case .numberPad: "numberPad"
        case .phonePad: "phonePad"
        case .namePhonePad: "namePhonePad"
        case .emailAddress: "emailAddress"
        case .decimalPad: "decimalPad"
        case .twitter: "twitter"
        case .webSearch: "webSearch"
        case .asciiCapableNumberPad: "asciiCapableNumberPad"
        @unknown default: "UIKeyboardType(rawValue: \(rawValue))"
        }
    }
}
extension UIReturnKeyType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .go: "go"
        case .google: "google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "yahoo"
        case .done: "done"
        case .emergencyCall: "emergencyCall"
        case .continue: "continue"
        @unknown default: "UIReturnKeyType(rawValue: \(rawValue))"
        }
    }
}
extension UITextAutocapitalizationType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .allCharacters: "allCharacters"
        @unknown default: "UITextAutocapitalizationType(rawValue: \(rawValue))"
        }
    }
}
extension UITextAutocorrectionType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .no: "no"
        case .yes: "yes"
        @unknown default: "UITextAutocorrectionType(rawValue: \(rawValue))"
        }
    }
}
extension UITextFieldBorderStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .line: "line"
        case .bezel: "bezel"
        case .roundedRect: "roundedRect"
        @unknown default: "UITextField.BorderStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITextFieldDidEndEditingReason: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .committed: "committed"
        case .cancelled: "cancelled"
        @unknown default: "UITextField.DidEndEditingReason(rawValue: \(rawValue))"
        }
    }
}
extension UITextFieldViewMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .never: "never"
        case .whileEditing: "whileEditing"
        case .unlessEditing: "unlessEditing"
        case .always: "always"
        @unknown default: "UITextField.ViewMode(rawValue: \(rawValue))"
        }
    }
}
extension UITextSpellCheckingType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .no: "no"
        case .yes: "yes"
        @unknown default: "UITextSpellCheckingType(rawValue: \(rawValue))"
        }
    }
}
