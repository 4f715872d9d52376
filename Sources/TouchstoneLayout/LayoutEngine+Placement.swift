import Foundation
import TouchstoneConstraintSolver
import TouchstoneCore

/// Which views the engine places. A view to which no constraint has ever referred keeps the frame that it is given.
extension LayoutEngine {
    /// Records to which views a constraint refers, directly, by a guide, or because a position depends on theirs.
    func markItems(of constraint: NSLayoutConstraint, _ form: LinearForm) {
        for case let item as any LayoutItem in [constraint.firstItem, constraint.secondItem] { mark(item) }
        for term in form.terms {
            if let item = owners[term.variable].flatMap({ entries[$0]?.item.item }) { mark(item) }
        }
    }

    private func mark(_ item: any LayoutItem) { LayoutState.of(item.layoutView).isReferenced = true }

    /// Whether the engine places a view: constraints have referred to it, or it has an intrinsic size.
    func places(_ state: LayoutState) -> Bool {
        state.isReferenced || entries[ObjectIdentifier(state.view)]?.content.isEmpty == false
    }
}
