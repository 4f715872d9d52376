import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A row of an edited table that is dragged by its right side: it moves, or a method of the data source is the cause.
@Suite(.application) @MainActor
struct ReorderedRowTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

    init() {
        _ = app.makeWindow(root: root)
        table.accessibilityIdentifier = "table"
        table.rowHeight = 60
        root.view.addSubview(table)
    }

    private func answer(_ source: any UITableViewDataSource) -> String {
        table.dataSource = source
        table.setEditing(true, animated: false)
        app.settle()
        guard let row = table.cellForRow(at: IndexPath(row: 1, section: 0)) else { return "no row" }
        app.fingerDown(at: CGPoint(x: 368, y: 190))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 368, y: 320), duration: 0.4)
        app.fingerUp()
        app.settle()
        guard let report = app.application.explain(app.records, wanting: row), let cause = report.causes.first else {
            return "ok"
        }
        return cause.sentence(wanted: report.wanted)
    }

    @Test func `A row that moves is fine`() {
        let source = Moving()
        expectEqual(answer(source), "ok")
        expectEqual(source.moves, 1)
    }

    @Test func `A data source without the method for moves is told so`() {
        let source = Rows()
        expectEqual(
            answer(source),
            "Rows does not implement tableView(_:moveRowAt:to:), so the touch has no effect on row1 (NV-9)")
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            named(indexPath)
        }
    }
    private final class Moving: NSObject, UITableViewDataSource {
        private(set) var moves = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            named(indexPath)
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves += 1
        }
    }
}

@MainActor
private func named(_ path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row\(path.row)"
    return cell
}
