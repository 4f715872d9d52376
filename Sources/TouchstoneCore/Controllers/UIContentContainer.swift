import Foundation

/// An object with a preferred size that can contain others of its kind, such as a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the container requests, in points; `.zero` requests none.
    var preferredContentSize: CGSize { get }
    /// Notifies the container that a child requests another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Notifies the container that the fitting size of a child has changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child in a parent of size `parentSize`, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Notifies the container that its size is about to change.
    ///
    /// - Parameter size: The new size, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Notifies the container that its traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
