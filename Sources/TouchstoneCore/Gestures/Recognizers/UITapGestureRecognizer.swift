import Foundation

/// Recognizes one or more taps with one or more fingers; discrete (G-52).
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps required; 1 by default.
    @exclusivity(unchecked) open var numberOfTapsRequired = 1
    /// The number of fingers required for each tap; 1 by default.
    @exclusivity(unchecked) open var numberOfTouchesRequired = 1

    @exclusivity(unchecked) private var seen = Seen()

    /// The taps of the current sequence.
    private struct Seen {
        var taps = 0
        /// The fingers of the current tap, with the locations of their touch-downs.
        var fingers: [(touch: UITouch, start: CGPoint)] = []
        /// The locations of the touch-downs of fingers of this tap that have already lifted.
        var lifted: [CGPoint] = []
        var mostFingers = 0
        /// The locations of the first tap's touch-downs, in the window's coordinates; they are the reference for the
        /// whole sequence.
        var firstStarts: [CGPoint] = []
        /// The condition that is not met if the deadline passes.
        var expiring = UnmetCondition.Kind.heldTooLong
    }

    /// Returns the location of the first tap of the sequence (G-52).
    open override func location(in view: UIView?) -> CGPoint {
        seen.firstStarts.isEmpty ? super.location(in: view) : convert(middle(of: seen.firstStarts), to: view)
    }

    /// The number of fingers of a tap, including lifted ones.
    open override var numberOfTouches: Int { seen.firstStarts.isEmpty ? super.numberOfTouches : seen.firstStarts.count }

    open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        guard seen.firstStarts.indices.contains(index) else { return super.location(ofTouch: index, in: view) }
        return convert(seen.firstStarts[index], to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if seen.fingers.isEmpty {
            seen.mostFingers = 0
            fail(.heldTooLong, in: GestureThresholds.tapPress)
        }
        // With one finger, avoid iterating over the set, which would take most of the time here.
        if recognitionSequence.present.count == 1, touches.count == 1 {
            guard takes(recognitionSequence.present[0]) else { return }
        } else {
            for touch in touches where !takes(touch) { return }
        }
        seen.mostFingers = max(seen.mostFingers, seen.fingers.count)
        if seen.fingers.count > numberOfTouchesRequired {
            fail(.fingersTooMany, measured: Double(seen.fingers.count), allowed: Double(numberOfTouchesRequired))
        }
    }

    private func hasMoved(_ index: Int) -> Bool {
        seen.fingers[index].start.isFarther(
            than: GestureThresholds.tapMovement, from: seen.fingers[index].touch.windowLocation)
    }

    /// Adds a finger. Fails, and returns false, if a finger of a further tap is not near a finger of the first tap.
    private func takes(_ touch: consuming UITouch) -> Bool {
        let start = touch.windowLocation
        seen.fingers.append((consume touch, start))
        guard seen.taps > 0, seen.firstStarts.allSatisfy({ distance($0, start) > GestureThresholds.tapMovement })
        else { return true }
        fail(
            .tapElsewhere, measured: seen.firstStarts.map { Double(distance($0, start)) }.min() ?? 0,
            allowed: Double(GestureThresholds.tapMovement))
        return false
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { _ = haveStayed(touches) }

    /// Fails, and returns false, if one of the touches has moved too far.
    private func haveStayed(_ touches: Set<UITouch>) -> Bool {
        for index in seen.fingers.indices where hasMoved(index) && touches.contains(seen.fingers[index].touch) {
            fail(
                .moved, measured: Double(distance(seen.fingers[index].start, seen.fingers[index].touch.windowLocation)),
                allowed: Double(GestureThresholds.tapMovement))
            return false
        }
        return true
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // A device may report the last movement together with the lift.
        guard haveStayed(touches) else { return }
        if seen.firstStarts.isEmpty, seen.mostFingers == numberOfTouchesRequired {
            if !seen.lifted.isEmpty { seen.firstStarts.append(contentsOf: seen.lifted) }
            for index in seen.fingers.indices { seen.firstStarts.append(seen.fingers[index].start) }
        }
        lift(touches)
        guard seen.fingers.isEmpty else { return }
        guard seen.mostFingers == numberOfTouchesRequired else {
            fail(.fingersTooFew, measured: Double(seen.mostFingers), allowed: Double(numberOfTouchesRequired))
            return
        }
        seen.taps += 1
        if seen.taps >= numberOfTapsRequired {
            cancelDeadline()
            state = .ended
        } else {
            fail(.tapMissing, in: GestureThresholds.tapInterval)
        }
    }

    /// Counts a press and its release as a tap, with any number of fingers (RC-37).
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        seen.taps += 1
        if seen.taps >= numberOfTapsRequired {
            cancelDeadline()
            state = .ended
        } else {
            fail(.tapMissing, in: GestureThresholds.tapInterval)
        }
    }

    private func middle(of points: [CGPoint]) -> CGPoint {
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    private func lift(_ touches: Set<UITouch>) {
        if seen.fingers.count == 1 {
            let last = seen.fingers.removeLast()
            if touches.contains(last.touch) {
                if !seen.lifted.isEmpty { seen.lifted = [] }
                extendLifetime(last.touch)
            } else {
                seen.fingers.append(last)
            }
            return
        }
        var index = 0
        while index < seen.fingers.count {
            if touches.contains(seen.fingers[index].touch) {
                let gone = seen.fingers.remove(at: index)
                seen.lifted.append(gone.start)
            } else {
                index += 1
            }
        }
        if seen.fingers.isEmpty { seen.lifted.removeAll(keepingCapacity: true) }
    }

    override var tapsToStack: Int { numberOfTapsRequired }
    override var isInStep: Bool { seen.fingers.count == super.numberOfTouches }

    /// A tap does not prevent one that requires more taps, so that a double tap is recognized after a single tap was
    /// (G-22).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.tapsToStack <= numberOfTapsRequired
    }

    /// Fails with this condition unless another deadline replaces this one.
    private func fail(_ limit: UnmetCondition.Kind, in seconds: TimeInterval) {
        seen.expiring = limit
        askForDeadline(in: seconds)
    }

    override func deadlinePassed() {
        if seen.expiring == .tapMissing {
            fail(
                .tapMissing, measured: Double(seen.taps), allowed: Double(numberOfTapsRequired),
                elapsed: GestureThresholds.tapInterval)
        } else {
            fail(
                .heldTooLong, measured: GestureThresholds.tapPress, allowed: GestureThresholds.tapPress,
                elapsed: GestureThresholds.tapPress)
        }
    }

    open override func reset() {
        super.reset()
        cancelDeadline()
        seen.taps = 0
        seen.mostFingers = 0
        if !seen.lifted.isEmpty { seen.lifted = [] }
        if seen.firstStarts.count == 1 {
            seen.firstStarts.removeLast()
        } else if !seen.firstStarts.isEmpty {
            seen.firstStarts = []
        }
        guard !seen.fingers.isEmpty else { return }
        let gone = seen.fingers
        seen.fingers = []
        extendLifetime(gone)
    }
}

extension UIGestureRecognizer {
    /// The clock of the recognizer's recognition sequence, even after the recognizer's view has left the window.
    var clock: (any EventClock)? { onClock { $0 } }

    /// Calls `body` with the clock without retaining it.
    @inline(__always)
    func onClock<Result>(_ body: (any EventClock) -> Result) -> Result? {
        if let arenaManager = unretainedArenaManager { return arenaManager.borrow { body($0.clock) } }
        return lastClock.map(body)
    }

    /// The distance between two points of the window, because a view may move with the finger (G-50).
    func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        CGFloat(hypot(Double(one.x - other.x), Double(one.y - other.y)))
    }
}
