import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A hundred rows of 60 points, which records the rows that are announced.
private final class Archive: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var lines: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        lines.append("prefetch \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        lines.append("cancel \(indexPaths.map(\.row))")
    }
}

/// The rows that a table of ten visible rows announces to its prefetch data source.
@Suite(.application) @MainActor
struct RowPrefetchTests {
    private let app = TestApplication.current
    private let archive = Archive()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    init() {
        table.rowHeight = 60
        table.estimatedRowHeight = 0
        table.dataSource = archive
        table.prefetchDataSource = archive
        app.makeWindow().addSubview(table)
        app.settle()
    }

    private func scroll(to y: CGFloat) -> [String] {
        archive.lines = []
        table.contentOffset.y = y
        app.settle()
        return archive.lines
    }

    @Test func `The next rows are prefetched in the direction of scrolling, and those left behind are cancelled`() {
        expectEqual(archive.lines, ["prefetch \(Array(10...19))"])
        // Row 10 has become visible, and only row 20 has not been announced.
        expectEqual(scroll(to: 60), ["prefetch [20]"])
        expectEqual(scroll(to: 3000), ["cancel \(Array(11...20))", "prefetch \(Array(60...69))"])
        expectEqual(scroll(to: 2940), ["cancel \(Array(60...69))", "prefetch \(Array((39...48).reversed()))"])
        // The last rows of the table are visible, so that none is left to prefetch.
        expectEqual(scroll(to: 5400), ["cancel \(Array(39...48))"])
    }

    @Test func `No row is prefetched while isPrefetchingEnabled is false`() {
        table.isPrefetchingEnabled = false
        expectEqual(scroll(to: 3000), [])
        table.isPrefetchingEnabled = true
        // Rows 10 to 19, which were announced at first, are cancelled now.
        expectEqual(scroll(to: 3600), ["cancel \(Array(10...19))", "prefetch \(Array(70...79))"])
    }
}
