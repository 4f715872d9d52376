import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A list with an outline of expandable items.
private final class ShopController: UIViewController, UICollectionViewDelegate {
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private(set) lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, item in
        self?.configured.append(item)
        cell.accessibilityIdentifier = item
        cell.accessories = self?.accessories(item) ?? []
    }
    private(set) lazy var source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
        [registration = self.registration] collection, path, item in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var accessories: (String) -> [UICellAccessory] = { _ in [] }
    var configured: [String] = []
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.dataSource = source
        collection.delegate = self
        view.addSubview(collection)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(source.itemIdentifier(for: indexPath) ?? "none")")
    }
}

@Suite(.application) @MainActor
struct TreesAndAccessoriesTests {
    private func shown(_ prepare: (ShopController) -> Void = { _ in }) -> (TestApplication, ShopController) {
        let app = TestApplication.current
        let screen = ShopController()
        prepare(screen)
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "nuts"])
        tree.append(["apple", "citrus", "plum"], to: "fruit")
        tree.append(["lemon", "lime"], to: "citrus")
        tree.append(["almond"], to: "nuts")
        return tree
    }

    private func items(_ screen: ShopController) -> [String] {
        (0..<screen.collection.numberOfItems(inSection: 0)).compactMap {
            screen.source.itemIdentifier(for: IndexPath(item: $0, section: 0))
        }
    }

    private func cell(_ item: String, _ screen: ShopController) -> UICollectionViewListCell? {
        screen.source.indexPath(for: item).flatMap { screen.collection.cellForItem(at: $0) }
            as? UICollectionViewListCell
    }

    private func tap(_ item: String, _ screen: ShopController, _ app: TestApplication) {
        guard let cell = cell(item, screen) else { return }
        app.fingerTap(at: cell.convert(CGPoint(x: 100, y: cell.bounds.midY), to: nil))
        app.advance(by: 1)
    }

    @Test func `A section snapshot has the levels, parents and visible items of its tree`() {
        var one = tree()
        #expect(one.rootItems == ["fruit", "nuts"] && one.visibleItems == ["fruit", "nuts"])
        expectEqual(one.items, ["fruit", "apple", "citrus", "lemon", "lime", "plum", "nuts", "almond"])
        #expect(
            one.level(of: "fruit") == 0 && one.level(of: "lime") == 2 && one.parent(of: "lime") == "citrus"
                && one.parent(of: "nuts") == nil)
        one.expand(["citrus"])
        #expect(one.isExpanded("citrus") && !one.isVisible("lemon") && one.visibleItems == ["fruit", "nuts"])
        one.expand(["fruit"])
        expectEqual(one.visibleItems, ["fruit", "apple", "citrus", "lemon", "lime", "plum", "nuts"])
        one.collapse(["citrus"])
        one.insert(["pear"], after: "apple")
        expectEqual(one.visibleItems, ["fruit", "apple", "pear", "citrus", "plum", "nuts"])
        one.delete(["citrus"])
        #expect(!one.contains("lemon") && one.items == ["fruit", "apple", "pear", "plum", "nuts", "almond"])
        expectEqual(tree().snapshot(of: "fruit", includingParent: false).rootItems, ["apple", "citrus", "plum"])
    }

    @Test func `A list shows the children of expanded items`() {
        let (app, screen) = shown()
        var one = tree()
        screen.source.apply(one, to: "all", animatingDifferences: false)
        app.settle()
        expectEqual(items(screen), ["fruit", "nuts"])
        let nuts = cell("nuts", screen)
        one.expand(["fruit"])
        screen.source.apply(one, to: "all", animatingDifferences: true)
        app.advance(by: 1)
        expectEqual(items(screen), ["fruit", "apple", "citrus", "plum", "nuts"])
        #expect(nuts != nil && cell("nuts", screen) === nuts)
        expectEqual(screen.source.snapshot(for: "all").visibleItems, items(screen))
        expectEqual(screen.source.snapshot().itemIdentifiers, items(screen))
    }

    @Test func `A tap on a header with an outline disclosure expands it and a second tap collapses it`() {
        let (app, screen) = shown { screen in
            screen.accessories = {
                ["fruit", "nuts"].contains($0) ? [.outlineDisclosure(options: .init(style: .header))] : []
            }
        }
        screen.source.sectionSnapshotHandlers.willExpandItem = { [weak screen] in screen?.log.append("expand \($0)") }
        screen.source.sectionSnapshotHandlers.willCollapseItem = { [weak screen] in screen?.log.append("collapse \($0)")
        }
        screen.source.apply(tree(), to: "all", animatingDifferences: false)
        app.advance(by: 0.5)
        tap("fruit", screen, app)
        expectEqual(screen.log.filter { !$0.hasPrefix("select") }, ["expand fruit"])
        expectEqual(items(screen), ["fruit", "apple", "citrus", "plum", "nuts"])
        tap("apple", screen, app)
        #expect(screen.log.last == "select apple" && items(screen).count == 5)
        tap("fruit", screen, app)
        expectEqual(screen.log.filter { !$0.hasPrefix("select") }, ["expand fruit", "collapse fruit"])
        expectEqual(items(screen), ["fruit", "nuts"])
    }

    @Test func `A custom accessory narrows the content view and receives its touches`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let (app, screen) = shown { screen in
            screen.accessories = { item in
                guard item == "b" else { return [] }
                return [
                    .customView(configuration: .init(customView: button, placement: .trailing(displayed: .always))),
                    .customView(configuration: .init(customView: mark, placement: .leading(displayed: .whenEditing))),
                ]
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["all"])
        snapshot.appendItems(["a", "b"])
        screen.source.apply(snapshot, animatingDifferences: false)
        app.advance(by: 0.5)
        let (a, b) = (try #require(cell("a", screen)), try #require(cell("b", screen)))
        #expect(a.contentView.frame.width > b.contentView.frame.width)
        let place = button.convert(button.bounds, to: b)
        #expect(place.minX >= b.contentView.frame.maxX && place.maxX <= 390 && abs(place.midY - b.bounds.midY) <= 1)
        #expect(mark.window == nil || mark.isHidden || mark.alpha == 0)
        app.fingerTap(at: button)
        app.advance(by: 0.5)
        #expect(taps == 1 && screen.log == [])
        screen.collection.isEditing = true
        app.advance(by: 1)
        #expect(mark.window != nil && mark.convert(mark.bounds, to: b).maxX <= b.contentView.frame.minX)
    }

    @Test func `Reconfiguring an item keeps its cell and reloading does not`() {
        let (app, screen) = shown()
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["all"])
        snapshot.appendItems(["a", "b", "c"])
        screen.source.apply(snapshot, animatingDifferences: false)
        app.advance(by: 0.5)
        let (a, b) = (cell("a", screen), cell("b", screen))
        screen.configured = []
        snapshot.reconfigureItems(["a"])
        snapshot.reloadItems(["b"])
        snapshot.moveItem("c", beforeItem: "a")
        screen.source.apply(snapshot, animatingDifferences: true)
        app.advance(by: 1)
        #expect(items(screen) == ["c", "a", "b"] && screen.configured.sorted() == ["a", "b"])
        #expect(a != nil && cell("a", screen) === a && cell("b", screen) !== b)
        let tops = ["c", "a", "b"].map { cell($0, screen)?.frame.minY ?? -1 }
        #expect(tops[0] == 0 && tops == tops.sorted() && Set(tops).count == 3)
    }
}
