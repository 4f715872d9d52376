import Foundation

/// The state of a controller's view between off and on the screen.
enum Appearance { case disappeared, appearing, appeared, disappearing }

extension UIViewController: ViewOwner {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        for controller in controllersNotifiedHere {
            if isAppearing { controller.startAppearing(animated) } else { controller.startDisappearing(animated) }
        }
    }

    func endAppearance() {
        for controller in controllersNotifiedHere.reversed() {
            controller.finishAppearing()
            controller.finishDisappearing()
        }
    }

    /// Ends the appearance of the tree after a transition that delayed it.
    func finishAppearanceOfTree() {
        for controller in controllersNotifiedHere.reversed() { controller.finishAppearing() }
    }

    private var isNotifiedAutomatically: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

    /// This controller and those in its view that receive its appearance methods, parents first.
    private var controllersNotifiedHere: [UIViewController] {
        guard let view = viewIfLoaded else { return [self] }
        return view.controllersInTree.filter { $0 === self || $0.receives(from: self) }
    }

    private func receives(from ancestor: UIViewController) -> Bool {
        var controller = self
        while controller !== ancestor {
            guard controller.isNotifiedAutomatically else { return false }
            guard let parent = controller.parent else { break }
            controller = parent
        }
        return true
    }

    // MARK: Moves of the view

    package func viewWillEnter(_ window: UIWindow) {
        guard isNotifiedAutomatically, !window.isHidden else { return }
        startAppearing(
            ownPresentation?.isAnimated ?? (parent?.appearance == .appearing && parent!.appearanceIsAnimated))
    }

    package func viewWillLeave(_ window: UIWindow) {
        guard isNotifiedAutomatically else { return }
        startDisappearing(parent?.appearance == .disappearing && parent!.appearanceIsAnimated)
    }

    /// Ends the appearance transition after the view has moved, unless a transition ends it later.
    package func viewHasMoved() {
        guard isNotifiedAutomatically else { return }
        if viewIfLoaded?.window != nil { return finishAppearing() }
        // A callback may have removed the view from the announced window.
        startDisappearing(appearanceIsAnimated)
        finishDisappearing()
    }

    package func viewHasLeft() { finishDisappearing() }

    package var isAddedByItself: Bool {
        parent == nil && presenter == nil && viewIfLoaded?.windowStorage?.rootViewController !== self
    }

    // MARK: Steps

    private func startAppearing(_ animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        appearanceIsAnimated = animated
        viewWillAppear(animated)
    }

    package var isAppearing: Bool { appearance == .appearing }

    package func viewHasEntered() {
        if isAppearing { viewIsAppearing(appearanceIsAnimated) }
    }

    private func finishAppearing() {
        guard appearance == .appearing, viewIfLoaded?.window != nil, !isInTransition, !takesAnothersPlace else {
            return
        }
        appearance = .appeared
        viewDidAppear(appearanceIsAnimated)
    }

    private func startDisappearing(_ animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        appearanceIsAnimated = animated
        viewWillDisappear(animated)
    }

    private func finishDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(appearanceIsAnimated)
    }
}

extension UIView {
    /// The controllers of this tree, parents first.
    fileprivate var controllersInTree: [UIViewController] { ownersInTree.compactMap { $0 as? UIViewController } }
}

extension UIViewController: UIAppearanceContainer {}
