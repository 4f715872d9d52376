/// How a search goes on below a view, in one word: the table of its children, and in the bits that its alignment leaves free what
/// to do with it.
///
/// A node has its own, and the entry that a parent keeps of it a copy, so that a search goes from table to table and leaves the
/// nodes where they lie.
struct Descent: Equatable {
    private let bits: UInt

    /// The bits are such that each question below looks at other ones; the compiler would make a table of jumps of the rest.
    enum Kind: UInt {
        /// Few children: put the point to one after the other.
        case search = 0b00
        /// No children.
        case end = 0b01
        /// Many: ask the index.
        case index = 0b10
        /// They are to be packed, or asked through their classes, first.
        case pause = 0b11
    }

    init(_ kind: Kind, _ table: UnsafeMutablePointer<ChildTable>?) {
        bits = UInt(bitPattern: table) | kind.rawValue
        assert(self.table == table)
    }

    /// What an entry says where the child's own node must be asked.
    static var unsaid: Descent { Descent(.search, nil) }

    var isSearch: Bool { bits & 0b11 == 0 }
    /// Of one that is no search.
    var isIndexed: Bool { bits & 0b01 == 0 }
    /// Of one that is neither.
    var isEnd: Bool { bits & 0b10 == 0 }

    var table: UnsafeMutablePointer<ChildTable>? {
        @inline(__always) get { UnsafeMutablePointer(bitPattern: bits & ~3) }
    }

    /// The table, where it is to be searched or its index asked: such there always is.
    var searchedTable: UnsafeMutablePointer<ChildTable> {
        @inline(__always) get { table.unsafelyUnwrapped }
    }
}
