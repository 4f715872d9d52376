import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A staircase of items of 100 by 50 points, each below and to the right of the one before.
private final class StaircaseLayout: UICollectionViewLayout {
    var step: CGFloat = 60
    var prepared = 0
    var invalidatesOnScroll = false
    var checkedBounds: [CGFloat] = []
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        prepared += 1
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        attributes = (0..<count).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 20 * CGFloat(item % 10), y: step * CGFloat(item), width: 100, height: 50)
            if item == 1 { attributes.alpha = 0.5 }
            if item == 2 { attributes.isHidden = true }
            attributes.zIndex = item
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 390, height: step * CGFloat(attributes.count))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        checkedBounds.append(newBounds.minY)
        return invalidatesOnScroll
    }
}

private final class StairsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout: UICollectionViewLayout
    var collectionView: UICollectionView!
    var count = 100
    var tapped: [Int] = []

    init(_ layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "stair")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "stair", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tapped.append(indexPath.item)
    }
}

/// When a custom layout is prepared and queried, and how its attributes are applied.
@Suite(.application(tracing: .both)) @MainActor
struct CustomLayoutTests {
    let app = TestApplication.current
    private let layout = StaircaseLayout()
    private let controller: StairsController

    private var collection: UICollectionView { controller.collectionView }

    init() {
        controller = StairsController(layout)
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func cell(_ item: Int) -> UICollectionViewCell? {
        collection.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test func `Cells have the frames, alpha and visibility that a custom layout returns`() {
        #expect(layout.prepared >= 1)
        #expect(layout.collectionView === collection)
        expectEqual(collection.contentSize, CGSize(width: 390, height: 6000))
        expectEqual(cell(3)?.frame, CGRect(x: 60, y: 180, width: 100, height: 50))
        expectEqual(cell(1)?.alpha, 0.5)
        expectEqual(cell(2)?.isHidden, true)
        // Item 14 begins at 840 points, 4 points above the lower edge.
        #expect(cell(14) != nil)
        #expect(cell(15) == nil)
    }

    /// `shouldInvalidateLayout(forBoundsChange:)` receives the new bounds and returns false.
    @Test func `Scrolling does not prepare a layout that a bounds change does not invalidate`() {
        let before = layout.prepared
        layout.checkedBounds = []
        collection.contentOffset.y = 300
        app.settle()
        expectEqual(layout.prepared, before)
        #expect(layout.checkedBounds.contains(300))
        expectEqual(cell(5)?.frame, CGRect(x: 100, y: 300, width: 100, height: 50))
        #expect(cell(0) == nil)
    }

    @Test func `Scrolling prepares a layout that a bounds change invalidates`() {
        let before = layout.prepared
        layout.invalidatesOnScroll = true
        collection.contentOffset.y = 10
        app.settle()
        #expect(layout.prepared > before)
    }

    /// See the documentation of `invalidateLayout`.
    @Test func `An invalidated layout is prepared once, in the next layout pass`() {
        let before = layout.prepared
        layout.step = 100
        layout.invalidateLayout()
        layout.invalidateLayout()
        expectEqual(layout.prepared, before)
        collection.layoutIfNeeded()
        expectEqual(layout.prepared, before + 1)
        expectEqual(cell(3)?.frame, CGRect(x: 60, y: 300, width: 100, height: 50))
        expectEqual(collection.contentSize.height, 10_000)
        #expect(cell(9) == nil)
    }

    @Test func `A layout invalidated in an animation block moves its cells to their new frames`() {
        layout.step = 80
        UIView.animate(withDuration: 0.3) {
            layout.invalidateLayout()
            controller.collectionView.layoutIfNeeded()
        }
        expectEqual(cell(2)?.frame.minY, 160)
        app.advance(by: 0.5)
        expectEqual(cell(3)?.layer.presentation()?.frame.minY, 240)
    }

    @Test func `An insertion prepares the layout with the new number of items`() {
        controller.count = 101
        let before = layout.prepared
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        app.advance(by: 1)
        #expect(layout.prepared > before)
        expectEqual(collection.contentSize.height, 6060)
        expectEqual(cell(0)?.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(cell(1)?.frame, CGRect(x: 20, y: 60, width: 100, height: 50))
    }

    @Test func `A tap on overlapping cells hits the one with the greater zIndex`() {
        layout.step = 30
        layout.invalidateLayout()
        app.settle()
        // Item 3 covers 90 to 140 points and item 4 covers 120 to 170; both contain (100, 130).
        app.fingerTap(at: CGPoint(x: 100, y: 130))
        app.advance(by: 0.5)
        expectEqual(controller.tapped, [4])
    }

    @Test func `Layout attributes derive center and size from the frame and are copied by value`() {
        let path = IndexPath(item: 3, section: 2)
        let one = UICollectionViewLayoutAttributes(forCellWith: path)
        one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        expectEqual(one.center, CGPoint(x: 25, y: 40))
        expectEqual(one.size, CGSize(width: 30, height: 40))
        expectEqual(one.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(one.alpha == 1 && !one.isHidden && one.zIndex == 0)
        expectEqual(one.representedElementCategory, .cell)
        #expect(one.representedElementKind == nil)
        let copy = one.copy() as? UICollectionViewLayoutAttributes
        expectEqual(copy?.frame, one.frame)
        expectEqual(copy?.indexPath, path)
        copy?.center.x += 5
        expectEqual(one.frame.minX, 10)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "title", with: path)
        expectEqual(header.representedElementCategory, .supplementaryView)
        expectEqual(header.representedElementKind, "title")
    }
}
