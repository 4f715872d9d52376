import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class ChoresController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    var chores = ["Sweep", "Dust", "Wash", "Iron", "Cook"]
    var log: [String] = []
    var styles: [Int: UITableViewCell.EditingStyle] = [:]
    /// Whether rows have a custom swipe action, and whether a full swipe performs it.
    var hasDoneAction = false
    var performsOnFullSwipe = true
    /// Rows from here on cannot be moved to.
    var limit: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chores.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
        cell.textLabel?.text = chores[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.row) to \(destination.row)")
        chores.insert(chores.remove(at: source.row), at: destination.row)
    }
    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    {
        log.append("\(style == .delete ? "delete" : style == .insert ? "insert" : "none") \(indexPath.row)")
        if style == .delete {
            chores.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        styles[indexPath.row] ?? .delete
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        guard let limit, proposed.row >= limit else { return proposed }
        return IndexPath(row: limit - 1, section: 0)
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard hasDoneAction else { return nil }
        let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, finish in
            self?.log.append("done \(indexPath.row)")
            finish(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [done])
        configuration.performsFirstActionWithFullSwipe = performsOnFullSwipe
        return configuration
    }
}

@Suite(.application) @MainActor
struct RowEditingTests {
    private func shown() -> (TestApplication, ChoresController) {
        let app = TestApplication.current
        let screen = ChoresController()
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func tap(_ row: Int, x: CGFloat = 180, _ app: TestApplication) {
        app.fingerTap(at: CGPoint(x: x, y: CGFloat(row) * 60 + 30))
        app.advance(by: 0.6)
    }

    private func drag(_ app: TestApplication, from start: CGPoint, to end: CGPoint) {
        app.fingerDown(at: start)
        app.fingerMove(to: end, duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
    }

    private func titles(_ screen: ChoresController) -> [String] {
        screen.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test func `Rows are selected in editing mode only if allowsSelectionDuringEditing is true`() {
        let (app, screen) = shown()
        tap(1, app)
        expectEqual(screen.log, ["select 1"])
        screen.table.setEditing(true, animated: false)
        app.advance(by: 0.5)
        #expect(screen.table.indexPathForSelectedRow == nil)
        tap(2, app)
        #expect(screen.log == ["select 1"] && screen.table.indexPathForSelectedRow == nil)
        screen.table.allowsSelectionDuringEditing = true
        tap(3, app)
        #expect(screen.log == ["select 1", "select 3"] && screen.table.indexPathForSelectedRow?.row == 3)
    }

    @Test func `The rows selected in editing mode are deselected at its end`() {
        let (app, screen) = shown()
        screen.table.allowsMultipleSelectionDuringEditing = true
        screen.table.setEditing(true, animated: false)
        app.advance(by: 0.5)
        tap(0, app)
        tap(2, app)
        tap(4, app)
        tap(2, app)
        expectEqual(screen.log, ["select 0", "select 2", "select 4", "deselect 2"])
        expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row).sorted(), [0, 4])
        screen.table.setEditing(false, animated: false)
        app.advance(by: 0.5)
        expectEqual((screen.table.indexPathsForSelectedRows ?? []), [])
        #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected && !$0.isEditing })
    }

    @Test func `The delete control reveals a delete button that deletes the row`() {
        let (app, screen) = shown()
        screen.table.setEditing(true, animated: false)
        app.advance(by: 0.5)
        #expect(screen.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        tap(1, x: 27, app)
        #expect(screen.log.filter { $0.hasPrefix("d") } == [] && screen.chores.count == 5)
        tap(1, x: 365, app)
        app.advance(by: 1)
        #expect(screen.log.filter { $0.hasPrefix("delete") } == ["delete 1"] && !screen.log.contains("select 1"))
        expectEqual(titles(screen), ["Sweep", "Wash", "Iron", "Cook"])
    }

    @Test func `The insert control commits the insertion at once`() {
        let (app, screen) = shown()
        screen.styles = [2: .insert, 3: .none]
        screen.table.setEditing(true, animated: false)
        app.advance(by: 0.5)
        expectEqual(screen.table.cellForRow(at: IndexPath(row: 2, section: 0))?.editingStyle, .insert)
        tap(2, x: 27, app)
        #expect(screen.log == ["insert 2"] && screen.chores.count == 5)
        // A row with the editing style none has no control there.
        tap(3, x: 27, app)
        expectEqual(screen.log, ["insert 2"])
    }

    @Test func `A reorder control moves its row up to the delegate's target index path`() {
        let (app, screen) = shown()
        screen.limit = 3
        screen.table.setEditing(true, animated: false)
        app.advance(by: 0.5)
        app.fingerDown(at: CGPoint(x: 368, y: 30))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 368, y: 280), duration: 0.6)
        app.advance(by: 0.4)
        expectEqual(screen.log, [])
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.log == ["move 0 to 2"] && screen.chores == ["Dust", "Wash", "Sweep", "Iron", "Cook"])
        expectEqual(titles(screen), screen.chores)
    }

    @Test func `A swipe begins the editing of a row and a tap elsewhere or a full swipe ends it`() {
        let (app, screen) = shown()
        screen.hasDoneAction = true
        screen.performsOnFullSwipe = false
        drag(app, from: CGPoint(x: 360, y: 90), to: CGPoint(x: 20, y: 90))
        expectEqual(screen.log, ["begin 1"])
        tap(3, app)
        app.advance(by: 0.5)
        expectEqual(screen.log, ["begin 1", "end 1"])
        screen.performsOnFullSwipe = true
        drag(app, from: CGPoint(x: 360, y: 210), to: CGPoint(x: 10, y: 210))
        app.advance(by: 0.5)
        let second = Array(screen.log.dropFirst(2))
        #expect(second.first == "begin 3" && second.sorted() == ["begin 3", "done 3", "end 3"])
        tap(3, app)
        #expect(screen.log.last == "select 3" && screen.table.indexPathForSelectedRow?.row == 3)
    }
}
