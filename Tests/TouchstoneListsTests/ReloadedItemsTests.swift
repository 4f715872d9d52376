import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class LetterCell: UICollectionViewCell {
    var letter = ""
}

/// Two groups of letters in tiles of 100 points, three in a line.
private final class LettersController: UICollectionViewController {
    var groups = [["a", "b", "c", "d"], ["x", "y"]]
    var log: [String] = []
    var provided: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath) as! LetterCell
        cell.letter = groups[indexPath.section][indexPath.item]
        provided.append(cell.letter)
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to place: IndexPath
    ) {
        log.append("move \(source.section).\(source.item) to \(place.section).\(place.item)")
        let letter = groups[source.section].remove(at: source.item)
        groups[place.section].insert(letter, at: place.item)
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }
}

/// Selected, highlighted and moving items that are reloaded, moved or deleted.
@Suite(.application(tracing: .both)) @MainActor
struct ReloadedItemsTests {
    let app = TestApplication.current
    private let controller: LettersController
    private var collection: UICollectionView { controller.collectionView }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        controller = LettersController(collectionViewLayout: layout)
        controller.installsStandardGestureForInteractiveMovement = false
        _ = TestApplication.current.makeWindow(root: controller)
        TestApplication.current.settle()
        controller.provided = []
    }

    private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func select(_ paths: [IndexPath]) {
        collection.allowsMultipleSelection = true
        for path in paths { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    }

    private func letters(_ isIncluded: (UICollectionViewCell) -> Bool = { _ in true }) -> [String] {
        app.advance(by: 1)
        return collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
            .filter(isIncluded).compactMap { ($0 as? LetterCell)?.letter }
    }

    private func press() {
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.advance(by: 0.3)
    }

    private func lift() {
        app.fingerUp()
        app.advance(by: 0.5)
    }

    @Test func `A reloaded item is not selected`() {
        select([item(1), item(0, 1)])
        collection.reloadItems(at: [item(1)])
        expectEqual(collection.indexPathsForSelectedItems, [item(0, 1)])
        expectEqual(letters(\.isSelected), ["x"])
        #expect(controller.provided == ["b"] && controller.log == [])
    }

    @Test func `The items of a reloaded section are not selected`() {
        select([item(1), item(0, 1)])
        collection.reloadSections([1])
        expectEqual(collection.indexPathsForSelectedItems, [item(1)])
        expectEqual(letters(\.isSelected), ["b"])
        expectEqual(controller.provided.sorted(), ["x", "y"])
    }

    /// A reconfigured item keeps its cell (documentation of `reconfigureItems(at:)`).
    @Test func `A reconfigured item stays selected`() {
        select([item(1)])
        let cell = collection.cellForItem(at: item(1))
        controller.groups[0][1] = "B"
        collection.reconfigureItems(at: [item(1)])
        expectEqual(collection.indexPathsForSelectedItems, [item(1)])
        expectEqual(letters(\.isSelected), ["B"])
        #expect(collection.cellForItem(at: item(1)) === cell)
    }

    @Test func `After reloadData no item is selected`() {
        select([item(1), item(0, 1)])
        collection.reloadData()
        expectEqual(collection.indexPathsForSelectedItems, [])
        expectEqual(letters(\.isSelected), [])
        #expect(letters() == ["a", "b", "c", "d", "x", "y"] && controller.log == [])
    }

    @Test func `reloadData unhighlights a pressed item`() {
        press()
        expectEqual(controller.log, ["highlight 0"])
        collection.reloadData()
        app.settle()
        expectEqual(controller.log, ["highlight 0", "unhighlight 0"])
        lift()
        expectEqual(controller.log, ["highlight 0", "unhighlight 0"])
        #expect(collection.indexPathsForSelectedItems == [] && letters(\.isHighlighted) == [])
    }

    @Test func `Neither a pressed item that is deleted nor the next item is selected when the finger lifts`() {
        press()
        controller.groups[0].remove(at: 0)
        collection.deleteItems(at: [item(0)])
        app.settle()
        lift()
        expectEqual(controller.log.filter { $0.hasPrefix("select") }, [])
        #expect(collection.indexPathsForSelectedItems == [] && letters() == ["b", "c", "d", "x", "y"])
    }

    @Test func `A selected item stays selected when it or its section moves`() {
        select([item(0)])
        let letter = controller.groups[0].remove(at: 0)
        controller.groups[1].append(letter)
        collection.moveItem(at: item(0), to: item(2, 1))
        expectEqual(collection.indexPathsForSelectedItems, [item(2, 1)])
        app.advance(by: 1)
        controller.groups.swapAt(0, 1)
        collection.moveSection(1, toSection: 0)
        expectEqual(collection.indexPathsForSelectedItems, [item(2)])
        #expect(letters() == ["x", "y", "a", "b", "c", "d"] && letters(\.isSelected) == ["a"])
        expectEqual(controller.provided, [])
    }

    @Test func `reloadData within a batch discards its changes`() {
        let logged = LoggedException.collecting {
            collection.performBatchUpdates {
                collection.deleteItems(at: [item(0)])
                collection.reloadData()
            } completion: {
                controller.log.append("finished \($0)")
            }
            app.advance(by: 1)
        }
        #expect(logged.isEmpty && controller.log == ["finished true"])
        expectEqual(letters(), ["a", "b", "c", "d", "x", "y"])
    }

    @Test func `reloadData cancels an interactive movement`() {
        #expect(collection.beginInteractiveMovementForItem(at: item(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 50))
        collection.reloadData()
        app.settle()
        collection.endInteractiveMovement()
        #expect(controller.log == [] && letters() == ["a", "b", "c", "d", "x", "y"])
        expectEqual(collection.cellForItem(at: item(0))?.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `A cancelled movement does not call moveItemAt and returns the item`() {
        #expect(collection.beginInteractiveMovementForItem(at: item(0)))
        #expect(!collection.beginInteractiveMovementForItem(at: item(1)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 340, y: 50))
        collection.cancelInteractiveMovement()
        #expect(controller.log == [] && letters() == ["a", "b", "c", "d", "x", "y"])
        expectEqual(collection.cellForItem(at: item(0))?.frame.origin, .zero)
    }

    @Test func `An item moves to the index path of another item, also in another section`() {
        #expect(collection.beginInteractiveMovementForItem(at: item(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 340, y: 50))
        collection.endInteractiveMovement()
        #expect(controller.log == ["move 0.0 to 0.2"] && letters() == ["b", "c", "a", "d", "x", "y"])
        // The second section begins at 200 points.
        #expect(collection.beginInteractiveMovementForItem(at: item(1)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
        collection.endInteractiveMovement()
        #expect(controller.log.last == "move 0.1 to 1.0" && letters() == ["b", "a", "d", "c", "x", "y"])
    }
}
