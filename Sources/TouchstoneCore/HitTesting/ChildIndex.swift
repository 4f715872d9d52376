/// Where the children of a view with many of them lie, so that a point asks few instead of all.
///
/// A grid over their rectangles; each cell lists, from front to back, the children that may contain a point of it, up to the
/// first that contains it whole, since those behind that one are never reached. What the grid names is tested against the
/// child's own node, so the index narrows a search and never answers it. It knows nothing of views whose class overrides
/// something: where there is one, all children are asked (HT-30).
///
/// It is made in O(children) at the third lookup that finds them unchanged. A child that changed since is tested beside the
/// grid; after many of them, or when one that hides others moved, the grid is dropped, and made anew after more lookups than
/// before. A changed order drops it as well.
struct ChildIndex {
    /// Fewer children are passed over faster one by one.
    static let fewest = 17
    /// How many lookups go without, so that children that change all the time are not indexed all the time: at first, and at most.
    /// So many take as long as making the index.
    static let patience: (first: UInt8, most: UInt8) = (2, 64)
    /// Children that may be anywhere from the start.
    private static let mostAnywhere = 6

    fileprivate let raster: Raster
    /// `listed[starts[c]..<starts[c + 1]]` are the places in the table of the children of cell `c`.
    fileprivate let starts: UnsafeMutablePointer<UInt32>
    fileprivate let listed: UnsafeMutablePointer<UInt32>
    fileprivate var looseCount = 0
    /// Children that may be anywhere, or have changed since: so many that neither testing them nor making the index anew, shared
    /// among them, costs much.
    fileprivate let loose: UnsafeMutablePointer<UInt32>
    fileprivate let mostLoose: Int

    /// Which cell a point lies in, by arithmetic that keeps order and cannot fail.
    struct Raster {
        /// The middle of the first cell, or just before it, so that rounding does not put the first point before the cell.
        private let start: SIMD2<Double>
        private let cellsPerPoint: SIMD2<Double>
        let columns: UInt64
        let rows: UInt64

        /// Added to a number of moderate size, it leaves the nearest whole number in the lowest bits.
        private static var roundsToBits: SIMD2<Double> { SIMD2(repeating: 0x1.8p52) }

        /// Nil where the numbers are too large for it.
        init?(from origin: SIMD2<Double>, to end: SIMD2<Double>, cellsPerPoint: SIMD2<Double>, most: SIMD2<Double>) {
            self.cellsPerPoint = cellsPerPoint
            start = origin + 0.499 / cellsPerPoint
            let last = Self.cell(end, start, cellsPerPoint)
            columns = last.x &+ 1
            rows = last.y &+ 1
            guard Self.cell(origin, start, cellsPerPoint) == .zero, last.x <= UInt64(most.x), last.y <= UInt64(most.y)
            else {
                return nil
            }
        }

        /// Column and row; more than there are for points left of the first or above it, and for what is not a number.
        @inline(__always)
        func cell(_ point: SIMD2<Double>) -> SIMD2<UInt64> { Self.cell(point, start, cellsPerPoint) }

        @inline(__always)
        private static func cell(
            _ point: SIMD2<Double>, _ start: SIMD2<Double>, _ cellsPerPoint: SIMD2<Double>
        ) -> SIMD2<UInt64> {
            unsafeBitCast((point - start) * cellsPerPoint + roundsToBits, to: SIMD2<UInt64>.self)
                &- unsafeBitCast(roundsToBits, to: SIMD2<UInt64>.self)
        }
    }

    fileprivate mutating func addLoose(_ child: Int) -> Bool {
        guard looseCount < mostLoose else { return false }
        loose[looseCount] = UInt32(child)
        looseCount += 1
        return true
    }

    // MARK: Making

    /// Nil where an index would not help: children without finite places, or many that may be anywhere.
    init?(_ entries: UnsafeMutablePointer<ChildEntry>, count: Int) {
        // The box around them all, and what an average one measures.
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        var (widths, heights, areas) = (0.0, 0.0, 0.0)
        var placed = 0
        var anywhere: [Int] = []
        for child in 0..<count {
            let node = entries[child].node.unsafelyUnwrapped
            node.pointee.flags.subtract([.hidesOthers, .loose])
            guard let reach = node.pointee.reach else { continue }
            guard reach.isFinite else {
                anywhere.append(child)
                if anywhere.count > Self.mostAnywhere { return nil }
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
        across = min(across, 64 + 2 * number).rounded(.down)
        down = min(down, max(1, (64 + 2 * number) / across)).rounded(.down)
        let cellsPerPoint = SIMD2(across / width, down / height)
        guard cellsPerPoint.x.isFinite, cellsPerPoint.y.isFinite, cellsPerPoint.x > 0, cellsPerPoint.y > 0 else {
            return nil
        }
        guard
            let raster = Raster(
                from: SIMD2(left, top), to: SIMD2(right, bottom), cellsPerPoint: cellsPerPoint,
                most: SIMD2(across, down))
        else { return nil }
        self.raster = raster
        let cells = Int(raster.columns * raster.rows)
        let starts = UnsafeMutablePointer<UInt32>.allocate(capacity: cells + 1)
        starts.initialize(repeating: 0, count: cells + 1)
        // The child that owns the whole cell, so that those behind it are not listed.
        let owners = UnsafeMutablePointer<NodePointer?>.allocate(capacity: cells)
        defer { owners.deallocate() }
        // First how many each cell gets, then who they are; from front to back both times.
        var total = 0
        owners.initialize(repeating: nil, count: cells)
        Self.visit(entries, count, raster, owners) { cell, _ in
            starts[cell + 1] += 1
            total += 1
        }
        for cell in 0..<cells { starts[cell + 1] += starts[cell] }
        let listed = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, total))
        let next = UnsafeMutablePointer<UInt32>.allocate(capacity: cells)
        defer { next.deallocate() }
        next.initialize(from: starts, count: cells)
        owners.update(repeating: nil, count: cells)
        Self.visit(entries, count, raster, owners) { cell, child in
            listed[Int(next[cell])] = UInt32(child)
            next[cell] += 1
        }
        self.starts = starts
        self.listed = listed
        mostLoose = 2 * Self.mostAnywhere + Int(4 * number.squareRoot())
        loose = .allocate(capacity: mostLoose)
        for child in anywhere {
            entries[child].node.unsafelyUnwrapped.pointee.flags.insert(.loose)
            _ = addLoose(child)
        }
    }

    /// Calls `body` with each cell and child that it may be reached in.
    @inline(__always)
    private static func visit(
        _ entries: UnsafeMutablePointer<ChildEntry>, _ count: Int, _ raster: Raster,
        _ owners: UnsafeMutablePointer<NodePointer?>, _ body: (_ cell: Int, _ child: Int) -> Void
    ) {
        for child in 0..<count {
            let node = entries[child].node.unsafelyUnwrapped
            guard let reach = node.pointee.reach, reach.isFinite else { continue }
            let (low, high) = (SIMD2(reach.left, reach.top), SIMD2(reach.right, reach.bottom))
            let first = raster.cell(low)
            let last = raster.cell(high)
            assert(first.x <= last.x && last.x < raster.columns && first.y <= last.y && last.y < raster.rows)
            // Where a plain child's edges have been passed for certain, the cells are all its own.
            let isPlain = node.pointee.flags.isDisjoint(with: .transformed)
            let edge = raster.cell(low + 2 * reach.slack)
            let end = raster.cell(high - 2 * reach.slack)
            for row in first.y...last.y {
                let ownsRow = isPlain && row > edge.y && row < end.y
                for column in first.x...last.x {
                    let cell = Int(row * raster.columns + column)
                    if let owner = owners[cell] {
                        owner.pointee.flags.insert(.hidesOthers)
                        continue
                    }
                    body(cell, child)
                    if ownsRow, column > edge.x, column < end.x { owners[cell] = node }
                }
            }
        }
    }

    func deallocate() {
        starts.deallocate()
        listed.deallocate()
        loose.deallocate()
    }
}

// Through its address, so that nothing of it is copied.
extension UnsafeMutablePointer<ChildIndex> {
    /// The frontmost child that contains the point, and how the search goes on there.
    @inline(__always)
    func find(
        _ point: SIMD2<Double>, in entries: UnsafeMutablePointer<ChildEntry>, _ inner: inout Inner
    ) -> UnsafeMutablePointer<ChildEntry>? {
        var found: UnsafeMutablePointer<ChildEntry>?
        let cell = pointee.raster.cell(point)
        if cell.x < pointee.raster.columns, cell.y < pointee.raster.rows {
            let start = pointee.starts + Int(truncatingIfNeeded: cell.y &* pointee.raster.columns &+ cell.x)
            var next = pointee.listed + Int(start[0])
            let end = pointee.listed + Int(start[1])
            let probe = ChildEntry.probe(point)
            while next < end {
                let entry = entries + Int(next.pointee)
                next += 1
                if !entry.pointee.rejects(probe), entry.accepts(point, probe, &inner) {
                    found = entry
                    break
                }
            }
        }
        if pointee.looseCount == 0 { return found }
        guard let loose = findLoose(point, entries, inFrontOf: found) else { return found }
        _ = loose.accepts(point, ChildEntry.probe(point), &inner)
        return loose
    }

    @inline(never)
    private func findLoose(
        _ point: SIMD2<Double>, _ entries: UnsafeMutablePointer<ChildEntry>,
        inFrontOf found: UnsafeMutablePointer<ChildEntry>?
    ) -> UnsafeMutablePointer<ChildEntry>? {
        var best: UnsafeMutablePointer<ChildEntry>?
        var inner = Inner(point: point, descent: .unsaid)
        let probe = ChildEntry.probe(point)
        for number in 0..<pointee.looseCount {
            let entry = entries + Int(pointee.loose[number])
            // From front to back.
            if let other = best ?? found, entry >= other { continue }
            if !entry.pointee.rejects(probe), entry.accepts(point, probe, &inner) { best = entry }
        }
        return best
    }

    /// Notes that the child at `place` of the table changed; false if the index must go.
    func note(_ place: Int, of node: NodePointer) -> Bool {
        if node.pointee.flags.contains(.hidesOthers) { return false }
        if node.pointee.flags.contains(.loose) { return true }
        node.pointee.flags.insert(.loose)
        return pointee.addLoose(place)
    }
}
