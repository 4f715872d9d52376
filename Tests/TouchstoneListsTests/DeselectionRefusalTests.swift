import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// `explain` for rows and items that a tap should have deselected.
@Suite(.application) @MainActor
struct DeselectionRefusalTests {
    private let app = TestApplication.current

    private func answer(_ row: UIView) -> String {
        let report = app.application.explain(app.records, for: .view(row))
        return report?.causes.map { $0.sentence(wanted: report?.wanted) }.joined(separator: "; ") ?? "none"
    }

    @Test(arguments: [true, false])
    func `An item that its delegate does not let deselect`(_ isAllowed: Bool) throws {
        let list = KeptSelection(isAllowed)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (grid.dataSource, grid.delegate, grid.allowsMultipleSelection) = (list, list, true)
        app.makeWindow().addSubview(grid)
        app.settle()
        let item = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
        item.accessibilityIdentifier = "topping"
        app.fingerTap(at: item)
        expectEqual(answer(item), "")
        app.fingerTap(at: item)
        let refusal =
            "topping was not deselected: collectionView(_:shouldDeselectItemAt:) of the KeptSelection returned false"
        expectEqual(answer(item), (isAllowed ? "" : refusal))
    }

    @Test(arguments: [true, false])
    func `A row that its delegate does not let deselect`(_ isAllowed: Bool) throws {
        let list = KeptSelection(isAllowed)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        (table.dataSource, table.delegate, table.allowsMultipleSelection) = (list, list, true)
        app.makeWindow().addSubview(table)
        app.settle()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        row.accessibilityIdentifier = "topping"
        app.fingerTap(at: row)
        expectEqual(answer(row), "")
        app.fingerTap(at: row)
        let refusal = "topping was not deselected: tableView(_:willDeselectRowAt:) of the KeptSelection returned nil"
        expectEqual(answer(row), (isAllowed ? "" : refusal))
    }
}

/// Five rows or items, which may be allowed to be deselected.
private final class KeptSelection: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let isAllowed: Bool

    init(_ isAllowed: Bool) { self.isAllowed = isAllowed }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        isAllowed ? indexPath : nil
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        isAllowed
    }
}
