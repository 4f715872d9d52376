import Foundation

/// The heights of a section's rows: one that is assumed for all, and those that are known. What is found out about few rows costs
/// as much as these, however many there are.
struct RowHeights {
    private static let blockSize = 256

    private(set) var count: Int
    let assumed: CGFloat
    /// What is not as assumed, as the difference from that.
    private var known: [Int: CGFloat] = [:]
    /// Sums of the differences, by blocks of rows, as a binary indexed tree.
    private var sums: [CGFloat]
    private var membersOfBlock: [Int: [Int]] = [:]

    init(count: Int, assumed: CGFloat) {
        self.count = count
        self.assumed = assumed
        sums = []
    }

    private var measured: Set<Int> = []

    /// Whether its height was found out, and not only guessed.
    func isKnown(_ row: Int) -> Bool { measured.contains(row) }
    func height(_ row: Int) -> CGFloat { assumed + (known[row] ?? 0) }

    /// Returns by how much the section grew.
    @discardableResult
    mutating func set(_ row: Int, _ height: CGFloat, isGuess: Bool = false) -> CGFloat {
        if !isGuess { measured.insert(row) }
        let old = known[row]
        let difference = height - assumed
        if old == nil, difference == 0 { return 0 }
        known[row] = difference
        let block = row / Self.blockSize
        if old == nil { membersOfBlock[block, default: []].append(row) }
        let growth = difference - (old ?? 0)
        guard growth != 0 else { return 0 }
        if sums.isEmpty { sums = Array(repeating: 0, count: count / Self.blockSize + 2) }
        var index = block + 1
        while index < sums.count {
            sums[index] += growth
            index += index & -index
        }
        return growth
    }

    /// Where a row begins, from the first one's top; for the number of rows, where the last one ends.
    func offset(_ row: Int) -> CGFloat {
        var total = CGFloat(row) * assumed
        guard !known.isEmpty else { return total }
        let block = row / Self.blockSize
        if !sums.isEmpty {
            var index = min(block, sums.count - 1)
            while index > 0 {
                total += sums[index]
                index -= index & -index
            }
        }
        for member in membersOfBlock[block] ?? [] where member < row { total += known[member]! }
        return total
    }

    /// What was found out, by row.
    var found: [(row: Int, height: CGFloat)] { measured.sorted().map { ($0, height($0)) } }

    mutating func forget(_ row: Int) { measured.remove(row) }

    var total: CGFloat { offset(count) }

    /// The first row that ends below `offset`; nil where none does.
    func firstRow(from offset: CGFloat) -> Int? {
        guard count > 0, offset < total else { return nil }
        var row = row(at: max(0, offset))
        while row < count - 1, self.offset(row + 1) <= offset { row += 1 }
        return row
    }

    /// The last row that begins at or before `offset`, and has a height if there is one there.
    func row(at offset: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        if known.isEmpty, assumed > 0 {
            // Clamped before it is made an integer: it may be far out.
            return Int(min(max(0, (offset / assumed).rounded(.down)), CGFloat(count - 1)))
        }
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(middle) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
