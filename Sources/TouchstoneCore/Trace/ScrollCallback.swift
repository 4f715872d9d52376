import Foundation

/// Touchstone extension: A call to a scroll view's delegate in the trace; `scrollViewDidScroll(_:)` is not traced.
public enum ScrollCallback: Equatable, Sendable {
    /// Fingers begin to drag the content.
    case willBeginDragging
    /// The dragging fingers are lifting; the delegate may change the target offset (SV-11).
    case willEndDragging
    /// The dragging fingers have lifted, with the argument that the delegate received.
    case didEndDragging(willDecelerate: Bool)
    /// The content continues to move after the lift.
    case willBeginDecelerating
    /// The content comes to rest after a lift (SV-26).
    case didEndDecelerating
    /// A scroll animation that the application started has ended.
    case didEndScrollingAnimation
    /// The content arrived at the top after a tap on the status bar (SV-16).
    case didScrollToTop
    /// Fingers begin to zoom the content (SV-13).
    case willBeginZooming
    /// A zoom ended, after its bounce if there was one (SV-13).
    case didEndZooming

    /// The callback's name, as in the delegate's methods.
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
