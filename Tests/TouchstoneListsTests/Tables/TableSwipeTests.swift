import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Songs with a leading swipe action; row 3 has an insert control, row 4 no editing style, and the first rows may be pinned.
private final class QueueController: UITableViewController {
    var songs = (1...20).map { "song \($0)" }
    var log: [String] = []
    var pinned = 0
    var leading = true
    var sources: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        cell.textLabel?.text = songs[indexPath.row]
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        indexPath.row == 3 ? .insert : indexPath.row == 4 ? .none : .delete
    }

    override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        indexPath.row != 4
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .insert:
            log.append("insert \(indexPath.row)")
            songs.insert("new song", at: indexPath.row + 1)
            tableView.insertRows(at: [IndexPath(row: indexPath.row + 1, section: 0)], with: .automatic)
        case .delete:
            log.append("remove \(indexPath.row)")
            songs.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        default: break
        }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.row >= pinned
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath.row < pinned
            ? IndexPath(row: pinned, section: 0) : proposedDestinationIndexPath
    }

    override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
        log.append("move \(fromIndexPath.row) to \(to.row)")
        songs.insert(songs.remove(at: fromIndexPath.row), at: to.row)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("open \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("close")
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard leading else { return UISwipeActionsConfiguration(actions: []) }
        let like = UIContextualAction(style: .normal, title: "Like") { [weak self] _, source, done in
            self?.log.append("like \(indexPath.row)")
            self?.sources.append(source)
            done(true)
        }
        like.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [like])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [])
    }
}

/// Swipes in both directions and the controls of editing mode.
@Suite(.application(tracing: .both)) @MainActor
struct TableSwipeTests {
    let app = TestApplication.current
    private let controller = QueueController(style: .plain)

    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func place(_ row: Int, x: CGFloat) -> CGPoint { CGPoint(x: x, y: 60 * CGFloat(row) + 30) }

    private func drag(_ row: Int, from start: CGFloat, to end: CGFloat) {
        app.fingerDown(at: place(row, x: start))
        app.fingerMove(to: place(row, x: end), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
    }

    /// Drags a row's reorder control to a height in the window.
    private func reorder(_ row: Int, to y: CGFloat) {
        app.fingerDown(at: place(row, x: 368))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 368, y: y), duration: 0.6)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
    }

    private func edit() {
        controller.setEditing(true, animated: false)
        app.advance(by: 1)
    }

    @Test func `A swipe to the right shows and performs the leading action`() {
        drag(1, from: 40, to: 140)
        expectEqual(controller.log, ["open 1"])
        let cell = table.cellForRow(at: path(1))
        expectEqual(cell.map { $0.contentView.convert(CGPoint.zero, to: nil).x > 50 }, true)
        app.fingerTap(at: place(1, x: 20))
        app.advance(by: 1)
        expectEqual(controller.log.sorted(), ["close", "like 1", "open 1"])
        expectEqual(controller.sources.count, 1)
        expectEqual(cell?.contentView.convert(CGPoint.zero, to: nil).x, 0)
    }

    @Test func `A full swipe to the right performs the leading action at once`() {
        drag(2, from: 10, to: 380)
        #expect(controller.log.contains("like 2"))
        expectEqual(controller.songs.count, 20)
        expectEqual(table.cellForRow(at: path(2))?.contentView.convert(CGPoint.zero, to: nil).x, 0)
    }

    @Test func `A swipe over less than half of the action closes the row`() {
        drag(1, from: 40, to: 65)
        #expect(!controller.log.contains("like 1"))
        expectEqual(table.cellForRow(at: path(1))?.contentView.convert(CGPoint.zero, to: nil).x, 0)
    }

    /// An empty configuration also replaces the button for `commit`.
    @Test func `A row with an empty swipe configuration is not swiped`() {
        drag(1, from: 340, to: 200)
        controller.leading = false
        drag(2, from: 40, to: 140)
        expectEqual(controller.log.filter { !$0.contains("select") }, [])
        for row in [1, 2] {
            expectEqual(table.cellForRow(at: path(row))?.contentView.convert(CGPoint.zero, to: nil).x, 0)
        }
    }

    @Test func `Scrolling closes an open row`() {
        drag(1, from: 40, to: 140)
        app.fingerDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.3)
        app.advance(by: 3)
        expectEqual(controller.log, ["open 1", "close"])
        #expect(!table.isEditing)
        #expect(table.visibleCells.allSatisfy { $0.contentView.convert(CGPoint.zero, to: nil).x == 0 })
    }

    @Test func `A tap on the insert control commits the insertion`() {
        edit()
        expectEqual(table.cellForRow(at: path(3))?.editingStyle, .insert)
        app.fingerTap(at: place(3, x: 28))
        app.advance(by: 1)
        expectEqual(controller.log, ["insert 3"])
        expectEqual(table.cellForRow(at: path(4))?.textLabel?.text, "new song")
        expectEqual(table.numberOfRows(inSection: 0), 21)
    }

    @Test func `A row with editing style none and without indentation keeps its content in place`() {
        edit()
        expectEqual(table.cellForRow(at: path(4))?.contentView.frame.minX, 0)
        #expect((table.cellForRow(at: path(5))?.contentView.frame.minX ?? 0) > 20)
    }

    /// See the documentation of `UITableViewController`.
    @Test func `setEditing of a table view controller sets the table view's editing`() {
        #expect(!table.isEditing)
        controller.setEditing(true, animated: true)
        app.advance(by: 1)
        #expect(table.isEditing)
        #expect(controller.isEditing)
        controller.setEditing(false, animated: true)
        app.advance(by: 1)
        #expect(!table.isEditing)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    }

    /// The delegate redirects a row that is dropped among the pinned rows.
    @Test func `A row is dropped at the delegate's target index path`() {
        controller.pinned = 2
        edit()
        reorder(5, to: 20)
        expectEqual(controller.log, ["move 5 to 2"])
        expectEqual(
            controller.songs.prefix(4), ["song 1", "song 2", "song 6", "song 3"])
        expectEqual(table.visibleCells.prefix(4).map { $0.textLabel?.text }, controller.songs.prefix(4).map { $0 })
    }

    @Test func `A row that may not move has no reorder control, and a drag there scrolls`() {
        controller.pinned = 12
        edit()
        reorder(8, to: 330)
        expectEqual(controller.log, [])
        #expect(table.contentOffset.y > 0)
        expectEqual(controller.songs[8], "song 9")
    }

    @Test func `A row that moves up moves the rows between down`() {
        edit()
        reorder(3, to: 80)
        expectEqual(controller.log, ["move 3 to 1"])
        expectEqual(
            table.visibleCells.prefix(5).map { $0.textLabel?.text },
            [
                "song 1", "song 4", "song 2", "song 3", "song 5",
            ])
    }

    @Test func `Several rows are selected and deselected while editing`() {
        table.allowsMultipleSelectionDuringEditing = true
        edit()
        for row in [1, 2, 1] {
            app.fingerTap(at: place(row, x: 150))
            app.advance(by: 0.5)
        }
        expectEqual(controller.log, ["select 1", "select 2", "deselect 1"])
        expectEqual(table.indexPathsForSelectedRows, [path(2)])
    }

    @Test func `The controls of editing mode go with it`() throws {
        let cell = try #require(table.cellForRow(at: path(1)))
        let before = cell.subviews.count
        edit()
        #expect(cell.subviews.count > before)
        controller.setEditing(false, animated: false)
        app.advance(by: 1)
        expectEqual(cell.subviews.count, before)
        app.fingerTap(at: place(1, x: 368))
        expectEqual(controller.log, ["select 1"])
    }
}
