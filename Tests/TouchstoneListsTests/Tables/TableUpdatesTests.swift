import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Mail in folders, which are sections.
private final class MailController: UITableViewController {
    var folders: [[String]] = [["a", "b", "c"], ["d", "e"], ["f", "g", "h", "i"]]
    var requested: [IndexPath] = []
    var eventLog: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 40
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { folders.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        folders[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requested.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        cell.textLabel?.text = folders[indexPath.section][indexPath.row]
        return cell
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if eventLog.last != "did scroll" { eventLog.append("did scroll") }
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { eventLog.append("will drag") }

    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        eventLog.append("will end")
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        eventLog.append("did end \(decelerate)")
    }

    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { eventLog.append("will decelerate") }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { eventLog.append("did decelerate") }
}

/// Batches over several sections, scrolling, and exceptions for contradictory updates.
@Suite(.application(tracing: .both)) @MainActor
struct TableUpdatesTests {
    let app = TestApplication.current
    private let controller = MailController(style: .plain)

    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func texts() -> String {
        app.advance(by: 1)
        return (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map {
                table.cellForRow(at: path(section, $0))?.textLabel?.text ?? "?"
            }.joined()
        }.joined(separator: " ")
    }

    @Test func `A batch deletes a section and inserts another`() {
        expectEqual(texts(), "abc de fghi")
        table.performBatchUpdates {
            controller.folders.remove(at: 1)
            controller.folders.insert(["x", "y"], at: 0)
            table.deleteSections([1], with: .automatic)
            table.insertSections([0], with: .automatic)
        }
        expectEqual(texts(), "xy abc fghi")
        expectEqual(table.contentSize.height, 360)
    }

    @Test func `A section moves with its rows and their cells`() {
        let cell = table.cellForRow(at: path(2, 0))
        let folder = controller.folders.remove(at: 2)
        controller.folders.insert(folder, at: 0)
        table.moveSection(2, toSection: 0)
        expectEqual(texts(), "fghi abc de")
        #expect(table.cellForRow(at: path(0, 0)) === cell)
        expectEqual(cell?.frame.minY, 0)
    }

    @Test func `A row moves into another section with its cell`() {
        let cell = table.cellForRow(at: path(0, 1))
        controller.folders[0].remove(at: 1)
        controller.folders[2].insert("b", at: 4)
        table.moveRow(at: path(0, 1), to: path(2, 4))
        expectEqual(texts(), "ac de fghib")
        #expect(table.cellForRow(at: path(2, 4)) === cell)
    }

    @Test func `reloadSections requests the cells of the section`() {
        controller.requested = []
        controller.folders[1] = ["d", "k", "l"]
        table.reloadSections([1], with: .fade)
        expectEqual(texts(), "abc dkl fghi")
        expectEqual(Set(controller.requested), [path(1, 0), path(1, 1), path(1, 2)])
    }

    @Test func `Changes between beginUpdates and endUpdates are one batch`() {
        table.beginUpdates()
        controller.folders[0] = ["c", "z"]
        table.deleteRows(at: [path(0, 0), path(0, 1)], with: .left)
        table.insertRows(at: [path(0, 1)], with: .right)
        controller.folders[1] = ["e"]
        table.deleteRows(at: [path(1, 0)], with: .none)
        table.endUpdates()
        expectEqual(texts(), "cz e fghi")
        expectEqual(table.contentSize.height, 280)
    }

    @Test func `After each of many batches every cell shows its row at the row's frame`() {
        for step in 0..<12 {
            table.performBatchUpdates {
                let section = step % 3
                controller.folders[section].append("\(step)")
                table.insertRows(at: [path(section, controller.folders[section].count - 1)], with: .automatic)
                let other = (step + 1) % 3
                if controller.folders[other].count > 1 {
                    controller.folders[other].remove(at: 0)
                    table.deleteRows(at: [path(other, 0)], with: .automatic)
                }
            }
            expectEqual(texts(), controller.folders.map { $0.joined() }.joined(separator: " "))
            for cell in table.visibleCells {
                let path = table.indexPath(for: cell)
                expectEqual(path.map { table.rectForRow(at: $0) }, cell.frame)
            }
        }
    }

    /// The data source has no new section.
    @Test func `An insertion of a section that the data source does not have logs an exception`() {
        let logged = LoggedException.collecting {
            TestApplication.run { app in
                let controller = MailController(style: .plain)
                _ = app.makeWindow(root: controller)
                app.settle()
                controller.tableView.insertSections([0], with: .none)
                app.advance(by: 1)
            }
        }
        expectEqual(logged.count, 1)
    }

    /// The data source has two more rows, but only one insertion is requested.
    @Test func `A batch that contradicts the data source's count logs an exception`() {
        let logged = LoggedException.collecting {
            TestApplication.run { app in
                let controller = MailController(style: .plain)
                _ = app.makeWindow(root: controller)
                app.settle()
                controller.tableView.performBatchUpdates {
                    controller.folders[2] = ["f", "x", "y", "g", "h", "i"]
                    controller.tableView.insertRows(at: [IndexPath(row: 1, section: 2)], with: .none)
                }
                app.advance(by: 1)
            }
        }
        expectEqual(logged.count, 1)
    }

    /// See SV-12.
    @Test func `A table view's delegate receives the calls of a scroll view's delegate in their order`() {
        controller.folders = [(0..<200).map(String.init)]
        table.reloadData()
        app.settle()
        controller.eventLog = []
        app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.2)
        app.advance(by: 5)
        expectEqual(
            controller.eventLog,
            [
                "will drag", "did scroll", "will end", "did end true", "will decelerate", "did scroll",
                "did decelerate",
            ])
        #expect(table.contentOffset.y > 290)
        expectEqual(table.indexPathsForVisibleRows?.first, path(0, Int(table.contentOffset.y / 40)))
    }

    /// `selectRow` with position `.none` does not scroll (its documentation).
    @Test func `scrollToNearestSelectedRow scrolls to the selected row, and selectRow with a position scrolls too`() {
        controller.folders = [(0..<200).map(String.init)]
        table.reloadData()
        app.settle()
        table.selectRow(at: path(0, 100), animated: false, scrollPosition: .none)
        expectEqual(table.contentOffset.y, 0)
        table.scrollToNearestSelectedRow(at: .middle, animated: false)
        expectEqual(table.contentOffset.y, CGFloat(4020 - 422))
        table.selectRow(at: path(0, 10), animated: false, scrollPosition: .top)
        expectEqual(table.contentOffset.y, 400)
        expectEqual(table.indexPathsForSelectedRows, [path(0, 10)])
    }

    /// See SV-16.
    @Test func `A tap on the status bar scrolls a table view to its top`() {
        controller.folders = [(0..<200).map(String.init)]
        table.reloadData()
        app.settle()
        table.contentOffset.y = 3000
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(table.contentOffset.y, 0)
        expectEqual(table.visibleCells.first?.textLabel?.text, "0")
    }
}
