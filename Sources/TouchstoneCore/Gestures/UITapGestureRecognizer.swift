import Foundation

/// One or more taps with one or more fingers; discrete (G-52).
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// 1 by default.
    @exclusivity(unchecked) open var numberOfTapsRequired = 1
    /// How many fingers each tap takes; 1 by default.
    @exclusivity(unchecked) open var numberOfTouchesRequired = 1

    @exclusivity(unchecked) private var taps = 0
    /// The fingers of the tap at hand, with where they went down.
    @exclusivity(unchecked) private var fingers: [(touch: UITouch, start: CGPoint)] = []
    @exclusivity(unchecked) private var mostFingers = 0
    /// Where the fingers of the first tap went down, in the window's coordinates; it stands for the whole sequence.
    @exclusivity(unchecked) private var firstStarts: [CGPoint] = []
    @exclusivity(unchecked) private var deadline: ClockDeadline?
    /// What it means that the deadline passes.
    @exclusivity(unchecked) private var expiring = UnmetCondition.Kind.heldTooLong
    /// Made once, since each tap needs it.
    @exclusivity(unchecked) private var expire: (@MainActor () -> Void)?

    /// Where the first tap of the sequence was (G-52).
    open override func location(in view: UIView?) -> CGPoint {
        firstStarts.isEmpty ? super.location(in: view) : convert(middle(of: firstStarts), to: view)
    }

    /// The fingers of a tap, also once they have lifted.
    open override var numberOfTouches: Int { firstStarts.isEmpty ? super.numberOfTouches : firstStarts.count }

    open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        guard firstStarts.indices.contains(index) else { return super.location(ofTouch: index, in: view) }
        return convert(firstStarts[index], to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty {
            mostFingers = 0
            fail(.heldTooLong, in: GestureThresholds.tapPress)
        }
        // A set of one need not be gone through.
        if touches.count == 1, let touch = touches.first {
            guard takes(consume touch) else { return }
        } else {
            for touch in touches where !takes(touch) { return }
        }
        mostFingers = max(mostFingers, fingers.count)
        if fingers.count > numberOfTouchesRequired {
            fail(.fingersTooMany, measured: Double(fingers.count), allowed: Double(numberOfTouchesRequired))
        }
    }

    private func hasMoved(_ index: Int) -> Bool {
        fingers[index].start.isFarther(
            than: GestureThresholds.tapMovement, from: fingers[index].touch.windowLocation)
    }

    /// Each finger of a further tap comes down where one of the first did.
    private func takes(_ touch: consuming UITouch) -> Bool {
        let start = touch.windowLocation
        fingers.append((consume touch, start))
        guard taps > 0, firstStarts.allSatisfy({ distance($0, start) > GestureThresholds.tapMovement })
        else { return true }
        fail(
            .tapElsewhere, measured: firstStarts.map { Double(distance($0, start)) }.min() ?? 0,
            allowed: Double(GestureThresholds.tapMovement))
        return false
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for index in fingers.indices where hasMoved(index) && touches.contains(fingers[index].touch) {
            fail(
                .moved, measured: Double(distance(fingers[index].start, fingers[index].touch.windowLocation)),
                allowed: Double(GestureThresholds.tapMovement))
            return
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if firstStarts.isEmpty, mostFingers == numberOfTouchesRequired {
            if !lifted.isEmpty { firstStarts.append(contentsOf: lifted) }
            for index in fingers.indices { firstStarts.append(fingers[index].start) }
        }
        lift(touches)
        guard fingers.isEmpty else { return }
        guard mostFingers == numberOfTouchesRequired else {
            fail(.fingersTooFew, measured: Double(mostFingers), allowed: Double(numberOfTouchesRequired))
            return
        }
        taps += 1
        if taps >= numberOfTapsRequired {
            stopWaiting()
            state = .ended
        } else {
            fail(.tapMissing, in: GestureThresholds.tapInterval)
        }
    }

    /// A press and its release count as a tap, with as many fingers as it takes (RC-37).
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        taps += 1
        if taps >= numberOfTapsRequired {
            stopWaiting()
            state = .ended
        } else {
            fail(.tapMissing, in: GestureThresholds.tapInterval)
        }
    }

    @exclusivity(unchecked) private var lifted: [CGPoint] = []

    private func middle(of points: [CGPoint]) -> CGPoint {
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    private func lift(_ touches: Set<UITouch>) {
        if fingers.count == 1 {
            let last = fingers.removeLast()
            if touches.contains(last.touch) {
                if !lifted.isEmpty { lifted = [] }
                extendLifetime(last.touch)
            } else {
                fingers.append(last)
            }
            return
        }
        var index = 0
        while index < fingers.count {
            if touches.contains(fingers[index].touch) {
                let gone = fingers.remove(at: index)
                lifted.append(gone.start)
            } else {
                index += 1
            }
        }
        if fingers.isEmpty { lifted.removeAll(keepingCapacity: true) }
    }

    override var tapsToStack: Int { numberOfTapsRequired }

    /// A tap never prevents a tap that takes more taps, so that single and double tap stack (G-22).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func fail(_ limit: UnmetCondition.Kind, in seconds: TimeInterval) {
        stopWaiting()
        expiring = limit
        if expire == nil {
            expire = { [link] in
                guard let tap = link.object as? UITapGestureRecognizer else { return }
                tap.deadline = nil
                tap.byTime { tap.expired() }
            }
        }
        onClock { deadline = $0.schedule(at: $0.now + seconds, expire!) }
    }

    private func expired() {
        if expiring == .tapMissing {
            fail(
                .tapMissing, measured: Double(taps), allowed: Double(numberOfTapsRequired),
                elapsed: GestureThresholds.tapInterval)
        } else {
            fail(
                .heldTooLong, measured: GestureThresholds.tapPress, allowed: GestureThresholds.tapPress,
                elapsed: GestureThresholds.tapPress)
        }
    }

    private func stopWaiting() {
        guard let deadline else { return }
        self.deadline = nil
        onClock { $0.cancel(deadline) }
    }

    open override func reset() {
        super.reset()
        stopWaiting()
        taps = 0
        mostFingers = 0
        if !lifted.isEmpty { lifted = [] }
        if firstStarts.count == 1 { firstStarts.removeLast() } else if !firstStarts.isEmpty { firstStarts = [] }
        guard !fingers.isEmpty else { return }
        let gone = fingers
        fingers = []
        extendLifetime(gone)
    }
}

extension UIGestureRecognizer {
    /// The clock of its attempt, also after its view has left the window.
    var clock: (any EventClock)? { onClock { $0 } }

    /// The same without a reference to it.
    @inline(__always)
    func onClock<Result>(_ body: (any EventClock) -> Result) -> Result? {
        if let arena = lentArena { return arena.borrow { body($0.clock) } }
        return lastClock.map(body)
    }

    /// A deadline counted from the touch at hand.
    func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline? {
        onClock { $0.schedule(at: $0.now + seconds) { [link] in link.object?.byTime(body) } }
    }

    /// In points of the window, since the view may move with the finger (G-50).
    func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        CGFloat(hypot(Double(one.x - other.x), Double(one.y - other.y)))
    }
}
