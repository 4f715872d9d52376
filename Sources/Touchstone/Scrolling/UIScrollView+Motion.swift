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

    /// Scrolls to an offset; animated, it takes 0.3 s and ends with `scrollViewDidEndScrollingAnimation` (SV-12), unless
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
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
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
        guard let clock else { return }
        motion = RunningMotion(path: path, start: clock.now, cause: cause)
        startFrames()
    }

    /// Called each frame.
    func step() {
        guard let clock else { return stopFrames() }
        if let motion {
            let elapsed = clock.now - motion.start
            if elapsed >= motion.path.duration {
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
        let path = ScrollMotion(x: release(.horizontal, 0).coast(), y: release(.vertical, 0).coast())
        if path.duration > 0 { run(path, .deceleration) } else { endDeceleration() }
    }

    func stopEverything() {
        stopScrollingAndZooming()
        stopFrames()
    }

    // MARK: Changes from outside

    /// Somebody put the offset elsewhere: fingers count on from there, and a deceleration goes on from there.
    func offsetWasSet() {
        if drag != nil { rebaseDrag(panGestureRecognizer.translation(in: self)) }
        replan()
    }

    /// Where the content may rest has changed.
    func limitsChanged() {
        guard drag == nil, zooming == nil, zoomMotion == nil else { return }
        if motion != nil { return replan() }
        let offset = clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    /// Content that rests at its upper or left edge stays there as the inset changes.
    /// - Parameter movesContent: Room for a refresh moves nothing; when it goes, so does the content, but not at once.
    func insetChanged(from old: UIEdgeInsets, movesContent: Bool) {
        let inset = adjustedContentInset
        if drag != nil {
            rebaseDrag(panGestureRecognizer.translation(in: self))
        } else if movesContent {
            var offset = contentOffset
            if offset.x == -old.left, inset.left.isFinite { offset.x = -inset.left }
            if offset.y == -old.top, inset.top.isFinite { offset.y = -inset.top }
            if motion == nil, offset != contentOffset { contentOffset = offset }
            limitsChanged()
        } else if motion?.cause == .deceleration {
            replan()
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Goes on from the present place at the present velocity, within the present limits.
    private func replan() {
        guard let running = motion, let clock else { return }
        guard running.cause == .deceleration else {
            // An animation that somebody else has taken out of its way is over.
            motion = nil
            return
        }
        let elapsed = clock.now - running.start
        let x = release(.horizontal, CGFloat(running.path.x.velocity(at: elapsed)))
        let y = release(.vertical, CGFloat(running.path.y.velocity(at: elapsed)))
        motion = RunningMotion(
            path: ScrollMotion(x: x.coast(), y: y.coast()), start: clock.now, cause: .deceleration)
    }
}
