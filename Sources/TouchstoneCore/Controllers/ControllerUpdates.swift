import Foundation

/// Touchstone extension: the newest overridable members of view controllers, in a superclass because Swift overrides members of classes,
/// not of extensions.
@preconcurrency @MainActor
open class ControllerUpdates: AccessibleResponder {
    var environment: EnvironmentState?
    private var restoration: (identifier: String?, type: (any UIViewControllerRestoration.Type)?)?
    /// What the lists module stores for a controller.
    package var unavailableContent: AnyObject?
    /// Whether the first update of the properties is due.
    private var isNew = true
    /// `self` as a view controller; `UIViewController` is the only subclass.
    private var controller: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

    var environmentForWriting: EnvironmentState {
        if let environment { return environment }
        let made = EnvironmentState()
        environment = made
        return made
    }

    // MARK: Properties

    /// Updates the properties of the controller and its views, such as texts and colors, before a layout. Called before the first layout
    /// of the root view, and after `setNeedsUpdateProperties()`; parents come first. Does nothing by default.
    open func updateProperties() {}
    /// Requests `updateProperties()` before the next layout pass. It requests no layout.
    open func setNeedsUpdateProperties() {
        environmentForWriting.propertiesNeedUpdate = true
        controller.viewIfLoaded?.wantPropertyUpdate()
    }
    /// Updates the properties of this controller and of the views in its root view now, where an update is requested.
    open func updatePropertiesIfNeeded() {
        if let view = controller.viewIfLoaded { view.updatePropertiesOfTree() } else { updatePropertiesIfDue() }
    }

    package var propertiesNeedUpdate: Bool { isNew || environment?.propertiesNeedUpdate == true }
    package func updatePropertiesIfDue() {
        guard propertiesNeedUpdate else { return }
        isNew = false
        environment?.propertiesNeedUpdate = false
        updateProperties()
    }

    // MARK: Content that is unavailable

    /// Requests `updateContentUnavailableConfiguration(using:)`, which is called now.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(
            using: UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection))
    }
    /// Sets the configuration that is shown if the controller has no content, for a state. Does nothing by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: State restoration

    /// The identifier of the controller for state restoration; `nil` by default. Stored; has no effect.
    open var restorationIdentifier: String? {
        get { restoration?.identifier }
        set { restoration = (newValue, restoration?.type) }
    }
    /// The class that creates the controller for state restoration; `nil` by default. Stored; has no effect.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { restoration?.type }
        set { restoration = (restoration?.identifier, newValue) }
    }
    /// Called after all objects have been restored. Does nothing and is never called, because no state is restored here.
    open func applicationFinishedRestoringState() {}
}

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
