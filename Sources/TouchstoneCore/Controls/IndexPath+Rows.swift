import Foundation

/// Rows and items of lists, by section.
extension IndexPath {
    /// The place of a row in a section.
    public init(row: Int, section: Int) {
        // From an array it would cost an allocation.
        self.init(index: section)
        append(row)
    }
    /// The place of an item in a section.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The first index; `NSNotFound` if the path is empty.
    public var section: Int {
        get { count > 0 ? self[0] : NSNotFound }
        set { if count > 0 { self[0] = newValue } }
    }
    /// The second index; `NSNotFound` if the path has fewer than two.
    public var row: Int {
        get { count > 1 ? self[1] : NSNotFound }
        set { if count > 1 { self[1] = newValue } }
    }
    /// The second index; `NSNotFound` if the path has fewer than two.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
