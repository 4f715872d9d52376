import Foundation

/// An instance of the application's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Touchstone extension: The scene's application; `nil` after it has been deallocated.
    public var application: UIApplication? { link.object }
    private let link: WeakLink<UIApplication>
    /// The session for which the scene was created.
    open private(set) var session: UISceneSession
    /// The delegate, which receives life-cycle calls. Not retained, `nil` by default.
    open weak var delegate: (any UISceneDelegate)?
    var delegateOwner: AnyObject?

    /// Creates a scene and connects it to the shared application.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        let application = connectionOptions.unconnected ?? .shared
        link = application.link
        super.init()
        if connectionOptions.unconnected == nil { application.connect(self) }
    }

    /// Creates the scene of windows without a scene; it is not connected.
    convenience init(ownOf application: UIApplication) {
        let options = ConnectionOptions(unconnected: application)
        self.init(session: UISceneSession(role: .windowApplication), connectionOptions: options)
    }

    /// The application, which is next in the responder chain (RC-5).
    open override var next: UIResponder? { application }

    /// The activation state of a scene: active, inactive, in the background or unattached.
    public typealias ActivationState = UISceneActivationState

    /// The activation state, which equals that of the application.
    open var activationState: ActivationState {
        switch application?.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        @unknown default: .background
        }
    }

    /// The options with which a scene is connected; here, there are none.
    public struct ConnectionOptions: Sendable {
        /// The application of a scene that is not to be connected; otherwise `nil`.
        let unconnected: UIApplication?

        /// Creates empty connection options.
        public init() { unconnected = nil }

        fileprivate init(unconnected: UIApplication) { self.unconnected = unconnected }
    }
}

/// A scene with windows on a screen.
open class UIWindowScene: UIScene {
    /// The screen of the application.
    open var screen: UIScreen { application?.screen ?? UIScreen(bounds: .zero, scale: 1) }

    /// The coordinate space of the scene, which equals that of its screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The scene's shown windows, from back to front.
    open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

    /// The orientation: landscape right if the screen is wider than high, otherwise portrait.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.orientation
    }

    /// The traits of the application, with those that the scene overrides.
    open var traitCollection: UITraitCollection {
        let traits = application?.traits ?? .current
        return overrides.map { UITraitCollection(traits.said.overridden(by: $0)) } ?? traits
    }
    var overrides: Traits?

    /// The application's key window if it is in this scene; otherwise `nil`.
    open var keyWindow: UIWindow? { application?.keyWindow.flatMap { $0.windowScene === self ? $0 : nil } }

    /// Touchstone extension: Creates a scene of the shared application.
    public convenience init() {
        self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
    }

    /// The traits that the scene's windows have instead of those of the application; none by default.
    open var traitOverrides: any UITraitOverrides {
        get { GivenTraitOverrides(said: overrides ?? Traits()) }
        set {
            let windows = windows.map { (window: $0, old: $0.currentTraits) }
            overrides = (newValue as? GivenTraitOverrides)?.said
            for (window, old) in windows where window.currentTraits != old {
                window.setNeedsDisplay()
                window.notifyTraitsChanged(from: old)
            }
        }
    }
}

/// Receives the life-cycle calls of a scene.
///
/// All methods have default implementations. Implement them in the class that declares the conformance.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// Called when the scene was created; create its window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called when the application, and with it the scene, has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the application, and with it the scene, is about to leave the active state.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the application, and with it the scene, has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when the application, and with it the scene, is about to enter the foreground.
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

/// Receives the life-cycle calls of a window scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene; `nil` by default. The storyboard of a scene sets it.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// Information about a scene that outlives the scene.
public final class UISceneSession: NSObject, Sendable {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An interface on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public let role: Role

    /// Creates a session with a role.
    public init(role: Role) {
        self.role = role
    }
}

/// The configuration of a scene. Without a delegate class, the application delegate creates the windows.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The name of the configuration, if any.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UISceneDelegate`; `nil`, the default, creates no scene, or the one that the property list of a
    /// ported application describes.
    public var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the root controller of the scene's window; `nil` by default.
    public var storyboard: UIStoryboard?

    /// Creates a configuration without a delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
