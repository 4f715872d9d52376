import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Sections of rows of 60 points, below headers of `headerHeight`.
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

    @Test func `A row at the top of a plain table is below its header`() {
        let table = show()
        // The second section begins at 1,230 and its rows at 1,260.
        #expect(offset(table, row(5, 1), .top) == 1530)
        #expect(top(table.headerView(forSection: 1)) == 0)
        #expect(top(table.cellForRow(at: row(5, 1))) == 30)
        #expect(offset(table, row(0, 1), .top) == 1230)
        #expect(top(table.headerView(forSection: 1)) == 0)
        #expect(top(table.cellForRow(at: row(0, 1))) == 30)
    }

    @Test func `A row at the top of a grouped table is at the edge`() {
        let table = show(.grouped) { ($0.headerHeight, $0.footerHeight) = (40, 20) }
        // The second section begins at 1,260 and its rows at 1,300.
        #expect(offset(table, row(5, 1), .top) == 1600)
        #expect(top(table.cellForRow(at: row(5, 1))) == 0)
        #expect(offset(table, row(0, 1), .top) == 1300)
    }

    @Test func `A row at the top is below the inset and the header`() {
        let table = show()
        table.contentInset.top = 50
        #expect(offset(table, row(5, 1), .top) == 1480)
        #expect(top(table.headerView(forSection: 1)) == 50)
        #expect(top(table.cellForRow(at: row(5, 1))) == 80)
    }

    @Test func `A row at the top is below the safe area and the header`() {
        let table = show { $0.additionalSafeAreaInsets.top = 40 }
        table.contentInset.top = 10
        #expect(table.adjustedContentInset.top == 50)
        #expect(offset(table, row(5, 1), .top) == 1480)
        #expect(top(table.headerView(forSection: 1)) == 50)
        #expect(top(table.cellForRow(at: row(5, 1))) == 80)
    }

    @Test func `A row at the bottom is above the inset`() {
        let table = show()
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        // Row 5 of the second section ends at 1,620, and the inset begins at 744.
        #expect(offset(table, row(5, 1), .bottom) == 876)
        #expect(top(table.cellForRow(at: row(5, 1))) == 684)
    }

    @Test func `A row in the middle is halfway between the insets`() {
        let table = show { $0.headerHeight = 0 }
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        // The center of row 20 is at 1,230; that between the insets is at 397.
        #expect(offset(table, row(0, 1), .middle) == 833)
        #expect(top(table.cellForRow(at: row(0, 1))) == 367)
    }

    @Test func `The first and the last row are reached beside the insets`() {
        let table = show { $0.headerHeight = 0 }
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        #expect(offset(table, row(19, 1), .top) == 1656)
        #expect(offset(table, row(19, 1), .bottom) == 1656)
        #expect(top(table.cellForRow(at: row(19, 1))) == 684)
        #expect(offset(table, row(0), .top) == -50)
        #expect(offset(table, row(0), .middle) == -50)
        #expect(offset(table, row(0), .bottom) == -50)
    }

    /// `.none` is a minimum of movement (documentation of `UITableView.ScrollPosition`).
    @Test func `A row below the visible ones comes to the bottom inset`() {
        let table = show()
        table.contentInset.bottom = 100
        #expect(offset(table, row(11), .none) == 6)
        #expect(offset(table, row(15), .none) == 246)
        #expect(offset(table, row(14), .none) == 246)
    }

    @Test func `A row above the visible ones comes below the header`() {
        let table = show()
        table.contentInset.top = 50
        table.contentOffset.y = 1000
        app.settle()
        #expect(offset(table, row(5), .none) == 250)
        #expect(top(table.cellForRow(at: row(5))) == 80)
        #expect(offset(table, row(6), .none) == 250)
    }

    /// A row that a header covers is not fully visible, so `.none` moves it (documentation of `UITableView.ScrollPosition`).
    @Test func `A row that a header covers is uncovered`() {
        let table = show()
        table.contentOffset.y = 320
        app.settle()
        // Row 5 begins at 330, and the header ends at 350.
        #expect(offset(table, row(5), .none) == 300)
        #expect(top(table.cellForRow(at: row(5))) == 30)
    }

    /// `NSNotFound` names a section without rows (documentation of `scrollToRow(at:at:animated:)`).
    @Test func `A section without rows is scrolled to`() {
        let table = show { $0.counts = [20, 0, 20] }
        #expect(offset(table, row(NSNotFound, 1), .top) == 1230)
        #expect(top(table.headerView(forSection: 1)) == 0)
    }

    @Test func `A section without rows is below the inset`() {
        let table = show { $0.counts = [20, 0, 20] }
        table.contentInset.top = 50
        #expect(offset(table, row(NSNotFound, 1), .top) == 1180)
        #expect(top(table.headerView(forSection: 1)) == 50)
    }

    @Test func `An animated scroll ends below the inset and the header`() {
        let table = show()
        table.contentInset.top = 50
        table.scrollToRow(at: row(5, 1), at: .top, animated: true)
        app.advance(by: 2)
        #expect(table.contentOffset.y == 1480)
        #expect(top(table.cellForRow(at: row(5, 1))) == 80)
    }

    @Test func `A selected row is scrolled between the insets`() {
        let table = show { $0.headerHeight = 0 }
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        table.selectRow(at: row(0, 1), animated: false, scrollPosition: .bottom)
        // Row 20 ends at 1,260.
        #expect(table.contentOffset.y == 516)
        table.selectRow(at: row(0, 1), animated: false, scrollPosition: .none)
        #expect(table.contentOffset.y == 516)
        table.selectRow(at: row(0, 1), animated: false, scrollPosition: .top)
        #expect(table.contentOffset.y == 1150)
        #expect(table.indexPathsForSelectedRows == [row(0, 1)])
    }

    /// The selected row nearest to the position is scrolled there (documentation of `scrollToNearestSelectedRow(at:animated:)`).
    @Test func `The nearest of two selected rows is scrolled to`() {
        let table = show { ($0.counts, $0.headerHeight) = ([60], 0) }
        table.allowsMultipleSelection = true
        for number in [5, 40] { table.selectRow(at: row(number), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 2300
        app.settle()
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 2400)
        table.contentOffset.y = 100
        app.settle()
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 300)
    }

    @Test func `Sections and their headers have frames of their own`() {
        let table = show(.grouped) { ($0.headerHeight, $0.footerHeight) = (40, 20) }
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 1260, width: 390, height: 1260))
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 1260, width: 390, height: 40))
        #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 2500, width: 390, height: 20))
        #expect(table.rectForRow(at: row(19, 1)) == CGRect(x: 0, y: 2440, width: 390, height: 60))
        #expect(table.rectForRow(at: row(20, 1)) == .zero)
    }
}
