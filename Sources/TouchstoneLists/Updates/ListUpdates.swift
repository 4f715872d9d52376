import Foundation
import TouchstoneCore

/// Changes of a list that are made as one change.
///
/// Deleted, reloaded and moved elements are identified by their old positions, inserted ones by their new positions. The order of the
/// requests has no effect.
struct ListUpdates {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var reconfigured: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]
    /// Whether the changes are animated; the default is `false`.
    var animates = false

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty && reconfigured.isEmpty
    }

    /// Returns the new positions of sections and items after the changes.
    func shift() -> ListShift { ListShift(self) }

    /// Returns the error message of UIKit if the changes do not fit the counts before and after them; `nil` if they fit.
    func misfit(old: [Int], new: [Int], noun: String) -> String? {
        if let path = (deleted.sorted() + reloaded.sorted() + moved.keys.sorted()).first(where: { !$0.isIn(old) }) {
            return "attempt to delete, reload or move \(noun) \(path.words), which does not exist before the update."
        }
        if let path = (inserted.sorted() + moved.values.sorted()).first(where: { !$0.isIn(new) }) {
            return "attempt to insert or move a \(noun) to \(path.words), which does not exist after the update."
        }
        let before = deletedSections.union(reloadedSections).union(movedSections.keys)
        if let section = before.sorted().first(where: { !old.indices.contains($0) }) {
            return
                "attempt to delete, reload or move section \(section), but there are only \(old.count) sections before the update."
        }
        if let section = insertedSections.union(movedSections.values).sorted().first(where: {
            !new.indices.contains($0)
        }) {
            return "attempt to insert section \(section), but there are only \(new.count) sections after the update."
        }
        let sections = old.count - deletedSections.count + insertedSections.count
        guard sections == new.count else {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the view after the "
                + "update (\(new.count)) must be equal to the number of sections contained in the view before the "
                + "update (\(old.count)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        let shift = shift()
        for section in old.indices where !reloadedSections.contains(section) {
            guard let place = shift.section(section), new.indices.contains(place) else { continue }
            let gone = deleted.filter { $0.section == section }.count
            let come = inserted.filter { $0.section == place }.count
            let out = moved.keys.filter { $0.section == section }.count
            let into = moved.values.filter { $0.section == place }.count
            guard old[section] - gone - out + come + into == new[place] else {
                return
                    "Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s contained "
                    + "in an existing section after the update (\(new[place])) must be equal to the number of \(noun)s "
                    + "contained in that section before the update (\(old[section])), plus or minus the number of "
                    + "\(noun)s inserted or deleted from that section (\(come) inserted, \(gone) deleted) and plus or "
                    + "minus the number of \(noun)s moved into or out of that section (\(into) moved in, \(out) moved "
                    + "out)."
            }
        }
        return nil
    }
}

/// The new position of each section and item after a change.
struct ListShift {
    private let sections: IndexShift
    private let movedSections: [Int: Int]
    private let moved: [IndexPath: IndexPath]
    /// The sorted items that are removed from each old section, and those that are inserted into each new section.
    private var leaving: [Int: [Int]] = [:]
    private var coming: [Int: [Int]] = [:]

    init(_ updates: ListUpdates) {
        sections = IndexShift(
            leaving: Array(updates.deletedSections) + updates.movedSections.keys,
            coming: Array(updates.insertedSections) + updates.movedSections.values)
        movedSections = updates.movedSections
        moved = updates.moved
        for path in updates.deleted { leaving[path.section, default: []].append(path.item) }
        for path in updates.moved.keys { leaving[path.section, default: []].append(path.item) }
        for path in updates.inserted { coming[path.section, default: []].append(path.item) }
        for path in updates.moved.values { coming[path.section, default: []].append(path.item) }
        leaving = leaving.mapValues { $0.sorted() }
        coming = coming.mapValues { $0.sorted() }
    }

    func section(_ old: Int) -> Int? { movedSections[old] ?? sections.place(of: old) }

    func path(_ old: IndexPath) -> IndexPath? {
        if let place = moved[old] { return place }
        guard let section = section(old.section) else { return nil }
        let shift = IndexShift(sortedLeaving: leaving[old.section] ?? [], sortedComing: coming[section] ?? [])
        return shift.place(of: old.item).map { IndexPath(item: $0, section: section) }
    }
}

/// The new position of each index after a change. Removed indexes are identified by their old position, inserted ones by their new
/// position.
struct IndexShift {
    private let leaving: [Int]
    private let coming: [Int]

    init(leaving: some Sequence<Int>, coming: some Sequence<Int>) {
        self.init(sortedLeaving: leaving.sorted(), sortedComing: coming.sorted())
    }
    init(sortedLeaving: [Int], sortedComing: [Int]) {
        leaving = sortedLeaving
        coming = sortedComing
    }

    func place(of old: Int) -> Int? {
        let gone = Self.count(leaving.count) { leaving[$0] < old }
        if gone < leaving.count, leaving[gone] == old { return nil }
        let place = old - gone
        // `coming[$0] - $0` is the number of remaining indexes before an inserted one; up to `place`, it moves `old` by one.
        return place + Self.count(coming.count) { coming[$0] - $0 <= place }
    }

    /// Returns the number of the first `count` indexes that fulfill a condition that is true for a prefix of them, by binary search.
    private static func count(_ count: Int, where isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension IndexPath {
    /// Whether the path refers to an item of sections with these counts.
    func isIn(_ counts: [Int]) -> Bool {
        count == 2 && counts.indices.contains(self[0]) && (0..<counts[self[0]]).contains(self[1])
    }

    /// The description of the path in a message.
    var words: String { count == 2 ? "\(self[1]) in section \(self[0])" : "\(Array(self))" }
}
