import Foundation

// The index paths of rows and items in lists: a section and an index in it.
extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) {
        // Creating it from an array would cost an allocation.
        self.init(index: section)
        append(row)
    }
    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The first index; `NSNotFound` if the path is empty.
    public var section: Int {
        get { count > 0 ? self[0] : NSNotFound }
        set { if count > 0 { self[0] = newValue } }
    }
    /// The second index; `NSNotFound` if the path has fewer than two indexes.
    public var row: Int {
        get { count > 1 ? self[1] : NSNotFound }
        set { if count > 1 { self[1] = newValue } }
    }
    /// The second index; `NSNotFound` if the path has fewer than two indexes.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

extension NSIndexPath {
    /// The first index; `NSNotFound` if the path is empty.
    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
    /// The second index; `NSNotFound` if the path has fewer than two indexes.
    public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
    /// The second index; `NSNotFound` if the path has fewer than two indexes.
    public var item: Int { row }

    /// Creates the index path of a row in a section.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Creates the index path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
}
