import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private typealias Source = UICollectionViewDiffableDataSource<String, String>

/// Cards in two sections, which can be moved within and between them.
private final class BoardController: UIViewController {
    private(set) lazy var collection: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 0
        return UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    }()
    private(set) lazy var source = Source(collectionView: collection) { collection, path, card in
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "card", for: path)
        cell.accessibilityIdentifier = card
        return cell
    }
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        view.addSubview(collection)
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["to do", "done"])
        snapshot.appendItems(["plan", "build", "test"], toSection: "to do")
        snapshot.appendItems(["dream"], toSection: "done")
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// Calls of a diffable data source's reordering handlers.
@Suite(.application(tracing: .both)) @MainActor
struct ReorderTransactionTests {
    let app = TestApplication.current
    private let controller = BoardController()
    private var source: Source { controller.source }
    private var collection: UICollectionView { controller.collection }

    init() {
        _ = TestApplication.current.makeWindow(root: controller)
        TestApplication.current.settle()
        let board = controller
        board.source.reorderingHandlers.canReorderItem = { [weak board] card in
            board?.log.append("can \(card)")
            return card != "test"
        }
        board.source.reorderingHandlers.willReorder = { [weak board] transaction in
            let (old, new) = (transaction.initialSnapshot, transaction.finalSnapshot)
            let now = board?.source.snapshot().itemIdentifiers ?? []
            board?.log.append("will \(old.itemIdentifiers == now) \(new.itemIdentifiers.joined(separator: " "))")
        }
        board.source.reorderingHandlers.didReorder = { [weak board] transaction in
            let now = board?.source.snapshot().itemIdentifiers ?? []
            board?.log.append("did \(transaction.finalSnapshot.itemIdentifiers == now)")
        }
    }

    private func move(_ item: Int, _ section: Int, to y: CGFloat) -> Bool {
        guard collection.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section)) else {
            return false
        }
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: y))
        collection.endInteractiveMovement()
        app.advance(by: 1)
        return true
    }

    private var shown: [String] {
        collection.indexPathsForVisibleItems.sorted().map {
            collection.cellForItem(at: $0)?.accessibilityIdentifier ?? ""
        }
    }

    @Test func `The reordering handlers are called before and after a move within a section`() {
        #expect(move(0, 0, to: 125))
        expectEqual(controller.log, ["can plan", "will true build test plan dream", "did true"])
        expectEqual(shown, ["build", "test", "plan", "dream"])
        expectEqual(source.indexPath(for: "plan"), IndexPath(item: 2, section: 0))
    }

    @Test func `A move into another section changes both sections of the snapshot`() {
        #expect(move(1, 0, to: 175))
        expectEqual(controller.log, ["can build", "will true plan test build dream", "did true"])
        expectEqual(source.snapshot().itemIdentifiers(inSection: "to do"), ["plan", "test"])
        expectEqual(source.snapshot().itemIdentifiers(inSection: "done"), ["build", "dream"])
        expectEqual(shown, ["plan", "test", "build", "dream"])
    }

    @Test func `An item that canReorderItem refuses stays in its place`() {
        #expect(!move(2, 0, to: 25))
        #expect(controller.log == ["can test"] && shown == ["plan", "build", "test", "dream"])
    }

    @Test func `A movement that returns to its start or is cancelled calls neither willReorder nor didReorder`() {
        #expect(move(0, 0, to: 30))
        #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 25))
        collection.cancelInteractiveMovement()
        app.advance(by: 1)
        #expect(controller.log == ["can plan", "can build"] && shown == ["plan", "build", "test", "dream"])
    }

    @Test func `Applying a snapshot without the moving item ends the movement`() {
        #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 125))
        var snapshot = source.snapshot()
        snapshot.deleteItems(["plan"])
        source.apply(snapshot)
        collection.endInteractiveMovement()
        app.advance(by: 1)
        #expect(controller.log == ["can plan"] && shown == ["build", "test", "dream"])
    }

    @Test func `Without reordering handlers no item moves`() {
        source.reorderingHandlers = .init()
        #expect(!move(0, 0, to: 125))
        #expect(controller.log == [] && shown == ["plan", "build", "test", "dream"])
    }
}
