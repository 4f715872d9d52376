import Foundation

/// The look of a scroll view's content at an edge, under a bar. Stored; has no effect.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
    /// The strength of an edge effect.
    @preconcurrency @MainActor
    public final class Style: NSObject {
        /// The style that the system chooses.
        public static let automatic = Style()
        /// A soft transition to the bar.
        public static let soft = Style()
        /// A hard edge with a line.
        public static let hard = Style()
    }

    /// The style of the effect; `.automatic` by default. Stored; has no effect.
    public var style = Style.automatic
    /// Whether the effect is hidden; `false` by default. Stored; has no effect.
    public var isHidden = false
}

/// An interaction for a view over the edge of a scroll view. Stored; has no effect.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The scroll view; not retained.
    open weak var scrollView: UIScrollView?
    /// The edge of the scroll view; the upper one by default.
    open var edge = UIRectEdge.top
    /// The view of the interaction; not retained.
    open private(set) weak var view: UIView?

    /// Creates an interaction without a scroll view.
    public override init() { super.init() }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
