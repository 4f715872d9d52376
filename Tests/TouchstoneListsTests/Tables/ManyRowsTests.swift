import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneLists

/// Rows with self-sizing cells.
private final class ManyRows: NSObject, UITableViewDataSource {
    var count = 100_000
    var requestCount = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "line \(indexPath.row)\n", count: 1 + indexPath.row % 5)
        return cell
    }
}

/// Square items in a grid.
private final class ManyItems: NSObject, UICollectionViewDataSource {
    var requestCount = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requestCount += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// Long lists request and keep only the cells that are visible.
@Suite(.application(tracing: .both)) @MainActor
struct ManyRowsTests {
    let app = TestApplication.current

    @Test func `Visible rows keep their positions when rows above them are measured`() {
        let window = app.makeWindow()
        let table = UITableView(frame: window.bounds)
        let source = ManyRows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        window.addSubview(table)
        app.settle()
        table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
        app.settle()
        #expect(source.requestCount < 100)
        for _ in 0..<200 {
            let before = table.visibleCells.map { ($0, $0.convert($0.bounds, to: nil).minY) }
            table.contentOffset.y -= 30
            app.settle()
            // Cells that stay visible are 30 points further down.
            for (cell, y) in before where table.indexPath(for: cell) != nil && y < 780 && y > 0 {
                expectEqual(cell.convert(cell.bounds, to: nil).minY, y + 30)
            }
        }
        #expect(source.requestCount < 400)
        let frames = table.visibleCells.map(\.frame)
        for (one, next) in zip(frames, frames.dropFirst()) { expectEqual(one.maxY, next.minY) }
    }

    @Test func `A grid of many items requests only the visible cells`() {
        let window = app.makeWindow()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let source = ManyItems()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        window.addSubview(collection)
        app.settle()
        collection.contentOffset.y = 1_000_000
        app.settle()
        #expect(source.requestCount < 100)
        #expect(collection.indexPathsForVisibleItems.first!.item > 20_000)
        #expect(collection.visibleCells.count <= 30)
    }

    @Test func `A row that begins at the lower edge of the table view is not requested`() {
        let window = app.makeWindow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.contentInsetAdjustmentBehavior = .never
        let source = ManyRows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = source
        window.addSubview(table)
        app.settle()
        expectEqual(source.requestCount, 10)
        table.contentOffset.y = 44
        app.settle()
        expectEqual(source.requestCount, 11)
        table.contentOffset.y = 45
        app.settle()
        expectEqual(source.requestCount, 12)
        expectEqual(table.indexPathsForVisibleRows?.first?.row, 1)
        expectEqual(table.visibleCells.map(\.frame.minY), (1...11).map { CGFloat($0) * 44 })
    }

    /// Compares with a plain sum of all heights.
    @Test func `RowHeights returns the offset of each row and the row at each offset`() {
        var rows = RowHeights(count: 1000, assumed: 40)
        var plain = Array(repeating: CGFloat(40), count: 1000)
        var number = 7
        for _ in 0..<300 {
            number = (number * 73 + 11) % 1000
            let height = CGFloat(10 + number % 90)
            rows.set(number, height)
            plain[number] = height
        }
        var sum: CGFloat = 0
        for row in 0..<1000 {
            expectEqual(rows.offset(row), sum)
            expectEqual(rows.row(at: sum + plain[row] / 2), row)
            sum += plain[row]
        }
        expectEqual(rows.total, sum)
    }

    /// Compares with an array that is changed step by step.
    @Test func `ListUpdates computes new index paths and detects counts that do not fit`() {
        let old = Array(0..<12)
        var updates = ListUpdates()
        updates.deleted = [IndexPath(item: 2, section: 0), IndexPath(item: 7, section: 0)]
        updates.moved = [IndexPath(item: 10, section: 0): IndexPath(item: 0, section: 0)]
        updates.inserted = [IndexPath(item: 3, section: 0), IndexPath(item: 4, section: 0)]
        var new = [10, 0, 1, -1, -2, 3, 4, 5, 6, 8, 9, 11]
        let shift = updates.shift()
        for row in old {
            let place = shift.path(IndexPath(item: row, section: 0))
            expectEqual(place?.item, new.firstIndex(of: row))
        }
        #expect(updates.misfit(old: [12], new: [new.count], noun: "row") == nil)
        new.removeLast()
        #expect(updates.misfit(old: [12], new: [new.count], noun: "row") != nil)
    }
}
