import UIKit

/// A diffable source that also says which rows are edited, and how.
class NotesSource: UITableViewDiffableDataSource<String, String> {
    private(set) var deleted: [String] = []

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return snapshot().sectionIdentifiers[section]
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return itemIdentifier(for: indexPath) != "Locked"
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let note = itemIdentifier(for: indexPath) else { return }
        delete(note)
    }

    func delete(_ note: String) {
        deleted.append(note)
        var snapshot = self.snapshot()
        snapshot.deleteItems([note])
        apply(snapshot, animatingDifferences: true)
    }
}

class NotesController: UITableViewController {
    private(set) lazy var source = NotesSource(tableView: tableView) { tableView, indexPath, note in
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = note
        return cell
    }
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        tableView.rowHeight = 60
        tableView.sectionHeaderHeight = 30
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
        tableView.dataSource = source
        source.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Pinned", "Notes"])
        snapshot.appendItems(["Keys"], toSection: "Pinned")
        snapshot.appendItems(["Shopping", "Ideas", "Locked", "Travel"], toSection: "Notes")
        source.apply(snapshot, animatingDifferences: false)
    }

    private func pin(_ note: String) {
        var snapshot = source.snapshot()
        if snapshot.sectionIdentifier(containingItem: note) == "Pinned" {
            snapshot.deleteItems([note])
            snapshot.appendItems([note], toSection: "Notes")
        } else if let first = snapshot.itemIdentifiers(inSection: "Pinned").first {
            snapshot.moveItem(note, beforeItem: first)
        } else {
            snapshot.deleteItems([note])
            snapshot.appendItems([note], toSection: "Pinned")
        }
        source.apply(snapshot, animatingDifferences: true) { [weak self] in
            self?.log.append("pinned \(note)")
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("open \(source.itemIdentifier(for: indexPath) ?? "-")")
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let note = source.itemIdentifier(for: indexPath), note != "Locked" else { return nil }
        return UIContextMenuConfiguration(identifier: note as NSString, previewProvider: nil) { [weak self] _ in
            let pin = UIAction(title: "Pin") { _ in self?.pin(note) }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self?.source.delete(note) }
            return UIMenu(title: "", children: [pin, delete])
        }
    }
}
