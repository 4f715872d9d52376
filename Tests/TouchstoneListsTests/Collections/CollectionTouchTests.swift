import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Stickers in three columns that can be selected, and moved after a long press.
private final class StickersController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
{
    var collectionView: UICollectionView!
    var stickers = (0..<60).map(String.init)
    var log: [String] = []
    var refused: Set<Int> = []
    var fixed: Set<Int> = []
    var prefetched: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 130, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sticker")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        view.addSubview(collectionView)
        collectionView.addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: StickersController.carry))
    }

    func carry(_ press: UILongPressGestureRecognizer) {
        let place = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: place) else { return }
            log.append("begin \(collectionView.beginInteractiveMovementForItem(at: path))")
        case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        stickers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath)
        cell.accessibilityLabel = stickers[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !fixed.contains(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.item) to \(destination.item)")
        stickers.insert(stickers.remove(at: source.item), at: destination.item)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return !refused.contains(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return !refused.contains(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetched.formUnion(indexPaths.map(\.item))
    }
}

/// Touches in a collection view with items of 130 by 100 points, three in a line.
@Suite(.application(tracing: .both)) @MainActor
struct CollectionTouchTests {
    let app = TestApplication.current
    private let controller = StickersController()

    private var collection: UICollectionView { controller.collectionView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func place(_ item: Int) -> CGPoint {
        CGPoint(x: 130 * CGFloat(item % 3) + 65, y: 100 * CGFloat(item / 3) + 50)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func tap(_ item: Int) {
        app.fingerTap(at: place(item))
        app.advance(by: 0.4)
    }

    private func labels(_ count: Int) -> [String] {
        (0..<count).map { collection.cellForItem(at: path($0))?.accessibilityLabel ?? "?" }
    }

    /// The sequence that UIKit's header gives for `UICollectionViewDelegate`.
    @Test func `The delegate's calls for a tap follow the order in UIKit's header`() {
        app.fingerDown(at: place(4))
        app.advance(by: 0.3)
        expectEqual(controller.log, ["shouldHighlight 4", "didHighlight 4"])
        expectEqual(collection.cellForItem(at: path(4))?.isHighlighted, true)
        app.fingerUp()
        app.advance(by: 0.4)
        expectEqual(
            controller.log,
            [
                "shouldHighlight 4", "didHighlight 4", "shouldSelect 4", "didSelect 4", "didUnhighlight 4",
            ])
        expectEqual(collection.indexPathsForSelectedItems, [path(4)])
        expectEqual(collection.cellForItem(at: path(4))?.isSelected, true)
    }

    @Test func `Selecting another item deselects the first`() {
        tap(1)
        controller.log = []
        tap(2)
        #expect(controller.log.contains("didDeselect 1"))
        #expect(controller.log.contains("didSelect 2"))
        expectEqual(collection.indexPathsForSelectedItems, [path(2)])
        expectEqual(collection.cellForItem(at: path(1))?.isSelected, false)
    }

    @Test func `An item whose selection the delegate refuses is not selected`() {
        controller.refused = [3]
        tap(0)
        tap(3)
        #expect(controller.log.contains("shouldSelect 3"))
        #expect(!controller.log.contains("didSelect 3"))
        expectEqual(collection.indexPathsForSelectedItems, [path(0)])
    }

    /// A tap on a selected item deselects it, in the same order of calls.
    @Test func `With multiple selection a tap on a selected item deselects it`() {
        collection.allowsMultipleSelection = true
        tap(1)
        tap(5)
        expectEqual(Set(collection.indexPathsForSelectedItems ?? []), [path(1), path(5)])
        controller.log = []
        tap(1)
        expectEqual(
            controller.log,
            [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
            ])
        controller.refused = [5]
        tap(5)
        expectEqual(collection.indexPathsForSelectedItems, [path(5)])
    }

    /// See the documentation of `selectItem` and `deselectItem`. An empty position does not scroll.
    @Test func `Selection by the program calls no delegate method`() {
        collection.selectItem(at: path(50), animated: false, scrollPosition: [])
        expectEqual(collection.contentOffset.y, 0)
        collection.selectItem(at: path(40), animated: false, scrollPosition: .top)
        // The content is 2000 points high, so line 13 cannot reach the top.
        expectEqual(collection.contentOffset.y, 1156)
        expectEqual(collection.indexPathsForSelectedItems, [path(40)])
        collection.deselectItem(at: path(40), animated: false)
        expectEqual(collection.indexPathsForSelectedItems ?? [], [])
        expectEqual(controller.log, [])
    }

    @Test func `A drag unhighlights the item and scrolls`() {
        app.fingerDown(at: place(10))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 195, y: 200), duration: 0.2)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log, ["shouldHighlight 10", "didHighlight 10", "didUnhighlight 10"])
        #expect(collection.contentOffset.y > 100)
    }

    @Test func `An item follows a long press, and moveItemAt is called once when the finger lifts`() {
        app.fingerDown(at: place(0))
        app.advance(by: 0.8)
        #expect(controller.log.contains("begin true"))
        app.fingerMove(to: place(4), duration: 0.6)
        app.advance(by: 0.5)
        #expect(!controller.log.contains { $0.hasPrefix("move") })
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.log.filter { $0.hasPrefix("move") }, ["move 0 to 4"])
        expectEqual(labels(6), ["1", "2", "3", "4", "0", "5"])
        expectEqual(collection.contentOffset.y, 0)
    }

    @Test func `An item that may not be moved stays in its place`() {
        controller.fixed = [1]
        app.fingerDown(at: place(1))
        app.advance(by: 0.8)
        app.fingerMove(to: place(7), duration: 0.4)
        app.fingerUp()
        app.advance(by: 1)
        #expect(controller.log.contains("begin false"))
        #expect(!controller.log.contains { $0.hasPrefix("move") })
        expectEqual(labels(3), ["0", "1", "2"])
    }

    @Test func `A cancelled movement returns the item to its place`() {
        app.fingerDown(at: place(0))
        app.advance(by: 0.8)
        app.fingerMove(to: place(7), duration: 0.4)
        app.fingerCancel()
        app.advance(by: 1)
        #expect(!controller.log.contains { $0.hasPrefix("move") })
        expectEqual(labels(9), (0..<9).map(String.init))
        expectEqual(collection.cellForItem(at: path(0))?.frame, CGRect(x: 0, y: 0, width: 130, height: 100))
    }

    @Test func `Scrolling prefetches items below the visible ones`() {
        app.fingerDown(at: CGPoint(x: 195, y: 800))
        app.fingerMove(to: CGPoint(x: 195, y: 300), duration: 1)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        // Nine lines of items, up to item 26, are visible at the beginning.
        #expect(controller.prefetched.contains { $0 > 26 })
    }
}
