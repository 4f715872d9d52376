import Foundation
import TouchstoneCore

/// The changes between the start and the end of an update.
@MainActor
struct PendingUpdates {
    var updates = ListUpdates()
    /// The number of nested updates in progress.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    /// The numbers of rows or items before the changes, by section.
    var counts: [Int]
}

extension UITableView {
    // MARK: Batch updates

    func beginChanges() {
        onNeed()
        if pending == nil { pending = PendingUpdates(counts: geometry.sections.map(\.rows.count)) }
        pending?.depth += 1
    }

    func endChanges() {
        guard var pending else { return }
        pending.depth -= 1
        self.pending = pending
        guard pending.depth == 0 else { return }
        self.pending = nil
        deferred.batches += 1
        whenConsistent { self.commit(pending) }
    }

    func makeChanges(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginChanges()
        pending?.updates.animates = true
        updates?()
        if let completion { pending?.completions.append(completion) }
        endChanges()
    }

    func change(_ animation: RowAnimation, _ body: (inout ListUpdates) -> Void) {
        beginChanges()
        if animation != .none { pending?.updates.animates = true }
        body(&pending!.updates)
        endChanges()
    }

    // MARK: Committing changes

    private func commit(_ made: PendingUpdates) {
        let isAlone = deferred.batches == 1
        deferred.batches = max(0, deferred.batches - 1)
        consistently {
            guard isAlone, made.counts == geometry.sections.map(\.rows.count) else {
                // Another change came first, so the positions of the rows are unknown.
                return reload()
            }
            let new = countedSections()
            guard deferred.isEmpty else { return reload() }
            if let misfit = made.updates.misfit(old: made.counts, new: new.map(\.rows.count), noun: "row") {
                LoggedException.log("UITableView.endUpdates()", misfit)
                return reload()
            }
            let shift = made.updates.shift()
            apply(new, made.updates) {
                shift.path($0)
            } section: {
                shift.section($0)
            }
        }
        finish(made)
    }

    /// Discards all cells and counts, clears the selection, and loads the data again.
    func reload() {
        consistently {
            swipes.close(animated: false)
            reorder?.cancel()
            forgetPress()
            selection = []
            outdated = []
            pending?.updates = ListUpdates()
            takeDown(all: true)
            isLoaded = false
            prefetch = Prefetching()
            load()
            pending?.counts = geometry.sections.map(\.rows.count)
            setNeedsLayout()
        }
    }

    private func finish(_ made: PendingUpdates) {
        guard !made.completions.isEmpty else { return }
        guard let clock = window?.application?.clock, made.updates.animates, UIView.areAnimationsEnabled else {
            for completion in made.completions { completion(true) }
            return
        }
        clock.schedule(at: clock.now + UITableView.changeDuration) {
            for completion in made.completions { completion(true) }
        }
    }

    /// The duration of the animation of a change, in seconds.
    static let changeDuration: TimeInterval = 0.3

    /// Adopts new counts; rows that stay keep their cells, their heights and their selection.
    func apply(
        _ sections: [TableGeometry.Section], _ updates: ListUpdates, path: (IndexPath) -> IndexPath?,
        section: (Int) -> Int?
    ) {
        consistently { applyNow(sections, updates, path: path, section: section) }
    }

    private func applyNow(
        _ sections: [TableGeometry.Section], _ updates: ListUpdates, path: (IndexPath) -> IndexPath?,
        section: (Int) -> Int?
    ) {
        swipes.close(animated: updates.animates)
        reorder?.cancel()
        if let row = pressed, path(row.path) != row.path { forgetPress() }
        let old = geometry
        func isAnew(_ place: IndexPath) -> Bool {
            updates.reloaded.contains(place) || updates.reloadedSections.contains(place.section)
        }
        var new = TableGeometry(sections, top: old.top)
        for (index, section) in old.sections.enumerated() {
            for (row, height) in section.rows.found {
                let place = IndexPath(row: row, section: index)
                // Visible rows are measured again, so an empty update lets them change their heights.
                guard !isAnew(place), cells[place] == nil, let to = path(place).flatMap(RowPlace.init), new.contains(to)
                else { continue }
                new.setHeight(to, height)
            }
        }
        geometry = new
        // An inserted row does not reuse the cell of a row that is deleted in the same change.
        pool.keepsBack = true
        defer { pool.keepsBack = false }
        selection = selection.compactMap { isAnew($0) ? nil : path($0) }
        moveCells(updates, isAnew: isAnew, path: path, section: section)
        reconfigure(updates.reconfigured.sorted().compactMap(path))
        if updates.animates, window != nil, UIView.areAnimationsEnabled {
            showAnimated()
        } else {
            setNeedsLayout()
            layOutRows()
        }
        prefetch = Prefetching()
    }

    private func moveCells(
        _ updates: ListUpdates, isAnew: (IndexPath) -> Bool, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?
    ) {
        var kept = ShownRows()
        for (place, cell) in cells.all {
            if !isAnew(place.path), let to = path(place.path) {
                kept[to] = cell
                cells[place] = nil
            }
        }
        for row in cells.all { takeDown(row.place) }
        cells = kept
        for (place, cell) in kept.all { cell.showPlace(in: self, at: place.path) }
        for edge in [Edge.header, .footer] {
            let known = edge == .header ? headers : footers
            var moved: [Int: UIView] = [:]
            for (index, view) in known.inOrder {
                if !updates.reloadedSections.contains(index), let to = section(index),
                    geometry.sections.indices.contains(to)
                {
                    moved[to] = view
                } else {
                    takeDownEdge(edge, index)
                }
            }
            if edge == .header { headers = moved } else { footers = moved }
        }
        keptEdges = [:]
    }

    /// Animates the cells that stay to their new frames, and fades in the new cells.
    private func showAnimated() {
        let before = Set(cells.cells.map(ObjectIdentifier.init))
        UIView.animate(withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction) {
            self.layOutRows()
        }
        let come = cells.cells.filter { !before.contains(ObjectIdentifier($0)) }
        UIView.performWithoutAnimation { for cell in come { cell.alpha = 0 } }
        UIView.animate(withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction) {
            for cell in come { cell.alpha = 1 }
        }
        setNeedsLayout()
    }

    /// Requests the cells of rows again, and replaces a cell only if the data source returns another one.
    ///
    /// If the data source changes the table meanwhile, the rest of the rows are reconfigured after that change, at their new positions.
    func reconfigure(_ paths: [IndexPath]) {
        for cell in paths.compactMap({ cells[$0] }) where !outdated.contains(cell) { outdated.append(cell) }
        while deferred.isEmpty, let dataSource, !outdated.isEmpty {
            let cell = outdated.removeFirst()
            guard let place = cells.place(of: cell) else { continue }
            let path = place.path
            reconfiguring = (path, cell)
            let made = dataSource.tableView(self, cellForRowAt: path)
            reconfiguring = nil
            if made !== cell {
                takeDown(place)
                cells[place] = made
                made.prepare(in: self, at: path)
            }
        }
    }
}
