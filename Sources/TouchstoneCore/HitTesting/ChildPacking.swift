extension NodePointer {
    /// Updates the parent's table after a change of geometry or eligibility.
    func writeThrough() {
        guard let table = parentsTable else { return }
        let entry = table.entry(Int(pointee.indexInParent))
        assert(entry.pointee.node == self)
        entry.pointee = ChildEntry(self)
        if let index = table.pointee.index, !index.note(entry - table.entries, of: self) {
            table.dropIndex()
            table.pointee.patience = min(2 * table.pointee.patience, ChildIndex.patience.most)
        }
    }

    /// Updates the parent's table after a change of the children.
    func writeThroughDescent() {
        guard let entry = parentsTable?.entry(Int(pointee.indexInParent)), entry.pointee.descent != .unsaid else {
            return
        }
        assert(entry.pointee.node == self)
        entry.pointee.descent = pointee.descent
    }

    /// The table in which this view has an entry; `nil` if it is stale.
    private var parentsTable: TablePointer? {
        guard let parent = pointee.parent, !parent.pointee.children.contains(.stale) else { return nil }
        return parent.pointee.descent.table
    }

    /// Rebuilds the table of children, in O(children), after the hierarchy below this view changed.
    func pack(_ subviews: [UIView]) {
        let count = subviews.count
        var packing: UInt32 = 0
        var reused = pointee.descent.table
        if let table = reused {
            packing = table.pointee.packing
            table.dropIndex()
            if table.pointee.capacity < count {
                table.destroy()
                reused = nil
            }
        }
        // Most views are packed once, after all their children were added.
        let table = reused ?? .make(capacity: packing == 0 ? count : count + count / 8)
        var entry = table.entries + count
        entry.initialize(to: .end)
        var flags: ViewNode.Flags = []
        for place in 0..<count {
            // The view retains its subviews, and no overridable code runs.
            let child = subviews.unretained(at: place).borrow { $0.node }
            assert(child.pointee.parent == self)
            child.pointee.indexInParent = UInt32(place)
            entry = entry - 1
            entry.initialize(to: ChildEntry(child))
            flags.formUnion(child.pointee.flags)
        }
        table.pointee.count = count
        table.pointee.packing = packing &+ 1
        pointee.removals = 0
        pointee.children = flags.isDisjoint(with: .dynamic) ? [] : .dynamic
        let kind: Descent.Kind =
            pointee.children == .dynamic ? .pause : count == 0 ? .end : count < ChildIndex.fewest ? .search : .index
        setDescent(Descent(kind, table))
    }
}
