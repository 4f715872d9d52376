import Foundation

/// The meaning of a text, so that a host or a test can fill it in. Touchstone itself does not fill in text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// An email address of a person.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The telephone number of a person.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A URL of a resource.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of a user account.
    public static let username = UITextContentType(rawValue: "username")
    /// An existing password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password that the user chooses.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid only once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Whether typed quotes become curly; here they never do.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system chooses.
    case `default`
    /// The text is not changed.
    case no
    /// The text is changed.
    case yes
}

/// Whether typed hyphens become dashes; here they never do.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system chooses.
    case `default`
    /// The text is not changed.
    case no
    /// The text is changed.
    case yes
}

/// Whether spaces are adjusted when text is pasted; here they never are.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system chooses.
    case `default`
    /// The text is not changed.
    case no
    /// The text is changed.
    case yes
}

/// The properties that a keyboard reads from a text input. The defaults are UIKit's.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The positions at which the keyboard turns on shift; `.sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether typing is corrected; `.default` by default. It has no effect, because Touchstone corrects nothing.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling is checked; `.default` by default. It has no effect, because Touchstone checks no spelling.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// The kind of keyboard; `.default` by default. Kinds for digits show the keyboard's page of digits.
    var keyboardType: UIKeyboardType { get }
    /// The colors of the keyboard; `.default` by default. Stored; has no effect.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The title of the Return key; `.default` by default. Stored; has no effect.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the Return key is disabled while there is no text; `false` by default. Stored; has no effect.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether dots hide the text; `false` by default.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text; `nil` by default. Stored; has no effect.
    var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType? { nil }
}
