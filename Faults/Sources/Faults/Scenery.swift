import UIKit

extension UIView {
    /// Names the view, gives it a frame and puts it in front of what `superview` holds.
    @discardableResult
    func placed(_ name: String, _ frame: CGRect, in superview: UIView? = nil) -> Self {
        accessibilityIdentifier = name
        self.frame = frame
        superview?.addSubview(self)
        return self
    }
}

extension UIButton {
    /// A system button with an identifier and something to do.
    static func titled(_ title: String, _ name: String, _ act: @escaping @MainActor () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = name
        button.addAction(UIAction { _ in act() }, for: .touchUpInside)
        return button
    }
}
