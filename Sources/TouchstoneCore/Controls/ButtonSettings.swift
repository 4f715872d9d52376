import Foundation

/// Touchstone extension: what few buttons have set, so that buttons can override it. It lies apart from the button,
/// which stays small.
open class ButtonSettings: SystemControl {
    private(set) var parts: ButtonParts?
    var rareParts: ButtonParts {
        if let parts { return parts }
        let made = ButtonParts()
        parts = made
        return made
    }
    /// Title, image or insets are others.
    func contentChanged() {}
    /// Title or image look different.
    func contentLooksDifferent() {}
    private var button: UIButton? { self as? UIButton }

    // MARK: By state

    /// Sets a title with attributes in exactly this state; it comes before the plain title. Its font and colour are
    /// those of its first character.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        rareParts.attributedTitles[state] = title
        contentChanged()
    }

    /// Sets what is drawn behind the content in exactly this state, stretched to the bounds.
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

    /// Sets the colour of the title's shadow in exactly this state.
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

    /// The title with attributes that was set for exactly this state; nil if none was.
    open func attributedTitle(for state: State) -> NSAttributedString? { parts?.attributedTitles[state] }
    /// What was set to be drawn behind the content in exactly this state; nil if nothing was.
    open func backgroundImage(for state: State) -> UIImage? { parts?.backgroundImages[state] }
    /// The colour of the title's shadow that was set for exactly this state; nil if none was.
    open func titleShadowColor(for state: State) -> UIColor? { parts?.shadowColors[state] }

    /// The title with attributes now: its state's, else that of `.normal`; nil for none.
    open var currentAttributedTitle: NSAttributedString? { parts.flatMap { value($0.attributedTitles) } }
    /// What is drawn behind the content now: its state's, else that of `.normal`; nil for nothing.
    open var currentBackgroundImage: UIImage? { parts.flatMap { value($0.backgroundImages) } }
    /// The colour of the title's shadow now: its state's, else that of `.normal`; nil, the default, for no shadow.
    open var currentTitleShadowColor: UIColor? { parts.flatMap { value($0.shadowColors) } }

    // MARK: For all states

    /// How far the content lies inside the bounds, in points; zero by default. Its own size counts them.
    open var contentEdgeInsets: UIEdgeInsets {
        get { parts?.contentInsets ?? .zero }
        set {
            rareParts.contentInsets = newValue
            contentChanged()
        }
    }
    /// How far the title's room lies inside the content's, in points; zero by default.
    open var titleEdgeInsets: UIEdgeInsets {
        get { parts?.titleInsets ?? .zero }
        set {
            rareParts.titleInsets = newValue
            contentChanged()
        }
    }
    /// How far the image's room lies inside the content's, in points; zero by default.
    open var imageEdgeInsets: UIEdgeInsets {
        get { parts?.imageInsets ?? .zero }
        set {
            rareParts.imageInsets = newValue
            contentChanged()
        }
    }

    /// Whether a lift inside selects the button, or no longer; false by default.
    open var changesSelectionAsPrimaryAction: Bool {
        get { parts?.togglesSelection ?? false }
        set { rareParts.togglesSelection = newValue }
    }

    /// Changes the configuration for the button's state; nil by default.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { parts?.updates }
        set {
            rareParts.updates = newValue
            if let button { newValue?(button) }
        }
    }
    /// Has the configuration updated, at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Updates the configuration for the button's state: calls the handler.
    open func updateConfiguration() { if let button { parts?.updates?(button) } }

    /// What it does in what it is part of; `.normal` by default. Stored; has no effect.
    open var role: UIButton.Role {
        get { parts?.role ?? .normal }
        set { rareParts.role = newValue }
    }
    /// Whether an image view's image is fainter while the button is pressed and has no image for that; true by default.
    open var adjustsImageWhenHighlighted: Bool {
        get { parts?.dimsImage ?? true }
        set { rareParts.dimsImage = newValue }
    }
    /// Whether an image view's image is fainter while the button is disabled and has no image for that; true by
    /// default.
    open var adjustsImageWhenDisabled: Bool {
        get { parts?.dimsDisabledImage ?? true }
        set { rareParts.dimsDisabledImage = newValue }
    }
    /// Whether it glows while it is pressed; false by default. Kept, and not drawn.
    open var showsTouchWhenHighlighted: Bool {
        get { parts?.showsTouch ?? false }
        set { rareParts.showsTouch = newValue }
    }
    /// Whether the title's shadow changes sides while it is pressed; false by default. Kept, and not drawn.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { parts?.reversesShadow ?? false }
        set { rareParts.reversesShadow = newValue }
    }
    /// Whether a pointer over it looks different; false by default. Stored; has no effect.
    open var isPointerInteractionEnabled: Bool {
        get { parts?.isPointerInteractionEnabled ?? false }
        set { rareParts.isPointerInteractionEnabled = newValue }
    }

    /// The present state's own value, or the normal one.
    func value<Value>(_ values: [State: Value]) -> Value? { values[state] ?? values[.normal] }
}
