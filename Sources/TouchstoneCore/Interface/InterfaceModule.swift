import Foundation
import Synchronization

/// Touchstone extension: the nibs, storyboards, colors and images of one ported module.
///
/// Generated code registers it before the program starts.
public struct InterfaceModule: Sendable {
    /// The name of the module whose classes the ported files name.
    public let name: String
    let nibs: [String: InterfaceNib]
    let storyboards: [String: InterfaceStoryboard]
    let colors: [String: @Sendable () -> UIColor]
    let images: [String: @Sendable (UIUserInterfaceStyle) -> UIImage?]
    let launch: InterfaceLaunch?

    /// Creates the description of a module.
    ///
    /// - Parameters:
    ///   - nibs: The nibs by name.
    ///   - storyboards: The storyboards by name.
    ///   - colors: The colors of the asset catalogs by name.
    ///   - images: The images of the asset catalogs by name, for an interface style.
    ///   - launch: How the application of this module launches; `nil`, the default, for a library.
    public init(
        name: String, nibs: [String: InterfaceNib] = [:], storyboards: [String: InterfaceStoryboard] = [:],
        colors: [String: @Sendable () -> UIColor] = [:],
        images: [String: @Sendable (UIUserInterfaceStyle) -> UIImage?] = [:],
        launch: InterfaceLaunch? = nil
    ) {
        self.name = name
        self.nibs = nibs
        self.storyboards = storyboards
        self.colors = colors
        self.images = images
        self.launch = launch
    }

    /// Makes the module's files available to `UINib`, `UIStoryboard`, `UIColor(named:)` and `UIImage(named:)`.
    public func register() {
        RegisteredModules.add(self)
        NamedAssets.add(colors, images)
    }
}

/// Touchstone extension: how the objects of a ported nib are created.
public struct InterfaceNib: Sendable {
    /// Creates the objects and connects them; returns the top-level objects.
    public typealias Loading = @MainActor (InterfaceObjects) -> [Any]

    let load: Loading

    /// Creates a nib from the statements that create its objects.
    public init(_ load: @escaping Loading) { self.load = load }
}

/// Touchstone extension: the scenes of a ported storyboard.
public struct InterfaceStoryboard: Sendable {
    /// One scene: it creates a controller, whose view is created when it is needed.
    public typealias Scene = @MainActor (InterfaceObjects) -> UIViewController

    let initial: String?
    let identifiers: [String: String]
    let scenes: [String: Scene]

    /// - Parameters:
    ///   - initial: The identifier of the initial controller's object.
    ///   - identifiers: The objects' identifiers by storyboard identifier.
    ///   - scenes: The scenes by their controllers' identifiers.
    public init(initial: String?, identifiers: [String: String], scenes: [String: Scene]) {
        self.initial = initial
        self.identifiers = identifiers
        self.scenes = scenes
    }
}

/// The modules with ported nibs and storyboards. Like a process's bundles, they exist once.
enum RegisteredModules {
    private static let registered = Mutex<[InterfaceModule]>([])

    static func add(_ module: InterfaceModule) {
        registered.withLock { $0.append(module) }
    }

    /// Returns the first value that a module has; a preferred module is asked first.
    static func first<Value>(preferring name: String? = nil, _ value: (InterfaceModule) -> Value?) -> Value? {
        let all = registered.withLock { $0 }
        return (all.filter { $0.name == name } + all.filter { $0.name != name }).lazy.compactMap(value).first
    }
}
