import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

/// An outline of animals by kind.
private final class AnimalsController: UIViewController {
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        cell.accessibilityIdentifier = item
        cell.accessories = item.hasSuffix("s") ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    private(set) lazy var source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
        [registration = self.registration] collection, path, item in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.dataSource = source
        view.addSubview(collection)
    }
}

/// Section snapshots and the lists that show them.
@Suite(.application) @MainActor
struct SectionSnapshotTests {
    let app = TestApplication.current
    private let controller = AnimalsController()
    private var source: UICollectionViewDiffableDataSource<String, String> { controller.source }

    /// Birds, with an owl and ducks; ducks, with a mallard; fish, without children.
    private func animals() -> Tree {
        var tree = Tree()
        tree.append(["birds", "fish"])
        tree.append(["owl", "ducks"], to: "birds")
        tree.append(["mallard"], to: "ducks")
        return tree
    }

    private func show(_ tree: Tree) {
        _ = app.makeWindow(root: controller)
        app.settle()
        source.apply(tree, to: "zoo", animatingDifferences: false)
        app.settle()
    }

    private var shown: [String] {
        controller.collection.indexPathsForVisibleItems.sorted().map {
            controller.collection.cellForItem(at: $0)?.accessibilityIdentifier ?? ""
        }
    }

    private func tap(_ item: String) throws {
        let path = try #require(source.indexPath(for: item))
        let cell = try #require(controller.collection.cellForItem(at: path))
        app.fingerTap(at: cell.convert(CGPoint(x: 100, y: cell.bounds.midY), to: nil))
        app.advance(by: 1)
    }

    @Test func `Items are inserted among their siblings`() {
        var tree = animals()
        tree.insert(["emu", "jay"], before: "owl")
        tree.insert(["swan", "wren"], after: "owl")
        tree.insert(["apes"], before: "birds")
        tree.insert(["ants"], after: "birds")
        expectEqual(tree.rootItems, ["apes", "birds", "ants", "fish"])
        expectEqual(
            tree.items,
            [
                "apes", "birds", "emu", "jay", "owl", "swan", "wren", "ducks", "mallard", "ants", "fish",
            ])
        expectEqual(["emu", "wren"].map { tree.parent(of: $0) }, ["birds", "birds"])
        #expect(tree.parent(of: "ants") == nil && tree.level(of: "ants") == 0 && tree.level(of: "mallard") == 2)
    }

    @Test func `Index and containment include collapsed items, and visibility does not`() {
        var tree = animals()
        expectEqual(["birds", "mallard", "fish", "cat"].map { tree.index(of: $0) }, [0, 3, 4, nil])
        expectEqual(["birds", "mallard", "fish", "cat"].map { tree.contains($0) }, [true, true, true, false])
        expectEqual(["birds", "owl", "mallard"].map { tree.isVisible($0) }, [true, false, false])
        tree.expand(["birds"])
        expectEqual(["birds", "owl", "mallard"].map { tree.isVisible($0) }, [true, true, false])
        expectEqual(tree.index(of: "mallard"), 3)
    }

    @Test func `A nested item stays expanded while its parent is collapsed`() {
        var tree = animals()
        tree.expand(["birds", "ducks"])
        expectEqual(tree.visibleItems, ["birds", "owl", "ducks", "mallard", "fish"])
        tree.collapse(["birds"])
        expectEqual(tree.visibleItems, ["birds", "fish"])
        #expect(!tree.isExpanded("birds") && tree.isExpanded("ducks"))
        tree.expand(["birds"])
        expectEqual(tree.visibleItems, ["birds", "owl", "ducks", "mallard", "fish"])
    }

    @Test func `An item that is deleted and added again is collapsed`() {
        var tree = animals()
        tree.expand(["birds", "ducks"])
        tree.delete(["ducks"])
        #expect(tree.items == ["birds", "owl", "fish"] && !tree.contains("mallard"))
        tree.append(["ducks"], to: "birds")
        tree.append(["teal"], to: "ducks")
        #expect(!tree.isExpanded("ducks") && tree.visibleItems == ["birds", "owl", "ducks", "fish"])
        expectEqual(tree.items, ["birds", "owl", "ducks", "teal", "fish"])
    }

    @Test func `A partial snapshot keeps the order and the expanded items`() {
        var tree = animals()
        tree.expand(["birds", "ducks"])
        let inner = tree.snapshot(of: "birds")
        #expect(inner.rootItems == ["owl", "ducks"] && inner.items == ["owl", "ducks", "mallard"])
        #expect(inner.visibleItems == ["owl", "ducks", "mallard"] && inner.level(of: "mallard") == 1)
        let whole = tree.snapshot(of: "birds", includingParent: true)
        #expect(whole.rootItems == ["birds"] && whole.visibleItems == ["birds", "owl", "ducks", "mallard"])
        #expect(whole.level(of: "mallard") == 2 && !whole.contains("fish"))
        tree.collapse(["ducks"])
        expectEqual(tree.snapshot(of: "birds").visibleItems, ["owl", "ducks"])
    }

    @Test func `Replacing the children of an item keeps what is expanded in the new children`() {
        var tree = animals()
        tree.expand(["birds", "ducks"])
        var geese = Tree()
        geese.append(["geese", "crane"])
        geese.append(["brant"], to: "geese")
        geese.expand(["geese"])
        tree.replace(childrenOf: "birds", using: geese)
        expectEqual(tree.items, ["birds", "geese", "brant", "crane", "fish"])
        expectEqual(tree.visibleItems, ["birds", "geese", "brant", "crane", "fish"])
        #expect(tree.parent(of: "brant") == "geese" && tree.parent(of: "crane") == "birds")
        #expect(!tree.contains("ducks") && !tree.contains("mallard"))
    }

    @Test func `deleteAll forgets which items were expanded`() {
        var tree = animals()
        tree.expand(["birds"])
        tree.deleteAll()
        #expect(tree.items == [] && tree.visibleItems == [] && !tree.isExpanded("birds"))
        tree.append(["birds"])
        tree.append(["owl"], to: "birds")
        expectEqual(tree.visibleItems, ["birds"])
    }

    @Test func `Applying a section snapshot to a new section appends the section`() {
        show(animals())
        var more = Tree()
        more.append(["rose"])
        source.apply(more, to: "garden", animatingDifferences: false)
        app.settle()
        expectEqual(source.snapshot().sectionIdentifiers, ["zoo", "garden"])
        expectEqual(shown, ["birds", "fish", "rose"])
        expectEqual(source.snapshot(for: "zoo").items, ["birds", "owl", "ducks", "mallard", "fish"])
        expectEqual(source.snapshot(for: "garden").items, ["rose"])
    }

    @Test func `A tap expands or collapses a row, and nested rows stay expanded`() throws {
        show(animals())
        expectEqual(shown, ["birds", "fish"])
        try tap("birds")
        expectEqual(shown, ["birds", "owl", "ducks", "fish"])
        try tap("ducks")
        expectEqual(shown, ["birds", "owl", "ducks", "mallard", "fish"])
        try tap("birds")
        expectEqual(shown, ["birds", "fish"])
        #expect(source.snapshot(for: "zoo").isExpanded("ducks"))
        try tap("birds")
        expectEqual(shown, ["birds", "owl", "ducks", "mallard", "fish"])
    }

    @Test func `Handlers may refuse to expand and to collapse`() throws {
        show(animals())
        let controller = controller
        source.sectionSnapshotHandlers.shouldExpandItem = { [weak controller] item in
            controller?.log.append("should expand \(item)")
            return item != "ducks"
        }
        source.sectionSnapshotHandlers.shouldCollapseItem = { [weak controller] item in
            controller?.log.append("should collapse \(item)")
            return false
        }
        source.sectionSnapshotHandlers.willExpandItem = { [weak controller] in controller?.log.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { [weak controller] in
            controller?.log.append("collapse \($0)")
        }
        try tap("birds")
        try tap("ducks")
        try tap("birds")
        expectEqual(
            controller.log, ["should expand birds", "expand birds", "should expand ducks", "should collapse birds"])
        expectEqual(shown, ["birds", "owl", "ducks", "fish"])
    }

    /// See the documentation of `snapshotForExpandingParent`.
    @Test func `snapshotForExpandingParent provides the children when an item expands`() throws {
        var tree = Tree()
        tree.append(["birds", "fish"])
        show(tree)
        let controller = controller
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { [weak controller] parent, children in
            controller?.log.append("\(parent) has \(children.items)")
            var made = children
            if made.items.isEmpty { made.append(["owl", "jay"]) }
            return made
        }
        try tap("birds")
        expectEqual(shown, ["birds", "owl", "jay", "fish"])
        try tap("birds")
        expectEqual(shown, ["birds", "fish"])
        try tap("birds")
        expectEqual(shown, ["birds", "owl", "jay", "fish"])
        expectEqual(controller.log, ["birds has []", "birds has [\"owl\", \"jay\"]"])
    }
}
