import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Tasks that can be swiped, deleted and reordered, in rows of 60 points.
private final class TasksController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    var tasks = ["wash", "cook", "read", "walk", "call"]
    var log: [String] = []
    var fixed: Set<Int> = []
    var swipes = true
    var fullSwipe = true

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        cell.textLabel?.text = tasks[indexPath.row]
        cell.showsReorderControl = true
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !fixed.contains(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        log.append("commit \(indexPath.row)")
        tasks.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.row) to \(destination.row)")
        tasks.insert(tasks.remove(at: source.row), at: destination.row)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("open \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("close")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard swipes else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.log.append("delete \(indexPath.row)")
            self?.tasks.remove(at: indexPath.row)
            self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] action, _, done in
            self?.log.append("\(action.title ?? "") \(indexPath.row)")
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = fullSwipe
        return configuration
    }
}

/// Editing by touch: the delete control, the reorder control and swipe actions.
@Suite(.application(tracing: .both)) @MainActor
struct TableEditingTests {
    let app = TestApplication.current
    private let controller = TasksController()

    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func place(_ row: Int, x: CGFloat) -> CGPoint { CGPoint(x: x, y: 60 * CGFloat(row) + 30) }

    private func texts() -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    private func edit() {
        table.setEditing(true, animated: true)
        app.advance(by: 1)
    }

    /// Drags from one point to another and stops before the finger lifts, so that there is no fling.
    private func drag(_ row: Int, from start: CGFloat, to end: CGFloat) {
        app.fingerDown(at: place(row, x: start))
        app.fingerMove(to: place(row, x: end), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `Editing moves the content of editable rows aside for the editing control`() {
        controller.fixed = [3]
        edit()
        #expect(table.isEditing)
        expectEqual(table.cellForRow(at: path(0))?.isEditing, true)
        expectEqual(table.cellForRow(at: path(0))?.editingStyle, .delete)
        #expect((table.cellForRow(at: path(0))?.contentView.frame.minX ?? 0) > 20)
        expectEqual(table.cellForRow(at: path(3))?.contentView.frame.minX, 0)
        table.setEditing(false, animated: true)
        app.advance(by: 1)
        expectEqual(table.cellForRow(at: path(0))?.isEditing, false)
        expectEqual(table.cellForRow(at: path(0))?.contentView.frame.minX, 0)
    }

    @Test func `The delete control shows the Delete button, and only the button commits`() {
        controller.swipes = false
        edit()
        app.fingerTap(at: place(1, x: 28))
        app.advance(by: 1)
        #expect(!controller.log.contains("commit 1"))
        app.fingerTap(at: place(1, x: 362))
        app.advance(by: 1)
        #expect(controller.log.contains("commit 1"))
        expectEqual(texts(), ["wash", "read", "walk", "call"])
    }

    @Test func `The reorder control moves a row, and moveRowAt is called once when the finger lifts`() {
        edit()
        app.fingerDown(at: place(0, x: 368))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 368, y: 160), duration: 0.6)
        app.advance(by: 0.3)
        expectEqual(controller.log, [])
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, ["move 0 to 2"])
        expectEqual(texts(), ["cook", "read", "wash", "walk", "call"])
        expectEqual(table.contentOffset.y, 0)
    }

    @Test func `Rows make space for the row that is dragged`() {
        func top(_ row: Int) -> CGFloat? { table.cellForRow(at: path(row))?.frame.minY }
        edit()
        app.fingerDown(at: place(0, x: 368))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 368, y: 160), duration: 0.6)
        app.advance(by: 0.5)
        expectEqual([top(1), top(2), top(3)], [0, 60, 180])
        app.fingerUp()
        app.advance(by: 1)
        expectEqual([top(0), top(1), top(2), top(3)], [0, 60, 120, 180])
    }

    @Test func `Rows are not selected while editing unless allowsSelectionDuringEditing is true`() {
        edit()
        app.fingerTap(at: place(2, x: 150))
        app.advance(by: 0.5)
        expectEqual(controller.log, [])
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsSelectionDuringEditing = true
        app.fingerTap(at: place(2, x: 150))
        app.advance(by: 0.5)
        expectEqual(controller.log, ["select 2"])
    }

    /// The first action is at the edge.
    @Test func `A swipe shows the actions, and a tap on a button performs its action`() {
        drag(1, from: 340, to: 180)
        expectEqual(controller.log, ["open 1"])
        app.fingerTap(at: place(1, x: 375))
        app.advance(by: 1)
        #expect(controller.log.contains("delete 1"))
        expectEqual(texts(), ["wash", "read", "walk", "call"])
        #expect(controller.log.contains("close"))
    }

    @Test func `The handler of a swipe action receives the action`() {
        drag(2, from: 340, to: 180)
        // The two buttons are 74 to 82 points wide with these short titles.
        app.fingerTap(at: place(2, x: 279))
        app.advance(by: 1)
        expectEqual(controller.log.first, "open 2")
        expectEqual(controller.log.sorted(), ["Flag 2", "close", "open 2"])
        expectEqual(texts(), ["wash", "cook", "read", "walk", "call"])
        #expect(!table.isEditing)
    }

    @Test func `A full swipe performs the first action if performsFirstActionWithFullSwipe is true`() {
        drag(3, from: 380, to: 10)
        #expect(controller.log.contains("delete 3"))
        expectEqual(texts(), ["wash", "cook", "read", "call"])
        controller.log = []
        controller.fullSwipe = false
        drag(2, from: 380, to: 10)
        expectEqual(controller.log, ["open 2"])
        expectEqual(texts(), ["wash", "cook", "read", "call"])
    }

    @Test func `A tap outside an open row closes it and selects nothing`() {
        drag(1, from: 340, to: 180)
        app.fingerTap(at: place(4, x: 100))
        app.advance(by: 1)
        expectEqual(controller.log, ["open 1", "close"])
        #expect(table.indexPathForSelectedRow == nil)
        app.fingerTap(at: place(4, x: 100))
        app.advance(by: 0.5)
        expectEqual(controller.log.last, "select 4")
    }

    @Test func `A row without a swipe configuration shows a Delete button that commits`() {
        controller.swipes = false
        drag(0, from: 340, to: 240)
        expectEqual(controller.log, ["open 0"])
        app.fingerTap(at: place(0, x: 370))
        app.advance(by: 1)
        #expect(controller.log.contains("commit 0"))
        expectEqual(texts(), ["cook", "read", "walk", "call"])
    }

    @Test func `A row that may not be edited is not swiped`() {
        controller.fixed = [2]
        drag(2, from: 340, to: 180)
        expectEqual(controller.log.filter { $0 != "select 2" }, [])
        #expect(!table.isEditing)
        expectEqual(table.cellForRow(at: path(2)).map { $0.convert($0.contentView.bounds, to: nil).minX }, 0)
    }
}
