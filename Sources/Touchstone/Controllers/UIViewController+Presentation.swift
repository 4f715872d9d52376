import Foundation

/// One controller shown over another: the container that holds the presented view, and how far the transition is.
@MainActor
final class Presentation {
    let presented: UIViewController
    let container: PresentationContainer
    /// Whether the transition to or from the screen is being animated.
    var isUnderWay = false

    init(presented: UIViewController, container: PresentationContainer) {
        self.presented = presented
        self.container = container
    }
}

/// What a presented view stands in; its next responder is the presenting controller (RC-3).
final class PresentationContainer: UIView {
    weak var presenting: UIViewController?

    override var next: UIResponder? { presenting ?? super.next }
}

extension UIViewController {
    /// Seconds of an animated transition.
    private static var transitionDuration: TimeInterval { 0.35 }

    private var topOfContainment: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenting = topOfContainment
        precondition(controller !== presenting, "A controller cannot present itself")
        guard presenting.presentation == nil, controller.presentingViewController == nil,
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
        controller.presentingViewController = presenting
        controller.appearanceIsAnimated = animated
        presentation.isUnderWay = true
        if controller.coversItsPresenter { presenting.beginAppearanceTransition(false, animated: animated) }
        controller.view.frame = container.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(controller.view)
        window.addSubview(container)
        presenting.run(animated, container, from: 0, to: 1) {
            presentation.isUnderWay = false
            controller.finishAppearing()
            if controller.coversItsPresenter { presenting.viewIfLoaded?.removeFromSuperview() }
            completion?()
        }
    }

    func dismissNow(animated: Bool, completion: (() -> Void)?) {
        guard let presentation = topOfContainment.presentation else {
            if let presenting = topOfContainment.presentingViewController {
                presenting.dismiss(animated: animated, completion: completion)
            }
            return
        }
        guard !presentation.isUnderWay || presentation.presented.appearance == .appearing else { return }
        let presenting = topOfContainment
        let presented = presentation.presented
        presentation.isUnderWay = true
        presented.beginAppearanceTransition(false, animated: animated)
        if presented.coversItsPresenter, let window = presentation.container.window, let view = presenting.viewIfLoaded
        {
            presenting.appearanceIsAnimated = animated
            view.frame = window.bounds
            window.insertSubview(view, belowSubview: presentation.container)
        }
        presenting.run(animated, presentation.container, from: 1, to: 0) {
            presenting.presentation = nil
            presentation.container.removeFromSuperview()
            presented.presentingViewController = nil
            completion?()
        }
    }

    private var coversItsPresenter: Bool { modalPresentationStyle == .fullScreen }

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
