import TouchstoneConstraintSolver
import TouchstoneCore

/// An item of constraints: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView { get }
    /// The name of the item in descriptions.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView { self }
    var layoutName: String {
        let name = accessibilityIdentifier.map { "'\($0)'" } ?? ""
        return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)):\(name)"
    }
}

/// A reference to a view or guide that does not retain it. The view's state knows whether the view still exists.
@MainActor
struct ItemReference {
    private let state: LayoutState?
    private weak var guide: UILayoutGuide?
    let key: ObjectIdentifier

    /// Creates a reference to no item.
    init() {
        key = ObjectIdentifier(ItemReference.self)
        state = nil
    }

    init(_ item: any LayoutItem) {
        key = ObjectIdentifier(item)
        state = (item as? UIView).map { LayoutState.of($0) }
        guide = item as? UILayoutGuide
    }

    var item: (any LayoutItem)? { state?.liveView ?? guide }
}

/// The solver variables of an item's frame, in the coordinates of the superview or the owning view.
struct LayoutBox {
    let x, y, width, height: ConstraintSolver.Variable

    /// Adds the variables of a frame to a solver.
    ///
    /// - Parameter isSigned: Whether width and height may be negative, like distances.
    init(in solver: inout ConstraintSolver, isSigned: Bool) {
        x = solver.addVariable()
        y = solver.addVariable()
        width = solver.addVariable(isNonNegative: !isSigned)
        height = solver.addVariable(isNonNegative: !isSigned)
    }

    var all: [ConstraintSolver.Variable] { [x, y, width, height] }
}

/// A sum of multiples of variables and a constant.
struct LinearForm {
    var terms: [ConstraintSolver.Term] = []
    var constant = 0.0

    mutating func add(_ variable: ConstraintSolver.Variable, _ factor: Double = 1) {
        terms.append(.init(variable, factor))
    }

    static func * (factor: Double, form: LinearForm) -> LinearForm {
        LinearForm(
            terms: form.terms.map { .init($0.variable, factor * $0.coefficient) }, constant: factor * form.constant)
    }

    static func - (one: LinearForm, other: LinearForm) -> LinearForm {
        let negative = -1 * other
        return LinearForm(terms: one.terms + negative.terms, constant: one.constant + negative.constant)
    }
}
