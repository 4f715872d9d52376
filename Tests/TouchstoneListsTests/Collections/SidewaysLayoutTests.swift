import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A data source of cells, headers and footers.
private final class Cards: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}

/// Layouts in a collection view of 400 by 300 points: those that scroll horizontally, and those that replace each other.
@Suite(.application) @MainActor
struct SidewaysLayoutTests {
    private let app = TestApplication.current

    private func show(_ source: Cards, _ layout: UICollectionViewLayout, kinds: [String] = []) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in kinds {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.dataSource = source
        app.makeWindow().addSubview(view)
        app.settle()
        return view
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    /// The insets leave 260 of 300 points of height, from 10 to 270 points.
    @Test func `Headers and footers at the sides of horizontal sections follow the insets of the sections`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(100, 200), subitems: [NSCollectionLayoutItem(layoutSize: size(100, 200))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.interGroupSpacing = 5
        let lead = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(50, 60), elementKind: "lead", alignment: .leading, absoluteOffset: CGPoint(x: 3, y: -4))
        lead.zIndex = 7
        let trail = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(35, 80), elementKind: "trail", alignment: .trailing)
        let corner = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .fractionalHeight(0.25)),
            elementKind: "corner", alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [lead, trail, corner]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 11
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let source = Cards([3, 1])
        let view = show(source, layout, kinds: ["lead", "trail", "corner"])
        func edge(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))
        }
        expectEqual(edge("lead", 0)?.frame, CGRect(x: 3, y: 106, width: 50, height: 60))
        expectEqual(edge("lead", 0)?.zIndex, 7)
        expectEqual(edge("trail", 0)?.zIndex, 0)
        expectEqual(
            (0..<3).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame },
            [70, 175, 280].map { CGRect(x: $0, y: 10, width: 100, height: 200) })
        // 50 + 20 + 310 + 40.
        expectEqual(edge("trail", 0)?.frame, CGRect(x: 420, y: 100, width: 35, height: 80))
        expectEqual(edge("corner", 0)?.frame, CGRect(x: 455, y: 205, width: 30, height: 65))
        // The first section ends at 485 points.
        expectEqual(edge("lead", 1)?.frame.minX, 499)
        expectEqual(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame,
            CGRect(x: 566, y: 10, width: 100, height: 200))
        expectEqual(view.contentSize, CGSize(width: 566 + 100 + 40 + 35 + 30, height: 300))
        view.contentOffset.x = 371
        app.settle()
        expectEqual(
            view.indexPathsForVisibleItems.sorted(), [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1)])
        withExtendedLifetime(source) {}
    }

    @Test func `A layout that is used again lays out the items of the present`() {
        let (grid, list) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        grid.itemSize = CGSize(width: 190, height: 50)
        list.itemSize = CGSize(width: 400, height: 30)
        let source = Cards([5])
        let view = show(source, grid)
        expectEqual(view.contentSize.height, 170)
        view.collectionViewLayout = list
        app.settle()
        expectEqual(view.contentSize.height, 190)
        source.counts = [2, 3]
        view.reloadData()
        app.settle()
        expectEqual(view.contentSize.height, 70 + 110)
        view.collectionViewLayout = grid
        app.settle()
        #expect(grid.collectionView === view && list.collectionView == nil)
        // One line of two items, and then two lines.
        expectEqual(view.contentSize.height, 50 + 110)
        expectEqual(view.visibleCells.count, 5)
        expectEqual(
            view.cellForItem(at: IndexPath(item: 2, section: 1))?.frame, CGRect(x: 0, y: 110, width: 190, height: 50))
        withExtendedLifetime(source) {}
    }
}
