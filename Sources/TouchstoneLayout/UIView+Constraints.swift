import Foundation
import TouchstoneCore

extension UIView {
    /// Whether the view keeps the frame that it is given; the default is `true`.
    ///
    /// Set it to `false` for a view that constraints lay out. Such a view keeps its frame, too, until a constraint refers to it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            let state = LayoutState.of(self)
            state.translatesMask = newValue
            if !newValue { state.becomeConstrained() }
            state.root.engine?.maskTranslationChanged(state)
            state.wantLayout()
        }
    }

    /// The active constraints that this view holds as the nearest common superview of their items.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Adds a constraint to this view, which activates it.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(in: self) }
    /// Adds constraints to this view, which activates them.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Removes a constraint that this view holds, which deactivates it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holderView === self { constraint.isActive = false }
    }
    /// Removes constraints that this view holds, which deactivates them.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The target of `systemLayoutSizeFitting(_:)` for a size as small as constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target of `systemLayoutSizeFitting(_:)` for a size as large as constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Whether constraints do not fully determine the view's frame. Computing it costs as much as solving the tree several times.
    public var hasAmbiguousLayout: Bool {
        guard let state = layoutState else { return false }
        state.prepareForLayout()
        return state.root.engine.map { !$0.determines(self) } ?? false
    }

    /// Returns the active constraints of this view and its superviews that refer to this view and affect an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var view: UIView? = self
        while let current = view {
            found += current.constraints.filter { constraint in
                (constraint.firstItem === self || constraint.secondItem === self)
                    && constraint.firstAttribute.isAlong(axis)
            }
            view = current.superview
        }
        return found
    }
}

extension NSLayoutConstraint.Attribute {
    func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool {
        switch kind {
        case .xAxis: axis == .horizontal
        case .yAxis: axis == .vertical
        case .size: (self == .width) == (axis == .horizontal)
        }
    }
}
