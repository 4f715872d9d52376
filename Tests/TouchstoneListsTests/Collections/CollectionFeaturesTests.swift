import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Tags with self-sizing cells in a controller that allows the items to be moved.
private final class TagsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var tags = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    var moves: [String] = []

    final class Tag: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            ])
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tag.self, forCellWithReuseIdentifier: "tag")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tags.count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! Tag
        cell.label.text = tags[indexPath.item]
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
        moves.append("\(source.item) to \(destination.item)")
        tags.insert(tags.remove(at: source.item), at: destination.item)
    }
}

/// A flow layout that scrolls to multiples of 100 points and has a decoration view at its top.
private final class ShelfLayout: UICollectionViewFlowLayout {
    final class Board: UICollectionReusableView {}
    override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: proposed.x, y: (proposed.y / 100).rounded() * 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let board = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "board", with: IndexPath(item: 0, section: 0))
        board.frame = CGRect(x: 0, y: 0, width: 390, height: 50)
        board.zIndex = -1
        return (super.layoutAttributesForElements(in: rect) ?? []) + [board]
    }
}

private final class Squares: NSObject, UICollectionViewDataSource {
    var count = 200
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    }
}

/// Self-sizing cells, standard gestures, decoration views and changes of layouts in collection views.
@Suite(.application(tracing: .both)) @MainActor
struct CollectionFeaturesTests {
    let app = TestApplication.current

    private func collection(_ layout: UICollectionViewLayout, _ source: Squares) -> UICollectionView {
        let window = app.makeWindow()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        collection.dataSource = source
        window.addSubview(collection)
        app.settle()
        return collection
    }

    @Test func `Cells with an automatic estimated size are as large as their constraints require`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let controller = TagsController(collectionViewLayout: layout)
        _ = app.makeWindow(root: controller)
        app.settle()
        for cell in controller.collectionView.visibleCells {
            let label = (cell as! TagsController.Tag).label
            expectEqual(cell.frame.width, label.intrinsicContentSize.width + 20)
            expectEqual(cell.frame.height, label.intrinsicContentSize.height + 10)
        }
        expectEqual(controller.collectionView.visibleCells.count, 8)
    }

    /// The standard gesture is active because the class implements `moveItemAt`.
    @Test func `A long press in a collection view controller moves an item`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        let controller = TagsController(collectionViewLayout: layout)
        _ = app.makeWindow(root: controller)
        app.settle()
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.advance(by: 0.8)
        app.fingerMove(to: CGPoint(x: 340, y: 60), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.moves, ["0 to 2"])
        expectEqual(controller.tags[2], "one")
    }

    @Test func `A flow layout subclass sets the target offset and shows its decoration view`() {
        let layout = ShelfLayout()
        layout.register(ShelfLayout.Board.self, forDecorationViewOfKind: "board")
        let source = Squares()
        let collection = collection(layout, source)
        #expect(collection.subviews.contains { $0 is ShelfLayout.Board })
        app.fingerDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.2)
        app.advance(by: 5)
        #expect(collection.contentOffset.y > 200)
        expectEqual(collection.contentOffset.y.truncatingRemainder(dividingBy: 100), 0)
        #expect(!collection.subviews.contains { $0 is ShelfLayout.Board })
    }

    @Test func `A new layout keeps the cells and lays them out`() {
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        let source = Squares()
        let collection = collection(grid, source)
        let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        let list = UICollectionViewFlowLayout()
        list.itemSize = CGSize(width: 390, height: 50)
        collection.setCollectionViewLayout(list, animated: true)
        app.advance(by: 1)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
        expectEqual(first?.frame, CGRect(x: 0, y: 0, width: 390, height: 50))
        #expect(grid.collectionView == nil && list.collectionView === collection)
    }

    /// The groups are 300 points wide, with gaps of 10 points.
    @Test func `A fling with group paging stops at the next group`() throws {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(150)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPaging
        let source = Squares()
        let collection = collection(UICollectionViewCompositionalLayout(section: section), source)
        app.fingerDrag(from: CGPoint(x: 350, y: 75), to: CGPoint(x: 150, y: 75), duration: 0.2)
        app.advance(by: 3)
        let lefts = collection.visibleCells.map { $0.convert($0.bounds, to: nil).minX }
        #expect(lefts.contains(0))
        expectEqual(collection.indexPathsForVisibleItems.first, IndexPath(item: 1, section: 0))
    }

    @Test func `A batch deletes and inserts items and keeps the cells of the others`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let source = Squares()
        source.count = 6
        let collection = collection(layout, source)
        let last = collection.cellForItem(at: IndexPath(item: 5, section: 0))
        var completed = false
        collection.performBatchUpdates {
            source.count = 5
            collection.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            completed = $0
        }
        app.advance(by: 1)
        #expect(completed)
        #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0)) === last)
        expectEqual(collection.visibleCells.count, 5)
        #expect(collection.visibleCells.allSatisfy { $0.alpha == 1 })
    }
}
