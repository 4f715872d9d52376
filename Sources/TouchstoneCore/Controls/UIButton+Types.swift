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

    /// Called as the state changes, and after `setNeedsUpdateConfiguration()`; nil by default.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
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
}
