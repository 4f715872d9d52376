import Foundation

/// A row's place in a table: an index path of two, which costs little to compare.
struct RowPlace: Hashable, Comparable {
    var section: Int
    var row: Int

    init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
    /// Nil for a path that is not one of two indexes.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(section: path.section, row: path.row)
    }

    var path: IndexPath { IndexPath(row: row, section: section) }

    static func < (left: RowPlace, right: RowPlace) -> Bool {
        left.section != right.section ? left.section < right.section : left.row < right.row
    }
}

/// The cells that rows have, from the top. They are few and gone through at each step of the content, so that comparing their places
/// is less work than hashing them.
struct ShownRows {
    private(set) var all: [(place: RowPlace, cell: UITableViewCell)] = []

    var isEmpty: Bool { all.isEmpty }
    var paths: [IndexPath] { all.map(\.place.path) }
    var cells: [UITableViewCell] { all.map(\.cell) }

    /// The rows that are not among others, which are in order, too.
    func places(without others: [RowSpan]) -> [RowPlace] {
        var found: [RowPlace] = []
        var index = 0
        for (place, _) in all {
            while index < others.count, others[index].place < place { index += 1 }
            if index == others.count || others[index].place != place { found.append(place) }
        }
        return found
    }

    /// The cell of a row; setting nil forgets it.
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

    /// The cell of a row that is probably the one at an index.
    func cell(_ place: RowPlace, near index: Int) -> UITableViewCell? {
        index < all.count && all[index].place == place ? all[index].cell : self[place]
    }

    func place(of cell: UITableViewCell) -> RowPlace? { all.first { $0.cell === cell }?.place }

    /// Where the place is, or would be.
    private func index(of place: RowPlace) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
