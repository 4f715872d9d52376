import Foundation
import TouchstoneCore

/// A share sheet. There is nothing to share with here: the sheet is empty, and can be presented and dismissed.
open class UIActivityViewController: UIViewController {
    /// Receives the chosen activity, whether it was completed, the returned items and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called after the sheet has been dismissed, here always without an activity; `nil` by default.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The older handler, without items; `nil` by default.
    open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
    /// Activities that the sheet does not list; stored. `nil` by default.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether the sheet suggests an activity; stored. `false` by default.
    open var allowsProminentActivity = false

    /// Touchstone extension: the items from the initializer.
    public let activityItems: [Any]
    /// Touchstone extension: the application's own activities from the initializer.
    public let applicationActivities: [UIActivity]

    /// Creates a sheet that shares items.
    ///
    /// - Parameters:
    ///   - activityItems: The items, or objects that supply them.
    ///   - applicationActivities: Activities of the application's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        applicationActivities = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("There is no share sheet.")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        let handlers = (completionWithItemsHandler, completionHandler)
        completionWithItemsHandler = nil
        completionHandler = nil
        handlers.0?(nil, false, nil, nil)
        handlers.1?(nil, false)
    }
}
