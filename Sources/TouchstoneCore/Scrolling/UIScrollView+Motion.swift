import Foundation
import TouchstoneGeometry

/// The content's own motion, and since when.
struct RunningMotion {
    enum Cause {
        /// The fingers let go.
        case deceleration
        /// The application asked for it.
        case animation
        /// A tap on the status bar.
        case scrollToTop
        /// Nobody is told of the end.
        case settling
    }

    var path: ScrollMotion
    var start: TimeInterval
    var cause: Cause
}

extension UIScrollView {
    // MARK: Asked for

    /// Scrolls to an offset in points; animated, it takes 0.3 s and ends with `scrollViewDidEndScrollingAnimation` (SV-12), unless
    /// fingers or another request take over. What moved the content before is stopped either way; a zoom goes on.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        endDeceleration()
        stopMotion()
        guard animated, windowStorage != nil else {
            contentOffset = offset
            return
        }
        let target = onPixels(offset)
        // Nothing to do is done at once, and nobody is told.
        guard target != contentOffset else { return }
        run(.glide(from: contentOffset, to: target), .animation)
    }

    /// Scrolls as little as shows `rect`, in the content's coordinates; not at all where it shows already.
    /// Insets that leave no room along an axis do not count along it.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var visible = bounds.room(within: adjustedContentInset)
        if visible.width == 0 { (visible.origin.x, visible.size.width) = (bounds.minX, bounds.width) }
        if visible.height == 0 { (visible.origin.y, visible.size.height) = (bounds.minY, bounds.height) }
        var offset = contentOffset
        offset.x += Self.shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
        offset.y += Self.shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
        offset = clamped(offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    private static func shift(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
        guard low.isFinite, high.isFinite else { return 0 }
        if low >= first, high <= last { return 0 }
        // What is larger than the view is shown from its beginning.
        if high - low > last - first || low < first { return low - first }
        return high - last
    }

    /// Ends every motion where it is, with the delegate told of the ends.
    public func stopScrollingAndZooming() {
        endDeceleration()
        stopMotion()
        finishZoom()
    }

    /// Shows the indicators for a moment.
    public func flashScrollIndicators() { indicators.show(self) }

    // MARK: Running

    func run(_ path: ScrollMotion, _ cause: RunningMotion.Cause) {
        guard let application = windowStorage?.application else { return }
        let now = application.clock.now
        var path = path
        path.x.stopInAFrame(every: application.frameInterval, since: now)
        path.y.stopInAFrame(every: application.frameInterval, since: now)
        motion = RunningMotion(path: path, start: now, cause: cause)
        startFrames()
    }

    /// Called each frame.
    func step() {
        guard let clock else { return stopFrames() }
        if let motion {
            let elapsed = clock.now - motion.start
            // A frame that is due then counts, be it that its time was rounded.
            if elapsed >= motion.path.duration - 1e-9 {
                place(motion.path.rest)
                // Whoever heard of this last step may have begun something else.
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
            tell(.didEndScrollingAnimation)
            delegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop:
            tell(.didScrollToTop)
            delegate?.scrollViewDidScrollToTop(self)
        case .settling: break
        }
    }

    /// The content stays where it is.
    func stopMotion() {
        motion = nil
        if zoomMotion == nil { stopFrames() }
    }

    /// The deceleration is over, whether it came to its end or a finger stopped it.
    func endDeceleration() {
        guard isDecelerating else { return }
        isDecelerating = false
        motion = nil
        tell(.didEndDecelerating)
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// A finger came down on moving content: it stops, and counts as decelerating until the finger moves or lifts (SV-8).
    func holdStill() { motion = nil }

    /// All fingers have left, whatever became of their drag.
    func fingersLeft() {
        isTracking = false
        guard isDecelerating, motion == nil, drag == nil else { return }
        // Whoever refused the drag left the content where it was caught.
        let (x, y) = (release(.horizontal, 0), release(.vertical, 0))
        let target = target(x, y)
        let path = plan(x, y, to: target, announced: target)
        if path.duration > 0 { run(path, .deceleration) } else { endDeceleration() }
    }

    func stopEverything() {
        stopScrollingAndZooming()
        stopFrames()
    }

    // MARK: Changes from outside

    /// Somebody put the offset elsewhere: fingers count on from there, and a deceleration goes on from there.
    func offsetWasSet(from old: CGPoint) {
        if drag != nil { rebaseDrag(panGestureRecognizer.translation(in: self)) }
        replan(movedBy: CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y))
    }

    /// Where the content may rest has changed.
    func limitsChanged() {
        guard drag == nil, zooming == nil, zoomMotion == nil else { return }
        if motion != nil { return replan(movedBy: nil) }
        let offset = clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    /// Content that rests at its upper or left edge stays there as the inset changes.
    /// - Parameter movesContent: Room for a refresh moves nothing; when it goes, so does the content, but not at once.
    func insetChanged(from old: UIEdgeInsets, movesContent: Bool) {
        let inset = adjustedContentInset
        if barIsGoingAlong {
            // Where the content may rest is as before.
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

    /// Goes on with what is left of the velocity, within the present limits, to the place that was chosen if one was.
    /// - Parameter movement: How somebody moved the content meanwhile; what was chosen moves along.
    private func replan(movedBy movement: CGPoint?) {
        guard let running = motion, let clock else { return }
        guard running.cause == .deceleration else {
            // An animation that somebody else has taken out of its way is over.
            motion = nil
            return
        }
        let elapsed = clock.now - running.start
        func axis(_ axis: Axis, _ path: AxisMotion, _ offset: CGFloat, _ movement: CGFloat?) -> AxisMotion {
            var release = release(axis, CGFloat(path.momentum(at: elapsed)))
            // Unmoved it is where its path has it, which is more exact than a pixel.
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
    func tell(_ stage: ScrollCallback) {
        guard let trace = windowStorage?.application?.trace.heard else { return }
        trace.record(.scrolled(trace.subject(self), stage, offset: contentOffset))
    }
}
