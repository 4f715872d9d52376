import Foundation

/// Recognizes a pointer over the view without pressed buttons; continuous (G-59).
///
/// It does not compete with other recognizers and accepts no touches.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer's distance from the screen; always 0, since no host measures it.
    open var zOffset: CGFloat { 0 }

    override var takesTouches: Bool { false }
    @_spi(TouchstoneExtensions) open override func takes(_ event: UIEvent) -> Bool { event.type == .hover }

    @_spi(TouchstoneExtensions) open override func hoverBegan(_ hover: HoverSample, with event: UIEvent) { act(.began) }
    @_spi(TouchstoneExtensions) open override func hoverMoved(_ hover: HoverSample, with event: UIEvent) {
        act(.changed)
    }
    @_spi(TouchstoneExtensions) open override func hoverEnded(_ hover: HoverSample, with event: UIEvent) { act(.ended) }

    private func act(_ state: State) {
        // An override may have swallowed some of the hover events.
        guard state == .began ? decided == .possible : decided.isUnderWay else { return }
        decided = state
        if let trace = arenaManager?.trace { noteAction(trace) }
        GestureTargets.send(self)
        if state == .ended {
            decided = .possible
            reset()
        }
    }
}
