import Foundation

/// Ours: what a scroll view's delegate is told, for the trace; each change of the offset is not among it.
public enum ScrollCallback: Equatable, Sendable {
    /// Fingers begin to drag the content.
    case willBeginDragging
    /// The fingers that dragged it are lifting; the delegate may change where it comes to rest (SV-11).
    case willEndDragging
    /// The fingers that dragged it have lifted; with what the delegate was told of whether it moves on.
    case didEndDragging(willDecelerate: Bool)
    /// The content moves on after the lift.
    case willBeginDecelerating
    /// The content comes to rest after a lift (SV-26).
    case didEndDecelerating
    /// An animation that the application asked for ended.
    case didEndScrollingAnimation
    /// The content arrived at the top after a tap on the status bar (SV-16).
    case didScrollToTop
    /// Fingers begin to zoom (SV-13).
    case willBeginZooming
    /// A zoom ended, after its bounce if there is one (SV-13).
    case didEndZooming

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
