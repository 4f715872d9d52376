import Foundation
import TouchstoneGeometry

/// The functions that the controllers module provides to the core. The core finds the module by name if a program links it.
@MainActor
package protocol ControllerHooks: Sendable {
    /// Returns the object that shows and dismisses `presented`.
    static func stage(
        for presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> any PresentationStage
    /// Runs a change of controllers within a container with an animator of the application.
    static func run(_ change: ControllerChange)
    /// A child of `navigation` is on the screen, so the bars at the bottom may be hidden.
    static func showedTop(_ navigation: UINavigationController)
    /// Moves a shown toolbar to the bottom of the safe area, which has changed.
    static func placeToolbar(of navigation: UINavigationController)
    /// Hides or shows the toolbar of a navigation controller along with its bar.
    static func hideToolbar(of navigation: UINavigationController, _ hidden: Bool)
    /// The tab bar item of `controller` has changed.
    static func tabBarItemChanged(of controller: UIViewController)
    /// The toolbar items of `controller` have changed.
    static func toolbarItemsChanged(of controller: UIViewController)
    /// Returns the controller that presents `controller`, or will present it in its style.
    static func presentationController(of controller: UIViewController) -> UIPresentationController
}

/// Shows one presented controller, manages it in its container, and dismisses it.
@MainActor
package protocol PresentationStage: AnyObject {
    /// Whether the presenting view leaves its window while the presented one is shown.
    var removesPresentersView: Bool { get }
    /// Whether touches that nothing in the container receives go to the views behind it.
    var letsTouchesThrough: Bool { get }
    /// Presents or dismisses the presented view.
    func run(_ change: ControllerChange)
    /// Ends the transition in progress immediately, if there is one.
    func endTransition()
    /// Lays out the container.
    ///
    /// - Parameter layOut: The container's own layout.
    func containerLaysOut(_ layOut: () -> Void)
    /// The presented controller requests another size.
    func wantedSizeChanges(of presented: UIViewController)
    /// The size of the window is about to change.
    func containerResizes(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A change in which one controller replaces another.
@MainActor
package final class ControllerChange {
    package enum Kind { case presenting, dismissing, within }
    package let kind: Kind
    /// The view in which the change takes place; it is already in its window.
    package let container: UIView
    package let from: UIViewController
    package let to: UIViewController
    package let isAnimated: Bool
    package let coordinator: TransitionCoordinator
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// The final frame of the view that appears, in coordinates of the container.
    package var finalFrame: CGRect
    /// The change calls this once, with whether it was completed.
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
    /// The module of controllers; `nil` if the program does not contain it.
    package static let hooks: (any ControllerHooks.Type)? =
        LinkedClass.named(
            "TouchstoneControllers.ControllerWork", loss: "sheets, popovers and transitions of controllers")
        as? any ControllerHooks.Type
}

/// A view that covers the window during a transition and receives the touches, so that no other view does.
package final class TransitionShield: UIView {
    private weak var controller: UIViewController?

    /// Adds a shield that covers everything in `window`.
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

/// The description of a transition shield in a recorded scene.
@MainActor
package struct TransitionMemory: SceneDetail {
    /// The controller that appears or disappears.
    package let controller: Remembered?
}
