import Foundation

extension UIView {
    /// Stands for a direction in which the content has no size of its own: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    func requestLayout() {
        guard !layoutIsNeeded else { return }
        layoutIsNeeded = true
        windowStorage?.layoutWanted(self)
    }

    /// Lays out this view if it is due, as the layout pass does, with its owner told before and after.
    func layOutIfDue() {
        guard layoutIsNeeded else { return }
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
        if constraintsNeedUpdate || rareStorage?.layout != nil || windowStorage?.updatesAreDue != false {
            updateConstraintsOfTree()
        }
        var top = self
        if let layout = rareStorage?.layout {
            layout.prepareForLayout()
            // It is placed by its superview, which may be due itself.
            while let superview = top.superviewStorage, superview.layoutIsNeeded { top = superview }
        }
        var waiting = [top]
        while let view = waiting.popLast() {
            view.layOutIfDue()
            // Read after the layout, which may have added some.
            waiting.append(contentsOf: view.subviewStorage.reversed())
        }
    }
}

extension UIEdgeInsets {
    /// `rect` without the insets; they may be larger than it.
    fileprivate func inside(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.origin.x + left, y: rect.origin.y + top, width: rect.size.width - left - right,
            height: rect.size.height - top - bottom)
    }
}

extension CGRect {
    /// The rectangle without the insets, in points: plain arithmetic, so insets larger than the rectangle leave a negative size.
    public func inset(by insets: UIEdgeInsets) -> CGRect { insets.inside(self) }

    /// The rectangle without the insets, in points; its size is never negative.
    package func room(within insets: UIEdgeInsets) -> CGRect {
        let inner = insets.inside(self)
        return CGRect(
            x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width), height: max(0, inner.size.height))
    }
}

/// Distances inward from the four edges, in points.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// The distance from the upper edge; 0 by default.
    public var top: CGFloat
    /// The distance from the left edge; 0 by default.
    public var left: CGFloat
    /// The distance from the lower edge; 0 by default.
    public var bottom: CGFloat
    /// The distance from the right edge; 0 by default.
    public var right: CGFloat

    /// No distance at any edge.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Insets of these distances, in points; what is not given is 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
