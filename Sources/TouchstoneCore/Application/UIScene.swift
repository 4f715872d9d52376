import Foundation

/// One instance of the application's interface.
@MainActor
open class UIScene: UIResponder {
    public var application: UIApplication? { link.object }
    private let link: WeakLink<UIApplication>
    public let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    var delegateOwner: AnyObject?

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        let application = UIApplication.shared
        link = application.link
        super.init()
        application.connect(self)
    }

    /// The application (RC-5).
    open override var next: UIResponder? { application }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// That of the application.
    open var activationState: ActivationState {
        switch application?.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }

    public struct ConnectionOptions: Sendable {
        public init() {}
    }
}

/// A scene of windows on a screen.
open class UIWindowScene: UIScene {
    public var screen: UIScreen { application?.screen ?? UIScreen(bounds: .zero, scale: 1) }

    /// Its shown windows, from the back to the front.
    open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

    /// Upright or, where the screen is wider than high, turned.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    open var traitCollection: UITraitCollection { application?.traits ?? .current }

    open var keyWindow: UIWindow? { application?.keyWindow.flatMap { $0.windowScene === self ? $0 : nil } }

    /// A scene of the shared application.
    public convenience init() {
        self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
    }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
}

@MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
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

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

public final class UISceneSession: NSObject, Sendable {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role

    public init(role: Role) {
        self.role = role
    }
}

/// How a scene is to be made; without a delegate class the application delegate makes the windows.
@MainActor
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?

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
            fatalError("\(type) is the scene's delegateClass and must conform to UISceneDelegate")
        }
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegateOwner = made
        scene.delegate = made
        made.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        // Otherwise it hears of it as the application becomes active.
        if applicationState == .active { made.sceneDidBecomeActive(scene) }
    }
}
