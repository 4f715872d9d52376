import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A list whose rows set their accessories in the configuration update handler.
private final class AccessoryScreen: UIViewController {
    var collection: UICollectionView!
    var source: UICollectionViewDiffableDataSource<Int, String>!
    var accessories: () -> [UICellAccessory] = { [] }
    var names = ["ash", "birch", "cedar", "elm"]

    override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            ])
        }
        collection = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, _, _ in
            cell.configurationUpdateHandler = { cell, _ in
                guard let self, let cell = cell as? UICollectionViewListCell else { return }
                cell.accessories = self.accessories()
            }
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, name in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] in self?.names = $0.finalSnapshot.itemIdentifiers }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// Accessories of list cells.
@Suite(.application(tracing: .both)) @MainActor
struct ListAccessoriesTests {
    let app = TestApplication.current
    private let screen = AccessoryScreen()

    private func show() {
        _ = app.makeWindow(root: screen)
        app.settle()
    }

    private func row(_ item: Int) throws -> UICollectionViewListCell {
        try #require(
            screen.collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    private func marks(_ item: Int) throws -> [Bool] {
        try row(item).subviews.compactMap { $0 as? UIControl }.map(\.isSelected)
    }

    /// The configuration update handler replaces the reorder control that the finger is on.
    @Test func `A row can be reordered although its accessories are set again during the move`() throws {
        screen.accessories = { [.reorder(displayed: .always)] }
        show()
        let height = try row(0).frame.height
        app.fingerDown(at: CGPoint(x: 368, y: height / 2))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 368, y: height * 2.5), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(screen.names, ["birch", "cedar", "ash", "elm"])
    }

    @Test
    func `A custom accessory view keeps its tag and its position among the subviews when accessories are set again`()
        throws
    {
        show()
        let toggle = UISwitch()
        toggle.tag = 7
        func own() -> UICellAccessory {
            .customView(configuration: .init(customView: toggle, placement: .trailing()))
        }
        let row = try row(0)
        row.configurationUpdateHandler = nil
        row.accessories = [own()]
        app.settle()
        expectEqual(toggle.tag, 7)
        #expect(toggle.frame.minX > 200)
        let subviews = row.subviews
        row.accessories = [own(), .checkmark()]
        #expect(toggle.superview === row)
        expectEqual(row.subviews.prefix(subviews.count), subviews[...])
        row.accessories = []
        #expect(toggle.superview == nil)
        expectEqual(toggle.tag, 7)
    }

    private func edit(_ editing: Bool) {
        screen.collection.isEditing = editing
        app.settle()
    }

    private func tapControl(_ item: Int) throws {
        app.fingerTap(at: CGPoint(x: 20, y: try row(item).frame.midY))
        app.advance(by: 1)
    }

    @Test func `A tap on the insert control of an edited row calls its action`() throws {
        let screen = screen
        screen.accessories = {
            [
                .insert {
                    var snapshot = screen.source.snapshot()
                    snapshot.insertItems(["fir"], beforeItem: "birch")
                    screen.source.apply(snapshot)
                }
            ]
        }
        show()
        try expectEqual(marks(0), [])
        edit(true)
        try expectEqual(marks(0), [false])
        try tapControl(0)
        expectEqual(screen.source.snapshot().itemIdentifiers, ["ash", "fir", "birch", "cedar", "elm"])
        expectEqual(screen.collection.numberOfItems(inSection: 0), 5)
        edit(false)
        try expectEqual(marks(0), [])
    }

    @Test func `A tap on the delete control of an edited row calls its action and does not open the row`() throws {
        let screen = screen
        screen.accessories = {
            [
                .delete {
                    var snapshot = screen.source.snapshot()
                    snapshot.deleteItems(["birch"])
                    screen.source.apply(snapshot)
                }
            ]
        }
        show()
        edit(true)
        try tapControl(1)
        expectEqual(screen.source.snapshot().itemIdentifiers, ["ash", "cedar", "elm"])
        try expectEqual(row(1).frame.minX, 0)
    }

    @Test func `Without an action the delete control opens the row and the insert control does nothing`() throws {
        screen.accessories = { [.insert()] }
        show()
        edit(true)
        try tapControl(1)
        try expectEqual(row(1).frame.minX, 0)
        screen.accessories = { [.delete()] }
        edit(false)
        edit(true)
        try tapControl(1)
        #expect(try row(1).frame.minX < 0)
    }

    @Test func `The multiselect accessory is selected with its row`() throws {
        show()
        screen.collection.allowsMultipleSelectionDuringEditing = true
        screen.collection.isEditing = true
        for item in 0..<2 {
            let row = try row(item)
            row.configurationUpdateHandler = nil
            row.accessories = [.multiselect()]
        }
        app.settle()
        try expectEqual(marks(0), [false])
        app.fingerTap(at: CGPoint(x: 200, y: try row(0).frame.midY))
        app.advance(by: 0.5)
        try expectEqual(marks(0), [true])
        try expectEqual(marks(1), [false])
        app.fingerTap(at: CGPoint(x: 200, y: try row(0).frame.midY))
        app.advance(by: 0.5)
        try expectEqual(marks(0), [false])
    }
}
