import Foundation
import TouchstoneCore

/// The hooks of this module for the core module, which finds the class by name.
@MainActor
final class ControllerWork: ControllerHooks {
    static func stage(
        for presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> any PresentationStage {
        var controller = presented.makePresentationController(presenting: presenting, source: source)
        controller.presenting = presenting
        if let adapted = controller.adapted(in: presenting.traitCollection) { controller = adapted }
        return PresentationDirector(controller, source: source)
    }

    static func run(_ change: ControllerChange) { TransitionContext(change).start() }

    static func showedTop(_ navigation: UINavigationController) { navigation.bottomBarsChange() }
    static func placeToolbar(of navigation: UINavigationController) { navigation.placeToolbar() }

    static func hideToolbar(of navigation: UINavigationController, _ hidden: Bool) {
        navigation.hideToolbarWithBar(hidden)
    }

    static func toolbarItemsChanged(of controller: UIViewController) {
        controller.navigationController?.bottomBarsChange()
    }

    static func presentationController(of controller: UIViewController) -> UIPresentationController {
        let presented = controller.topOfContainment
        return presented.extras.popover
            ?? presented.makePresentationController(presenting: presented.presenter, source: nil)
    }

    static func tabBarItemChanged(of controller: UIViewController) { controller.tabBarController?.itemsChanged() }
}

/// Runs presentations and dismissals with a presentation controller.
@MainActor
final class PresentationDirector: PresentationStage {
    private let controller: UIPresentationController
    private weak var source: UIViewController?
    /// The transition in progress.
    private weak var current: TransitionContext?

    func endTransition() { current?.completeTransition(true) }

    init(_ controller: UIPresentationController, source: UIViewController) {
        self.controller = controller
        self.source = source
    }

    var removesPresentersView: Bool { controller.shouldRemovePresentersView }
    var letsTouchesThrough: Bool { controller.takesNoTouchesItself }

    func run(_ change: ControllerChange) {
        controller.containerView = change.container
        switch change.kind {
        case .presenting: present(change)
        default: dismiss(change)
        }
    }

    private func present(_ change: ControllerChange) {
        let delegate = change.to.transitioningDelegate
        if change.isAnimated {
            let own = delegate?.animationController(
                forPresented: change.to, presenting: change.from, source: source ?? change.from)
            change.animator = own ?? controller.animator
            change.interactor = own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        }
        controller.presentationTransitionWillBegin()
        change.finalFrame = controller.frameOfPresentedViewInContainerView
        let context = TransitionContext(change, controller) { [controller] completed in
            controller.presentationTransitionDidEnd(completed)
            change.finish(completed)
            if !completed { self.isOver(change.to) }
        }
        if change.animator == nil, let view = controller.presentedView {
            change.container.addPresented(view, frame: change.finalFrame)
        }
        current = context
        context.start()
    }

    private func dismiss(_ change: ControllerChange) {
        let delegate = change.from.transitioningDelegate
        if change.isAnimated {
            let own = delegate?.animationController(forDismissed: change.from)
            change.animator = own ?? controller.animator
            change.interactor = own.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        }
        controller.dismissalTransitionWillBegin()
        let context = TransitionContext(change, controller) { [controller] completed in
            controller.dismissalTransitionDidEnd(completed)
            // This removes the container, after the presenting controller has appeared (RC-38).
            change.finish(completed)
            guard completed else { return }
            controller.presentedView?.removeFromSuperview()
            self.isOver(change.from)
        }
        current = context
        context.start()
    }

    /// Ends the presentation. A custom presentation controller is discarded; the system's own keep their properties.
    private func isOver(_ presented: UIViewController) {
        controller.containerView = nil
        guard let extras = presented.extrasIfMade, extras.presentationController === controller else { return }
        extras.presentationController = extras.popover
        extras.popover = nil
        if controller.madeFor == .custom { extras.presentationController = nil }
    }

    func containerLaysOut(_ layOut: () -> Void) {
        controller.containerViewWillLayoutSubviews()
        layOut()
        controller.containerViewDidLayoutSubviews()
    }

    func wantedSizeChanges(of presented: UIViewController) {
        controller.preferredContentSizeDidChange(forChildContentContainer: presented)
    }

    func containerResizes(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        controller.viewWillTransition(to: size, with: coordinator)
    }
}
