import Foundation

extension UIButton {
    /// How a button without a configuration looks. Here all types but `custom` look alike.
    public enum ButtonType: Int, Sendable {
        /// The default of `init(frame:)`; its title is white unless a colour is set.
        case custom
        /// Its title has the tint colour.
        case system
        /// As `system`: the symbol of details is not drawn.
        case detailDisclosure
        /// As `system`: the light symbol of information is not drawn.
        case infoLight
        /// As `system`: the dark symbol of information is not drawn.
        case infoDark
        /// As `system`: the symbol that adds a contact is not drawn.
        case contactAdd
        /// As `system`: the cross is not drawn.
        case close = 7
    }

    /// A button of type `.system` that shows `image` and sends `action` on `.touchUpInside`.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

}

/// What few buttons have, by state.
extension UIButton {
    /// Sets a title with attributes in exactly this state; it comes before the plain title. Its font and colour are those of its
    /// first character.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        rareParts.attributedTitles[state] = title
        contentChanged()
    }

    /// Sets what is drawn behind the content in exactly this state, stretched to the bounds.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        rareParts.backgroundImages[state] = image
        contentChanged()
    }

    /// Sets the colour of the title's shadow in exactly this state.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        rareParts.shadowColors[state] = color
        contentLooksDifferent()
    }

    /// The title with attributes that was set for exactly this state; nil if none was.
    public func attributedTitle(for state: State) -> NSAttributedString? { parts?.attributedTitles[state] }
    /// What was set to be drawn behind the content in exactly this state; nil if nothing was.
    public func backgroundImage(for state: State) -> UIImage? { parts?.backgroundImages[state] }
    /// The colour of the title's shadow that was set for exactly this state; nil if none was.
    public func titleShadowColor(for state: State) -> UIColor? { parts?.shadowColors[state] }

    /// The title with attributes now: its state's, else that of `.normal`; nil for none.
    public var currentAttributedTitle: NSAttributedString? { parts.flatMap { value($0.attributedTitles) } }
    /// What is drawn behind the content now: its state's, else that of `.normal`; nil for nothing.
    public var currentBackgroundImage: UIImage? { parts.flatMap { value($0.backgroundImages) } }
    /// The colour of the title's shadow now: its state's, else that of `.normal`; nil, the default, for no shadow.
    public var currentTitleShadowColor: UIColor? { parts.flatMap { value($0.shadowColors) } }
}

/// What few buttons have.
extension UIButton {
    /// How far the content lies inside the bounds, in points; zero by default. Its own size counts them.
    public var contentEdgeInsets: UIEdgeInsets {
        get { parts?.contentInsets ?? .zero }
        set {
            rareParts.contentInsets = newValue
            contentChanged()
        }
    }
    /// How far the title's room lies inside the content's, in points; zero by default.
    public var titleEdgeInsets: UIEdgeInsets {
        get { parts?.titleInsets ?? .zero }
        set {
            rareParts.titleInsets = newValue
            contentChanged()
        }
    }
    /// How far the image's room lies inside the content's, in points; zero by default.
    public var imageEdgeInsets: UIEdgeInsets {
        get { parts?.imageInsets ?? .zero }
        set {
            rareParts.imageInsets = newValue
            contentChanged()
        }
    }

    /// Whether a lift inside selects the button, or no longer; false by default.
    public var changesSelectionAsPrimaryAction: Bool {
        get { parts?.togglesSelection ?? false }
        set { rareParts.togglesSelection = newValue }
    }

    /// Called as the state changes, and after `setNeedsUpdateConfiguration()`; nil by default.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Changes the configuration for the button's state; nil by default.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { parts?.updates }
        set {
            rareParts.updates = newValue
            newValue?(self)
        }
    }
    /// Has the configuration updated, at once.
    public func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Updates the configuration for the button's state: calls the handler.
    public func updateConfiguration() { parts?.updates?(self) }

    /// What a button does in what it is part of.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal
        /// What most will want.
        case primary
        /// Leaves everything as it is.
        case cancel
        /// Destroys something.
        case destructive
    }
    /// What it does in what it is part of; `.normal` by default. Kept, and not looked at.
    public var role: Role {
        get { parts?.role ?? .normal }
        set { rareParts.role = newValue }
    }
    /// Whether an image view's image is fainter while the button is pressed and has no image for that; true by default.
    public var adjustsImageWhenHighlighted: Bool {
        get { parts?.dimsImage ?? true }
        set { rareParts.dimsImage = newValue }
    }
    /// Whether an image view's image is fainter while the button is disabled and has no image for that; true by default.
    public var adjustsImageWhenDisabled: Bool {
        get { parts?.dimsDisabledImage ?? true }
        set { rareParts.dimsDisabledImage = newValue }
    }
    /// Whether it glows while it is pressed; false by default. Kept, and not drawn.
    public var showsTouchWhenHighlighted: Bool {
        get { parts?.showsTouch ?? false }
        set { rareParts.showsTouch = newValue }
    }
    /// Whether the title's shadow changes sides while it is pressed; false by default. Kept, and not drawn.
    public var reversesTitleShadowWhenHighlighted: Bool {
        get { parts?.reversesShadow ?? false }
        set { rareParts.reversesShadow = newValue }
    }
    /// Whether a pointer over it looks different; false by default. Kept, and not looked at.
    public var isPointerInteractionEnabled: Bool {
        get { parts?.isPointerInteractionEnabled ?? false }
        set { rareParts.isPointerInteractionEnabled = newValue }
    }
}
