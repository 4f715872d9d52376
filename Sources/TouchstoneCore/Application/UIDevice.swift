import Foundation

/// What kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A screen in a car.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// The device that the application runs on, as far as events depend on it.
@preconcurrency @MainActor
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
