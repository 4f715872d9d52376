import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Four books in a table view and in a collection view; configuring a cell may remove the first one.
private final class Books: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate,
    UICollectionViewDelegate
{
    var titles = ["Alice", "Beowulf", "Candide", "Dracula"]
    var editions = [0, 0, 0, 0]
    var remove: (() -> Void)?
    /// Called once, when a cell has left the list.
    var left: (() -> Void)?

    private func show(_ row: Int, in label: UILabel?) {
        label?.text = "\(titles[row]) \(editions[row])"
        guard let remove else { return }
        self.remove = nil
        titles.removeFirst()
        editions.removeFirst()
        remove()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        show(indexPath.row, in: cell.textLabel)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
        cell.contentView.addSubview(label)
        show(indexPath.item, in: label)
        return cell
    }

    private func leave() {
        let left = left
        self.left = nil
        left?()
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        leave()
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        leave()
    }
}

/// Data sources that change the list while it reconfigures cells.
@Suite(.application(tracing: .both)) @MainActor
struct ReconfiguringInCallbacksTests {
    let app = TestApplication.current
    private let books = Books()
    private let first = IndexPath(item: 0, section: 0)
    private var all: [IndexPath] { (0..<4).map { IndexPath(item: $0, section: 0) } }

    @Test func `LS-2: every reconfigured row is configured even if the first one removes a row`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        table.dataSource = books
        app.makeWindow().addSubview(table)
        app.settle()
        let cells = table.visibleCells
        books.editions = [1, 1, 1, 1]
        books.remove = { table.deleteRows(at: [first], with: .none) }
        table.reconfigureRows(at: all)
        expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["Beowulf 1", "Candide 1", "Dracula 1"])
        expectEqual(table.visibleCells, Array(cells.dropFirst()))
    }

    @Test func `LS-2: every reconfigured item is configured even if the first one removes an item`() {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
        list.dataSource = books
        app.makeWindow().addSubview(list)
        app.settle()
        books.editions = [1, 1, 1, 1]
        books.remove = { list.deleteItems(at: [first]) }
        list.reconfigureItems(at: all)
        app.settle()
        let titles = (0..<3).map { item in
            let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
            return (cell?.contentView.subviews.first as? UILabel)?.text
        }
        expectEqual(titles, ["Beowulf 1", "Candide 1", "Dracula 1"])
    }

    @Test func `LS-2: a row is reconfigured even if an empty change follows as another row leaves`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        (table.dataSource, table.delegate) = (books, books)
        app.makeWindow().addSubview(table)
        app.settle()
        books.editions = [1, 1, 1]
        books.titles.removeFirst()
        books.left = { table.performBatchUpdates(nil) }
        table.performBatchUpdates {
            table.deleteRows(at: [first], with: .automatic)
            table.reconfigureRows(at: [all[1]])
        }
        app.advance(by: 1)
        expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["Beowulf 1", "Candide 0", "Dracula 0"])
    }

    @Test func `LS-2: an item is reconfigured even if an empty change follows as another item leaves`() {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
        (list.dataSource, list.delegate) = (books, books)
        app.makeWindow().addSubview(list)
        app.settle()
        books.editions = [1, 1, 1]
        books.titles.removeFirst()
        books.left = { list.performBatchUpdates(nil) }
        list.performBatchUpdates {
            list.deleteItems(at: [first])
            list.reconfigureItems(at: [all[1]])
        }
        app.advance(by: 1)
        let titles = (0..<3).map { item in
            let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
            return (cell?.contentView.subviews.first as? UILabel)?.text
        }
        expectEqual(titles, ["Beowulf 1", "Candide 0", "Dracula 0"])
    }
}
