import Foundation

/// Fingers that stay down; continuous (G-53). It begins by the clock, changes as the fingers move, and ends as one lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds; 0.5 by default. 0 begins with the touch-down.
    open var minimumPressDuration: TimeInterval = GestureThresholds.longPress
    /// Full taps before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// 1 by default.
    open var numberOfTouchesRequired = 1
    /// How far a finger may move before recognition, in points; 10 by default. Afterwards movement is free.
    open var allowableMovement: CGFloat = GestureThresholds.longPressMovement

    private var starts: [(touch: UITouch, point: CGPoint)] = []
    private var deadline: ClockDeadline?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderWay {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for touch in touches { starts.append((touch, touch.windowLocation)) }
        let isAfterTaps = touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
        guard isAfterTaps, starts.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard starts.count == numberOfTouchesRequired, deadline == nil else { return }
        if minimumPressDuration <= 0 {
            state = .began
            return
        }
        deadline = after(minimumPressDuration) { [weak self] in
            self?.deadline = nil
            self?.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let strayed = starts.contains { distance($0.point, $0.touch.windowLocation) > allowableMovement }
        if strayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isUnderWay ? .ended : .failed
    }

    open override func reset() {
        super.reset()
        if let deadline { clock?.cancel(deadline) }
        deadline = nil
        starts = []
    }
}
