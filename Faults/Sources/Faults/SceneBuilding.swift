import UIKit

extension UIView {
    /// Sets the accessibility identifier and the frame, and adds the view to `superview`.
    @discardableResult
    func placed(_ name: String, _ frame: CGRect, in superview: UIView? = nil) -> Self {
        accessibilityIdentifier = name
        self.frame = frame
        superview?.addSubview(self)
        return self
    }
}

extension UIButton {
    /// A system button with a title, an identifier and an action.
    static func titled(_ title: String, _ name: String, _ act: @escaping @MainActor () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = name
        button.addAction(UIAction { _ in act() }, for: .touchUpInside)
        return button
    }
}
