import Foundation
import TouchstoneConstraintSolver
import TouchstoneCore

// Copies of a layout, in which changes of constraints are tried.
extension LayoutEngine {
    /// Creates a copy of a layout as it is now. The copy shares memory with the original until one of them changes, and reads
    /// no view afterward.
    convenience init(copying other: LayoutEngine) {
        self.init()
        isTrial = true
        solver = other.solver
        entries = other.entries
        owners = other.owners
        handles = other.handles
        origins = other.origins
        guides = other.guides
        isDirty = other.isDirty
        broken = other.broken.map { broken in
            guard broken.recorded == nil else { return broken }
            var copy = broken
            copy.recorded = other.form(of: broken.constraint).map { Recorded(broken.constraint, $0) }
            return copy
        }
    }

    /// Returns the variables of the item that is or was at an address.
    func box(at key: ObjectIdentifier) -> LayoutBox? { entries[key]?.box }

    /// Adds to the constant of a constraint. Does nothing for one that is broken.
    func addToConstant(_ change: CGFloat, of constraint: NSLayoutConstraint) {
        guard let handle = handles[ObjectIdentifier(constraint)] else { return }
        setConstant(solver.constant(of: handle) + Double(change), of: handle)
    }
}
