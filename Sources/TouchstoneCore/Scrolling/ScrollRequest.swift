import Foundation

/// An annotation: the program asked a scroll view to scroll.
@MainActor
package struct ScrollRequest: Annotation {
    package enum Outcome {
        /// The content moves to this offset, now or with an animation.
        case moves(to: CGPoint)
        /// The content is at the requested place already, or as near as its size allows.
        case staysAt(CGPoint)
        /// The scroll view was in no window, so its content and its size may not be final.
        case noWindow(CGPoint)
        /// The list has no such row or item.
        case noSuchRow(String)
    }

    package let scrollView: Remembered
    package let outcome: Outcome
}

/// An annotation: the content of a scroll view was set to an offset, or a motion or a drag began or ended there.
@MainActor
package struct ContentOffsetChange: Annotation {
    package let scrollView: Remembered
    /// The offset before the change.
    package let from: CGPoint
    /// The offset after the change; `nil` if a motion or a drag began.
    package let to: CGPoint?
}

/// An annotation: the status bar was tapped.
@MainActor
package struct StatusBarTap: Annotation {
    /// The visible scroll views with `scrollsToTop`. The content of one alone scrolls to its top (SV-16).
    package let scrollViews: [Remembered]
    /// The visible scroll views without `scrollsToTop`.
    package let others: [Remembered]
    package let keyWindow: Remembered
}

extension UIScrollView {
    /// Records a change of the offset, if the application is traced.
    func noteOffset(from old: CGPoint, to new: CGPoint?) {
        guard let trace = windowStorage?.tracing?.listening else { return }
        trace.remember(ContentOffsetChange(scrollView: trace.remembered(self), from: old, to: new))
    }

    /// Records what a request of the program to scroll does, if the application is traced.
    package func noteRequest(_ outcome: @autoclosure () -> ScrollRequest.Outcome) {
        let application = windowStorage?.application ?? UIApplication.current
        guard let trace = application?.trace.listening else { return }
        trace.remember(ScrollRequest(scrollView: trace.remembered(self), outcome: outcome()))
    }

    /// Adds a note to the trace that an animation of the content was replaced before its first frame. No callback of the
    /// delegate shows that there was one.
    func noteReplacedAnimation() {
        guard let motion, case .animation = motion.cause, let application = windowStorage?.application,
            motion.start == application.clock.now, let trace = application.trace.listening
        else { return }
        trace.note("a scroll animation of \(trace.subject(self).name) was replaced before it began")
    }

    /// Whether an animation or a deceleration moves the content.
    package var isInMotion: Bool { motion != nil }

    /// The outcome of a request to scroll to an offset.
    func outcome(ofScrollingTo offset: CGPoint) -> ScrollRequest.Outcome {
        guard windowStorage != nil else { return .noWindow(offset) }
        return onPixels(offset) == contentOffset ? .staysAt(offset) : .moves(to: onPixels(offset))
    }
}
