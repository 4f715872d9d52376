import Foundation

extension InterfaceSegue {
    /// Goes back to the nearest controller that has the action: to one below on a navigation stack, to a parent, or to a presenting one.
    func unwind(from source: UIViewController, _ action: Selector, _ sender: Any?) {
        guard let destination = source.unwindDestination(of: action, from: source, sender: sender) else {
            return LoggedException.log(
                "UIStoryboardSegue.perform()",
                "no controller around \(source) has the unwind action \(action). Nothing happens.", .warning)
        }
        let segue = making(identifier, source, destination)
        segue.showing = { [animates] in $0.source.goBack(to: $0.destination, segue: $0, animated: animates) }
        source.prepare(for: segue, sender: sender)
        _ = action.call(destination, segue, nil)
        segue.perform()
    }
}

extension UIViewController {
    /// The controller to which an unwind segue leads, searched from this one outward.
    func unwindDestination(of action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        var inner: UIViewController?
        var outer: UIViewController? = self
        while let controller = outer {
            // The children of a container are searched from the last to the first.
            for child in controller.children.reversed() where child !== inner {
                if let found = child.deepest(action, from: source, sender) { return found }
            }
            if controller !== source, controller.accepts(action, from: source, sender) { return controller }
            inner = controller
            outer = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    private func accepts(_ action: Selector, from source: UIViewController, _ sender: Any?) -> Bool {
        action.isImplemented(self)
            && canPerformUnwindSegueAction(action, from: source, sender: sender as Any)
    }

    private func deepest(_ action: Selector, from source: UIViewController, _ sender: Any?) -> UIViewController? {
        guard self !== source else { return nil }
        for child in children.reversed() {
            if let found = child.deepest(action, from: source, sender) { return found }
        }
        return accepts(action, from: source, sender) ? self : nil
    }

    /// Dismisses what covers the destination, and lets the containers on the way show it.
    fileprivate func goBack(to destination: UIViewController, segue: UIStoryboardSegue, animated: Bool) {
        // The outermost container that presents the source's presentation and contains the destination dismisses it.
        var presenter = presentingViewController
        var dismissing: UIViewController?
        while let each = presenter {
            if each === destination || destination.isDescendant(of: each) {
                dismissing = each
                break
            }
            presenter = each.presentingViewController
        }
        // A container that presents is the outermost parent of the controller that was asked to present.
        let root = topOfContainment
        if let dismissing, destination !== root, !destination.isDescendant(of: root) {
            dismissing.dismiss(animated: animated)
        }
        var child = destination
        while let parent = child.parent {
            parent.unwind(for: segue, towards: child)
            if let navigation = parent as? UINavigationController, navigation.topViewController !== child {
                navigation.popToViewController(child, animated: animated && dismissing == nil)
            }
            child = parent
        }
    }
}
