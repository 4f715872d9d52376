import TouchstoneConstraintSolver
import TouchstoneCore

/// What constraints are about: a view or a guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the one that owns the guide.
    var layoutView: UIView { get }
    /// As descriptions call it.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView { self }
    var layoutName: String {
        let name = accessibilityIdentifier.map { "'\($0)'" } ?? ""
        return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)):\(name)"
    }
}

/// A view or guide that is not retained: a view's state knows whether it is still there.
@MainActor
struct ItemReference {
    private let state: LayoutState?
    private weak var guide: UILayoutGuide?
    let key: ObjectIdentifier

    init(_ item: any LayoutItem) {
        key = ObjectIdentifier(item)
        state = (item as? UIView).map { LayoutState.of($0) }
        guide = item as? UILayoutGuide
    }

    var item: (any LayoutItem)? { state?.liveView ?? guide }
}

/// Where a view or guide is found: in the superview's coordinates, or the owning view's.
struct LayoutBox {
    let x, y, width, height: ConstraintSolver.Variable

    /// - Parameter isSigned: Whether width and height may be below zero, as distances may.
    init(in solver: inout ConstraintSolver, isSigned: Bool) {
        x = solver.addVariable()
        y = solver.addVariable()
        width = solver.addVariable(isNonNegative: !isSigned)
        height = solver.addVariable(isNonNegative: !isSigned)
    }

    var all: [ConstraintSolver.Variable] { [x, y, width, height] }
}

/// So many times some variables, and a number.
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
