import Foundation

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
    /// How a segue of a storyboard shows its destination.
    var showing: ((UIStoryboardSegue) -> Void)?

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

    /// Performs the segue: calls the handler from the initializer, or shows the destination of a storyboard's segue.
    open func perform() {
        if let handler { handler() } else { showing?(self) }
    }
}
