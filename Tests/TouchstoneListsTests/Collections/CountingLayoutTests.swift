import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Custom layouts that compute the number of items in `prepare()`, as calendars do.
@Suite(.application) @MainActor
struct CountingLayoutTests {
    let app = TestApplication.current

    private final class Days: UICollectionViewLayout {
        var days = 6
        private(set) var count = 0
        var log: [String] = []

        override func prepare() {
            super.prepare()
            log.append("prepare")
            count = days
        }
        override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count) * 50, height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * 50, y: 0, width: 50, height: 50)
            return attributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let layout: Days
        init(_ layout: Days) { self.layout = layout }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            layout.log.append("count")
            return layout.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) }
    }

    private let layout = Days()
    private let source: Source
    private let list: UICollectionView

    init() {
        source = Source(layout)
        list = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 350, height: 50), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
        list.dataSource = source
    }

    private func show() {
        let controller = UIViewController()
        controller.view.addSubview(list)
        app.makeWindow(root: controller)
        app.settle()
    }

    @Test func `The layout is prepared before the items are counted`() {
        show()
        expectEqual(layout.log, ["prepare", "count"])
        #expect(list.visibleCells.count == 6 && list.numberOfItems(inSection: 0) == 6)
    }

    @Test func `reloadData counts the items after the layout is prepared`() {
        show()
        layout.days = 4
        list.reloadData()
        app.settle()
        #expect(list.visibleCells.count == 4 && list.numberOfItems(inSection: 0) == 4)
        layout.days = 7
        list.reloadData()
        app.settle()
        #expect(list.visibleCells.count == 7 && list.numberOfItems(inSection: 0) == 7)
    }

    @Test func `Items that are counted before the layout is prepared are counted again`() {
        expectEqual(list.numberOfItems(inSection: 0), 0)
        show()
        #expect(list.visibleCells.count == 6 && list.numberOfItems(inSection: 0) == 6)
    }

    @Test func `A collection view with a flow layout counts its items once`() {
        final class Counted: NSObject, UICollectionViewDataSource {
            var calls = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                calls += 1
                return 3
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) }
        }
        let counted = Counted()
        list.collectionViewLayout = UICollectionViewFlowLayout()
        list.dataSource = counted
        show()
        #expect(counted.calls == 1 && list.visibleCells.count == 3)
        list.reloadData()
        app.settle()
        expectEqual(counted.calls, 2)
    }
}
