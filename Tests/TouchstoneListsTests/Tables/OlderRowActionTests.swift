import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Actions of rows in their older form, `tableView(_:editActionsForRowAt:)`.
@Suite(.application(tracing: .both)) @MainActor
struct OlderRowActionTests {
    let app = TestApplication.current
    private let controller = ActionsController(style: .plain)

    private final class ActionsController: UITableViewController {
        var done: [String] = []
        lazy var remove = UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] action, path in
            self?.done.append("\(action.title ?? "") \(path.row)")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            indexPath.row == 3 ? nil : [remove]
        }
    }

    init() {
        controller.tableView.rowHeight = 60
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func swipe(_ row: Int, by distance: CGFloat) {
        let y = 60 * CGFloat(row) + 30
        app.fingerDown(at: CGPoint(x: 380, y: y))
        app.fingerMove(to: CGPoint(x: 380 - distance, y: y), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
    }

    /// How far the content of a row lies to the left.
    private func shift(_ row: Int) -> CGFloat? {
        controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.convert(.zero, to: nil).x
    }

    @Test func `The button calls the handler with the action and the row and the row closes`() {
        swipe(1, by: 120)
        #expect(shift(1).map { $0 < -40 } == true && controller.done == [])
        app.fingerTap(at: CGPoint(x: 370, y: 90))
        app.advance(by: 1)
        expectEqual(controller.done, ["Remove 1"])
        expectEqual(shift(1), 0)
    }

    @Test func `A full swipe performs nothing`() {
        swipe(2, by: 370)
        expectEqual(controller.done, [])
    }

    @Test func `The style is that of the initializer`() {
        #expect(controller.remove.style == .default && UITableViewRowAction.Style.destructive == .default)
        let other = UITableViewRowAction(style: .normal, title: nil) { _, _ in }
        #expect(other.style == .normal && other.title == nil && other.backgroundColor == nil)
    }
}
