import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A table of 1,000 rows with an estimated height of 44 points, whose rows have the height of their constraints when they are measured.
@Suite(.application) @MainActor
struct ManyRowHeightTests {
    private final class Cell: UITableViewCell {
        private lazy var height: NSLayoutConstraint = {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
            let height = box.heightAnchor.constraint(equalToConstant: 0)
            // Until the row is measured, the content has the estimated height.
            height.priority = UILayoutPriority(999)
            return height
        }()
        func setHeight(_ points: CGFloat) {
            height.constant = points
            height.isActive = true
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 1000
        var measured: Set<Int> = []
        var heights: (Int) -> CGFloat = { 30 + CGFloat($0 % 3) * 20 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.setHeight(heights(indexPath.row))
            measured.insert(indexPath.row)
            return cell
        }
    }

    private let app = TestApplication.current
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    private let source = Source()

    init() {
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
        table.dataSource = source
        table.delegate = source
        app.makeWindow().addSubview(table)
        app.settle()
    }

    private let rows = [0, 1, 2, 4, 200, 255, 256, 257, 300, 449, 451, 511, 512, 513, 600, 769, 898, 899, 901, 999]

    /// The tops of some rows, the last one's end, and the rows at these tops.
    private var tops: [CGFloat] {
        rows.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY } + [table.contentSize.height]
    }
    private var found: [Int] {
        rows.map {
            table.indexPathForRow(at: CGPoint(x: 5, y: table.rectForRow(at: IndexPath(row: $0, section: 0)).minY + 1))?
                .row ?? -1
        }
    }

    /// The tops if each row that has been measured has its own height, and each other row 44 points.
    private var expected: [CGFloat] {
        (rows + [source.count]).map { row in
            (0..<row).reduce(CGFloat(0)) { $0 + (source.measured.contains($1) ? source.heights($1) : 44) }
        }
    }

    private func show(_ row: Int) {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        app.settle()
    }

    @Test func `Measured rows have their heights and all others the estimated one, wherever the table has scrolled`() {
        for row in [0, 256, 512, 520, 300, 999, 255] {
            show(row)
            expectEqual(tops, expected, "after row \(row)")
            expectEqual(found, rows)
            let shown = table.indexPathsForVisibleRows?.map(\.row) ?? []
            expectEqual(
                shown.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }, shown.map(source.heights))
        }
    }

    @Test func `Inserted and deleted rows move measured heights with their rows`() {
        for row in [0, 256, 450, 600, 300] { show(row) }
        let heights = source.heights
        // The row at 450 goes away, and 300 new ones begin at 500.
        source.count += 299
        source.heights = { row in
            if row >= 800 { return heights(row - 299) }
            return row < 450 ? heights(row) : row < 500 ? heights(row + 1) : 60
        }
        source.measured = Set(
            source.measured.filter { $0 != 450 }.map { $0 < 450 ? $0 : $0 <= 500 ? $0 - 1 : $0 + 299 })
        table.performBatchUpdates {
            table.insertRows(at: (500..<800).map { IndexPath(row: $0, section: 0) }, with: .none)
            table.deleteRows(at: [IndexPath(row: 450, section: 0)], with: .none)
        }
        app.advance(by: 1)
        expectEqual(tops, expected)
        expectEqual(found, rows)
    }
}
