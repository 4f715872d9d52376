import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class BackgroundView: UICollectionReusableView {}

private final class ShelfController: UIViewController, UICollectionViewDataSource {
    private let layout: UICollectionViewCompositionalLayout
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
    let counts: [Int]

    init(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout) {
        self.counts = counts
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in ["head", "foot", "badge"] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        collection.dataSource = self
        view.addSubview(collection)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}

@Suite(.application) @MainActor
struct ComposedShelvesTests {
    private func shown(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout) -> (
        TestApplication, ShelfController
    ) {
        let app = TestApplication.current
        let screen = ShelfController(counts, layout)
        _ = app.makeWindow(root: screen)
        app.settle()
        app.advance(by: 0.1)
        return (app, screen)
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func card(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        return .horizontal(layoutSize: size(.absolute(width), .absolute(height)), subitems: [item])
    }

    private func rows(_ height: CGFloat) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        return .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
    }

    /// The frame of an item in the window.
    private func frameInWindow(_ item: Int, _ section: Int, _ screen: ShelfController) -> CGRect? {
        screen.collection.cellForItem(at: IndexPath(item: item, section: section)).map {
            $0.convert($0.bounds, to: nil)
        }
    }

    private func frameInWindow(_ kind: String, _ section: Int, item: Int = 0, _ screen: ShelfController) -> CGRect? {
        screen.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))
            .map { $0.convert($0.bounds, to: nil) }
    }

    private func drag(_ app: TestApplication, from start: CGPoint, to end: CGPoint) {
        app.fingerDown(at: start)
        app.fingerMove(to: end, duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1.5)
    }

    @Test func `A section with groupPagingCentered centers its cards and pages by one card`() {
        let section = NSCollectionLayoutSection(group: card(300, 200))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let (app, screen) = shown([4], UICollectionViewCompositionalLayout(section: section))
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 200))
        expectEqual(frameInWindow(0, 0, screen), CGRect(x: 45, y: 0, width: 300, height: 200))
        expectEqual(frameInWindow(1, 0, screen), CGRect(x: 355, y: 0, width: 300, height: 200))
        drag(app, from: CGPoint(x: 350, y: 100), to: CGPoint(x: 120, y: 100))
        #expect(frameInWindow(1, 0, screen)?.minX == 45 && frameInWindow(2, 0, screen)?.minX == 355)
        expectEqual(screen.collection.contentOffset, .zero)
        drag(app, from: CGPoint(x: 350, y: 100), to: CGPoint(x: 290, y: 100))
        expectEqual(frameInWindow(1, 0, screen)?.minX, 45)
    }

    @Test func `A section that scrolls continuously rests anywhere and moves with the vertical scroll`() {
        let shelf = NSCollectionLayoutSection(group: card(150, 100))
        shelf.orthogonalScrollingBehavior = .continuous
        shelf.interGroupSpacing = 10
        shelf.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let list = NSCollectionLayoutSection(group: rows(100))
        let (app, screen) = shown(
            [6, 10], UICollectionViewCompositionalLayout { index, _ in index == 0 ? shelf : list })
        expectEqual(frameInWindow(0, 0, screen), CGRect(x: 20, y: 0, width: 150, height: 100))
        expectEqual(frameInWindow(0, 1, screen), CGRect(x: 0, y: 100, width: 390, height: 100))
        drag(app, from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50))
        let x = frameInWindow(1, 0, screen)?.minX ?? -1
        // 180 − 100 points, within the pan's hysteresis.
        #expect(abs(x - 80) <= 13 && screen.collection.contentOffset == .zero)
        drag(app, from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350))
        let y = screen.collection.contentOffset.y
        #expect(abs(y - 50) <= 13)
        let moved = frameInWindow(1, 0, screen) ?? .zero
        #expect(
            abs(moved.minX - x) < 0.01 && abs(moved.minY + y) < 0.01 && moved.size == CGSize(width: 150, height: 100))
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 1100))
    }

    @Test func `Boundary items follow the section's insets and a pinned header stays at the top`() {
        let section = NSCollectionLayoutSection(group: rows(100))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
        let head = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "head", alignment: .top)
        let foot = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(25)), elementKind: "foot", alignment: .bottomTrailing)
        head.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [head, foot]
        let (app, screen) = shown([4, 9], UICollectionViewCompositionalLayout(section: section))
        expectEqual(frameInWindow("head", 0, screen), CGRect(x: 20, y: 0, width: 340, height: 40))
        expectEqual(frameInWindow(0, 0, screen), CGRect(x: 20, y: 40, width: 340, height: 100))
        expectEqual(frameInWindow("foot", 0, screen), CGRect(x: 260, y: 440, width: 100, height: 25))
        #expect(frameInWindow("head", 1, screen)?.minY == 465 && screen.collection.contentSize.height == 465 + 965)
        screen.collection.contentOffset.y = 200
        app.settle()
        #expect(
            frameInWindow("head", 0, screen)?.minY == 0 && frameInWindow("foot", 0, screen)?.minY == 240
                && frameInWindow(2, 0, screen)?.minY == 40
        )
        screen.collection.contentOffset.y = 600
        app.settle()
        expectEqual(frameInWindow("head", 1, screen)?.minY, 0)
    }

    @Test func `A background decoration has the size of its section minus its own insets`() {
        let first = NSCollectionLayoutSection(group: rows(50))
        first.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
        first.decorationItems = [.background(elementKind: "back")]
        let second = NSCollectionLayoutSection(group: rows(50))
        let inset = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        inset.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        second.decorationItems = [inset]
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? first : second }
        layout.register(BackgroundView.self, forDecorationViewOfKind: "back")
        let (_, screen) = shown([3, 2], layout)
        let backs = (layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 600)) ?? [])
            .filter { $0.representedElementKind == "back" }.map(\.frame).sorted { $0.minY < $1.minY }
        expectEqual(
            backs, [CGRect(x: 0, y: 0, width: 390, height: 180), CGRect(x: 6, y: 185, width: 376, height: 88)])
        let views = screen.collection.subviews.filter { $0 is BackgroundView }
        expectEqual(views.count, 2)
        // The backgrounds are behind the items.
        let hit = screen.collection.hitTest(CGPoint(x: 100, y: 35), with: nil)
        expectEqual(screen.collection.cellForItem(at: [0, 0]).map { hit?.isDescendant(of: $0) }, true)
    }

    @Test func `A supplementary item with a container anchor is centered on the corner of its item`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        group.interItemSpacing = .fixed(45)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
        let (_, screen) = shown([2], UICollectionViewCompositionalLayout(section: section))
        #expect(
            frameInWindow(0, 0, screen) == CGRect(x: 0, y: 30, width: 100, height: 100)
                && frameInWindow(1, 0, screen)?.minX == 145)
        expectEqual(frameInWindow("badge", 0, item: 0, screen), CGRect(x: 90, y: 20, width: 20, height: 20))
        expectEqual(frameInWindow("badge", 0, item: 1, screen), CGRect(x: 235, y: 20, width: 20, height: 20))
    }

    @Test func `A custom group places its items at its own frames and z-indexes`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(200))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 150, height: 150)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 150, y: 50, width: 150, height: 150)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 120, y: 80, width: 150, height: 60), zIndex: 5),
            ]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        let (_, screen) = shown([4], UICollectionViewCompositionalLayout(section: section))
        expectEqual(frameInWindow(0, 0, screen), CGRect(x: 0, y: 0, width: 150, height: 150))
        expectEqual(frameInWindow(1, 0, screen), CGRect(x: 240, y: 50, width: 150, height: 150))
        expectEqual(frameInWindow(2, 0, screen), CGRect(x: 120, y: 80, width: 150, height: 60))
        expectEqual(frameInWindow(3, 0, screen), CGRect(x: 0, y: 220, width: 150, height: 150))
        let hit = screen.collection.hitTest(CGPoint(x: 130, y: 100), with: nil)
        expectEqual(screen.collection.cellForItem(at: [0, 2]).map { hit?.isDescendant(of: $0) }, true)
    }
}
