import Foundation
import TouchstoneGeometry

/// What the module of controllers does for the core's own. Where a program is linked with it, the core finds it by its name.
@MainActor
package protocol ControllerHooks: Sendable {
    /// How `presented` is shown and taken away.
    static func stage(
        for presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> any PresentationStage
    /// Has an animator of the application's make a change of controllers within a container.
    static func run(_ change: ControllerChange)
    /// A child of the controller has come on the screen of a navigation controller: bars below may go.
    static func showedTop(_ navigation: UINavigationController)
    /// Hides or shows a navigation controller's toolbar along with its bar.
    static func hideToolbar(of navigation: UINavigationController, _ hidden: Bool)
    /// A controller has another tab.
    static func tabBarItemChanged(of controller: UIViewController)
}

/// How one presented controller comes, stands in its container, and goes.
@MainActor
package protocol PresentationStage: AnyObject {
    /// Whether the presenting view leaves its window while the presented one is shown.
    var removesPresentersView: Bool { get }
    /// Whether touches of the container that nothing in it takes go to what is behind.
    var letsTouchesThrough: Bool { get }
    /// Brings or takes away the presented view.
    func run(_ change: ControllerChange)
    /// Ends the transition in progress, if there is one, at once.
    func endTransition()
    /// The container is laid out: `layOut` is its own.
    func containerLaysOut(_ layOut: () -> Void)
    /// The presented controller wants another size.
    func wantedSizeChanges(of presented: UIViewController)
    /// The window is about to be of another size.
    func containerResizes(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// One controller takes another's place.
@MainActor
package final class ControllerChange {
    package enum Kind { case presenting, dismissing, within }
    package let kind: Kind
    /// What it takes place in, in its window already.
    package let container: UIView
    package let from: UIViewController
    package let to: UIViewController
    package let isAnimated: Bool
    package let coordinator: TransitionCoordinator
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Where the view that comes is to lie, in the container.
    package var finalFrame: CGRect
    /// To be called once, with whether it came to its end.
    package let finish: (Bool) -> Void

    package init(
        _ kind: Kind, in container: UIView, from: UIViewController, to: UIViewController, isAnimated: Bool,
        coordinator: TransitionCoordinator, finalFrame: CGRect, finish: @escaping (Bool) -> Void
    ) {
        (self.kind, self.container, self.from, self.to) = (kind, container, from, to)
        (self.isAnimated, self.coordinator, self.finalFrame) = (isAnimated, coordinator, finalFrame)
        self.finish = finish
    }
}

extension UIViewController {
    /// Nil where the program is not linked with it.
    static let hooks: (any ControllerHooks.Type)? =
        NSClassFromString("TouchstoneControllers.ControllerWork") as? any ControllerHooks.Type
}

/// Covers the window during a transition and consumes touches.
package final class TransitionShield: UIView {
    private weak var controller: UIViewController?

    /// Over all that is in the window.
    package init(over window: UIView, for controller: UIViewController) {
        self.controller = controller
        super.init(frame: window.bounds)
        accessibilityIdentifier = "transition"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isMultipleTouchEnabled = true
        window.addSubview(self)
    }
    package required init?(coder: NSCoder) { nil }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? {
        TransitionMemory(controller: controller.map { trace.remembered($0) })
    }
}

/// What keeps touches off during a transition, in the memory of a scene.
@MainActor
struct TransitionMemory: SceneDetail {
    /// The controller that appears or disappears.
    let controller: Remembered?
}
