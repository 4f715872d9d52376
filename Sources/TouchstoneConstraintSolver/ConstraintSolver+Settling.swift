/// Chooses one solution if constraints and priorities allow several.
///
/// All equally good solutions lie on a face. The solver reaches them by moving symbols that are at zero and have no cost.
extension ConstraintSolver {
    /// Whether the constraints and their priorities alone determine the variable. The method searches a copy for another value.
    public func determines(_ variable: Variable) -> Bool {
        var copy = self
        var isOpen = false
        for symbol in copy.tableau.symbols.indices where copy.tableau.isFree(Int32(symbol)) {
            copy.tableau.symbols[symbol].isOnFace = true
            isOpen = true
        }
        guard isOpen else { return true }
        return !copy.canMove(variable.symbol, 1) && !copy.canMove(variable.symbol, -1)
    }

    private mutating func canMove(_ goal: Int32, _ direction: Double) -> Bool {
        while true {
            guard tableau.isBasic(goal) else {
                if !tableau.symbols[Int(goal)].isOnFace { return false }
                if direction < 0, tableau.symbols[Int(goal)].kind != .variable { return false }
                guard let limit = limit(of: goal, direction) else { return true }
                if limit.step > Tableau.feasibility { return true }
                step(goal, into: limit.row)
                continue
            }
            let row = Int(tableau.symbols[Int(goal)].row)
            guard let (cell, way) = mover(in: row, direction) else { return false }
            let limit = limit(of: cell.symbol, way, except: row)
            if direction < 0, tableau.symbols[Int(goal)].kind != .variable {
                let own = max(0, tableau.rows[row].constant) / abs(cell.coefficient)
                if own <= Tableau.feasibility { return false }
            }
            guard let limit else { return true }
            if limit.step > Tableau.feasibility { return true }
            step(cell.symbol, into: limit.row)
        }
    }

    /// Settles what the constraints leave open, in the documented order. Settles again only what a change affects.
    mutating func settle() {
        var face = changedFace()
        guard !face.isEmpty else { return }
        for goal in goals(of: face) { bringToZero(goal, &face) }
        for symbol in face { tableau.symbols[Int(symbol)].isOnFace = false }
        // Settling also produces candidates, which are settled already.
        for symbol in tableau.looseCandidates {
            tableau.symbols[Int(symbol)].isLooseCandidate = false
            tableau.symbols[Int(symbol)].isLoose = tableau.isFree(symbol)
        }
        tableau.looseCandidates.removeAll(keepingCapacity: true)
        forgetChanges()
    }

    private mutating func forgetChanges() {
        for row in tableau.touched { tableau.rows[Int(row)].isTouched = false }
        tableau.touched.removeAll(keepingCapacity: true)
    }

    /// Returns the symbols that can be moved without cost and that a change affects.
    ///
    /// These symbols are candidates, or are in a row that changed, or share a row with such a symbol.
    private mutating func changedFace() -> ContiguousArray<Int32> {
        var face = ContiguousArray<Int32>()
        func add(_ symbol: Int32, _ tableau: inout Tableau) {
            guard !tableau.symbols[Int(symbol)].isOnFace else { return }
            tableau.symbols[Int(symbol)].isOnFace = true
            face.append(symbol)
        }
        for symbol in tableau.looseCandidates {
            tableau.symbols[Int(symbol)].isLooseCandidate = false
            let isLoose = tableau.isFree(symbol)
            tableau.symbols[Int(symbol)].isLoose = isLoose
            if isLoose { add(symbol, &tableau) }
        }
        tableau.looseCandidates.removeAll(keepingCapacity: true)
        for row in tableau.touched {
            for cell in tableau.rows[Int(row)].cells where tableau.symbols[Int(cell.symbol)].isLoose {
                add(cell.symbol, &tableau)
            }
        }
        forgetChanges()
        var index = 0
        while index < face.count {
            for row in tableau.rowsOfColumn(face[index]) {
                for cell in tableau.rows[Int(row)].cells where tableau.symbols[Int(cell.symbol)].isLoose {
                    add(cell.symbol, &tableau)
                }
            }
            index += 1
        }
        return face
    }

    /// Returns the violations and then the variables that may differ between equally good solutions, in the order of settling.
    private mutating func goals(of face: ContiguousArray<Int32>) -> [Int32] {
        var found = Set<Int32>()
        for symbol in face {
            found.insert(symbol)
            for row in tableau.rowsOfColumn(symbol) { found.insert(tableau.rows[Int(row)].basic) }
        }
        typealias Key = (kind: Int, priority: Double, order: Int, symbol: Int32)
        return found.compactMap { symbol -> Key? in
            let info = tableau.symbols[Int(symbol)]
            if info.kind.isVariable { return (1, 0, info.order, symbol) }
            guard info.kind == .error else { return nil }
            let record = records[Int(info.constraint)]
            return (0, -record.priority, record.serial, symbol)
        }.sorted { $0 < $1 }.map(\.symbol)
    }

    /// Returns a symbol on the face that moves the row's value in `direction`, and the direction in which the symbol itself moves.
    private func mover(in row: Int, _ direction: Double) -> (cell: Cell, way: Double)? {
        for cell in tableau.rows[row].cells
        where tableau.symbols[Int(cell.symbol)].isOnFace && abs(cell.coefficient) >= Tableau.tolerance {
            let way = cell.coefficient * direction > 0 ? 1.0 : -1.0
            if way > 0 || tableau.symbols[Int(cell.symbol)].kind == .variable { return (cell, way) }
        }
        return nil
    }

    /// Pivots on the face and puts the leaving symbol on the face.
    private mutating func step(_ symbol: Int32, into row: Int) {
        let leaving = tableau.rows[row].basic
        let isOpen = tableau.symbols[Int(leaving)].kind != .dummy
        tableau.symbols[Int(symbol)].isOnFace = false
        tableau.symbols[Int(symbol)].isLoose = false
        tableau.pivot(symbol, into: row)
        tableau.symbols[Int(leaving)].isOnFace = isOpen
        tableau.symbols[Int(leaving)].isLoose = isOpen
    }

    /// Brings a symbol as near to zero as the symbols settled before it allow, and takes symbols that would move it off the face.
    private mutating func bringToZero(_ goal: Int32, _ face: inout ContiguousArray<Int32>) {
        while tableau.isBasic(goal) {
            let row = Int(tableau.symbols[Int(goal)].row)
            let value = tableau.rows[row].constant
            if abs(value) <= Tableau.tolerance {
                guard
                    let cell = tableau.rows[row].cells.first(where: {
                        tableau.symbols[Int($0.symbol)].isOnFace && abs($0.coefficient) >= Tableau.tolerance
                    })
                else { return }
                face.append(goal)
                step(cell.symbol, into: row)
                break
            }
            guard let (cell, way) = mover(in: row, value > 0 ? -1 : 1) else {
                for cell in tableau.rows[row].cells { tableau.symbols[Int(cell.symbol)].isOnFace = false }
                return
            }
            let limit = limit(of: cell.symbol, way, except: row)
            let own = abs(value / cell.coefficient)
            let chosen = limit.map { $0.step < own ? $0.row : row } ?? row
            face.append(tableau.rows[chosen].basic)
            step(cell.symbol, into: chosen)
        }
        // The symbol is at zero and stays there.
        tableau.symbols[Int(goal)].isOnFace = false
    }
}
