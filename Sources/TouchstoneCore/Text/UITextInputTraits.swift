import Foundation

/// Where the keyboard on the screen turns shift on by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nowhere.
    case none
    /// At the beginning of words.
    case words
    /// At the beginning of sentences; the default.
    case sentences
    /// Everywhere.
    case allCharacters
}
/// Whether typing is corrected; here nothing ever is.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system thinks fit.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}
/// Whether spelling is checked; here nothing ever is.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system thinks fit.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}
/// The keyboard's colours; here they follow the user interface's style whatever is asked for.
public enum UIKeyboardAppearance: Int, Sendable {
    /// By the user interface's style.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
}

/// What is to be typed. The keyboard here opens with letters or with digits, and has both.
public enum UIKeyboardType: Int, Sendable {
    /// Letters.
    case `default`
    /// Letters, meant for ASCII alone.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// Letters, meant for addresses of pages.
    case URL
    /// Digits, meant for codes.
    case numberPad
    /// Digits, meant for telephone numbers.
    case phonePad
    /// Letters, meant for a name or a telephone number.
    case namePhonePad
    /// Letters, meant for addresses of mail.
    case emailAddress
    /// Digits, meant for numbers with a decimal point.
    case decimalPad
    /// Letters, meant for short messages.
    case twitter
    /// Letters, meant for searches and addresses.
    case webSearch
    /// Digits, meant for codes in ASCII.
    case asciiCapableNumberPad
}

/// What the return key is called; here it always says the same and does the same.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

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
