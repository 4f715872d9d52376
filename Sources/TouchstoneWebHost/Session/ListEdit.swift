/// A replacement of some items of a list by others.
struct ListEdit<Item> {
    /// The range of replaced items, in the earlier list.
    var gone: Range<Int>
    var items: ArraySlice<Item>
}

extension ListEdit where Item: Equatable {
    /// Returns the edits that turn `earlier` into `later`, in the order of the list.
    ///
    /// For lists of the same length, the edits replace the items that differ. Otherwise, one edit replaces everything
    /// between the common beginning and the common end.
    static func edits(from earlier: [Item], to later: [Item]) -> [ListEdit] {
        guard earlier.count == later.count else {
            let shorter = min(earlier.count, later.count)
            let start = (0..<shorter).first { earlier[$0] != later[$0] } ?? shorter
            let rest = shorter - start
            let end = (0..<rest).first { earlier[earlier.count - 1 - $0] != later[later.count - 1 - $0] } ?? rest
            return [ListEdit(gone: start..<(earlier.count - end), items: later[start..<(later.count - end)])]
        }
        var edits: [ListEdit] = []
        var index = 0
        while index < later.count {
            let start = index
            while index < later.count, earlier[index] != later[index] { index += 1 }
            if index > start { edits.append(ListEdit(gone: start..<index, items: later[start..<index])) }
            index += 1
        }
        return edits
    }
}
