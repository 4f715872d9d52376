import TouchstoneCore

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain bar buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons look that complete something.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Creates an appearance with the system's default look.
    public override init() { super.init() }
    /// The same look as another's, as far as that has one.
    public override init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
    }
}
