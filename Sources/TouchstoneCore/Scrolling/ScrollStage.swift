import Foundation

/// What a scroll view's delegate is told, for the trace; each change of the offset is not among it.
public enum ScrollStage: Equatable, Sendable {
    case willBeginDragging, willEndDragging
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating, didEndDecelerating
    case didEndScrollingAnimation, didScrollToTop
    case willBeginZooming, didEndZooming

    /// In one word, as the delegate's methods are called.
    public var word: String {
        switch self {
        case .willBeginDragging: "willBeginDragging"
        case .willEndDragging: "willEndDragging"
        case .didEndDragging(let willDecelerate): "didEndDragging(willDecelerate: \(willDecelerate))"
        case .willBeginDecelerating: "willBeginDecelerating"
        case .didEndDecelerating: "didEndDecelerating"
        case .didEndScrollingAnimation: "didEndScrollingAnimation"
        case .didScrollToTop: "didScrollToTop"
        case .willBeginZooming: "willBeginZooming"
        case .didEndZooming: "didEndZooming"
        }
    }
}

extension UIScrollView {
    func tell(_ stage: ScrollStage) {
        guard let trace = windowStorage?.application?.trace.heard else { return }
        trace.record(.scrolled(trace.subject(self), stage, offset: contentOffset))
    }
}
