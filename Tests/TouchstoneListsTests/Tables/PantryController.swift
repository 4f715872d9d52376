import Foundation
import UIKit

/// Sections of rows of 60 points with headers of 40 and footers of 20 points; records what the table view calls.
final class PantryController: UITableViewController {
    var names = ["A", "B", "C"]
    var shelves = [["a0", "a1"], ["b0", "b1", "b2"], ["c0"]]
    var lines: [String] = []
    var isRecording = false
    var swipes = true
    private func note(_ line: String) { if isRecording { lines.append(line) } }
    private func words(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "nil" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
        tableView.sectionHeaderTopPadding = 0
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "jar")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelves[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "jar", for: indexPath)
        cell.textLabel?.text = shelves[indexPath.section][indexPath.row]
        note("cell \(words(indexPath))")
        return cell
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    private func edge(_ name: String) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        return view
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        edge("header \(names[section])")
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        edge("footer \(names[section])")
    }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { note("show \(cell.textLabel?.text ?? "") \(words(indexPath))") }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { note("hide \(cell.textLabel?.text ?? "") \(words(indexPath))") }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        note("show \(view.accessibilityIdentifier ?? "") \(section)")
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { note("hide \(view.accessibilityIdentifier ?? "") \(section)") }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        note("show \(view.accessibilityIdentifier ?? "") \(section)")
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { note("hide \(view.accessibilityIdentifier ?? "") \(section)") }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("highlight \(words(indexPath))")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("unhighlight \(words(indexPath))")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("select \(words(indexPath))")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("deselect \(words(indexPath))")
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("open \(words(indexPath))")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("close \(words(indexPath))")
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard swipes else { return nil }
        return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Use") { _, _, _ in }])
    }
    override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
        note("move \(words(fromIndexPath)) to \(words(to))")
        shelves[to.section].insert(shelves[fromIndexPath.section].remove(at: fromIndexPath.row), at: to.row)
    }
}
