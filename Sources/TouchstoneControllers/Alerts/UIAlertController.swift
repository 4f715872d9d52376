import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A button of an alert and its handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The role of an action's button.
    public typealias Style = UIAlertActionStyle
    /// The title of the button, or `nil` if it has none.
    open var title: String? { initial.title }
    /// The role of the button.
    open var style: Style { initial.style }
    /// Whether the user can choose the action; the default is `true`.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }
    private let initial: (title: String?, style: Style, handler: ((UIAlertAction) -> Void)?)
    weak var button: UIControl?

    /// Creates an action.
    ///
    /// - Parameter handler: A closure that is called after the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        initial = (title, style, handler)
        super.init()
    }

    func perform() { initial.handler?(self) }
}

/// Shows a message with actions, as an alert in the middle of the window or an action sheet at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Whether a controller shows an alert or an action sheet.
    public typealias Style = UIAlertControllerStyle

    /// Whether the controller shows an alert or an action sheet.
    open private(set) var preferredStyle = Style.alert
    /// The text below the title, or `nil` if there is none.
    open var message: String? {
        didSet { panelIfLoaded?.fill() }
    }
    open override var title: String? {
        didSet { panelIfLoaded?.fill() }
    }
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The emphasized action, one of `actions`; the default is `nil`. The Return key chooses it.
    open var preferredAction: UIAlertAction? {
        didSet { panelIfLoaded?.fill() }
    }
    /// The text fields in the order in which they were added, or `nil` if there are none.
    open private(set) var textFields: [UITextField]?
    /// The severity of the message; the default is 0. Stored; has no effect.
    open var severity = 0

    /// Whether the controller is a popover: an action sheet on an iPad in a regular width.
    var isPopover: Bool {
        let traits = (presenter ?? self).traitCollection
        return preferredStyle == .actionSheet && traits.userInterfaceIdiom == .pad
            && traits.horizontalSizeClass == .regular
    }

    private lazy var panel = AlertPanel(self)
    private var panelIfLoaded: AlertPanel? { isViewLoaded ? panel : nil }

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Adds an action. A second action with the style `.cancel` is logged and ignored.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            return LoggedException.log(
                "UIAlertController.addAction(_:)",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel.")
        }
        actions.append(action)
        panelIfLoaded?.fill()
    }

    /// Adds a text field to an alert. An action sheet logs the call and ignores it.
    ///
    /// - Parameter configurationHandler: A closure that configures the text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return LoggedException.log(
                "UIAlertController.addTextField(configurationHandler:)",
                "Text fields can only be added to an alert controller of style alert.")
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 30))
        field.borderStyle = .roundedRect
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        panelIfLoaded?.fill()
    }

    open override func loadView() { view = panel }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert, and then calls the action's handler.
    func choose(_ action: UIAlertAction) {
        guard let presenter, !isBeingDismissed else { return }
        presenter.dismiss(animated: true) { action.perform() }
    }

    var panelSize: CGSize { panel.contentSize }
}
