import Foundation

/// Kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers in the text.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs in the text.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses in the text.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates of events in the text.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of shipments in the text.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights in the text.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Terms with further information.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money in the text.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Amounts with a physical unit.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds, also those without a name.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The requirements that a generated password satisfies; stored; passwords are not generated.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The requirements in the language of such rules.
    public let passwordRulesDescriptor: String

    /// Creates rules from their text, such as `"required: digit; minlength: 8;"`.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
