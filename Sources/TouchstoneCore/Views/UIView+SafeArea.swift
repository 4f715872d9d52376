import Foundation

extension UIView {
    /// The safe area by UIKit's rules, without an override of this view's class.
    var insetsOfSafeArea: UIEdgeInsets {
        // Only views below a source of insets have any. A source is a controller that adds insets, an override, or a window.
        var path: [UIView] = []
        var topmost = 0
        var view: UIView? = self
        while let current = view {
            path.append(current)
            if current.isSourceOfSafeArea(for: self) { topmost = path.count }
            view = current.superviewStorage
        }
        return path.prefix(topmost).reversed().reduce(.zero) { outer, view in
            view !== self && ViewProbes.all.overridesSafeArea(type(of: view))
                ? view.safeAreaInsets : view.safeAreaInsets(within: outer)
        }
    }

    private func isSourceOfSafeArea(for view: UIView) -> Bool {
        if let added = owner?.addedSafeAreaInsets, added != .zero { return true }
        if node.pointee.flags.contains(.window), (self as? UIWindow)?.insetsOfScreen != .zero { return true }
        return self !== view && ViewProbes.all.overridesSafeArea(type(of: self))
    }

    /// Returns the insets of the view, in points.
    ///
    /// - Parameter outer: The insets of the superview.
    private func safeAreaInsets(within outer: UIEdgeInsets) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview = superviewStorage, outer != .zero {
            let (frame, bounds, used) = (self.frame, superview.bounds, superview.insetsUsedByContent)
            // The part that the superview's content inset covers is not included, and a view never has larger insets than its superview.
            func covered(_ inset: CGFloat, _ used: CGFloat, _ distance: CGFloat) -> CGFloat {
                let left = inset - used
                return left > 0 ? min(left, max(0, left - distance)) : 0
            }
            insets = UIEdgeInsets(
                top: covered(outer.top, used.top, frame.minY - bounds.minY),
                left: covered(outer.left, used.left, frame.minX - bounds.minX),
                bottom: covered(outer.bottom, used.bottom, bounds.maxY - frame.maxY),
                right: covered(outer.right, used.right, bounds.maxX - frame.maxX))
        } else if let window = self as? UIWindow {
            insets = window.insetsOfScreen
        }
        return insets + (owner?.addedSafeAreaInsets ?? .zero)
    }

    var safeAreasOfTree: [ObjectIdentifier: UIEdgeInsets] {
        var insets: [ObjectIdentifier: UIEdgeInsets] = [:]
        forEachInTree { insets[ObjectIdentifier($0)] = $0.safeAreaInsets }
        return insets
    }

    /// Notifies the views with changed insets, parents first.
    func notifySafeAreaChanged(from old: [ObjectIdentifier: UIEdgeInsets]) {
        forEachInTree { view in
            let insets = view.safeAreaInsets
            guard insets != old[ObjectIdentifier(view)] ?? .zero else { return view.noticeSafeArea() }
            if view.noticesSafeArea { view.rare.noticedSafeArea = insets }
            view.safeAreaHasChanged()
        }
    }

    /// Whether the last insets are stored, so that every change is noticed. This applies to controllers' views and to classes that
    /// override `safeAreaInsetsDidChange()`.
    private var noticesSafeArea: Bool { owner != nil || ViewProbes.all.noticesSafeArea(type(of: self)) }

    /// Notifies the view and its controller if the insets have changed since their last notification. Called before each layout.
    func noticeSafeArea() {
        guard noticesSafeArea else { return }
        let insets = safeAreaInsets
        guard insets != rareStorage?.noticedSafeArea ?? .zero else { return }
        rare.noticedSafeArea = insets
        safeAreaHasChanged()
    }

    private func safeAreaHasChanged() {
        rareStorage?.layout?.surroundingsChanged()
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    }
}

extension UIWindow {
    /// The insets that the status bar and the home indicator cover in the window, in points.
    fileprivate var insetsOfScreen: UIEdgeInsets {
        let (insets, screen) = (screen.safeAreaInsets, screen.bounds)
        guard insets != .zero else { return .zero }
        return UIEdgeInsets(
            top: max(0, insets.top - max(0, frame.minY - screen.minY)),
            left: max(0, insets.left - max(0, frame.minX - screen.minX)),
            bottom: max(0, insets.bottom - max(0, screen.maxY - frame.maxY)),
            right: max(0, insets.right - max(0, screen.maxX - frame.maxX)))
    }
}
