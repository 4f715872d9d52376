import Foundation
import TouchstoneGeometry

extension UIApplication {
    /// The status bar was tapped: the one scroll view on the screen that allows it goes to the top, and where several do, none
    /// (SV-16).
    ///
    /// Screens here have no status bar, so a host that draws one says when it was tapped.
    func statusBarTapped() {
        guard let window = keyWindow, !window.isHidden, !isIgnoringInteractionEvents else { return }
        var willing: [UIScrollView] = []
        // With each view, what of the window its superviews leave to be seen.
        var waiting: [(view: UIView, seen: CGRect)] = [(window, window.bounds)]
        while let (view, seen) = waiting.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            let place = view.convert(view.bounds, to: window)
            let shows = !place.isEmpty && place.overlaps(seen)
            if shows, let scrollView = view as? UIScrollView, scrollView.scrollsToTop { willing.append(scrollView) }
            guard shows || !view.clipsToBounds else { continue }
            let left = view.clipsToBounds ? place.intersection(seen) : seen
            for subview in view.subviewStorage { waiting.append((subview, left)) }
        }
        guard willing.count == 1, let scrollView = willing.first else { return }
        scrollView.scrollToTop()
    }
}

extension UIScrollView {
    fileprivate func scrollToTop() {
        let top = onPixels(CGPoint(x: contentOffset.x, y: CGFloat(verticalRange.lowerBound)))
        guard top.y < contentOffset.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        endDeceleration()
        stopMotion()
        run(.glide(from: contentOffset, to: top), .scrollToTop)
    }
}
