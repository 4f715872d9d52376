import Foundation

/// The views between which the keyboard focus moved.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The view that had the focus before; `nil` if no view had it.
    public let previouslyFocusedView: UIView?
    /// The view that has the focus now; `nil` if no view has it.
    public let nextFocusedView: UIView?

    init(from former: UIView?, to next: UIView?) {
        previouslyFocusedView = former
        nextFocusedView = next
    }
}

/// Adds animations to a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    override init() {}

    /// Starts the animations immediately, with a duration of 0.2 seconds. Calls `completion` when they have ended.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 0.2, animations: { animations?() }, completion: { _ in completion?() })
    }
}

extension UIWindow {
    /// Notifies the former and the new focused view and the responder chains above them, each responder once.
    func notifyFocusMoved(from former: UIView?) {
        let next = focusedView
        guard former !== next else { return }
        let context = UIFocusUpdateContext(from: former, to: next)
        let coordinator = UIFocusAnimationCoordinator()
        var reported: [UIResponder] = []
        for start in [former, next] {
            var responder: UIResponder? = start
            while let each = responder, !reported.contains(where: { $0 === each }) {
                reported.append(each)
                responder = each.next
            }
        }
        for each in reported { each.didUpdateFocus(in: context, with: coordinator) }
    }
}
