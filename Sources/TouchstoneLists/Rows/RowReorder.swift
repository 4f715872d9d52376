import Foundation
import TouchstoneCore

/// The movement of a row while the user drags its reorder control.
@MainActor
final class RowReorder {
    private weak var table: UITableView?
    let path: IndexPath
    private let cell: UITableViewCell
    /// The vertical distance of the touch from the center of the cell, in points.
    private let grip: CGFloat
    private(set) var target: IndexPath
    /// The index path that the delegate was asked about last.
    private var proposed: IndexPath
    private var link: CADisplayLink?
    private var finger: CGFloat = 0

    init(_ table: UITableView, _ path: IndexPath, _ cell: UITableViewCell, at point: CGPoint) {
        self.table = table
        self.path = path
        self.cell = cell
        grip = point.y - cell.frame.midY
        (target, proposed) = (path, path)
        finger = point.y - table.bounds.minY
        cell.isMoving = true
        table.bringSubviewToFront(cell)
        cell.alpha = 0.9
        let frames = CADisplayLink(application: table.window?.application ?? .shared) { [weak self] _ in
            self?.scrollAtEdge()
        }
        link = frames
        frames.start()
    }

    private var height: CGFloat { cell.frame.height }

    /// The vertical offset of a row that makes space for the moved one, in points.
    func shift(of other: IndexPath) -> CGFloat {
        if other == path { return 0 }
        // In another section, the moved row is inserted before the row that is at the target now.
        if other > path, other < target || (other == target && target.section == path.section) { return -height }
        if other < path, other >= target { return height }
        return 0
    }

    /// The vertical offset of a section header that makes space for the moved row, in points.
    func shift(ofHeader section: Int) -> CGFloat {
        if section > path.section, section <= target.section { return -height }
        if section <= path.section, section > target.section { return height }
        return 0
    }

    /// The vertical offset of a section footer that makes space for the moved row, in points.
    func shift(ofFooter section: Int) -> CGFloat {
        if section >= path.section, section < target.section { return -height }
        if section < path.section, section >= target.section { return height }
        return 0
    }

    func follow(_ point: CGPoint) {
        guard let table else { return }
        finger = point.y - table.bounds.minY
        place()
    }

    private func place() {
        guard let table else { return }
        let y = table.bounds.minY + finger - grip
        cell.center.y = y
        let proposed = slot(at: y, in: table)
        guard proposed != self.proposed else { return }
        self.proposed = proposed
        let chosen =
            table.rowDelegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
        guard chosen != target, table.canHold(chosen, from: path) else { return }
        target = chosen
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { table.layOutRows() }
    }

    /// The index path at which a row is inserted that is dropped at a vertical position.
    ///
    /// The upper half of the space between the rows of two sections belongs to the end of the upper one.
    private func slot(at y: CGFloat, in table: UITableView) -> IndexPath {
        guard let section = table.geometry.section(at: y) else { return path }
        let start = table.geometry.rowsStart(section)
        let rows = table.geometry.sections[section].rows
        if y < start {
            guard section > 0 else { return IndexPath(row: 0, section: 0) }
            return slot(at: y, between: section - 1, and: section, in: table)
        }
        guard let row = rows.firstRow(from: y - start) else {
            return slot(at: y, between: section, and: section + 1, in: table)
        }
        // A row that comes from above has left its place, so that the rows that it has passed are higher by one.
        return IndexPath(row: section > path.section ? row + 1 : row, section: section)
    }

    private func slot(at y: CGFloat, between upper: Int, and lower: Int, in table: UITableView) -> IndexPath {
        let count = table.geometry.sections[upper].rows.count
        let end = IndexPath(row: upper == path.section ? max(0, count - 1) : count, section: upper)
        guard lower < table.geometry.sections.count else { return end }
        let top = table.geometry.rowsStart(upper) + table.geometry.sections[upper].rows.total
        return y < (top + table.geometry.rowsStart(lower)) / 2 ? end : IndexPath(row: 0, section: lower)
    }

    /// Scrolls the content while the cell is near an edge, faster the farther the cell is beyond it.
    private func scrollAtEdge() {
        guard let table else { return }
        let inset = table.adjustedContentInset
        let zone: CGFloat = 50
        let (top, bottom) = (inset.top + zone, table.bounds.height - inset.bottom - zone)
        var step: CGFloat = 0
        let held = finger - grip
        if held - height / 2 < inset.top { step = -min(zone, inset.top - (held - height / 2) + 4) / 5 }
        if held + height / 2 > bottom + zone { step = min(zone, held + height / 2 - bottom - zone + 4) / 5 }
        guard step != 0, top < bottom else { return }
        let last = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        let y = min(max(table.contentOffset.y + step, -inset.top), last)
        guard y != table.contentOffset.y else { return }
        table.contentOffset.y = y
        place()
    }

    private func stop() {
        link?.invalidate()
        link = nil
        cell.isMoving = false
        cell.alpha = 1
        // The cell animates from its current frame, not from the frame at the start of the movement.
        cell.restingFrame = cell.frame
        table?.reorder = nil
    }

    func cancel() {
        stop()
        table?.setNeedsLayout()
    }

    func end() {
        guard let table else { return }
        stop()
        let target = target
        if target != path { table.moveByUser(path, to: target) }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { table.layOutRows() }
        table.setNeedsLayout()
    }
}

extension UITableView {
    func reorderPressed(_ press: UIGestureRecognizer, _ cell: UITableViewCell) {
        let point = press.location(in: self)
        switch press.state {
        case .began:
            guard reorder == nil, let path = indexPath(for: cell) else { return }
            swipes.close(animated: true)
            reorder = RowReorder(self, path, cell, at: point)
        case .changed: reorder?.follow(point)
        case .ended: reorder?.end()
        case .cancelled: reorder?.cancel()
        default: break
        }
    }

    /// Whether a row can move to an index path; another section has one more position than it has rows.
    func canHold(_ place: IndexPath, from path: IndexPath) -> Bool {
        guard geometry.sections.indices.contains(place.section) else { return false }
        let count = geometry.sections[place.section].rows.count
        return place.row >= 0 && place.row < count + (place.section == path.section ? 0 : 1)
    }

    /// Notifies the data source of a move by the user, and updates the table.
    func moveByUser(_ path: IndexPath, to place: IndexPath) {
        guard let dataSource else { return }
        notifyMoved(path, place, dataSource)
        var updates = ListUpdates()
        updates.moved[path] = place
        let shift = updates.shift()
        guard isLoaded, geometry.contains(path) else { return }
        apply(countedSections(), updates) {
            shift.path($0)
        } section: {
            $0
        }
    }

    private func notifyMoved(_ path: IndexPath, _ place: IndexPath, _ source: any UITableViewDataSource) {
        _ = source.tableView(self, moveRowAt: path, to: place)
    }
}
