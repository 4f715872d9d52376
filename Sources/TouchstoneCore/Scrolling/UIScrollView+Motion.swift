import Foundation
import TouchstoneGeometry

/// A motion of the content and its start time.
struct RunningMotion {
    enum Cause {
        /// The fingers released the content.
        case deceleration
        /// The application requested the motion.
        case animation
        /// The user tapped the status bar.
        case scrollToTop
        /// The content moves back to an edge. The delegate is not notified of its end.
        case settling
    }

    var path: ScrollMotion
    var start: TimeInterval
    var cause: Cause
}

extension UIScrollView {
    // MARK: Programmatic scrolling

    func moveContent(_ offset: CGPoint, animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        endDeceleration()
        noteReplacedAnimation()
        stopMotion()
        guard animated, windowStorage != nil else {
            contentOffset = offset
            return
        }
        let target = onPixels(offset)
        // If there is nothing to do, the delegate is not notified.
        guard target != contentOffset else { return }
        run(.glide(from: contentOffset, to: target), .animation)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        var visible = bounds.room(within: adjustedContentInset)
        if visible.width == 0 { (visible.origin.x, visible.size.width) = (bounds.minX, bounds.width) }
        if visible.height == 0 { (visible.origin.y, visible.size.height) = (bounds.minY, bounds.height) }
        var offset = contentOffset
        offset.x += Self.shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
        offset.y += Self.shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
        offset = clamped(offset)
        guard offset != contentOffset else { return noteRequest(outcome(ofScrollingTo: offset)) }
        setContentOffset(offset, animated: animated)
    }

    private static func shift(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
        guard low.isFinite, high.isFinite else { return 0 }
        if low >= first, high <= last { return 0 }
        // A rectangle larger than the view is shown from its beginning.
        if high - low > last - first || low < first { return low - first }
        return high - last
    }

    func stopScrolling() {
        endDeceleration()
        stopMotion()
        finishZoom()
    }

    // MARK: Running a motion

    func run(_ path: ScrollMotion, _ cause: RunningMotion.Cause) {
        guard let application = windowStorage?.application else { return }
        let now = application.clock.now
        var path = path
        path.x.stopInAFrame(every: application.frameInterval, since: now)
        path.y.stopInAFrame(every: application.frameInterval, since: now)
        motion = RunningMotion(path: path, start: now, cause: cause)
        startFrames()
    }

    /// Moves the content. Called once per display frame.
    func step() {
        guard let clock else { return stopFrames() }
        if let motion {
            let elapsed = clock.now - motion.start
            // A frame at this time counts as due although its time may be rounded.
            if elapsed >= motion.path.duration - 1e-9 {
                place(motion.path.rest)
                // A delegate may have started another motion in this last step.
                if self.motion?.start == motion.start { finish(motion.cause) }
            } else {
                place(motion.path.offset(at: elapsed))
            }
        }
        if let zoomMotion { step(zoomMotion, clock.now) }
        if motion == nil, zoomMotion == nil { stopFrames() }
    }

    private func finish(_ cause: RunningMotion.Cause) {
        motion = nil
        switch cause {
        case .deceleration: endDeceleration()
        case .animation:
            notify(.didEndScrollingAnimation)
            delegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop:
            notify(.didScrollToTop)
            delegate?.scrollViewDidScrollToTop(self)
        case .settling: break
        }
    }

    /// Stops the motion at its current position.
    func stopMotion() {
        motion = nil
        if zoomMotion == nil { stopFrames() }
    }

    /// Ends a deceleration, whether it is complete or a finger stopped it.
    func endDeceleration() {
        guard isDecelerating else { return }
        isDecelerating = false
        motion = nil
        notify(.didEndDecelerating)
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Stops content under a finger. It counts as decelerating until the finger moves or lifts (SV-8).
    func holdStill() { motion = nil }

    /// Called when the last finger has lifted, whether or not there was a drag.
    func fingersLeft() {
        isTracking = false
        guard isDecelerating, motion == nil, drag == nil else { return }
        // If the drag was refused, the content is where the finger stopped it.
        let (x, y) = (release(.horizontal, 0), release(.vertical, 0))
        let target = target(x, y)
        let path = plan(x, y, to: target, announced: target)
        if path.duration > 0 { run(path, .deceleration) } else { endDeceleration() }
    }

    func stopEverything() {
        stopScrollingAndZooming()
        stopFrames()
    }

    // MARK: Outside changes

    /// Called when other code has changed the offset. A drag and a deceleration continue from the new offset.
    func offsetWasSet(from old: CGPoint) {
        noteOffset(from: old, to: contentOffset)
        if drag != nil { rebaseDrag(panGestureRecognizer.translation(in: self)) }
        replan(movedBy: CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y))
    }

    /// Called when the range of offsets at which content may rest has changed.
    func limitsChanged() {
        guard drag == nil, zooming == nil, zoomMotion == nil else { return }
        if motion != nil { return replan(movedBy: nil) }
        let offset = clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    /// Keeps content that rests at its upper or left edge there when the inset changes.
    /// - Parameter movesContent: `false` if the space for a refresh changed. It does not move the content immediately.
    func insetChanged(from old: UIEdgeInsets, movesContent: Bool) {
        let inset = adjustedContentInset
        if barIsGoingAlong {
            // The range of offsets at which content may rest is unchanged.
        } else if drag != nil {
            rebaseDrag(panGestureRecognizer.translation(in: self))
        } else if movesContent {
            var offset = contentOffset
            if offset.x == -old.left, inset.left.isFinite { offset.x = -inset.left }
            if offset.y == -old.top, inset.top.isFinite { offset.y = -inset.top }
            if motion == nil, offset != contentOffset { contentOffset = offset }
            limitsChanged()
        } else if motion?.cause == .deceleration {
            replan(movedBy: nil)
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Continues a deceleration with its remaining velocity and the current limits, to its chosen destination if there
    /// is one.
    /// - Parameter movement: The distance by which other code moved the content. A chosen destination moves by the same
    ///   distance.
    private func replan(movedBy movement: CGPoint?) {
        guard let running = motion, let clock else { return }
        guard running.cause == .deceleration else {
            // An animation that other code has interrupted is over.
            motion = nil
            return
        }
        let elapsed = clock.now - running.start
        func axis(_ axis: Axis, _ path: AxisMotion, _ offset: CGFloat, _ movement: CGFloat?) -> AxisMotion {
            var release = release(axis, CGFloat(path.momentum(at: elapsed)))
            // The position on the path is more exact than the offset, which is rounded to pixels.
            release.position = movement == nil ? path.position(at: elapsed) : Double(offset)
            guard let chosen = path.chosen else { return release.coast() }
            let goal = (chosen + Double(movement ?? 0)).clamped(to: release.range)
            return release.approach(isPagingEnabled ? page(axis, at: goal) : goal, decelerates: !isPagingEnabled)
        }
        run(
            ScrollMotion(
                x: axis(.horizontal, running.path.x, contentOffset.x, movement?.x),
                y: axis(.vertical, running.path.y, contentOffset.y, movement?.y)),
            .deceleration)
    }
}
extension UIScrollView {
    func notify(_ stage: ScrollCallback) {
        scrollObserver?.willCall(stage)
        guard let trace = windowStorage?.application?.trace.listening else { return }
        trace.record(.scrolled(trace.subject(self), stage, offset: contentOffset))
        switch stage {
        case .willBeginDragging: noteOffset(from: contentOffset, to: nil)
        case .didEndDragging(willDecelerate: false): noteOffset(from: contentOffset, to: contentOffset)
        default: break
        }
    }
}
