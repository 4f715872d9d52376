import Foundation
import TouchstoneGeometry

/// Fingers that drag; continuous (G-54).
///
/// It begins once they have moved by the slop, which recognition uses up: the first translation is the movement beyond it
/// (Q-6, SV-20), and from there tracking is one to one.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// 1 by default.
    @exclusivity(unchecked) open var minimumNumberOfTouches = 1
    /// Any number by default.
    @exclusivity(unchecked) open var maximumNumberOfTouches = Int(Int32.max)

    /// Which wheels and trackpads it takes besides touches; none by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    @exclusivity(unchecked) private var drag = Drag()

    /// What it has measured; all in the window's coordinates.
    private struct Drag {
        /// Where the centroid would be without the movement counted so far.
        var origin = CGPoint.zero
        var hasOrigin = false
        /// Where the centroid was as a finger came or went, or as fingers moved that are too few.
        var lastCentroid: CGPoint?
        var lastTime: TimeInterval = 0
        var estimator = VelocityEstimator()
        /// Where a scroll has brought the point that stands for its fingers; nil while there is none.
        var scrollPoint: CGPoint?
        var isNotched = false
    }

    /// Whether a wheel or trackpad makes the gesture, and whether by notches.
    var isWheel: Bool { drag.scrollPoint != nil }
    var isNotched: Bool { drag.isNotched }

    /// A scroll has no fingers: the pointer's place, moved by what was scrolled, stands for them.
    override var centroid: CGPoint { drag.scrollPoint ?? super.centroid }

    /// The pointer's place during a scroll.
    open override func location(in view: UIView?) -> CGPoint {
        guard let scroll = attempt.scroll, drag.scrollPoint != nil else { return super.location(in: view) }
        return convert(scroll.start, to: view)
    }

    open override func takes(_ event: UIEvent) -> Bool {
        event.type == .scroll && allowedScrollTypesMask.contains(event.scrollPhase == .notch ? .discrete : .continuous)
    }

    open override func scrollBegan(_ scroll: ScrollSample, with event: UIEvent) {
        let (point, time) = (super.centroid, scroll.time)
        drag.scrollPoint = point
        drag.isNotched = scroll.phase == .notch
        drag.origin = point
        drag.hasOrigin = true
        drag.estimator.reset()
        drag.lastTime = time
        drag.estimator.add(time, Double(point.x), Double(point.y))
    }

    /// A wheel or trackpad moves at once; none of it is slop.
    open override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {
        let (delta, time) = (scroll.delta, scroll.time)
        guard let point = drag.scrollPoint, delta.dx != 0 || delta.dy != 0 else { return }
        drag.lastTime = time
        let moved = CGPoint(x: point.x + delta.dx, y: point.y + delta.dy)
        drag.scrollPoint = moved
        drag.estimator.add(time, Double(moved.x), Double(moved.y))
        state = state.isUnderWay ? .changed : .began
    }

    /// Movement since the gesture began, in the coordinates of `view`; in points.
    open func translation(in view: UIView?) -> CGPoint {
        let here = centroid
        return vector(from: drag.origin, to: drag.hasOrigin ? here : drag.origin, in: view)
    }

    /// Counts on from `translation`, in points of the coordinates of `view`; the velocity is the fingers' and goes on
    ///
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let here = centroid
        let start = convert(here, to: view)
        let moved = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
        drag.origin = view.flatMap { view in window(of: view)?.convert(moved, from: view) } ?? moved
        guard arena?.application.behavior.setTranslationResetsVelocity == true else { return }
        drag.estimator.reset()
        drag.estimator.add(drag.lastTime, Double(here.x), Double(here.y))
    }

    /// Points a second, in the coordinates of `view`.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = drag.estimator.velocity(at: drag.lastTime)
        let here = centroid
        return vector(from: here, to: CGPoint(x: here.x + velocity.x, y: here.y + velocity.y), in: view)
    }

    private func window(of view: UIView) -> UIWindow? { view.windowStorage ?? contestedWindow }

    func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
        let (from, to) = (convert(start, to: view), convert(end, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if attempt.present.count > maximumNumberOfTouches {
            if state == .possible {
                fail(.fingersTooMany, measured: Double(attempt.present.count), allowed: Double(maximumNumberOfTouches))
            } else {
                surpass(touches, event)
            }
            return
        }
        rebase(without: touches, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isFollowing {
            // Of a pan that has begun, too few fingers move the translation, but send no action (G-64). Before, their movement is no
            // part of the way to it (G-54).
            if currentState.isUnderWay { return observe(event) }
            let here = centroid
            return shift(from: drag.lastCentroid ?? here, to: here)
        }
        observe(event)
        if isMeasuring {
            if currentState.isUnderWay { state = .changed }
            return
        }
        guard attempt.present.count >= minimumNumberOfTouches, let slop = slop(from: drag.origin, to: centroid) else {
            return
        }
        // The slop is used up: what is reported starts where it ends.
        drag.origin = CGPoint(x: drag.origin.x + slop.dx, y: drag.origin.y + slop.dy)
        if let trace = arena?.trace {
            trace.record(.consumed(trace.subject(self), x: Double(slop.dx), y: Double(slop.dy)))
        }
        state = .began
    }

    /// What recognition uses up of a movement that suffices for it, and nil for one that does not.
    func slop(from start: CGPoint, to end: CGPoint) -> CGVector? {
        let length = distance(start, end)
        guard length >= GestureThresholds.panSlop else { return nil }
        let part = GestureThresholds.panSlop / length
        return CGVector(dx: (end.x - start.x) * part, dy: (end.y - start.y) * part)
    }

    /// Which way a movement mainly goes; at 45° it is sideways.
    final func way(of movement: CGVector) -> UISwipeGestureRecognizer.Direction {
        abs(movement.dx) >= abs(movement.dy)
            ? (movement.dx < 0 ? .left : .right) : (movement.dy < 0 ? .up : .down)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if attempt.present.count == touches.count || attempt.present.allSatisfy({ touches.contains($0) }) {
            drag.lastTime = event.time
            if state.isUnderWay { state = .ended } else { failAtLastLift() }
            return
        }
        // The centroid jumps as a finger leaves, but nothing moved.
        let before = centroid
        for touch in touches { leave(touch) }
        shift(from: before, to: centroid)
        guard !isFollowing, state.isUnderWay, arena?.application.behavior.panEndsBelowMinimum == true else {
            return
        }
        drag.lastTime = event.time
        state = .ended
    }

    override var isInStep: Bool { drag.hasOrigin }
    override var isFollowing: Bool { drag.scrollPoint != nil || attempt.present.count >= minimumNumberOfTouches }

    /// A finger more than there may be: it is no part of the gesture, and ends it.
    private func surpass(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
        guard arena?.application.behavior.panEndsBeyondMaximum == true else { return }
        drag.lastTime = event.time
        state = .ended
    }

    private func failAtLastLift() {
        let most = attempt.touches.count
        if most < minimumNumberOfTouches {
            fail(.fingersTooFew, measured: Double(most), allowed: Double(minimumNumberOfTouches))
        } else {
            failAtLift(
                .movedTooLittle, measured: Double(distance(drag.origin, centroid)),
                allowed: Double(GestureThresholds.panSlop))
        }
    }

    /// A finger joined: the centroid jumps, but nothing moved.
    private func rebase(without joined: Set<UITouch>, _ event: UIEvent) {
        let others = attempt.present.count == joined.count ? [] : attempt.present.filter { !joined.contains($0) }
        let after = centroid
        if others.isEmpty {
            drag.origin = after
            drag.lastCentroid = after
            drag.hasOrigin = true
            drag.estimator.reset()
        } else {
            let count = CGFloat(others.count)
            let before = CGPoint(
                x: others.reduce(0) { $0 + $1.windowLocation.x } / count,
                y: others.reduce(0) { $0 + $1.windowLocation.y } / count)
            shift(from: before, to: after)
        }
        observe(event)
    }

    /// Counts from where these fingers came down, and from none of the others.
    func restart(fromWhereTheyBegan fingers: [UITouch]) {
        guard !fingers.isEmpty else { return }
        let count = CGFloat(fingers.count)
        let before = drag.origin
        drag.origin = CGPoint(
            x: fingers.reduce(0) { $0 + $1.startInWindow.x } / count,
            y: fingers.reduce(0) { $0 + $1.startInWindow.y } / count)
        drag.estimator.shift(Double(drag.origin.x - before.x), Double(drag.origin.y - before.y))
    }

    func shift(from before: CGPoint, to after: CGPoint) {
        drag.lastCentroid = after
        let (dx, dy) = (after.x - before.x, after.y - before.y)
        drag.origin = CGPoint(x: drag.origin.x + dx, y: drag.origin.y + dy)
        drag.estimator.shift(Double(dx), Double(dy))
    }

    private func observe(_ event: UIEvent) {
        drag.lastTime = event.time
        // With one finger every coalesced sample counts; with more their centroid is known only once an event.
        if attempt.present.count == 1 {
            // The attempt holds it.
            attempt.present.borrowed(0).borrow { touch in
                for index in 0..<touch.samples.count {
                    let point = touch.hitWindow!.fromScreen(touch.samples.at(index).location)
                    drag.estimator.add(touch.samples.at(index).time, Double(point.x), Double(point.y))
                }
            }
        } else {
            let here = centroid
            drag.estimator.add(event.timestamp, Double(here.x), Double(here.y))
        }
    }

    open override func reset() {
        super.reset()
        drag.scrollPoint = nil
        drag.lastCentroid = nil
        drag.hasOrigin = false
        drag.estimator.reset()
    }
}
