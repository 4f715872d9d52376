/// Some items of a list that stand in place of others of an earlier one.
struct ListEdit<Item> {
    /// Which items go, counted in the earlier list.
    var gone: Range<Int>
    var items: ArraySlice<Item>
}

extension ListEdit where Item: Equatable {
    /// What makes `later` of `earlier`, from the front to the back. Of lists of the same length the items that are different at
    /// their places; of others all between what they begin and what they end with.
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
