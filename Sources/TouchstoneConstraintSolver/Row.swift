struct Cell: Sendable {
    var symbol: Int32
    var coefficient: Double
}

/// An equation: the value of the basic symbol is the constant plus the sum of the cells. The symbols of the cells are at zero.
struct Row: Sendable {
    /// The symbol that the row is solved for; -1 for a row that is not in use.
    var basic: Int32 = -1
    var constant = 0.0
    /// The other symbols and their coefficients, sorted by symbol.
    var cells = ContiguousArray<Cell>()
    var isInfeasible = false
    /// Whether the row has changed since the last settling.
    var isTouched = false

    func index(of symbol: Int32) -> Int? {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low < cells.count && cells[low].symbol == symbol ? low : nil
    }

    func coefficient(of symbol: Int32) -> Double { index(of: symbol).map { cells[$0].coefficient } ?? 0 }
}

extension Row {
    /// Writes the sum of `cells` and `factor` times `source`, without the symbol `dropped`, to `sum`.
    ///
    /// - Parameter fillIn: Receives the symbols that are in `source` but not in `cells`.
    static func sum(
        _ cells: ContiguousArray<Cell>, _ factor: Double, _ source: ContiguousArray<Cell>, dropping dropped: Int32,
        into sum: inout ContiguousArray<Cell>, fillIn: inout ContiguousArray<Int32>
    ) {
        sum.removeAll(keepingCapacity: true)
        sum.reserveCapacity(cells.count + source.count)
        cells.withUnsafeBufferPointer { cells in
            source.withUnsafeBufferPointer { source in
                var one = 0
                var other = 0
                while one < cells.count || other < source.count {
                    let left = one < cells.count ? cells[one].symbol : Int32.max
                    let right = other < source.count ? source[other].symbol : Int32.max
                    if left < right {
                        if left != dropped { sum.append(cells[one]) }
                        one += 1
                    } else if right < left {
                        sum.append(Cell(symbol: right, coefficient: factor * source[other].coefficient))
                        fillIn.append(right)
                        other += 1
                    } else {
                        let coefficient = cells[one].coefficient + factor * source[other].coefficient
                        if abs(coefficient) >= Tableau.tolerance {
                            sum.append(Cell(symbol: left, coefficient: coefficient))
                        }
                        one += 1
                        other += 1
                    }
                }
            }
        }
    }
}
