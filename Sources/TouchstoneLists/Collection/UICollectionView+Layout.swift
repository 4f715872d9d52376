import Foundation
import TouchstoneCore

extension UICollectionView {
    func dataChanged() {
        guard itemCounts != nil || !cells.isEmpty else { return setNeedsLayout() }
        whenConsistent { [self] in
            consistently {
                takeDownAll()
                itemCounts = nil
                measured = []
                measuredEdges = []
                collectionViewLayout.invalidateAll()
            }
            setNeedsLayout()
        }
    }

    func freshCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    @discardableResult
    func count() -> [Int] {
        if let itemCounts { return itemCounts }
        countsAreEarly = collectionViewLayout.isInvalid && !OverrideProbe.isOfTheLibrary(type(of: collectionViewLayout))
        let counts = freshCounts()
        itemCounts = counts
        return counts
    }

    func contains(_ path: IndexPath) -> Bool {
        let counts = count()
        return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }

    /// Prepares an invalid layout, counts the items, and adopts the content size.
    ///
    /// The layout comes first, because a data source may return counts that the layout computes in `prepare()`.
    func prepareLayout() {
        guard collectionViewLayout.isInvalid else {
            count()
            return
        }
        collectionViewLayout.prepareIfNeeded()
        if countsAreEarly {
            countsAreEarly = false
            itemCounts = nil
        }
        count()
        let size = collectionViewLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    // MARK: The layout pass

    /// Shows a view for each visible element of the layout, and removes the views of the others.
    func layOutItems() {
        guard !isLayingOutItems, pending == nil else { return }
        guard bounds.width > 0, bounds.height > 0 else {
            // A collection view that is as high as its content gets its content size here.
            guard bounds.width > 0 || bounds.height > 0 else { return }
            askAboutBounds()
            return prepareLayout()
        }
        isLayingOutItems = true
        consistently {
            layOutItemsNow()
            isLayingOutItems = false
        }
    }

    private func layOutItemsNow() {
        if dataSource == nil, itemCounts?.isEmpty == false { loseData() }
        askAboutBounds()
        prepareLayout()
        let counts = count()
        var shown: [UICollectionViewLayoutAttributes] = []
        // A cell that prefers another size can make other items visible.
        for _ in 0..<8 {
            shown = attributesInSight()
            guard measure(shown, counts) else { break }
            prepareLayout()
        }
        placeScrollers(shown)
        show(shown, counts)
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        announceNextItems()
        swipes.layOut()
    }

    /// Removes all items after the data source was deallocated.
    private func loseData() {
        takeDownAll()
        selection = []
        itemCounts = []
        collectionViewLayout.invalidateAll()
    }

    private func askAboutBounds() {
        guard laidOutBounds != bounds else { return }
        let old = laidOutBounds
        laidOutBounds = bounds
        guard let old else { return }
        if old.width != bounds.width || old.height != bounds.height { measuredSizeChanged() }
        // A layout compares the new bounds with those of the collection view, which are already the new ones here; so a change of size
        // always invalidates the layout.
        let isResized = old.size != bounds.size
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) || isResized {
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        }
    }

    private func measuredSizeChanged() {
        measured = []
        measuredEdges = []
    }

    private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        return found.filter { attributes in
            guard contains(attributes.indexPath) || attributes.representedElementCategory != .cell else { return false }
            return seenFrame(attributes).meets(bounds)
        }
    }

    /// The visible frame of an element in the coordinates of the collection view, including the scroll offset of its section.
    func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let frame = attributes.frame
        guard let section = attributes.scroller, let scroller = scrollers[section] else { return frame }
        return frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
    }

    // MARK: Self-sizing cells

    /// Requests the preferred attributes of unmeasured views; returns whether the layout was invalidated.
    private func measure(_ shown: [UICollectionViewLayoutAttributes], _ counts: [Int]) -> Bool {
        var hasChanged = false
        for attributes in shown {
            // The code that was called can have changed the items.
            guard itemCounts == counts, deferred.isEmpty else { return false }
            let preferred: UICollectionViewLayoutAttributes
            if attributes.representedElementCategory == .cell {
                guard movement == nil, measured.insert(attributes.indexPath).inserted else { continue }
                let cell = cells[attributes.indexPath] ?? makeCell(attributes, attributes.indexPath)
                guard itemCounts == counts, deferred.isEmpty else {
                    measured.remove(attributes.indexPath)
                    return false
                }
                // The cell may change the attributes that it receives, so it gets a copy.
                preferred = cell.preferredLayoutAttributesFitting(
                    attributes.copyOrSelf)
            } else {
                let key = attributes.key
                guard measuredEdges.insert(key).inserted, attributes.estimates.any, let view = edge(key, attributes)
                else { continue }
                preferred = view.preferredLayoutAttributesFitting(
                    attributes.copyOrSelf)
            }
            guard preferred.frame != attributes.frame,
                collectionViewLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
            hasChanged = true
        }
        return hasChanged
    }

    // MARK: Views

    private func makeCell(_ attributes: UICollectionViewLayoutAttributes, _ path: IndexPath) -> UICollectionViewCell {
        guard let dataSource else { return UICollectionViewCell(frame: attributes.frame) }
        asking = attributes
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        asking = nil
        if let other = cells.first(where: { $0.value === cell })?.key { cells[other] = nil }
        guard contains(path) else { return cell }
        cells[path] = cell
        prepare(cell, path)
        UIView.performWithoutAnimation {
            if cell.bounds.size != attributes.size { cell.frame.size = attributes.size }
        }
        return cell
    }

    private func prepare(_ cell: UICollectionViewCell, _ path: IndexPath) {
        cell.collection = self
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        (cell as? UICollectionViewListCell)?.showEditing(isEditing)
        cell.setNeedsUpdateConfiguration()
    }

    private func edge(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        if let known = edges[key] { return known }
        let view: UICollectionReusableView?
        if key.isDecoration {
            let type = collectionViewLayout.decorationClasses[key.kind] as? UICollectionReusableView.Type
            view = type.flatMap { UIView.make($0, frame: attributes.frame) }
        } else {
            asking = attributes
            view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
            asking = nil
        }
        if let view { edges[key] = view }
        return view
    }

    /// Shows and places the views of the visible elements, and removes all other views.
    private func show(_ shown: [UICollectionViewLayoutAttributes], _ counts: [Int]) {
        var items: Set<IndexPath> = []
        var others: Set<ElementKey> = []
        for attributes in shown {
            if attributes.representedElementCategory == .cell {
                items.insert(movement?.item(in: attributes.indexPath) ?? attributes.indexPath)
            } else {
                others.insert(attributes.key)
            }
        }
        if let movement { items.insert(movement.path) }
        // A view with the first responder, such as an edited text field, stays even if it is not visible.
        if let responder = window?.firstResponder as? UIView, responder !== self, responder.isDescendant(of: self) {
            items.formUnion(cells.filter { responder.isDescendant(of: $0.value) }.keys)
        }
        for path in cells.keys.sorted() where !items.contains(path) { takeDown(path) }
        for key in edges.keys.sorted() where !others.contains(key) { takeDown(key) }
        var placed: [(zIndex: Int, order: Int, view: UIView)] = []
        for (order, attributes) in shown.enumerated() {
            // A delegate method can change the items; the next layout pass places them.
            guard itemCounts == counts, deferred.isEmpty else { break }
            if let view = place(attributes) { placed.append((attributes.zIndex, order, view)) }
        }
        bringInOrder(placed)
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) -> UIView? {
        let holder = attributes.scroller.flatMap { scrollers[$0] }
        let offset = holder?.frame.origin ?? .zero
        guard attributes.representedElementCategory == .cell else {
            let key = attributes.key
            guard let view = edge(key, attributes) else { return nil }
            guard view.superview == nil else {
                view.place(attributes, offset: .zero)
                return view
            }
            UIView.performWithoutAnimation { view.place(attributes, offset: .zero) }
            if !key.isDecoration {
                itemDelegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
            }
            addSubview(view)
            return view
        }
        let path = movement?.item(in: attributes.indexPath) ?? attributes.indexPath
        guard contains(path) else { return nil }
        let cell = cells[path] ?? makeCell(attributes, path)
        guard cells[path] === cell else { return nil }
        if movement?.path == path {
            movement?.place(cell)
            return cell
        }
        let parent = holder ?? self
        guard cell.superview == nil || cell.superview !== parent else {
            if let row = cell as? UICollectionViewListCell, row.swipeOffset != 0 {
                row.restingFrame = attributes.frame
            } else {
                cell.place(attributes, offset: offset)
            }
            return cell
        }
        UIView.performWithoutAnimation { cell.place(attributes, offset: offset) }
        (cell as? UICollectionViewListCell)?.noteRest()
        if cell.superview == nil {
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            guard cells[path] === cell else { return nil }
        }
        parent.addSubview(cell)
        return cell
    }

    /// Orders the subviews so that a greater `zIndex` is in front.
    private func bringInOrder(_ placed: [(zIndex: Int, order: Int, view: UIView)]) {
        guard placed.contains(where: { $0.zIndex != 0 }) else { return }
        let sorted = placed.sorted { $0.zIndex != $1.zIndex ? $0.zIndex < $1.zIndex : $0.order < $1.order }
        let wanted = sorted.filter { $0.view.superview === self }.map { ObjectIdentifier($0.view) }
        let members = Set(wanted)
        let present = subviews.map(ObjectIdentifier.init).filter { members.contains($0) }
        guard wanted != present else { return }
        for (_, _, view) in sorted where view.superview === self { bringSubviewToFront(view) }
    }

    func takeDown(_ path: IndexPath) {
        if let cell = cells.removeValue(forKey: path) { takeDown(cell, at: path) }
    }

    func takeDown(_ cell: UICollectionViewCell, at path: IndexPath) {
        if let row = cell as? UICollectionViewListCell { swipes.rowLeaves(row) }
        if pressed?.cell === cell { forgetPress() }
        let wasShown = cell.superview != nil
        cell.removeFromSuperview()
        if wasShown { itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
        if let name = cell.reuseIdentifier { pool.put(cell, name) }
    }

    func takeDown(_ key: ElementKey) {
        guard let view = edges.removeValue(forKey: key) else { return }
        view.removeFromSuperview()
        guard !key.isDecoration else { return }
        itemDelegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
        if let name = view.reuseIdentifier { pool.put(view, key.kind + " " + name) }
    }

    func takeDownAll() {
        for path in cells.keys.sorted() { takeDown(path) }
        for key in edges.keys.sorted() { takeDown(key) }
        keepOffsets()
        removeScrollers()
    }

    // MARK: Prefetching

    private func announceNextItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, let first = cells.keys.min(), let last = cells.keys.max(),
            let goesBack = prefetch.direction(first, last)
        else { return }
        var next: [IndexPath] = []
        var place: IndexPath? = goesBack ? first : last
        while let here = place, next.count < cells.count {
            place = neighbor(of: here, goesBack: goesBack)
            if let place { next.append(place) }
        }
        let (come, gone) = prefetch.turn(to: next, inSight: Set(cells.keys))
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        if !come.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: come) }
    }

    private func neighbor(of path: IndexPath, goesBack: Bool) -> IndexPath? {
        let counts = count()
        if goesBack {
            if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
            let section = counts.indices.last { $0 < path.section && counts[$0] > 0 }
            return section.map { IndexPath(item: counts[$0] - 1, section: $0) }
        }
        if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
        return counts.indices.first { $0 > path.section && counts[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
    }
}

extension CGRect {
    /// Whether two rectangles have a point in common; a rectangle without width or height includes the points on its edge.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && (maxX > other.minX || width == 0 && maxX == other.minX)
            && minY < other.maxY && (maxY > other.minY || height == 0 && maxY == other.minY)
    }
}
