import Foundation

extension UIButton {
    /// The type of a button, which determines its appearance without a configuration.
    ///
    /// In Touchstone, types other than `.custom` and `.system` have no appearance of their own.
    public typealias ButtonType = UIButtonType

    /// Creates a button of type `.system` that shows `image` and sends `action` for `.touchUpInside`. It has the size of its content.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    /// A closure that is called after the state changes and by `setNeedsUpdateConfiguration()`.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// The role of a button in the view that contains it.
    public typealias Role = UIButtonRole
}
