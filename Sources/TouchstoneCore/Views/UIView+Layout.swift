import Foundation

extension UIView {
    /// The value, -1, for a direction in which the content has no intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    func requestLayout() {
        guard !layoutIsNeeded else { return }
        layoutIsNeeded = true
        windowStorage?.layoutWanted(self)
    }

    /// Lays out this view if it needs layout, as the layout pass does, and notifies its owner before and after.
    func layOutIfDue() {
        guard layoutIsNeeded else { return }
        updatePropertiesIfDue()
        noticeSafeArea()
        rareStorage?.layout?.prepareForLayout()
        layoutIsNeeded = false
        let owner = self.owner
        owner?.viewWillLayoutSubviews()
        let wasLayingOut = isLayingOut
        isLayingOut = true
        layOutByLayer()
        isLayingOut = wasLayingOut
        owner?.viewDidLayoutSubviews()
    }

    func layoutNow() {
        if windowStorage?.propertiesAreDue == true { updatePropertiesOfTree() }
        if constraintsNeedUpdate || rareStorage?.layout != nil || windowStorage?.updatesAreDue != false {
            updateConstraintsOfTree()
        }
        var top = self
        if let layout = rareStorage?.layout {
            layout.prepareForLayout()
            // The superview determines this view's frame, and may need layout itself.
            while let superview = top.superviewStorage, superview.layoutIsNeeded { top = superview }
        }
        var waiting = [top]
        while let view = waiting.popLast() {
            view.layOutIfDue()
            // The subviews are read after the layout, which may have added some.
            waiting.append(contentsOf: view.subviewStorage.reversed())
        }
    }
}

extension UIEdgeInsets {
    /// Returns `rect` without the insets, which may be larger than it.
    fileprivate func inside(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.origin.x + left, y: rect.origin.y + top, width: rect.size.width - left - right,
            height: rect.size.height - top - bottom)
    }
}

extension CGRect {
    /// Returns the rectangle without the insets, in points. The size is not clamped, so insets larger than the rectangle make it
    /// negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect { insets.inside(self) }

    /// Returns the rectangle without the insets, in points; its size is never negative.
    package func room(within insets: UIEdgeInsets) -> CGRect {
        let inner = insets.inside(self)
        return CGRect(
            x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width), height: max(0, inner.size.height))
    }
}

/// Insets from the four edges, in points.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// The inset from the upper edge; 0 by default.
    public var top: CGFloat
    /// The inset from the left edge; 0 by default.
    public var left: CGFloat
    /// The inset from the lower edge; 0 by default.
    public var bottom: CGFloat
    /// The inset from the right edge; 0 by default.
    public var right: CGFloat

    /// Insets of zero at all edges.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets in points; each is 0 by default.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
