import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Tile: UICollectionViewCell {
    var letter = ""
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// Tiles of 130 by 130 points, three in a line without a gap.
private final class TilesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) lazy var collection: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 130, height: 130)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        return UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    }()
    var letters = ["a", "b", "c", "d", "e", "f", "g"]
    var log: [String] = []
    var fixed: Set<String> = []
    /// The last index to which a tile can be moved.
    var limit: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        letters.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let tile = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! Tile
        tile.letter = letters[indexPath.item]
        return tile
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !fixed.contains(letters[indexPath.item])
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.item) to \(destination.item)")
        letters.insert(letters.remove(at: source.item), at: destination.item)
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
        return !fixed.contains(letters[indexPath.item])
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        guard let limit, proposed.item > limit else { return proposed }
        return IndexPath(item: limit, section: 0)
    }
}

@Suite(.application) @MainActor
struct ItemTapsTests {
    private func shown() -> (TestApplication, TilesController) {
        let app = TestApplication.current
        let screen = TilesController()
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    private func middle(_ item: Int) -> CGPoint { CGPoint(x: item % 3 * 130 + 65, y: item / 3 * 130 + 65) }

    private func tap(_ item: Int, _ app: TestApplication) {
        app.fingerTap(at: middle(item))
        app.advance(by: 0.5)
    }

    /// The letters of the visible tiles, line by line.
    private func visibleLetters(_ screen: TilesController) -> String {
        screen.collection.visibleCells.compactMap { $0 as? Tile }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.letter).joined()
    }

    @Test func `A tap on an item calls the delegate methods in UIKit's order`() throws {
        let (app, screen) = shown()
        tap(1, app)
        expectEqual(
            screen.log, ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
        screen.log = []
        tap(4, app)
        expectEqual(
            screen.log.filter { $0.hasSuffix(" 4") },
            ["shouldHighlight 4", "didHighlight 4", "shouldSelect 4", "didSelect 4", "didUnhighlight 4"])
        expectEqual(screen.log.filter { $0 == "didDeselect 1" }.count, 1)
        expectEqual(screen.collection.indexPathsForSelectedItems, [item(4)])
        expectEqual(screen.collection.cellForItem(at: item(1))?.isSelected, false)
    }

    @Test func `With multiple selection a second tap on an item calls shouldDeselect and deselects it`() {
        let (app, screen) = shown()
        screen.collection.allowsMultipleSelection = true
        screen.fixed = ["c"]
        tap(0, app)
        tap(2, app)
        tap(3, app)
        expectEqual(screen.collection.indexPathsForSelectedItems?.map(\.item).sorted(), [0, 3])
        screen.log = []
        tap(0, app)
        expectEqual(
            screen.log,
            [
                "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0", "didUnhighlight 0",
            ])
        expectEqual(screen.collection.indexPathsForSelectedItems, [item(3)])
    }

    @Test func `A batch update keeps the cells of moved items and the selection`() {
        let (app, screen) = shown()
        screen.collection.selectItem(at: item(4), animated: false, scrollPosition: [])
        let e = screen.collection.cellForItem(at: item(4))
        let g = screen.collection.cellForItem(at: item(6))
        var finished: [Bool] = []
        screen.collection.performBatchUpdates(
            {
                screen.letters = ["g", "b", "x", "d", "e", "f"]
                screen.collection.insertItems(at: [item(2)])
                screen.collection.deleteItems(at: [item(0), item(2)])
                screen.collection.moveItem(at: item(6), to: item(0))
            }, completion: { finished.append($0) })
        app.advance(by: 1)
        #expect(visibleLetters(screen) == "gbxdef" && finished == [true])
        #expect(screen.collection.cellForItem(at: item(4)) === e && screen.collection.cellForItem(at: item(0)) === g)
        #expect(screen.collection.indexPathsForSelectedItems == [item(4)] && e?.isSelected == true)
        expectEqual(g?.frame, CGRect(x: 0, y: 0, width: 130, height: 130))
        #expect(screen.collection.contentSize == CGSize(width: 390, height: 260) && screen.log == [])
    }

    @Test func `A reconfigured item keeps its cell and a reloaded item gets another one`() throws {
        let (app, screen) = shown()
        let b = try #require(screen.collection.cellForItem(at: item(1)) as? Tile)
        let c = try #require(screen.collection.cellForItem(at: item(2)) as? Tile)
        let reuses = b.reuses
        screen.letters[1] = "B"
        screen.letters[2] = "C"
        screen.collection.reconfigureItems(at: [item(1)])
        screen.collection.reloadItems(at: [item(2)])
        app.advance(by: 1)
        expectEqual(visibleLetters(screen), "aBCdefg")
        #expect(screen.collection.cellForItem(at: item(1)) === b && b.reuses == reuses)
        #expect(screen.collection.cellForItem(at: item(2)) !== c)
    }

    @Test func `An interactive movement in code calls moveItemAt only once with the final index path`() {
        let (app, screen) = shown()
        screen.fixed = ["b"]
        screen.limit = 4
        #expect(!screen.collection.beginInteractiveMovementForItem(at: item(1)))
        #expect(screen.collection.beginInteractiveMovementForItem(at: item(0)))
        screen.collection.updateInteractiveMovementTargetPosition(middle(6))
        app.advance(by: 0.5)
        expectEqual(screen.log, [])
        screen.collection.endInteractiveMovement()
        app.advance(by: 1)
        #expect(screen.log == ["move 0 to 4"] && screen.letters == ["b", "c", "d", "e", "a", "f", "g"])
        expectEqual(visibleLetters(screen), "bcdeafg")
    }

    @Test func `A cancelled interactive movement leaves the items unchanged`() {
        let (app, screen) = shown()
        #expect(screen.collection.beginInteractiveMovementForItem(at: item(5)))
        screen.collection.updateInteractiveMovementTargetPosition(middle(0))
        app.advance(by: 0.5)
        screen.collection.cancelInteractiveMovement()
        app.advance(by: 1)
        #expect(screen.log == [] && visibleLetters(screen) == "abcdefg")
        expectEqual(screen.collection.cellForItem(at: item(5))?.frame, CGRect(x: 260, y: 130, width: 130, height: 130))
    }
}
