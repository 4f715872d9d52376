import Foundation
import TouchstoneCore

extension UITableView {
    /// Shows and places a cell for each visible row, and removes the other cells.
    func layOutRows() {
        guard !isLayingOutRows, bounds.width > 0, pending == nil else { return }
        isLayingOutRows = true
        consistently {
            layOutRowsNow()
            isLayingOutRows = false
        }
    }

    private func layOutRowsNow() {
        if isLoaded, dataSource == nil, !geometry.sections.isEmpty { loseData() }
        if isLoaded, measuredWidth != rowWidth { remeasure() }
        onNeed()
        if bounds.height > 0 { showRows() }
        updateContentSize()
        placeEdgeViews()
        showEdges()
        announceNextRows()
        swipes.layOut()
        sectionIndex?.place()
    }

    /// Removes all rows after the data source was deallocated.
    private func loseData() {
        takeDown(all: true)
        selection = []
        geometry = TableGeometry([], top: geometry.top)
    }

    /// Counts the rows again after a change of the width, which invalidates the heights of rows.
    private func remeasure() {
        let old = geometry
        measuredWidth = rowWidth
        geometry = TableGeometry(countedSections(), top: old.top)
        updateContentSize()
    }

    // MARK: Rows

    private func showRows() {
        let shown = geometry.knownRows(from: bounds.minY, to: bounds.maxY) ?? measuredRows()
        // A change that a callback requested moves the rows, so their cells stay until it is made.
        guard deferred.isEmpty else { return }
        for place in cells.places(without: shown) where !isKept(place) { takeDown(place) }
        let (left, width) = (sideInset, rowWidth)
        for (index, row) in shown.enumerated() {
            // Most rows do not move between two passes.
            if reorder == nil, let cell = cells.cell(row.place, near: index), cell.isDirectSubview(of: self) {
                let frame = cell.restingFrame
                if frame.origin.y == row.y, frame.size.height == row.height, frame.origin.x == left,
                    frame.size.width == width
                {
                    continue
                }
            }
            if isThere(row.place) { place(row.place) }
        }
    }

    /// Returns the visible rows from top to bottom, and measures those of unknown height.
    ///
    /// A measured height moves the rows below it. The content offset is adjusted, so that an anchor row stays at its visible position.
    private func measuredRows() -> [RowSpan] {
        var shown: [RowSpan] = []
        for _ in 0..<4 {
            let anchor = anchor()
            shown.removeAll(keepingCapacity: true)
            let visible = bounds
            var next = geometry.firstRow(from: visible.minY)
            while let place = next {
                if geometry.span(place).y >= visible.maxY { break }
                if !geometry.isKnown(place) {
                    measure(place)
                    // The code that was called can have changed the rows.
                    guard isThere(place) else { break }
                }
                let span = geometry.span(place)
                if span.y + span.height > visible.minY || span.height == 0 {
                    shown.append(RowSpan(place: place, y: span.y, height: span.height))
                }
                next = geometry.next(after: place)
            }
            guard let (place, y) = anchor, geometry.contains(place) else { break }
            let moved = geometry.span(place).y - y
            guard moved != 0 else { break }
            updateContentSize()
            bounds.origin.y += moved
        }
        return shown
    }

    /// Whether the table still has the row and a data source, because methods that are called in the layout pass can change both.
    private func isThere(_ place: RowPlace) -> Bool {
        isLoaded && dataSource != nil && deferred.isEmpty && geometry.contains(place)
    }

    /// A visible row of known height and its vertical position; `nil` if there is none, or if the content is scrolled to the top.
    private func anchor() -> (RowPlace, CGFloat)? {
        guard bounds.minY > geometry.top else { return nil }
        for (place, _) in cells.all where geometry.contains(place) && geometry.isKnown(place) {
            let span = geometry.span(place)
            if span.y + span.height > bounds.minY, span.y < bounds.maxY { return (place, span.y) }
        }
        return nil
    }

    /// Whether a cell stays even if its row is not visible, because the row is being moved or the cell contains the first responder.
    private func isKept(_ place: RowPlace) -> Bool {
        if let reorder, reorder.path == place.path { return true }
        guard let cell = cells[place], let responder = window?.firstResponder as? UIView else { return false }
        return responder.isDescendant(of: cell)
    }

    /// The visible rows and their cells, from top to bottom.
    var rowsInSight: [(place: RowPlace, cell: UITableViewCell)] {
        let moved = reorder.flatMap { RowPlace($0.path) }
        return cells.all.filter { place, _ in
            if place == moved { return true }
            guard geometry.contains(place) else { return false }
            let span = geometry.span(place)
            return span.y < bounds.maxY && span.y + max(span.height, 0.001) > bounds.minY
        }
    }

    /// Measures the height of a row; makes its cell if the cell determines the height.
    private func measure(_ place: RowPlace) {
        var height = rowDelegate?.tableView(self, heightForRowAt: place.path) ?? rowHeight
        guard isThere(place) else { return }
        if height < 0 {
            let cell = cells[place] ?? makeCell(place)
            guard isThere(place) else { return }
            height = cell.rowHeightNeeded(width: rowWidth)
        }
        geometry.setHeight(place, height)
    }

    private func makeCell(_ place: RowPlace) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let path = place.path
        asking = path
        let cell = dataSource.tableView(self, cellForRowAt: path)
        asking = nil
        // If the data source returns one cell for two rows, the cell shows the later row.
        if let other = cells.place(of: cell) { cells[other] = nil }
        guard isThere(place) else { return cell }
        cells[place] = cell
        cell.prepare(in: self, at: path)
        return cell
    }

    private func place(_ place: RowPlace) {
        let cell = cells[place] ?? makeCell(place)
        guard cells[place] === cell, isThere(place) else { return }
        let frame = displayedFrame(place)
        if cell.superview !== self {
            let path = place.path
            UIView.performWithoutAnimation { cell.restingFrame = frame }
            cell.showPlace(in: self, at: path)
            rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
            guard cells[place] === cell else { return }
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        } else if cell.restingFrame != frame, reorder?.path != place.path {
            cell.restingFrame = frame
        }
    }

    /// The frame of the cell of a row, including its offset while another row is moved.
    func displayedFrame(_ place: RowPlace) -> CGRect {
        let span = geometry.span(place)
        var frame = CGRect(x: sideInset, y: span.y, width: rowWidth, height: span.height)
        if let reorder { frame.origin.y += reorder.shift(of: place.path) }
        return frame
    }

    /// Removes the cell of a row and adds it to the reuse pool.
    func takeDown(_ place: RowPlace) {
        guard let cell = cells[place] else { return }
        cells[place] = nil
        swipes.rowLeaves(cell)
        if pressed?.cell === cell { forgetPress() }
        let wasShown = cell.superview === self
        cell.removeFromSuperview()
        if wasShown { rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.path) }
        if let name = cell.reuseIdentifier { pool.put(cell, name) }
    }

    func takeDown(all: Bool) {
        for row in cells.all { takeDown(row.place) }
        for section in headers.keys.sorted() { takeDownEdge(.header, section) }
        for section in footers.keys.sorted() { takeDownEdge(.footer, section) }
        keptEdges = [:]
    }

    // MARK: Headers and footers

    private func showEdges() {
        var shownHeaders: Set<Int> = []
        var shownFooters: Set<Int> = []
        if let first = geometry.section(at: bounds.minY) {
            var section = first
            while isLoaded, deferred.isEmpty, section < geometry.sections.count, geometry.start(section) < bounds.maxY {
                let (header, footer) = (geometry.headerSpan(section), geometry.footerSpan(section))
                let (headerY, footerY) = stuck(section, header, footer)
                if header.height > 0, headerY + header.height > bounds.minY, headerY < bounds.maxY,
                    placeEdge(.header, section, headerY, header.height)
                {
                    shownHeaders.insert(section)
                }
                if isLoaded, deferred.isEmpty, section < geometry.sections.count, footer.height > 0,
                    footerY + footer.height > bounds.minY, footerY < bounds.maxY,
                    placeEdge(.footer, section, footerY, footer.height)
                {
                    shownFooters.insert(section)
                }
                section += 1
            }
        }
        guard deferred.isEmpty else { return }
        for section in headers.keys.sorted() where !shownHeaders.contains(section) { takeDownEdge(.header, section) }
        for section in footers.keys.sorted() where !shownFooters.contains(section) { takeDownEdge(.footer, section) }
    }

    /// Returns the vertical positions of the header and the footer of a section.
    ///
    /// In a plain table, a header stays at the top and a footer at the bottom while a part of the section is visible.
    private func stuck(
        _ section: Int, _ header: (y: CGFloat, height: CGFloat), _ footer: (y: CGFloat, height: CGFloat)
    ) -> (CGFloat, CGFloat) {
        guard style == .plain else { return (header.y, footer.y) }
        let inset = adjustedContentInset
        let top = bounds.minY + inset.top
        let bottom = bounds.maxY - inset.bottom
        let headerY = max(header.y, min(top, footer.y - header.height))
        let footerY = min(footer.y, max(bottom - footer.height, header.y + header.height))
        return (headerY, footerY)
    }

    private func placeEdge(_ edge: Edge, _ section: Int, _ y: CGFloat, _ height: CGFloat) -> Bool {
        let isHeader = edge == .header
        let known = isHeader ? headers[section] : footers[section]
        guard let view = known ?? makeEdge(edge, section) else { return false }
        var frame = CGRect(x: sideInset, y: y, width: rowWidth, height: height)
        if let reorder {
            frame.origin.y += isHeader ? reorder.shift(ofHeader: section) : reorder.shift(ofFooter: section)
        }
        if view.frame != frame { view.frame = frame }
        guard known == nil else { return true }
        if isHeader { headers[section] = view } else { footers[section] = view }
        if isHeader {
            rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        addSubview(view)
        return true
    }

    func takeDownEdge(_ edge: Edge, _ section: Int) {
        let isHeader = edge == .header
        guard let view = isHeader ? headers.removeValue(forKey: section) : footers.removeValue(forKey: section) else {
            return
        }
        view.removeFromSuperview()
        if isHeader {
            rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        if let header = view as? UITableViewHeaderFooterView, let name = header.reuseIdentifier {
            pool.put(header, "header " + name)
        }
    }
}
