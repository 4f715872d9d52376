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
