import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A gallery with a flow layout that each test configures.
private final class GalleryController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    let layout = UICollectionViewFlowLayout()
    var collectionView: UICollectionView!
    var counts = [7]
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 120, height: 80) }
    var requestedSizes: Set<IndexPath> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "footer")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: kind == UICollectionView.elementKindSectionHeader ? "header" : "footer",
            for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        requestedSizes.insert(indexPath)
        return size(indexPath)
    }
}

/// Frames of a flow layout's items, headers and footers in a collection view of 390 by 844 points.
@Suite(.application(tracing: .both)) @MainActor
struct FlowLayoutTests {
    let app = TestApplication.current
    private let controller = GalleryController()

    private var layout: UICollectionViewFlowLayout { controller.layout }
    private var collection: UICollectionView { controller.collectionView }

    private func show() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        let path = IndexPath(item: item, section: section)
        let attributes = layout.layoutAttributesForItem(at: path)
        if let cell = collection.cellForItem(at: path) { expectEqual(cell.frame, attributes?.frame) }
        return attributes?.frame
    }

    @Test func `A flow layout has the documented defaults`() {
        expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
        expectEqual(layout.minimumLineSpacing, 10)
        expectEqual(layout.minimumInteritemSpacing, 10)
        expectEqual(layout.sectionInset, .zero)
        expectEqual(layout.headerReferenceSize, .zero)
        expectEqual(layout.footerReferenceSize, .zero)
        expectEqual(layout.scrollDirection, .vertical)
        expectEqual(layout.estimatedItemSize, .zero)
        #expect(!layout.sectionHeadersPinToVisibleBounds)
    }

    /// Three items of 120 points and two gaps of 15 points fill 390 points.
    @Test func `Items that fill a line exactly keep the minimum spacing`() {
        layout.minimumInteritemSpacing = 15
        layout.minimumLineSpacing = 20
        show()
        expectEqual(frame(0), CGRect(x: 0, y: 0, width: 120, height: 80))
        expectEqual(frame(1), CGRect(x: 135, y: 0, width: 120, height: 80))
        expectEqual(frame(2), CGRect(x: 270, y: 0, width: 120, height: 80))
        expectEqual(frame(3), CGRect(x: 0, y: 100, width: 120, height: 80))
        expectEqual(frame(6), CGRect(x: 0, y: 200, width: 120, height: 80))
        expectEqual(collection.contentSize, CGSize(width: 390, height: 280))
        expectEqual(layout.collectionViewContentSize, CGSize(width: 390, height: 280))
    }

    /// (390 − 3 × 100) / 2 = 45.
    @Test func `The gaps of a full line share the remaining width`() {
        controller.size = { _ in CGSize(width: 100, height: 80) }
        show()
        expectEqual((0..<6).map { frame($0)?.minX }, [0, 145, 290, 0, 145, 290])
        expectEqual((0..<6).map { frame($0)?.minY }, [0, 0, 0, 90, 90, 90])
        expectEqual(frame(6)?.minX, 0)
    }

    /// Three items of 112 points and gaps of 12 points fill 390 − 2 × 15.
    @Test func `Section insets surround the items of each section`() {
        layout.minimumInteritemSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 15)
        controller.size = { _ in CGSize(width: 112, height: 50) }
        controller.counts = [3, 4]
        show()
        expectEqual(frame(0), CGRect(x: 15, y: 10, width: 112, height: 50))
        expectEqual(frame(2), CGRect(x: 263, y: 10, width: 112, height: 50))
        // The first section ends at 80 points.
        expectEqual(frame(0, 1), CGRect(x: 15, y: 90, width: 112, height: 50))
        expectEqual(frame(3, 1), CGRect(x: 15, y: 150, width: 112, height: 50))
        expectEqual(collection.contentSize.height, 220)
    }

    @Test func `Headers and footers are outside the section insets`() {
        layout.headerReferenceSize = CGSize(width: 390, height: 40)
        layout.footerReferenceSize = CGSize(width: 390, height: 25)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
        layout.minimumInteritemSpacing = 15
        controller.counts = [3, 3]
        show()
        func edge(_ kind: String, _ section: Int) -> CGRect? {
            collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        // 40 + 5 + 80 + 5 + 25 = 155.
        expectEqual(edge(header, 0), CGRect(x: 0, y: 0, width: 390, height: 40))
        expectEqual(frame(0)?.minY, 45)
        expectEqual(edge(footer, 0), CGRect(x: 0, y: 130, width: 390, height: 25))
        expectEqual(edge(header, 1), CGRect(x: 0, y: 155, width: 390, height: 40))
        expectEqual(frame(2, 1)?.minY, 200)
        expectEqual(collection.contentSize.height, 310)
    }

    /// See the Collection View Programming Guide.
    @Test func `Lower items are centered vertically in their line`() {
        layout.minimumInteritemSpacing = 15
        controller.size = { CGSize(width: 120, height: $0.item % 3 == 1 ? 100 : 60) }
        controller.counts = [6]
        show()
        expectEqual((0..<3).map { frame($0)?.minY }, [20, 0, 20])
        expectEqual((3..<6).map { frame($0)?.minY }, [130, 110, 130])
        expectEqual(collection.contentSize.height, 210)
    }

    /// Three items of 50 points in 200 points leave gaps of 25 points; the columns are 10 points apart.
    @Test func `A horizontal flow layout arranges items in columns and scrolls horizontally`() {
        layout.scrollDirection = .horizontal
        controller.size = { _ in CGSize(width: 50, height: 50) }
        controller.counts = [30]
        show()
        collection.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
        app.settle()
        expectEqual(
            (0..<4).map { frame($0)?.origin },
            [
                CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 75), CGPoint(x: 0, y: 150), CGPoint(x: 60, y: 0),
            ])
        expectEqual(collection.contentSize, CGSize(width: 590, height: 200))
        app.fingerDown(at: CGPoint(x: 300, y: 100))
        app.fingerMove(to: CGPoint(x: 100, y: 100), duration: 0.3)
        app.advance(by: 0.3)
        app.fingerUp()
        #expect(collection.contentOffset.x > 150)
        expectEqual(collection.contentOffset.y, 0)
    }

    @Test func `A pinned header stays at the top until the next header pushes it away`() throws {
        layout.headerReferenceSize = CGSize(width: 390, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.minimumLineSpacing = 0
        controller.size = { _ in CGSize(width: 390, height: 100) }
        controller.counts = [20, 20]
        show()
        func top(_ section: Int) throws -> CGFloat {
            let view = try #require(
                collection.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            )
            return view.convert(view.bounds, to: nil).minY
        }
        collection.contentOffset.y = 300
        app.settle()
        try expectEqual(top(0), 0)
        // The second section begins at 2,040 points.
        collection.contentOffset.y = 2025
        app.settle()
        try expectEqual(top(0), -25)
        try expectEqual(top(1), 15)
        collection.contentOffset.y = 2500
        app.settle()
        try expectEqual(top(1), 0)
    }

    @Test
    func `layoutAttributesForElements returns the items in a rectangle, and indexPathForItem the item at a point`() {
        layout.minimumInteritemSpacing = 15
        layout.minimumLineSpacing = 20
        controller.counts = [300]
        show()
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 110, width: 390, height: 150)) ?? []
        let items = Set(found.map(\.indexPath.item))
        // The lines begin at 100 and at 200 points.
        #expect(items.isSuperset(of: 3...8))
        #expect(items.allSatisfy { $0 < 12 })
        expectEqual(collection.indexPathForItem(at: CGPoint(x: 200, y: 150)), IndexPath(item: 4, section: 0))
        #expect(collection.indexPathForItem(at: CGPoint(x: 127, y: 150)) == nil)
        #expect(collection.indexPathForItem(at: CGPoint(x: 200, y: 190)) == nil)
    }

    @Test func `New item sizes take effect after the layout is invalidated`() {
        layout.minimumInteritemSpacing = 15
        show()
        controller.size = { _ in CGSize(width: 390, height: 30) }
        app.settle()
        expectEqual(frame(1)?.minX, 135)
        layout.invalidateLayout()
        app.settle()
        expectEqual(frame(1), CGRect(x: 0, y: 40, width: 390, height: 30))
        expectEqual(collection.contentSize.height, CGFloat(7 * 30 + 6 * 10))
    }
}
