import Foundation

/// A class that creates controllers for state restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller with a path of identifiers. Never called, because no state is restored here.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// An object whose state can be restored. No state is restored here.
@preconcurrency @MainActor
public protocol UIStateRestoring: AnyObject {
    /// Saves the state of the object. Never called.
    func encodeRestorableState(with coder: NSCoder)
    /// Restores the state of the object. Never called.
    func decodeRestorableState(with coder: NSCoder)
}

extension UIStateRestoring {
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
}

/// The state of a controller for which it shows unavailable content.
public struct UIContentUnavailableConfigurationState: Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; `nil` by default.
    public var searchText: String?
    /// Whether a search is in progress; `false` by default.
    public var isSearching = false
    /// Whether a search bar has a scope; `false` by default.
    public var searchControllerHasScope = false
    /// The values of keys of the application.
    package var custom: [String: AnyHashable] = [:]

    /// Creates a state in an environment.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
