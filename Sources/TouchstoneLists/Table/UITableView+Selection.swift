import Foundation
import TouchstoneCore

/// A row with a touch on it that can select it.
@MainActor
struct PressedRow {
    var touch: UITouch
    var path: IndexPath
    var cell: UITableViewCell
    var isHighlighted = false
    /// The selected rows that do not look selected during the press.
    var dimmed: [IndexPath] = []
}

extension UITableView {
    // MARK: Selection

    func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
        onNeed()
        if !selectsSeveral || indexPath == nil {
            for path in selection where path != indexPath { deselect(path, animated: animated) }
        }
        guard let indexPath, geometry.contains(indexPath) else { return }
        select(indexPath, animated: animated)
        if scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated: animated) }
    }

    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
    private var selects: Bool {
        guard isEditing else { return allowsSelection || allowsMultipleSelection }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    private func select(_ path: IndexPath, animated: Bool) {
        if !selection.contains(path) { selection.append(path) }
        cells[path]?.setSelected(true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard selection.contains(path) else { return }
        selection.removeAll { $0 == path }
        cells[path]?.setSelected(false, animated: animated)
    }

    // MARK: Touches

    /// The row and the cell under a touch; `nil` if the touch is on no row.
    private func row(of touch: UITouch) -> (IndexPath, UITableViewCell)? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.table === self, let path = indexPath(for: cell) {
                return (path, cell)
            }
            view = current.superview
        }
        return nil
    }

    /// The reason why a touch cannot select a row now; `nil` if it can.
    private var refusal: SelectionRefusal<AnyObject>? {
        if pressed != nil { return .busy("another finger is on a row") }
        if !selects { return .property(isEditing ? "allowsSelectionDuringEditing" : "allowsSelection") }
        if reorder != nil { return .busy("a finger is moving a row") }
        return swipes.isOpen ? .busy("the swipe actions are open in a row") : nil
    }

    func press(_ touch: UITouch) {
        guard let (path, cell) = row(of: touch) else { return noteEmptiness() }
        if let refusal { return noteRefusal(of: cell, touch, refusal) }
        if let rowDelegate, !rowDelegate.tableView(self, shouldHighlightRowAt: path) {
            let method = "tableView(_:shouldHighlightRowAt:)"
            return noteRefusal(of: cell, touch, .delegate(rowDelegate, method: method, answer: "false"))
        }
        guard cells[path] === cell else { return }
        pressed = PressedRow(touch: touch, path: path, cell: cell)
        highlight(true)
        guard !selectsSeveral, pressed != nil else { return }
        let dimmed = selection.filter { $0 != path }
        pressed?.dimmed = dimmed
        for other in dimmed { cells[other]?.setSelected(false, animated: false) }
    }

    private func highlight(_ isOn: Bool) {
        guard let row = pressed, row.isHighlighted != isOn else { return }
        pressed?.isHighlighted = isOn
        row.cell.setHighlighted(isOn, animated: false)
        if isOn {
            rowDelegate?.tableView(self, didHighlightRowAt: row.path)
        } else {
            rowDelegate?.tableView(self, didUnhighlightRowAt: row.path)
        }
    }

    /// Cancels the press when the touch leaves its row.
    func follow(_ touch: UITouch) {
        guard let pressed, pressed.touch === touch else { return }
        guard !pressed.cell.point(inside: touch.location(in: pressed.cell), with: nil) else { return }
        noteRefusal(of: pressed.cell, touch, .fingerLeft)
        letGo(touch)
    }

    func letGo(_ touch: UITouch) {
        guard pressed?.touch === touch else { return }
        forgetPress()
    }

    /// Ends the press without selecting a row.
    func forgetPress() {
        guard let row = pressed else { return }
        highlight(false)
        pressed = nil
        for other in row.dimmed where selection.contains(other) { cells[other]?.setSelected(true, animated: false) }
    }

    func lift(_ touch: UITouch) {
        guard let row = pressed, row.touch === touch else { return }
        highlight(false)
        pressed = nil
        let shown = cells[row.path] === row.cell
        guard shown else { return }
        userTaps(row)
        for other in row.dimmed where selection.contains(other) { cells[other]?.setSelected(true, animated: false) }
    }

    private func userTaps(_ row: PressedRow) {
        let path = row.path
        if selectsSeveral, selection.contains(path) {
            if !userDeselects(path), let delegate = rowDelegate {
                let method = "tableView(_:willDeselectRowAt:)"
                noteRefusal(of: row.cell, row.touch, .delegate(delegate, method: method, answer: "nil"))
            }
        } else {
            let delegate = rowDelegate
            let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
            if let delegate, answer != path {
                let reported = answer.map { "[\($0.section), \($0.row)], which is another row" } ?? "nil"
                let method = "tableView(_:willSelectRowAt:)"
                noteRefusal(of: row.cell, row.touch, .delegate(delegate, method: method, answer: reported))
            }
            guard let chosen = answer, geometry.contains(chosen) else { return }
            if !selectsSeveral {
                for other in selection where other != chosen { userDeselects(other) }
            }
            guard geometry.contains(chosen) else { return }
            select(chosen, animated: false)
            (cellForRow(at: chosen)?.selectionSegue).map { $0.trigger(cellForRow(at: chosen)) }
            guard geometry.contains(chosen) else { return }
            rowDelegate?.tableView(self, didSelectRowAt: chosen)
            noteForgottenDelegate(of: row.cell)
            notifySelectionChanged()
            // A delegate method that was notified of the selection can have removed the row.
            guard !isEditing, let rowDelegate, geometry.contains(chosen),
                rowDelegate.tableView(self, canPerformPrimaryActionForRowAt: chosen), geometry.contains(chosen)
            else { return }
            rowDelegate.tableView(self, performPrimaryActionForRowAt: chosen)
        }
    }

    /// Deselects a row; returns `false` if the delegate refuses.
    @discardableResult
    private func userDeselects(_ path: IndexPath) -> Bool {
        guard let chosen = rowDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
            return false
        }
        deselect(chosen, animated: false)
        rowDelegate?.tableView(self, didDeselectRowAt: chosen)
        notifySelectionChanged()
        return true
    }

    private func notifySelectionChanged() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }
}

extension UITableView: RowList {}
