import Foundation

/// A pointer over the view with no button held; continuous (G-59). It competes with nobody and takes no touches.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// In the window's coordinates.
    var pointer = CGPoint.zero

    /// The pointer's distance from the screen; no host of ours measures it.
    open var zOffset: CGFloat { 0 }

    open override func location(in view: UIView?) -> CGPoint {
        guard let view, let window = view.windowStorage else { return pointer }
        return window.convert(pointer, to: view)
    }

    override var takesTouches: Bool { false }

    /// The pointer came, moved or left.
    func hover(_ state: State) {
        decided = state
        if let trace = arena?.trace { trace.record(.acted(trace.subject(self), state: state)) }
        targets.send(self)
        if state == .ended {
            decided = .possible
            reset()
        }
    }
}
