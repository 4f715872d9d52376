import Foundation
import TouchstoneCore

/// The rows or items that were announced to the prefetch data source.
struct Prefetching {
    private(set) var announced: Set<IndexPath> = []
    private var seen: ClosedRange<IndexPath>?
    private var goesBack = false

    /// Records the visible range; returns whether the content moved backward since the last call, or `nil` if it did not move.
    mutating func direction(_ first: IndexPath, _ last: IndexPath) -> Bool? {
        defer { seen = first...last }
        guard let seen else { return false }
        if seen.lowerBound == first, seen.upperBound == last { return nil }
        if last != seen.upperBound { goesBack = last < seen.upperBound } else { goesBack = first < seen.lowerBound }
        return goesBack
    }

    /// Records the next rows or items; returns those to prefetch, and those to cancel.
    mutating func turn(to next: [IndexPath], inSight: Set<IndexPath>) -> (come: [IndexPath], gone: [IndexPath]) {
        let wanted = Set(next)
        let gone = announced.filter { !wanted.contains($0) && !inSight.contains($0) }.sorted()
        let come = next.filter { !announced.contains($0) && !inSight.contains($0) }
        announced = wanted
        return (come, gone)
    }
}

extension UITableView {
    /// Announces as many rows as are visible, in the direction in which the content moves.
    func announceNextRows() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let rows = rowsInSight
        guard let first = rows.first?.place, let last = rows.last?.place,
            let goesBack = prefetch.direction(first.path, last.path)
        else { return }
        var next: [IndexPath] = []
        var row = goesBack ? geometry.previous(before: first) : geometry.next(after: last)
        while let place = row, next.count < rows.count {
            next.append(place.path)
            row = goesBack ? geometry.previous(before: place) : geometry.next(after: place)
        }
        let (come, gone) = prefetch.turn(to: next, inSight: Set(cells.paths))
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !come.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: come) }
    }
}
