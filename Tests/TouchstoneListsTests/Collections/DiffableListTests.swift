import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private struct Note: Hashable, Sendable {
    var id: Int
    var text: String

    static func == (one: Note, other: Note) -> Bool { one.id == other.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Editable notes in a table view: the usual subclass of the diffable data source.
private final class EditableNotes: UITableViewDiffableDataSource<String, Int> {
    var committed: [Int] = []

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let id = itemIdentifier(for: indexPath) else { return }
        committed.append(id)
        var snapshot = self.snapshot()
        snapshot.deleteItems([id])
        apply(snapshot)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }
}

private final class NotesController: UIViewController, UICollectionViewDelegate {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, Note>!
    var configured: [String] = []
    var tapped: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 60)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 390, height: 20)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.delegate = self
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Note> {
            [weak self] cell, _, note in
            self?.configured.append(note.text)
            cell.accessibilityLabel = note.text
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.accessibilityLabel = "section \(indexPath.section)"
        }
        dataSource = UICollectionViewDiffableDataSource<Int, Note>(collectionView: collectionView) {
            collectionView, indexPath, note in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    func show(_ notes: [[Note]], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
        for (section, notes) in notes.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(notes, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tapped.append(dataSource.itemIdentifier(for: indexPath)?.text ?? "nothing")
    }
}

/// Diffable data sources of collection views, their subclasses, and items that are equal without being identical.
@Suite(.application(tracing: .both)) @MainActor
struct DiffableListTests {
    let app = TestApplication.current
    private let controller = NotesController()

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func notes(_ texts: [String]) -> [Note] { texts.enumerated().map { Note(id: $0.offset, text: $0.element) } }

    private func labels() -> [String] {
        let collection = controller.collectionView!
        return collection.indexPathsForVisibleItems.sorted().map {
            collection.cellForItem(at: $0)?.accessibilityLabel ?? ""
        }
    }

    @Test func `A collection view shows the sections, headers and items of a snapshot`() {
        controller.show([notes(["a", "b", "c"]), [Note(id: 9, text: "z")]], animated: false)
        app.advance(by: 1)
        expectEqual(labels(), ["a", "b", "c", "z"])
        let collection = controller.collectionView!
        expectEqual(collection.numberOfSections, 2)
        // 20 + 3 × 60, and the second section's header.
        expectEqual(collection.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY, 220)
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        expectEqual(header?.accessibilityLabel, "section 1")
        expectEqual(header?.frame, CGRect(x: 0, y: 200, width: 390, height: 20))
    }

    /// An item whose text alone changes requires `reconfigureItems`.
    @Test func `An item that is equal to the previous one keeps its cell without being configured again`() {
        controller.show([notes(["a", "b"])], animated: false)
        app.advance(by: 1)
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
        controller.configured = []
        controller.show([notes(["a", "changed"])], animated: true)
        app.advance(by: 1)
        expectEqual(controller.configured, [])
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }

    @Test func `A tap after a deletion selects the item at the new index path`() {
        controller.show([notes(["a", "b", "c"])], animated: false)
        app.advance(by: 1)
        var snapshot = controller.dataSource.snapshot()
        snapshot.deleteItems([Note(id: 0, text: "")])
        controller.dataSource.apply(snapshot, animatingDifferences: true)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 100, y: 20 + 90))
        app.advance(by: 0.5)
        expectEqual(controller.tapped, ["c"])
    }

    @Test func `The completion of apply is called once, after the change`() {
        let controller = controller
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
        snapshot.appendSections([0])
        snapshot.appendItems(notes(["a", "b"]))
        controller.dataSource.apply(snapshot, animatingDifferences: true) {
            controller.tapped.append("\(controller.collectionView.numberOfItems(inSection: 0)) items")
        }
        app.advance(by: 1)
        expectEqual(controller.tapped, ["2 items"])
    }

    @Test func `applySnapshotUsingReloadData requests every cell again`() {
        controller.show([notes(["a", "b"])], animated: false)
        app.advance(by: 1)
        controller.configured = []
        controller.dataSource.applySnapshotUsingReloadData(controller.dataSource.snapshot())
        app.advance(by: 1)
        expectEqual(Set(controller.configured), ["a", "b"])
        expectEqual(labels(), ["a", "b"])
    }

    @Test func `A subclass of a table view's diffable data source supports headers and deletion by swiping`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        table.rowHeight = 60
        table.sectionHeaderTopPadding = 0
        table.sectionHeaderHeight = 30
        table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        let source = EditableNotes(tableView: table) { table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
            cell.textLabel?.text = "\(id)"
            return cell
        }
        controller.view.addSubview(table)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["today"])
        snapshot.appendItems([10, 20, 30])
        source.apply(snapshot, animatingDifferences: false)
        app.settle()
        let header = try #require(table.headerView(forSection: 0))
        expectEqual(header.textLabel?.text?.lowercased(), "today")
        expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 90)
        app.fingerDown(at: CGPoint(x: 340, y: 120))
        app.fingerMove(to: CGPoint(x: 240, y: 120), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 370, y: 120))
        app.advance(by: 1)
        expectEqual(source.committed, [20])
        expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["10", "30"])
    }

    @Test func `A section snapshot shows the children of expanded items`() {
        let source = controller.dataSource!
        var outline = NSDiffableDataSourceSectionSnapshot<Note>()
        let parent = Note(id: 1, text: "parent")
        let children = [Note(id: 2, text: "first"), Note(id: 3, text: "second")]
        outline.append([parent, Note(id: 4, text: "last")])
        outline.append(children, to: parent)
        controller.show([[]], animated: false)
        source.apply(outline, to: 0, animatingDifferences: false)
        app.advance(by: 1)
        expectEqual(labels(), ["parent", "last"])
        var opened = source.snapshot(for: 0)
        opened.expand([parent])
        source.apply(opened, to: 0, animatingDifferences: true)
        app.advance(by: 1)
        expectEqual(labels(), ["parent", "first", "second", "last"])
        expectEqual(source.snapshot().itemIdentifiers(inSection: 0).count, 4)
    }

    @Test func `A diffable data source finds moved sections by index and by identifier`() {
        controller.show([notes(["a"]), [Note(id: 7, text: "b")]], animated: false)
        app.advance(by: 1)
        var snapshot = controller.dataSource.snapshot()
        snapshot.moveSection(1, beforeSection: 0)
        controller.dataSource.apply(snapshot, animatingDifferences: true)
        app.advance(by: 1)
        expectEqual(labels(), ["b", "a"])
        expectEqual(controller.dataSource.sectionIdentifier(for: 0), 1)
        expectEqual(controller.dataSource.index(for: 0), 1)
    }
}
