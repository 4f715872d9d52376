import Foundation
import TouchstoneCore

/// Chooses a font. The picker is empty here, and can be presented and dismissed; a test sets `selectedFontDescriptor` and calls the delegate's method.
open class UIFontPickerViewController: UIViewController {
    /// Which fonts a picker shows.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether the faces of a family are shown; stored. `false` by default.
        open var includeFaces = false
        /// Whether a family is shown in the system's font; stored. `false` by default.
        open var displayUsingSystemFont = false
        /// The traits that a font must have; stored. None by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        nonisolated public override init() { super.init() }
    }

    /// Receives the font; `nil` by default. Not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The chosen font; `nil` by default.
    open var selectedFontDescriptor: UIFontDescriptor?
    /// Which fonts the picker shows.
    open private(set) var configuration: Configuration

    /// Creates a picker with a configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker of families.
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("There is no picker of fonts.")
    }
}

/// Receives the font that the user chooses.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// The user has canceled. The default does nothing.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// The user has chosen a font. The default does nothing.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
