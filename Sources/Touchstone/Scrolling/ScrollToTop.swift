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
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha >= 0.01, view.isOnScreen(of: window) else { continue }
            if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { willing.append(scrollView) }
            waiting.append(contentsOf: view.subviewStorage)
        }
        guard willing.count == 1, let scrollView = willing.first else { return }
        scrollView.scrollToTop()
    }
}

extension UIView {
    fileprivate func isOnScreen(of window: UIWindow) -> Bool {
        // What lies outside of its parent may show all the same, so an empty view is no reason to pass its subviews by.
        guard !bounds.isEmpty else { return !subviewStorage.isEmpty }
        return self === window || convert(bounds, to: window).intersects(window.bounds) || !clipsToBounds
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
