import Foundation

// Storyboards and nibs are not supported. Code that names them compiles and gets empty results.

/// A transition from one controller to another, as in a storyboard. It can also be created in code.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue; `nil` if it has none.
    public let identifier: String?
    /// The controller from which the segue starts.
    public let source: UIViewController
    /// The controller to which the segue leads.
    public let destination: UIViewController
    private let handler: (() -> Void)?

    /// Creates a segue that does nothing unless a subclass overrides `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
    }

    /// Creates a segue that calls `performHandler`.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
    }

    /// Performs the segue: calls the handler from the initializer, if there is one.
    open func perform() { handler?() }
}

/// A storyboard, which is always empty.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Creates a storyboard that stores only its name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Returns `nil`, because a storyboard contains no controllers.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// Logs an exception and returns an empty controller, because storyboards are not supported.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        LoggedException.log(
            "UIStoryboard.instantiateViewController(withIdentifier:)",
            "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)': storyboards are not "
                + "supported. An empty controller is returned.", .warning)
        return UIViewController()
    }
}

/// A nib, which is always empty.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Creates an empty nib; the arguments have no effect.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// Creates an empty nib; the arguments have no effect.
    public init(data: Data, bundle bundleOrNil: Bundle?) {}

    /// The key of an option for loading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of objects that replace placeholders in the nib.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Returns an empty array, because a nib contains no views.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
    /// Returns `nil`, because nibs are not supported.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
