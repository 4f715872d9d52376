import Foundation

/// The position of a row in a table: an index path of two indexes that is fast to compare.
struct RowPlace: Hashable, Comparable {
    var section: Int
    var row: Int

    init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
    /// Creates a place from an index path; `nil` if the path does not have two indexes.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(section: path.section, row: path.row)
    }

    var path: IndexPath { IndexPath(row: row, section: section) }

    static func < (left: RowPlace, right: RowPlace) -> Bool {
        left.section != right.section ? left.section < right.section : left.row < right.row
    }
}

/// The rows that have cells, in ascending order, with their cells.
///
/// There are only few of them, and each scroll step visits all, so comparing their places is faster than hashing them.
struct ShownRows {
    private(set) var all: [(place: RowPlace, cell: UITableViewCell)] = []

    var isEmpty: Bool { all.isEmpty }
    var paths: [IndexPath] { all.map(\.place.path) }
    var cells: [UITableViewCell] { all.map(\.cell) }

    /// Returns the rows that are not among `others`, which must be in ascending order.
    func places(without others: [RowSpan]) -> [RowPlace] {
        var found: [RowPlace] = []
        var index = 0
        for (place, _) in all {
            while index < others.count, others[index].place < place { index += 1 }
            if index == others.count || others[index].place != place { found.append(place) }
        }
        return found
    }

    /// The cell of a row; setting `nil` removes the row.
    subscript(place: RowPlace) -> UITableViewCell? {
        get {
            let index = index(of: place)
            return index < all.count && all[index].place == place ? all[index].cell : nil
        }
        set {
            let index = index(of: place)
            let isKnown = index < all.count && all[index].place == place
            if let newValue {
                if isKnown { all[index].cell = newValue } else { all.insert((place, newValue), at: index) }
            } else if isKnown {
                all.remove(at: index)
            }
        }
    }

    subscript(path: IndexPath) -> UITableViewCell? {
        get { RowPlace(path).flatMap { self[$0] } }
        set { if let place = RowPlace(path) { self[place] = newValue } }
    }

    /// Returns the cell of a row; fast if the row is the one at an index.
    func cell(_ place: RowPlace, near index: Int) -> UITableViewCell? {
        index < all.count && all[index].place == place ? all[index].cell : self[place]
    }

    func place(of cell: UITableViewCell) -> RowPlace? { all.first { $0.cell === cell }?.place }

    /// Returns the index of a row, or the index at which it would be inserted.
    private func index(of place: RowPlace) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
