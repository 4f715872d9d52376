import Foundation

/// Touchstone extension: what the property list of a ported application says about its launch.
public struct InterfaceLaunch: Sendable {
    /// The interface that an application shows when it launches.
    public enum Interface: Sendable {
        /// The window of the application delegate, with the initial controller of a storyboard as its root (`UIMainStoryboardFile`).
        case window(storyboard: String)
        /// A scene with the class of its delegate and its storyboard, if there is one (`UIApplicationSceneManifest`).
        case scene(delegate: String?, storyboard: String?)
    }

    let delegate: String
    let interface: Interface

    /// Creates the description of a launch.
    ///
    /// - Parameters:
    ///   - interface: The interface that the application shows.
    ///   - delegate: The name of the application delegate's class in the module.
    public init(_ interface: Interface, delegate: String) {
        self.interface = interface
        self.delegate = delegate
    }
}

extension InterfaceModule {
    /// Returns the class with a name in this module or, if the name contains a point, in any module.
    func type(named name: String) -> AnyClass? {
        NSClassFromString(name.contains(".") ? name : "\(self.name).\(name)")
    }
}
