import Foundation

/// Recognizes two fingers that move apart or together; continuous (G-56).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance divided by that at the beginning, without the slop. Setting it continues from there.
    open var scale: CGFloat {
        get { CGFloat(current) }
        set {
            current = newValue.isFinite && newValue > 0 ? Double(newValue) : 1
            if let fingers = TwoFingers(recognitionSequence.present) {
                base = fingers.span / current
                unit = max(1, base!)
            }
            estimator.reset()
        }
    }

    /// The velocity of the pinch, in scale factor per second.
    open var velocity: CGFloat { CGFloat(estimator.velocity(at: lastTime).x / unit) }

    private var current = 1.0
    /// The estimator's unit for a scale of 1: points between the fingers, or 1 for a trackpad's factors.
    private var unit = 1.0
    /// The distance that corresponds to a scale of 1; `nil` unless there are two fingers.
    private var base: Double?
    override var isInStep: Bool { base != nil || numberOfTouches < 2 }
    private var estimator = VelocityEstimator()
    private var lastTime: TimeInterval = 0
    /// How much the fingers' distance has changed without a gesture, in points; `nil` if there were never two fingers.
    private var change: Double?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognitionSequence.present.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        }
        guard let fingers = TwoFingers(recognitionSequence.present),
            touches.contains(fingers.first) || touches.contains(fingers.second)
        else { return }
        // If a finger returns, the scale continues.
        base = (isMeasuring ? fingers.span : fingers.distance) / current
        change = 0
        unit = max(1, base!)
        estimator.reset()
        estimator.add(event.timestamp, fingers.distance)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingers(recognitionSequence.present), let base else { return }
        lastTime = event.timestamp
        if isMeasuring {
            current = fingers.span / base
            estimator.add(lastTime, fingers.span)
            state = .changed
            return
        }
        let distance = fingers.distance
        // Movement before the gesture begins counts toward its initial velocity.
        estimator.add(lastTime, distance)
        let change = distance - base
        self.change = change
        let slop = Double(GestureThresholds.pinchSlop)
        guard abs(change) >= slop else { return }
        let start = change > 0 ? base + slop : max(1, base - slop)
        if let trace = arenaManager?.trace {
            trace.record(.consumed(trace.subject(self), x: start / max(base, 1), y: 0))
        }
        self.base = start
        unit = max(1, start)
        current = distance / start
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        if recognitionSequence.present.allSatisfy({ touches.contains($0) }) {
            if state.isUnderWay { state = .ended } else { failAtLastLift() }
        } else {
            base = nil
        }
    }

    private func failAtLastLift() {
        if let change {
            failAtLift(.pinchedTooLittle, measured: abs(change), allowed: Double(GestureThresholds.pinchSlop))
        } else {
            fail(.fingersTooFew, measured: Double(recognitionSequence.touches.count), allowed: 2)
        }
    }

    @_spi(TouchstoneExtensions) open override func takes(_ event: UIEvent) -> Bool { event.type == .transform }

    /// Handles a trackpad pinch, which has neither fingers nor slop.
    @_spi(TouchstoneExtensions) open override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {
        let (factor, time) = (scroll.scale, scroll.time)
        guard factor != 1 else { return }
        lastTime = time
        current *= Double(factor)
        estimator.add(time, current)
        state = state.isUnderWay ? .changed : .began
    }

    open override func reset() {
        super.reset()
        current = 1
        unit = 1
        base = nil
        change = nil
        estimator.reset()
    }
}
