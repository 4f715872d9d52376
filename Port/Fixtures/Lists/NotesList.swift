import UIKit

struct Note: Hashable {
    let id: Int
    var title: String
    var isPinned = false
}

@objc protocol NotesListDelegate: AnyObject {
    @objc optional func notesList(_ list: NotesListController, shouldDelete title: String) -> Bool
}

class NotesListController: UICollectionViewController {
    weak var delegate: NotesListDelegate?
    private(set) var notes = ["Milk", "Ideas", "Trip", "Books", "Gifts"].enumerated().map { Note(id: $0, title: $1) }
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
    private(set) var log: [String] = []

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Notes"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in self.trailingActions(at: $0) }
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in self.leadingActions(at: $0) }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [unowned self] cell, _, id in
            guard let note = self.notes.first(where: { $0.id == id }) else { return }
            var content = UIListContentConfiguration.cell()
            content.text = (note.isPinned ? "* " : "") + note.title
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        show(animated: false)
    }

    private func show(animated: Bool, changed: Int? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(notes.map { $0.id })
        if let changed = changed { snapshot.reloadItems([changed]) }
        source.apply(snapshot, animatingDifferences: animated)
    }

    private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            done(self?.deleteNote(id) ?? false)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath), !notes[indexPath.item].isPinned else { return nil }
        let action = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
            self?.pinNote(id)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func deleteNote(_ id: Int) -> Bool {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return false }
        guard delegate?.notesList?(self, shouldDelete: notes[index].title) ?? true else { return false }
        log.append("delete \(notes.remove(at: index).title)")
        show(animated: true)
        return true
    }

    private func pinNote(_ id: Int) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        var note = notes.remove(at: index)
        note.isPinned = true
        notes.insert(note, at: 0)
        log.append("pin \(note.title)")
        show(animated: true, changed: id)
    }
}

extension NotesListController {
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("open \(notes[indexPath.item].title)")
        let note = UIViewController()
        note.title = notes[indexPath.item].title
        navigationController?.pushViewController(note, animated: true)
    }
}

class Guard: NSObject, NotesListDelegate {
    func notesList(_ list: NotesListController, shouldDelete title: String) -> Bool { title != "Gifts" }
}
