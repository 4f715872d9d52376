import Foundation

/// From where the keyboard focus went where.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The view that had it; nil if none had.
    public let previouslyFocusedView: UIView?
    /// The view that has it; nil if none has.
    public let nextFocusedView: UIView?

    init(from former: UIView?, to next: UIView?) {
        previouslyFocusedView = former
        nextFocusedView = next
    }
}

/// Animates along with a focus that moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    override init() {}

    /// Animates in a fifth of a second, at once; `completion` is called when that has ended.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 0.2, animations: { animations?() }, completion: { _ in completion?() })
    }
}

extension UIWindow {
    /// The view that had the focus, the one that has it, and all above them hear of it, each once.
    func tellFocusMoved(from former: UIView?) {
        let next = focusedView
        guard former !== next else { return }
        let context = UIFocusUpdateContext(from: former, to: next)
        let coordinator = UIFocusAnimationCoordinator()
        var told: [UIResponder] = []
        for start in [former, next] {
            var responder: UIResponder? = start
            while let each = responder, !told.contains(where: { $0 === each }) {
                told.append(each)
                responder = each.next
            }
        }
        for each in told { each.didUpdateFocus(in: context, with: coordinator) }
    }
}
