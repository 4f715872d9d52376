import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A data source without editing methods.
private final class PlainSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// A data source whose only editing method is `commit`, in an extension.
private final class DeletingSource: NSObject {
    var count = 30
    var committed: [Int] = []
}

extension DeletingSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        committed.append(indexPath.row)
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

private final class SilentCell: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A list with accessories and swipe actions.
private final class ListScreen: UIViewController, UICollectionViewDelegate {
    var collection: UICollectionView!
    var source: UICollectionViewDiffableDataSource<Int, String>!
    var log: [String] = []
    var names = ["ash", "birch", "cedar", "elm", "fir", "oak"]

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            let action = UIContextualAction(style: .destructive, title: "Fell") { _, _, done in
                self?.log.append("fell \(path.item)")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        collection = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collection.delegate = self
        view.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .reorder(displayed: .whenEditing)]
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, name in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.names = transaction.finalSnapshot.itemIdentifiers
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
}

/// Swipe actions, selection and reordering in table views and lists.
@Suite(.application(tracing: .both)) @MainActor
struct SwipesAndListsTests {
    let app = TestApplication.current

    private func table(_ source: any UITableViewDataSource, _ cell: UITableViewCell.Type = UITableViewCell.self)
        -> UITableView
    {
        let window = app.makeWindow()
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 60
        table.register(cell, forCellReuseIdentifier: "row")
        table.dataSource = source
        window.addSubview(table)
        app.settle()
        return table
    }

    private func swipe(_ y: CGFloat, from start: CGFloat = 340, to end: CGFloat = 200) {
        app.fingerDown(at: CGPoint(x: start, y: y))
        app.fingerMove(to: CGPoint(x: end, y: y), duration: 0.4)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `A row without editing methods is not swiped, and the touch selects it`() {
        let source = PlainSource()
        let table = table(source)
        swipe(90)
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    }

    @Test func `A data source that implements only commit makes its rows deletable by swiping`() {
        let source = DeletingSource()
        let table = table(source)
        swipe(90)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))!.frame.minX < -50)
        app.fingerTap(at: CGPoint(x: 370, y: 90))
        app.advance(by: 1)
        expectEqual(source.committed, [1])
        expectEqual(table.numberOfRows(inSection: 0), 29)
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func `A vertical drag scrolls and swipes no row`() {
        let source = DeletingSource()
        let table = table(source)
        app.fingerDrag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 260, y: 300))
        app.advance(by: 2)
        #expect(table.contentOffset.y > 300)
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    /// As in UIKit.
    @Test func `A cell that does not call super in touchesBegan is not selected`() {
        let source = PlainSource()
        let table = table(source, SilentCell.self)
        app.fingerTap(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.5)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `A tap recognizer on the table view prevents selection unless cancelsTouchesInView is false`() {
        let source = PlainSource()
        let table = table(source)
        let tap = UITapGestureRecognizer()
        table.addGestureRecognizer(tap)
        app.fingerTap(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.5)
        #expect(table.indexPathForSelectedRow == nil)
        tap.cancelsTouchesInView = false
        app.fingerTap(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.5)
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    }

    @Test func `A finger that leaves its row selects nothing`() {
        let source = PlainSource()
        let table = table(source)
        table.isScrollEnabled = false
        app.fingerDown(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 100, y: 200), duration: 0.2)
        app.fingerUp()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func `A table view removed during a touch has no highlighted row and works when it is added again`() {
        let source = PlainSource()
        let table = table(source)
        let window = table.window!
        app.fingerDown(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.3)
        expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, true)
        table.removeFromSuperview()
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
        window.addSubview(table)
        app.fingerUp()
        app.fingerTap(at: CGPoint(x: 100, y: 150))
        app.advance(by: 0.5)
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
    }

    private func list() -> ListScreen {
        let screen = ListScreen()
        _ = app.makeWindow(root: screen)
        app.settle()
        return screen
    }

    @Test func `A list stacks its rows, selects them and performs their swipe actions`() {
        let screen = list()
        let cells = screen.collection.visibleCells
        expectEqual(cells.map(\.frame.width), Array(repeating: 390, count: 6))
        expectEqual(cells.map(\.frame.minY), (0..<6).map { CGFloat($0) * cells[0].frame.height })
        app.fingerTap(at: CGPoint(x: 100, y: cells[2].frame.midY))
        app.advance(by: 0.5)
        expectEqual(screen.log, ["select 2"])
        let y = cells[3].frame.midY
        swipe(y, to: 260)
        #expect(cells[3].frame.minX < -50)
        app.fingerTap(at: CGPoint(x: 370, y: y))
        app.advance(by: 1)
        expectEqual(screen.log, ["select 2", "fell 3"])
        expectEqual(cells[3].frame.minX, 0)
    }

    @Test func `The reorder accessory moves a row, and didReorder receives the new order`() {
        let screen = list()
        screen.collection.isEditing = true
        app.settle()
        let height = screen.collection.visibleCells[0].frame.height
        app.fingerDown(at: CGPoint(x: 368, y: height / 2))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 368, y: height * 2.5), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(screen.names, ["birch", "cedar", "ash", "elm", "fir", "oak"])
        let texts = screen.collection.visibleCells.map {
            (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
        }
        expectEqual(texts, screen.names)
    }
}
