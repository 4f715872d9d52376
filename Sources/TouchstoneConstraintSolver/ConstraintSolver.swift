/// Solves linear equations and inequalities with priorities, step by step as they come and go: the Cassowary algorithm, with
/// what it leaves open settled.
///
/// - Priorities are strict. What is optional and cannot be satisfied is violated by as little as possible in sum, first over the
///   constraints of the highest priority, then over those of the next: no number of lower ones outweighs a higher one.
/// - What the sums leave open is settled one constraint after the other, those of higher priority and then those that were
///   added earlier first, each as little violated as the ones before it allow.
/// - What constraints leave open is settled one variable after the other, in the order in which they were made, each as near to zero
///   as the ones before it allow.
///
/// So the solution depends on the constraints and the order in which they were added, and not on how they came to be what they are:
/// a sequence of changes ends where solving anew begins.
///
/// Changes are collected; `solve(breaking:)` takes them all at once. What was solved before is where the next search begins, so
/// a change costs what it touches.
public struct ConstraintSolver: Sendable {
    /// A number to be found.
    public struct Variable: Hashable, Sendable {
        let symbol: Int32
    }

    /// A constraint that was added, valid until it is removed.
    public struct Constraint: Hashable, Sendable {
        let slot: Int32
        let serial: Int
    }

    /// A variable, so many times.
    public struct Term: Sendable {
        /// The variable that is multiplied.
        public var variable: Variable
        /// How often it is counted.
        public var coefficient: Double

        /// The variable `coefficient` times, a finite number; 1 by default.
        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// How the sum of a constraint's terms compares with its constant.
    public enum Relation: Int, Sendable {
        /// The sum is at most the constant.
        case lessThanOrEqual = -1
        /// The sum is the constant.
        case equal = 0
        /// The sum is at least the constant.
        case greaterThanOrEqual = 1
    }

    /// Why a constraint is not taken.
    public enum Refusal: Error, Equatable {
        /// A coefficient, a constant or a priority is infinite or not a number.
        case notFinite
        /// A priority is not above 0 or is above 1000.
        case priorityOutOfRange
    }

    /// The priority of what must be satisfied: 1000. All above 0 and below it are optional.
    public static let required = 1000.0

    struct Record: Sendable {
        /// Counts the constraints that were ever added, so that earlier ones can be told from later ones.
        var serial = 0
        var terms: [Term] = []
        var relation = Relation.equal
        var constant = 0.0
        var priority = 0.0
        /// The slack, the dummy, or of an optional equation the error above.
        var marker: Int32 = -1
        /// An optional constraint's other error.
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
    /// How many pivots the tableau may make until it is built anew, so that rounding errors do not add up.
    var pivotsUntilRebuild = 50_000

    /// A solver without variables and constraints.
    public init() {}

    // MARK: Variables

    /// A new variable, at zero until constraints say otherwise.
    ///
    /// - Parameter isNonNegative: Whether it must never be below zero, which is cheaper than a constraint.
    public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
        let symbol = tableau.makeSymbol(isNonNegative ? .nonNegativeVariable : .variable, constraint: -1)
        serials += 1
        tableau.symbols[Int(symbol)].order = serials
        return Variable(symbol: symbol)
    }

    /// Forgets a variable that no constraint names any more.
    public mutating func removeVariable(_ variable: Variable) {
        precondition(
            tableau.symbols[Int(variable.symbol)].uses == 0, "A variable is removed after the constraints that name it")
        tableau.drop(variable.symbol)
    }

    /// What was found at the last `solve(breaking:)`.
    public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

    /// The variables that may have changed since this was last called, in a fixed order. Calls `body` once with each.
    public mutating func takeChanges(_ body: (Variable) -> Void) {
        var changes = ContiguousArray<Int32>()
        swap(&changes, &tableau.changes)
        for symbol in changes { tableau.symbols[Int(symbol)].isChanged = false }
        for symbol in changes where tableau.symbols[Int(symbol)].kind.isVariable { body(Variable(symbol: symbol)) }
        changes.removeAll(keepingCapacity: true)
        if tableau.changes.isEmpty { swap(&changes, &tableau.changes) }
    }

    /// How many constraints there are.
    public var count: Int { records.count - spareRecords.count }

    /// How many exchanges of variables the search has taken so far, which tells how much work it was.
    public var pivots: Int { tableau.pivots }

    // MARK: Constraints

    /// Adds "the sum of `terms` is `relation` to `constant`".
    ///
    /// - Parameter priority: Above 0; `required`, the default, for what must be satisfied.
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

    /// Takes a constraint away.
    public mutating func remove(_ constraint: Constraint) {
        precondition(contains(constraint), "A constraint is removed once")
        remove(constraint.slot)
        records[Int(constraint.slot)] = Record()
        spareRecords.append(constraint.slot)
    }

    /// Gives a constraint another constant, from where the next search is shortest.
    public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Refusal) {
        guard constant.isFinite else { throw .notFinite }
        let slot = Int(constraint.slot)
        precondition(contains(constraint), "A constraint that was removed has no constant")
        let change = records[slot].constant - constant
        guard change != 0 else { return }
        records[slot].constant = constant
        tableau.shift(records[slot].marker, by: change / records[slot].markerSign)
    }

    /// Gives an optional constraint another optional priority. A required one is removed and added anew.
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

    /// Whether the constraint was neither removed nor broken.
    public func contains(_ constraint: Constraint) -> Bool {
        let record = records[Int(constraint.slot)]
        return record.isPresent && record.serial == constraint.serial
    }

    /// The constant of a constraint.
    public func constant(of constraint: Constraint) -> Double { records[Int(constraint.slot)].constant }
    /// The priority of a constraint.
    public func priority(of constraint: Constraint) -> Double { records[Int(constraint.slot)].priority }

    /// By how much a constraint is not satisfied; 0 for one that is.
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
