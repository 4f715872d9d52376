import Foundation

extension UINavigationController {
    /// Views reach under the bar, and have it in their safe area, or begin below it.
    func layOutContent() {
        let height = isNavigationBarHidden ? 0 : navigationBar.wantedHeight
        if isViewLoaded, navigationBar.bounds.height != navigationBar.wantedHeight {
            navigationBar.frame.size.height = navigationBar.wantedHeight
        }
        for controller in stack {
            let reachesUnder = controller.reachesUnder(navigationBar)
            controller.barInsets.top = reachesUnder ? height : 0
            guard let view = controller.viewIfLoaded, view.superviewStorage === content else { continue }
            let frame = placeOfContent(of: controller)
            // One that is on its way is moved by its transform.
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    func placeOfContent(of controller: UIViewController) -> CGRect {
        guard !isNavigationBarHidden, !controller.reachesUnder(navigationBar) else { return content.bounds }
        return content.bounds.room(within: UIEdgeInsets(top: navigationBar.wantedHeight))
    }
}

extension UIViewController {
    fileprivate func reachesUnder(_ bar: UINavigationBar) -> Bool {
        edgesForExtendedLayout.contains(.top) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}
