import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: a selection that no method of the application is notified of has that as its cause, unless something else uses it.
@Suite(.application) @MainActor
struct MissingSelectionMethodTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    private let rows = Rows()

    init() {
        _ = app.makeWindow(root: root)
        table.accessibilityIdentifier = "table"
        table.rowHeight = 60
        root.view.addSubview(table)
    }

    /// The answer about a tap on the second row.
    private func answer(_ source: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?) -> String {
        table.dataSource = source
        table.delegate = delegate
        app.settle()
        guard let row = table.cellForRow(at: IndexPath(row: 1, section: 0)) else { return "no row" }
        app.fingerTap(at: row)
        app.settle()
        guard let report = app.application.explain(app.records, wanting: row), let cause = report.causes.first else {
            return "ok"
        }
        return "\(cause.code): \(cause.sentence(wanted: report.wanted)); \(report.advice.first?.words ?? "")"
    }

    @Test func `A delegate that only implements the deselection is told which method it lacks`() {
        let delegate = Deselecting()
        expectEqual(
            answer(rows, delegate),
            "no-delegate: Deselecting does not implement tableView(_:didSelectRowAt:), so the touch has no effect on row1 (NV-9); implement tableView(_:didSelectRowAt:) in Deselecting"
        )
    }

    @Test func `A delegate with the method, or with that for the primary action, is fine`() {
        let selecting = Selecting()
        let acting = Acting()
        expectEqual(answer(rows, selecting), "ok")
        expectEqual(answer(rows, acting), "ok")
    }

    @Test func `A delegate that decides which rows are highlighted or selected needs no other method`() {
        let highlighting = Highlighting()
        let permitting = Permitting()
        expectEqual(answer(rows, highlighting), "ok")
        expectEqual(answer(rows, permitting), "ok")
    }

    @Test func `Rows that show their selection themselves need no method`() {
        let delegate = Deselecting()
        rows.makeCell = { Checked(style: .default, reuseIdentifier: nil) }
        expectEqual(answer(rows, delegate), "ok")
        rows.makeCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
        table.reloadData()
        table.allowsMultipleSelection = true
        expectEqual(answer(rows, delegate), "ok")
    }

    @Test func `A table whose data source could be its delegate has no delegate`() {
        let both = Selecting()
        expectEqual(
            answer(both, nil),
            "no-delegate: table.delegate is nil, so nothing is called when the user selects a row or an item (NV-9); set it: table.delegate = self"
        )
    }

    @Test func `A table without any candidate for its delegate is fine`() {
        expectEqual(answer(rows, nil), "ok")
    }

    @Test func `A table controller that only overrides the deselection is told which method it lacks`() throws {
        let controller = DeselectingController()
        _ = app.makeWindow(root: controller)
        app.settle()
        let row = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.fingerTap(at: row)
        app.settle()
        let report = try #require(app.application.explain(app.records, wanting: row))
        expectEqual(report.causes.map(\.code), ["no-delegate"])
        #expect(report.advice.first?.words == "implement tableView(_:didSelectRowAt:) in DeselectingController")
    }

    @Test(arguments: [true, false])
    func `The items of a collection view have the same cause`(_ isFaulty: Bool) throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let items = Items()
        let (good, bad) = (SelectingItems(), DeselectingItems())
        grid.dataSource = items
        grid.delegate = isFaulty ? bad : good
        table.removeFromSuperview()
        root.view.addSubview(grid)
        app.settle()
        let item = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
        app.fingerTap(at: item)
        app.settle()
        let report = try #require(app.application.explain(app.records, wanting: item))
        expectEqual(report.causes.map(\.code), isFaulty ? ["no-delegate"] : [])
    }

    private class Rows: NSObject, UITableViewDataSource {
        var makeCell: @MainActor () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = makeCell()
            cell.accessibilityIdentifier = "row\(indexPath.row)"
            return cell
        }
    }
    private final class Selecting: Rows, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    private final class Deselecting: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    }
    private final class Acting: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    }
    private final class Checked: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) { accessoryType = selected ? .checkmark : .none }
    }
    private final class DeselectingController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    }
    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }
    private final class Highlighting: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    }

    private final class Permitting: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    }

    private final class SelectingItems: NSObject, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    }
    private final class DeselectingItems: NSObject, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    }
}
