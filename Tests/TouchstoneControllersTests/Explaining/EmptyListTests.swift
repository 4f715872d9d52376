import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: a touch in a list without rows, whatever left it empty.
@Suite(.application) @MainActor
struct EmptyListTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func answer(_ list: UIScrollView, _ fill: () -> Void) -> String {
        list.accessibilityIdentifier = "list"
        list.frame = window.bounds
        window.addSubview(list)
        fill()
        app.settle()
        app.fingerTap(at: CGPoint(x: 100, y: 300))
        let report = app.application.explain(app.records, wanting: list)
        return report?.causes.map { $0.sentence(wanted: report?.wanted) }.joined(separator: "; ") ?? "none"
    }

    @Test func `A table whose data source returns no rows names the method`() {
        let (table, rows) = (UITableView(), Rows(0))
        expectEqual(
            answer(table) { table.dataSource = rows },
            "tableView(_:numberOfRowsInSection:) of the Rows returned 0, so the touch has no effect on list (NV-9)")
    }

    @Test func `A table with rows is fine, also below them`() {
        let (table, rows) = (UITableView(), Rows(1))
        expectEqual(answer(table) { table.dataSource = rows }, "")
    }

    @Test func `A table without a data source says so`() {
        expectEqual(answer(UITableView()) {}, "list.dataSource is nil, so there is nothing to show (NV-9)")
    }

    @Test(arguments: [true, false])
    func `A diffable data source without a snapshot says so`(_ isApplied: Bool) {
        let layout = UICollectionViewFlowLayout()
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { grid, path, _ in
            grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let sentence = answer(grid) {
            guard isApplied else { return }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            source.apply(snapshot, animatingDifferences: false)
        }
        expectEqual(sentence.contains("snapshot().numberOfItems"), !isApplied)
        expectEqual(sentence.isEmpty, isApplied)
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    private let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
