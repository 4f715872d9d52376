import Foundation
import TouchstoneCore

/// A controller for a view of SwiftUI. There is no SwiftUI here: its view is empty, and can be presented, contained and dismissed.
open class UIHostingController<Content>: UIViewController {
    /// The root view of the content. Stored; has no effect.
    open var rootView: Content
    /// Whether the preferred content size follows the content; stored. `false` by default.
    open var sizesToContent = false

    /// Creates a controller with content that is not shown.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller with content that is not shown; for subclasses in a storyboard.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }
    /// Returns `nil`, since there is no content.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("There is no SwiftUI.")
    }
}
