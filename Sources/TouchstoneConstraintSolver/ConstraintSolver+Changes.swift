extension ConstraintSolver {
    /// Returns the error symbols of an optional constraint, which measure its violation. A required constraint has none.
    func errors(of record: Record) -> [Int32] {
        if record.isRequired { return [] }
        return record.relation == .equal ? [record.marker, record.other] : [record.other]
    }

    /// Inserts a constraint into the tableau as an equation with new symbols. The search for a solution comes later.
    mutating func insert(_ slot: Int32) {
        var record = records[Int(slot)]
        let isEquation = record.relation == .equal
        let kind: SymbolKind = !isEquation ? .slack : record.isRequired ? .dummy : .error
        record.marker = tableau.makeSymbol(kind, constraint: slot)
        // The sum of the terms, minus the constant, plus the signed marker is zero.
        record.markerSign = isEquation ? (record.isRequired ? 1 : -1) : record.relation == .lessThanOrEqual ? 1 : -1
        record.other = record.isRequired ? -1 : tableau.makeSymbol(.error, constraint: slot)
        records[Int(slot)] = record
        if !record.isRequired {
            tableau.enterLevel(record.priority)
            for error in errors(of: record) { tableau.addCost(1, of: error, at: record.priority) }
        }

        for term in record.terms { tableau.symbols[Int(term.variable.symbol)].uses += 1 }
        var (constant, cells) = expression(of: record)
        cells.append(Cell(symbol: record.marker, coefficient: record.markerSign))
        if record.other >= 0 { cells.append(Cell(symbol: record.other, coefficient: -record.markerSign)) }
        cells.sort { $0.symbol < $1.symbol }
        let subject = subject(of: record, constant, cells)
        let index = cells.firstIndex { $0.symbol == subject }!
        let factor = -1 / cells[index].coefficient
        cells.remove(at: index)
        for index in cells.indices { cells[index].coefficient *= factor }
        tableau.insertRow(subject, constant * factor, cells)
    }

    /// Returns the terms minus the constant, expressed in symbols that are not basic.
    private func expression(of record: Record) -> (Double, ContiguousArray<Cell>) {
        var constant = -record.constant
        var cells = ContiguousArray<Cell>()
        var scratch = ContiguousArray<Cell>()
        var fillIn = ContiguousArray<Int32>()
        var single = ContiguousArray([Cell(symbol: 0, coefficient: 1)])
        for term in record.terms where term.coefficient != 0 {
            let symbol = term.variable.symbol
            let row = tableau.symbols[Int(symbol)].row
            if row >= 0 {
                constant += term.coefficient * tableau.rows[Int(row)].constant
                Row.sum(
                    cells, term.coefficient, tableau.rows[Int(row)].cells, dropping: -1, into: &scratch,
                    fillIn: &fillIn)
            } else {
                single[0].symbol = symbol
                Row.sum(cells, term.coefficient, single, dropping: -1, into: &scratch, fillIn: &fillIn)
            }
            swap(&cells, &scratch)
        }
        return (constant, cells)
    }

    /// Returns the symbol that the new equation is solved for.
    ///
    /// This is a variable that no other equation has, else any unrestricted variable, else a symbol of the constraint itself.
    private func subject(of record: Record, _ constant: Double, _ cells: ContiguousArray<Cell>) -> Int32 {
        var free: Int32?
        var bounded: Int32?
        for cell in cells where abs(cell.coefficient) >= Tableau.tolerance {
            let kind = tableau.symbols[Int(cell.symbol)].kind
            guard kind.isVariable else { continue }
            let isAlone = tableau.columns[Int(cell.symbol)].isEmpty
            if kind == .variable {
                if isAlone { return cell.symbol }
                free = cell.symbol
            } else if isAlone, -constant / cell.coefficient >= 0 {
                bounded = cell.symbol
            } else if record.isRequired, record.relation == .equal, bounded == nil {
                bounded = cell.symbol
            }
        }
        if let chosen = free ?? bounded { return chosen }
        guard record.other >= 0 else { return record.marker }
        // Choose the symbol that is not negative, so that the row is feasible.
        return -constant / record.markerSign >= 0 ? record.marker : record.other
    }

    /// Removes a constraint and its symbols from the tableau.
    mutating func remove(_ slot: Int32) {
        let record = records[Int(slot)]
        for term in record.terms { tableau.symbols[Int(term.variable.symbol)].uses -= 1 }
        if !record.isRequired {
            for error in errors(of: record) { tableau.addCost(-1, of: error, at: record.priority) }
            tableau.leaveLevel(record.priority)
        }
        let (marker, other) = (record.marker, record.other)
        if !tableau.isBasic(marker), other < 0 || !tableau.isBasic(other), let row = rowToLeave(for: marker) {
            tableau.pivot(marker, into: row)
        }
        // Drop the basic symbol first: its row is the only equation that contains the other symbol.
        if tableau.isBasic(marker) {
            tableau.drop(marker)
            if other >= 0 { tableau.drop(other) }
        } else {
            if other >= 0 { tableau.drop(other) }
            tableau.drop(marker)
        }
    }

    /// Returns the row that the marker of a constraint enters before the constraint is removed.
    ///
    /// The row is chosen such that all other rows stay in their ranges.
    private mutating func rowToLeave(for marker: Int32) -> Int? {
        var best: (rank: Int, ratio: Double, symbol: Int32, row: Int)?
        for row in tableau.rowsOfColumn(marker) {
            let row = Int(row)
            let coefficient = tableau.rows[row].coefficient(of: marker)
            guard abs(coefficient) >= Tableau.tolerance else { continue }
            let basic = tableau.rows[row].basic
            let constant = tableau.rows[row].constant
            let rank: Int
            switch tableau.symbols[Int(basic)].kind {
            case .dummy: rank = 0
            case .variable: rank = 3
            default: rank = coefficient < 0 ? 1 : 2
            }
            let candidate = (rank: rank, ratio: rank == 3 ? 0 : abs(constant / coefficient), symbol: basic, row: row)
            if let best, (best.rank, best.ratio, best.symbol) < (candidate.rank, candidate.ratio, basic) { continue }
            best = candidate
        }
        return best?.row
    }

    /// Builds a new tableau from the constraints, in the order in which they were added.
    mutating func rebuild() {
        var fresh = Tableau()
        fresh.pivots = tableau.pivots
        let old = tableau
        for symbol in old.symbols.indices where old.symbols[symbol].kind.isVariable {
            // Variables keep their symbols. Other symbols use the gaps.
            while fresh.symbols.count <= symbol { _ = fresh.makeSymbol(.none, constraint: -1) }
            fresh.symbols[symbol].kind = old.symbols[symbol].kind
            fresh.symbols[symbol].order = old.symbols[symbol].order
            fresh.mayBeLoose(Int32(symbol))
        }
        for symbol in fresh.symbols.indices.reversed() where fresh.symbols[symbol].kind == .none {
            fresh.spareSymbols.append(Int32(symbol))
        }
        tableau = fresh
        for slot in records.indices.filter({ records[$0].isPresent }).sorted(by: {
            records[$0].serial < records[$1].serial
        }) {
            insert(Int32(slot))
        }
        for symbol in tableau.symbols.indices where tableau.symbols[symbol].kind.isVariable {
            guard !tableau.symbols[symbol].isChanged else { continue }
            tableau.symbols[symbol].isChanged = true
            tableau.changes.append(Int32(symbol))
        }
    }
}
