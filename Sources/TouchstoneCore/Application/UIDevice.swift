import Foundation

/// What kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// The device that the application runs on, as far as events depend on it.
@MainActor
public final class UIDevice: NSObject {
    private unowned let application: UIApplication

    init(application: UIApplication) {
        self.application = application
    }

    /// The shared application's.
    public static var current: UIDevice { UIDevice(application: .shared) }

    /// As the host said; a phone by default.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { application.userInterfaceIdiom }
}
