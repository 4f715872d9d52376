import Foundation

/// The device that the application runs on, as far as events depend on it.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    private weak var application: UIApplication?

    init(application: UIApplication) {
        self.application = application
    }

    /// The shared application's.
    public static var current: UIDevice { UIApplication.shared.device }

    /// As the host said; a phone by default.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { application?.userInterfaceIdiom ?? .phone }

    // MARK: How it is held

    /// Posted by the device as it is held in another way, while anybody wants to know.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// How it is held: upright or, where the screen is wider than high, on its side, its top to the left.
    public var orientation: UIDeviceOrientation {
        application?.screen.orientation.isLandscape == true ? .landscapeLeft : .portrait
    }

    private var listeners = 0
    /// Whether anybody wants to know how it is held.
    public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
    /// Somebody wants to know how it is held.
    public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
    /// Takes one `beginGeneratingDeviceOrientationNotifications()` back.
    public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    func orientationChanged() {
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: What it is called

    /// “iPhone” or “iPad”.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// As `model`.
    public var localizedModel: String { model }
    /// As `model`: users give no names here.
    public var name: String { model }
    /// “iOS” or “iPadOS”.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of iOS that the application behaves like.
    public var systemVersion: String { (application?.behavior ?? Behavior()).version.rawValue.dropFirst(3) + ".0" }
    /// Whether several applications run at once; true.
    public var isMultitaskingSupported: Bool { true }
}
