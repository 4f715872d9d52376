import Foundation
import TouchstoneGeometry

/// Hears how a scroll view moves, in the order of SV-12.
///
/// All of it is optional. Implement it in the class that declares the conformance: what a subclass adds later is not called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale changed, whoever changed it (SV-13).
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Fingers begin to drag the content: the pan has recognized (SV-12).
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The fingers are lifting; where the content will come to rest can still be changed (SV-12).
    ///
    /// - Parameters:
    ///   - velocity: Of the offset, in points a *millisecond* (SV-11).
    ///   - targetContentOffset: Where the content will come to rest; change it to rest elsewhere.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The fingers have lifted; with `decelerate` the content moves on, else it rests (SV-12).
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content moves on after the lift (SV-12, SV-26).
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest, or fingers have caught it and move it (SV-12, SV-26).
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset, or of the zoom scale, that the application asked for has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view to zoom; without one there is no zooming (SV-13).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Fingers begin to zoom `view` (SV-13).
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The zoom of `view` ended at this scale, after the bounce if there is one (SV-13).
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// `adjustedContentInset` is another than it was.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Whether a tap on the status bar may scroll to the top (SV-16); true by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content arrived at the top after a tap on the status bar (SV-16).
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
