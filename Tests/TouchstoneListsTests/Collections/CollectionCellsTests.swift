import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class PhotoCell: UICollectionViewCell {
    let like = UIButton(frame: CGRect(x: 60, y: 60, width: 40, height: 40))
    var preparations = 0
    var path: IndexPath?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(like)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
        path = nil
    }
}

/// Photos in a grid, with cell registrations instead of reuse identifiers.
private final class PhotosController: UICollectionViewController {
    var photos = (0..<40).map { "photo \($0)" }
    var log: [String] = []
    var shown: Set<Int> = []
    var likes: [Int] = []
    var titles: [String] = []
    let cells = UICollectionView.CellRegistration<PhotoCell, String> { cell, indexPath, photo in
        cell.path = indexPath
        cell.accessibilityLabel = photo
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in
        view.accessibilityLabel = "\(kind) \(indexPath.section)"
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 130, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 390, height: 50)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: photos[indexPath.item])
        cell.like.addAction(
            UIAction(identifier: UIAction.Identifier("like")) { [weak self, weak cell] _ in
                if let path = cell.flatMap({ self?.collectionView.indexPath(for: $0) }) {
                    self?.likes.append(path.item)
                }
            }, for: .touchUpInside)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown.insert(indexPath.item)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown.remove(indexPath.item)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("selected \(indexPath.item)")
    }

    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    {
        indexPath.item != 7
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        photos.insert(photos.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}

/// Cell registrations, changes and the standard gesture of a collection view controller. The items begin at a height of 50 points.
@Suite(.application(tracing: .both)) @MainActor
struct CollectionCellsTests {
    let app = TestApplication.current
    private let controller = PhotosController()

    private var collection: UICollectionView { controller.collectionView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A point in the upper left of an item, outside its button.
    private func place(_ item: Int) -> CGPoint {
        CGPoint(x: 130 * CGFloat(item % 3) + 30, y: 50 + 100 * CGFloat(item / 3) + 30)
    }

    private func labels(_ items: Range<Int>) -> [String] {
        items.map { collection.cellForItem(at: path($0))?.accessibilityLabel ?? "?" }
    }

    @Test func `A registration configures its cells and supplementary views`() throws {
        for item in 0..<24 {
            let cell = try #require(collection.cellForItem(at: path(item)) as? PhotoCell)
            expectEqual(cell.path, path(item))
            expectEqual(cell.accessibilityLabel, "photo \(item)")
            expectEqual(cell.frame.origin, CGPoint(x: 130 * (item % 3), y: 50 + 100 * (item / 3)))
        }
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        expectEqual(header?.accessibilityLabel, "UICollectionElementKindSectionHeader 0")
        expectEqual(
            collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
    }

    @Test func `A cell that is used again is prepared for reuse and has the right item`() {
        for offset in [200.0, 400, 539, 0] {
            collection.contentOffset.y = offset
            app.settle()
            let visible = Set(collection.indexPathsForVisibleItems.map(\.item))
            expectEqual(controller.shown, visible)
            for item in visible { expectEqual(labels(item..<item + 1), ["photo \(item)"]) }
        }
        let cells = collection.visibleCells.compactMap { $0 as? PhotoCell }
        #expect(cells.contains { $0.preparations > 0 })
    }

    /// Deletions use the indexes before the batch, insertions those after it (documentation of `performBatchUpdates`).
    @Test func `A batch deletes by the old indexes and inserts by the new ones`() {
        let kept = collection.cellForItem(at: path(1))
        collection.performBatchUpdates {
            controller.photos.removeSubrange(0...0)
            controller.photos.insert("new", at: 2)
            collection.insertItems(at: [path(2)])
            collection.deleteItems(at: [path(0)])
        }
        app.advance(by: 1)
        expectEqual(labels(0..<4), ["photo 1", "photo 2", "new", "photo 3"])
        #expect(collection.cellForItem(at: path(0)) === kept)
        expectEqual(kept?.frame, CGRect(x: 0, y: 50, width: 130, height: 100))
        expectEqual(collection.numberOfItems(inSection: 0), 40)
    }

    @Test func `An item that the program moves keeps its cell`() {
        let last = collection.cellForItem(at: path(5))
        controller.photos.insert(controller.photos.remove(at: 5), at: 0)
        collection.moveItem(at: path(5), to: path(0))
        app.advance(by: 1)
        expectEqual(labels(0..<3), ["photo 5", "photo 0", "photo 1"])
        #expect(collection.cellForItem(at: path(0)) === last)
        // `moveItem(at:to:)` does not call the data source's `moveItemAt`.
        expectEqual(controller.log, [])
    }

    /// The program deletes one item, but the data source has two fewer.
    @Test func `A deletion that contradicts the data source's count logs an exception`() {
        let logged = LoggedException.collecting {
            TestApplication.run { app in
                let controller = PhotosController()
                _ = app.makeWindow(root: controller)
                app.settle()
                controller.photos.removeFirst(2)
                controller.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
                app.advance(by: 1)
            }
        }
        expectEqual(logged.count, 1)
    }

    @Test func `A tap on an item selects it, and a tap on its button does not`() throws {
        app.fingerTap(at: place(4))
        app.advance(by: 0.4)
        expectEqual(controller.log, ["selected 4"])
        let cell = try #require(collection.cellForItem(at: path(8)) as? PhotoCell)
        app.fingerTap(at: cell.like)
        app.advance(by: 0.4)
        expectEqual(controller.log, ["selected 4"])
        expectEqual(controller.likes, [8])
        expectEqual(collection.indexPathsForSelectedItems, [path(4)])
    }

    /// `shouldHighlightItemAt` returns false, which stops the selection (UIKit's header).
    @Test func `An item that may not be highlighted is not selected`() {
        app.fingerTap(at: place(7))
        app.advance(by: 0.4)
        expectEqual(controller.log, [])
        expectEqual(collection.indexPathsForSelectedItems ?? [], [])
    }

    /// See `installsStandardGestureForInteractiveMovement`.
    @Test func `The standard gesture of a collection view controller moves an item`() {
        app.fingerDown(at: place(0))
        app.advance(by: 1)
        app.fingerMove(to: place(5), duration: 0.6)
        app.advance(by: 0.5)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log.filter { $0.hasPrefix("moved") }, ["moved 0 to 5"])
        expectEqual(labels(0..<6), ["photo 1", "photo 2", "photo 3", "photo 4", "photo 5", "photo 0"])
    }

    @Test func `A collection view controller without the standard gesture moves no item`() {
        let plain = PhotosController()
        plain.installsStandardGestureForInteractiveMovement = false
        _ = app.makeWindow("second", root: plain)
        app.settle()
        app.fingerDown(at: place(0))
        app.advance(by: 1)
        app.fingerMove(to: place(5), duration: 0.6)
        app.fingerUp()
        app.advance(by: 1)
        #expect(!plain.log.contains { $0.hasPrefix("moved") })
        expectEqual(plain.photos.first, "photo 0")
    }

    @Test func `reloadData clears the selection and requests the cells again`() {
        collection.selectItem(at: path(3), animated: false, scrollPosition: [])
        controller.photos = ["one", "two"]
        collection.reloadData()
        app.settle()
        expectEqual(labels(0..<2), ["one", "two"])
        expectEqual(collection.visibleCells.count, 2)
        expectEqual(collection.indexPathsForSelectedItems ?? [], [])
        expectEqual(collection.contentSize.height, 150)
    }

    @Test func `A hit test in a cell finds its content view or its button`() throws {
        let cell = try #require(collection.cellForItem(at: path(4)) as? PhotoCell)
        #expect(collection.hitTest(place(4), with: nil) === cell.contentView)
        let onButton = cell.like.convert(CGPoint(x: 20, y: 20), to: collection)
        #expect(collection.hitTest(onButton, with: nil) === cell.like)
        expectEqual(cell.contentView.frame, cell.bounds)
    }
}
