import UIKit

@objc protocol TagEditorDelegate: AnyObject {
    @objc optional func tagEditor(_ editor: TagEditorController, nameForNewTag number: Int) -> String
    @objc optional func tagEditorDidChange(_ editor: TagEditorController)
}

/// A list that is always in editing mode: rows with tags can be deleted, the last row inserts one.
class TagEditorController: UITableViewController {
    weak var delegate: TagEditorDelegate?
    private(set) var tags = ["red", "green", "blue"]
    private(set) var log: [String] = []
    private var made = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tag")
        tableView.rowHeight = 50
        tableView.allowsSelectionDuringEditing = true
        setEditing(true, animated: false)
    }

    private func isAddRow(_ indexPath: IndexPath) -> Bool { indexPath.row == tags.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tags.count + (isEditing ? 1 : 0)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath)
        cell.textLabel?.text = isAddRow(indexPath) ? "add tag" : tags[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        return isAddRow(indexPath) ? .insert : .delete
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete:
            log.append("delete \(tags[indexPath.row])")
            tags.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .top)
        case .insert:
            made += 1
            tags.append(delegate?.tagEditor?(self, nameForNewTag: made) ?? "tag \(made)")
            log.append("insert \(tags.last!)")
            tableView.insertRows(at: [indexPath], with: .bottom)
        default:
            break
        }
        delegate?.tagEditorDidChange?(self)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        return isAddRow(indexPath) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.dataSource?.tableView?(tableView, commit: .insert, forRowAt: indexPath)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        let was = isEditing
        super.setEditing(editing, animated: animated)
        guard was != editing, viewIfLoaded?.window != nil else { return }
        let last = [IndexPath(row: tags.count, section: 0)]
        if editing {
            tableView.insertRows(at: last, with: .fade)
        } else {
            tableView.deleteRows(at: last, with: .fade)
        }
    }
}

class Names: NSObject, TagEditorDelegate {
    func tagEditor(_ editor: TagEditorController, nameForNewTag number: Int) -> String {
        return ["pink", "teal"][number - 1]
    }
}
