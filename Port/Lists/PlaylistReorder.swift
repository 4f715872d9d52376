import UIKit

class SongCell: UITableViewCell {
    static let identifier = String(describing: SongCell.self)
    private(set) var editingStates: [Bool] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if editingStates.last != editing { editingStates.append(editing) }
    }
}

/// Two sections: what is up next, in an order of one's own, and what was played, which is fixed.
class PlaylistController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var queue = ["One", "Two", "Three", "Four", "Five"]
    private(set) var played = ["Old", "Older"]
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Playlist"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(SongCell.self, forCellReuseIdentifier: SongCell.identifier)
        tableView.rowHeight = 60
        tableView.dataSource = self
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
        log.append(editing ? "edit" : "done")
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? queue.count : played.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SongCell.identifier, for: indexPath) as! SongCell
        cell.textLabel?.text = indexPath.section == 0 ? queue[indexPath.row] : played[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        return .none
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        // Songs stay in the queue.
        if proposed.section != source.section { return IndexPath(row: queue.count - 1, section: 0) }
        return proposed
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("\(source.section).\(source.row) to \(destination.section).\(destination.row)")
        let song = queue.remove(at: source.row)
        queue.insert(song, at: destination.row)
    }
}
