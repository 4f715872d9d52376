import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Cell: UICollectionViewCell {
    private lazy var height: NSLayoutConstraint = {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
        return height
    }()

    func setHeight(_ points: CGFloat) { height.constant = points }
}

private final class GridController: UIViewController, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    var counts: [Int]
    var heights: [CGFloat] = []

    init(_ counts: [Int], _ layout: UICollectionViewLayout) {
        self.counts = counts
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        view.addSubview(collection)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        if heights.indices.contains(indexPath.item) { cell.setHeight(heights[indexPath.item]) }
        return cell
    }
}

@Suite(.application) @MainActor
struct ComposedGridsTests {
    private func shown(
        _ counts: [Int], heights: [CGFloat] = [], _ layout: UICollectionViewLayout
    ) -> (TestApplication, GridController) {
        let app = TestApplication.current
        let screen = GridController(counts, layout)
        screen.heights = heights
        _ = app.makeWindow(root: screen)
        app.settle()
        app.advance(by: 0.1)
        return (app, screen)
    }

    /// The frames of a section's items, rounded to 1/100 point because thirds are inexact.
    private func frames(_ section: Int, _ screen: GridController) -> [CGRect?] {
        (0..<screen.counts[section]).map {
            screen.collection.cellForItem(at: IndexPath(item: $0, section: section)).map { cell in
                let frame = cell.frame
                return CGRect(
                    x: (frame.minX * 100).rounded() / 100, y: (frame.minY * 100).rounded() / 100,
                    width: (frame.width * 100).rounded() / 100, height: (frame.height * 100).rounded() / 100)
            }
        }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    @Test func `A group of three thirds insets each item by its content insets`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [item])
        let (_, screen) = shown(
            [5], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let expected: [CGRect?] = (0..<5).map {
            CGRect(x: $0 % 3 * 130 + 10, y: $0 / 3 * 120 + 5, width: 110, height: 110)
        }
        expectEqual(frames(0, screen), expected)
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 240))
    }

    @Test func `A nested vertical group is laid out beside a large item`() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [leading, trailing])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        let (_, screen) = shown([5], UICollectionViewCompositionalLayout(section: section))
        expectEqual(
            frames(0, screen),
            [
                CGRect(x: 0, y: 0, width: 273, height: 200), CGRect(x: 273, y: 0, width: 117, height: 100),
                CGRect(x: 273, y: 100, width: 117, height: 100), CGRect(x: 0, y: 220, width: 273, height: 200),
                CGRect(x: 273, y: 220, width: 117, height: 100),
            ])
    }

    @Test func `A group with an item count subtracts insets and spacings before it divides its width`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(15)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 30)
        section.interGroupSpacing = 6
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 40
        let (_, screen) = shown(
            [4, 1], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        // (330 − 2 · 15) / 3 = 100 points for each item.
        expectEqual(
            frames(0, screen),
            [
                CGRect(x: 30, y: 10, width: 100, height: 80), CGRect(x: 145, y: 10, width: 100, height: 80),
                CGRect(x: 260, y: 10, width: 100, height: 80), CGRect(x: 30, y: 96, width: 100, height: 80),
            ])
        // The first section ends at 196.
        expectEqual(frames(1, screen), [CGRect(x: 30, y: 246, width: 100, height: 80)])
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 346))
    }

    @Test func `Cells with an estimated height have the height of their constraints`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let (_, screen) = shown(
            [4], heights: [30, 100, 44, 60], UICollectionViewCompositionalLayout(section: section))
        expectEqual(
            frames(0, screen),
            [
                CGRect(x: 0, y: 0, width: 390, height: 30), CGRect(x: 0, y: 38, width: 390, height: 100),
                CGRect(x: 0, y: 146, width: 390, height: 44), CGRect(x: 0, y: 198, width: 390, height: 60),
            ])
        expectEqual(screen.collection.contentSize.height, 258)
    }

    @Test func `The section provider is called again when the width changes`() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let width = environment.container.effectiveContentSize.width
            widths.append(width)
            let columns = width > 500 ? 4 : 2
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == 0 ? 100 : 50)),
                subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        let (app, screen) = shown([3, 2], layout)
        expectEqual(
            frames(0, screen),
            [
                CGRect(x: 0, y: 0, width: 195, height: 100), CGRect(x: 195, y: 0, width: 195, height: 100),
                CGRect(x: 0, y: 100, width: 195, height: 100),
            ])
        #expect(frames(1, screen).map { $0?.minY } == [200, 200] && Set(widths) == [390])
        screen.collection.frame.size.width = 600
        app.settle()
        let wide: [CGRect?] = [0, 150, 300].map { CGRect(x: $0, y: 0, width: 150, height: 100) }
        let below: [CGRect?] = [0, 150].map { CGRect(x: $0, y: 100, width: 150, height: 50) }
        #expect(frames(0, screen) == wide && frames(1, screen) == below)
        expectEqual(widths.last, 600)
    }
}
