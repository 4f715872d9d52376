import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A table view that records the calls of its methods.
private final class LoggingTable: UITableView {
    var log: [String] = []

    override func beginUpdates() { record("begin") { super.beginUpdates() } }
    override func endUpdates() { record("end") { super.endUpdates() } }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        record("batch") { super.performBatchUpdates(updates, completion: completion) }
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record("insert \(indexPaths.map(\.row))") { super.insertRows(at: indexPaths, with: animation) }
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record("delete \(indexPaths.map(\.row))") { super.deleteRows(at: indexPaths, with: animation) }
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record("reload sections \(sections.map(\.self))") { super.reloadSections(sections, with: animation) }
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        log.append("cell \(path.row)")
        return super.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        record("select \(indexPath?.row ?? -1)") {
            super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
    }
    override func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        record("scroll \(indexPath.row)") { super.scrollToRow(at: indexPath, at: position, animated: animated) }
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow ?? IndexPath(row: 0, section: 0) }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) + 100 }

    private func record(_ what: String, _ body: () -> Void) {
        log.append(what)
        body()
    }
}

/// A collection view that records the calls of its methods.
private final class LoggingGrid: UICollectionView {
    var log: [String] = []

    override func insertItems(at indexPaths: [IndexPath]) {
        log.append("insert \(indexPaths.map(\.item))")
        super.insertItems(at: indexPaths)
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        log.append("move \(indexPath.item) to \(newIndexPath.item)")
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        log.append("select \(indexPath?.item ?? -1)")
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        log.append("take \(indexPath.item)")
        return indexPath.item > 0 && super.beginInteractiveMovementForItem(at: indexPath)
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        log.append("cell for \(indexPath.item)")
        return super.cellForItem(at: indexPath)
    }
}

private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}

/// Overridden methods of lists are called by the application's code and not by the list itself.
@Suite(.application) @MainActor
struct OverridingTests {
    private let app = TestApplication.current
    private let source = Source()

    @Test func `The updates, cell reuse and selection of a table view can be overridden`() {
        let window = app.makeWindow()
        let table = LoggingTable(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = source
        window.addSubview(table)
        app.advance(by: 1)
        expectEqual(table.log, ["cell 0", "cell 1", "cell 2"])
        table.log = []
        table.beginUpdates()
        source.count = 3
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        table.endUpdates()
        expectEqual(table.log, ["begin", "insert [0]", "delete [2]", "end", "cell 0"])
        table.log = []
        table.performBatchUpdates { table.reloadSections([0], with: .none) }
        app.advance(by: 1)
        expectEqual(table.log, ["batch", "reload sections [0]", "cell 0", "cell 1", "cell 2"])
        table.log = []
        #expect(
            table.indexPathForSelectedRow == IndexPath(row: 0, section: 0) && table.indexPathsForSelectedRows == nil)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .top)
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: false)
        expectEqual(table.log, ["select 2", "scroll 1"])
        // The overridden row count does not affect the cells.
        #expect(table.numberOfRows(inSection: 0) == 103 && table.visibleCells.count == 3)
    }

    @Test func `The updates, selection and interactive movement of a collection view can be overridden`() {
        let window = app.makeWindow()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = LoggingGrid(frame: window.bounds, collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = source
        window.addSubview(grid)
        app.advance(by: 1)
        source.count = 4
        grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        grid.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 0))
        grid.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: .top)
        app.advance(by: 1)
        expectEqual(grid.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
        #expect(!grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        #expect(grid.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        grid.endInteractiveMovement()
        #expect(grid.cellForItem(at: IndexPath(item: 3, section: 0)) != nil)
        expectEqual(grid.log, ["insert [0]", "move 3 to 1", "select 2", "take 0", "take 1", "cell for 3"])
    }
}
