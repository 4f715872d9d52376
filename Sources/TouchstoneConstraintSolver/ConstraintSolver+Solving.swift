extension ConstraintSolver {
    /// Finds the solution for the current constraints.
    ///
    /// If required constraints contradict each other, `choose` is called with one minimal set of them at a time, in the order in which
    /// they were added. It returns the constraint of the set to remove.
    ///
    /// - Parameter choose: Returns which of the given required constraints is removed.
    /// - Returns: The constraints that were removed.
    @discardableResult
    public mutating func solve(breaking choose: ([Constraint]) -> Constraint) -> [Constraint] {
        if tableau.pivots > pivotsUntilRebuild {
            pivotsUntilRebuild = tableau.pivots + 50_000
            rebuild()
        }
        var broken: [Constraint] = []
        while true {
            if let contradiction = repair() {
                let conflict = contradiction.map { Constraint(slot: $0, serial: records[Int($0)].serial) }
                let choice = choose(conflict)
                precondition(conflict.contains(choice), "One of the constraints that contradict each other has to go")
                broken.append(choice)
                remove(choice)
                continue
            }
            optimize()
            if tableau.infeasible.isEmpty { break }
        }
        settle()
        return broken
    }

    // MARK: Repairing

    /// Brings all values into their ranges.
    ///
    /// - Returns: Constraints that contradict each other if this is impossible, else `nil`.
    private mutating func repair() -> [Int32]? {
        while let row = nextInfeasible() {
            let contradiction = firstSuspect() == nil ? exchangeKeepingCosts(row) : raise(row)
            if let contradiction { return contradiction }
        }
        return nil
    }

    /// Returns the infeasible row with the smallest basic symbol.
    private mutating func nextInfeasible() -> Int? {
        var first: Int?
        var kept = ContiguousArray<Int32>()
        for row in tableau.infeasible {
            let row = Int(row)
            if tableau.rows[row].basic < 0 || tableau.isFeasible(row) {
                tableau.rows[row].isInfeasible = false
                continue
            }
            kept.append(Int32(row))
            if first.map({ tableau.rows[row].basic < tableau.rows[$0].basic }) ?? true { first = row }
        }
        tableau.infeasible = kept
        return first
    }

    /// Whether raising the symbol, or lowering it if it is an unrestricted variable, moves the row toward its range.
    private func helps(_ cell: Cell, _ direction: Double) -> Bool {
        switch tableau.symbols[Int(cell.symbol)].kind {
        case .variable: return abs(cell.coefficient) >= Tableau.tolerance
        case .dummy, .none: return false
        case .nonNegativeVariable, .slack, .error: return cell.coefficient * direction >= Tableau.tolerance
        }
    }

    /// Makes one step of the dual simplex method. If no cost is negative before the step, none is negative after it.
    private mutating func exchangeKeepingCosts(_ row: Int) -> [Int32]? {
        let direction = tableau.rows[row].constant < 0 ? 1.0 : -1.0
        var best: Cell?
        for cell in tableau.rows[row].cells where helps(cell, direction) {
            if let found = best, !isCheaper(cell, than: found) { continue }
            best = cell
        }
        guard let best else { return contradiction(row) }
        tableau.pivot(best.symbol, into: row)
        return nil
    }

    private func isCheaper(_ one: Cell, than other: Cell) -> Bool {
        for level in tableau.levels {
            let difference =
                level.costs[Int(one.symbol)] / abs(one.coefficient)
                - level.costs[Int(other.symbol)] / abs(other.coefficient)
            if difference < -Tableau.tolerance { return true }
            if difference > Tableau.tolerance { return false }
        }
        return one.symbol < other.symbol
    }

    /// Brings the row's value into its range at any cost, and keeps all other rows in their ranges.
    private mutating func raise(_ row: Int) -> [Int32]? {
        let basic = tableau.rows[row].basic
        while tableau.rows[row].basic == basic, !tableau.isFeasible(row) {
            let constant = tableau.rows[row].constant
            let direction = constant < 0 ? 1.0 : -1.0
            guard let cell = tableau.rows[row].cells.first(where: { helps($0, direction) }) else {
                return contradiction(row)
            }
            let way = cell.coefficient * direction > 0 ? 1.0 : -1.0
            let limit = limit(of: cell.symbol, way, except: row)
            let own = abs(constant / cell.coefficient)
            tableau.pivot(cell.symbol, into: limit.map { $0.step < own ? $0.row : row } ?? row)
        }
        return nil
    }

    /// Returns a minimal set of required constraints that contradict each other.
    ///
    /// The constraints that the row consists of contradict each other, but fewer may suffice, because variables have a lower bound.
    private func contradiction(_ row: Int) -> [Int32] {
        var slots = Set<Int32>()
        let row = tableau.rows[row]
        for symbol in [row.basic] + row.cells.map(\.symbol) {
            let slot = tableau.symbols[Int(symbol)].constraint
            if slot >= 0, records[Int(slot)].isRequired { slots.insert(slot) }
        }
        var reported = slots.sorted { records[Int($0)].serial < records[Int($1)].serial }
        for slot in reported {
            let rest = reported.filter { $0 != slot }
            if contradicts(rest) { reported = rest }
        }
        return reported
    }

    /// Whether these constraints alone contradict each other.
    private func contradicts(_ slots: [Int32]) -> Bool {
        var alone = ConstraintSolver()
        var variables: [Variable: Variable] = [:]
        for slot in slots {
            var record = records[Int(slot)]
            for index in record.terms.indices {
                let variable = record.terms[index].variable
                if variables[variable] == nil {
                    let kind = tableau.symbols[Int(variable.symbol)].kind
                    variables[variable] = alone.addVariable(isNonNegative: kind == .nonNegativeVariable)
                }
                record.terms[index].variable = variables[variable]!
            }
            alone.records.append(record)
            alone.insert(Int32(alone.records.count - 1))
        }
        return alone.repair() != nil
    }

    // MARK: Optimizing

    /// Returns how far a symbol at zero can move, and the row that limits it; `nil` if no row does.
    ///
    /// Rows that are out of their range do not limit it.
    ///
    /// - Parameter way: 1 for up, -1 for down.
    mutating func limit(of symbol: Int32, _ way: Double, except skipped: Int = -1) -> (row: Int, step: Double)? {
        var best: (row: Int, step: Double)?
        for row in tableau.rowsOfColumn(symbol) {
            let row = Int(row)
            guard row != skipped else { continue }
            let speed = tableau.rows[row].coefficient(of: symbol) * way
            let step: Double
            switch tableau.symbols[Int(tableau.rows[row].basic)].kind {
            case .variable, .none: continue
            case .dummy:
                guard abs(speed) >= Tableau.tolerance, tableau.isFeasible(row) else { continue }
                step = 0
            case .nonNegativeVariable, .slack, .error:
                guard speed <= -Tableau.tolerance, tableau.isFeasible(row) else { continue }
                step = max(0, tableau.rows[row].constant) / -speed
            }
            if let best, best.step < step { continue }
            if let best, best.step == step, tableau.rows[best.row].basic < tableau.rows[row].basic { continue }
            best = (row, step)
        }
        return best
    }

    /// Returns the first symbol that lowers the cost when it moves away from zero.
    private mutating func firstSuspect() -> Int32? {
        var first: Int32?
        var kept = ContiguousArray<Int32>()
        for symbol in tableau.suspects {
            guard costsAtZero(symbol) else {
                tableau.symbols[Int(symbol)].isSuspect = false
                continue
            }
            kept.append(symbol)
            first = min(first ?? symbol, symbol)
        }
        tableau.suspects = kept
        return first
    }

    private func costsAtZero(_ symbol: Int32) -> Bool {
        guard !tableau.isBasic(symbol) else { return false }
        switch tableau.symbols[Int(symbol)].kind {
        case .variable: return tableau.signOfCost(symbol) != 0
        case .dummy, .none: return false
        case .nonNegativeVariable, .slack, .error: return tableau.signOfCost(symbol) < 0
        }
    }

    /// Runs the simplex method. It always takes the symbol with the smallest number, which guarantees that it ends.
    private mutating func optimize() {
        while let symbol = firstSuspect() {
            let way = tableau.signOfCost(symbol) < 0 ? 1.0 : -1.0
            guard let limit = limit(of: symbol, way) else {
                // Violations cannot be negative, so only rounding errors lead here.
                tableau.suspects.removeAll { $0 == symbol }
                tableau.symbols[Int(symbol)].isSuspect = false
                continue
            }
            tableau.pivot(symbol, into: limit.row)
        }
    }
}
