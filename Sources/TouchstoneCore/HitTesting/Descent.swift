/// How a search continues below a view, in one word: the table of its children and, in the bits that its alignment
/// leaves free, the kind of search.
///
/// A node has its own, and the entry in its parent's table has a copy, so that a search goes from table to table
/// without reading the nodes.
struct Descent: Equatable {
    private let bits: UInt

    /// The bits are chosen so that each property below tests different ones; otherwise the compiler would build a jump
    /// table.
    package enum Kind: UInt {
        /// Few children: test them one by one.
        case search = 0b00
        /// The view has no children.
        case end = 0b01
        /// Many children: use the index.
        case index = 0b10
        /// The children must first be packed, or asked by calling overrides.
        case pause = 0b11
    }

    init(_ kind: Kind, _ table: TablePointer?) {
        bits = (table?.bits ?? 0) | kind.rawValue
        assert(self.table == table)
    }

    /// The value in an entry if the child's own node must be read.
    static var unsaid: Descent { Descent(.search, nil) }

    var isSearch: Bool { bits & 0b11 == 0 }
    /// Whether to use the index; valid only if `isSearch` is false.
    var isIndexed: Bool { bits & 0b01 == 0 }
    /// Whether there are no children; valid only if neither `isSearch` nor `isIndexed` is true.
    var isEnd: Bool { bits & 0b10 == 0 }

    var table: TablePointer? {
        @inline(__always) get { TablePointer(bits: bits & ~3) }
    }

    /// The table, which always exists if it is to be searched or indexed.
    var searchedTable: TablePointer {
        @inline(__always) get { table.unsafelyUnwrapped }
    }
}
