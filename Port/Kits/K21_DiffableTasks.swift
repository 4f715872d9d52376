import UIKit

struct K21Task: Identifiable {
    let id: Int
    var title: String
    var isPinned = false
}

enum K21Section: String, CaseIterable {
    case pinned = "Pinned"
    case others = "Others"
}

/// Titles and editing belong to the data source of a diffable table, hence a class of one's own.
final class K21DataSource: UITableViewDiffableDataSource<K21Section, K21Task.ID> {
    var deletes: ((K21Task.ID) -> Void)?
    var isEditable: ((K21Task.ID) -> Bool)?

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let sections = snapshot().sectionIdentifiers
        return sections.indices.contains(section) ? sections[section].rawValue : nil
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let id = itemIdentifier(for: indexPath) else { return false }
        return isEditable?(id) ?? false
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
        deletes?(id)
    }
}

protocol K21Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension K21Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

extension UITableView {
    func k21Register<Cell: UITableViewCell & K21Reusable>(_ type: Cell.Type) {
        register(type, forCellReuseIdentifier: type.reuseIdentifier)
    }

    func k21Dequeue<Cell: UITableViewCell & K21Reusable>(for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell else {
            fatalError("\(Cell.reuseIdentifier) is not registered")
        }
        return cell
    }
}

final class K21TaskCell: UITableViewCell, K21Reusable {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with task: K21Task) {
        textLabel?.text = task.title
        detailTextLabel?.text = task.isPinned ? "pinned" : nil
        accessoryType = task.isPinned ? .checkmark : .none
    }
}

final class K21TasksController: UIViewController, UITableViewDelegate {
    private(set) var tasks = ["Bread", "Milk", "Eggs", "Butter", "Cheese"].enumerated().map { K21Task(id: $0.offset, title: $0.element) }
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) lazy var dataSource = K21DataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
        let cell: K21TaskCell = tableView.k21Dequeue(for: indexPath)
        if let task = self.task(id) { cell.configure(with: task) }
        return cell
    }
    private(set) var log: [String] = []
    var filter = "" { didSet { apply(animated: true) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 60
        tableView.sectionHeaderHeight = 30
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
        tableView.k21Register(K21TaskCell.self)
        tableView.delegate = self
        view.addSubview(tableView)
        dataSource.defaultRowAnimation = .fade
        dataSource.deletes = { [unowned self] in self.delete($0) }
        dataSource.isEditable = { [unowned self] in self.task($0)?.isPinned == false }
        tasks[2].isPinned = true
        apply(animated: false)
    }

    private func task(_ id: K21Task.ID) -> K21Task? { tasks.first { $0.id == id } }

    private func task(at indexPath: IndexPath) -> K21Task? { dataSource.itemIdentifier(for: indexPath).flatMap { task($0) } }

    private func apply(animated: Bool) {
        let shown = tasks.filter { filter.isEmpty || $0.title.localizedCaseInsensitiveContains(filter) }
        let groups = Dictionary(grouping: shown, by: { $0.isPinned ? K21Section.pinned : .others })
        var snapshot = NSDiffableDataSourceSnapshot<K21Section, K21Task.ID>()
        for section in K21Section.allCases {
            guard let group = groups[section] else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(group.map(\.id), toSection: section)
        }
        // Only ids are compared, so what has changed within is said.
        let known = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reloadItems(snapshot.itemIdentifiers.filter { known.contains($0) })
        dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
            self?.log.append("applied \(snapshot.numberOfItems)")
        }
    }

    private func delete(_ id: K21Task.ID) {
        guard let task = task(id) else { return }
        tasks.removeAll { $0.id == id }
        log.append("delete \(task.title)")
        apply(animated: true)
    }

    private func togglePin(_ id: K21Task.ID) {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
        tasks[index].isPinned.toggle()
        log.append((tasks[index].isPinned ? "pin " : "unpin ") + tasks[index].title)
        apply(animated: true)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let task = task(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(task.id)
            done(true)
        }
        let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
            self?.log.append("later \(task.title)")
            done(true)
        }
        later.backgroundColor = .systemIndigo
        return UISwipeActionsConfiguration(actions: [delete, later])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let task = task(at: indexPath) else { return nil }
        let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
            self?.togglePin(task.id)
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [pin])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let task = task(at: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: NSNumber(value: task.id), previewProvider: nil) { [weak self] _ in
            let pin = UIAction(title: task.isPinned ? "Unpin" : "Pin") { _ in self?.togglePin(task.id) }
            let remove = UIAction(title: "Remove", attributes: .destructive) { _ in self?.delete(task.id) }
            return UIMenu(title: "", children: [pin, remove])
        }
    }
}
