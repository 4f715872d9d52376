import Foundation
import TouchstoneGeometry

/// Touchstone extension: One view in an outline of the view tree, for hosts that show the structure of an application.
public struct ViewOutline: Equatable, Sendable {
    /// The same name and number as in the trace.
    public let subject: TraceSubject
    /// The name of the view's class.
    public let className: String
    /// The depth in the tree; 0 for a window.
    public let depth: Int
    /// The number of the superview; `nil` for a window.
    public let parent: Int?
    /// The corners of the bounds in screen points: top left, top right, bottom right, bottom left.
    public let corners: [CGPoint]
    /// Whether the view itself is hidden.
    public let isHidden: Bool
    /// Whether the view itself accepts touches.
    public let isUserInteractionEnabled: Bool
    /// The view's own opacity, from 0 to 1.
    public let alpha: CGFloat
}
