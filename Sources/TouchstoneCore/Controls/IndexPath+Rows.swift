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

    /// The first index. A path without one is an error of the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The second index, which a path of two has.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The second index, which a path of two has.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
