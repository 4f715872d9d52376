/// Where the children of a view with many of them lie, so that a point asks few instead of all.
///
/// A grid over their rectangles; each cell lists, from front to back, the children that may contain a point of it, up to the
/// first that contains it whole, since those behind that one are never reached. What the grid names is tested against the
/// child's own slot, so the index narrows a search and never answers it. It knows nothing of views whose class overrides
/// something: where there is one, all children are asked (HT-30).
///
/// It is made in O(children) at the third lookup that finds them unchanged. A child that changed since is tested beside the
/// grid; after some of them, or when one that hides others moved, the grid is made anew. A changed order drops it.
struct ChildIndex {
    /// Fewer children are passed over faster one by one.
    static let fewest = 17
    /// How many lookups go without, so that children that change all the time are not indexed all the time.
    static let patience: UInt8 = 2
    private static let mostLoose = 12

    private let originX: Double
    private let originY: Double
    private let endX: Double
    private let endY: Double
    private let cellsPerX: Double
    private let cellsPerY: Double
    private let columns: Int
    private let rows: Int
    /// `entries[starts[c]..<starts[c + 1]]` are the children of cell `c`.
    private let starts: UnsafeMutablePointer<UInt32>
    private let entries: UnsafeMutablePointer<UInt32>
    /// Children that may be anywhere, or have changed since.
    private var loose = InlineArray<12, UInt32>(repeating: 0)
    private var looseCount = 0

    // MARK: Looking up

    /// The place of the frontmost child that contains the point; −1 where none does.
    @inline(__always)
    func find(_ point: SIMD2<Double>, in slots: UnsafeMutablePointer<ChildSlot>) -> Int {
        var best = -1
        var inner = SIMD2<Double>.zero
        if point.x >= originX, point.x < endX, point.y >= originY, point.y < endY {
            let column = min(columns - 1, Int((point.x - originX) * cellsPerX))
            let row = min(rows - 1, Int((point.y - originY) * cellsPerY))
            let cell = row * columns + column
            var place = Int(starts[cell])
            let end = Int(starts[cell + 1])
            while place < end {
                let child = Int(entries[place])
                if slots[child].contains(point, &inner) {
                    best = child
                    break
                }
                place += 1
            }
        }
        for place in 0..<looseCount {
            let child = Int(loose[place])
            if child > best, slots[child].contains(point, &inner) { best = child }
        }
        return best
    }

    // MARK: Changes

    /// Notes that a child changed; false if the index must go.
    mutating func note(_ child: Int, hidOthers: Bool) -> Bool {
        if hidOthers { return false }
        for place in 0..<looseCount where loose[place] == child { return true }
        return addLoose(child)
    }

    private mutating func addLoose(_ child: Int) -> Bool {
        guard looseCount < Self.mostLoose else { return false }
        loose[looseCount] = UInt32(child)
        looseCount += 1
        return true
    }

    // MARK: Making

    /// Nil where an index would not help: children without finite places, or many that may be anywhere.
    init?(_ slots: UnsafeMutablePointer<ChildSlot>, count: Int) {
        // The box around them all, and what an average one measures.
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        var (widths, heights, areas) = (0.0, 0.0, 0.0)
        var placed = 0
        var anywhere: [Int] = []
        for child in 0..<count {
            slots[child].hidesOthers = false
            guard let reach = slots[child].reach else { continue }
            guard reach.isFinite else {
                anywhere.append(child)
                if anywhere.count > Self.mostLoose / 2 { return nil }
                continue
            }
            left = min(left, reach.left)
            top = min(top, reach.top)
            right = max(right, reach.right)
            bottom = max(bottom, reach.bottom)
            widths += reach.right - reach.left
            heights += reach.bottom - reach.top
            areas += (reach.right - reach.left) * (reach.bottom - reach.top)
            placed += 1
        }
        let (width, height) = (right - left, bottom - top)
        guard placed > 0, width.isFinite, height.isFinite, width > 0, height > 0, widths > 0, heights > 0,
            areas.isFinite
        else { return nil }
        // Cells as large as an average child or finer, as far as there are not too many, nor too many for the large children to
        // lie in. Along a direction that most children span there is nothing to tell apart.
        let number = Double(placed)
        var across = max(1, width * number / widths)
        var down = max(1, height * number / heights)
        let room = min(max(64, 2 * number), 32 * number * (width * height / areas)) / (across * down)
        if room > 1, across < 1.25 || down < 1.25 {
            if down < across { across *= min(room, 32) } else { down *= min(room, 32) }
        } else {
            across = max(1, across * min(room.squareRoot(), 1.5))
            down = max(1, down * min(room.squareRoot(), 1.5))
        }
        columns = Int(min(across, 64 + 2 * number))
        rows = Int(min(down, max(1, (64 + 2 * number) / Double(columns))))
        (originX, originY, endX, endY) = (left, top, right, bottom)
        cellsPerX = Double(columns) / width
        cellsPerY = Double(rows) / height
        guard cellsPerX.isFinite, cellsPerY.isFinite, cellsPerX > 0, cellsPerY > 0 else { return nil }
        let cells = columns * rows
        let starts = UnsafeMutablePointer<UInt32>.allocate(capacity: cells + 1)
        starts.initialize(repeating: 0, count: cells + 1)
        let isClosed = UnsafeMutablePointer<Bool>.allocate(capacity: cells)
        defer { isClosed.deallocate() }
        // First how many each cell gets, then who they are; from front to back both times.
        var total = 0
        isClosed.initialize(repeating: false, count: cells)
        Self.visit(slots, count, left, top, cellsPerX, cellsPerY, columns, rows, isClosed) { cell, _ in
            starts[cell + 1] += 1
            total += 1
        }
        for cell in 0..<cells { starts[cell + 1] += starts[cell] }
        let entries = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, total))
        let next = UnsafeMutablePointer<UInt32>.allocate(capacity: cells)
        defer { next.deallocate() }
        next.initialize(from: starts, count: cells)
        isClosed.update(repeating: false, count: cells)
        Self.visit(slots, count, left, top, cellsPerX, cellsPerY, columns, rows, isClosed) { cell, child in
            entries[Int(next[cell])] = UInt32(child)
            next[cell] += 1
        }
        self.starts = starts
        self.entries = entries
        for child in anywhere { _ = addLoose(child) }
    }

    /// Calls `body` with each cell and child that it may be reached in.
    @inline(__always)
    private static func visit(
        _ slots: UnsafeMutablePointer<ChildSlot>, _ count: Int, _ left: Double, _ top: Double, _ perX: Double,
        _ perY: Double, _ columns: Int, _ rows: Int, _ isClosed: UnsafeMutablePointer<Bool>,
        _ body: (_ cell: Int, _ child: Int) -> Void
    ) {
        var child = count
        while child > 0 {
            child -= 1
            guard let reach = slots[child].reach, reach.isFinite else { continue }
            let firstColumn = max(0, min(columns - 1, Int((reach.left - left) * perX)))
            let lastColumn = max(0, min(columns - 1, Int((reach.right - left) * perX)))
            let firstRow = max(0, min(rows - 1, Int((reach.top - top) * perY)))
            let lastRow = max(0, min(rows - 1, Int((reach.bottom - top) * perY)))
            // Where a plain child's edges have been passed for certain, the cells are all its own.
            let slack = 2 * reach.slack
            let firstOwnColumn = Int((reach.left + slack - left) * perX) + 1
            let endOwnColumn = slots[child].isTransformed ? 0 : Int((reach.right - slack - left) * perX)
            let firstOwnRow = Int((reach.top + slack - top) * perY) + 1
            let endOwnRow = Int((reach.bottom - slack - top) * perY)
            var row = firstRow
            while row <= lastRow {
                let ownsRow = row >= firstOwnRow && row < endOwnRow
                var column = firstColumn
                while column <= lastColumn {
                    let cell = row * columns + column
                    if !isClosed[cell] {
                        body(cell, child)
                        if ownsRow, column >= firstOwnColumn, column < endOwnColumn {
                            isClosed[cell] = true
                            slots[child].hidesOthers = true
                        }
                    }
                    column += 1
                }
                row += 1
            }
        }
    }

    func deallocate() {
        starts.deallocate()
        entries.deallocate()
    }
}
