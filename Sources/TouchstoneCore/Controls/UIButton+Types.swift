import Foundation

extension UIButton {
    /// How a button without a configuration looks. Here all types but `custom` look alike.
    public typealias ButtonType = UIButtonType

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
    public typealias Role = UIButtonRole
}
