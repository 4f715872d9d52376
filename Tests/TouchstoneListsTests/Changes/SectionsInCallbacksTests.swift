import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Delegate callbacks of lists that change sections (LS-1, LS-2).

// A collection view whose sections the delegate callbacks change.

private class GalleryController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    final class Tile: UICollectionViewCell { var name = "" }
    var albums: [[String]] = (0..<4).map { album in (0..<8).map { "\(album)-\($0)" } }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums[section].count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.name = albums[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: 90) }

    func expectMatch(_ when: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        guard let collectionView else { return }
        #expect(collectionView.numberOfSections == albums.count, "\(when)", sourceLocation: sourceLocation)
        guard collectionView.numberOfSections == albums.count else { return }
        for (section, names) in albums.enumerated() {
            #expect(
                collectionView.numberOfItems(inSection: section) == names.count, "\(when)",
                sourceLocation: sourceLocation)
        }
        #expect(
            collectionView.visibleCells.isEmpty == albums.allSatisfy(\.isEmpty), "\(when)",
            sourceLocation: sourceLocation)
        for cell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell), path.section < albums.count,
                path.item < albums[path.section].count
            else {
                Issue.record("a visible tile has no item, \(when)", sourceLocation: sourceLocation)
                continue
            }
            #expect((cell as? Tile)?.name == albums[path.section][path.item], "\(when)", sourceLocation: sourceLocation)
        }
    }
}

private class TaskList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var groups: [[String]] = [(0..<8).map { "a\($0)" }, (0..<8).map { "b\($0)" }, (0..<8).map { "c\($0)" }]
    let table = UITableView(frame: .zero, style: .grouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { groups.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Group \(groups[section].count)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        willMakeCell(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        if indexPath.section < groups.count, indexPath.row < groups[indexPath.section].count {
            cell.textLabel?.text = groups[indexPath.section][indexPath.row]
        }
        return cell
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        rowDidLeave(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        headerDidLeave(section)
    }
    func willMakeCell(_ indexPath: IndexPath) {}
    func rowDidLeave(_ indexPath: IndexPath) {}
    func headerDidLeave(_ section: Int) {}

    func expectMatch(_ when: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(table.numberOfSections == groups.count, "\(when)", sourceLocation: sourceLocation)
        guard table.numberOfSections == groups.count else { return }
        for (section, rows) in groups.enumerated() {
            #expect(table.numberOfRows(inSection: section) == rows.count, "\(when)", sourceLocation: sourceLocation)
        }
        #expect(table.visibleCells.isEmpty == groups.allSatisfy(\.isEmpty), "\(when)", sourceLocation: sourceLocation)
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell), path.section < groups.count,
                path.row < groups[path.section].count
            else {
                Issue.record("a visible cell has no row, \(when)", sourceLocation: sourceLocation)
                continue
            }
            #expect(cell.textLabel?.text == groups[path.section][path.row], "\(when)", sourceLocation: sourceLocation)
        }
    }
}

private final class DoneGroups: TaskList {
    var removed = 0
    override func headerDidLeave(_ section: Int) {
        guard groups.count == 3 else { return }
        removed += 1
        groups.removeFirst()
        table.deleteSections([0], with: .none)
    }
}

@Test(.application) @MainActor func `LS-2: didEndDisplaying of a header may delete its section`() {
    let app = TestApplication.current
    let list = DoneGroups()
    _ = app.makeWindow(root: list)
    app.settle()
    list.table.contentOffset.y = 460
    app.settle()
    app.advance(by: 1)
    #expect(list.removed == 1 && list.groups.count == 2)
    list.expectMatch()
}

private final class ClearedList: TaskList {
    var calls = 0
    override func rowDidLeave(_ indexPath: IndexPath) {
        calls += 1
        guard calls == 1 else { return }
        groups = [["only"]]
        table.reloadData()
    }
}

@Test(.application) @MainActor func `LS-2: didEndDisplaying of a deleted row may reload the table`() {
    let app = TestApplication.current
    let list = ClearedList()
    _ = app.makeWindow(root: list)
    app.settle()
    list.table.performBatchUpdates {
        list.groups[0].removeSubrange(0..<4)
        list.table.deleteRows(at: (0..<4).map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
    app.advance(by: 1)
    #expect(list.calls > 0)
    expectEqual(list.table.visibleCells.count, 1)
    list.expectMatch()
}

private final class Shelves: GalleryController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard indexPath.section == 2, albums.count == 4 else { return }
        albums.removeLast(2)
        collectionView.deleteSections([2, 3])
    }
}

@Test(.application) @MainActor func `LS-2: willDisplay of an item may delete two sections`() {
    let app = TestApplication.current
    let shelves = Shelves()
    _ = app.makeWindow(root: shelves)
    app.settle()
    app.advance(by: 1)
    expectEqual(shelves.albums.count, 2)
    expectEqual(shelves.collectionView.visibleCells.count, 16)
    shelves.expectMatch()
}

private final class Emptied: GalleryController {
    var ended = 0
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let paths = (0..<albums[0].count).map { IndexPath(item: $0, section: 0) }
        collectionView.performBatchUpdates {
            self.albums[0] = []
            collectionView.deleteItems(at: paths)
        } completion: { [weak self] _ in
            self?.albums = []
            collectionView.reloadData()
        }
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { ended += 1 }
}

@Test(.application) @MainActor func `LS-2: didSelectItem may empty the section and then the collection view`() {
    let app = TestApplication.current
    let gallery = Emptied()
    gallery.albums = [["A", "B", "C"], ["D"]]
    _ = app.makeWindow(root: gallery)
    app.settle()
    app.fingerTap(at: CGPoint(x: 45, y: 45))
    app.advance(by: 2)
    #expect(gallery.albums == [] && gallery.ended >= 3)
    #expect(gallery.collectionView.visibleCells.isEmpty)
    gallery.expectMatch()
}

private final class Expanding: TaskList {
    var expanded = false
    override func willMakeCell(_ indexPath: IndexPath) {
        guard !expanded, indexPath == IndexPath(row: 3, section: 0) else { return }
        expanded = true
        groups = [["x", "y"]]
        table.reloadData()
    }
}

@Test(.application) @MainActor func `LS-2: cellForRow may remove sections and rows`() {
    let app = TestApplication.current
    let list = Expanding()
    _ = app.makeWindow(root: list)
    app.settle()
    app.advance(by: 0.5)
    #expect(list.expanded && list.table.visibleCells.count == 2)
    list.expectMatch()
    list.groups[0].append("z")
    list.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    app.advance(by: 1)
    list.expectMatch("after an insertion")
    expectEqual(list.table.visibleCells.count, 3)
}

private final class Resized: GalleryController {
    override func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if indexPath == IndexPath(item: 5, section: 1), albums.count == 4 {
            albums = [["A", "B"]]
            collectionView.reloadData()
        }
        return CGSize(width: 80, height: 80)
    }
}

@Test(.application) @MainActor func `LS-2: sizeForItem may remove items`() {
    let app = TestApplication.current
    let gallery = Resized()
    _ = app.makeWindow(root: gallery)
    app.settle()
    app.advance(by: 0.5)
    expectEqual(gallery.albums.count, 1)
    expectEqual(gallery.collectionView.visibleCells.count, 2)
    gallery.expectMatch()
}

private final class Vanishing: GalleryController {
    var removals = 0
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking, scrollView.contentOffset.y > 60, albums.count > 2 else { return }
        removals += 1
        albums.removeFirst()
        collectionView.deleteSections([0])
    }
}

@Test(.application) @MainActor
func `LS-2: scrollViewDidScroll may delete sections while a finger scrolls a collection view`() {
    let app = TestApplication.current
    let gallery = Vanishing()
    gallery.albums = (0..<6).map { album in (0..<16).map { "\(album)-\($0)" } }
    _ = app.makeWindow(root: gallery)
    app.settle()
    app.fingerDrag(from: CGPoint(x: 195, y: 800), to: CGPoint(x: 195, y: 100), duration: 0.4)
    app.advance(by: 3)
    #expect(gallery.removals >= 1 && gallery.albums.count == 6 - gallery.removals)
    gallery.expectMatch()
}

private final class Cascading: TaskList {
    var steps = 0
    override func rowDidLeave(_ indexPath: IndexPath) {
        guard steps < 2 else { return }
        steps += 1
        table.beginUpdates()
        groups.removeLast()
        table.deleteSections([groups.count], with: .automatic)
        table.endUpdates()
    }
}

@Test(.application) @MainActor
func `LS-2: didEndDisplaying of a row may delete section after section with beginUpdates`() {
    let app = TestApplication.current
    let list = Cascading()
    _ = app.makeWindow(root: list)
    app.settle()
    list.table.contentOffset.y = 200
    app.settle()
    app.advance(by: 1)
    #expect(list.steps == 2 && list.groups.count == 1)
    list.expectMatch()
    list.table.reloadData()
    app.advance(by: 0.5)
    list.expectMatch("after a reload")
}

@Test(.application) @MainActor func `LS-1: deleting a section that the data source keeps reloads the table view`() {
    let app = TestApplication.current
    let list = TaskList()
    _ = app.makeWindow(root: list)
    app.settle()
    let exceptions = app.exceptions {
        list.table.deleteSections([1], with: .automatic)
        app.advance(by: 1)
        list.expectMatch("after a section was deleted that is still there")
        list.groups[0].append("new")
        list.table.insertRows(at: [IndexPath(row: 0, section: 7)], with: .automatic)
        app.advance(by: 1)
        list.expectMatch("after a row was inserted into a section that does not exist")
        list.groups = []
        list.table.reloadSections([0], with: .none)
        app.advance(by: 1)
        list.expectMatch("after a section was reloaded that is gone")
    }
    expectEqual(exceptions.count, 3)
}

@Test(.application) @MainActor
func `LS-1: moving an item to an index path that does not exist reloads the collection view`() {
    let app = TestApplication.current
    let gallery = GalleryController()
    gallery.albums = [["A", "B", "C"], ["D"]]
    _ = app.makeWindow(root: gallery)
    app.settle()
    let exceptions = app.exceptions {
        gallery.collectionView.performBatchUpdates {
            gallery.albums[0] = ["C", "B"]
            gallery.collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 9, section: 3))
        }
        app.advance(by: 1)
        gallery.expectMatch("after a move to nowhere")
        expectEqual(gallery.collectionView.visibleCells.count, 3)
        gallery.albums = [["A"]]
        gallery.collectionView.reloadItems(at: [IndexPath(item: 2, section: 0)])
        app.advance(by: 1)
    }
    expectEqual(exceptions.count, 2)
    gallery.expectMatch("after an item was reloaded that is gone")
}
