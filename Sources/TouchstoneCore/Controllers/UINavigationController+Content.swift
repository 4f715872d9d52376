import Foundation

extension UINavigationController {
    /// Views reach under the bar, and have it in their safe area, or begin below it.
    func layOutContent() {
        if isViewLoaded {
            let height = navigationBar.wantedHeight
            if navigationBar.bounds.height != height || navigationBar.frame.minY != barTop {
                navigationBar.frame.origin.y = barTop
                navigationBar.frame.size.height = height
            }
            navigationBar.backgroundAbove = barTop
        }
        for controller in stack {
            let reachesUnder = controller.reachesUnder(navigationBar)
            controller.barInsets.top =
                reachesUnder && !isNavigationBarHidden ? controller.navigationItem.heightInBar : 0
            guard let view = controller.viewIfLoaded, view.superviewStorage === content else { continue }
            let frame = placeOfContent(of: controller)
            // One that is on its way is moved by its transform.
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// Where the bar begins, in points: below the status bar.
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

    /// What the bars go along with as it scrolls is this view, and not the one that they find; nil takes that back.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        givenContentScrollView = scrollView
        navigationController?.followContent()
    }
    /// What the bars at that edge go along with: what was set, or else the root view, or its lowest subview, where that scrolls.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        givenContentScrollView ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviewStorage.first as? UIScrollView
    }
}

// MARK: What the bar does as content scrolls

extension UINavigationController {
    /// Looks for the topmost controller's content anew.
    func followContent() {
        let scrollView = topViewController?.contentScrollView(for: .top)
        scrollView?.barFollows = { [weak self] in self?.contentScrolled($0) }
        if let scrollView { contentScrolled(scrollView) } else { navigationBar.isAtScrollEdge = true }
    }

    private func contentScrolled(_ scrollView: UIScrollView) {
        // The bar's own change of the insets does not move the bar again.
        guard !scrollView.barIsGoingAlong else { return }
        guard let top = topViewController, top.contentScrollView(for: .top) === scrollView else {
            scrollView.barFollows = nil
            scrollView.barSpace = nil
            return
        }
        let item = top.navigationItem
        let whole = item.collapsible
        // Where the bar is no part of the insets, it stays as it is.
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
    /// It has come into a window: the bar above may have to go along.
    func notifyBar() {
        var view = superviewStorage
        while let current = view {
            if let navigation = current.owner as? UINavigationController { return navigation.followContent() }
            view = current.superviewStorage
        }
    }
}
