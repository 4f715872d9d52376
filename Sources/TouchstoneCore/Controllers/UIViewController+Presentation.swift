import Foundation

/// One controller shown over another: the container that holds the presented view, and how far the transition is.
@MainActor
final class Presentation {
    let presented: UIViewController
    let container: PresentationContainer
    /// Whether the transition to or from the screen is not finished yet.
    private(set) var isUnderWay = false
    private(set) var isLeaving = false
    private(set) var isAnimated = false
    /// Counts the transitions, so that the end of one that was overtaken changes nothing.
    private var transition = 0

    /// Where the presenting view was taken from while this presentation covers it. Weak, since it may be the window.
    private(set) weak var coveredPlace: UIView?
    private var coveredIndex = 0

    init(presented: UIViewController, container: PresentationContainer) {
        self.presented = presented
        self.container = container
    }

    var coversItsPresenter: Bool { presented.modalPresentationStyle == .fullScreen }

    func begin(leaving: Bool, animated: Bool) -> Int {
        isUnderWay = true
        isLeaving = leaving
        isAnimated = animated
        transition += 1
        return transition
    }

    /// False if another transition has begun since.
    func end(_ transition: Int) -> Bool {
        guard transition == self.transition else { return false }
        isUnderWay = false
        return true
    }

    func cover(_ view: UIView) {
        guard let place = view.superview else { return }
        coveredPlace = place
        coveredIndex = place.index(of: view) ?? 0
        view.removeFromSuperview()
    }

    func uncover(_ view: UIView) {
        guard let place = coveredPlace else { return }
        coveredPlace = nil
        guard view.superview == nil else { return }
        view.frame = place.bounds
        place.insertSubview(view, at: coveredIndex)
    }
}

/// What a presented view stands in; its next responder is the presenting controller (RC-3).
final class PresentationContainer: UIView {
    weak var presenting: UIViewController?

    override var holdsFocus: Bool { true }
    override var next: UIResponder? { presenting ?? super.next }

    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? {
        PresentationMemory(
            presented: presenting?.presentation.map { trace.remembered($0.presented) },
            presenting: presenting?.viewIfLoaded.map { trace.remembered($0) })
    }
}

extension UIViewController {
    /// Seconds of an animated transition.
    private static var transitionDuration: TimeInterval { 0.35 }

    private var topOfContainment: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The presentation that brought this very controller on screen.
    var ownPresentation: Presentation? {
        guard let presentation = presenter?.presentation, presentation.presented === self else { return nil }
        return presentation
    }

    /// Whether this controller's view was taken off the screen by what it presents.
    var isCovered: Bool { presentation?.coveredPlace != nil && viewIfLoaded?.superview == nil }

    /// Whether a transition that shows or uncovers this controller, or a parent of it, is not finished yet.
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

    func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenting = topOfContainment
        precondition(controller !== presenting, "A controller cannot present itself")
        guard presenting.presentation == nil, controller.presenter == nil,
            let window = presenting.viewIfLoaded?.window
        else {
            let why = presenting.presentation != nil ? "it presents another already" : "its view is not in a window"
            UIApplication.shared.trace.note("\(type(of: self)) does not present \(type(of: controller)): \(why)")
            return
        }
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presenting = presenting
        let presentation = Presentation(presented: controller, container: container)
        presenting.presentation = presentation
        controller.presenter = presenting
        let transition = presentation.begin(leaving: false, animated: animated)
        controller.isBeingPresented = true
        let view = controller.view!
        if presentation.coversItsPresenter { presenting.beginAppearanceTransition(false, animated: animated) }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        window.addSubview(container)
        run(animated, container, from: 0, to: 1) {
            if presentation.end(transition) {
                controller.finishAppearanceOfTree()
                controller.isBeingPresented = false
                if presentation.coversItsPresenter, let view = presenting.viewIfLoaded { presentation.cover(view) }
            }
            completion?()
        }
    }

    /// Takes away what this controller presents and all that is presented from there; of several, only the topmost moves.
    func dismissNow(animated: Bool, completion: (() -> Void)?) {
        let presenting = topOfContainment
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
        let transitions = leaving.map { $0.begin(leaving: true, animated: animated) }
        for presentation in leaving {
            presentation.presented.isBeingPresented = false
            presentation.presented.isBeingDismissed = true
            presentation.presented.beginAppearanceTransition(false, animated: animated)
        }
        if lowest.coversItsPresenter {
            presenting.beginAppearanceTransition(true, animated: animated)
            if let view = presenting.viewIfLoaded { lowest.uncover(view) }
        }
        run(animated, topmost.container, from: 1, to: 0) {
            for (presentation, transition) in zip(leaving, transitions) where presentation.end(transition) {
                if presentation === lowest { presenting.finishAppearanceOfTree() }
            }
            for presentation in leaving {
                presentation.presented.presenter?.presentation = nil
                presentation.container.removeFromSuperview()
                presentation.presented.presenter = nil
                presentation.presented.isBeingDismissed = false
            }
            completion?()
        }
    }

    /// Fades the container, during which touches do not reach it, or finishes at once.
    private func run(
        _ animated: Bool, _ container: UIView, from: CGFloat, to: CGFloat, finish: @escaping () -> Void
    ) {
        guard animated else { return finish() }
        container.alpha = from
        UIView.animate(withDuration: Self.transitionDuration) {
            container.alpha = to
        } completion: { _ in
            finish()
        }
    }
}
