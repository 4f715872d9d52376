import UIKit

@objc protocol TaskStoreDelegate: AnyObject {
    @objc optional func storeDidFlag(_ title: String)
    @objc optional func storeDidDelete(_ title: String)
}

class TasksController: UIViewController {
    @IBOutlet private(set) var tableView: UITableView!
    weak var delegate: TaskStoreDelegate?
    private(set) var tasks = ["Milk", "Bread", "Eggs", "Salt", "Tea", "Jam"]
    private(set) var done: Set<String> = []
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: view.bounds, style: .plain)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    private func remove(_ title: String) {
        guard let row = tasks.firstIndex(of: title) else { return }
        tasks.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
        delegate?.storeDidDelete?(title)
    }
}

extension TasksController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        let title = tasks[indexPath.row]
        cell.textLabel?.text = title
        cell.accessoryType = done.contains(title) ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tasks[indexPath.row] != "Salt"
    }
}

extension TasksController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(tasks[indexPath.row])")
        tableView.deselectRow(at: indexPath, animated: false)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let title = tasks[indexPath.row]
        let check = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
            guard let self = self else { return completion(false) }
            self.done.insert(title)
            self.log.append("done \(title)")
            self.tableView.reloadRows(at: [indexPath], with: .none)
            completion(true)
        }
        check.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [check])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let title = tasks[indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.log.append("delete \(title)")
            self?.remove(title)
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] action, _, completion in
            self?.log.append("\(action.title ?? "?") \(title)")
            self?.delegate?.storeDidFlag?(title)
            completion(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        // Bread is precious: it is not deleted by a swipe alone.
        configuration.performsFirstActionWithFullSwipe = title != "Bread"
        return configuration
    }
}

/// Hears of deletions, not of flags.
class Bin: NSObject, TaskStoreDelegate {
    private(set) var titles: [String] = []
    func storeDidDelete(_ title: String) { titles.append(title) }
}
