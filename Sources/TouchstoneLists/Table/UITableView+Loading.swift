import Foundation
import TouchstoneCore

extension UITableView {
    // MARK: Counts and heights

    /// Discards the cells and counts after a change of the data source, the delegate or a height.
    func dataChanged() {
        guard isLoaded || !cells.isEmpty else { return setNeedsLayout() }
        whenConsistent { [self] in
            consistently {
                takeDown(all: true)
                isLoaded = false
            }
            setNeedsLayout()
        }
    }

    /// Counts the rows, and requests the heights that must be known before the rows are visible.
    func load() {
        consistently {
            isLoaded = true
            madeEdges = []
            measuredWidth = rowWidth
            geometry = TableGeometry(countedSections(), top: tableHeaderView?.frame.height ?? 0)
            updateContentSize()
            updateSectionIndex()
        }
    }

    func counts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
    }

    func countedSections() -> [TableGeometry.Section] {
        let counts = counts()
        return counts.indices.map { section(counts[$0], $0, of: counts.count) }
    }

    private func section(_ count: Int, _ index: Int, of total: Int) -> TableGeometry.Section {
        var made = TableGeometry.Section(rows: rows(count, index))
        made.header = edgeHeight(.header, index)
        made.footer = edgeHeight(.footer, index)
        if style == .plain, made.header > 0 {
            made.padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
        } else if sectionHeaderTopPadding > 0 {
            made.padding = sectionHeaderTopPadding
        }
        return made
    }

    /// The assumed height of a row whose height is not known, in points.
    private var assumedHeight: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight >= 0 ? rowHeight : minimumRowContentHeight
    }

    private func rows(_ count: Int, _ section: Int) -> RowHeights {
        var rows = RowHeights(count: count, assumed: assumedHeight)
        guard count > 0 else { return rows }
        guard let rowDelegate else {
            return rowHeight >= 0 ? RowHeights(count: count, assumed: rowHeight, isUniform: true) : rows
        }
        if estimatedRowHeight == 0 {
            for row in 0..<count {
                let height = rowDelegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                if height >= 0 { rows.set(row, height) }
            }
            return rows
        }
        // If the delegate does not implement the method, its default returns `estimatedRowHeight` for every row.
        let first = rowDelegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
        if first != estimatedRowHeight {
            rows = RowHeights(count: count, assumed: first > 0 ? first : assumedHeight)
            for row in 1..<max(1, count) {
                let path = IndexPath(row: row, section: section)
                let guess = rowDelegate.tableView(self, estimatedHeightForRowAt: path)
                if guess > 0, guess != rows.assumed { rows.set(row, guess, isGuess: true) }
            }
        }
        return rows
    }

    // MARK: Headers and footers

    enum Edge { case header, footer }

    private func edgeHeight(_ edge: Edge, _ section: Int) -> CGFloat {
        let isHeader = edge == .header
        let said: CGFloat
        if let rowDelegate {
            said =
                isHeader
                ? rowDelegate.tableView(self, heightForHeaderInSection: section)
                : rowDelegate.tableView(self, heightForFooterInSection: section)
        } else {
            said = isHeader ? sectionHeaderHeight : sectionFooterHeight
        }
        let title = title(edge, section)
        if said >= 0 {
            // A height of the table itself applies only to headers and footers that exist, unlike a height of the delegate.
            let isOwn = said == (isHeader ? sectionHeaderHeight : sectionFooterHeight)
            guard style == .plain, said > 0, title == nil, isOwn, !madeEdges.contains(edge) else { return said }
            guard let view = edgeView(edge, section) else { return 0 }
            keptEdges[KeptEdge(edge: edge, section: section)] = view
            madeEdges.insert(edge)
            return said
        }
        if let title {
            let least: CGFloat = isHeader ? (style == .plain ? 28 : 38) : (style == .plain ? 28 : 30)
            return least
                + UITableViewHeaderFooterView.heightOfFurtherLines(
                    title, isHeader: isHeader, style: style, width: rowWidth, self)
        }
        if let view = edgeView(edge, section) {
            keptEdges[KeptEdge(edge: edge, section: section)] = view
            return fittingHeight(view)
        }
        return style == .plain ? 0 : (isHeader && section == 0 ? 35 : 17.5)
    }

    private func fittingHeight(_ view: UIView) -> CGFloat {
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        return view.bounds.height > 0 ? view.bounds.height : 28
    }

    func title(_ edge: Edge, _ section: Int) -> String? {
        edge == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    private func edgeView(_ edge: Edge, _ section: Int) -> UIView? {
        edge == .header
            ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
            : rowDelegate?.tableView(self, viewForFooterInSection: section)
    }

    /// Returns the view of a header or footer that becomes visible; `nil` if there is none.
    func makeEdge(_ edge: Edge, _ section: Int) -> UIView? {
        if let kept = keptEdges.removeValue(forKey: KeptEdge(edge: edge, section: section)) { return kept }
        if let view = edgeView(edge, section) { return view }
        guard let title = title(edge, section) else { return nil }
        let name = edge == .header ? "_UITableViewHeader" : "_UITableViewFooter"
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: name)
            ?? UITableViewHeaderFooterView(reuseIdentifier: name)
        view.showTitle(title, isHeader: edge == .header, style: style)
        return view
    }

    // MARK: Sizes

    func updateContentSize() {
        let bottom = geometry.bottom()
        let footer = tableFooterView?.frame.height ?? 0
        let size = CGSize(width: bounds.width, height: bottom + footer)
        if contentSize != size { contentSize = size }
    }

    func edgeViewChanged(from old: UIView?, to new: UIView?) {
        if old !== new {
            if old?.superview === self { old?.removeFromSuperview() }
            if let new { addSubview(new) }
        }
        geometry.top = tableHeaderView?.frame.height ?? 0
        if isLoaded { updateContentSize() }
        setNeedsLayout()
    }

    func placeEdgeViews() {
        func place(_ view: UIView?, at y: CGFloat) {
            guard let view else { return }
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        place(tableHeaderView, at: 0)
        place(tableFooterView, at: geometry.bottom())
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}

/// A header or footer that was made for measuring, and is not yet visible.
struct KeptEdge: Hashable {
    var edge: UITableView.Edge
    var section: Int
}
