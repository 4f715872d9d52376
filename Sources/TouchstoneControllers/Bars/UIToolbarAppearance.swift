import TouchstoneCore

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Creates an appearance with the system's look.
    public override init() { super.init() }
    /// Creates a copy of an appearance. Properties that it does not have keep their defaults.
    public override init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
    }
}
