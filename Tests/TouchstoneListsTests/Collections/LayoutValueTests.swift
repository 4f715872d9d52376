import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Grid: NSObject, UICollectionViewDataSource {
    var counts = [3]
    var made: [IndexPath] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made.append(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
}

/// The values of compositional layouts and collection views of 320 by 480 points.
@Suite(.application) @MainActor
struct LayoutValueTests {
    let app = TestApplication.current
    private let grid = Grid()

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "badge"] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = grid
        app.makeWindow().addSubview(view)
        app.settle()
        return view
    }
    /// A column of items of 100 by 50 points, each with a badge.
    private func badges(_ anchor: NSCollectionLayoutAnchor) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge", containerAnchor: anchor)
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .absolute(50)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    // MARK: Dimensions and anchors

    @Test func `A dimension is of one kind`() {
        let all: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(10), .estimated(20),
        ]
        expectEqual(all.map(\.isFractionalWidth), [true, false, false, false])
        expectEqual(all.map(\.isFractionalHeight), [false, true, false, false])
        expectEqual(all.map(\.isAbsolute), [false, false, true, false])
        expectEqual(all.map(\.isEstimated), [false, false, false, true])
        expectEqual(all.map(\.dimension), [0.5, 0.25, 10, 20])
    }

    @Test func `Spacing is fixed or flexible`() {
        let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(3), NSCollectionLayoutSpacing.flexible(4))
        #expect(fixed.isFixedSpacing && !fixed.isFlexibleSpacing && fixed.spacing == 3)
        #expect(!flexible.isFixedSpacing && flexible.isFlexibleSpacing && flexible.spacing == 4)
        let edges = NSCollectionLayoutEdgeSpacing(leading: fixed, top: nil, trailing: flexible, bottom: fixed)
        #expect(edges.leading === fixed && edges.top == nil && edges.trailing === flexible && edges.bottom === fixed)
    }

    @Test func `A supplementary view stands at the edges of its item, moved by the offset`() {
        let places: [(NSCollectionLayoutAnchor, CGPoint)] = [
            (NSCollectionLayoutAnchor(edges: [.top, .leading]), CGPoint(x: 0, y: 0)),
            (NSCollectionLayoutAnchor(edges: [.bottom, .trailing]), CGPoint(x: 80, y: 40)),
            (NSCollectionLayoutAnchor(edges: .bottom), CGPoint(x: 40, y: 40)),
            (NSCollectionLayoutAnchor(edges: .leading), CGPoint(x: 0, y: 20)),
            (NSCollectionLayoutAnchor(edges: .trailing), CGPoint(x: 80, y: 20)),
            (
                NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -3)),
                CGPoint(x: 85, y: -3)
            ),
            (
                NSCollectionLayoutAnchor(edges: [.top, .leading], fractionalOffset: CGPoint(x: 0.5, y: -0.5)),
                CGPoint(x: 10, y: -5)
            ),
        ]
        for (anchor, origin) in places {
            let layout = UICollectionViewCompositionalLayout(section: badges(anchor))
            let view = show(layout)
            let found = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 0, section: 0))
            expectEqual(found?.frame, CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
            expectEqual(found?.zIndex, 1)
            view.removeFromSuperview()
        }
    }

    @Test func `Attributes exist for known kinds of known sections only`() {
        let section = badges(NSCollectionLayoutAnchor(edges: .top))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
        #expect(
            !header.pinToVisibleBounds && header.extendsBoundary && header.offset == .zero && header.alignment == .top)
        section.boundarySupplementaryItems = [header]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        _ = show(layout)
        let (first, fourth) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 3))
        let edge = layout.layoutAttributesForSupplementaryView(ofKind: "header", at: first)
        expectEqual(edge?.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: fourth) == nil)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: first) == nil)
        let shown = layout.layoutAttributesForDecorationView(ofKind: "background", at: first)
        #expect(shown?.frame == CGRect(x: 2, y: 1, width: 314, height: 176) && shown?.zIndex == -1)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "background", at: fourth) == nil)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "other", at: first) == nil)
        expectEqual(layout.collectionViewContentSize, CGSize(width: 320, height: 180))
        background.zIndex = 7
        layout.invalidateLayout()
        expectEqual(layout.layoutAttributesForDecorationView(ofKind: "background", at: first)?.zIndex, 7)
    }

    @Test func `A pinned header stays at the top until its section ends`() {
        let section = badges(NSCollectionLayoutAnchor(edges: .top))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        grid.counts = [10, 10]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = show(layout)
        func top(_ section: Int) -> CGFloat? {
            layout.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: section))?
                .frame.minY
        }
        #expect(top(0) == 0 && top(1) == 530)
        view.contentOffset.y = 100
        #expect(top(0) == 100 && top(1) == 530)
        view.contentInset.top = 20
        view.contentOffset.y = 100
        expectEqual(top(0), 120)
        view.contentOffset.y = 490
        #expect(top(0) == 500 && top(1) == 530)
        let path = IndexPath(item: 0, section: 0)
        expectEqual(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?.zIndex, 10)
    }

    // MARK: Invalidation

    @Test func `An invalidation context collects the paths of each kind`() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil && context.contentOffsetAdjustment == .zero)
        let (a, b) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        context.invalidateItems(at: [a])
        context.invalidateItems(at: [b])
        context.invalidateSupplementaryElements(ofKind: "x", at: [a])
        context.invalidateSupplementaryElements(ofKind: "x", at: [b])
        context.invalidateSupplementaryElements(ofKind: "y", at: [b])
        context.invalidateDecorationElements(ofKind: "z", at: [a])
        context.invalidateDecorationElements(ofKind: "z", at: [b])
        expectEqual(context.invalidatedItemIndexPaths, [a, b])
        expectEqual(context.invalidatedSupplementaryIndexPaths, ["x": [a, b], "y": [b]])
        expectEqual(context.invalidatedDecorationIndexPaths, ["z": [a, b]])
    }

    @Test func `Copied attributes have the same values`() throws {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
        made.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        made.alpha = 0.5
        made.zIndex = 3
        made.isHidden = true
        made.transform = CGAffineTransform(scaleX: 2, y: 2)
        let copy = try #require(made.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== made && copy.transform == made.transform && copy.frame == made.frame)
        #expect(copy.alpha == 0.5 && copy.zIndex == 3 && copy.isHidden && copy.indexPath == made.indexPath)
    }

    // MARK: Collection views

    private func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        return layout
    }

    @Test func `The background view is behind the cells and keeps its place while they scroll`() {
        let view = show(flow())
        let (one, two) = (UIView(), UIView())
        view.backgroundView = one
        app.settle()
        #expect(view.subviews.first === one && one.frame == view.bounds)
        view.backgroundView = two
        view.contentOffset.y = 30
        app.settle()
        #expect(one.superview == nil && two.frame == CGRect(x: 0, y: 30, width: 320, height: 480))
        view.backgroundView = nil
        #expect(two.superview == nil)
    }

    @Test func `Cells leave with the data source`() {
        let view = show(flow())
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(view.visibleCells.count == 3 && view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        view.dataSource = nil
        app.settle()
        #expect(view.visibleCells.isEmpty && view.numberOfSections <= 1)
        grid.counts = [2, 2]
        view.dataSource = grid
        app.settle()
        #expect(view.visibleCells.count == 4 && view.numberOfItems(inSection: 1) == 2 && view.numberOfSections == 2)
    }

    @Test func `A new layout places the cells at once, or in an animation`() {
        let view = show(flow())
        let small = flow()
        small.itemSize = CGSize(width: 50, height: 60)
        var ends: [Bool] = []
        view.setCollectionViewLayout(small, animated: false) { ends.append($0) }
        app.settle()
        let last = IndexPath(item: 2, section: 0)
        #expect(ends == [true] && view.cellForItem(at: last)?.bounds.size == CGSize(width: 50, height: 60))
        #expect(view.collectionViewLayout === small && small.collectionView === view)
        let large = flow()
        view.setCollectionViewLayout(large, animated: true) { ends.append($0) }
        #expect(ends == [true] && small.collectionView == nil)
        app.advance(by: 1)
        #expect(ends == [true, true] && view.cellForItem(at: last)?.bounds.size == CGSize(width: 100, height: 100))
    }

    @Test func `Updates are uncommitted only inside of a batch`() {
        let view = show(flow())
        #expect(!view.hasUncommittedUpdates)
        var inside: [Bool] = []
        var ends: [Bool] = []
        view.performBatchUpdates {
            inside.append(view.hasUncommittedUpdates)
            grid.counts = [4]
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            inside.append(view.hasUncommittedUpdates)
        } completion: {
            ends.append($0)
        }
        #expect(inside.last == true && !view.hasUncommittedUpdates)
        app.advance(by: 1)
        #expect(ends == [true] && view.numberOfItems(inSection: 0) == 4)
    }

    @Test func `A batch in a collection view without a window completes at once`() {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = grid
        view.layoutIfNeeded()
        var ends: [Bool] = []
        view.performBatchUpdates {
            grid.counts = [2]
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            ends.append($0)
        }
        app.advance(by: 1)
        #expect(ends == [true] && view.numberOfItems(inSection: 0) == 2)
    }

    @Test func `Cells know the identifier and the frame with which they are dequeued`() {
        let view = show(flow())
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(cell?.reuseIdentifier == "cell" && cell?.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
        expectEqual(view.indexPathForItem(at: CGPoint(x: 110, y: 0)), IndexPath(item: 1, section: 0))
        expectEqual(view.indexPathForItem(at: CGPoint(x: 209.5, y: 99.5)), IndexPath(item: 1, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 210, y: 50)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 100)) == nil)
    }
}
