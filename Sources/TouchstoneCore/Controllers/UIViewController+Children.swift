import Foundation

extension UIViewController {
    func change(
        from: UIViewController, to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        precondition(
            from.parent === self && to.parent === self,
            "Children view controllers \(from) and \(to) must have a common parent view controller when calling transition(from:to:…)"
        )
        guard let container = from.view.superview else { return }
        let tells = shouldAutomaticallyForwardAppearanceMethods
        to.takesAnothersPlace = true
        if tells {
            from.beginAppearanceTransition(false, animated: duration > 0)
            to.beginAppearanceTransition(true, animated: duration > 0)
        }
        UIView.transition(with: container, duration: duration, options: options) {
            container.addSubview(to.view)
            animations?()
        } completion: { finished in
            to.takesAnothersPlace = false
            // Somebody else may have changed their places meanwhile.
            if from.parent === self || from.parent == nil { from.viewIfLoaded?.removeFromSuperview() }
            if tells {
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
            completion?(finished)
        }
    }
}
