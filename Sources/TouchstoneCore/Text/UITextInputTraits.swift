import Foundation

/// What a text means, so that a host or a test may fill it in; nothing here does so by itself.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent for this one time.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a keyboard should know of the text that is typed; each has UIKit's default.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// Where the keyboard turns shift on by itself; `.sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether typing is corrected; `.default` by default, and here nothing ever is.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling is checked; `.default` by default, and here nothing ever is.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// What is to be typed; `.default` by default. Those of digits open the keyboard with digits.
    var keyboardType: UIKeyboardType { get }
    /// The keyboard's colours; `.default` by default, and not looked at here.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key is called; `.default` by default, and not looked at here.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key waits for text; false by default, and not looked at here.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden behind dots; false by default.
    var isSecureTextEntry: Bool { get }
    /// What the text means; nil by default, and not looked at here.
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
