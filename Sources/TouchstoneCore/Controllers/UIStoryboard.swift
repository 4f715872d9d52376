import Foundation

// There are no storyboards and no nibs here: what names them compiles, and finds nothing.

/// The way from one controller to another, as a storyboard has it; one can be made by hand.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// What the segue is called; nil for none.
    public let identifier: String?
    /// The view controller from which the segue starts.
    public let source: UIViewController
    /// Where it leads to.
    public let destination: UIViewController
    private let handler: (() -> Void)?

    /// A segue that does nothing unless a subclass overrides `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
    }

    /// A segue that calls `performHandler`.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
    }

    /// Goes the way: calls the handler it was made with.
    open func perform() { handler?() }
}

/// A file of controllers, of which there are none.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// A storyboard of which nothing but the name is known.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Nil: it has no controllers.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// An empty controller, which is logged: there are no storyboards here.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        LoggedException.log(
            "UIStoryboard.instantiateViewController(withIdentifier:)",
            "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)': storyboards are not "
                + "supported. An empty controller is returned.")
        return UIViewController()
    }
}

/// A file of views, of which there are none.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A nib of which nothing is known.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// A nib of which nothing is known.
    public init(data: Data, bundle bundleOrNil: Bundle?) {}

    /// What to make a nib with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects that stand for names in the nib.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Nothing: it has no views.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
    /// Nil: there are no nibs.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
