import Foundation
import TouchstoneCore

extension UITableView {
    /// The editing style of rows for which the delegate returns no style.
    var usualEditingStyle: UITableViewCell.EditingStyle { abilities.commits ? .delete : .none }

    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }
    func canMove(_ path: IndexPath) -> Bool {
        abilities.moves && (dataSource?.tableView(self, canMoveRowAt: path) ?? false)
    }
    func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        return rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? usualEditingStyle
    }

    func updateEditing(animated: Bool) {
        func update() {
            for (place, cell) in cells.all {
                cell.showEditing(in: self, at: place.path, animated: animated)
                cell.layoutIfNeeded()
            }
        }
        if animated, window != nil {
            UIView.animate(withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction) {
                update()
            }
        } else {
            update()
        }
    }

    func updateSeparators() {
        for (place, cell) in cells.all {
            if !cell.hasOwnSeparatorInset {
                cell.separatorInset = separatorInset
                cell.hasOwnSeparatorInset = false
            }
            cell.showPlace(in: self, at: place.path)
        }
    }

    // MARK: Deleting and inserting

    /// The configuration with the delete button of a row; `nil` if the row cannot be deleted.
    func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard abilities.commits, editingStyle(path) == .delete else { return nil }
        let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self, let dataSource { commit(.delete, path, of: dataSource) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func commit(
        _ style: UITableViewCell.EditingStyle, _ path: IndexPath, of source: any UITableViewDataSource
    ) {
        _ = source.tableView(self, commit: style, forRowAt: path)
    }

    /// Handles a tap on the editing control of a row.
    func editingControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .insert: if let dataSource { commit(.insert, path, of: dataSource) }
        case .delete:
            guard
                let found = trailingActions(path) ?? deletion(of: path), !found.actions.isEmpty
            else { return }
            swipes.show(found, for: cell)
        case .none: break
        @unknown default: break
        }
    }
}

extension UITableViewCell {
    func stateMask(_ edits: Bool, _ confirms: Bool) -> StateMask {
        StateMask(edits ? [.showingEditControl] : []).union(confirms ? .showingDeleteConfirmation : [])
    }

    /// Notifies the cell before its delete button appears or disappears.
    func showDeleteConfirmation(_ shows: Bool) {
        guard shows != showingDeleteConfirmation else { return }
        willTransition(to: stateMask(edits, shows))
        showingDeleteConfirmation = shows
        isChangingState = true
    }

    /// Notifies the cell after its delete button has appeared or disappeared.
    func finishStateTransition() {
        guard isChangingState else { return }
        isChangingState = false
        didTransition(to: stateMask(edits, showingDeleteConfirmation))
    }

    /// Shows or hides the editing controls of the cell to match the editing state of the table.
    func showEditing(in table: UITableView, at path: IndexPath, animated: Bool) {
        let isEdited = table.isEditing
        let style = isEdited ? table.editingStyle(path) : .none
        editingStyle = isEdited ? style : table.canEdit(path) ? table.usualEditingStyle : .none
        let selects = isEdited && table.allowsMultipleSelectionDuringEditing
        shouldIndentWhileEditing =
            table.rowDelegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? shouldIndentWhileEditing
        if selects || style != .none {
            let control = editingControl ?? makeEditingControl()
            control.kind = selects ? .select : style == .insert ? .insert : .delete
            control.isUserInteractionEnabled = !selects
            control.isSelected = isSelected
        } else {
            editingControl?.removeFromSuperview()
            editingControl = nil
        }
        if isEdited, table.canMove(path) {
            if reorderControl == nil { makeReorderControl() }
        } else {
            if isEdited { table.noteNoMove(of: self) }
            reorderControl?.removeFromSuperview()
            reorderControl = nil
        }
        if isEditing != isEdited { setEditing(isEdited, animated: animated) }
        setNeedsLayout()
    }

    private func makeEditingControl() -> EditingControl {
        let made = EditingControl(frame: CGRect(x: 0, y: 0, width: EditingControl.width, height: bounds.height))
        made.addAction(
            UIAction { [weak self] _ in
                if let self { table?.editingControlTapped(self) }
            }, for: .touchUpInside)
        addSubview(made)
        editingControl = made
        return made
    }

    private func makeReorderControl() {
        let made = ReorderControl(
            frame: CGRect(x: bounds.width, y: 0, width: ReorderControl.width, height: bounds.height))
        made.press.addHandler { [weak self] press in
            if let self { table?.reorderPressed(press, self) }
        }
        addSubview(made)
        reorderControl = made
    }

    func editingChanged(animated: Bool) {
        accessoryChanged()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }
}

extension UITableView {
    /// Records why a row of the edited table cannot be moved: the data source implements no method for it, or does not allow it.
    fileprivate func noteNoMove(of cell: UITableViewCell) {
        guard abilities.moves else {
            return noteDenial(of: [cell], by: dataSource, Denial.ofMissingMove, answer: .notImplemented)
        }
        noteDenial(of: [cell], by: dataSource, Denial.ofMoves)
    }
}

extension UITableViewCell: SwipedRow {}

extension UITableView: SwipedList {
    func swipedRow(at point: CGPoint) -> (any SwipedRow)? { indexPathForRow(at: point).flatMap { cells[$0] } }

    func swipeActions(for row: any SwipedRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard !isEditing, reorder == nil, let cell = row as? UITableViewCell, let path = indexPath(for: cell),
            canEdit(path)
        else { return nil }
        if isLeading {
            return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        return trailingActions(path) ?? deletion(of: path)
    }

    func noteNoSwipe(of row: any SwipedRow, isLeading: Bool, _ pan: UIGestureRecognizer) {
        guard !isEditing, reorder == nil, let cell = row as? UITableViewCell, let path = indexPath(for: cell) else {
            return
        }
        guard canEdit(path) else {
            return noteDenial(of: [cell, pan], by: dataSource, "tableView(_:canEditRowAt:)")
        }
        // The delegate offers to delete the row.
        if !isLeading, !abilities.commits, editingStyle(path) == .delete {
            return noteDenial(
                of: [cell, pan], by: dataSource, "tableView(_:commit:forRowAt:)", answer: .notImplemented)
        }
        let method = "tableView(_:\(isLeading ? "leading" : "trailing")SwipeActionsConfigurationForRowAt:)"
        noteDenial(of: [cell, pan], by: rowDelegate ?? dataSource, method, answer: .returned("nil"))
    }

    func swipeBegins(_ row: any SwipedRow, isLeading: Bool) {
        guard let cell = row as? UITableViewCell, let path = indexPath(for: cell) else { return }
        if !isEditing { rowDelegate?.tableView(self, willBeginEditingRowAt: path) }
        if !isLeading { cell.showDeleteConfirmation(true) }
    }

    func swipeEnded(_ row: any SwipedRow) {
        guard let cell = row as? UITableViewCell else { return }
        cell.showDeleteConfirmation(false)
        if !isEditing { rowDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell)) }
    }

    func swipeSettled(_ row: any SwipedRow) { (row as? UITableViewCell)?.finishStateTransition() }
}
