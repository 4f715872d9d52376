import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A data source of cells, headers and footers, which requests no sizes.
private final class Stacks: NSObject, UICollectionViewDataSource {
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

/// Headers and footers of a flow layout that stay visible, in a collection view with asymmetrical content insets.
@Suite(.application) @MainActor
struct PinnedEdgeTests {
    private let app = TestApplication.current
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter
    private let layout = UICollectionViewFlowLayout()

    private func show(_ source: Stacks, size: CGSize, inset: UIEdgeInsets = .zero) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.contentInset = inset
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [header, footer] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.dataSource = source
        app.makeWindow().addSubview(view)
        app.settle()
        return view
    }

    private func edge(_ view: UICollectionView, _ kind: String, _ section: Int) -> CGRect? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    /// The second section has no items. The sections are from 0 to 465, from 465 to 530 and from 530 to 1095 points.
    @Test func `Pinned headers and footers of a vertical flow layout stay between the content insets`() {
        layout.itemSize = CGSize(width: 390, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        layout.headerReferenceSize = CGSize(width: 7, height: 40)
        layout.footerReferenceSize = CGSize(width: 9, height: 25)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let source = Stacks([4, 0, 5])
        let view = show(
            source, size: CGSize(width: 390, height: 600), inset: UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
        expectEqual(view.contentSize, CGSize(width: 390, height: 1095))
        func scroll(to y: CGFloat) {
            view.contentOffset.y = y
            app.settle()
        }
        func minY(_ kind: String, _ section: Int) -> CGFloat? { edge(view, kind, section)?.minY }

        scroll(to: -30)
        expectEqual(edge(view, header, 0), CGRect(x: 0, y: 0, width: 390, height: 40))
        expectEqual(edge(view, footer, 0), CGRect(x: 0, y: 440, width: 390, height: 25))
        // The visible area ends at 570 - 20 points. The empty section is in it, so its footer stays in its place.
        #expect(minY(header, 1) == 465 && minY(footer, 1) == 505 && minY(header, 2) == 530)

        scroll(to: 170)
        // The visible area is from 200 to 750 points.
        #expect(minY(header, 0) == 200 && minY(footer, 0) == 440 && minY(header, 2) == 530)
        expectEqual(edge(view, footer, 2), CGRect(x: 0, y: 725, width: 390, height: 25))

        scroll(to: 390)
        // The header is above the footer of its section at the latest, also if that is above the visible area.
        #expect(minY(header, 0) == 400 && minY(header, 1) == 465 && minY(footer, 2) == 945)

        scroll(to: 0)
        // From 530 to 570 points there is the header of the last section, and its footer is below it.
        #expect(minY(header, 0) == 30 && minY(header, 2) == 530 && minY(footer, 2) == 570)

        let attributes = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 20, width: 390, height: 590)) ?? []
        let cells = attributes.filter { $0.representedElementCategory == .cell }
        let edges = attributes.filter { $0.representedElementCategory == .supplementaryView }
        #expect(cells.count == 5 && edges.count == 6)
        #expect(edges.allSatisfy { edge in cells.allSatisfy { $0.zIndex < edge.zIndex } })
        withExtendedLifetime(source) {}
    }

    @Test func `Headers and footers are pinned at the sides of a horizontal flow layout`() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 200)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 50, height: 3)
        layout.footerReferenceSize = CGSize(width: 35, height: 4)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let source = Stacks([3, 2])
        let view = show(
            source, size: CGSize(width: 300, height: 200), inset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))
        expectEqual(view.contentSize, CGSize(width: 670, height: 200))
        view.contentOffset.x = 60
        app.settle()
        // The visible area is from 70 to 345 points.
        expectEqual(edge(view, header, 0), CGRect(x: 70, y: 0, width: 50, height: 200))
        expectEqual(edge(view, footer, 0), CGRect(x: 310, y: 0, width: 35, height: 200))
        view.contentOffset.x = 305
        app.settle()
        expectEqual(edge(view, header, 0)?.minX, 300)
        expectEqual(edge(view, footer, 0)?.minX, 350)
        expectEqual(edge(view, header, 1)?.minX, 385)
        expectEqual(edge(view, footer, 1)?.minX, 555)
        layout.sectionHeadersPinToVisibleBounds = false
        layout.sectionFootersPinToVisibleBounds = false
        layout.invalidateLayout()
        app.settle()
        expectEqual(edge(view, header, 1)?.minX, 385)
        #expect(edge(view, header, 0) == nil && edge(view, footer, 1) == nil)
        withExtendedLifetime(source) {}
    }

    /// Three lines of a section of five items are 120 points high, with 10 points between them.
    @Test func `Each section of a long list is laid out where it is visible`() {
        layout.itemSize = CGSize(width: 190, height: 40)
        layout.headerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 7, right: 0)
        let source = Stacks([5, 0, 5, 5, 5, 0, 5, 5])
        let view = show(source, size: CGSize(width: 390, height: 300))
        // A section with items is 170 points high and one without items 30 points.
        expectEqual(view.contentSize.height, 6 * 170 + 2 * 30)
        view.contentOffset.y = 380
        app.settle()
        // The fourth section is from 370 to 540 points, the fifth to 710 points.
        let visible = view.indexPathsForVisibleItems.sorted().map { [$0.section, $0.item] }
        expectEqual(
            visible,
            [
                [3, 0], [3, 1], [3, 2], [3, 3], [3, 4], [4, 0], [4, 1], [4, 2], [4, 3], [4, 4],
            ])
        expectEqual(view.cellForItem(at: IndexPath(item: 2, section: 4))?.frame.minY, 613)
        expectEqual(view.cellForItem(at: IndexPath(item: 3, section: 4))?.frame.minX, 200)
        let found = (layout.layoutAttributesForElements(in: CGRect(x: 0, y: 703, width: 390, height: 30)) ?? [])
            .map { [$0.indexPath.section, $0.representedElementCategory == .cell ? 1 : 0] }
        // The last line of the fifth section ends at 703 points, and the empty section's header begins at 710.
        expectEqual(found, [[5, 0]])
        withExtendedLifetime(source) {}
    }

    @Test func `A change of the layout's values moves the items, headers and footers`() {
        layout.itemSize = CGSize(width: 100, height: 60)
        let source = Stacks([4, 2])
        let view = show(source, size: CGSize(width: 390, height: 600))
        func frame(_ item: Int, _ section: Int) -> CGRect? {
            app.settle()
            return view.cellForItem(at: IndexPath(item: item, section: section))?.frame
        }
        // 390 - 3 * 100 are two gaps of 45 points.
        expectEqual(frame(1, 0), CGRect(x: 145, y: 0, width: 100, height: 60))
        layout.minimumLineSpacing = 6
        expectEqual(frame(3, 0), CGRect(x: 0, y: 66, width: 100, height: 60))
        layout.headerReferenceSize = CGSize(width: 0, height: 12)
        expectEqual(frame(3, 0)?.minY, 78)
        layout.footerReferenceSize = CGSize(width: 0, height: 5)
        // Each section adds a header and a footer: 12 + 126 + 5 + 12.
        expectEqual(frame(0, 1)?.minY, 155)
        layout.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        expectEqual(frame(0, 0), CGRect(x: 20, y: 13, width: 100, height: 60))
        // 340 - 3 * 100 are two gaps of 20 points.
        expectEqual(frame(1, 0)?.minX, 140)
        layout.minimumInteritemSpacing = 21
        // Two items are in a line now, at both sides.
        expectEqual(frame(1, 0)?.minX, 260)
        expectEqual(frame(2, 0), CGRect(x: 20, y: 79, width: 100, height: 60))
        layout.itemSize = CGSize(width: 340, height: 10)
        expectEqual(frame(3, 0), CGRect(x: 20, y: 13 + 3 * 16, width: 340, height: 10))
        layout.scrollDirection = .horizontal
        // A column of a height of 600 - 1 - 2 points holds all items; the gaps are larger than 21 points only in a full column.
        expectEqual(frame(0, 0), CGRect(x: 20, y: 1, width: 340, height: 10))
        expectEqual(view.contentSize, CGSize(width: 2 * (20 + 340 + 30), height: 600))
        withExtendedLifetime(source) {}
    }
}
