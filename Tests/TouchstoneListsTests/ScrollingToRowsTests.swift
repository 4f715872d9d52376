import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Sections of rows of 60 points with headers of `headerHeight` points.
private final class ChaptersController: UITableViewController {
    var counts = [20, 20]
    var headerHeight: CGFloat = 30
    var footerHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
        tableView.sectionHeaderTopPadding = 0
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "verse")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "verse", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headerHeight > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        footerHeight > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
}

/// Scrolling to a row, on a screen of 390 by 844 points without a safe area.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollingToRowsTests {
    let app = TestApplication.current

    private func show(
        _ style: UITableView.Style = .plain, _ prepare: (ChaptersController) -> Void = { _ in }
    ) -> UITableView {
        let controller = ChaptersController(style: style)
        prepare(controller)
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller.tableView
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func offset(
        _ table: UITableView, _ path: IndexPath, _ position: UITableView.ScrollPosition
    ) -> CGFloat {
        table.scrollToRow(at: path, at: position, animated: false)
        return table.contentOffset.y
    }

    private func top(_ view: UIView?) -> CGFloat? { view.map { $0.convert($0.bounds, to: nil).minY } }

    @Test func `Scrolling to the top places a row of a plain table below the pinned header`() {
        let table = show()
        // The second section begins at 1,230 points and its rows at 1,260.
        expectEqual(offset(table, row(5, 1), .top), 1530)
        expectEqual(top(table.headerView(forSection: 1)), 0)
        expectEqual(top(table.cellForRow(at: row(5, 1))), 30)
        expectEqual(offset(table, row(0, 1), .top), 1230)
        expectEqual(top(table.headerView(forSection: 1)), 0)
        expectEqual(top(table.cellForRow(at: row(0, 1))), 30)
    }

    @Test func `Scrolling to the top places a row of a grouped table at the upper edge`() {
        let table = show(.grouped) { ($0.headerHeight, $0.footerHeight) = (40, 20) }
        // The second section begins at 1,260 points and its rows at 1,300.
        expectEqual(offset(table, row(5, 1), .top), 1600)
        expectEqual(top(table.cellForRow(at: row(5, 1))), 0)
        expectEqual(offset(table, row(0, 1), .top), 1300)
    }

    @Test func `Scrolling to the top places a row below the content inset and the pinned header`() {
        let table = show()
        table.contentInset.top = 50
        expectEqual(offset(table, row(5, 1), .top), 1480)
        expectEqual(top(table.headerView(forSection: 1)), 50)
        expectEqual(top(table.cellForRow(at: row(5, 1))), 80)
    }

    @Test func `Scrolling to the top places a row below the safe area and the pinned header`() {
        let table = show { $0.additionalSafeAreaInsets.top = 40 }
        table.contentInset.top = 10
        expectEqual(table.adjustedContentInset.top, 50)
        expectEqual(offset(table, row(5, 1), .top), 1480)
        expectEqual(top(table.headerView(forSection: 1)), 50)
        expectEqual(top(table.cellForRow(at: row(5, 1))), 80)
    }

    @Test func `Scrolling to the bottom places a row above the content inset`() {
        let table = show()
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        // Row 5 of the second section ends at 1,620 points, and the inset begins at 744.
        expectEqual(offset(table, row(5, 1), .bottom), 876)
        expectEqual(top(table.cellForRow(at: row(5, 1))), 684)
    }

    @Test func `Scrolling to the middle centers a row between the content insets`() {
        let table = show { $0.headerHeight = 0 }
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        // The row's center is at 1,230 points, and the center between the insets is at 397.
        expectEqual(offset(table, row(0, 1), .middle), 833)
        expectEqual(top(table.cellForRow(at: row(0, 1))), 367)
    }

    @Test func `The first and the last row are scrolled next to the insets`() {
        let table = show { $0.headerHeight = 0 }
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        expectEqual(offset(table, row(19, 1), .top), 1656)
        expectEqual(offset(table, row(19, 1), .bottom), 1656)
        expectEqual(top(table.cellForRow(at: row(19, 1))), 684)
        expectEqual(offset(table, row(0), .top), -50)
        expectEqual(offset(table, row(0), .middle), -50)
        expectEqual(offset(table, row(0), .bottom), -50)
    }

    /// `.none` scrolls as little as possible (documentation of `UITableView.ScrollPosition`).
    @Test func `Position none scrolls a row below the visible ones to the bottom inset`() {
        let table = show()
        table.contentInset.bottom = 100
        expectEqual(offset(table, row(11), .none), 6)
        expectEqual(offset(table, row(15), .none), 246)
        expectEqual(offset(table, row(14), .none), 246)
    }

    @Test func `Position none scrolls a row above the visible ones below the pinned header`() {
        let table = show()
        table.contentInset.top = 50
        table.contentOffset.y = 1000
        app.settle()
        expectEqual(offset(table, row(5), .none), 250)
        expectEqual(top(table.cellForRow(at: row(5))), 80)
        expectEqual(offset(table, row(6), .none), 250)
    }

    /// The header covers the row, so the row is not fully visible.
    @Test func `Position none uncovers a row that a pinned header covers`() {
        let table = show()
        table.contentOffset.y = 320
        app.settle()
        // Row 5 begins at 330 points, and the header ends at 350.
        expectEqual(offset(table, row(5), .none), 300)
        expectEqual(top(table.cellForRow(at: row(5))), 30)
    }

    /// `NSNotFound` stands for a section without rows (documentation of `scrollToRow(at:at:animated:)`).
    @Test func `scrollToRow with NSNotFound scrolls to a section without rows`() {
        let table = show { $0.counts = [20, 0, 20] }
        expectEqual(offset(table, row(NSNotFound, 1), .top), 1230)
        expectEqual(top(table.headerView(forSection: 1)), 0)
    }

    @Test func `scrollToRow with NSNotFound places a section below the content inset`() {
        let table = show { $0.counts = [20, 0, 20] }
        table.contentInset.top = 50
        expectEqual(offset(table, row(NSNotFound, 1), .top), 1180)
        expectEqual(top(table.headerView(forSection: 1)), 50)
    }

    @Test func `An animated scroll places a row below the content inset and the pinned header`() {
        let table = show()
        table.contentInset.top = 50
        table.scrollToRow(at: row(5, 1), at: .top, animated: true)
        app.advance(by: 2)
        expectEqual(table.contentOffset.y, 1480)
        expectEqual(top(table.cellForRow(at: row(5, 1))), 80)
    }

    @Test func `selectRow scrolls the row between the content insets`() {
        let table = show { $0.headerHeight = 0 }
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        table.selectRow(at: row(0, 1), animated: false, scrollPosition: .bottom)
        // The row ends at 1,260 points.
        expectEqual(table.contentOffset.y, 516)
        table.selectRow(at: row(0, 1), animated: false, scrollPosition: .none)
        expectEqual(table.contentOffset.y, 516)
        table.selectRow(at: row(0, 1), animated: false, scrollPosition: .top)
        expectEqual(table.contentOffset.y, 1150)
        expectEqual(table.indexPathsForSelectedRows, [row(0, 1)])
    }

    /// See the documentation of `scrollToNearestSelectedRow(at:animated:)`.
    @Test func `scrollToNearestSelectedRow scrolls to the nearer of two selected rows`() {
        let table = show { ($0.counts, $0.headerHeight) = ([60], 0) }
        table.allowsMultipleSelection = true
        for number in [5, 40] { table.selectRow(at: row(number), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 2300
        app.settle()
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        expectEqual(table.contentOffset.y, 2400)
        table.contentOffset.y = 100
        app.settle()
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        expectEqual(table.contentOffset.y, 300)
    }

    @Test func `A grouped table returns the frames of sections, headers, footers and rows`() {
        let table = show(.grouped) { ($0.headerHeight, $0.footerHeight) = (40, 20) }
        expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 1260, width: 390, height: 1260))
        expectEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 1260, width: 390, height: 40))
        expectEqual(table.rectForFooter(inSection: 1), CGRect(x: 0, y: 2500, width: 390, height: 20))
        expectEqual(table.rectForRow(at: row(19, 1)), CGRect(x: 0, y: 2440, width: 390, height: 60))
        expectEqual(table.rectForRow(at: row(20, 1)), .zero)
    }
}
