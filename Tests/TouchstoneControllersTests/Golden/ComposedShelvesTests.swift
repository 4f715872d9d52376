import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Back: UICollectionReusableView {}

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

    /// Where an item is seen.
    private func seen(_ item: Int, _ section: Int, _ screen: ShelfController) -> CGRect? {
        screen.collection.cellForItem(at: IndexPath(item: item, section: section)).map {
            $0.convert($0.bounds, to: nil)
        }
    }

    private func seen(_ kind: String, _ section: Int, item: Int = 0, _ screen: ShelfController) -> CGRect? {
        screen.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))
            .map { $0.convert($0.bounds, to: nil) }
    }

    private func pull(_ app: TestApplication, from start: CGPoint, to end: CGPoint) {
        app.fingerDown(at: start)
        app.fingerMove(to: end, duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1.5)
    }

    @Test func `Cards that page in the middle stand in the middle`() {
        let section = NSCollectionLayoutSection(group: card(300, 200))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let (app, screen) = shown([4], UICollectionViewCompositionalLayout(section: section))
        #expect(screen.collection.contentSize == CGSize(width: 390, height: 200))
        #expect(seen(0, 0, screen) == CGRect(x: 45, y: 0, width: 300, height: 200))
        #expect(seen(1, 0, screen) == CGRect(x: 355, y: 0, width: 300, height: 200))
        pull(app, from: CGPoint(x: 350, y: 100), to: CGPoint(x: 120, y: 100))
        #expect(seen(1, 0, screen)?.minX == 45 && seen(2, 0, screen)?.minX == 355)
        #expect(screen.collection.contentOffset == .zero)
        pull(app, from: CGPoint(x: 350, y: 100), to: CGPoint(x: 290, y: 100))
        #expect(seen(1, 0, screen)?.minX == 45)
    }

    @Test func `A shelf that scrolls freely rests anywhere and moves with the page`() {
        let shelf = NSCollectionLayoutSection(group: card(150, 100))
        shelf.orthogonalScrollingBehavior = .continuous
        shelf.interGroupSpacing = 10
        shelf.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let list = NSCollectionLayoutSection(group: rows(100))
        let (app, screen) = shown(
            [6, 10], UICollectionViewCompositionalLayout { index, _ in index == 0 ? shelf : list })
        #expect(seen(0, 0, screen) == CGRect(x: 20, y: 0, width: 150, height: 100))
        #expect(seen(0, 1, screen) == CGRect(x: 0, y: 100, width: 390, height: 100))
        pull(app, from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50))
        let x = seen(1, 0, screen)?.minX ?? -1
        // 180 less 100, but for what the pan takes before it begins.
        #expect(abs(x - 80) <= 13 && screen.collection.contentOffset == .zero)
        pull(app, from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350))
        let y = screen.collection.contentOffset.y
        #expect(abs(y - 50) <= 13)
        let moved = seen(1, 0, screen) ?? .zero
        #expect(
            abs(moved.minX - x) < 0.01 && abs(moved.minY + y) < 0.01 && moved.size == CGSize(width: 150, height: 100))
        #expect(screen.collection.contentSize == CGSize(width: 390, height: 1100))
    }

    @Test func `Headers and footers follow the insets and a pinned one stays`() {
        let section = NSCollectionLayoutSection(group: rows(100))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
        let head = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "head", alignment: .top)
        let foot = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(25)), elementKind: "foot", alignment: .bottomTrailing)
        head.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [head, foot]
        let (app, screen) = shown([4, 9], UICollectionViewCompositionalLayout(section: section))
        #expect(seen("head", 0, screen) == CGRect(x: 20, y: 0, width: 340, height: 40))
        #expect(seen(0, 0, screen) == CGRect(x: 20, y: 40, width: 340, height: 100))
        #expect(seen("foot", 0, screen) == CGRect(x: 260, y: 440, width: 100, height: 25))
        #expect(seen("head", 1, screen)?.minY == 465 && screen.collection.contentSize.height == 465 + 965)
        screen.collection.contentOffset.y = 200
        app.settle()
        #expect(
            seen("head", 0, screen)?.minY == 0 && seen("foot", 0, screen)?.minY == 240 && seen(2, 0, screen)?.minY == 40
        )
        screen.collection.contentOffset.y = 600
        app.settle()
        #expect(seen("head", 1, screen)?.minY == 0)
    }

    @Test func `A background is as large as its section less insets of its own`() {
        let first = NSCollectionLayoutSection(group: rows(50))
        first.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
        first.decorationItems = [.background(elementKind: "back")]
        let second = NSCollectionLayoutSection(group: rows(50))
        let inset = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        inset.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        second.decorationItems = [inset]
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? first : second }
        layout.register(Back.self, forDecorationViewOfKind: "back")
        let (_, screen) = shown([3, 2], layout)
        let backs = (layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 600)) ?? [])
            .filter { $0.representedElementKind == "back" }.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(
            backs == [CGRect(x: 0, y: 0, width: 390, height: 180), CGRect(x: 6, y: 185, width: 376, height: 88)])
        let views = screen.collection.subviews.filter { $0 is Back }
        #expect(views.count == 2)
        // They lie behind the items.
        let hit = screen.collection.hitTest(CGPoint(x: 100, y: 35), with: nil)
        #expect(screen.collection.cellForItem(at: [0, 0]).map { hit?.isDescendant(of: $0) } == true)
    }

    @Test func `A badge hangs over the corner of its item`() {
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
        #expect(seen(0, 0, screen) == CGRect(x: 0, y: 30, width: 100, height: 100) && seen(1, 0, screen)?.minX == 145)
        #expect(seen("badge", 0, item: 0, screen) == CGRect(x: 90, y: 20, width: 20, height: 20))
        #expect(seen("badge", 0, item: 1, screen) == CGRect(x: 235, y: 20, width: 20, height: 20))
    }

    @Test func `A group of one's own puts its items where it likes`() {
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
        #expect(seen(0, 0, screen) == CGRect(x: 0, y: 0, width: 150, height: 150))
        #expect(seen(1, 0, screen) == CGRect(x: 240, y: 50, width: 150, height: 150))
        #expect(seen(2, 0, screen) == CGRect(x: 120, y: 80, width: 150, height: 60))
        #expect(seen(3, 0, screen) == CGRect(x: 0, y: 220, width: 150, height: 150))
        let hit = screen.collection.hitTest(CGPoint(x: 130, y: 100), with: nil)
        #expect(screen.collection.cellForItem(at: [0, 2]).map { hit?.isDescendant(of: $0) } == true)
    }
}
