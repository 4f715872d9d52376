/// What a parent needs to know of its children to pass over most of them: a box and a node each, 24 bytes in all.
///
/// One block of memory: this header, then the boxes, then the nodes. A box is left, top, −right and −bottom in the parent's
/// coordinates as 32-bit floats. It never rejects a point that the child accepts (rounding to a float keeps order, and the box
/// it is rounded from leaves room for the errors of the exact comparison), and what it does not reject is put to the child's node,
/// so it narrows the search and never answers it.
struct ChildTable {
    /// Where the children lie, while there are many and lookups meet them unchanged.
    var index: UnsafeMutablePointer<ChildIndex>?
    var count: Int
    let capacity: Int
    /// Counts how often the children were packed anew.
    var packing: UInt32 = 0
    /// Lookups among the present children that went without an index.
    var unindexedLookups: UInt8 = 0

    typealias Box = SIMD4<Float>

    /// A point as it is compared with boxes: outside those of which any part is greater.
    @inline(__always)
    static func probe(_ point: SIMD2<Double>) -> Box {
        let (x, y) = (Float(point.x), Float(point.y))
        return Box(x, y, -x, -y)
    }
}

extension UnsafeMutablePointer<ChildTable> {
    static func make(capacity: Int) -> Self {
        let size = MemoryLayout<ChildTable>.stride
        assert(size % MemoryLayout<ChildTable.Box>.alignment == 0)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: size + capacity * (MemoryLayout<ChildTable.Box>.stride + MemoryLayout<NodePointer>.stride),
            alignment: MemoryLayout<ChildTable.Box>.alignment)
        let table = memory.bindMemory(to: ChildTable.self, capacity: 1)
        table.initialize(to: ChildTable(count: 0, capacity: capacity))
        return table
    }

    func destroy() {
        dropIndex()
        UnsafeMutableRawPointer(self).deallocate()
    }

    var boxes: UnsafeMutablePointer<ChildTable.Box> {
        (UnsafeMutableRawPointer(self) + MemoryLayout<ChildTable>.stride).assumingMemoryBound(to: ChildTable.Box.self)
    }

    var nodes: UnsafeMutablePointer<NodePointer> {
        UnsafeMutableRawPointer(boxes + pointee.capacity).assumingMemoryBound(to: NodePointer.self)
    }

    // MARK: The index of many children

    /// Makes it, where enough lookups have gone without.
    @inline(never)
    func makeIndex() {
        guard pointee.unindexedLookups >= ChildIndex.patience else {
            pointee.unindexedLookups += 1
            return
        }
        // Where an index does not help, it is tried again after as many lookups as the counter holds.
        guard pointee.unindexedLookups == ChildIndex.patience || pointee.unindexedLookups == .max else {
            pointee.unindexedLookups += 1
            return
        }
        guard let made = ChildIndex(nodes, count: pointee.count) else {
            pointee.unindexedLookups = ChildIndex.patience + 1
            return
        }
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
        let place = Int(pointee.indexInParent)
        assert(place < table.pointee.count && table.nodes[place] == self)
        table.boxes[place] = pointee.box
        if let index = table.pointee.index, !index.pointee.note(self) { table.dropIndex() }
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
        let (boxes, nodes) = (table.boxes, table.nodes)
        var flags: ViewNode.Flags = []
        for place in 0..<count {
            let child = subviews.borrowed(place).borrow { $0.node }
            assert(child.pointee.parent == self)
            child.pointee.indexInParent = UInt32(place)
            boxes[place] = child.pointee.box
            nodes[place] = child
            flags.formUnion(child.pointee.flags)
        }
        table.pointee.count = count
        table.pointee.packing = packing &+ 1
        pointee.table = table
        pointee.removals = 0
        pointee.children = flags.isDisjoint(with: .dynamic) ? [] : .dynamic
    }
}

extension ViewNode {
    /// What the parent's table has to say of this view.
    var box: ChildTable.Box {
        // A class that overrides something is asked wherever the point lies.
        guard flags.isDisjoint(with: .dynamic) else { return ChildTable.Box(repeating: -.infinity) }
        guard let reach else { return ChildTable.Box(repeating: .infinity) }
        guard reach.isFinite else { return ChildTable.Box(repeating: -.infinity) }
        return ChildTable.Box(Float(reach.left), Float(reach.top), -Float(reach.right), -Float(reach.bottom))
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
            abs(low.x) + abs(low.y) + abs(high.x) + abs(high.y) + abs(origin.x) + abs(origin.y) + abs(end.x) + abs(end.y)
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
