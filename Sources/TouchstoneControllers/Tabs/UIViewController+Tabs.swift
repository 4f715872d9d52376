import TouchstoneCore

extension UIViewController {
    /// The nearest tab bar controller that contains this controller.
    public var tabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let tabs = current as? UITabBarController { return tabs }
            controller = current.parent
        }
        return nil
    }
}
