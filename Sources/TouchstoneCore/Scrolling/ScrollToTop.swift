import Foundation
import TouchstoneGeometry

extension UIApplication {
    /// Scrolls to the top after a tap on the status bar, if exactly one visible scroll view allows it (SV-16).
    ///
    /// Touchstone has no status bar. A host that draws one reports its taps.
    func statusBarTapped() {
        guard let window = keyWindow, !window.isHidden, !isIgnoringInteractionEvents else { return }
        var (willing, others): ([UIScrollView], [UIScrollView]) = ([], [])
        // Each view with the part of the window that its superviews do not clip.
        var waiting: [(view: UIView, seen: CGRect)] = [(window, window.bounds)]
        while let (view, seen) = waiting.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            let place = view.convert(view.bounds, to: window)
            let shows = !place.isEmpty && place.overlaps(seen)
            if shows, let scrollView = view as? UIScrollView {
                if scrollView.scrollsToTop { willing.append(scrollView) } else { others.append(scrollView) }
            }
            guard shows || !view.clipsToBounds else { continue }
            let left = view.clipsToBounds ? place.common(with: seen) : seen
            for subview in view.subviewStorage { waiting.append((subview, left)) }
        }
        noteTap(willing, others, in: window)
        guard willing.count == 1, let scrollView = willing.first else { return }
        scrollView.scrollToTop()
    }

    private func noteTap(_ willing: [UIScrollView], _ others: [UIScrollView], in window: UIWindow) {
        guard let trace = trace.listening else { return }
        trace.remember(
            StatusBarTap(
                scrollViews: willing.map { trace.remembered($0) }, others: others.map { trace.remembered($0) },
                keyWindow: trace.remembered(window)))
    }
}

extension UIScrollView {
    fileprivate func scrollToTop() {
        let top = onPixels(CGPoint(x: contentOffset.x, y: CGFloat(verticalRange.lowerBound)))
        guard top.y < contentOffset.y else { return }
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else {
            noteDenial(of: [self], by: delegate, "scrollViewShouldScrollToTop(_:)")
            return
        }
        endDeceleration()
        stopMotion()
        run(.glide(from: contentOffset, to: top), .scrollToTop)
    }
}
