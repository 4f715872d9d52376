import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Content that is 70 points high.
private struct CardConfiguration: UIContentConfiguration {
    var title = ""
    var height: CGFloat = 70

    func makeContentView() -> any UIView & UIContentView { CardView(self) }

    func updated(for state: any UIConfigurationState) -> CardConfiguration { self }
}

private final class CardView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }
    private let box = UIView()
    private var height: NSLayoutConstraint!

    init(_ configuration: CardConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        height = box.heightAnchor.constraint(equalToConstant: 0)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor), height,
        ])
        show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show() {
        guard let card = configuration as? CardConfiguration else { return }
        accessibilityLabel = card.title
        height.constant = card.height
    }
}

/// A collection view of cards with a compositional layout.
private final class CardsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout: UICollectionViewLayout
    private(set) var collectionView: UICollectionView!
    var counts: [Int]
    var selected: [IndexPath] = []
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, indexPath, item in
        cell.contentConfiguration = CardConfiguration(title: "card \(item)")
    }
    private let titles = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "title") {
        view, _, indexPath in
        view.accessibilityLabel = "title \(indexPath.section)"
    }

    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
        self.layout = layout
        self.counts = counts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.dataSource = self
        collectionView.delegate = self
        view = collectionView
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

@MainActor private final class Noted { var items: [Int] = [] }

/// Groups, paging, lists, swipe actions and pinned headers in compositional layouts.
@Suite(.application(tracing: .both)) @MainActor
struct CompositionalListTests {
    let app = TestApplication.current

    private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> CardsController {
        let controller = CardsController(layout, counts)
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frame(_ controller: CardsController, _ item: Int, _ section: Int = 0) -> CGRect? {
        controller.collectionView.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private func drag(_ points: (CGFloat, CGFloat), y: CGFloat, lasting seconds: Double, rests: Bool) {
        app.fingerDown(at: CGPoint(x: points.0, y: y))
        app.fingerMove(to: CGPoint(x: points.1, y: y), duration: seconds)
        if rests { app.advance(by: 0.3) }
        app.fingerUp()
        app.advance(by: 2)
    }

    /// A group as high as a third of its width: 130 of 390 points.
    @Test func `A group whose height is a fraction of its width has square items`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitems: [item])
        let controller = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [7])
        expectEqual(
            (0..<7).map { frame(controller, $0)?.origin },
            [
                CGPoint(x: 0, y: 0), CGPoint(x: 130, y: 0), CGPoint(x: 260, y: 0), CGPoint(x: 0, y: 130),
                CGPoint(x: 130, y: 130), CGPoint(x: 260, y: 130), CGPoint(x: 0, y: 260),
            ])
        expectEqual(frame(controller, 4)?.size, CGSize(width: 130, height: 130))
        expectEqual(controller.collectionView.contentSize.height, 390)
    }

    /// Three items of 50 points and gaps of 10 points fill 170 points.
    @Test func `A vertical group stacks items of a fixed height with spacing between them`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(170)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 30
        let controller = show(UICollectionViewCompositionalLayout(section: section), [5])
        expectEqual((0..<5).map { frame(controller, $0)?.minY }, [0, 60, 120, 200, 260])
        expectEqual((0..<5).map { frame(controller, $0)?.width }, [390, 390, 390, 390, 390])
    }

    @Test func `A group repeats its pattern of different items`() {
        let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let narrow = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(360), .absolute(40)), subitems: [narrow, wide, narrow])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 11
        let host = show(UICollectionViewCompositionalLayout(section: section), [5])
        expectEqual((0..<5).map { frame(host, $0)?.minX }, [0, 90, 270, 0, 90])
        expectEqual((0..<5).map { frame(host, $0)?.width }, [90, 180, 90, 90, 180])
        expectEqual((0..<5).map { frame(host, $0)?.minY }, [11, 11, 11, 51, 51])
    }

    @Test func `A flick with group paging aligns the next group with the edge`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.8), .absolute(200)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let controller = show(UICollectionViewCompositionalLayout(section: section), [6])
        func left(_ item: Int) -> CGFloat? {
            controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)).map {
                $0.convert($0.bounds, to: nil).minX
            }
        }
        expectEqual(left(1), 312)
        drag((330, 200), y: 100, lasting: 0.12, rests: false)
        #expect(abs((left(1) ?? 999)) < 1)
        // A short, slow drag returns to the current group.
        drag((330, 280), y: 100, lasting: 0.3, rests: true)
        #expect(abs((left(1) ?? 999)) < 1)
        drag((100, 240), y: 100, lasting: 0.12, rests: false)
        #expect(abs((left(0) ?? 999)) < 1)
        expectEqual(controller.collectionView.contentOffset, .zero)
    }

    @Test func `A vertical drag that begins in an orthogonally scrolling section scrolls the collection view`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(300)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let controller = show(UICollectionViewCompositionalLayout(section: section), [5, 5, 5, 5, 5])
        expectEqual(controller.collectionView.contentSize.height, 1500)
        app.fingerDown(at: CGPoint(x: 100, y: 500))
        app.fingerMove(to: CGPoint(x: 100, y: 300), duration: 0.4)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(controller.collectionView.contentOffset.y >= 180 && controller.collectionView.contentOffset.y <= 200)
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))
        expectEqual(cell.map { $0.convert($0.bounds, to: nil).minX }, 0)
    }

    /// The groups are columns.
    @Test func `A compositional layout with horizontal scroll direction places its groups side by side`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let controller = show(layout, [9])
        expectEqual(
            (0..<5).map { frame(controller, $0) },
            [
                CGRect(x: 0, y: 0, width: 100, height: 422), CGRect(x: 0, y: 422, width: 100, height: 422),
                CGRect(x: 100, y: 0, width: 100, height: 422), CGRect(x: 100, y: 422, width: 100, height: 422),
                CGRect(x: 200, y: 0, width: 100, height: 422),
            ])
        expectEqual(controller.collectionView.contentSize, CGSize(width: 500, height: 844))
    }

    @Test func `A plain list stacks rows of full width, at least as high as their content`() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let controller = show(UICollectionViewCompositionalLayout.list(using: configuration), [6])
        for item in 0..<6 {
            let row = frame(controller, item)
            expectEqual(row?.minX, 0)
            expectEqual(row?.width, 390)
            expectEqual(row.map { $0.height >= 70 && $0.height < 72 }, true)
            if item > 0 { expectEqual(row?.minY, frame(controller, item - 1)?.maxY) }
        }
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        app.advance(by: 0.5)
        expectEqual(controller.selected, [IndexPath(item: 1, section: 0)])
    }

    @Test func `A swipe in a list shows and performs the configured actions`() {
        let done = Noted()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, completion in
                done.items.append(path.item)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [archive])
        }
        let controller = show(UICollectionViewCompositionalLayout.list(using: configuration), [6])
        drag((340, 240), y: 100, lasting: 0.5, rests: true)
        expectEqual(done.items, [])
        app.fingerTap(at: CGPoint(x: 370, y: 100))
        app.advance(by: 1)
        expectEqual(done.items, [1])
        drag((380, 10), y: 175, lasting: 0.5, rests: true)
        expectEqual(done.items, [1, 2])
        expectEqual(controller.selected, [])
    }

    @Test func `The visible items handler receives the offset while a section scrolls horizontally`() {
        var offsets: [CGFloat] = []
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
        _ = show(UICollectionViewCompositionalLayout(section: section), [10])
        offsets = []
        drag((300, 150), y: 50, lasting: 0.4, rests: true)
        #expect((offsets.last ?? 0) >= 130 && (offsets.last ?? 0) <= 150)
        expectEqual(offsets, offsets.sorted())
    }

    /// See `pinToVisibleBounds`.
    @Test func `A pinned header stays at the top while its section is visible`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "title", alignment: .top)
        title.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [title]
        let controller = show(UICollectionViewCompositionalLayout(section: section), [10, 10])
        func top(_ section: Int) throws -> CGFloat {
            let view = try #require(
                controller.collectionView.supplementaryView(
                    forElementKind: "title", at: IndexPath(item: 0, section: section)))
            expectEqual(view.accessibilityLabel, "title \(section)")
            return view.convert(view.bounds, to: nil).minY
        }
        try expectEqual(top(0), 0)
        controller.collectionView.contentOffset.y = 400
        app.settle()
        try expectEqual(top(0), 0)
        // The second section begins at 1050 points.
        controller.collectionView.contentOffset.y = 1030
        app.settle()
        try expectEqual(top(0), -30)
        try expectEqual(top(1), 20)
        controller.collectionView.contentOffset.y = 1200
        app.settle()
        try expectEqual(top(1), 0)
        expectEqual(controller.collectionView.contentSize.height, 2100)
    }
}
