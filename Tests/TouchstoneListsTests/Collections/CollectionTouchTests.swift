import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Stickers in a grid of three columns, which can be chosen, and carried about after a long press.
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

/// Fingers on a collection: items of 130 by 100, three in a line.
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
    @Test func `The calls of a touch come in their order`() {
        app.fingerDown(at: place(4))
        app.advance(by: 0.3)
        #expect(controller.log == ["shouldHighlight 4", "didHighlight 4"])
        #expect(collection.cellForItem(at: path(4))?.isHighlighted == true)
        app.fingerUp()
        app.advance(by: 0.4)
        #expect(
            controller.log == [
                "shouldHighlight 4", "didHighlight 4", "shouldSelect 4", "didSelect 4", "didUnhighlight 4",
            ])
        #expect(collection.indexPathsForSelectedItems == [path(4)])
        #expect(collection.cellForItem(at: path(4))?.isSelected == true)
    }

    @Test func `Another item takes the selection over`() {
        tap(1)
        controller.log = []
        tap(2)
        #expect(controller.log.contains("didDeselect 1"))
        #expect(controller.log.contains("didSelect 2"))
        #expect(collection.indexPathsForSelectedItems == [path(2)])
        #expect(collection.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test func `An item may refuse`() {
        controller.refused = [3]
        tap(0)
        tap(3)
        #expect(controller.log.contains("shouldSelect 3"))
        #expect(!controller.log.contains("didSelect 3"))
        #expect(collection.indexPathsForSelectedItems == [path(0)])
    }

    /// With `allowsMultipleSelection` a tap on a selected item deselects it, by the same sequence.
    @Test func `Several items are selected`() {
        collection.allowsMultipleSelection = true
        tap(1)
        tap(5)
        #expect(Set(collection.indexPathsForSelectedItems ?? []) == [path(1), path(5)])
        controller.log = []
        tap(1)
        #expect(
            controller.log == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
            ])
        controller.refused = [5]
        tap(5)
        #expect(collection.indexPathsForSelectedItems == [path(5)])
    }

    /// `selectItem` and `deselectItem` tell the delegate nothing (their documentation); an empty position does not scroll.
    @Test func `The program's own selection is silent`() {
        collection.selectItem(at: path(50), animated: false, scrollPosition: [])
        #expect(collection.contentOffset.y == 0)
        collection.selectItem(at: path(40), animated: false, scrollPosition: .top)
        // 2000 points of content; line 13 cannot come to the top.
        #expect(collection.contentOffset.y == 1156)
        #expect(collection.indexPathsForSelectedItems == [path(40)])
        collection.deselectItem(at: path(40), animated: false)
        #expect(collection.indexPathsForSelectedItems ?? [] == [])
        #expect(controller.log == [])
    }

    @Test func `A drag takes the highlight away`() {
        app.fingerDown(at: place(10))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 195, y: 200), duration: 0.2)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(controller.log == ["shouldHighlight 10", "didHighlight 10", "didUnhighlight 10"])
        #expect(collection.contentOffset.y > 100)
    }

    /// A long press takes an item along, the others make room, and the data source hears of it once, at the end.
    @Test func `A long press carries an item`() {
        app.fingerDown(at: place(0))
        app.advance(by: 0.8)
        #expect(controller.log.contains("begin true"))
        app.fingerMove(to: place(4), duration: 0.6)
        app.advance(by: 0.5)
        #expect(!controller.log.contains { $0.hasPrefix("move") })
        app.fingerUp()
        app.advance(by: 1)
        #expect(controller.log.filter { $0.hasPrefix("move") } == ["move 0 to 4"])
        #expect(labels(6) == ["1", "2", "3", "4", "0", "5"])
        #expect(collection.contentOffset.y == 0)
    }

    /// What may not be moved is not (`canMoveItemAt`).
    @Test func `A fixed item stays`() {
        controller.fixed = [1]
        app.fingerDown(at: place(1))
        app.advance(by: 0.8)
        app.fingerMove(to: place(7), duration: 0.4)
        app.fingerUp()
        app.advance(by: 1)
        #expect(controller.log.contains("begin false"))
        #expect(!controller.log.contains { $0.hasPrefix("move") })
        #expect(labels(3) == ["0", "1", "2"])
    }

    /// The system takes the finger: the recognizer is cancelled, and all goes back.
    @Test func `A cancelled movement goes back`() {
        app.fingerDown(at: place(0))
        app.advance(by: 0.8)
        app.fingerMove(to: place(7), duration: 0.4)
        app.fingerCancel()
        app.advance(by: 1)
        #expect(!controller.log.contains { $0.hasPrefix("move") })
        #expect(labels(9) == (0..<9).map(String.init))
        #expect(collection.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 130, height: 100))
    }

    /// Items that come next are announced before they are seen.
    @Test func `Items that come next are fetched`() {
        app.fingerDown(at: CGPoint(x: 195, y: 800))
        app.fingerMove(to: CGPoint(x: 195, y: 300), duration: 1)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        // Nine lines were seen at once.
        #expect(controller.prefetched.contains { $0 > 26 })
    }
}
