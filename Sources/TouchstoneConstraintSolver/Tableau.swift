/// The costs of the violations of one priority.
struct Level: Sendable {
    let priority: Double
    /// The change of the sum of the violations per unit of each symbol, indexed by symbol.
    var costs: ContiguousArray<Double>
    var constraints = 0
}

/// The equations, solved for their basic symbols, and the costs of violations in terms of the other symbols.
struct Tableau: Sendable {
    /// Coefficients and costs with a smaller magnitude count as zero.
    static let tolerance = 1e-9
    /// Values that are less than this below zero count as zero.
    static let feasibility = 1e-8

    var symbols = ContiguousArray<Symbol>()
    var spareSymbols = ContiguousArray<Int32>()
    var rows = ContiguousArray<Row>()
    var spareRows = ContiguousArray<Int32>()
    /// The rows that may have a cell of each symbol, indexed by symbol. `rowsOfColumn(_:)` removes stale rows.
    var columns = ContiguousArray<ContiguousArray<Int32>>()
    /// The levels in descending order of priority.
    var levels: [Level] = []
    var pivots = 0

    /// Variables that may have a new value.
    var changes = ContiguousArray<Int32>()
    /// Symbols that may have a negative cost.
    var suspects = ContiguousArray<Int32>()
    /// Rows with a value out of its range.
    var infeasible = ContiguousArray<Int32>()
    /// Rows that have changed since the last settling.
    var touched = ContiguousArray<Int32>()
    /// Symbols for which `isFree(_:)` may have changed.
    var looseCandidates = ContiguousArray<Int32>()

    private var scratch = ContiguousArray<Cell>()
    private var fillIn = ContiguousArray<Int32>()

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind, constraint: Int32) -> Int32 {
        let made: Int32
        if let spare = spareSymbols.popLast() {
            made = spare
        } else {
            made = Int32(symbols.count)
            symbols.append(Symbol())
            columns.append([])
            for level in levels.indices { levels[level].costs.append(0) }
        }
        symbols[Int(made)].kind = kind
        symbols[Int(made)].constraint = constraint
        symbols[Int(made)].uses = 0
        symbols[Int(made)].row = -1
        mayBeLoose(made)
        return made
    }

    /// Drops a symbol, and its row if it is basic. Cells of it that remain in other rows are rounding errors and are removed.
    mutating func drop(_ symbol: Int32) {
        let row = symbols[Int(symbol)].row
        if row >= 0 {
            release(row)
        } else {
            for row in columns[Int(symbol)] {
                if let index = rows[Int(row)].index(of: symbol) { rows[Int(row)].cells.remove(at: index) }
            }
        }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
        symbols[Int(symbol)].kind = .none
        symbols[Int(symbol)].isLoose = false
        symbols[Int(symbol)].row = -1
        spareSymbols.append(symbol)
    }

    private mutating func release(_ row: Int32) {
        symbols[Int(rows[Int(row)].basic)].row = -1
        // The symbols of this row may be free to move now.
        for cell in rows[Int(row)].cells { mayBeLoose(cell.symbol) }
        rows[Int(row)].basic = -1
        rows[Int(row)].cells.removeAll(keepingCapacity: true)
        spareRows.append(row)
    }

    func value(of symbol: Int32) -> Double {
        let row = symbols[Int(symbol)].row
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    func isBasic(_ symbol: Int32) -> Bool { symbols[Int(symbol)].row >= 0 }

    // MARK: Marking changes

    mutating func mayBeLoose(_ symbol: Int32) {
        guard !symbols[Int(symbol)].isLooseCandidate else { return }
        symbols[Int(symbol)].isLooseCandidate = true
        looseCandidates.append(symbol)
    }

    private mutating func costChanged(_ symbol: Int32) {
        if !symbols[Int(symbol)].isSuspect {
            symbols[Int(symbol)].isSuspect = true
            suspects.append(symbol)
        }
        mayBeLoose(symbol)
    }

    private mutating func noteChange(_ symbol: Int32) {
        guard !symbols[Int(symbol)].isChanged else { return }
        symbols[Int(symbol)].isChanged = true
        changes.append(symbol)
    }

    private mutating func touch(_ row: Int) {
        guard !rows[row].isTouched else { return }
        rows[row].isTouched = true
        touched.append(Int32(row))
    }

    /// Marks the row as touched, and as infeasible if its value is out of range. Marks its variable as changed.
    private mutating func valueChanged(_ row: Int) {
        touch(row)
        if abs(rows[row].constant) < 1e-10 { rows[row].constant = 0 }
        let basic = rows[row].basic
        let kind = symbols[Int(basic)].kind
        if kind.isVariable { noteChange(basic) }
        if kind != .variable, !rows[row].isInfeasible, !isFeasible(row) {
            rows[row].isInfeasible = true
            infeasible.append(Int32(row))
        }
    }

    func isFeasible(_ row: Int) -> Bool {
        let constant = rows[row].constant
        switch symbols[Int(rows[row].basic)].kind {
        case .variable, .none: return true
        case .dummy: return abs(constant) <= Self.feasibility
        case .nonNegativeVariable, .slack, .error: return constant >= -Self.feasibility
        }
    }

    // MARK: Costs

    private func level(of priority: Double) -> Int {
        // There are few levels.
        levels.firstIndex { $0.priority <= priority } ?? levels.count
    }

    mutating func enterLevel(_ priority: Double) {
        let index = level(of: priority)
        if index == levels.count || levels[index].priority != priority {
            let costs = ContiguousArray(repeating: 0.0, count: symbols.count)
            levels.insert(Level(priority: priority, costs: costs), at: index)
        }
        levels[index].constraints += 1
    }

    mutating func leaveLevel(_ priority: Double) {
        let index = level(of: priority)
        levels[index].constraints -= 1
        if levels[index].constraints == 0 { levels.remove(at: index) }
    }

    /// Adds `factor` times the symbol to the cost of a priority.
    mutating func addCost(_ factor: Double, of symbol: Int32, at priority: Double) {
        var index = level(of: priority)
        if index == levels.count || levels[index].priority != priority {
            levels.insert(
                Level(priority: priority, costs: ContiguousArray(repeating: 0, count: symbols.count)), at: index)
            index = level(of: priority)
        }
        let row = symbols[Int(symbol)].row
        if row < 0 { return addCost(factor, to: symbol, index) }
        for cell in rows[Int(row)].cells { addCost(factor * cell.coefficient, to: cell.symbol, index) }
    }

    private mutating func addCost(_ cost: Double, to symbol: Int32, _ level: Int) {
        let sum = levels[level].costs[Int(symbol)] + cost
        levels[level].costs[Int(symbol)] = abs(sum) < Self.tolerance ? 0 : sum
        costChanged(symbol)
    }

    /// Returns the sign of the cost of raising the symbol, at the highest priority at which it has a cost: -1, 0 or 1.
    func signOfCost(_ symbol: Int32) -> Int {
        for level in levels {
            let cost = level.costs[Int(symbol)]
            if cost < -Self.tolerance { return -1 }
            if cost > Self.tolerance { return 1 }
        }
        return 0
    }

    /// Whether the symbol is at zero and can be moved from there without cost.
    func isFree(_ symbol: Int32) -> Bool {
        let kind = symbols[Int(symbol)].kind
        return kind != .dummy && kind != .none && !isBasic(symbol) && signOfCost(symbol) == 0
    }

    // MARK: Rows

    /// Inserts an equation that is solved for `basic`: its value is `constant` plus the sum of the cells.
    mutating func insertRow(_ basic: Int32, _ constant: Double, _ cells: ContiguousArray<Cell>) {
        let row: Int
        if let spare = spareRows.popLast() {
            row = Int(spare)
        } else {
            row = rows.count
            rows.append(Row())
        }
        rows[row].basic = basic
        rows[row].constant = constant
        rows[row].cells = cells
        symbols[Int(basic)].row = Int32(row)
        for cell in cells { columns[Int(cell.symbol)].append(Int32(row)) }
        valueChanged(row)
        substitute(basic, row)
    }

    /// Exchanges the basic symbol of a row for a symbol that has a cell in it.
    mutating func pivot(_ entering: Int32, into row: Int) {
        pivots += 1
        let leaving = rows[row].basic
        let index = rows[row].index(of: entering)!
        let factor = -1 / rows[row].cells[index].coefficient
        rows[row].cells.remove(at: index)
        for index in rows[row].cells.indices { rows[row].cells[index].coefficient *= factor }
        rows[row].constant *= factor
        let place = rows[row].cells.firstIndex { $0.symbol > leaving } ?? rows[row].cells.count
        rows[row].cells.insert(Cell(symbol: leaving, coefficient: -factor), at: place)
        rows[row].basic = entering
        symbols[Int(entering)].row = Int32(row)
        symbols[Int(leaving)].row = -1
        columns[Int(leaving)].append(Int32(row))
        if symbols[Int(leaving)].kind.isVariable { noteChange(leaving) }
        mayBeLoose(leaving)
        valueChanged(row)
        substitute(entering, row)
    }

    /// Replaces a symbol that has become basic in all other rows and in the costs.
    private mutating func substitute(_ symbol: Int32, _ row: Int) {
        var others = ContiguousArray<Int32>()
        swap(&others, &columns[Int(symbol)])
        let source = rows[row].cells
        let constant = rows[row].constant
        for other in others where Int(other) != row {
            let factor = rows[Int(other)].coefficient(of: symbol)
            guard factor != 0 else { continue }
            fillIn.removeAll(keepingCapacity: true)
            Row.sum(rows[Int(other)].cells, factor, source, dropping: symbol, into: &scratch, fillIn: &fillIn)
            swap(&scratch, &rows[Int(other)].cells)
            touch(Int(other))
            for added in fillIn { columns[Int(added)].append(other) }
            if constant != 0 {
                rows[Int(other)].constant += factor * constant
                valueChanged(Int(other))
            }
        }
        others.removeAll(keepingCapacity: true)
        swap(&others, &columns[Int(symbol)])
        for level in levels.indices {
            let factor = levels[level].costs[Int(symbol)]
            guard factor != 0 else { continue }
            levels[level].costs[Int(symbol)] = 0
            for cell in source { addCost(factor * cell.coefficient, to: cell.symbol, level) }
        }
    }

    /// Returns the rows that have a cell of the symbol, and removes stale rows from its column.
    mutating func rowsOfColumn(_ symbol: Int32) -> ContiguousArray<Int32> {
        var column = ContiguousArray<Int32>()
        swap(&column, &columns[Int(symbol)])
        column.removeAll { rows[Int($0)].index(of: symbol) == nil }
        column.sort()
        var last: Int32 = -1
        column.removeAll { row in
            defer { last = row }
            return row == last
        }
        columns[Int(symbol)] = column
        return column
    }

    /// Shifts the zero of a marker, which changes the constant of its constraint.
    mutating func shift(_ marker: Int32, by change: Double) {
        let row = symbols[Int(marker)].row
        if row >= 0 {
            rows[Int(row)].constant -= change
            return valueChanged(Int(row))
        }
        for row in rowsOfColumn(marker) {
            rows[Int(row)].constant += rows[Int(row)].coefficient(of: marker) * change
            valueChanged(Int(row))
        }
    }
}
