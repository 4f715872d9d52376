import Foundation
import TouchstoneCore

extension UITableView {
    // MARK: Reuse

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = pool.take(identifier) as? UITableViewCell {
            cell.prepareForReuse()
            return cell
        }
        if let cell = pool.fromNib(identifier, as: UITableViewCell.self) {
            cell.takeReuseIdentifier(identifier)
            return cell
        }
        guard let type = pool.registered(identifier) as? UITableViewCell.Type else { return nil }
        return UITableViewCell.make(type, reuseIdentifier: identifier)
    }

    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let kept = reconfiguring, kept.path == indexPath, kept.cell.reuseIdentifier == identifier {
            return kept.cell
        }
        guard let cell = dequeue(identifier) else {
            LoggedException.log(
                "UITableView.dequeueReusableCell(withIdentifier:for:)",
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard. A plain cell is returned.")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if isLoaded, geometry.contains(indexPath) {
            let size = CGSize(width: rowWidth, height: geometry.span(indexPath).height)
            if cell.bounds.size != size { cell.frame.size = size }
        }
        return cell
    }

    func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = pool.take("header " + identifier) as? UITableViewHeaderFooterView {
            view.prepareForReuse()
            return view
        }
        if let view = pool.fromNib("header " + identifier, as: UITableViewHeaderFooterView.self) {
            view.takeReuseIdentifier(identifier)
            return view
        }
        guard let type = pool.registered("header " + identifier) as? UITableViewHeaderFooterView.Type else {
            return nil
        }
        return UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }

    // MARK: Frames

    func frameOfRow(at indexPath: IndexPath) -> CGRect {
        onNeed()
        guard geometry.contains(indexPath) else { return .zero }
        let span = geometry.span(indexPath)
        return CGRect(x: sideInset, y: span.y, width: rowWidth, height: span.height)
    }

    func frameOfSection(_ section: Int) -> CGRect {
        onNeed()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let starts = geometry.starts()
        return CGRect(x: 0, y: starts[section], width: bounds.width, height: starts[section + 1] - starts[section])
    }

    func frameOfHeader(inSection section: Int) -> CGRect {
        onNeed()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let span = geometry.headerSpan(section)
        return CGRect(x: sideInset, y: span.y, width: rowWidth, height: span.height)
    }

    func frameOfFooter(inSection section: Int) -> CGRect {
        onNeed()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let span = geometry.footerSpan(section)
        return CGRect(x: sideInset, y: span.y, width: rowWidth, height: span.height)
    }

    func findRows(in rect: CGRect) -> [IndexPath] {
        onNeed()
        var found: [IndexPath] = []
        var next = geometry.firstRow(from: rect.minY)
        while let place = next, geometry.span(place).y < rect.maxY {
            found.append(place.path)
            next = geometry.next(after: place)
        }
        return found
    }

    // MARK: Visible rows

    /// Lays out the rows of a table in a window, so that a query after a change returns the new cells.
    func layOutNow() {
        if asking == nil, window != nil { layOutRows() }
    }

    // MARK: Scrolling

    func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        onNeed()
        if indexPath.count == 2, geometry.sections.indices.contains(indexPath.section),
            geometry.sections[indexPath.section].rows.count == 0 || indexPath.row == NSNotFound
        {
            return scroll(toY: geometry.start(indexPath.section) - adjustedContentInset.top, animated: animated)
        }
        guard geometry.contains(indexPath) else {
            noteRequest(.noSuchRow(indexPath.words))
            return LoggedException.log(
                "UITableView.scrollToRow(at:at:animated:)",
                "Attempted to scroll the table view to an out-of-bounds row: \(indexPath.words).")
        }
        scroll(to: frameOfRow(at: indexPath), position, animated: animated)
    }

    func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
        onNeed()
        let visible = bounds.inset(by: adjustedContentInset)
        let distances = selection.filter { geometry.contains($0) }.map { path in
            let row = frameOfRow(at: path)
            let distance =
                switch position {
                case .top: row.minY - visible.minY
                case .bottom: row.maxY - visible.maxY
                default: row.midY - visible.midY
                }
            return (path, abs(distance))
        }
        guard let nearest = distances.min(by: { $0.1 < $1.1 }) else { return }
        scroll(to: nearest.0, position, animated: animated)
    }

    func scroll(to row: CGRect, _ position: ScrollPosition, animated: Bool) {
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        // The header of a plain table covers the rows at the top.
        let header = style == .plain ? geometry.section(at: row.minY).map { geometry.sections[$0].header } ?? 0 : 0
        var y = contentOffset.y
        switch position {
        case .top: y = row.minY - inset.top - header
        case .middle: y = row.midY - inset.top - room / 2
        case .bottom: y = row.maxY - inset.top - room
        case .none:
            if row.minY < y + inset.top + header {
                y = row.minY - inset.top - header
            } else if row.maxY > y + inset.top + room {
                y = row.maxY - inset.top - room
            }
        @unknown default: y = row.minY - inset.top - header
        }
        scroll(toY: y, animated: animated)
    }

    private func scroll(toY y: CGFloat, animated: Bool) {
        setContentOffset(reachable(y), animated: animated)
        // The cells exist when the call returns.
        if !animated { layOutNow() }
    }

    func reachable(_ y: CGFloat) -> CGPoint {
        let inset = adjustedContentInset
        let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last))
    }
}
