import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rows that the data source's and the delegate's callbacks can change.
private final class ShrinkingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [20]
    var log: [String] = []
    var whenDisplayed: ((IndexPath) -> Void)?
    var whenMeasured: ((IndexPath) -> Void)?
    var whenMade: ((IndexPath) -> Void)?
    var whenHeaderDisplayed: ((Int) -> Void)?
    var whenEdited: (() -> Void)?
    var whenSelected: (() -> Void)?
    var performs = true

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        counts.count > 1 ? "section" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard counts.count > 1 else { return nil }
        return "end of section"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        precondition(indexPath.section < counts.count && indexPath.row < counts[indexPath.section])
        log.append("cell \(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        whenMade?(indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log.append("edit \(indexPath.row)")
        return true
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        whenMeasured?(indexPath)
        return 50
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        whenDisplayed?(indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        whenHeaderDisplayed?(section)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { whenEdited?() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenSelected?() }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { performs }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("perform \(indexPath.row)")
    }
}

/// Data source and delegate methods that change the rows of their table view. Rows are 50 points high.
@Suite(.application(tracing: .both)) @MainActor
struct TableReentryTests {
    let app = TestApplication.current
    private let rows = ShrinkingRows()
    private let table = UITableView()

    private func show() {
        let window = app.makeWindow()
        table.frame = window.bounds
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        (table as UIScrollView).delegate = rows
        window.addSubview(table)
        app.settle()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `willDisplay may reload a table view with fewer rows`() {
        rows.whenDisplayed = { [rows, table] path in
            guard path.row == 3, rows.counts == [20] else { return }
            rows.counts = [2]
            table.reloadData()
        }
        show()
        expectEqual(table.visibleCells.count, 2)
        expectEqual(table.indexPathsForVisibleRows, [path(0), path(1)])
    }

    @Test func `willDisplay may remove the data source`() {
        rows.whenDisplayed = { [table] path in if path.row == 3 { table.dataSource = nil } }
        show()
        #expect(table.visibleCells.isEmpty)
    }

    @Test func `heightForRow may reload a table view with fewer rows`() {
        rows.whenMeasured = { [rows, table] path in
            guard path.row == 5, rows.counts == [20] else { return }
            rows.counts = [3]
            table.reloadData()
        }
        show()
        expectEqual(table.visibleCells.count, 3)
    }

    @Test func `cellForRow may reload a table view with fewer rows`() {
        rows.whenMade = { [rows, table] path in
            guard path.row == 5, rows.counts == [20] else { return }
            rows.counts = [3]
            table.reloadData()
        }
        show()
        expectEqual(table.visibleCells.count, 3)
        expectEqual(table.subviews.filter { $0 is UITableViewCell }.count, 3)
    }

    @Test func `willDisplayHeaderView may reload a table view with fewer sections`() {
        rows.counts = [1, 1, 1]
        rows.whenHeaderDisplayed = { [rows, table] section in
            guard section == 1, rows.counts.count == 3 else { return }
            rows.counts = [1]
            table.reloadData()
        }
        show()
        expectEqual(table.visibleCells.count, 1)
    }

    @Test func `willDisplay may apply a snapshot with fewer rows`() {
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        func snapshot(_ items: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
            var made = NSDiffableDataSourceSnapshot<Int, Int>()
            made.appendSections([0])
            made.appendItems(Array(items))
            return made
        }
        source.apply(snapshot(0..<20), animatingDifferences: false)
        rows.whenDisplayed = { path in
            if path.row == 3, source.snapshot().numberOfItems == 20 {
                source.apply(snapshot(0..<2), animatingDifferences: false)
            }
        }
        let window = app.makeWindow()
        table.frame = window.bounds
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table as UIScrollView).delegate = rows
        window.addSubview(table)
        app.settle()
        expectEqual(table.visibleCells.count, 2)
    }

    /// Changes after `reloadData()` in a batch start from the new counts.
    @Test func `A batch may call reloadData and then insert a row`() {
        show()
        table.beginUpdates()
        rows.counts = [5]
        table.reloadData()
        table.endUpdates()
        app.settle()
        expectEqual(table.visibleCells.count, 5)
        table.performBatchUpdates {
            rows.counts = [3]
            table.reloadData()
            rows.counts = [4]
            table.insertRows(at: [path(0)], with: .none)
        }
        app.advance(by: 1)
        expectEqual(table.visibleCells.count, 4)
    }

    @Test func `A swipe moves no row if willBeginEditingRow reloads the table view`() {
        show()
        rows.whenEdited = { [table] in table.reloadData() }
        app.fingerDown(at: CGPoint(x: 340, y: 75))
        app.fingerMove(to: CGPoint(x: 200, y: 75), duration: 0.4)
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        app.fingerUp()
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        expectEqual(table.indexPathForSelectedRow, path(1))
    }

    @Test func `performPrimaryAction is called only if it is permitted and the row still exists`() {
        show()
        func performed() -> [String] { rows.log.filter { $0.hasPrefix("perform") } }
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        expectEqual(performed(), ["perform 1"])
        rows.performs = false
        app.fingerTap(at: CGPoint(x: 100, y: 125))
        app.advance(by: 0.5)
        expectEqual(performed(), ["perform 1"])
        rows.performs = true
        rows.whenSelected = { [rows, table] in
            rows.counts = [1]
            table.reloadData()
        }
        app.fingerTap(at: CGPoint(x: 100, y: 225))
        app.advance(by: 0.5)
        expectEqual(performed(), ["perform 1"])
    }

    /// The order does not depend on hash values.
    @Test func `reconfigureRows and setEditing call the data source in the order of the rows`() {
        show()
        rows.log = []
        table.reconfigureRows(at: (0..<12).reversed().map { path($0) })
        expectEqual(rows.log.filter { $0.hasPrefix("cell") }, (0..<12).map { "cell \($0)" })
        rows.log = []
        table.setEditing(true, animated: false)
        var calls: [String] = []
        for word in rows.log where calls.last != word { calls.append(word) }
        expectEqual(calls, table.visibleCells.indices.map { "edit \($0)" })
    }
}

/// A controller that overrides delegate methods of `UITableViewController`.
private final class OverridingController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { super.tableView(tableView, estimatedHeightForHeaderInSection: section) + 11 }
    override func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { super.tableView(tableView, estimatedHeightForFooterInSection: section) + 12 }
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { !super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
}

/// Delegate methods that subclasses of `UITableViewController` override.
@Suite(.application(tracing: .both)) @MainActor
struct TableControllerOverridesTests {
    @Test func `Delegate methods of UITableViewController can be overridden and call super`() {
        let controller = OverridingController(style: .plain)
        let table = controller.tableView!
        let delegate: any UITableViewDelegate = controller
        expectEqual(delegate.tableView(table, estimatedHeightForHeaderInSection: 0), 10)
        expectEqual(delegate.tableView(table, estimatedHeightForFooterInSection: 0), 11)
        #expect(delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: IndexPath(row: 0, section: 0)))
    }
}
