import Foundation
import TouchstoneCore

/// The context menus of rows, which a long press opens.
@MainActor
final class RowMenu: UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    private var interaction: UIContextMenuInteraction?

    init(_ table: UITableView) {
        self.table = table
        let made = UIContextMenuInteraction(delegate: self)
        table.addInteraction(made)
        interaction = made
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, !table.isEditing, let path = table.indexPathForRow(at: location) else { return nil }
        let found = table.rowDelegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
        if found == nil {
            table.noteDenial(
                of: [interaction.press, table.cellForRow(at: path)], by: table.rowDelegate,
                "tableView(_:contextMenuConfigurationForRowAt:point:)",
                answer: .returned("nil"))
        }
        return found
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.rowDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.rowDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
