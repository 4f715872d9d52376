import Foundation

/// Touchstone extension: the rarely set properties of a button, in a superclass so that buttons can override them.
///
/// They are stored in a separate object, which keeps the button small.
open class ButtonSettings: SystemControl {
    private(set) var parts: ButtonParts?
    var rareParts: ButtonParts {
        if let parts { return parts }
        let made = ButtonParts()
        parts = made
        return made
    }
    /// Called after the title, the image or the insets change.
    func contentChanged() {}
    /// Called after the appearance of the title or the image changes.
    func contentLooksDifferent() {}
    private var button: UIButton? { self as? UIButton }

    // MARK: By state

    /// Sets the attributed title for exactly this state; it has precedence over the plain title.
    ///
    /// The title has the font and the color of its first character.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        rareParts.attributedTitles[state] = title
        contentChanged()
    }

    /// Sets the image behind the content for exactly this state; it is stretched to the bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
    }
    var backgroundImages: [State: UIImage] {
        get { parts?.backgroundImages ?? [:] }
        set {
            rareParts.backgroundImages = newValue
            contentChanged()
        }
    }

    /// Sets the color of the title's shadow for exactly this state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
    }
    var titleShadowColors: [State: UIColor] {
        get { parts?.shadowColors ?? [:] }
        set {
            rareParts.shadowColors = newValue
            contentLooksDifferent()
        }
    }

    /// Returns the attributed title that was set for exactly this state; `nil` if none was set.
    open func attributedTitle(for state: State) -> NSAttributedString? { parts?.attributedTitles[state] }
    /// Returns the background image that was set for exactly this state; `nil` if none was set.
    open func backgroundImage(for state: State) -> UIImage? { parts?.backgroundImages[state] }
    /// Returns the color of the title's shadow that was set for exactly this state; `nil` if none was set.
    open func titleShadowColor(for state: State) -> UIColor? { parts?.shadowColors[state] }

    /// The attributed title that is displayed: that of the current state, else that of `.normal`; `nil` if there is none.
    open var currentAttributedTitle: NSAttributedString? { parts.flatMap { value($0.attributedTitles) } }
    /// The background image that is displayed: that of the current state, else that of `.normal`; `nil` if there is none.
    open var currentBackgroundImage: UIImage? { parts.flatMap { value($0.backgroundImages) } }
    /// The color of the title's shadow: that of the current state, else that of `.normal`; `nil`, the default, means no shadow.
    open var currentTitleShadowColor: UIColor? { parts.flatMap { value($0.shadowColors) } }

    // MARK: For all states

    /// The distances of the content from the bounds, in points; the default is zero. The intrinsic size includes them.
    open var contentEdgeInsets: UIEdgeInsets {
        get { parts?.contentInsets ?? .zero }
        set {
            rareParts.contentInsets = newValue
            contentChanged()
        }
    }
    /// The distances of the title from the content's rectangle, in points; the default is zero.
    open var titleEdgeInsets: UIEdgeInsets {
        get { parts?.titleInsets ?? .zero }
        set {
            rareParts.titleInsets = newValue
            contentChanged()
        }
    }
    /// The distances of the image from the content's rectangle, in points; the default is zero.
    open var imageEdgeInsets: UIEdgeInsets {
        get { parts?.imageInsets ?? .zero }
        set {
            rareParts.imageInsets = newValue
            contentChanged()
        }
    }

    /// Whether a lift inside toggles `isSelected`; the default is `false`.
    open var changesSelectionAsPrimaryAction: Bool {
        get { parts?.togglesSelection ?? false }
        set { rareParts.togglesSelection = newValue }
    }

    /// The closure that changes the configuration for the button's state; the default is `nil`.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { parts?.updates }
        set {
            rareParts.updates = newValue
            if let button { newValue?(button) }
        }
    }
    /// Updates the configuration immediately.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Updates the configuration for the button's state. It calls `configurationUpdateHandler`.
    open func updateConfiguration() { if let button { parts?.updates?(button) } }

    /// The role of the button in the view that contains it; the default is `.normal`. Stored; has no effect.
    open var role: UIButton.Role {
        get { parts?.role ?? .normal }
        set { rareParts.role = newValue }
    }
    /// Whether the image of the image view is dimmed while the button is pressed and has no image for that state; the default is `true`.
    open var adjustsImageWhenHighlighted: Bool {
        get { parts?.dimsImage ?? true }
        set { rareParts.dimsImage = newValue }
    }
    /// Whether the image of the image view is dimmed while the button is disabled and has no image for that state; the default is
    /// `true`.
    open var adjustsImageWhenDisabled: Bool {
        get { parts?.dimsDisabledImage ?? true }
        set { rareParts.dimsDisabledImage = newValue }
    }
    /// Whether the button glows while it is pressed; the default is `false`. Stored; has no effect.
    open var showsTouchWhenHighlighted: Bool {
        get { parts?.showsTouch ?? false }
        set { rareParts.showsTouch = newValue }
    }
    /// Whether the title's shadow changes sides while the button is pressed; the default is `false`. Stored; has no effect.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { parts?.reversesShadow ?? false }
        set { rareParts.reversesShadow = newValue }
    }
    /// Whether a pointer over the button changes its appearance; the default is `false`. Stored; has no effect.
    open var isPointerInteractionEnabled: Bool {
        get { parts?.isPointerInteractionEnabled ?? false }
        set { rareParts.isPointerInteractionEnabled = newValue }
    }

    /// Returns the value for the current state, else the value for `.normal`.
    func value<Value>(_ values: [State: Value]) -> Value? { values[state] ?? values[.normal] }
}
