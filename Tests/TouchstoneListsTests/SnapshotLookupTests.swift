import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private typealias Source = UICollectionViewDiffableDataSource<String, String>
private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

/// Cards in sections; the data source records the items that its cell provider receives.
private final class CardsController: UIViewController {
    private(set) lazy var collection: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 0
        return UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    }()
    var provided: [String] = []
    private(set) lazy var source = Source(collectionView: collection) { [weak self] collection, path, card in
        self?.provided.append(card)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "card", for: path)
        cell.accessibilityIdentifier = card
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        view.addSubview(collection)
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b", "c"])
        for section in snapshot.sectionIdentifiers {
            snapshot.appendItems(["\(section)1", "\(section)2"], toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// Lookups of unknown sections and items in a data source and its snapshots, and snapshots that are applied twice.
@Suite(.application(tracing: .both)) @MainActor
struct SnapshotLookupTests {
    let app = TestApplication.current
    private let controller = CardsController()
    private var source: Source { controller.source }

    init() {
        _ = TestApplication.current.makeWindow(root: controller)
        TestApplication.current.settle()
        controller.provided = []
    }

    private var shown: [String] {
        controller.collection.indexPathsForVisibleItems.sorted().map {
            controller.collection.cellForItem(at: $0)?.accessibilityIdentifier ?? ""
        }
    }

    @Test func `Lookups of unknown sections and items in a data source return nil`() {
        #expect(source.index(for: "x") == nil && source.sectionIdentifier(for: 3) == nil)
        #expect(source.sectionIdentifier(for: -1) == nil && source.indexPath(for: "x1") == nil)
        for path in [
            IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 3), IndexPath(item: -1, section: 0),
            IndexPath(item: 0, section: -1), IndexPath(index: 0), IndexPath(),
        ] {
            #expect(source.itemIdentifier(for: path) == nil)
        }
    }

    @Test func `Lookups of unknown sections and items in a snapshot return nil`() {
        let snapshot = source.snapshot()
        #expect(snapshot.indexOfItem("x1") == nil && snapshot.indexOfSection("x") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: "x1") == nil)
    }

    @Test func `A section that a snapshot does not contain has no items and logs an exception`() {
        let snapshot = source.snapshot()
        let logged = LoggedException.collecting {
            #expect(snapshot.itemIdentifiers(inSection: "x") == [] && snapshot.numberOfItems(inSection: "x") == 0)
        }
        expectEqual(logged.count, 2)
    }

    @Test func `A change of a snapshot that names an unknown section or item logs an exception and changes nothing`() {
        let logged = LoggedException.collecting {
            var snapshot = source.snapshot()
            snapshot.moveSection("a", afterSection: "x")
            snapshot.moveSection("x", afterSection: "a")
            snapshot.moveSection("a", afterSection: "a")
            snapshot.moveItem("a1", afterItem: "x1")
            snapshot.moveItem("x1", beforeItem: "a1")
            snapshot.insertItems(["new"], afterItem: "x1")
            snapshot.appendItems(["new"], toSection: "x")
            expectEqual(snapshot.sectionIdentifiers, ["a", "b", "c"])
            expectEqual(snapshot.itemIdentifiers, ["a1", "a2", "b1", "b2", "c1", "c2"])
        }
        expectEqual(logged.count, 7)
    }

    @Test func `Applying a snapshot a second time changes nothing`() {
        let controller = controller
        var snapshot = source.snapshot()
        snapshot.moveSection("a", afterSection: "c")
        for number in 1...2 {
            source.apply(snapshot) { controller.provided.append("done \(number)") }
            app.advance(by: 1)
        }
        expectEqual(shown, ["b1", "b2", "c1", "c2", "a1", "a2"])
        expectEqual(controller.provided, ["done 1", "done 2"])
        expectEqual(source.snapshot().sectionIdentifiers, ["b", "c", "a"])
    }

    @Test func `Applying a snapshot twice in a row calls both completions`() {
        let controller = controller
        var snapshot = source.snapshot()
        snapshot.deleteItems(["b1"])
        source.apply(snapshot) { controller.provided.append("done 1") }
        source.apply(snapshot) { controller.provided.append("done 2") }
        app.advance(by: 1)
        #expect(shown == ["a1", "a2", "b2", "c1", "c2"] && controller.provided == ["done 1", "done 2"])
    }

    @Test func `moveItemAt with a section that does not exist is ignored`() {
        for path in [IndexPath(item: 0, section: 7), IndexPath(index: 0)] {
            source.collectionView(controller.collection, moveItemAt: IndexPath(item: 0, section: 0), to: path)
        }
        source.collectionView(
            controller.collection, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: -4, section: 1))
        expectEqual(source.snapshot().itemIdentifiers, ["a2", "a1", "b1", "b2", "c1", "c2"])
        expectEqual(source.indexPath(for: "a1"), IndexPath(item: 0, section: 1))
    }
}
