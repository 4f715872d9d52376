import Foundation

/// The look of a scroll view's content at an edge, under a bar. Stored; has no effect.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
    /// The strength of an edge effect.
    @preconcurrency @MainActor
    public final class Style: NSObject {
        /// The system's style.
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

extension UIScrollView {
    private func edgeEffect(_ edge: Int) -> UIScrollEdgeEffect {
        if let made = recent?.edgeEffects[edge] { return made }
        let made = UIScrollEdgeEffect()
        recentForWriting.edgeEffects[edge] = made
        return made
    }

    /// The effect at the upper edge. Its properties are stored and have no effect.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(0) }
    /// The effect at the left edge. Its properties are stored and have no effect.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(1) }
    /// The effect at the lower edge. Its properties are stored and have no effect.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(2) }
    /// The effect at the right edge. Its properties are stored and have no effect.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(3) }

    /// Whether keys scroll the view; `true` by default. Stored; has no effect: keys do not scroll here.
    public var allowsKeyboardScrolling: Bool {
        get { recent?.keyboardScrolls ?? true }
        set { recentForWriting.keyboardScrolls = newValue }
    }
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
