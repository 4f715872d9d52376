import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Two sections of 3 and 4 rows. The data source has no titles.
private final class Ledger: NSObject, UITableViewDataSource {
    var counts = [3, 4]
    var image: UIImage?
    var text = "Row"
    var level = 0

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text
        cell.indentationLevel = level
        if let image { cell.imageView?.image = image }
        return cell
    }
}

/// A delegate with other heights in each section, and with header views.
private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 33 : 55.5
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 21 : 13
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
}

/// A delegate with header and footer views for the second section only, and no heights.
private final class Views: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 1 ? UIView() : nil
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        section == 1 ? UIView() : nil
    }
}

/// Settings of a table that change while it is visible, in a table of 390 by 600 points.
@Suite(.application) @MainActor
struct TableSettingsTests {
    private let app = TestApplication.current
    private let ledger = Ledger()

    private func show(_ style: UITableView.Style = .plain, _ configure: (UITableView) -> Void = { _ in })
        -> UITableView
    {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
        table.rowHeight = 40
        table.estimatedRowHeight = 0
        table.dataSource = ledger
        configure(table)
        app.makeWindow().addSubview(table)
        app.settle()
        return table
    }
    private func frame(_ table: UITableView, _ row: Int, _ section: Int) -> CGRect? {
        app.settle()
        return table.cellForRow(at: IndexPath(row: row, section: section))?.frame
    }

    @Test func `A row height, a delegate and a top padding that change apply to a visible table`() {
        let table = show()
        expectEqual(frame(table, 1, 1), CGRect(x: 0, y: 160, width: 390, height: 40))
        expectEqual(table.contentSize, CGSize(width: 390, height: 280))
        table.rowHeight = 27.5
        expectEqual(frame(table, 1, 1), CGRect(x: 0, y: 110, width: 390, height: 27.5))
        let heights = Heights()
        table.delegate = heights
        // A plain table has 22 points above each header: 22 + 21 + 3 * 33 + 22 + 13.
        expectEqual(frame(table, 1, 1), CGRect(x: 0, y: 177 + 55.5, width: 390, height: 55.5))
        expectEqual(table.rectForHeader(inSection: 1).maxY, 177)
        table.sectionHeaderTopPadding = 4
        expectEqual(frame(table, 1, 1)?.minY, 4 + 21 + 99 + 4 + 13 + 55.5)
        expectEqual(table.rect(forSection: 1).height, 4 + 13 + 4 * 55.5)
        table.sectionHeaderTopPadding = 0
        table.delegate = nil
        expectEqual(frame(table, 1, 1), CGRect(x: 0, y: 110, width: 390, height: 27.5))
        expectEqual(table.contentSize.height, 7 * 27.5)
        withExtendedLifetime(heights) {}
    }

    @Test func `The height of the table's headers and footers applies to sections that have one`() {
        let views = Views()
        let table = show { $0.delegate = views }
        table.sectionHeaderTopPadding = 0
        table.sectionHeaderHeight = 31
        table.sectionFooterHeight = 17
        app.settle()
        expectEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 120, width: 390, height: 31))
        expectEqual(table.rectForFooter(inSection: 1), CGRect(x: 0, y: 311, width: 390, height: 17))
        withExtendedLifetime(views) {}
    }

    @Test func `An estimated row height is the height of the rows that are not yet visible`() {
        ledger.counts = [100]
        let heights = Heights()
        let table = show {
            $0.delegate = heights
            $0.sectionHeaderTopPadding = 0
        }
        expectEqual(table.contentSize.height, 21 + 100 * 33)
        table.estimatedRowHeight = 50
        app.settle()
        // 600 points contain the header of 21 points and 18 rows of 33 points; the last of them is cut off.
        expectEqual(table.contentSize.height, 21 + 18 * 33 + 82 * 50)
        expectEqual(table.visibleCells.count, 18)
        withExtendedLifetime(heights) {}
    }

    @Test func `A point beside or below the rows is in no row`() {
        let table = show()
        func row(_ x: CGFloat, _ y: CGFloat) -> [Int]? {
            table.indexPathForRow(at: CGPoint(x: x, y: y)).map { [$0.section, $0.row] }
        }
        #expect(row(0, 0) == [0, 0] && row(389.5, 119.5) == [0, 2] && row(200, 120) == [1, 0])
        #expect(row(-0.5, 10) == nil && row(390, 10) == nil)
        #expect(row(10, -1) == nil && row(10, 279) == [1, 3] && row(10, 280) == nil)
        expectEqual(
            table.indexPathsForRows(in: CGRect(x: 5, y: 79, width: 20, height: 42))?.map { [$0.section, $0.row] },
            [[0, 1], [0, 2], [1, 0]])
    }

    /// The text is beside the image and indented, so that it needs more lines than without them.
    @Test(arguments: [0, 3])
    func `A row is as high as its text beside an image needs`(_ level: Int) throws {
        ledger.counts = [1]
        ledger.text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 4)
        ledger.image = UIGraphicsImageRenderer(size: CGSize(width: 180, height: 30)).image { _ in }
        ledger.level = level
        let table = show {
            $0.rowHeight = UITableView.automaticDimension
            $0.estimatedRowHeight = 44
        }
        let label = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
        let needed = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
        // The margin is 16 points, before and after the image and at the end.
        expectEqual(label.frame.width, 390 - 3 * 16 - 180 - CGFloat(level) * 10)
        #expect(label.frame.height >= needed)
    }

    @Test func `A cell has the background configuration of the style of its table`() {
        func background(_ style: UITableView.Style) -> UIColor? {
            let table = show(style)
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            return cell?.defaultBackgroundConfiguration().backgroundColor
        }
        expectEqual(background(.plain), UIBackgroundConfiguration.listPlainCell().backgroundColor)
        expectEqual(background(.grouped), UIBackgroundConfiguration.listGroupedCell().backgroundColor)
        expectEqual(background(.insetGrouped), UIBackgroundConfiguration.listGroupedCell().backgroundColor)
        #expect(
            UIBackgroundConfiguration.listPlainCell().backgroundColor
                != UIBackgroundConfiguration.listGroupedCell().backgroundColor)
    }
}
