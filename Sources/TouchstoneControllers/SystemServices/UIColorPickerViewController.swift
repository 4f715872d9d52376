import Foundation
import TouchstoneCore

/// Chooses a color. The picker is empty here, and can be presented and dismissed; a test sets `selectedColor` and calls the delegate's method.
open class UIColorPickerViewController: UIViewController {
    /// Receives the color; `nil` by default. Not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color; black by default.
    open var selectedColor = UIColor.black
    /// Whether the color's opacity can be chosen; stored. `true` by default.
    open var supportsAlpha = true

    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("There is no picker of colors.")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }
}

/// Receives the color that the user chooses.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// The picker has been dismissed. The default does nothing.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    /// The user has chosen a color, or changes it continuously. The default calls the older method.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The user has chosen a color; the older method. The default does nothing.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}
