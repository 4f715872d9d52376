import Foundation

extension UIView {
    /// The margins that result from the view's own margins, its controller's minimum, the safe area and the superview's margins, in
    /// points.
    var effectiveMargins: UIEdgeInsets {
        guard preservesSuperviewLayoutMargins else { return margins(within: nil) }
        // The superviews that pass their margins on, from the view up; their margins are computed from the top down.
        var path = [self]
        while path.last!.preservesSuperviewLayoutMargins, let superview = path.last!.superviewStorage {
            path.append(superview)
        }
        var outer: UIEdgeInsets?
        for view in path.reversed() { outer = view.margins(within: outer) }
        return outer!
    }

    /// Returns the margins of the view, in points.
    ///
    /// - Parameter outer: The margins of the superview; `nil` if the view does not preserve them.
    private func margins(within outer: UIEdgeInsets?) -> UIEdgeInsets {
        var margins = ownMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard let outer, let superview = superviewStorage else { return margins }
        let (frame, bounds) = (self.frame, superview.bounds)
        margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
        margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
        margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
        margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
        return margins
    }

    /// The margins that the view or its controller requests, without the safe area and the superview's margins.
    package var ownMargins: UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        let set = rareStorage?.rarer?.layoutMargins
        guard let least = owner?.leastMargins else { return (set ?? .standard).edges(direction) }
        guard var set else { return least.edges(direction) }
        set.top = max(set.top, least.top)
        set.leading = max(set.leading, least.leading)
        set.bottom = max(set.bottom, least.bottom)
        set.trailing = max(set.trailing, least.trailing)
        return set.edges(direction)
    }

    func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
        changeMargins { rarer.layoutMargins = margins }
    }

    /// Makes a change of settings. If it changes the margins, this view and the descendants that preserve them are notified.
    func changeMargins(_ change: () -> Void) {
        let old = layoutMargins
        change()
        guard layoutMargins != old else { return }
        notifyMarginsChanged()
    }

    func notifyMarginsChanged() {
        var waiting = [self]
        while let view = waiting.popLast() {
            waiting += view.subviewStorage.reversed().filter { $0.preservesSuperviewLayoutMargins }
            view.rareStorage?.layout?.surroundingsChanged()
            view.setNeedsLayout()
            view.layoutMarginsDidChange()
        }
    }
}

/// Insets from the four edges, in points, relative to the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
    /// The inset from the upper edge; 0 by default.
    public var top: CGFloat
    /// The inset from the edge where reading begins; 0 by default.
    public var leading: CGFloat
    /// The inset from the lower edge; 0 by default.
    public var bottom: CGFloat
    /// The inset from the edge where reading ends; 0 by default.
    public var trailing: CGFloat

    /// Insets of zero at all edges.
    public static let zero = NSDirectionalEdgeInsets()
    /// The margins of a view without other settings: 8 points.
    static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Creates insets in points; each is 0 by default.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    /// Returns the insets with left and right edges instead of leading and trailing ones.
    func edges(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}

/// An offset of a position, in points.
public struct UIOffset: Equatable, Hashable, Sendable {
    /// The offset to the right; 0 by default.
    public var horizontal: CGFloat
    /// The offset downward; 0 by default.
    public var vertical: CGFloat

    /// An offset of zero in both directions.
    public static let zero = UIOffset()

    /// Creates an offset in points; each component is 0 by default.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
