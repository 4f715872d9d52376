import Foundation
import TouchstoneGeometry

/// Receives the events of a scroll view, in the order of SV-12.
///
/// All methods are optional. Implement them in the class that declares the conformance. Methods that a subclass adds
/// are not called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the offset has changed for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the zoom scale has changed for any reason (SV-13).
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when fingers begin to drag the content, after the pan has recognized (SV-12).
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the fingers lift. The method can change the offset at which the content comes to rest (SV-12).
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view that is dragged.
    ///   - velocity: The velocity of the offset, in points per *millisecond* (SV-11).
    ///   - targetContentOffset: The offset at which the content will come to rest. Change the value to let the content
    ///     come to rest elsewhere.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the fingers have lifted. If `decelerate` is `true`, the content moves on (SV-12).
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content begins to move on after the fingers lifted (SV-12, SV-26).
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest, or when a finger stops the moving content and begins to drag it
    /// (SV-12, SV-26).
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called at the end of an animated change of the offset or zoom scale that the application requested.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view to zoom. If it is `nil`, the content cannot be zoomed (SV-13).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when fingers begin to zoom `view` (SV-13).
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the zoom of `view` has ended at a scale, after a bounce if there is one (SV-13).
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Called when `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Whether a tap on the status bar may scroll to the top (SV-16); `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the content has reached the top after a tap on the status bar (SV-16).
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
