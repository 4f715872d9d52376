import Foundation

/// Where a controller's view is between off and on the screen.
enum Appearance { case disappeared, appearing, appeared, disappearing }

extension UIViewController {
    /// For containers that forward appearance themselves, and for transitions.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearanceIsAnimated = animated
        if isAppearing { startAppearing() } else { startDisappearing() }
    }

    public func endAppearanceTransition() {
        finishAppearing()
        finishDisappearing()
    }

    private var isToldAutomatically: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

    // MARK: What a move of the view means

    func viewWillEnter(_ window: UIWindow) {
        if isToldAutomatically, !window.isHidden { startAppearing() }
    }

    func viewWillLeave(_ window: UIWindow) {
        if isToldAutomatically { startDisappearing() }
    }

    // MARK: Steps

    func startAppearing() {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        viewWillAppear(appearanceIsAnimated)
    }

    func isAppearing() {
        if appearance == .appearing { viewIsAppearing(appearanceIsAnimated) }
    }

    func finishAppearing() {
        guard appearance == .appearing, viewIfLoaded?.window != nil, presentation(of: self)?.isUnderWay != true else {
            return
        }
        appearance = .appeared
        viewDidAppear(appearanceIsAnimated)
        appearanceIsAnimated = false
    }

    func startDisappearing() {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(appearanceIsAnimated)
    }

    func finishDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(appearanceIsAnimated)
        appearanceIsAnimated = false
    }

    private func presentation(of controller: UIViewController) -> Presentation? {
        guard let presentation = controller.presentingViewController?.presentation else { return nil }
        return presentation.presented === controller ? presentation : nil
    }
}

extension UIView {
    /// The controllers of this tree, parents first.
    var controllersInTree: [UIViewController] {
        var controllers: [UIViewController] = []
        forEachInTree { view in
            if let controller = view.controllerStorage { controllers.append(controller) }
        }
        return controllers
    }

    /// After the tree moved: controllers whose view came on screen are told, laid out and told again, parents first and
    /// then, like every nested transition, children first.
    func finishMove(of controllers: [UIViewController]) {
        guard !controllers.isEmpty else { return }
        if windowStorage != nil {
            for controller in controllers { controller.isAppearing() }
            if controllers.contains(where: { $0.appearance == .appearing }) { layoutIfNeeded() }
            for controller in controllers.reversed() { controller.finishAppearing() }
        } else {
            for controller in controllers.reversed() { controller.finishDisappearing() }
        }
    }
}

extension UIViewController {
    /// The window around a view that is in place already was shown.
    func appearIfNeeded() {
        guard let view = viewIfLoaded, let window = view.window else { return }
        let controllers = view.controllersInTree
        for controller in controllers { controller.viewWillEnter(window) }
        view.finishMove(of: controllers)
    }

    /// The window around the view is being hidden.
    func disappear() {
        guard let view = viewIfLoaded, let window = view.window else { return }
        let controllers = view.controllersInTree
        for controller in controllers { controller.viewWillLeave(window) }
        for controller in controllers.reversed() { controller.finishDisappearing() }
    }

    func leaveWindow() {
        viewIfLoaded?.removeFromSuperview()
    }
}
