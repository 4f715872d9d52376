import Foundation
import TouchstoneGeometry

/// The heights of the rows of a section: one assumed height for all rows, and the known heights.
///
/// Memory is allocated only for blocks of rows with known heights.
struct RowHeights {
    private static let blockSize = 256

    /// The heights of a fixed number of consecutive rows.
    private struct Block {
        /// The difference of each height from the assumed height, in points.
        var differences = [CGFloat](repeating: 0, count: RowHeights.blockSize)
        var measured = [Bool](repeating: false, count: RowHeights.blockSize)
    }

    let count: Int
    let assumed: CGFloat
    /// Whether it is certain that all rows have the assumed height.
    let isUniform: Bool
    /// A block is `nil` if no height of its rows is known; the array is empty if no height of any row is known.
    private var blocks: [Block?] = []
    /// The sums of the differences of the blocks, as a binary indexed tree.
    private var sums: [CGFloat] = []

    init(count: Int, assumed: CGFloat, isUniform: Bool = false) {
        self.count = count
        self.assumed = assumed
        self.isUniform = isUniform
    }

    /// Whether the height of a row was measured, and not only estimated.
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

    /// Sets the height of a row.
    ///
    /// - Parameter isGuess: Whether the height is an estimate, so that the row is still measured later.
    /// - Returns: The change of the height of the section.
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

    /// Returns the start of a row from the top of the first row; for the number of rows, returns the end of the last row.
    func offset(_ row: Int) -> CGFloat { CGFloat(row) * assumed + differences(before: row) }

    /// Returns the sum of the differences of all rows before a row.
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

    /// The measured rows and their heights.
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

    /// Returns the first row that ends after `offset`; `nil` if there is none.
    func firstRow(from offset: CGFloat) -> Int? {
        guard count > 0, offset < total else { return nil }
        var row = row(at: max(0, offset))
        while row < count - 1, self.offset(row + 1) <= offset { row += 1 }
        return row
    }

    /// Returns the last row that starts at or before `offset`; prefers a row with a height if one is there.
    func row(at offset: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        if sums.isEmpty, assumed > 0 {
            // The value is clamped before the conversion to an integer, because it can be very large.
            return Int(clamping: min(max(0, (offset / assumed).rounded(.down)), CGFloat(count - 1)))
        }
        // Find the last block that starts there, and then the row in it.
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

    /// Visits the rows from one on, with their starts and heights, until `visit` returns `false`.
    func forEach(from row: Int, _ visit: (_ row: Int, _ y: CGFloat, _ height: CGFloat) -> Bool) {
        var above = differences(before: row)
        for row in row..<count {
            let difference = difference(row)
            if !visit(row, CGFloat(row) * assumed + above, assumed + difference) { return }
            // The sums of the tree can differ from these sums in the last digit.
            above = (row + 1) % Self.blockSize == 0 ? differences(before: row + 1) : above + difference
        }
    }
}
