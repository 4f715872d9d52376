import UIKit

class InboxController: UITableViewController {
    private(set) var mails = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]
    private(set) var log: [String] = []
    @IBOutlet private(set) var deleteItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
        tableView.rowHeight = 70
        tableView.allowsMultipleSelectionDuringEditing = true
        deleteItem = UIBarButtonItem(title: "Delete", style: .plain, target: self, action: #selector(deleteSelected(_:)))
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        toolbarItems = [space, deleteItem, space]
        updateToolbar()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        updateToolbar()
    }

    private func updateToolbar() {
        let count = tableView.indexPathsForSelectedRows?.count ?? 0
        deleteItem.isEnabled = count > 0
        deleteItem.title = count > 0 ? "Delete (\(count))" : "Delete"
    }

    @IBAction func deleteSelected(_ sender: Any?) {
        guard let selected = tableView.indexPathsForSelectedRows else { return }
        let rows = selected.map { $0.row }.sorted(by: >)
        rows.forEach { mails.remove(at: $0) }
        tableView.performBatchUpdates({
            self.tableView.deleteRows(at: selected, with: .automatic)
        }, completion: { _ in
            self.log.append("deleted \(rows.count)")
            self.setEditing(false, animated: true)
        })
    }

    // MARK: - Data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        cell.textLabel?.text = mails[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard case .delete = editingStyle else { return }
        log.append("swiped \(mails.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    // MARK: - Delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if tableView.isEditing {
            updateToolbar()
        } else {
            log.append("open \(mails[indexPath.row])")
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if tableView.isEditing { updateToolbar() }
    }

    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Bin" }
}
