import TouchstoneConstraintSolver

/// A constraint in the solver that holds a length of a view to that of its content.
struct ContentLimit {
    /// The width or the height of the view.
    let variable: ConstraintSolver.Variable
    /// Less than or equal for hugging, and greater than or equal for resistance to compression.
    let relation: ConstraintSolver.Relation
    let constraint: ConstraintSolver.Constraint
}
