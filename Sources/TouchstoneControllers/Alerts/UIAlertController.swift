import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// One of an alert's buttons.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button is for.
    public typealias Style = UIAlertActionStyle
    /// What it says; nil for nothing.
    public let title: String?
    /// What it is for.
    public let style: Style
    /// Whether it can be chosen; true by default.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }
    private let handler: ((UIAlertAction) -> Void)?
    weak var button: UIControl?

    /// A button; the handler is called once the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    func perform() { handler?(self) }
}

/// Asks something: an alert in the middle of the window, or a sheet of actions at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The styles of an alert controller.
    public typealias Style = UIAlertControllerStyle

    /// Whether it is an alert or an action sheet; the default is `.alert`.
    public private(set) var preferredStyle = Style.alert
    /// The line below the title; nil for none.
    open var message: String? {
        didSet { panelIfLoaded?.fill() }
    }
    open override var title: String? {
        didSet { panelIfLoaded?.fill() }
    }
    /// In the order they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The one that stands out, and that the Return key chooses; one of `actions`, nil by default.
    open var preferredAction: UIAlertAction? {
        didSet { panelIfLoaded?.fill() }
    }
    /// In the order they were added; nil where there are none.
    public private(set) var textFields: [UITextField]?
    /// How severe it is; 0 by default. Stored; has no effect.
    open var severity = 0

    /// Whether it is a popover: a sheet of actions in a wide window on a pad, beside what it is about.
    var isPopover: Bool {
        let traits = (presenter ?? self).traitCollection
        return preferredStyle == .actionSheet && traits.userInterfaceIdiom == .pad
            && traits.horizontalSizeClass == .regular
    }

    private lazy var panel = AlertPanel(self)
    private var panelIfLoaded: AlertPanel? { isViewLoaded ? panel : nil }

    /// An alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Adds a button. A second one with the style `.cancel` is logged and ignored.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            return LoggedException.log(
                "UIAlertController.addAction(_:)",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel.")
        }
        actions.append(action)
        panelIfLoaded?.fill()
    }

    /// Adds a text field, which `configurationHandler` prepares. Only alerts have some.
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
