import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Two sections of rows with accessories, leading swipe actions and all editing controls.
private final class DrawersController: UITableViewController {
    var drawers = [["socks", "shirts", "ties"], ["forks", "knives", "spoons"]]
    var log: [String] = []
    var style: UITableViewCell.EditingStyle = .delete
    var refusesOtherSections = false
    var hasFields = false
    var menus: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.sectionHeaderTopPadding = 0
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { drawers.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        hasFields ? 50 : drawers[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
        cell.accessoryType = .detailDisclosureButton
        if hasFields {
            let field = UITextField(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
            cell.contentView.addSubview(field)
        } else {
            cell.textLabel?.text = drawers[indexPath.section][indexPath.row]
        }
        return cell
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("detail \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("\(editingStyle == .insert ? "insert" : "delete") \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let thing = drawers[source.section].remove(at: source.row)
        drawers[destination.section].insert(thing, at: destination.row)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath: IndexPath
    ) -> IndexPath {
        refusesOtherSections && toProposedIndexPath.section != source.section ? source : toProposedIndexPath
    }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let wash = UIContextualAction(style: .normal, title: "Wash") { [weak self] _, _, done in
            self?.log.append("wash \(indexPath.section).\(indexPath.row)")
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [wash])
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Fold") { _ in self?.log.append("fold \(indexPath.section).\(indexPath.row)") }
            ])
        })
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { menus.append("display") }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { animator?.addCompletion { self.menus.append("end") } }
}

/// Accessories, swipe actions, editing controls and menus of rows.
@Suite(.application(tracing: .both)) @MainActor
struct TableControlsTests {
    let app = TestApplication.current
    private let controller = DrawersController(style: .plain)

    private var table: UITableView { controller.tableView }

    private func show() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    private func place(_ row: Int, _ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 60 * CGFloat(row) + 30) }

    private func tap(_ row: Int, _ x: CGFloat) {
        app.fingerTap(at: place(row, x))
        app.advance(by: 1)
    }

    @Test func `A tap on the detail button does not select the row`() {
        show()
        tap(1, 345)
        expectEqual(controller.log, ["detail 0.1"])
        tap(1, 100)
        expectEqual(controller.log, ["detail 0.1", "select 0.1"])
    }

    @Test func `A swipe to the right shows and performs the leading action`() {
        show()
        app.fingerDown(at: place(4, 50))
        app.fingerMove(to: place(4, 150), duration: 0.4)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(table.cellForRow(at: path(1, 1))!.frame.minX > 50)
        tap(4, 30)
        expectEqual(controller.log, ["wash 1.1"])
        expectEqual(table.cellForRow(at: path(1, 1))!.frame.minX, 0)
    }

    @Test func `A tap on the insert control commits the insertion`() {
        controller.style = .insert
        show()
        controller.setEditing(true, animated: false)
        app.settle()
        tap(2, 25)
        expectEqual(controller.log, ["insert 0.2"])
    }

    @Test func `Several rows are selected while editing, by their controls or by their content`() {
        show()
        table.allowsMultipleSelectionDuringEditing = true
        controller.setEditing(true, animated: false)
        app.settle()
        tap(0, 25)
        tap(3, 150)
        expectEqual(table.indexPathsForSelectedRows, [path(0, 0), path(1, 0)])
        tap(0, 25)
        expectEqual(table.indexPathsForSelectedRows, [path(1, 0)])
        controller.setEditing(false, animated: false)
        expectEqual(table.cellForRow(at: path(0, 0))?.contentView.frame.minX, 0)
    }

    private func carry(_ row: Int, to target: Int) {
        app.fingerDown(at: place(row, 368))
        app.advance(by: 0.2)
        app.fingerMove(to: place(target, 368), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
    }

    /// The row is dropped at the fifth position on the screen.
    @Test func `The reorder control moves a row to another section`() {
        show()
        controller.setEditing(true, animated: false)
        app.settle()
        carry(1, to: 4)
        expectEqual(controller.drawers, [["socks", "ties"], ["forks", "knives", "shirts", "spoons"]])
        let texts = table.visibleCells.map { $0.textLabel?.text }
        expectEqual(texts, ["socks", "ties", "forks", "knives", "shirts", "spoons"])
        expectEqual(table.visibleCells.map(\.frame.minY), (0..<6).map { CGFloat($0) * 60 })
    }

    @Test func `The delegate's target may keep a row in its section`() {
        controller.refusesOtherSections = true
        show()
        controller.setEditing(true, animated: false)
        app.settle()
        carry(0, to: 4)
        expectEqual(controller.drawers, [["socks", "shirts", "ties"], ["forks", "knives", "spoons"]])
        carry(0, to: 2)
        expectEqual(controller.drawers[0], ["shirts", "ties", "socks"])
    }

    @Test func `A long press on a row opens its context menu, unhighlights the row and does not select it`() {
        show()
        app.fingerDown(at: place(1, 100))
        app.advance(by: 0.3)
        expectEqual(table.cellForRow(at: path(0, 1))?.isHighlighted, true)
        app.advance(by: 0.5)
        #expect(app.menuItem("Fold") != nil)
        expectEqual(table.cellForRow(at: path(0, 1))?.isHighlighted, false)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, [])
        #expect(table.indexPathForSelectedRow == nil)
        app.tapMenuItem("Fold")
        app.advance(by: 1)
        expectEqual(controller.log, ["fold 0.1"])
        #expect(app.menuItem("Fold") == nil && table.indexPathForSelectedRow == nil)
    }

    @Test func `The delegate learns when the menu of a row appears and disappears`() {
        show()
        app.fingerLongPress(at: place(1, 100))
        expectEqual(controller.menus, ["display"])
        app.fingerTap(at: CGPoint(x: 300, y: 700), allowsMiss: true)
        expectEqual(controller.menus, ["display", "end"])
    }

    /// See SV-5.
    @Test func `A drag that begins on a tracking button scrolls the table view and ends the tracking`() {
        controller.hasFields = true
        show()
        let button = UIButton(frame: CGRect(x: 150, y: 0, width: 100, height: 60))
        table.cellForRow(at: path(0, 5))?.contentView.addSubview(button)
        app.fingerDown(at: button)
        app.advance(by: 0.3)
        #expect(button.isTracking)
        app.fingerMove(to: CGPoint(x: 200, y: 100), duration: 0.3)
        #expect(!button.isTracking)
        #expect(table.contentOffset.y > 100)
        app.fingersUp()
    }

    @Test func `performBatchUpdates without updates measures the rows again and keeps their cells`() {
        show()
        table.rowHeight = UITableView.automaticDimension
        app.settle()
        let cell = table.cellForRow(at: path(0, 0))
        expectEqual(cell?.frame.height, 44)
        cell?.textLabel?.numberOfLines = 0
        cell?.textLabel?.text = "one\ntwo\nthree\nfour"
        table.performBatchUpdates(nil)
        app.advance(by: 1)
        #expect(table.cellForRow(at: path(0, 0)) === cell)
        #expect((cell?.frame.height ?? 0) > 80)
        expectEqual(table.cellForRow(at: path(0, 1))?.frame.minY, cell?.frame.maxY)
    }

    @Test func `A row that contains the first responder keeps its cell while it is scrolled away`() throws {
        controller.hasFields = true
        show()
        let cell = try #require(table.cellForRow(at: path(0, 1)))
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        field.becomeFirstResponder()
        table.contentOffset.y = 1500
        app.settle()
        #expect(field.isFirstResponder)
        expectEqual(table.indexPathsForVisibleRows?.contains(path(0, 1)), false)
        table.contentOffset.y = 0
        app.settle()
        #expect(table.cellForRow(at: path(0, 1)) === cell)
        field.resignFirstResponder()
        table.contentOffset.y = 1500
        app.settle()
        #expect(table.cellForRow(at: path(0, 1)) == nil)
    }

    @Test func `An inset grouped table view insets its rows and rounds the corners of the first one`() {
        let inset = DrawersController(style: .insetGrouped)
        _ = app.makeWindow(root: inset)
        app.settle()
        let cell = inset.tableView.cellForRow(at: path(0, 0))
        expectEqual(cell?.frame.minX, 16)
        expectEqual(cell?.frame.width, 358)
        expectEqual(cell?.layer.cornerRadius, 10)
        expectEqual(inset.tableView.cellForRow(at: path(0, 1))?.layer.cornerRadius, 0)
        app.fingerTap(at: CGPoint(x: 100, y: cell!.frame.midY))
        app.advance(by: 0.5)
        expectEqual(inset.log, ["select 0.0"])
    }
}
