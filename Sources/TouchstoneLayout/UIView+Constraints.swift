import Foundation
import TouchstoneCore

extension UIView {
    /// Whether the view keeps the frame that it is given; true by default. False leaves it to constraints, as views need that are laid
    /// out by them.
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

    /// The constraints that this view holds, which are those whose items are nowhere nearer together.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Has this view hold the constraint, which makes it active.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(in: self) }
    /// Has this view hold the constraints, which makes them active.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Takes a constraint that this view holds; it is not active any more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holderView === self { constraint.isActive = false }
    }
    /// Takes constraints that this view holds; they are not active any more.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// How much the view wants to be no larger than its content; `.defaultLow` by default, `.defaultHigh` for switches, steppers and
    /// activity indicators.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = layoutState?.hugging ?? (defaultHugging, defaultHugging)
        return axis == .horizontal ? hugging.0 : hugging.1
    }
    /// Says how much the view wants to be no larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        let state = LayoutState.of(self)
        if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
        state.contentSizeChanged()
    }

    /// How much the view wants to be no smaller than its content; `.defaultHigh` by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let resistance = layoutState?.resistance ?? (.defaultHigh, .defaultHigh)
        return axis == .horizontal ? resistance.0 : resistance.1
    }
    /// Says how much the view wants to be no smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let state = LayoutState.of(self)
        if axis == .horizontal { state.resistance.horizontal = priority } else { state.resistance.vertical = priority }
        state.contentSizeChanged()
    }

    /// For `systemLayoutSizeFitting(_:)`: as small as constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// For `systemLayoutSizeFitting(_:)`: as large as constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Whether constraints leave open where this view is or how large. Costs as much as solving the tree several times.
    public var hasAmbiguousLayout: Bool {
        guard let state = layoutState else { return false }
        state.prepareForLayout()
        return state.root.engine.map { !$0.determines(self) } ?? false
    }

    /// The active constraints of this view and those above it that name this view and are about that axis.
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
