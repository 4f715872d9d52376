#if AppleModules
import TouchstoneServices
import UIKit

/// A key of a contact's property.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactIdentifierKey = "identifier"
public let CNContactBirthdayKey = "birthday"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// A phone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}
/// A value with a label.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    public let identifier = ""
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    open class func localizedString(forLabel label: String) -> String {
        label.replacing("_$!<", with: "").replacing(">!$_", with: "")
    }
}
/// A contact. A test may create one.
open class CNContact: NSObject, @unchecked Sendable {
    public let identifier: String
    open var givenName = ""
    open var familyName = ""
    open var middleName = ""
    open var nickname = ""
    open var organizationName = ""
    open var jobTitle = ""
    open var note = ""
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    open var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open var birthday: DateComponents?
    public override init() { identifier = UUID().uuidString }
    open func isKeyAvailable(_ key: String) -> Bool { true }
}
/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {}
/// Formats a contact's name.
open class CNContactFormatter: NSObject {
    public enum Style: Int, Sendable {
        case fullName
        case phoneticFullName
    }
    private struct Keys: CNKeyDescriptor {}
    open class func string(from contact: CNContact, style: Style) -> String? {
        let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { Keys() }
}

/// What an application accesses.
public enum CNEntityType: Int, Sendable {
    case contacts
}
/// Whether the user lets an application use the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}
/// Which contacts are wanted.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none
    public init(keysToFetch: [any CNKeyDescriptor]) {}
}
/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    case none
    case userDefault
    case givenName
    case familyName
}
/// The user's contacts. There are none here: access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Calls the handler with `false` before it returns.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, MissingServiceError("There are no contacts.")) }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    /// Calls nothing, since there are no contacts.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        []
    }
}
#endif
