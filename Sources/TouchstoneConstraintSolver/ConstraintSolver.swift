/// Solves linear equations and inequalities with priorities incrementally, with the Cassowary algorithm.
///
/// The solution is always unique:
///
/// - Priorities are strict. The solver minimizes the sum of the violations of the optional constraints of the highest priority first,
///   then that of the next priority. No number of constraints of a lower priority outweighs one of a higher priority.
/// - If the sums leave a choice, the solver minimizes the violation of one constraint after the other: by priority, and then in the
///   order in which they were added.
/// - If the constraints leave a choice, the solver moves one variable after the other as near to zero as possible, in the order in
///   which they were made.
///
/// The solution depends only on the constraints and the order in which they were added. A sequence of changes has the result of
/// solving anew.
///
/// Changes are collected, and `solve(breaking:)` applies them together. Each search begins at the previous solution, so the cost of a
/// change depends on what it affects.
public struct ConstraintSolver: Sendable {
    /// A number that the solver finds a value for.
    public struct Variable: Hashable, Sendable {
        let symbol: Int32
    }

    /// A constraint that was added. It is valid until it is removed.
    public struct Constraint: Hashable, Sendable {
        let slot: Int32
        let serial: Int
    }

    /// A variable multiplied by a coefficient.
    public struct Term: Sendable {
        /// The variable that is multiplied.
        public var variable: Variable
        /// The factor that the variable is multiplied by.
        public var coefficient: Double

        /// Creates a term.
        ///
        /// - Parameter coefficient: The factor, a finite number; the default is 1.
        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// How the sum of a constraint's terms compares with its constant.
    public enum Relation: Int, Sendable {
        /// The sum is less than or equal to the constant.
        case lessThanOrEqual = -1
        /// The sum is equal to the constant.
        case equal = 0
        /// The sum is greater than or equal to the constant.
        case greaterThanOrEqual = 1
    }

    /// The reason that a constraint is rejected.
    public enum Refusal: Error, Equatable {
        /// A coefficient, a constant or a priority is infinite or not a number.
        case notFinite
        /// A priority is 0 or less, or above 1000.
        case priorityOutOfRange
    }

    /// The priority of a constraint that must be satisfied: 1000. Priorities above 0 and below 1000 are optional.
    public static let required = 1000.0

    struct Record: Sendable {
        /// The number of constraints and variables added before this constraint, plus one. It orders constraints by age.
        var serial = 0
        var terms: [Term] = []
        var relation = Relation.equal
        var constant = 0.0
        var priority = 0.0
        /// The slack or dummy symbol, or the positive error of an optional equation.
        var marker: Int32 = -1
        /// The other error of an optional constraint.
        var other: Int32 = -1
        /// The marker's coefficient in the constraint.
        var markerSign = 1.0
        var isPresent = false

        var isRequired: Bool { priority >= ConstraintSolver.required }
    }

    var tableau = Tableau()
    var records: [Record] = []
    var spareRecords: [Int32] = []
    var serials = 0
    /// The number of pivots after which the tableau is rebuilt, so that rounding errors do not accumulate.
    var pivotsUntilRebuild = 50_000

    /// Creates a solver without variables and constraints.
    public init() {}

    // MARK: Variables

    /// Adds a variable, which is zero unless constraints require another value.
    ///
    /// - Parameter isNonNegative: Whether the variable must be at least zero. This is cheaper than a constraint.
    public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
        let symbol = tableau.makeSymbol(isNonNegative ? .nonNegativeVariable : .variable, constraint: -1)
        serials += 1
        tableau.symbols[Int(symbol)].order = serials
        return Variable(symbol: symbol)
    }

    /// Removes a variable that no constraint uses.
    public mutating func removeVariable(_ variable: Variable) {
        precondition(
            tableau.symbols[Int(variable.symbol)].uses == 0, "A variable is removed after the constraints that name it")
        tableau.drop(variable.symbol)
    }

    /// Returns the value that the last call of `solve(breaking:)` found.
    public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

    /// Calls `body` once with each variable that may have changed since the last call of this method, in a fixed order.
    public mutating func takeChanges(_ body: (Variable) -> Void) {
        var changes = ContiguousArray<Int32>()
        swap(&changes, &tableau.changes)
        for symbol in changes { tableau.symbols[Int(symbol)].isChanged = false }
        for symbol in changes where tableau.symbols[Int(symbol)].kind.isVariable { body(Variable(symbol: symbol)) }
        changes.removeAll(keepingCapacity: true)
        if tableau.changes.isEmpty { swap(&changes, &tableau.changes) }
    }

    /// The number of constraints in the solver.
    public var count: Int { records.count - spareRecords.count }

    /// The number of pivots that the search has made, as a measure of its work.
    public var pivots: Int { tableau.pivots }

    // MARK: Constraints

    /// Adds the constraint "the sum of `terms` is `relation` to `constant`".
    ///
    /// - Parameter priority: A priority above 0; the default is `required`.
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = required
    ) throws(Refusal) -> Constraint {
        guard constant.isFinite, priority.isFinite, terms.allSatisfy({ $0.coefficient.isFinite }) else {
            throw .notFinite
        }
        guard priority > 0, priority <= Self.required else { throw .priorityOutOfRange }
        serials += 1
        let record = Record(
            serial: serials, terms: terms, relation: relation, constant: constant, priority: priority, isPresent: true)
        let slot: Int32
        if let spare = spareRecords.popLast() {
            slot = spare
            records[Int(slot)] = record
        } else {
            slot = Int32(records.count)
            records.append(record)
        }
        insert(slot)
        return Constraint(slot: slot, serial: serials)
    }

    /// Removes a constraint from the solver.
    public mutating func remove(_ constraint: Constraint) {
        precondition(contains(constraint), "A constraint is removed once")
        remove(constraint.slot)
        records[Int(constraint.slot)] = Record()
        spareRecords.append(constraint.slot)
    }

    /// Changes the constant of a constraint. The next search begins at the previous solution.
    public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Refusal) {
        guard constant.isFinite else { throw .notFinite }
        let slot = Int(constraint.slot)
        precondition(contains(constraint), "A constraint that was removed has no constant")
        let change = records[slot].constant - constant
        guard change != 0 else { return }
        records[slot].constant = constant
        tableau.shift(records[slot].marker, by: change / records[slot].markerSign)
    }

    /// Changes the priority of an optional constraint to another optional priority. To change a required one, remove and add it.
    public mutating func setPriority(_ priority: Double, of constraint: Constraint) throws(Refusal) {
        guard priority.isFinite else { throw .notFinite }
        guard priority > 0, priority < Self.required else { throw .priorityOutOfRange }
        let slot = Int(constraint.slot)
        let record = records[slot]
        precondition(contains(constraint), "A constraint that was removed has no priority")
        guard !record.isRequired else { throw .priorityOutOfRange }
        guard priority != record.priority else { return }
        for error in errors(of: record) {
            tableau.addCost(-1, of: error, at: record.priority)
            tableau.addCost(1, of: error, at: priority)
        }
        tableau.leaveLevel(record.priority)
        tableau.enterLevel(priority)
        records[slot].priority = priority
        for error in errors(of: record) { tableau.mayBeLoose(error) }
    }

    /// Whether the constraint has been neither removed nor broken.
    public func contains(_ constraint: Constraint) -> Bool {
        let record = records[Int(constraint.slot)]
        return record.isPresent && record.serial == constraint.serial
    }

    /// Returns the constant of a constraint.
    public func constant(of constraint: Constraint) -> Double { records[Int(constraint.slot)].constant }
    /// Returns the priority of a constraint.
    public func priority(of constraint: Constraint) -> Double { records[Int(constraint.slot)].priority }

    /// Returns the amount by which a constraint is violated, or 0 if it is satisfied.
    public func violation(of constraint: Constraint) -> Double {
        let record = records[Int(constraint.slot)]
        let sum = record.terms.reduce(-record.constant) { $0 + $1.coefficient * value(of: $1.variable) }
        switch record.relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}
