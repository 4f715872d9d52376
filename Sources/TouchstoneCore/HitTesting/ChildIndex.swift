/// A spatial index of a view's children, so that a point is tested against few of many children.
///
/// The index is a grid over the children's rectangles. Each cell lists, from front to back, the children that may
/// contain a point of the cell, up to the first that covers the whole cell, since those behind it are never reached.
/// Listed children are tested with their own nodes, so the index narrows a search but does not decide it. Views with an
/// override in their class cannot be indexed: if there is one, all children are asked (HT-30).
///
/// Building takes O(children) and happens at the third lookup that finds the children unchanged. A child that changes
/// later is tested separately. After many changes, or if a child that hides others moves, the index is dropped, and
/// rebuilt after more lookups than before. A changed order drops it, too.
struct ChildIndex {
    /// The fewest children for which an index is faster than testing them one by one.
    static let fewest = 17
    /// The number of lookups before an index is built, at first and at most, so that children that change all the time
    /// are not indexed all the time. This many lookups take as long as building the index.
    static let patience: (first: UInt8, most: UInt8) = (2, 64)
    /// The maximum number of children with unbounded location when the index is built.
    private static let mostAnywhere = 6

    fileprivate let raster: Raster
    /// `listed[starts[c]..<starts[c + 1]]` are the indices into the table of the children of cell `c`.
    fileprivate let starts: FixedBuffer<UInt32>
    fileprivate let listed: FixedBuffer<UInt32>
    fileprivate var looseCount = 0
    /// Children that may be anywhere or have changed since. `mostLoose` is chosen so that neither testing these nor
    /// rebuilding the index, per changed child, costs much.
    fileprivate let loose: FixedBuffer<UInt32>
    fileprivate var mostLoose: Int

    /// Maps points to cells by monotonic arithmetic without branches.
    struct Raster {
        /// The middle of the first cell, or slightly before it, so that rounding does not move the first point out.
        private let start: SIMD2<Double>
        private let cellsPerPoint: SIMD2<Double>
        let columns: UInt64
        let rows: UInt64

        /// Adding this to a number of moderate size leaves the nearest integer in the lowest bits.
        private static var roundsToBits: SIMD2<Double> { SIMD2(repeating: 0x1.8p52) }

        /// Returns `nil` if the numbers are too large.
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

        /// The column and row of a point; out of range for points left of the first cell or above it, and for NaN.
        @inline(__always)
        func cell(_ point: SIMD2<Double>) -> SIMD2<UInt64> { Self.cell(point, start, cellsPerPoint) }

        @inline(__always)
        private static func cell(
            _ point: SIMD2<Double>, _ start: SIMD2<Double>, _ cellsPerPoint: SIMD2<Double>
        ) -> SIMD2<UInt64> {
            bits((point - start) * cellsPerPoint + roundsToBits) &- bits(roundsToBits)
        }

        @inline(__always)
        private static func bits(_ numbers: SIMD2<Double>) -> SIMD2<UInt64> {
            SIMD2(numbers.x.bitPattern, numbers.y.bitPattern)
        }
    }

    fileprivate mutating func addLoose(_ child: Int) -> Bool {
        guard looseCount < mostLoose else { return false }
        loose[looseCount] = UInt32(child)
        looseCount += 1
        return true
    }

    // MARK: Building

    /// Returns `nil` if an index would not help: no child has a finite location, or many may be anywhere.
    init?(_ entries: EntryPointer, count: Int) {
        // Determine the box around all children and their average size.
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        var (widths, heights, areas) = (0.0, 0.0, 0.0)
        var placed = 0
        var anywhere: [Int] = []
        for child in 0..<count {
            let node = (entries + child).pointee.node.unsafelyUnwrapped
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
        // Make cells as large as an average child or smaller, but limit the number of cells and of cells per large
        // child. A direction that most children span needs no division.
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
        let starts = FixedBuffer<UInt32>(repeating: 0, count: cells + 1)
        // The child that covers the whole cell; children behind it are not listed.
        let owners = FixedBuffer<NodePointer?>(repeating: nil, count: cells)
        defer { owners.free() }
        // First count the children of each cell, then list them; from front to back both times.
        var total = 0
        Self.visit(entries, count, raster, owners) { cell, _ in
            starts[cell + 1] += 1
            total += 1
        }
        for cell in 0..<cells { starts[cell + 1] += starts[cell] }
        let listed = FixedBuffer<UInt32>(repeating: 0, count: total)
        let next = FixedBuffer<UInt32>(repeating: 0, count: cells)
        defer { next.free() }
        for cell in 0..<cells { next[cell] = starts[cell] }
        owners.fill(nil)
        Self.visit(entries, count, raster, owners) { cell, child in
            listed[Int(next[cell])] = UInt32(child)
            next[cell] += 1
        }
        self.starts = starts
        self.listed = listed
        mostLoose = 2 * Self.mostAnywhere + Int(4 * number.squareRoot())
        loose = FixedBuffer(repeating: 0, count: mostLoose)
        for child in anywhere {
            (entries + child).pointee.node.unsafelyUnwrapped.pointee.flags.insert(.loose)
            _ = addLoose(child)
        }
    }

    /// Calls `body` for each cell and each child that may be hit in it.
    @inline(__always)
    private static func visit(
        _ entries: EntryPointer, _ count: Int, _ raster: Raster,
        _ owners: FixedBuffer<NodePointer?>, _ body: (_ cell: Int, _ child: Int) -> Void
    ) {
        for child in 0..<count {
            let node = (entries + child).pointee.node.unsafelyUnwrapped
            guard let reach = node.pointee.reach, reach.isFinite else { continue }
            let (low, high) = (SIMD2(reach.left, reach.top), SIMD2(reach.right, reach.bottom))
            let first = raster.cell(low)
            let last = raster.cell(high)
            assert(first.x <= last.x && last.x < raster.columns && first.y <= last.y && last.y < raster.rows)
            // Cells that are certainly inside a plain child's edges are covered by it.
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

    func freeLists() {
        starts.free()
        listed.free()
        loose.free()
    }
}

typealias IndexPointer = FixedPointer<ChildIndex>

extension ChildIndex: FixedValue {
    package var isGivenUp: Bool { mostLoose < 0 }
    package mutating func giveUp() { mostLoose = -1 }
}

// Extends the pointer, so that nothing of the index is copied.
extension IndexPointer {
    /// Returns the frontmost child that contains the point, and sets where the search continues.
    @inline(__always)
    func find(
        _ point: SIMD2<Double>, in entries: EntryPointer, _ inner: inout Inner
    ) -> EntryPointer? {
        var found: EntryPointer?
        let cell = pointee.raster.cell(point)
        if cell.x < pointee.raster.columns, cell.y < pointee.raster.rows {
            let place = Int(truncatingIfNeeded: cell.y &* pointee.raster.columns &+ cell.x)
            let (starts, listed) = (pointee.starts, pointee.listed)
            var next = Int(starts[place])
            let end = Int(starts[place &+ 1])
            let probe = ChildEntry.probe(point)
            while next < end {
                let entry = entries + Int(listed[next])
                next &+= 1
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
        _ point: SIMD2<Double>, _ entries: EntryPointer,
        inFrontOf found: EntryPointer?
    ) -> EntryPointer? {
        var best: EntryPointer?
        var inner = Inner(point: point, descent: .unsaid)
        let probe = ChildEntry.probe(point)
        for number in 0..<pointee.looseCount {
            let entry = entries + Int(pointee.loose[number])
            // Skip children behind the one that was found; the table is ordered from front to back.
            if let other = best ?? found, !(entry < other) { continue }
            if !entry.pointee.rejects(probe), entry.accepts(point, probe, &inner) { best = entry }
        }
        return best
    }

    /// Records that the child at `place` of the table changed. Returns false if the index must be dropped.
    func note(_ place: Int, of node: NodePointer) -> Bool {
        if node.pointee.flags.contains(.hidesOthers) { return false }
        if node.pointee.flags.contains(.loose) { return true }
        node.pointee.flags.insert(.loose)
        return pointee.addLoose(place)
    }
}
