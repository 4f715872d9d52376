import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Attributes with a property of the layout's own that its cells apply.
private final class DepthAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var depth: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! DepthAttributes
        copy.depth = depth
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? DepthAttributes)?.depth == depth
    }
}

private final class DepthCell: UICollectionViewCell {
    var depth: CGFloat = -1

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let attributes = layoutAttributes as? DepthAttributes { depth = attributes.depth }
    }
}

/// A carousel of pages of 200 by 300 points. A page is scaled down with its distance from the middle, and scrolling stops at a page.
private final class CarouselLayout: UICollectionViewLayout {
    static let page = CGSize(width: 200, height: 300)
    var prepared = 0
    var velocities: [CGPoint] = []

    override class var layoutAttributesClass: AnyClass { DepthAttributes.self }

    override func prepare() {
        super.prepare()
        prepared += 1
    }

    private var margin: CGFloat { ((collectionView?.bounds.width ?? 0) - Self.page.width) / 2 }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        CGSize(width: CGFloat(count) * Self.page.width + 2 * margin, height: Self.page.height)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = DepthAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: margin + CGFloat(indexPath.item) * Self.page.width, y: 0, width: Self.page.width,
            height: Self.page.height)
        let middle = collectionView?.bounds.midX ?? 0
        let distance = min(1, abs(attributes.center.x - middle) / Self.page.width)
        attributes.depth = distance
        attributes.transform = CGAffineTransform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
        attributes.zIndex = -Int(distance * 10)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        velocities.append(velocity)
        let page = (proposedContentOffset.x / Self.page.width).rounded()
        return CGPoint(x: min(max(0, page), CGFloat(count - 1)) * Self.page.width, y: 0)
    }
}

private final class CarouselController: UICollectionViewController {
    var count = 8
    var selected: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.decelerationRate = .fast
        collectionView.register(DepthCell.self, forCellWithReuseIdentifier: "page")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }
}

/// A delegate that sets the target content offset to 450 points.
private final class TargetDecider: NSObject, UICollectionViewDelegate {
    var proposed: [CGPoint] = []

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        proposed.append(targetContentOffset.pointee)
        targetContentOffset.pointee.x = 450
    }
}

/// Two columns of cards of different heights; each card goes below the shorter column.
private final class WaterfallLayout: UICollectionViewLayout {
    var heights: [CGFloat] = [100, 200, 150, 50, 80]
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override func prepare() {
        guard cache.isEmpty, let collectionView else { return }
        let width = collectionView.bounds.width / 2
        var bottoms: [CGFloat] = [0, 0]
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let column = bottoms[0] <= bottoms[1] ? 0 : 1
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(
                x: CGFloat(column) * width, y: bottoms[column], width: width, height: heights[item])
            bottoms[column] += heights[item]
            cache.append(attributes)
        }
        height = bottoms.max() ?? 0
    }

    override func invalidateLayout() {
        super.invalidateLayout()
        cache = []
    }

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath.item]
    }
}

/// Custom layouts that depend on the content offset, choose the target offset and pass attributes to their cells.
@Suite(.application(tracing: .both)) @MainActor
struct CarouselLayoutTests {
    let app = TestApplication.current

    private func carousel() -> (CarouselController, CarouselLayout) {
        let layout = CarouselLayout()
        let controller = CarouselController(collectionViewLayout: layout)
        _ = app.makeWindow(root: controller)
        app.settle()
        return (controller, layout)
    }

    private func cell(_ controller: UICollectionViewController, _ item: Int) -> UICollectionViewCell? {
        controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test func `The pages beside the middle one are scaled down by their transforms`() {
        let (controller, _) = carousel()
        expectEqual(controller.collectionView.contentSize, CGSize(width: 8 * 200 + 190, height: 300))
        expectEqual(cell(controller, 0)?.transform, .identity)
        expectEqual(cell(controller, 0)?.frame, CGRect(x: 95, y: 0, width: 200, height: 300))
        expectEqual(cell(controller, 1)?.transform.a, 0.5)
        expectEqual(cell(controller, 1)?.bounds.size, CGSize(width: 200, height: 300))
        expectEqual(cell(controller, 1)?.center, CGPoint(x: 395, y: 150))
    }

    /// A flow layout that scales its items down by a transform in three dimensions.
    private final class ScaledFlow: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map {
                $0.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
                return $0
            }
        }
    }

    @Test func `A cell receives the three-dimensional transform of its attributes`() {
        let controller = CarouselController(collectionViewLayout: ScaledFlow())
        _ = app.makeWindow(root: controller)
        app.settle()
        expectEqual(cell(controller, 0)?.transform3D, CATransform3DMakeScale(0.5, 0.5, 1))
        expectEqual(cell(controller, 0)?.frame.size, CGSize(width: 25, height: 25))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.transform3D = CATransform3DMakeScale(2, 3, 1)
        expectEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 3))
    }

    /// Attributes are of the class that `layoutAttributesClass` returns.
    @Test func `A cell receives the attributes of the layout's own class in apply`() {
        let (controller, layout) = carousel()
        expectEqual((cell(controller, 0) as? DepthCell)?.depth, 0)
        expectEqual((cell(controller, 1) as? DepthCell)?.depth, 1)
        let before = layout.prepared
        controller.collectionView.contentOffset.x = 100
        app.settle()
        #expect(layout.prepared > before)
        expectEqual((cell(controller, 0) as? DepthCell)?.depth, 0.5)
        expectEqual((cell(controller, 1) as? DepthCell)?.depth, 0.5)
        expectEqual(cell(controller, 1)?.transform.a, 0.75)
    }

    /// See `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`.
    @Test func `SV-29: a flick ends at the target content offset of the layout`() {
        let (controller, layout) = carousel()
        app.fingerDrag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 180, y: 150), duration: 0.15)
        app.advance(by: 3)
        let x = controller.collectionView.contentOffset.x
        #expect(x >= 200)
        expectEqual(x.truncatingRemainder(dividingBy: 200), 0)
        expectEqual(layout.velocities.count, 1)
        #expect((layout.velocities.first?.x ?? 0) > 0)
    }

    @Test func `SV-29: the delegate receives the target offset of the layout and may replace it`() {
        let (controller, layout) = carousel()
        let decider = TargetDecider()
        controller.collectionView.delegate = decider
        app.fingerDrag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 180, y: 150), duration: 0.15)
        app.advance(by: 3)
        expectEqual(layout.velocities.count, 1)
        expectEqual(decider.proposed.map { $0.x.truncatingRemainder(dividingBy: 200) }, [0])
        expectEqual(controller.collectionView.contentOffset.x, 450)
    }

    @Test func `A slow drag that stops before the finger lifts ends at the nearest page`() {
        let (controller, _) = carousel()
        app.fingerDown(at: CGPoint(x: 350, y: 150))
        app.fingerMove(to: CGPoint(x: 200, y: 150), duration: 1)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 2)
        // The finger drags 140 of 200 points.
        expectEqual(controller.collectionView.contentOffset.x, 200)
        expectEqual((cell(controller, 1) as? DepthCell)?.depth, 0)
    }

    @Test func `A tap hits the transformed area of a cell, not its untransformed frame`() {
        let (controller, _) = carousel()
        // Page 1 covers x from 345 to 445 and y from 75 to 225.
        app.fingerTap(at: CGPoint(x: 360, y: 30))
        app.advance(by: 0.5)
        expectEqual(controller.selected, [])
        app.fingerTap(at: CGPoint(x: 360, y: 150))
        app.advance(by: 0.5)
        expectEqual(controller.selected, [1])
    }

    /// Heights of 100 (left), 200 (right), 150 (left), 50 (right) and 80 (left).
    @Test func `A waterfall layout places cells in two columns and lays them out again when it is invalidated`() {
        let controller = CarouselController(collectionViewLayout: WaterfallLayout())
        controller.count = 5
        _ = app.makeWindow(root: controller)
        app.settle()
        expectEqual(
            (0..<5).map { cell(controller, $0)?.frame },
            [
                CGRect(x: 0, y: 0, width: 195, height: 100), CGRect(x: 195, y: 0, width: 195, height: 200),
                CGRect(x: 0, y: 100, width: 195, height: 150), CGRect(x: 195, y: 200, width: 195, height: 50),
                CGRect(x: 0, y: 250, width: 195, height: 80),
            ])
        expectEqual(controller.collectionView.contentSize, CGSize(width: 390, height: 330))
        (controller.collectionViewLayout as? WaterfallLayout)?.heights = [50, 50, 50, 50, 50]
        controller.collectionViewLayout.invalidateLayout()
        app.settle()
        expectEqual(cell(controller, 4)?.frame, CGRect(x: 0, y: 100, width: 195, height: 50))
    }

    @Test func `reloadData prepares the layout with the new number of items`() {
        let (controller, layout) = carousel()
        let before = layout.prepared
        controller.count = 2
        controller.collectionView.reloadData()
        app.settle()
        #expect(layout.prepared > before)
        expectEqual(controller.collectionView.contentSize.width, 590)
        expectEqual(controller.collectionView.visibleCells.count, 2)
    }
}
