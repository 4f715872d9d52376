import Foundation

extension UIView {
    /// Its own margins, those that a controller demands of its root view, the safe area and the superview's.
    var effectiveMargins: UIEdgeInsets {
        guard preservesSuperviewLayoutMargins else { return margins(within: nil) }
        // Superviews whose margins count, from the view up, then their margins from the top down.
        var path = [self]
        while path.last!.preservesSuperviewLayoutMargins, let superview = path.last!.superviewStorage {
            path.append(superview)
        }
        var outer: UIEdgeInsets?
        for view in path.reversed() { outer = view.margins(within: outer) }
        return outer!
    }

    /// - Parameter outer: The margins of the superview, where they count.
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

    /// Those that it, or its controller, asks for, without safe area and superview.
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

    /// Tells this view, and those below it whose margins depend on its own, where a change of what is set changes them.
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

/// Distances inward from the four edges, in points, from the side where reading begins.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
    /// The distance from the upper edge; 0 by default.
    public var top: CGFloat
    /// The distance from the edge where reading begins; 0 by default.
    public var leading: CGFloat
    /// The distance from the lower edge; 0 by default.
    public var bottom: CGFloat
    /// The distance from the edge where reading ends; 0 by default.
    public var trailing: CGFloat

    /// No distance at any edge.
    public static let zero = NSDirectionalEdgeInsets()
    /// What a view has that says nothing else.
    static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Insets of these distances, in points; what is not given is 0.
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

    /// The same from left and right.
    func edges(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}

/// How far something is moved, in points.
public struct UIOffset: Equatable, Hashable, Sendable {
    /// To the right; 0 by default.
    public var horizontal: CGFloat
    /// Down; 0 by default.
    public var vertical: CGFloat

    /// Not moved at all.
    public static let zero = UIOffset()

    /// An offset of these distances, in points; what is not given is 0.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
