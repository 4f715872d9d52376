import Foundation

/// Recognizes two fingers that turn around each other; continuous (G-57).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since the beginning, without the slop, in radians, clockwise. Setting it continues from there.
    open var rotation: CGFloat {
        get { CGFloat(turned) }
        set {
            turned = newValue.isFinite ? Double(newValue) : 0
            estimator.reset()
        }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { CGFloat(estimator.velocity(at: lastTime).x) }

    private var turned = 0.0
    private var lastAngle: Double?
    private var estimator = VelocityEstimator()
    private var lastTime: TimeInterval = 0
    /// The rotation that recognition requires at the fingers' distance, in radians; `nil` before there are two fingers.
    private var needed: Double?
    override var isInStep: Bool { needed != nil || numberOfTouches < 2 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognitionSequence.present.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        }
        if let fingers = TwoFingers(recognitionSequence.present) {
            lastAngle = fingers.angle
            estimator.reset()
            estimator.add(event.timestamp, turned)
            needed = Double(GestureThresholds.rotationSlop) * 2 / max(1, fingers.distance)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingers(recognitionSequence.present), let angle = fingers.angle else { return }
        lastTime = event.timestamp
        // Fingers that land on one point have no angle until they move apart.
        guard let lastAngle else { return lastAngle = angle }
        // Add up small steps, so that a full turn counts.
        turned += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        self.lastAngle = angle
        // Rotation before the gesture begins counts toward its initial velocity.
        estimator.add(lastTime, turned)
        if isMeasuring {
            state = .changed
            return
        }
        let radius = fingers.distance / 2
        guard radius > 0 else { return }
        let slop = Double(GestureThresholds.rotationSlop) / radius
        needed = slop
        guard abs(turned) >= slop else { return }
        let consumed = turned > 0 ? slop : -slop
        if let trace = arenaManager?.trace {
            trace.record(.consumed(trace.subject(self), x: consumed, y: 0))
        }
        turned -= consumed
        estimator.shift(-consumed)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        if recognitionSequence.present.allSatisfy({ touches.contains($0) }) {
            if state.isUnderWay { state = .ended } else { failAtLastLift() }
        } else {
            lastAngle = nil
        }
    }

    private func failAtLastLift() {
        if let needed {
            failAtLift(.turnedTooLittle, measured: abs(turned), allowed: needed)
        } else {
            fail(.fingersTooFew, measured: Double(recognitionSequence.touches.count), allowed: 2)
        }
    }

    @_spi(TouchstoneExtensions) open override func takes(_ event: UIEvent) -> Bool { event.type == .transform }

    /// Handles a trackpad rotation, which has neither fingers nor slop.
    @_spi(TouchstoneExtensions) open override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {
        let (angle, time) = (scroll.rotation, scroll.time)
        guard angle != 0 else { return }
        lastTime = time
        turned += Double(angle)
        estimator.add(time, turned)
        state = state.isUnderWay ? .changed : .began
    }

    open override func reset() {
        super.reset()
        turned = 0
        lastAngle = nil
        needed = nil
        estimator.reset()
    }
}
