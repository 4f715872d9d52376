import Foundation

extension UINavigationController {
    /// Lays out the bar and the content. A view extends under the bar, with the bar in its safe area, or begins below it.
    func layOutContent() {
        if isViewLoaded {
            let height = navigationBar.wantedHeight
            if navigationBar.bounds.height != height || navigationBar.frame.minY != barTop {
                navigationBar.frame.origin.y = barTop
                navigationBar.frame.size.height = height
            }
            navigationBar.background.extentAbove = barTop
        }
        for controller in stack {
            let reachesUnder = controller.reachesUnder(navigationBar)
            controller.barInsets.top =
                reachesUnder && !isNavigationBarHidden ? controller.navigationItem.heightInBar : 0
            guard let view = controller.viewIfLoaded, view.superviewStorage === content else { continue }
            let frame = placeOfContent(of: controller)
            // A transition moves a view with its transform, so only its bounds and center are set.
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// Adopts the preferred size of a controller that has become the topmost. If it has none, the size stays.
    func adoptSizeOfNewTop() {
        guard let top = topViewController, top !== sizedTop else { return }
        sizedTop = top
        if top.preferredContentSize != .zero { preferredContentSize = top.preferredContentSize }
    }

    /// The top of the bar, in points: below the status bar.
    var barTop: CGFloat { viewIfLoaded?.safeAreaInsets.top ?? 0 }

    func placeOfContent(of controller: UIViewController) -> CGRect {
        var bars = UIEdgeInsets.zero
        if !isNavigationBarHidden, !controller.reachesUnder(navigationBar) {
            bars.top = barTop + controller.navigationItem.heightInBar
        }
        if !controller.edgesForExtendedLayout.contains(.bottom) {
            bars.bottom = (viewIfLoaded?.safeAreaInsets.bottom ?? 0) + bottomBarHeight
        }
        return content.bounds.room(within: bars)
    }
}

extension UIViewController {
    fileprivate func reachesUnder(_ bar: UINavigationBar) -> Bool {
        edgesForExtendedLayout.contains(.top) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}

// MARK: Scrolling content

extension UINavigationController {
    /// Finds the scroll view of the topmost controller again and follows it.
    func followContent() {
        let scrollView = topViewController?.contentScrollView(for: .top)
        scrollView?.barFollows = { [weak self] in self?.contentScrolled($0) }
        if let scrollView { contentScrolled(scrollView) } else { navigationBar.isAtScrollEdge = true }
    }

    private func contentScrolled(_ scrollView: UIScrollView) {
        // A change of the insets that the bar caused must not move the bar again.
        guard !scrollView.barIsGoingAlong else { return }
        guard let top = topViewController, top.contentScrollView(for: .top) === scrollView else {
            scrollView.barFollows = nil
            scrollView.barSpace = nil
            return
        }
        let item = top.navigationItem
        let whole = item.collapsible
        // A bar that is not part of the insets stays unchanged.
        if whole > 0, !isNavigationBarHidden, scrollView.systemInset.top > 0 {
            let fixed = scrollView.adjustedContentInset.top - (whole - item.collapsed)
            let shown = min(max(-scrollView.contentOffset.y - fixed, 0), whole)
            let collapsed = whole - shown
            scrollView.barSpace = BarSpace(hidden: collapsed, whole: whole, rests: item.restingCollapsibles)
            if collapsed != item.collapsed {
                item.collapsed = collapsed
                scrollView.barIsGoingAlong = true
                layOutContent()
                scrollView.barIsGoingAlong = false
                navigationBar.setNeedsLayout()
            }
        } else {
            scrollView.barSpace = nil
        }
        navigationBar.isAtScrollEdge = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    }
}

extension UIScrollView {
    /// Has the enclosing navigation controller find its scroll view again, after this one has moved to a window.
    func notifyBar() {
        var view = superviewStorage
        while let current = view {
            if let navigation = current.owner as? UINavigationController { return navigation.followContent() }
            view = current.superviewStorage
        }
    }
}
