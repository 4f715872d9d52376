#if AppleModules
import Foundation
@_exported import TouchstoneCoreLocation
import UIKit

/// Kinds of notifications that the user can allow.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64)
}
/// How a notification is shown while the application is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}
/// Whether the user allows notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined
    case denied
    case authorized
    case provisional
    case ephemeral
}
/// What the user allows.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public convenience init(named name: String) { self.init() }
}
/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    private var text: (title: String, subtitle: String, body: String) = ("", "", "")
    open var title: String {
        get { text.title }
        set { text.title = newValue }
    }
    open var subtitle: String {
        get { text.subtitle }
        set { text.subtitle = newValue }
    }
    open var body: String {
        get { text.body }
        set { text.body = newValue }
    }
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var userInfo: [AnyHashable: Any] = [:]
    open var categoryIdentifier = ""
    open var threadIdentifier = ""
    open var targetContentIdentifier: String?
}
/// What a notification says; the class of those that an application makes.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}
/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}
/// At a place.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
/// A notification to be shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
/// A notification. A test may create one.
open class UNNotification: NSObject, @unchecked Sendable {
    public let request: UNNotificationRequest
    public let date: Date
    /// Touchstone extension: creates a notification.
    public init(request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// The user's answer to a notification. A test may create one.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    /// Touchstone extension: creates an answer.
    public init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}
/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let authenticationRequired = Self(rawValue: 1)
        public static let destructive = Self(rawValue: 2)
        public static let foreground = Self(rawValue: 4)
    }
    public let identifier: String
    public let title: String
    public let options: Options
    public init(identifier: String, title: String, options: Options = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}
/// The buttons of a kind of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let customDismissAction = Self(rawValue: 1)
    }
    public let identifier: String
    public let actions: [UNNotificationAction]
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: Options = []
    ) {
        self.identifier = identifier
        self.actions = actions
    }
}

/// Shows notifications. There are none here: the user's permission is denied, and requests are stored and never shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let theCenter = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { theCenter }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []

    /// Calls the handler with `false` before it returns.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Calls the handler before it returns.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Stores the request; the handler is called before the method returns.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        completionHandler?(nil)
    }
    /// Calls the handler before it returns.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(pending)
    }
    /// Calls the handler before it returns.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    open func removeAllPendingNotificationRequests() { pending = [] }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}
/// Receives notifications. Nothing calls it here but tests.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

extension NSString {
    /// The text of a key, as `NSLocalizedString`; the arguments are ignored.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    }
}
#endif
