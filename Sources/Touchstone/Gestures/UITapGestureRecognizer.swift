import Foundation

/// One or more taps with one or more fingers; discrete (G-52).
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// 1 by default.
    open var numberOfTapsRequired = 1
    /// How many fingers each tap takes; 1 by default.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    /// The fingers of the tap at hand, with where they went down.
    private var fingers: [(touch: UITouch, start: CGPoint)] = []
    private var mostFingers = 0
    private var firstLocation: CGPoint?
    private var deadline: ClockDeadline?

    /// Where the first tap of the sequence was (G-52).
    open override func location(in view: UIView?) -> CGPoint {
        firstLocation.map { convert($0, to: view) } ?? super.location(in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty {
            mostFingers = 0
            if taps > 0, let firstLocation, let touch = touches.first,
                distance(firstLocation, touch.windowLocation) > GestureThresholds.tapMovement
            {
                state = .failed
                return
            }
            fail(in: GestureThresholds.tapPress)
        }
        for touch in touches { fingers.append((touch, touch.windowLocation)) }
        mostFingers = max(mostFingers, fingers.count)
        if fingers.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let strayed = fingers.contains { finger in
            touches.contains(finger.touch)
                && distance(finger.start, finger.touch.windowLocation) > GestureThresholds.tapMovement
        }
        if strayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if firstLocation == nil, mostFingers == numberOfTouchesRequired { firstLocation = startCentroid }
        lift(touches)
        guard fingers.isEmpty else { return }
        guard mostFingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        if taps >= numberOfTapsRequired {
            stopWaiting()
            state = .ended
        } else {
            fail(in: GestureThresholds.tapInterval)
        }
    }

    private var lifted: [CGPoint] = []

    private var startCentroid: CGPoint {
        let points = lifted + fingers.map(\.start)
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    private func lift(_ touches: Set<UITouch>) {
        for finger in fingers where touches.contains(finger.touch) { lifted.append(finger.start) }
        fingers.removeAll { touches.contains($0.touch) }
        if fingers.isEmpty { lifted = [] }
    }

    /// A tap never prevents a tap that takes more taps, so that single and double tap stack (G-22).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func fail(in seconds: TimeInterval) {
        stopWaiting()
        deadline = after(seconds) { [weak self] in
            self?.deadline = nil
            self?.state = .failed
        }
    }

    private func stopWaiting() {
        if let deadline { clock?.cancel(deadline) }
        deadline = nil
    }

    open override func reset() {
        super.reset()
        stopWaiting()
        taps = 0
        mostFingers = 0
        fingers = []
        lifted = []
        firstLocation = nil
    }
}

extension UIGestureRecognizer {
    var clock: (any EventClock)? { arena?.application.clock }

    /// A deadline counted from the touch at hand.
    func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline? {
        guard let clock else { return nil }
        return clock.schedule(at: clock.now + seconds, body)
    }

    /// In points of the window, since the view may move with the finger (G-50).
    func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        CGFloat(hypot(Double(one.x - other.x), Double(one.y - other.y)))
    }
}
