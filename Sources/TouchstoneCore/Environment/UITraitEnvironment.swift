/// An object with traits, such as a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits of the object, from the screen and from its containers.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed; parents come first.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
