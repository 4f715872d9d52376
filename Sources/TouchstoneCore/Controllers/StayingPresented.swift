// What keeps a controller presented when the user wants to dismiss it.
extension UIViewController {
    /// Whether only the application can dismiss the controller.
    ///
    /// This is so if `isModalInPresentation` is set on the controller or on a visible descendant.
    package var staysPresented: Bool { keeper != nil }

    /// This controller and its visible descendants.
    package var visibleControllers: [UIViewController] {
        [self] + children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.visibleControllers)
    }

    /// The controller whose `isModalInPresentation` is set: this one or a visible descendant.
    package var keeper: UIViewController? { visibleControllers.first(where: \.isModalInPresentation) }
}
