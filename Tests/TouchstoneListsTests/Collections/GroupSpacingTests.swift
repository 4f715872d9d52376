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
}
