import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The context of one running transition, which is passed to its animator.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
    private let change: ControllerChange
    private let presentation: UIPresentationController?
    private let finish: (Bool) -> Void
    private var shield: TransitionShield?
    private(set) var transitionWasCancelled = false
    private var isOver = false
    /// Whether the animations advance by themselves, although an interactive transition can take them over.
    private var advances = false
    /// The original place of the view that stays behind, in case the animator moves it into the container.
    private var place: (view: UIView, superview: UIView, index: Int)?
    private lazy var driver = AnimationDriver(application)
    private var interruptible: (any UIViewImplicitlyAnimating)?
    /// The context itself until the transition is over, because an animator may keep it weakly.
    private var running: TransitionContext?

    init(_ change: ControllerChange, _ presentation: UIPresentationController? = nil, finish: ((Bool) -> Void)? = nil) {
        self.change = change
        self.presentation = presentation
        self.finish = finish ?? change.finish
    }

    private var application: UIApplication { .shared }
    private var coordinator: TransitionCoordinator { change.coordinator }
    var duration: TimeInterval { coordinator.transitionDuration }

    func start() {
        guard change.isAnimated, let animator = change.animator else {
            coordinator.runAlongside()
            return completeTransition(true)
        }
        running = self
        rememberPlace()
        coordinator.transitionDuration = animator.transitionDuration(using: self)
        guard let interactor = change.interactor, interactor.wantsInteractiveStart else {
            cover()
            guard let driven = change.interactor as? UIPercentDrivenInteractiveTransition else {
                return animate(animator)
            }
            driven.accompany(self)
            advances = true
            return driver.watch { animate(animator) }
        }
        coordinator.isInteractive = true
        coordinator.initiallyInteractive = true
        interactor.startInteractiveTransition(self)
        if !(interactor is UIPercentDrivenInteractiveTransition) { runAlongside() }
    }

    private func animate(_ animator: any UIViewControllerAnimatedTransitioning) {
        animator.animateTransition(using: self)
        runAlongside()
    }

    private func runAlongside() {
        guard !isOver else { return }
        UIView.animate(withDuration: duration) { coordinator.runAlongside() }
    }

    /// Blocks touches until the transition is over.
    private func cover() {
        guard shield == nil, !isOver, let window = change.container.window else { return }
        shield = TransitionShield(over: window, for: change.kind == .dismissing ? change.from : change.to)
    }

    private func rememberPlace() {
        let staying = change.kind == .dismissing ? change.to : change.from
        guard change.kind != .within, let view = staying.viewIfLoaded, let superview = view.superview else { return }
        place = (view, superview, superview.subviews.firstIndex { $0 === view } ?? 0)
    }

    // MARK: Properties of the transition

    var containerView: UIView { change.container }
    var isAnimated: Bool { change.isAnimated }
    var isInteractive: Bool { coordinator.isInteractive }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    let targetTransform = CGAffineTransform.identity

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? change.from : key == .to ? change.to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let isFrom = key == .from
        guard let presentation else { return isFrom ? change.from.viewIfLoaded : change.to.view }
        let isPresented = isFrom == (change.kind == .dismissing)
        if isPresented { return presentation.presentedView }
        return presentation.shouldRemovePresentersView ? (isFrom ? change.from : change.to).view : nil
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        let isFrom = viewController === change.from
        guard isFrom || change.kind == .dismissing && viewController === change.to,
            let view = viewController.viewIfLoaded
        else { return .zero }
        guard view.superview !== change.container else { return view.frame }
        return view.superview.map { change.container.convert(view.frame, from: $0) } ?? change.container.bounds
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        if viewController === change.to {
            return change.kind == .dismissing ? change.container.bounds : change.finalFrame
        }
        return change.kind == .presenting ? initialFrame(for: viewController) : .zero
    }

    // MARK: Interactive transitions

    /// Starts the animations in a paused state, so that an interactive transition drives them.
    func drive() {
        guard let animator = change.animator else { return }
        let offered = animator.interruptibleAnimator(using: self)
        interruptible = offered is MissingAnimator ? nil : offered
        if let interruptible {
            interruptible.pauseAnimation()
            driver.record { runAlongside() }
        } else {
            driver.record { animate(animator) }
        }
    }

    /// Stops animations that advance by themselves, so that the interactive transition drives them.
    private func takeOver() {
        guard advances, !isOver, let animator = change.animator else { return }
        advances = false
        driver.takeOver()
        let offered = animator.interruptibleAnimator(using: self)
        interruptible = offered is MissingAnimator ? nil : offered
        interruptible?.pauseAnimation()
        becomeInteractive()
    }

    private func becomeInteractive() {
        coordinator.isInteractive = true
        shield?.removeFromSuperview()
        shield = nil
    }

    func move(to part: CGFloat) {
        takeOver()
        driver.move(to: Double(part) * duration)
        interruptible?.fractionComplete = part
        updateInteractiveTransition(part)
    }

    func release(completes: Bool, speed: CGFloat) {
        if advances, completes { return }
        takeOver()
        coordinator.completionVelocity = speed
        if completes { finishInteractiveTransition() } else { cancelInteractiveTransition() }
        driver.run(forward: completes, duration: duration, speed: Double(speed))
        guard let interruptible else { return }
        if completes {
            interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        } else if let animator = interruptible as? UIViewPropertyAnimator {
            animator.endAtStart()
        }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = percentComplete }

    func finishInteractiveTransition() {
        guard !isOver else { return }
        coordinator.isInteractive = false
        cover()
    }

    func cancelInteractiveTransition() {
        guard !isOver else { return }
        transitionWasCancelled = true
        coordinator.isCancelled = true
        coordinator.isInteractive = false
        cover()
    }

    func pauseInteractiveTransition() {
        takeOver()
        becomeInteractive()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        running = nil
        (change.interactor as? UIPercentDrivenInteractiveTransition)?.leave(self)
        shield?.removeFromSuperview()
        shield = nil
        if let place, place.view.superview !== place.superview, let window = change.container.window,
            place.view.window === window
        {
            place.view.transform = .identity
            place.superview.insertSubview(place.view, at: min(place.index, place.superview.subviews.count))
        }
        finish(didComplete)
        change.animator?.animationEnded(didComplete)
    }
}
