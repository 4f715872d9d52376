import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A section of cards that scrolls horizontally, above a section of rows.
private final class StoreController: UIViewController, UICollectionViewDataSource {
    let layout: UICollectionViewCompositionalLayout
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    var counts = [6, 40]

    init(_ layout: UICollectionViewCompositionalLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collection.dataSource = self
        view.addSubview(collection)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
}

@MainActor private final class Offsets {
    var seen: [CGFloat] = []
}

/// The offset of an orthogonally scrolling section (the shelf): cards of 150 points with gaps of 10 and insets of 20 points.
@Suite(.application(tracing: .both)) @MainActor
struct SidewaysSectionTests {
    let app = TestApplication.current

    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 150
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    private func show(_ shelf: NSCollectionLayoutSection) -> UICollectionView {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        let rows = NSCollectionLayoutSection(group: group)
        let controller = StoreController(
            UICollectionViewCompositionalLayout { index, _ in index == 0 ? shelf : rows })
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller.collection
    }

    private func left(_ item: Int, _ collection: UICollectionView) -> CGFloat? {
        collection.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil).minX }
    }

    /// Drags the shelf and stops before the finger lifts.
    private func drag(from start: CGFloat, to end: CGFloat) {
        app.fingerDown(at: CGPoint(x: start, y: 50))
        app.fingerMove(to: CGPoint(x: end, y: 50), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: end, y: 50))
        app.fingerUp()
        app.advance(by: 2)
    }

    private func scroll(
        _ collection: UICollectionView, to item: Int, _ position: UICollectionView.ScrollPosition
    ) {
        collection.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
        app.settle()
    }

    @Test func `A shelf keeps its offset while it is off the screen`() {
        let collection = show(shelf(.continuous))
        scroll(collection, to: 2, .left)
        let before = left(2, collection)
        #expect(before != nil && left(0, collection) == nil)
        collection.contentOffset.y = 2000
        app.settle()
        #expect(left(2, collection) == nil)
        collection.contentOffset.y = 0
        app.settle()
        #expect(left(2, collection) == before && left(0, collection) == nil)
    }

    @Test func `A shelf keeps its offset when its data is reloaded or its layout invalidated`() {
        let collection = show(shelf(.continuous))
        drag(from: 300, to: 200)
        let before = left(1, collection)
        #expect(before != nil && before != 180)
        collection.reloadData()
        app.settle()
        expectEqual(left(1, collection), before)
        collection.collectionViewLayout.invalidateLayout()
        app.settle()
        expectEqual(left(1, collection), before)
        collection.reloadSections(IndexSet(integer: 0))
        app.advance(by: 1)
        expectEqual(left(1, collection), before)
        collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
        app.advance(by: 1)
        expectEqual(left(1, collection), before)
    }

    @Test func `A shelf that is reloaded with fewer cards shows its last ones`() throws {
        let collection = show(shelf(.continuous))
        scroll(collection, to: 5, .right)
        try #require(collection.dataSource as? StoreController).counts[0] = 4
        collection.reloadData()
        app.settle()
        // 20 + 4 × 150 + 3 × 10 + 20 points, of which 390 are visible.
        expectEqual(left(3, collection), 220)
    }

    @Test func `A shelf that is scrolled back after it was off the screen stays at its beginning`() {
        let collection = show(shelf(.continuous))
        scroll(collection, to: 2, .left)
        collection.contentOffset.y = 2000
        app.settle()
        collection.contentOffset.y = 0
        app.settle()
        scroll(collection, to: 0, .left)
        drag(from: 60, to: 380)
        expectEqual(left(0, collection), 20)
        collection.collectionViewLayout.invalidateLayout()
        app.settle()
        expectEqual(left(0, collection), 20)
    }

    @Test func `A shelf keeps its offset when a section is inserted above it`() throws {
        let store = StoreController(
            UICollectionViewCompositionalLayout { [self] _, _ in shelf(.continuous) })
        _ = app.makeWindow(root: store)
        store.counts = [6, 6]
        store.collection.reloadData()
        app.settle()
        let collection = store.collection
        scroll(collection, to: 2, .left)
        func left(_ section: Int) -> CGFloat? {
            collection.cellForItem(at: IndexPath(item: 2, section: section)).map {
                $0.convert($0.bounds, to: nil).minX
            }
        }
        let before = left(0)
        #expect(before == 0 && left(1) == 340)
        store.counts.insert(6, at: 0)
        collection.insertSections(IndexSet(integer: 0))
        app.advance(by: 1)
        #expect(left(0) == 340 && left(1) == before && left(2) == 340)
        store.counts.remove(at: 0)
        collection.deleteSections(IndexSet(integer: 0))
        app.advance(by: 1)
        #expect(left(0) == before && left(1) == 340)
    }

    @Test func `A shelf stops at the nearest leading boundary of a group`() {
        let collection = show(shelf(.continuousGroupLeadingBoundary))
        drag(from: 350, to: 290)
        expectEqual(left(0, collection), 20)
        drag(from: 350, to: 240)
        expectEqual(left(1, collection), 20)
        drag(from: 350, to: 30)
        expectEqual(left(3, collection), 20)
    }

    @Test func `A shelf with group paging scrolls by one group for each drag`() {
        let collection = show(shelf(.groupPaging))
        drag(from: 380, to: 20)
        expectEqual(left(1, collection), 20)
        drag(from: 380, to: 20)
        expectEqual(left(2, collection), 20)
        drag(from: 20, to: 380)
        expectEqual(left(1, collection), 20)
        drag(from: 300, to: 250)
        expectEqual(left(1, collection), 20)
    }

    @Test func `A shelf with paging scrolls by its width`() {
        let collection = show(shelf(.paging))
        drag(from: 350, to: 100)
        // The second page begins at 390 points, and card 3 at 500.
        expectEqual(left(3, collection), 110)
        drag(from: 350, to: 250)
        expectEqual(left(3, collection), 110)
    }

    @Test(arguments: [
        UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .continuousGroupLeadingBoundary, .groupPaging,
    ])
    func `A shelf scrolls as far as its trailing inset`(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        let collection = show(shelf(behavior))
        for _ in 0..<8 { drag(from: 380, to: 60) }
        // 20 + 6 × 150 + 5 × 10 + 20 points, of which 390 are visible.
        expectEqual(left(5, collection), 220)
        for _ in 0..<8 { drag(from: 60, to: 380) }
        expectEqual(left(0, collection), 20)
    }

    @Test func `scrollToItem centers a card in its shelf`() {
        let collection = show(shelf(.continuous))
        scroll(collection, to: 2, .centeredHorizontally)
        expectEqual(left(2, collection), 120)
        scroll(collection, to: 0, .centeredHorizontally)
        expectEqual(left(0, collection), 20)
        scroll(collection, to: 5, .centeredHorizontally)
        expectEqual(left(5, collection), 220)
        expectEqual(collection.contentOffset, .zero)
    }

    /// See the documentation of `UICollectionView.ScrollPosition`.
    @Test func `scrollToItem with position right aligns a card with the right edge of its shelf`() {
        let collection = show(shelf(.continuous))
        scroll(collection, to: 4, .right)
        expectEqual(left(4, collection), 240)
        scroll(collection, to: 3, .right)
        expectEqual(left(3, collection), 240)
    }

    @Test func `The visible items handler receives the offset of the shelf`() throws {
        let section = shelf(.groupPaging)
        let offsets = Offsets()
        section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.seen.append(offset.x) }
        let collection = show(section)
        expectEqual(Set(offsets.seen), [0])
        offsets.seen = []
        drag(from: 300, to: 200)
        expectEqual(left(1, collection), 20)
        let last = try #require(offsets.seen.last)
        #expect(last == 160 && offsets.seen.count > 3)
        #expect(offsets.seen.allSatisfy { $0 >= 0 && $0 <= 160 })
    }
}
