import Foundation

extension UIView {
    var insetsOfSafeArea: UIEdgeInsets {
        // Only views below a controller that adds something have any.
        var path: [UIView] = []
        var topmost = 0
        var view: UIView? = self
        while let current = view {
            path.append(current)
            if let added = current.owner?.addedSafeAreaInsets, added != .zero { topmost = path.count }
            view = current.superviewStorage
        }
        return path.prefix(topmost).reversed().reduce(.zero) { $1.safeAreaInsets(within: $0) }
    }

    /// - Parameter outer: The insets of the superview.
    private func safeAreaInsets(within outer: UIEdgeInsets) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview = superviewStorage, outer != .zero {
            let (frame, bounds) = (self.frame, superview.bounds)
            func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
            insets = UIEdgeInsets(
                top: covered(outer.top, frame.minY - bounds.minY), left: covered(outer.left, frame.minX - bounds.minX),
                bottom: covered(outer.bottom, bounds.maxY - frame.maxY),
                right: covered(outer.right, bounds.maxX - frame.maxX))
        }
        return insets + (owner?.addedSafeAreaInsets ?? .zero)
    }

    var safeAreasOfTree: [ObjectIdentifier: UIEdgeInsets] {
        var insets: [ObjectIdentifier: UIEdgeInsets] = [:]
        forEachInTree { insets[ObjectIdentifier($0)] = $0.safeAreaInsets }
        return insets
    }

    /// Tells those whose insets are others, parents first.
    func tellSafeAreaChanged(from old: [ObjectIdentifier: UIEdgeInsets]) {
        forEachInTree { view in
            guard view.safeAreaInsets != old[ObjectIdentifier(view)] ?? .zero else { return }
            view.rareStorage?.layout?.surroundingsChanged()
            view.safeAreaInsetsDidChange()
            view.owner?.viewSafeAreaInsetsDidChange()
            view.setNeedsLayout()
            if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
        }
    }
}

extension UIEdgeInsets {
    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }
    static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
            right: one.right - other.right)
    }
}
