import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Items that the data source's and the delegate's callbacks can change.
private final class ShrinkingItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [20]
    var log: [String] = []
    var whenDisplayed: ((IndexPath) -> Void)?
    var whenMade: ((IndexPath) -> Void)?
    var whenSelected: (() -> Void)?
    var performs = true

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        precondition(indexPath.section < counts.count && indexPath.item < counts[indexPath.section])
        log.append("cell \(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        whenMade?(indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        precondition(indexPath.section < counts.count)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { whenDisplayed?(indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { log.append("end \(path.section)-\(path.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { whenSelected?() }
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { performs }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("perform \(indexPath.item)")
    }
}

/// Data source and delegate methods that change the items of their collection view.
@Suite(.application(tracing: .both)) @MainActor
struct CollectionReentryTests {
    let app = TestApplication.current
    private let items = ShrinkingItems()

    private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let window = app.makeWindow()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = items
        (collection as UIScrollView).delegate = items
        window.addSubview(collection)
        return collection
    }

    /// Rows of 390 by 50 points.
    private func rows() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    @Test func `willDisplay may reload a collection view with fewer items`() {
        let layout = rows()
        layout.headerReferenceSize = CGSize(width: 390, height: 20)
        items.counts = [5, 5, 5]
        let collection = show(layout)
        items.whenDisplayed = { [items] path in
            guard path.section == 0, path.item == 3, items.counts.count == 3 else { return }
            items.counts = [2]
            collection.reloadData()
        }
        app.settle()
        expectEqual(collection.visibleCells.count, 2)
        expectEqual(collection.subviews.filter { $0 is UICollectionViewCell }.count, 2)
    }

    @Test func `cellForItem may reload a collection view with fewer items`() {
        let collection = show(rows())
        items.whenMade = { [items] path in
            guard path.item == 5, items.counts == [20] else { return }
            items.counts = [3]
            collection.reloadData()
        }
        app.settle()
        expectEqual(collection.visibleCells.count, 3)
        expectEqual(collection.subviews.filter { $0 is UICollectionViewCell }.count, 3)
    }

    @Test func `A batch may call reloadData before it inserts an item`() {
        let collection = show(rows())
        app.settle()
        collection.performBatchUpdates {
            items.counts = [5]
            collection.reloadData()
            items.counts = [6]
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        app.advance(by: 1)
        expectEqual(collection.visibleCells.count, 6)
    }

    @Test func `performPrimaryAction is called only if it is permitted and the item still exists`() {
        let collection = show(rows())
        app.settle()
        func performed() -> [String] { items.log.filter { $0.hasPrefix("perform") } }
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        expectEqual(performed(), ["perform 1"])
        items.performs = false
        app.fingerTap(at: CGPoint(x: 100, y: 125))
        app.advance(by: 0.5)
        expectEqual(performed(), ["perform 1"])
        items.performs = true
        items.whenSelected = { [items] in
            items.counts = [1]
            collection.reloadData()
        }
        app.fingerTap(at: CGPoint(x: 100, y: 225))
        app.advance(by: 0.5)
        expectEqual(performed(), ["perform 1"])
    }

    @Test func `reconfigureItems requests the cells in the order of their index paths`() {
        let collection = show(rows())
        app.settle()
        items.log = []
        collection.reconfigureItems(at: (0..<12).reversed().map { IndexPath(item: $0, section: 0) })
        expectEqual(items.log, (0..<12).map { "cell \($0)" })
    }

    /// Two sections with items 300 points high; the first section scrolls horizontally.
    private func sideways(
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(390), heightDimension: .absolute(300)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            if index == 0 { section.orthogonalScrollingBehavior = .continuous }
            section.visibleItemsInvalidationHandler = handler
            return section
        }
    }

    @Test
    func `didEndDisplaying is called once for a cell of an orthogonally scrolling section that leaves the screen`() {
        items.counts = [3, 10]
        let collection = show(sideways())
        app.settle()
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
        items.log = []
        collection.contentOffset.y = 1500
        app.settle()
        #expect(items.log.contains("end 0-0"))
        expectEqual(items.log.filter { $0 == "end 0-0" }.count, 1)
    }

    @Test func `Querying a layout for attributes does not call its visible items handler`() {
        items.counts = [3, 10]
        var calls = 0
        let collection = show(sideways { _, _, _ in calls += 1 })
        app.settle()
        #expect(calls > 0)
        calls = 0
        _ = collection.collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: 0, y: 0, width: 10, height: 10))
        expectEqual(calls, 0)
    }
}
