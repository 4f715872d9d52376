import Foundation

/// One instance of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Ours: the application that it is a scene of; nil once that is gone.
    public var application: UIApplication? { link.object }
    private let link: WeakLink<UIApplication>
    /// What the scene was made for.
    public let session: UISceneSession
    /// Hears of the scene's life; not retained, nil by default.
    open weak var delegate: (any UISceneDelegate)?
    var delegateOwner: AnyObject?

    /// A scene of the shared application, to which it is connected at once.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        let application = connectionOptions.unconnected ?? .shared
        link = application.link
        super.init()
        if connectionOptions.unconnected == nil { application.connect(self) }
    }

    /// The scene of windows that were given none, which is not connected.
    convenience init(ownOf application: UIApplication) {
        let options = ConnectionOptions(unconnected: application)
        self.init(session: UISceneSession(role: .windowApplication), connectionOptions: options)
    }

    /// The application (RC-5).
    open override var next: UIResponder? { application }

    /// Where a scene is between seen and not seen.
    public typealias ActivationState = UISceneActivationState

    /// That of the application.
    open var activationState: ActivationState {
        switch application?.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        @unknown default: .background
        }
    }

    /// What a scene is connected with; here nothing.
    public struct ConnectionOptions: Sendable {
        /// Of which application the scene is that nobody connects; nil for all others.
        let unconnected: UIApplication?

        /// No options.
        public init() { unconnected = nil }

        fileprivate init(unconnected: UIApplication) { self.unconnected = unconnected }
    }
}

/// A scene of windows on a screen.
open class UIWindowScene: UIScene {
    /// The application's screen.
    public var screen: UIScreen { application?.screen ?? UIScreen(bounds: .zero, scale: 1) }

    /// Its shown windows, from the back to the front.
    open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

    /// Upright or, where the screen is wider than high, turned.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.orientation
    }

    /// The application's traits.
    open var traitCollection: UITraitCollection { application?.traits ?? .current }

    /// The application's key window, where it is one of this scene's; nil otherwise.
    open var keyWindow: UIWindow? { application?.keyWindow.flatMap { $0.windowScene === self ? $0 : nil } }

    /// Ours: a scene of the shared application.
    public convenience init() {
        self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
    }
}

/// Hears of a scene's life. Every requirement has a default implementation; implement them in the class that declares
/// the conformance.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// The scene was made: the place to make its window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// The application, and with it the scene, became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The application, and with it the scene, is about to leave the active state.
    func sceneWillResignActive(_ scene: UIScene)
    /// The application, and with it the scene, is in the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The application, and with it the scene, is about to come to the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// What a scene is made for, beyond its own life.
public final class UISceneSession: NSObject, Sendable {
    /// What a scene is there for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An interface on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is there for.
    public let role: Role

    /// A session of this role.
    public init(role: Role) {
        self.role = role
    }
}

/// How a scene is to be made; without a delegate class the application delegate makes the windows.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// What the configuration is called; nil for none.
    public let name: String?
    /// What the scene is there for.
    public let role: UISceneSession.Role
    /// A class that conforms to `UISceneDelegate`, of which the scene's delegate is made; nil, the default, makes no
    /// scene.
    public var delegateClass: AnyClass?

    /// A configuration without a delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UIApplication {
    /// Connects the first scene where the delegate's configuration names a scene delegate.
    func connectFirstScene(_ delegate: any UIApplicationDelegate) {
        let session = UISceneSession(role: .windowApplication)
        let configuration = delegate.application(
            self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        guard let type = configuration.delegateClass else { return }
        guard let made = construct(type) as? any UISceneDelegate else {
            return LoggedException.log(
                "UISceneConfiguration.delegateClass", "\(type) must conform to UISceneDelegate.")
        }
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegateOwner = made
        scene.delegate = made
        made.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        // Otherwise it hears of it as the application becomes active.
        if applicationState == .active { made.sceneDidBecomeActive(scene) }
    }
}
