import Foundation

/// The device on which the application runs, as far as events depend on it.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    private weak var application: UIApplication?

    init(application: UIApplication) {
        self.application = application
    }

    /// Creates an object that describes the same device as `current`.
    public override convenience init() { self.init(application: UIApplication.shared) }

    /// The device of the shared application.
    public static var current: UIDevice { UIApplication.shared.device }

    /// The interface idiom, as set by the host; a phone by default.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { application?.userInterfaceIdiom ?? .phone }

    // MARK: Orientation

    /// Posted when the orientation has changed.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The orientation: landscape left, with the top to the left, if the screen is wider than high; otherwise portrait.
    public var orientation: UIDeviceOrientation {
        application?.screen.orientation.isLandscape == true ? .landscapeLeft : .portrait
    }

    private var listeners = 0
    /// Whether orientation notifications were begun more often than ended.
    public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
    /// Begins orientation notifications; each call needs a matching end.
    public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
    /// Ends one call of `beginGeneratingDeviceOrientationNotifications()`.
    public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    func orientationChanged() {
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Battery and sound

    /// Whether the charge of the battery is measured; stored; has no effect. The default is `false`.
    public var isBatteryMonitoringEnabled = false
    /// The charge of the battery; always -1, which means unknown.
    public var batteryLevel: Float { -1 }
    /// The state of the battery; always `.unknown`.
    public var batteryState: BatteryState { .unknown }
    /// The state of a battery.
    public enum BatteryState: Int, Sendable {
        /// It is not measured.
        case unknown
        /// The battery discharges without a charger.
        case unplugged
        /// The battery charges but is not full.
        case charging
        /// The battery is full with a charger.
        case full
    }
    /// Whether the distance of the user is measured; stored; has no effect. The default is `false`.
    public var isProximityMonitoringEnabled = false
    /// Whether the device is close to the user; always `false`.
    public var proximityState: Bool { false }
    /// For notifications of the battery's charge; it is never posted.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// For notifications of the battery's state; it is never posted.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// For notifications of the user's distance; it is never posted.
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    /// Plays the sound of a key; has no effect, because there is no sound.
    public func playInputClick() {}

    // MARK: Identification

    /// The identifier of the device for the developer's applications; always `nil`.
    public var identifierForVendor: UUID? { nil }

    /// The model, either “iPhone” or “iPad”.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same text as `model`.
    public var localizedModel: String { model }
    /// The same text as `model`, because users cannot name devices here.
    public var name: String { model }
    /// The system's name, either “iOS” or “iPadOS”.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of iOS that the application behaves like.
    public var systemVersion: String { (application?.behavior ?? Behavior()).version.rawValue.dropFirst(3) + ".0" }
    /// Whether several applications run at once; always true.
    public var isMultitaskingSupported: Bool { true }
}

/// Returns the interface idiom of the current device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
