import Foundation

/// A controller shown over another: the container of the presented view, and the state of the transition.
@MainActor
final class Presentation {
    let presented: UIViewController
    let container: PresentationContainer
    let stage: any PresentationStage
    /// Whether the transition to or from the screen is in progress.
    private(set) var isUnderWay = false
    private(set) var isLeaving = false
    private(set) var isAnimated = false
    /// The number of transitions, so that the end of an earlier one changes nothing.
    private var transition = 0

    /// The superview of the presenting view before this presentation covered it. It is weak, since it may be the window.
    private(set) weak var coveredPlace: UIView?
    private var coveredIndex = 0
    /// The frame of the covered view; `nil` if it fills its superview, which may change its size meanwhile.
    private var coveredFrame: CGRect?

    init(presented: UIViewController, container: PresentationContainer, stage: any PresentationStage) {
        self.presented = presented
        self.container = container
        self.stage = stage
    }

    var coversItsPresenter: Bool { stage.removesPresentersView }

    func begin(leaving: Bool, animated: Bool) -> Int {
        isUnderWay = true
        isLeaving = leaving
        isAnimated = animated
        transition += 1
        return transition
    }

    /// Ends a transition.
    ///
    /// - Returns: `false` if another transition has begun in the meantime.
    func end(_ transition: Int) -> Bool {
        guard transition == self.transition else { return false }
        isUnderWay = false
        return true
    }

    /// Ends the transition immediately. What follows it has no effect, but completion handlers are called.
    func endTransition() {
        guard isUnderWay else { return }
        isUnderWay = false
        transition += 1
        stage.endTransition()
    }

    func cover(_ view: UIView) {
        guard let place = view.superview else { return }
        coveredPlace = place
        coveredIndex = place.index(of: view) ?? 0
        coveredFrame = view.frame == place.bounds ? nil : view.frame
        view.removeFromSuperview()
    }

    func uncover(_ view: UIView) {
        guard let place = coveredPlace else { return }
        coveredPlace = nil
        guard view.superview == nil else { return }
        // In the context of a child, the container is in the place of the child's view.
        let frame = container.superview === place ? container.frame : coveredFrame
        view.frame = place is UIWindow ? place.bounds : frame ?? place.bounds
        place.insertSubview(view, at: coveredIndex)
    }
}

/// The container of a presented view; its next responder is the presenting controller (RC-3).
package class PresentationContainer: UIView {
    weak var presenting: UIViewController?

    override required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }

    override var holdsFocus: Bool { true }
    package override var next: UIResponder? { presenting ?? super.next }

    package override func layoutSubviews() {
        guard let presentation = presenting?.presentation, presentation.container === self else {
            return super.layoutSubviews()
        }
        presentation.stage.containerLaysOut { super.layoutSubviews() }
    }

    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? {
        PresentationMemory(
            presented: presenting?.presentation.map { trace.remembered($0.presented) },
            presenting: presenting?.viewIfLoaded.map { trace.remembered($0) })
    }
}

/// A container that receives no touches itself; the surroundings of the presented view may receive them.
final class PassingContainer: PresentationContainer {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The stage without the controllers module: the presented view fills its container and fades.
private final class FadingStage: PresentationStage {
    let removesPresentersView: Bool
    let letsTouchesThrough = false
    init(_ presented: UIViewController) { removesPresentersView = presented.modalPresentationStyle == .fullScreen }

    func run(_ change: ControllerChange) {
        let container = change.container
        if change.kind == .presenting {
            let view = change.to.view!
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
        guard change.isAnimated else {
            change.coordinator.runAlongside()
            return change.finish(true)
        }
        let (from, to): (CGFloat, CGFloat) = change.kind == .presenting ? (0, 1) : (1, 0)
        container.alpha = from
        UIView.animate(withDuration: change.coordinator.transitionDuration) {
            container.alpha = to
            change.coordinator.runAlongside()
        } completion: { _ in
            change.finish(true)
        }
    }
    func endTransition() {}
    func containerLaysOut(_ layOut: () -> Void) { layOut() }
    func wantedSizeChanges(of presented: UIViewController) {}
    func containerResizes(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

extension UIViewController {
    /// The duration of an animated transition, in seconds.
    package static var transitionDuration: TimeInterval { 0.35 }

    /// Touchstone extension: the outermost parent, or the controller itself.
    package var topOfContainment: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Returns the controller that presents in a style: for the current context, the nearest controller that defines one, and otherwise
    /// the outermost parent.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return topOfContainment }
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
        return controller
    }

    /// This controller or its nearest parent with a presentation; the outermost parent if there is none.
    private var nearestPresenting: UIViewController {
        var controller = self
        while controller.presentation == nil, let parent = controller.parent { controller = parent }
        return controller
    }

    /// The presentation that shows this controller itself; `nil` if it is not presented.
    var ownPresentation: Presentation? {
        guard let presentation = presenter?.presentation, presentation.presented === self else { return nil }
        return presentation
    }

    /// The container of this controller's view; `nil` if the controller is not presented.
    package var presentationContainer: UIView? { ownPresentation?.container }
    /// Whether the controller's presentation or dismissal is in progress.
    package var isOnItsWay: Bool { ownPresentation?.isUnderWay == true }

    /// Whether the controller that this one presents has removed its view from the screen.
    package var isCovered: Bool { presentation?.coveredPlace != nil && viewIfLoaded?.superview == nil }

    /// Whether a transition that shows or uncovers this controller or a parent is in progress.
    var isInTransition: Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current.ownPresentation?.isUnderWay == true { return true }
            if let presentation = current.presentation, presentation.isUnderWay, presentation.coversItsPresenter {
                return true
            }
            controller = current.parent
        }
        return false
    }

    private func coordinate(
        _ container: UIView, from: UIViewController, to: UIViewController, style: UIModalPresentationStyle,
        _ animated: Bool
    ) -> TransitionCoordinator {
        let coordinator = TransitionCoordinator(
            in: container, from: from, to: to, isAnimated: animated, style: style, duration: Self.transitionDuration)
        (from.ownCoordinator, to.ownCoordinator) = (coordinator, coordinator)
        return coordinator
    }

    private func endCoordinating(_ change: TransitionCoordinator, _ cancelled: Bool) {
        change.isCancelled = cancelled
        for key in [UITransitionContextViewControllerKey.from, .to] {
            let controller = change.viewController(forKey: key)
            if controller?.ownCoordinator === change { controller?.ownCoordinator = nil }
        }
        change.complete()
    }

    func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenting = presenter(for: controller.modalPresentationStyle)
        guard controller !== presenting else {
            return LoggedException.log(
                "UIViewController.present(_:animated:completion:)", "\(controller) tried to present itself modally.")
        }
        guard presenting.presentation == nil, controller.presenter == nil, let view = presenting.viewIfLoaded,
            let window = view.window
        else {
            let why = presenting.presentation != nil ? "it presents another already" : "its view is not in a window"
            let trace = UIApplication.shared.trace
            trace.note("\(type(of: self)) does not present \(type(of: controller)): \(why)")
            let other = presenting.presentation?.presented
            if other !== controller, controller.presenter == nil {
                trace.remember(
                    PresentationCall(
                        controller: trace.remembered(controller), presenting: trace.remembered(presenting),
                        result: .refused(by: other.map { trace.remembered($0) })))
            }
            // UIKit also writes to the console.
            return LoggedException.log(
                "UIViewController.present(_:animated:completion:)",
                "Attempt to present \(controller) on \(presenting) (from \(self)), but \(why).", .warning)
        }
        let trace = UIApplication.shared.trace
        trace.remember(
            PresentationCall(
                controller: trace.remembered(controller), presenting: trace.remembered(presenting), result: .presented))
        let stage =
            UIViewController.hooks?.stage(for: controller, presenting: presenting, source: self)
            ?? FadingStage(controller)
        let kind = stage.letsTouchesThrough ? PassingContainer.self : PresentationContainer.self
        let context = presenting.parent == nil ? nil : view.superview
        let container = kind.init(frame: context == nil ? window.bounds : view.frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presenting = presenting
        let presentation = Presentation(presented: controller, container: container, stage: stage)
        presenting.presentation = presentation
        controller.presenter = presenting
        let transition = presentation.begin(leaving: false, animated: animated)
        controller.isBeingPresented = true
        let coordinator = coordinate(
            container, from: presenting, to: controller, style: controller.modalPresentationStyle, animated)
        controller.loadViewIfNeeded()
        if presentation.coversItsPresenter { presenting.beginAppearanceTransition(false, animated: animated) }
        // A callback may have replaced the root of the window, which ends the presentation.
        guard presenting.presentation === presentation, view.window === window else {
            endCoordinating(coordinator, true)
            completion?()
            return
        }
        if let context { context.insertSubview(container, aboveSubview: view) } else { window.addSubview(container) }
        let change = ControllerChange(
            .presenting, in: container, from: presenting, to: controller, isAnimated: animated,
            coordinator: coordinator, finalFrame: container.bounds
        ) { completed in
            if presentation.end(transition) {
                if completed {
                    controller.finishAppearanceOfTree()
                    controller.isBeingPresented = false
                    // A callback may have begun to dismiss the controller.
                    if presentation.coversItsPresenter, presenting.presentation === presentation,
                        !presentation.isLeaving, let view = presenting.viewIfLoaded
                    {
                        presentation.cover(view)
                    }
                } else {
                    controller.beginAppearanceTransition(false, animated: animated)
                    if presentation.coversItsPresenter {
                        presenting.beginAppearanceTransition(true, animated: animated)
                        presenting.finishAppearanceOfTree()
                    }
                    Self.remove(presentation)
                }
            }
            self.endCoordinating(coordinator, !completed)
            completion?()
        }
        stage.run(change)
    }

    private static func remove(_ presentation: Presentation) {
        guard presentation.presented.ownPresentation === presentation else {
            return presentation.container.removeFromSuperview()
        }
        presentation.presented.presenter?.presentation = nil
        presentation.container.removeFromSuperview()
        presentation.presented.presenter = nil
        presentation.presented.isBeingPresented = false
        presentation.presented.isBeingDismissed = false
    }

    /// Removes what this controller and its children present, with everything presented from there, without an animation.
    package func windowReplacesRoot() {
        for child in children { child.windowReplacesRoot() }
        guard let presentation else { return }
        presentation.presented.windowReplacesRoot()
        presentation.endTransition()
        Self.remove(presentation)
    }

    /// Dismisses what this controller presents and everything presented from there. Of several controllers, only the topmost is animated.
    func dismissNow(animated: Bool, completion: (() -> Void)?) {
        let presenting = nearestPresenting
        guard let lowest = presenting.presentation else {
            presenting.presenter?.dismiss(animated: animated, completion: completion)
            return
        }
        guard !(lowest.isUnderWay && lowest.isLeaving) else { return }
        var topmost = lowest
        var leaving = [lowest]
        while let above = topmost.presented.presentation {
            topmost = above
            leaving.insert(above, at: 0)
        }
        for presentation in leaving { presentation.endTransition() }
        let transitions = leaving.map { $0.begin(leaving: true, animated: animated) }
        let coordinator = coordinate(
            topmost.container, from: topmost.presented, to: presenting,
            style: topmost.presented.modalPresentationStyle, animated)
        for presentation in leaving {
            presentation.presented.isBeingPresented = false
            presentation.presented.isBeingDismissed = true
            presentation.presented.beginAppearanceTransition(false, animated: animated)
        }
        if lowest.coversItsPresenter {
            presenting.beginAppearanceTransition(true, animated: animated)
            if let view = presenting.viewIfLoaded { lowest.uncover(view) }
        }
        let change = ControllerChange(
            .dismissing, in: topmost.container, from: topmost.presented, to: presenting, isAnimated: animated,
            coordinator: coordinator, finalFrame: topmost.container.bounds
        ) { completed in
            let ended = zip(leaving, transitions).map { $0.end($1) }
            if completed {
                if ended.last == true { presenting.finishAppearanceOfTree() }
                for presentation in leaving { Self.remove(presentation) }
            } else {
                Self.stay(leaving, over: presenting, animated)
            }
            self.endCoordinating(coordinator, !completed)
            completion?()
        }
        topmost.stage.run(change)
    }

    /// Restores the presentations after a cancelled dismissal.
    private static func stay(_ presentations: [Presentation], over presenting: UIViewController, _ animated: Bool) {
        guard let lowest = presentations.last else { return }
        if lowest.coversItsPresenter {
            presenting.beginAppearanceTransition(false, animated: animated)
            guard presenting.presentation === lowest else { return }
            if let view = presenting.viewIfLoaded { lowest.cover(view) }
        }
        for presentation in presentations {
            presentation.presented.isBeingDismissed = false
            presentation.presented.beginAppearanceTransition(true, animated: animated)
            presentation.presented.finishAppearanceOfTree()
        }
    }
}
