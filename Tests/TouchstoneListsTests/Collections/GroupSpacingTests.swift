import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The places of items in groups of a compositional layout, in a collection view of 390 points.
@Suite(.application) @MainActor
struct GroupSpacingTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// The frames of all items, and their order from back to front.
    private func places(_ count: Int, _ group: NSCollectionLayoutGroup) -> [[CGFloat]] {
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source(count)
        view.dataSource = source
        TestApplication.current.makeWindow().addSubview(view)
        TestApplication.current.settle()
        return withExtendedLifetime(source) {
            (0..<count).map { item in
                let found = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
                return found.map {
                    [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height, CGFloat($0.zIndex)]
                } ?? []
            }
        }
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    @Test func `Flexible spacing divides the rest of a group among the gaps, and fixed spacing does not grow`() {
        func row(_ spacing: NSCollectionLayoutSpacing) -> NSCollectionLayoutGroup {
            let item = NSCollectionLayoutItem(layoutSize: size(100, 40))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(390, 40), subitems: [item])
            group.interItemSpacing = spacing
            return group
        }
        // Three items and their spacing leave 90 points, which are two gaps of 45.
        expectEqual(
            places(4, row(.flexible(10))),
            [[0, 0, 100, 40, 0], [145, 0, 100, 40, 0], [290, 0, 100, 40, 0], [0, 40, 100, 40, 0]])
        expectEqual(
            places(4, row(.fixed(10))),
            [[0, 0, 100, 40, 0], [110, 0, 100, 40, 0], [220, 0, 100, 40, 0], [0, 40, 100, 40, 0]])
        // Only two items fit with 100 points between them, and they are as far apart as possible.
        expectEqual(
            places(3, row(.flexible(100))), [[0, 0, 100, 40, 0], [290, 0, 100, 40, 0], [0, 40, 100, 40, 0]])
    }

    @Test func `The rest of a vertical group is divided among its gaps`() {
        let item = NSCollectionLayoutItem(layoutSize: size(390, 40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(390, 150), subitems: [item])
        group.interItemSpacing = .flexible(5)
        expectEqual(
            places(4, group), [[0, 0, 390, 40, 0], [0, 55, 390, 40, 0], [0, 110, 390, 40, 0], [0, 150, 390, 40, 0]])
    }

    @Test func `A custom group places its items itself and is asked again for the rest of them`() {
        var rooms: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(390, 100)) { environment in
            rooms.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40), zIndex: 3),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 5, width: 60, height: 70)),
            ]
        }
        expectEqual(places(3, group), [[10, 20, 30, 40, 3], [50, 5, 60, 70, 0], [10, 120, 30, 40, 3]])
        expectEqual(Set(rooms.map(\.height)), [100])
    }

    @Test func `Flexible edge spacing fills a group in both axes, and its points are the minimum`() {
        func item(_ spacing: NSCollectionLayoutEdgeSpacing) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(layoutSize: size(100, 40))
            item.edgeSpacing = spacing
            return item
        }
        let centered = item(
            .init(leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0)))
        let single = NSCollectionLayoutGroup.horizontal(layoutSize: size(190, 70), subitems: [centered])
        expectEqual(places(2, single), [[45, 15, 100, 40, 0], [45, 85, 100, 40, 0]])

        // One flexible edge takes all of the remaining space: 200 - 100 - 20, and 70 - 40 - 10.
        let trailing = item(.init(leading: .flexible(7), top: .flexible(2), trailing: .fixed(20), bottom: .fixed(10)))
        let wide = NSCollectionLayoutGroup.horizontal(layoutSize: size(200, 70), subitems: [trailing])
        expectEqual(places(1, wide), [[80, 20, 100, 40, 0]])

        // The minimum spacing of 35 points prevents a third item, because 3 * 135 points are more than 390.
        let apart = item(.init(leading: .flexible(35), top: nil, trailing: nil, bottom: .flexible(3)))
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(390, 70), subitems: [apart])
        // Two items of 135 points leave 120 points, 60 before each item.
        expectEqual(places(3, row), [[95, 0, 100, 40, 0], [290, 0, 100, 40, 0], [95, 70, 100, 40, 0]])

        // Flexible gaps and edges share the remaining 90 points: 2 gaps and 1 edge.
        let pushed = item(.init(leading: .flexible(0), top: .fixed(6), trailing: nil, bottom: nil))
        let plain = NSCollectionLayoutItem(layoutSize: size(100, 40))
        let mixed = NSCollectionLayoutGroup.horizontal(layoutSize: size(390, 70), subitems: [plain, pushed, plain])
        mixed.interItemSpacing = .flexible(0)
        expectEqual(places(3, mixed), [[0, 0, 100, 40, 0], [160, 6, 100, 40, 0], [290, 0, 100, 40, 0]])
    }

    @Test func `Flexible edge spacing places an item in a column`() {
        func column(_ spacing: NSCollectionLayoutEdgeSpacing) -> [[CGFloat]] {
            let item = NSCollectionLayoutItem(layoutSize: size(90, 40))
            item.edgeSpacing = spacing
            return places(2, .vertical(layoutSize: size(390, 110), subitems: [item]))
        }
        // The remaining 30 points are above the two items, 15 points above each.
        expectEqual(
            column(.init(leading: nil, top: .flexible(0), trailing: .flexible(0), bottom: nil)),
            [[0, 15, 90, 40, 0], [0, 70, 90, 40, 0]])
        expectEqual(
            column(.init(leading: .flexible(10), top: nil, trailing: nil, bottom: .flexible(0))),
            [[300, 0, 90, 40, 0], [300, 55, 90, 40, 0]])
        expectEqual(
            column(.init(leading: .flexible(10), top: .fixed(3), trailing: .flexible(30), bottom: nil)),
            [[140, 3, 90, 40, 0], [140, 46, 90, 40, 0]])
    }

    @Test func `Flexible edge spacing places a group across its section`() {
        func group(_ spacing: NSCollectionLayoutEdgeSpacing) -> NSCollectionLayoutGroup {
            let item = NSCollectionLayoutItem(layoutSize: size(100, 40))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(200, 50), subitems: [item])
            group.edgeSpacing = spacing
            return group
        }
        expectEqual(
            places(3, group(.init(leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: .fixed(2)))),
            [[95, 5, 100, 40, 0], [195, 5, 100, 40, 0], [95, 62, 100, 40, 0]])
        expectEqual(
            places(1, group(.init(leading: .flexible(0), top: nil, trailing: .fixed(16), bottom: nil))),
            [[174, 0, 100, 40, 0]])
    }

    @Test func `A section that scrolls across contains the spacing above and below its groups`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(120, 50), subitems: [NSCollectionLayoutItem(layoutSize: size(120, 50))])
        group.edgeSpacing = .init(leading: .fixed(4), top: .fixed(10), trailing: nil, bottom: .flexible(7))
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source(2)
        view.dataSource = source
        TestApplication.current.makeWindow().addSubview(view)
        TestApplication.current.settle()
        withExtendedLifetime(source) {
            let second = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
            expectEqual(second?.frame, CGRect(x: 128, y: 10, width: 120, height: 50))
            // The group's 50 points, 10 above them and 7 below them; there is no more space to fill.
            expectEqual(layout.collectionViewContentSize.height, 67)
        }
    }

    /// A cell that prefers a height of 33 points.
    private final class TallCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            let made = super.preferredLayoutAttributesFitting(layoutAttributes)
            made.size.height = 33
            return made
        }
    }

    @Test func `An item of estimated height contains its insets and the height that its cell prefers`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .estimated(90)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 11, bottom: 8, trailing: 6)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .estimated(90)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source(3)
        view.dataSource = source
        TestApplication.current.makeWindow().addSubview(view)
        TestApplication.current.settle()
        // An item is 3 + 33 + 8 points high.
        expectEqual(
            (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame },
            [3, 47, 91].map { CGRect(x: 11, y: $0, width: 183, height: 33) })
        expectEqual(layout.collectionViewContentSize.height, 132)
        withExtendedLifetime(source) {}
    }
}
