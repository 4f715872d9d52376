/// The memory of a parent for searching its children, in one allocation.
///
/// It consists of this header, an entry for each child from front to back, and an entry that ends every search.
struct ChildTable {
    /// The spatial index; exists while there are many children and lookups find them unchanged.
    var index: IndexPointer?
    var count: Int
    private(set) var capacity: Int
    /// The number of times the children were packed.
    var packing: UInt32 = 0
    /// The number of lookups without an index since the children last changed.
    var unindexedLookups: UInt8 = 0
    /// The value of `unindexedLookups` at which an index is built.
    var patience = ChildIndex.patience.first
}

typealias TablePointer = FixedPointer<ChildTable>

extension ChildTable: FixedValue {
    package var isGivenUp: Bool { capacity < 0 }
    package mutating func giveUp() { capacity = -1 }
}

extension TablePointer {
    static func make(capacity: Int) -> Self {
        TablePointer(copying: ChildTable(count: 0, capacity: capacity), before: ChildEntry.self, capacity: capacity + 1)
    }

    func destroy() {
        dropIndex()
        for place in 0...pointee.count { (entries + place).giveUp() }
        free()
    }

    /// The entries, from front to back.
    var entries: EntryPointer {
        @inline(__always) get { elements() }
    }

    /// Returns the entry of the child at `index` of the subviews.
    func entry(_ index: Int) -> EntryPointer { entries + (pointee.count - 1 - index) }

    // MARK: Index of many children

    /// Returns the frontmost child that contains the point, and sets where the search continues.
    @inline(__always)
    func find(_ point: SIMD2<Double>, _ inner: inout Inner) -> EntryPointer? {
        if let index = pointee.index { return index.find(point, in: entries, &inner) }
        guard let entry = findOneByOne(point) else { return nil }
        _ = entry.accepts(point, ChildEntry.probe(point), &inner)
        return entry
    }

    @inline(never)
    private func findOneByOne(_ point: SIMD2<Double>) -> EntryPointer? {
        makeIndex()
        var inner = Inner(point: point, descent: .unsaid)
        return entries.first(point, &inner)
    }

    /// Builds the index for the next lookup, after enough lookups without one.
    private func makeIndex() {
        // If an index does not help, try again when the counter reaches its maximum.
        guard pointee.unindexedLookups == pointee.patience || pointee.unindexedLookups == .max else {
            pointee.unindexedLookups += 1
            return
        }
        pointee.unindexedLookups = pointee.patience + 1
        guard let made = ChildIndex(entries, count: pointee.count) else { return }
        pointee.index = IndexPointer(copying: made)
    }

    func dropIndex() {
        pointee.unindexedLookups = 0
        guard let index = pointee.index else { return }
        pointee.index = nil
        index.pointee.freeLists()
        index.free()
    }
}
