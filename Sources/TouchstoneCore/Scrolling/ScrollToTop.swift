import Foundation
import TouchstoneGeometry

extension UIApplication {
    /// Scrolls to the top after a tap on the status bar, if exactly one visible scroll view allows it (SV-16).
    ///
    /// Touchstone has no status bar. A host that draws one reports its taps.
    func statusBarTapped() {
        guard let window = keyWindow, !window.isHidden, !isIgnoringInteractionEvents else { return }
        var willing: [UIScrollView] = []
        // Each view with the part of the window that its superviews do not clip.
        var waiting: [(view: UIView, seen: CGRect)] = [(window, window.bounds)]
        while let (view, seen) = waiting.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            let place = view.convert(view.bounds, to: window)
            let shows = !place.isEmpty && place.overlaps(seen)
            if shows, let scrollView = view as? UIScrollView, scrollView.scrollsToTop { willing.append(scrollView) }
            guard shows || !view.clipsToBounds else { continue }
            let left = view.clipsToBounds ? place.common(with: seen) : seen
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
