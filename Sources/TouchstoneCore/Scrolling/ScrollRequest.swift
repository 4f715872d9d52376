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

    /// Whether an animation or a deceleration moves the content.
    package var isInMotion: Bool { motion != nil }

    /// The outcome of a request to scroll to an offset.
    func outcome(ofScrollingTo offset: CGPoint) -> ScrollRequest.Outcome {
        guard windowStorage != nil else { return .noWindow(offset) }
        return onPixels(offset) == contentOffset ? .staysAt(offset) : .moves(to: onPixels(offset))
    }
}
