import Foundation
import TouchstoneGeometry

/// The heights of a section's rows: one that is assumed for all, and those that are known. What is found out about few rows costs
/// as much as these, however many there are.
struct RowHeights {
    private static let blockSize = 256

    /// Rows that follow each other.
    private struct Block {
        /// What the rows are higher than assumed, in points.
        var differences = [CGFloat](repeating: 0, count: RowHeights.blockSize)
        var measured = [Bool](repeating: false, count: RowHeights.blockSize)
    }

    let count: Int
    let assumed: CGFloat
    /// Whether all rows are as high as assumed, for certain.
    let isUniform: Bool
    /// Nil where nothing is known; empty where nothing is known of any row.
    private var blocks: [Block?] = []
    /// Sums of the blocks' differences, as a binary indexed tree.
    private var sums: [CGFloat] = []

    init(count: Int, assumed: CGFloat, isUniform: Bool = false) {
        self.count = count
        self.assumed = assumed
        self.isUniform = isUniform
    }

    /// Whether its height was found out, and not only guessed.
    func isKnown(_ row: Int) -> Bool {
        if isUniform { return true }
        guard !blocks.isEmpty else { return false }
        return blocks[row / Self.blockSize]?.measured[row % Self.blockSize] ?? false
    }

    func height(_ row: Int) -> CGFloat { assumed + difference(row) }

    private func difference(_ row: Int) -> CGFloat {
        guard !blocks.isEmpty else { return 0 }
        return blocks[row / Self.blockSize]?.differences[row % Self.blockSize] ?? 0
    }

    /// Returns by how much the section grew.
    @discardableResult
    mutating func set(_ row: Int, _ height: CGFloat, isGuess: Bool = false) -> CGFloat {
        let (block, place) = (row / Self.blockSize, row % Self.blockSize)
        let difference = height - assumed
        let growth = difference - self.difference(row)
        guard !isGuess || growth != 0 else { return 0 }
        if blocks.isEmpty { blocks = Array(repeating: nil, count: count / Self.blockSize + 1) }
        if blocks[block] == nil { blocks[block] = Block() }
        if !isGuess { blocks[block]!.measured[place] = true }
        guard growth != 0 else { return 0 }
        blocks[block]!.differences[place] = difference
        if sums.isEmpty { sums = Array(repeating: 0, count: count / Self.blockSize + 2) }
        var index = block + 1
        while index < sums.count {
            sums[index] += growth
            index += index & -index
        }
        return growth
    }

    /// Where a row begins, from the first one's top; for the number of rows, where the last one ends.
    func offset(_ row: Int) -> CGFloat { CGFloat(row) * assumed + differences(before: row) }

    /// What the rows before one are higher than assumed, together.
    private func differences(before row: Int) -> CGFloat {
        guard !sums.isEmpty else { return 0 }
        let block = row / Self.blockSize
        var total: CGFloat = 0
        var index = block
        while index > 0 {
            total += sums[index]
            index -= index & -index
        }
        guard let known = blocks[block] else { return total }
        for place in 0..<row % Self.blockSize { total += known.differences[place] }
        return total
    }

    /// What was found out, by row.
    var found: [(row: Int, height: CGFloat)] {
        guard !isUniform else { return [] }
        return blocks.indices.filter { blocks[$0] != nil }.flatMap { block in
            (block * Self.blockSize..<min(count, (block + 1) * Self.blockSize)).filter(isKnown).map { ($0, height($0)) }
        }
    }

    mutating func forget(_ row: Int) {
        guard !blocks.isEmpty else { return }
        blocks[row / Self.blockSize]?.measured[row % Self.blockSize] = false
    }

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
        if sums.isEmpty, assumed > 0 {
            // Clamped before it is made an integer: it may be far out.
            return Int(clamping: min(max(0, (offset / assumed).rounded(.down)), CGFloat(count - 1)))
        }
        // The last block that begins there, then the row in it.
        var (low, high) = (0, (count - 1) / Self.blockSize)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(middle * Self.blockSize) <= offset { low = middle } else { high = middle - 1 }
        }
        let first = low * Self.blockSize
        var row = first
        forEach(from: first) { next, y, _ in
            guard y <= offset, next < first + Self.blockSize else { return false }
            row = next
            return true
        }
        return row
    }

    /// Goes through the rows from one on, with where each begins and its height, until `visit` returns false.
    func forEach(from row: Int, _ visit: (_ row: Int, _ y: CGFloat, _ height: CGFloat) -> Bool) {
        var above = differences(before: row)
        for row in row..<count {
            let difference = difference(row)
            if !visit(row, CGFloat(row) * assumed + above, assumed + difference) { return }
            // The tree's sums may differ from these in the last digit.
            above = (row + 1) % Self.blockSize == 0 ? differences(before: row + 1) : above + difference
        }
    }
}
