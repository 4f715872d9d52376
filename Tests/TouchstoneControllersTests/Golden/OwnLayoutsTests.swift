import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class StairAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var depth = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! StairAttributes
        copy.depth = depth
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? StairAttributes)?.depth == depth
    }
}

/// Steps of 100 by 100 points, each 50 points below and 30 points to the right of the previous one.
private final class StairLayout: UICollectionViewLayout {
    var prepareCount = 0
    var proposedBounds: [CGRect] = []
    /// Whether the layout invalidates on bounds changes and dims the steps above the top edge.
    var followsBounds = false
    var step = CGVector(dx: 30, dy: 50)
    private var steps: [StairAttributes] = []

    override class var layoutAttributesClass: AnyClass { StairAttributes.self }

    override func prepare() {
        super.prepare()
        prepareCount += 1
        guard let collectionView else { return }
        steps = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let one = StairAttributes(forCellWith: IndexPath(item: item, section: 0))
            one.frame = CGRect(x: CGFloat(item) * step.dx, y: CGFloat(item) * step.dy, width: 100, height: 100)
            one.zIndex = -item
            one.depth = item
            if followsBounds { one.alpha = one.frame.minY < collectionView.contentOffset.y ? 0.5 : 1 }
            return one
        }
    }
    override var collectionViewContentSize: CGSize {
        guard let last = steps.last else { return .zero }
        return CGSize(width: last.frame.maxX, height: last.frame.maxY)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        steps.filter { !$0.frame.intersection(rect).isEmpty }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        steps[indexPath.item]
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        proposedBounds.append(newBounds)
        return followsBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}

private final class StepCell: UICollectionViewCell {
    private(set) var depths: [Int] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let depth = (layoutAttributes as? StairAttributes)?.depth { depths.append(depth) }
    }
}

private final class StairsController: UIViewController, UICollectionViewDataSource {
    let layout = StairLayout()
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 300), collectionViewLayout: layout)
    var count = 30

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(StepCell.self, forCellWithReuseIdentifier: "step")
        collection.dataSource = self
        view.addSubview(collection)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "step", for: indexPath)
    }
}

@Suite(.application) @MainActor
struct OwnLayoutsTests {
    private func shown(followsBounds: Bool = false) -> (TestApplication, StairsController) {
        let app = TestApplication.current
        let screen = StairsController()
        screen.layout.followsBounds = followsBounds
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func cell(_ item: Int, _ screen: StairsController) -> StepCell? {
        screen.collection.cellForItem(at: IndexPath(item: item, section: 0)) as? StepCell
    }

    @Test func `Cells have the frames of a custom layout's attributes`() {
        let (_, screen) = shown()
        expectEqual(screen.collection.contentSize, CGSize(width: 29 * 30 + 100, height: 29 * 50 + 100))
        expectEqual(cell(0, screen)?.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
        expectEqual(cell(5, screen)?.frame, CGRect(x: 150, y: 250, width: 100, height: 100))
        #expect(cell(20, screen) == nil)
        #expect((0...5).allSatisfy { cell($0, screen)?.depths.last == $0 })
    }

    @Test func `The cell with the higher zIndex receives the touch where two cells overlap`() {
        let (app, screen) = shown()
        // (60, 70) is in steps 0 and 1, and 0 has the higher z index.
        let first = screen.collection.hitTest(CGPoint(x: 60, y: 70), with: nil)
        expectEqual(cell(0, screen).map { first?.isDescendant(of: $0) }, true)
        app.fingerTap(at: CGPoint(x: 60, y: 70))
        app.advance(by: 0.5)
        expectEqual(screen.collection.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    }

    @Test func `Scrolling calls shouldInvalidateLayout and does not prepare the layout again`() {
        let (app, screen) = shown()
        let prepareCount = screen.layout.prepareCount
        screen.layout.proposedBounds = []
        screen.collection.contentOffset = CGPoint(x: 100, y: 400)
        app.settle()
        #expect(screen.layout.proposedBounds.contains(CGRect(x: 100, y: 400, width: 390, height: 300)))
        expectEqual(screen.layout.prepareCount, prepareCount)
        #expect(cell(8, screen)?.frame == CGRect(x: 240, y: 400, width: 100, height: 100) && cell(0, screen) == nil)
    }

    @Test func `A layout that invalidates on bounds changes is prepared for each change`() {
        let (app, screen) = shown(followsBounds: true)
        let prepareCount = screen.layout.prepareCount
        screen.collection.contentOffset = CGPoint(x: 0, y: 120)
        app.settle()
        expectEqual(screen.layout.prepareCount, prepareCount + 1)
        #expect(cell(2, screen)?.alpha == 0.5 && cell(3, screen)?.alpha == 1)
        screen.collection.contentOffset = CGPoint(x: 0, y: 0)
        app.settle()
        #expect(screen.layout.prepareCount == prepareCount + 2 && cell(2, screen)?.alpha == 1)
    }

    @Test func `A layout that is invalidated twice is prepared once in the next layout pass`() {
        let (app, screen) = shown()
        let prepareCount = screen.layout.prepareCount
        let second = cell(1, screen)
        screen.layout.step = CGVector(dx: 0, dy: 110)
        screen.layout.invalidateLayout()
        screen.layout.invalidateLayout()
        expectEqual(screen.layout.prepareCount, prepareCount)
        app.settle()
        expectEqual(screen.layout.prepareCount, prepareCount + 1)
        #expect(cell(1, screen) === second && second?.frame == CGRect(x: 0, y: 110, width: 100, height: 100))
        expectEqual(screen.collection.contentSize, CGSize(width: 100, height: 29 * 110 + 100))
    }

    @Test func `A reload prepares the layout again with the new count`() {
        let (app, screen) = shown()
        let prepareCount = screen.layout.prepareCount
        screen.count = 3
        screen.collection.reloadData()
        app.settle()
        #expect(screen.layout.prepareCount > prepareCount)
        expectEqual(screen.collection.contentSize, CGSize(width: 160, height: 200))
        expectEqual(screen.collection.indexPathsForVisibleItems.map(\.item).sorted(), [0, 1, 2])
    }
}
