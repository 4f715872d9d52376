import Foundation

/// Recognizes fingers that stay down; continuous (G-53).
///
/// It begins after `minimumPressDuration`, changes as the fingers move, and ends when one lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time for which the fingers must stay down, in seconds; 0.5 by default. With 0 it begins at the touch-down.
    open var minimumPressDuration: TimeInterval = GestureThresholds.longPress
    /// The number of full taps before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of fingers required; 1 by default.
    open var numberOfTouchesRequired = 1
    /// How far a finger may move before recognition, in points; 10 by default. Movement afterwards is not limited.
    open var allowableMovement: CGFloat = GestureThresholds.longPressMovement

    private var starts: [(touch: UITouch, point: CGPoint)] = []
    override var isInStep: Bool { !starts.isEmpty }
    private var waits = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderWay {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for touch in touches { starts.append((touch, touch.windowLocation)) }
        if let early = touches.first(where: { $0.tapCount <= numberOfTapsRequired }) {
            fail(.tapsTooFew, measured: Double(early.tapCount - 1), allowed: Double(numberOfTapsRequired))
            return
        }
        guard starts.count <= numberOfTouchesRequired else {
            fail(.fingersTooMany, measured: Double(starts.count), allowed: Double(numberOfTouchesRequired))
            return
        }
        guard starts.count == numberOfTouchesRequired, !waits else { return }
        if minimumPressDuration <= 0 {
            state = .began
            return
        }
        waits = true
        askForDeadline(in: minimumPressDuration)
    }

    override func deadlinePassed() { state = .began }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let farthest = starts.map { distance($0.point, $0.touch.windowLocation) }.max() ?? 0
        if farthest > allowableMovement {
            fail(.moved, measured: Double(farthest), allowed: Double(allowableMovement))
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderWay {
            state = .ended
        } else if starts.count < numberOfTouchesRequired {
            fail(.fingersTooFew, measured: Double(starts.count), allowed: Double(numberOfTouchesRequired))
        } else {
            failAtLift(.liftedEarly, measured: timeSpent, allowed: minimumPressDuration)
        }
    }

    open override func reset() {
        super.reset()
        cancelDeadline()
        waits = false
        starts = []
    }
}
