import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell as high as the view in it, for estimated sizes.
private final class LineCell: UICollectionViewCell {
    private let line = UIView()
    private(set) lazy var height = line.heightAnchor.constraint(equalToConstant: 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(line)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A collection view with a compositional layout and the given number of items in each section.
private final class ShopController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout: UICollectionViewLayout
    var collectionView: UICollectionView!
    var counts: [Int]
    var heights: [CGFloat] = []
    var selected: [IndexPath] = []

    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
        self.layout = layout
        self.counts = counts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(LineCell.self, forCellWithReuseIdentifier: "line")
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "good")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
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
        guard !heights.isEmpty else {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "good", for: indexPath)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath) as! LineCell
        cell.height.constant = heights[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

/// Frames of items, groups and sections in a collection view of 390 by 844 points.
@Suite(.application(tracing: .both)) @MainActor
struct CompositionalLayoutTests {
    let app = TestApplication.current

    private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> ShopController {
        let controller = ShopController(layout, counts)
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(_ controller: ShopController, _ section: Int = 0) -> [CGRect?] {
        (0..<controller.counts[section]).map {
            let path = IndexPath(item: $0, section: section)
            return controller.layout.layoutAttributesForItem(at: path)?.frame
        }
    }

    /// Apple's sample of a grid.
    @Test func `Items of half the group's width form a grid of two columns`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let controller = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [5])
        expectEqual(
            frames(controller),
            [
                CGRect(x: 0, y: 0, width: 195, height: 100), CGRect(x: 195, y: 0, width: 195, height: 100),
                CGRect(x: 0, y: 100, width: 195, height: 100), CGRect(x: 195, y: 100, width: 195, height: 100),
                CGRect(x: 0, y: 200, width: 195, height: 100),
            ])
        expectEqual(controller.collectionView.contentSize, CGSize(width: 390, height: 300))
        expectEqual(
            controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))?.frame, frames(controller)[3])
    }

    @Test func `The content insets of an item reduce its frame`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let controller = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
        expectEqual(
            frames(controller),
            [
                CGRect(x: 10, y: 5, width: 100, height: 80), CGRect(x: 140, y: 5, width: 100, height: 80),
                CGRect(x: 270, y: 5, width: 100, height: 80), CGRect(x: 10, y: 105, width: 100, height: 80),
            ])
    }

    /// 390 − 2 × 20 = 350 = 3 × 110 + 2 × 10.
    @Test func `A section applies item spacing, group spacing and content insets`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(110), .absolute(60)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 20, bottom: 40, trailing: 20)
        let controller = show(UICollectionViewCompositionalLayout(section: section), [6])
        expectEqual(
            frames(controller),
            [
                CGRect(x: 20, y: 30, width: 110, height: 60), CGRect(x: 140, y: 30, width: 110, height: 60),
                CGRect(x: 260, y: 30, width: 110, height: 60), CGRect(x: 20, y: 102, width: 110, height: 60),
                CGRect(x: 140, y: 102, width: 110, height: 60), CGRect(x: 260, y: 102, width: 110, height: 60),
            ])
        expectEqual(controller.collectionView.contentSize.height, CGFloat(30 + 60 + 12 + 60 + 40))
    }

    /// Apple's sample of nested groups: one large item on the left, two small ones on the right.
    @Test func `A horizontal group contains an item and a vertical group`() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small, small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, pair])
        let controller = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
        expectEqual(
            frames(controller).map {
                $0.map { CGRect(x: $0.minX.rounded(), y: $0.minY, width: $0.width.rounded(), height: $0.height) }
            },
            [
                CGRect(x: 0, y: 0, width: 273, height: 200), CGRect(x: 273, y: 0, width: 117, height: 100),
                CGRect(x: 273, y: 100, width: 117, height: 100), CGRect(x: 0, y: 200, width: 273, height: 200),
            ])
    }

    /// Each cell has 8 points above and below its line.
    @Test func `Items with estimated heights are as high as their cells' constraints require`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
        let controller = ShopController(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3])
        controller.heights = [20, 104, 50]
        _ = app.makeWindow(root: controller)
        app.settle()
        expectEqual(
            (0..<3).map { controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame },
            [
                CGRect(x: 0, y: 0, width: 390, height: 36), CGRect(x: 0, y: 36, width: 390, height: 120),
                CGRect(x: 0, y: 156, width: 390, height: 66),
            ])
        expectEqual(controller.collectionView.contentSize.height, 222)
    }

    @Test func `A section provider returns a layout for each section and receives the container's width`() {
        var widths: Set<CGFloat> = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            widths.insert(environment.container.contentSize.width)
            let columns: CGFloat = section == 0 ? 1 : 3
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == 0 ? 50 : 130)),
                subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        let controller = show(layout, [2, 4])
        expectEqual(widths, [390])
        expectEqual(frames(controller).map { $0?.minY }, [0, 50])
        expectEqual(
            frames(controller, 1),
            [
                CGRect(x: 0, y: 100, width: 130, height: 130), CGRect(x: 130, y: 100, width: 130, height: 130),
                CGRect(x: 260, y: 100, width: 130, height: 130), CGRect(x: 0, y: 230, width: 130, height: 130),
            ])
        expectEqual(controller.collectionView.contentSize.height, 360)
    }

    @Test func `A header at the top of a section precedes its items`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "title", alignment: .top)
        ]
        let controller = show(UICollectionViewCompositionalLayout(section: section), [2, 1])
        func title(_ section: Int) -> CGRect? {
            controller.collectionView.supplementaryView(
                forElementKind: "title", at: IndexPath(item: 0, section: section))?.frame
        }
        expectEqual(title(0), CGRect(x: 0, y: 0, width: 390, height: 44))
        expectEqual(frames(controller).map { $0?.minY }, [44, 104])
        expectEqual(title(1), CGRect(x: 0, y: 164, width: 390, height: 44))
        expectEqual(frames(controller, 1).map { $0?.minY }, [208])
        expectEqual(controller.collectionView.contentSize.height, 268)
    }

    @Test func `A header with an estimated size has that of its constraints`() {
        final class Title: UICollectionReusableView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                heightAnchor.constraint(equalToConstant: 70).isActive = true
            }
            required init?(coder: NSCoder) { nil }
        }
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: "title", alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        let registration = UICollectionView.SupplementaryRegistration<Title>(elementKind: "title") { _, _, _ in }
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        app.makeWindow().addSubview(collection)
        source.apply(snapshot, animatingDifferences: false)
        app.settle()
        expectEqual(
            collection.supplementaryView(forElementKind: "title", at: IndexPath(item: 0, section: 0))?.frame,
            CGRect(x: 0, y: 0, width: 390, height: 70))
        expectEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 70)
        expectEqual(collection.contentSize.height, 190)
    }

    @Test func `A horizontal drag scrolls an orthogonally scrolling section and not the collection view`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(300), .absolute(150)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let controller = show(UICollectionViewCompositionalLayout(section: section), [8, 8])
        let collection = controller.collectionView!
        func left(_ item: Int) throws -> CGFloat {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
            return cell.convert(cell.bounds, to: nil).minX
        }
        expectEqual(collection.contentSize, CGSize(width: 390, height: 300))
        try expectEqual(left(0), 0)
        try expectEqual(left(1), 300)
        app.fingerDown(at: CGPoint(x: 350, y: 75))
        app.fingerMove(to: CGPoint(x: 100, y: 75), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        // The finger drags 250 points, less the distance at which the pan begins.
        #expect(try left(1) < 80 && left(1) >= 45)
        expectEqual(collection.contentOffset, .zero)
        let other = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 1)))
        expectEqual(other.convert(other.bounds, to: nil).origin, CGPoint(x: 0, y: 150))
        app.fingerTap(at: CGPoint(x: 200, y: 75))
        app.advance(by: 0.5)
        expectEqual(controller.selected, [IndexPath(item: 1, section: 0)])
    }

    @Test func `A layout applies the spacing between its sections`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 25
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let controller = show(layout, [1, 2, 1])
        expectEqual((0..<3).map { frames(controller, $0).first??.minY }, [0, 85, 230])
        expectEqual(controller.collectionView.contentSize.height, 290)
    }
}
