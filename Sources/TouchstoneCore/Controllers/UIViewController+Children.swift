import Foundation

extension UIViewController {
    /// Returns whether the controller is a descendant of `controller`.
    func isDescendant(of controller: UIViewController) -> Bool {
        var current = parent
        while let above = current {
            if above === controller { return true }
            current = above.parent
        }
        return false
    }

    func change(
        from: UIViewController, to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self else {
            LoggedException.log(
                "UIViewController.transition(from:to:duration:options:animations:completion:)",
                "Children view controllers \(from) and \(to) must have a common parent view controller.")
            return
        }
        guard let container = from.view.superview else { return }
        let forwards = shouldAutomaticallyForwardAppearanceMethods
        to.takesAnothersPlace = true
        if forwards {
            from.beginAppearanceTransition(false, animated: duration > 0)
            to.beginAppearanceTransition(true, animated: duration > 0)
        }
        UIView.transition(with: container, duration: duration, options: options) {
            container.addSubview(to.view)
            animations?()
        } completion: { finished in
            to.takesAnothersPlace = false
            // The controller may have moved to another parent in the meantime.
            if from.parent === self || from.parent == nil { from.viewIfLoaded?.removeFromSuperview() }
            if forwards {
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
            completion?(finished)
        }
    }
}
