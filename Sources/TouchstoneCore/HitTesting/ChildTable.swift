/// What a parent needs to know of its children to pass over most of them and enter the others, in one piece of memory: this header,
/// then an entry for each child, from front to back, then one that ends every search.
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
}

extension UnsafeMutablePointer<ChildTable> {
    static func make(capacity: Int) -> Self {
        let stride = MemoryLayout<ChildEntry>.stride
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
    var entries: UnsafeMutablePointer<ChildEntry> {
        @inline(__always) get {
            (UnsafeMutableRawPointer(self) + MemoryLayout<ChildEntry>.stride).assumingMemoryBound(to: ChildEntry.self)
        }
    }

    /// The entry of the child at `index` of the subviews.
    func entry(_ index: Int) -> UnsafeMutablePointer<ChildEntry> { entries + (pointee.count - 1 - index) }

    // MARK: The index of many children

    /// The frontmost child that contains the point, and how the search goes on there.
    @inline(__always)
    func find(_ point: SIMD2<Double>, _ inner: inout Inner) -> UnsafeMutablePointer<ChildEntry>? {
        if let index = pointee.index { return index.find(point, in: entries, &inner) }
        guard let entry = findOneByOne(point) else { return nil }
        _ = entry.accepts(point, ChildEntry.probe(point), &inner)
        return entry
    }

    @inline(never)
    private func findOneByOne(_ point: SIMD2<Double>) -> UnsafeMutablePointer<ChildEntry>? {
        makeIndex()
        var inner = Inner(point: point, descent: .unsaid)
        return entries.first(point, &inner)
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
