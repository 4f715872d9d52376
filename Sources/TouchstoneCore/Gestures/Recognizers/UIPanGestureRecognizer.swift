import Foundation
import TouchstoneGeometry

/// Recognizes fingers that drag; continuous (G-54).
///
/// It begins when the fingers have moved by the slop, `GestureThresholds.panSlop`. The first translation is the
/// movement beyond the slop (Q-6, SV-20); from there, the translation follows the fingers exactly.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers; 1 by default.
    @exclusivity(unchecked) open var minimumNumberOfTouches = 1
    /// The maximum number of fingers; unlimited by default.
    @exclusivity(unchecked) open var maximumNumberOfTouches = Int(Int32.max)

    /// Whether it accepts wheels (`.discrete`) and trackpads (`.continuous`) besides touches; none by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    @exclusivity(unchecked) private var drag = Drag()

    /// The measurements of the drag, in the window's coordinates.
    private struct Drag {
        /// The centroid's location minus the translation.
        var origin = CGPoint.zero
        var hasOrigin = false
        /// The movement that recognition has consumed.
        var slop = CGVector.zero
        /// The centroid when a finger last came or went, or when too few fingers moved.
        var lastCentroid: CGPoint?
        var lastTime: TimeInterval = 0
        var estimator = VelocityEstimator()
        /// The point that replaces the fingers' centroid during a scroll; `nil` otherwise.
        var scrollPoint: CGPoint?
        var isNotched = false
    }

    /// Whether the gesture is made by a wheel or trackpad.
    var isWheel: Bool { drag.scrollPoint != nil }
    /// Whether the scroll comes in notches of a wheel.
    var isNotched: Bool { drag.isNotched }

    /// During a scroll, which has no fingers, the pointer's location plus the scrolled distance.
    override var centroid: CGPoint { drag.scrollPoint ?? super.centroid }

    /// Returns the location of its fingers, or of the pointer during a scroll.
    open override func location(in view: UIView?) -> CGPoint {
        guard let scroll = recognitionSequence.scroll, drag.scrollPoint != nil else { return super.location(in: view) }
        return convert(scroll.start, to: view)
    }

    @_spi(TouchstoneExtensions) open override func takes(_ event: UIEvent) -> Bool {
        event.type == .scroll && allowedScrollTypesMask.contains(event.scrollPhase == .notch ? .discrete : .continuous)
    }

    @_spi(TouchstoneExtensions) open override func scrollBegan(_ scroll: ScrollSample, with event: UIEvent) {
        let (point, time) = (super.centroid, scroll.time)
        drag.scrollPoint = point
        drag.isNotched = scroll.phase == .notch
        drag.origin = point
        drag.hasOrigin = true
        drag.estimator.reset()
        drag.lastTime = time
        drag.estimator.add(time, Double(point.x), Double(point.y))
    }

    /// A wheel or trackpad begins the gesture with its first movement; there is no slop.
    @_spi(TouchstoneExtensions) open override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {
        let (delta, time) = (scroll.delta, scroll.time)
        guard let point = drag.scrollPoint, delta.dx != 0 || delta.dy != 0 else { return }
        drag.lastTime = time
        let moved = CGPoint(x: point.x + delta.dx, y: point.y + delta.dy)
        drag.scrollPoint = moved
        drag.estimator.add(time, Double(moved.x), Double(moved.y))
        state = state.isUnderWay ? .changed : .began
    }

    /// Returns the movement since the gesture began, in points, in the coordinates of `view`.
    ///
    /// Before it begins, also while a delegate is asked, this is the movement since the touch-down.
    open func translation(in view: UIView?) -> CGPoint {
        let slop = decided == .possible ? drag.slop : .zero
        let origin = CGPoint(x: drag.origin.x - slop.dx, y: drag.origin.y - slop.dy)
        return vector(from: origin, to: drag.hasOrigin ? centroid : origin, in: view)
    }

    /// Sets the current translation, in points, in the coordinates of `view`.
    ///
    /// The velocity stays that of the fingers, unless `setTranslationResetsVelocity` is set.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let here = centroid
        let start = convert(here, to: view)
        let moved = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
        drag.origin = view.flatMap { view in window(of: view)?.convert(moved, from: view) } ?? moved
        drag.slop = .zero
        guard arenaManager?.application.behavior.setTranslationResetsVelocity == true else { return }
        drag.estimator.reset()
        drag.estimator.add(drag.lastTime, Double(here.x), Double(here.y))
    }

    /// Returns the velocity in points per second, in the coordinates of `view`.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = drag.estimator.velocity(at: drag.lastTime)
        let here = centroid
        return vector(from: here, to: CGPoint(x: here.x + velocity.x, y: here.y + velocity.y), in: view)
    }

    private func window(of view: UIView) -> UIWindow? { view.windowStorage ?? arenaWindow }

    func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
        let (from, to) = (convert(start, to: view), convert(end, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognitionSequence.present.count > maximumNumberOfTouches {
            if state == .possible {
                fail(
                    .fingersTooMany, measured: Double(recognitionSequence.present.count),
                    allowed: Double(maximumNumberOfTouches))
            } else {
                surpass(touches, event)
            }
            return
        }
        rebase(without: touches, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isFollowing {
            // After a pan has begun, movement of too few fingers changes the translation but sends no action (G-64).
            // Before, it does not count toward the slop (G-54).
            if currentState.isUnderWay { return observe(event) }
            let here = centroid
            return shift(from: drag.lastCentroid ?? here, to: here)
        }
        observe(event)
        if isMeasuring {
            if currentState.isUnderWay { state = .changed }
            return
        }
        guard recognitionSequence.present.count >= minimumNumberOfTouches,
            let slop = slop(from: drag.origin, to: centroid)
        else {
            return
        }
        // Consume the slop: the translation starts where it ends.
        drag.origin = CGPoint(x: drag.origin.x + slop.dx, y: drag.origin.y + slop.dy)
        drag.slop = slop
        if let trace = arenaManager?.trace {
            trace.record(.consumed(trace.subject(self), x: Double(slop.dx), y: Double(slop.dy)))
        }
        state = .began
    }

    /// Returns the part of a movement that recognition consumes, or `nil` if the movement is too short.
    func slop(from start: CGPoint, to end: CGPoint) -> CGVector? {
        let length = distance(start, end)
        guard length >= GestureThresholds.panSlop else { return nil }
        let part = GestureThresholds.panSlop / length
        return CGVector(dx: (end.x - start.x) * part, dy: (end.y - start.y) * part)
    }

    /// Returns the main direction of a movement; horizontal at 45°.
    final func way(of movement: CGVector) -> UISwipeGestureRecognizer.Direction {
        abs(movement.dx) >= abs(movement.dy)
            ? (movement.dx < 0 ? .left : .right) : (movement.dy < 0 ? .up : .down)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognitionSequence.present.count == touches.count
            || recognitionSequence.present.allSatisfy({ touches.contains($0) })
        {
            drag.lastTime = event.time
            if state.isUnderWay { state = .ended } else { failAtLastLift() }
            return
        }
        // The centroid jumps when a finger leaves, although nothing moved.
        let before = centroid
        for touch in touches { leave(touch) }
        shift(from: before, to: centroid)
        guard !isFollowing, state.isUnderWay, arenaManager?.application.behavior.panEndsBelowMinimum == true else {
            return
        }
        drag.lastTime = event.time
        state = .ended
    }

    override var isInStep: Bool { drag.hasOrigin }
    override var isFollowing: Bool {
        drag.scrollPoint != nil || recognitionSequence.present.count >= minimumNumberOfTouches
    }

    /// Handles fingers beyond the maximum: they are ignored and, depending on the behavior, end the gesture.
    private func surpass(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
        guard arenaManager?.application.behavior.panEndsBeyondMaximum == true else { return }
        drag.lastTime = event.time
        state = .ended
    }

    private func failAtLastLift() {
        let most = recognitionSequence.touches.count
        if most < minimumNumberOfTouches {
            fail(.fingersTooFew, measured: Double(most), allowed: Double(minimumNumberOfTouches))
        } else {
            failAtLift(
                .movedTooLittle, measured: Double(distance(drag.origin, centroid)),
                allowed: Double(GestureThresholds.panSlop))
        }
    }

    /// Handles a finger that joined: the centroid jumps, although nothing moved.
    private func rebase(without joined: Set<UITouch>, _ event: UIEvent) {
        let others =
            recognitionSequence.present.count == joined.count
            ? [] : recognitionSequence.present.filter { !joined.contains($0) }
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

    /// Restarts the translation at the locations where these fingers touched down, without any other fingers.
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
        // With one finger, use every coalesced sample; the centroid of several is known only once per event.
        if recognitionSequence.present.count == 1 {
            // The sequence retains the touch.
            recognitionSequence.present.unretained(at: 0).borrow { touch in
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
        drag.slop = .zero
        drag.estimator.reset()
    }
}
