/// What a parent needs to know of its children to pass over most of them, in one block of memory: this header, then an entry for
/// each child, from front to back, then one that ends every search.
struct ChildTable {
    /// Where the children lie, while there are many and lookups meet them unchanged.
    var index: UnsafeMutablePointer<ChildIndex>?
    var count: Int
    let capacity: Int
    /// Counts how often the children were packed anew.
    var packing: UInt32 = 0
    /// Lookups among the present children that went without an index.
    var unindexedLookups: UInt8 = 0
    /// How many of them there are to be.
    var patience = ChildIndex.patience.first

    /// A child, and a box that it lies in: left, top, −right and −bottom in the parent's coordinates, as 32-bit floats.
    ///
    /// A box never rejects a point that the child accepts: rounding to a float keeps order, and what is rounded leaves room for
    /// the errors of the exact comparison. What it does not reject is put to the node, so it narrows a search and never answers it.
    struct Entry {
        var box: SIMD4<Float>
        /// Nil where there are no more children.
        var node: NodePointer?

        /// Its probe is of a point outside the box. (For what is not a number that cannot be said.)
        @inline(__always)
        func rejects(_ probe: SIMD4<Float>) -> Bool { any(box .> probe) }

        static var end: Entry { Entry(box: SIMD4(repeating: -.infinity), node: nil) }
    }

    /// A point as it is compared with boxes.
    @inline(__always)
    static func probe(_ point: SIMD2<Double>) -> SIMD4<Float> {
        let (x, y) = (Float(point.x), Float(point.y))
        return SIMD4(x, y, -x, -y)
    }
}

extension UnsafeMutablePointer<ChildTable> {
    static func make(capacity: Int) -> Self {
        let stride = MemoryLayout<ChildTable.Entry>.stride
        assert(MemoryLayout<ChildTable>.size <= stride)
        // Aligned so that no entry lies in two cache lines.
        let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * (capacity + 2), alignment: stride)
        let table = memory.bindMemory(to: ChildTable.self, capacity: 1)
        table.initialize(to: ChildTable(count: 0, capacity: capacity))
        return table
    }

    func destroy() {
        dropIndex()
        UnsafeMutableRawPointer(self).deallocate()
    }

    /// From front to back.
    var entries: UnsafeMutablePointer<ChildTable.Entry> {
        (UnsafeMutableRawPointer(self) + MemoryLayout<ChildTable.Entry>.stride)
            .assumingMemoryBound(to: ChildTable.Entry.self)
    }

    /// The entry of the child at `index` of the subviews.
    func entry(_ index: Int) -> UnsafeMutablePointer<ChildTable.Entry> { entries + (pointee.count - 1 - index) }

    // MARK: The index of many children

    /// The frontmost child that contains the point, and where in it the point lies.
    @inline(__always)
    func find(_ point: SIMD2<Double>, _ inner: inout SIMD2<Double>) -> NodePointer? {
        if let index = pointee.index { return index.find(point, in: entries, &inner) }
        guard let child = findOneByOne(point) else { return nil }
        _ = child.accepts(point, &inner)
        return child
    }

    @inline(never)
    private func findOneByOne(_ point: SIMD2<Double>) -> NodePointer? {
        makeIndex()
        let probe = ChildTable.probe(point)
        var inner = point
        var entry = entries
        while let child = entry.pointee.node {
            if !entry.pointee.rejects(probe), child.accepts(point, &inner) { return child }
            entry += 1
        }
        return nil
    }

    /// Makes it for the next lookup, where enough have gone without.
    private func makeIndex() {
        // Where an index does not help, it is tried again after as many lookups as the counter holds.
        guard pointee.unindexedLookups == pointee.patience || pointee.unindexedLookups == .max else {
            pointee.unindexedLookups += 1
            return
        }
        pointee.unindexedLookups = pointee.patience + 1
        guard let made = ChildIndex(entries, count: pointee.count) else { return }
        let index = UnsafeMutablePointer<ChildIndex>.allocate(capacity: 1)
        index.initialize(to: made)
        pointee.index = index
    }

    func dropIndex() {
        pointee.unindexedLookups = 0
        guard let index = pointee.index else { return }
        pointee.index = nil
        index.pointee.deallocate()
        index.deallocate()
    }
}

extension UnsafeMutablePointer<ViewNode> {
    /// Brings the parent's table up to date after a change of geometry or eligibility.
    func writeThrough() {
        guard let parent = pointee.parent, !parent.pointee.children.contains(.stale), let table = parent.pointee.table
        else { return }
        assert(Int(pointee.indexInParent) < table.pointee.count)
        let entry = table.entry(Int(pointee.indexInParent))
        assert(entry.pointee.node == self)
        entry.pointee.box = pointee.box
        if let index = table.pointee.index, !index.note(entry - table.entries, of: self) {
            table.dropIndex()
            table.pointee.patience = min(2 * table.pointee.patience, ChildIndex.patience.most)
        }
    }

    /// Packs the children anew, in O(children), after the hierarchy below this view changed.
    func pack(_ subviews: [UIView]) {
        let count = subviews.count
        var packing: UInt32 = 0
        if let table = pointee.table {
            packing = table.pointee.packing
            table.dropIndex()
            if table.pointee.capacity < count {
                table.destroy()
                pointee.table = nil
            }
        }
        // Most views are packed once, when all their children are there.
        let table = pointee.table ?? .make(capacity: packing == 0 ? count : count + count / 8)
        var entry = table.entries + count
        entry.initialize(to: .end)
        var flags: ViewNode.Flags = []
        for place in 0..<count {
            let child = subviews.borrowed(place).borrow { $0.node }
            assert(child.pointee.parent == self)
            child.pointee.indexInParent = UInt32(place)
            entry -= 1
            entry.initialize(to: ChildTable.Entry(box: child.pointee.box, node: child))
            flags.formUnion(child.pointee.flags)
        }
        table.pointee.count = count
        table.pointee.packing = packing &+ 1
        pointee.table = table
        pointee.removals = 0
        pointee.children = ViewNode.Children(count: count)
        if !flags.isDisjoint(with: .dynamic) { pointee.children.insert(.dynamic) }
    }
}

extension ViewNode {
    /// What the parent's table has to say of this view.
    fileprivate var box: SIMD4<Float> {
        // A class that overrides something is asked wherever the point lies.
        guard flags.isDisjoint(with: .dynamic) else { return SIMD4(repeating: -.infinity) }
        guard let reach else { return SIMD4(repeating: .infinity) }
        guard reach.isFinite else { return SIMD4(repeating: -.infinity) }
        return SIMD4(Float(reach.left), Float(reach.top), -Float(reach.right), -Float(reach.bottom))
    }

    /// The points of the parent that the view can contain; nil for none.
    var reach: Reach? {
        guard isEligible else { return nil }
        guard flags.contains(.transformed) else {
            guard size.x > 0, size.y > 0 else {
                // Not a number is not for a box to judge.
                return size.x.isNaN || size.y.isNaN ? .everywhere : nil
            }
            let end = origin + size
            let extent =
                abs(shift.x) + abs(shift.y) + abs(origin.x) + abs(origin.y) + abs(end.x) + abs(end.y)
            return Reach(origin + shift, end + shift, slack: extent * 1e-12)
        }
        let map = self.map
        // Of a view pressed almost flat rounding decides what it contains.
        guard
            abs(map.a * map.d - map.b * map.c)
                > 1e-6 * (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d)
        else { return .everywhere }
        let end = origin + size
        var low = SIMD2(repeating: Double.infinity)
        var high = SIMD2(repeating: -Double.infinity)
        for corner in [origin, SIMD2(end.x, origin.y), end, SIMD2(origin.x, end.y)] {
            let point = toParent(corner.x, corner.y)
            low = pointwiseMin(low, SIMD2(point.x, point.y))
            high = pointwiseMax(high, SIMD2(point.x, point.y))
        }
        let extent =
            abs(low.x) + abs(low.y) + abs(high.x) + abs(high.y) + abs(origin.x) + abs(origin.y) + abs(end.x)
            + abs(end.y)
        return Reach(low, high, slack: extent * 1e-6)
    }

    /// A box of the parent's coordinates, with room for rounding errors.
    struct Reach {
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double
        /// By how much the box is larger, on each side, than what it is about.
        let slack: Double

        init(_ low: SIMD2<Double>, _ high: SIMD2<Double>, slack: Double) {
            left = low.x - slack
            top = low.y - slack
            right = high.x + slack
            bottom = high.y + slack
            self.slack = slack
        }

        static let everywhere = Reach(
            SIMD2(repeating: -.infinity), SIMD2(repeating: .infinity), slack: .infinity)

        var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }
    }
}
