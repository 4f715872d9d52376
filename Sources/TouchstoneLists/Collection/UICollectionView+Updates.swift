import Foundation
import TouchstoneCore

extension UICollectionView {
    // MARK: Batch updates

    func change(_ body: (UICollectionView) -> Void) {
        if pending == nil {
            pending = PendingUpdates(counts: count())
            pending?.updates.animates = true
        }
        pending?.depth += 1
        body(self)
        guard var made = pending else { return }
        made.depth -= 1
        pending = made
        guard made.depth == 0 else { return }
        pending = nil
        deferred.batches += 1
        whenConsistent { self.commit(made) }
    }

    // MARK: Committing changes

    private func commit(_ made: PendingUpdates) {
        let isAlone = deferred.batches == 1
        deferred.batches = max(0, deferred.batches - 1)
        consistently {
            guard isAlone, made.counts == count() else {
                // Another change came first, so the positions of the items are unknown.
                return reload()
            }
            let new = freshCounts()
            guard deferred.isEmpty else { return reload() }
            if let misfit = made.updates.misfit(old: made.counts, new: new, noun: "item") {
                LoggedException.log("UICollectionView.performBatchUpdates(_:completion:)", misfit)
                return reload()
            }
            show(made.updates, new)
        }
        finish(made)
    }

    private func show(_ updates: ListUpdates, _ counts: [Int]) {
        guard !updates.isEmpty else {
            // An earlier change may have left items to reconfigure.
            reconfigure([])
            return UIView.animate(withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction) {
                self.layOutItems()
            }
        }
        let shift = updates.shift()
        apply(counts, updates) {
            shift.path($0)
        } section: {
            shift.section($0)
        }
    }

    /// Discards all cells and counts, and clears the selection.
    func reload() {
        consistently {
            swipes.close(animated: false)
            letGoOfItem()
            forgetPress()
            selection = []
            outdated = []
            pending?.updates = ListUpdates()
            takeDownAll()
            prefetch = Prefetching()
            measured = []
            measuredEdges = []
            itemCounts = nil
            collectionViewLayout.invalidateAll()
            let counts = count()
            pending?.counts = counts
            setNeedsLayout()
        }
    }

    private func finish(_ made: PendingUpdates) {
        guard !made.completions.isEmpty else { return }
        guard let clock = window?.application?.clock, UIView.areAnimationsEnabled else {
            for completion in made.completions { completion(true) }
            return
        }
        clock.schedule(at: clock.now + UITableView.changeDuration) {
            for completion in made.completions { completion(true) }
        }
    }

    /// Adopts new counts; items that stay keep their cells and their selection.
    func apply(
        _ counts: [Int], _ updates: ListUpdates, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?
    ) {
        consistently { applyNow(counts, updates, path: path, section: section) }
    }

    private func applyNow(
        _ counts: [Int], _ updates: ListUpdates, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?
    ) {
        swipes.close(animated: updates.animates)
        letGoOfItem()
        let isPressMoved = pressed.map { path($0.path) != $0.path } ?? false
        func isAnew(_ place: IndexPath) -> Bool {
            updates.reloaded.contains(place) || updates.reloadedSections.contains(place.section)
        }
        itemCounts = counts
        selection = selection.compactMap { isAnew($0) ? nil : path($0) }
        let reconfigured = updates.reconfigured
        measured = Set(
            measured.compactMap { isAnew($0) || reconfigured.contains($0) ? nil : path($0) }.filter { contains($0) })
        // An inserted item does not reuse the cell of an item that is deleted in the same change.
        pool.keepsBack = true
        defer { pool.keepsBack = false }
        var kept: [IndexPath: UICollectionViewCell] = [:]
        for (place, cell) in cells.inOrder {
            guard !isAnew(place), let to = path(place) else { continue }
            kept[to] = cell
            cells[place] = nil
        }
        let gone = cells
        cells = kept
        moveEdges(updates, counts.count, section)
        moveScrollers { section($0).flatMap { $0 < counts.count ? $0 : nil } }
        (collectionViewLayout as? any ShiftedLayout)?.shift(path: path, section: section, isAnew: isAnew)
        collectionViewLayout.invalidateAll()
        if window != nil { prepareLayout() }
        collectionViewLayout.prepare(forCollectionViewUpdates: items(updates))
        // The delegate can request another change from here on, because the layout is prepared for the new items.
        if isPressMoved { forgetPress() }
        for (place, cell) in gone.inOrder { leave(cell, from: place, isGoing: updates.animates && !isAnew(place)) }
        reconfigure(reconfigured.sorted().compactMap(path))
        takeTargetOffset()
        if updates.animates, window != nil, UIView.areAnimationsEnabled {
            showAnimated()
        } else {
            setNeedsLayout()
            if window != nil { layOutItems() }
        }
        collectionViewLayout.finalizeCollectionViewUpdates()
        prefetch = Prefetching()
    }

    /// Removes a cell, after an animation if the layout has final attributes for it.
    private func leave(_ cell: UICollectionViewCell, from place: IndexPath, isGoing: Bool) {
        guard isGoing, window != nil, UIView.areAnimationsEnabled, cell.superview === self,
            let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: place)
        else { return takeDown(cell, at: place) }
        if pressed?.cell === cell { forgetPress() }
        cell.isUserInteractionEnabled = false
        UIView.animate(withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction) {
            cell.place(final, offset: .zero)
        } completion: { [weak self] _ in
            cell.isUserInteractionEnabled = true
            self?.takeDown(cell, at: place)
        }
    }

    /// Sets the content offset that the layout and the delegate return for the state after a change.
    private func takeTargetOffset() {
        guard window != nil, !isTracking else { return }
        prepareLayout()
        var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if let itemDelegate {
            target = itemDelegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        if target != contentOffset { contentOffset = target }
    }

    private func moveEdges(_ updates: ListUpdates, _ count: Int, _ section: (Int) -> Int?) {
        var kept: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in edges.inOrder {
            guard key.path.count == 2, !updates.reloadedSections.contains(key.path.section),
                let to = section(key.path.section), to < count
            else { continue }
            var moved = key
            moved.path = IndexPath(item: key.path.item, section: to)
            kept[moved] = view
            edges[key] = nil
        }
        for key in edges.keys.sorted() { takeDown(key) }
        edges = kept
        measuredEdges = []
    }

    private func items(_ updates: ListUpdates) -> [UICollectionViewUpdateItem] {
        updates.deleted.sorted().map { UICollectionViewUpdateItem(.delete, $0, nil) }
            + updates.inserted.sorted().map { UICollectionViewUpdateItem(.insert, nil, $0) }
            + updates.reloaded.sorted().map { UICollectionViewUpdateItem(.reload, $0, $0) }
            + updates.moved.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, $0.key, $0.value) }
    }

    private func showAnimated() {
        let before = Set(cells.values.map(ObjectIdentifier.init))
        UIView.animate(withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction) {
            self.layOutItems()
        }
        let come = cells.inOrder.filter { !before.contains(ObjectIdentifier($0.value)) }
        UIView.performWithoutAnimation {
            for (path, cell) in come {
                let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
                guard let initial, let final = cell.applied else {
                    cell.alpha = 0
                    continue
                }
                cell.place(initial, offset: .zero)
                cell.applied = final
            }
        }
        UIView.animate(withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction) {
            for (_, cell) in come {
                guard let final = cell.applied else { continue }
                cell.alpha = final.alpha
                if cell.superview === self {
                    cell.applied = nil
                    cell.place(final, offset: .zero)
                }
            }
        }
        setNeedsLayout()
    }

    /// Requests the cells of items again, and replaces a cell only if the data source returns another one.
    ///
    /// If the data source changes the list meanwhile, the rest of the items are reconfigured after that change, at their new positions.
    private func reconfigure(_ paths: [IndexPath]) {
        for cell in paths.compactMap({ cells[$0] }) where !outdated.contains(cell) { outdated.append(cell) }
        while deferred.isEmpty, let dataSource, !outdated.isEmpty {
            let cell = outdated.removeFirst()
            guard let path = cells.first(where: { $0.value === cell })?.key else { continue }
            reconfiguring = (path, cell)
            let made = dataSource.collectionView(self, cellForItemAt: path)
            reconfiguring = nil
            if made !== cell {
                takeDown(path)
                cells[path] = made
                made.collection = self
            }
        }
    }

    /// Adopts the current counts of the data source.
    func follow(_ updates: ListUpdates, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?) {
        guard itemCounts != nil else { return setNeedsLayout() }
        apply(freshCounts(), updates, path: path, section: section)
    }
}

/// A layout that stores the sizes that cells prefer, and moves them with their items.
@MainActor
protocol ShiftedLayout: UICollectionViewLayout {
    func shift(path: (IndexPath) -> IndexPath?, section: (Int) -> Int?, isAnew: (IndexPath) -> Bool)
}
