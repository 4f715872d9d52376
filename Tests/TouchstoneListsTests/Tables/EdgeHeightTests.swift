import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The heights of headers and footers of a table without a delegate.
@Suite(.application) @MainActor
struct EdgeHeightTests {
    private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "footer" }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `Headers and footers have the heights of the table`(style: UITableView.Style) {
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: style), Source())
        table.dataSource = source
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.sectionHeaderTopPadding) = (
            40, 50, 20, 0
        )
        TestApplication.current.makeWindow().addSubview(table)
        TestApplication.current.settle()
        expectEqual([table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height], [50, 20])
        #expect(
            table.rectForHeader(inSection: 1).minY == 190
                && table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 240)
        expectEqual(table.contentSize.height, 380)
    }
}
