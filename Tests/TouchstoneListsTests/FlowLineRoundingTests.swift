import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Tiles whose size the layout or its delegate sets.
private final class TilesController: UICollectionViewController {
    var counts = [30]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}

/// A delegate that sets the size of each item, so that the lines are computed item by item.
private final class TileSizes: NSObject, UICollectionViewDelegateFlowLayout {
    let size: (IndexPath) -> CGSize
    init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }
}

/// The number of items in a line if their widths and spacing add up to the width of the collection view.
@Suite(.application) @MainActor
struct FlowLineRoundingTests {
    let app = TestApplication.current
    private let layout = UICollectionViewFlowLayout()

    @discardableResult
    private func show(_ counts: [Int] = [30], _ delegate: TileSizes? = nil) -> UICollectionView {
        let controller = TilesController(collectionViewLayout: layout)
        controller.counts = counts
        _ = app.makeWindow(root: controller)
        if let delegate { controller.collectionView.delegate = delegate }
        app.settle()
        return controller.collectionView
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

    /// The width of one of several items that fill a line of 390 points.
    private func width(_ columns: Int, _ gap: CGFloat) -> CGFloat {
        (390 - gap * CGFloat(columns - 1)) / CGFloat(columns)
    }

    private func expectColumns(_ columns: Int, _ gap: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
        let width = width(columns, gap)
        for item in 0..<columns * 2 {
            let place = frame(item)
            #expect(
                isNear(place.minX, CGFloat(item % columns) * (width + gap)), "item \(item)",
                sourceLocation: sourceLocation)
            #expect(place.minY == (item < columns ? 0 : 50), "item \(item)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: 2...12, [0, 3.3, 5, 8] as [CGFloat])
    func `Items that fill a line exactly are in one line`(_ columns: Int, _ gap: CGFloat) {
        layout.itemSize = CGSize(width: width(columns, gap), height: 40)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (gap, 10)
        show()
        expectColumns(columns, gap)
    }

    @Test(arguments: 2...12, [0, 3.3, 5, 8] as [CGFloat])
    func `Items that a delegate sizes and that fill a line exactly are in one line`(_ columns: Int, _ gap: CGFloat) {
        let size = CGSize(width: width(columns, gap), height: 40)
        let delegate = TileSizes { _ in size }
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (gap, 10)
        show([30], delegate)
        expectColumns(columns, gap)
        withExtendedLifetime(delegate) {}
    }

    @Test(arguments: [true, false])
    func `Items that are slightly too wide take another line`(_ delegated: Bool) {
        let size = CGSize(width: 123.4, height: 40)
        let delegate = TileSizes { _ in size }
        layout.itemSize = size
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 10)
        show([4], delegated ? delegate : nil)
        // Three items need 390.2 points; the two items of a line are at its edges.
        expectEqual([0, 1, 2, 3].map { frame($0).minY }, [0, 0, 50, 50])
        #expect(isNear(frame(1).maxX, 390) && isNear(frame(3).maxX, 390))
        withExtendedLifetime(delegate) {}
    }

    @Test func `The insets of a section narrow its lines`() {
        layout.itemSize = CGSize(width: 100, height: 40)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 10)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 35, bottom: 7, right: 35)
        let collection = show([4, 1])
        expectEqual([0, 1, 2].map { frame($0).minX }, [35, 145, 255])
        expectEqual(frame(3), CGRect(x: 35, y: 55, width: 100, height: 40))
        // 5 + 40 + 10 + 40 + 7 = 102, plus the top inset of the second section.
        expectEqual(frame(0, 1), CGRect(x: 35, y: 107, width: 100, height: 40))
        expectEqual(collection.contentSize, CGSize(width: 390, height: 154))
    }

    @Test func `A line is as high as its highest item, and the others are centered in it`() {
        let sizes = [30, 50, 40, 60].map { CGSize(width: 130, height: CGFloat($0)) }
        let delegate = TileSizes { sizes[$0.item] }
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 10)
        let collection = show([4], delegate)
        expectEqual([0, 1, 2].map { frame($0).midY }, [25, 25, 25])
        expectEqual(frame(3), CGRect(x: 0, y: 60, width: 130, height: 60))
        expectEqual(collection.contentSize.height, 120)
        withExtendedLifetime(delegate) {}
    }

    @Test func `The columns of a horizontal layout fill its height`() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: (844 - 6 * 7) / 7)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (7, 12)
        let collection = show([15])
        expectEqual([0, 6, 7, 14].map { frame($0).minX }, [0, 0, 92, 184])
        #expect(isNear(frame(6).maxY, 844) && frame(7).minY == 0)
        expectEqual(collection.contentSize, CGSize(width: 264, height: 844))
    }

    @Test func `A header is above the section insets and a footer below them`() {
        layout.itemSize = CGSize(width: 390, height: 40)
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        layout.headerReferenceSize = CGSize(width: 10, height: 30)
        layout.footerReferenceSize = CGSize(width: 10, height: 20)
        let controller = TilesController(collectionViewLayout: layout)
        controller.counts = [2, 0]
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let edges = { (section: Int) in
            kinds.map { kind in
                self.layout.layoutAttributesForSupplementaryView(
                    ofKind: kind, at: IndexPath(item: 0, section: section))?.frame ?? .null
            }
        }
        controller.loadViewIfNeeded()
        controller.collectionView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        expectEqual(
            edges(0), [CGRect(x: 0, y: 0, width: 390, height: 30), CGRect(x: 0, y: 132, width: 390, height: 20)])
        expectEqual([0, 1].map { frame($0).minY }, [35, 85])
        expectEqual(
            edges(1), [CGRect(x: 0, y: 152, width: 390, height: 30), CGRect(x: 0, y: 194, width: 390, height: 20)])
        expectEqual(layout.collectionViewContentSize, CGSize(width: 390, height: 214))
        withExtendedLifetime(controller) {}
    }
}
