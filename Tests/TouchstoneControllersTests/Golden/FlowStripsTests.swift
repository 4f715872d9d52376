import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell that returns its preferred height.
private final class Paragraph: UICollectionViewCell {
    var preferredHeight: CGFloat = 0

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        if preferredHeight > 0 { attributes.size.height = preferredHeight }
        return attributes
    }
}

private class StripController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 300), collectionViewLayout: layout)
    var counts = [5]
    var heights: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(Paragraph.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.contentInsetAdjustmentBehavior = .never
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! Paragraph
        cell.preferredHeight = heights.indices.contains(indexPath.item) ? heights[indexPath.item] : 0
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
}

/// Provides different layout metrics for the second section.
private final class MixedController: StripController, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { section == 1 ? UIEdgeInsets(top: 7, left: 95, bottom: 13, right: 95) : .zero }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 1 ? 20 : 0 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 0 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 1 ? 25 : 0) }
}

@Suite(.application) @MainActor
struct FlowStripsTests {
    private func shown(_ screen: StripController, _ prepare: (StripController) -> Void) -> TestApplication {
        let app = TestApplication.current
        prepare(screen)
        _ = app.makeWindow(root: screen)
        app.settle()
        app.advance(by: 0.1)
        return app
    }

    private func frames(_ section: Int, _ screen: StripController) -> [CGRect?] {
        (0..<screen.counts[section]).map {
            screen.collection.cellForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    private func edge(_ kind: String, _ section: Int, _ screen: StripController) -> CGRect? {
        screen.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    @Test func `A horizontal flow layout fills its columns from top to bottom`() {
        let screen = StripController()
        _ = shown(screen) {
            $0.layout.scrollDirection = .horizontal
            $0.layout.itemSize = CGSize(width: 80, height: 90)
            $0.layout.minimumInteritemSpacing = 10
            $0.layout.minimumLineSpacing = 15
            $0.layout.sectionInset = UIEdgeInsets(top: 20, left: 12, bottom: 30, right: 18)
            $0.layout.headerReferenceSize = CGSize(width: 40, height: 5)
        }
        // Two items of 90 points fit into 250 points, with the remaining 70 points between them.
        let expected: [CGRect?] = (0..<5).map {
            CGRect(x: 52 + $0 / 2 * 95, y: 20 + $0 % 2 * 160, width: 80, height: 90)
        }
        expectEqual(frames(0, screen), expected)
        expectEqual(
            edge(UICollectionView.elementKindSectionHeader, 0, screen), CGRect(x: 0, y: 0, width: 40, height: 300))
        expectEqual(screen.collection.contentSize, CGSize(width: 52 + 80 * 3 + 15 * 2 + 18, height: 300))
    }

    @Test func `A delegate can provide insets, spacings and a header size for each section`() {
        let screen = MixedController()
        _ = shown(screen) {
            $0.counts = [3, 3]
            $0.layout.itemSize = CGSize(width: 100, height: 50)
            $0.layout.minimumInteritemSpacing = 45
            $0.layout.minimumLineSpacing = 99
        }
        // Three items of 100 points leave 90 points in the first section; two fit into 200 points of the second.
        let first: [CGRect?] = [0, 145, 290].map { CGRect(x: $0, y: 0, width: 100, height: 50) }
        expectEqual(frames(0, screen), first)
        #expect(edge(UICollectionView.elementKindSectionHeader, 0, screen) == nil)
        expectEqual(
            edge(UICollectionView.elementKindSectionHeader, 1, screen), CGRect(x: 0, y: 50, width: 390, height: 25))
        expectEqual(
            frames(1, screen),
            [
                CGRect(x: 95, y: 82, width: 100, height: 50), CGRect(x: 195, y: 82, width: 100, height: 50),
                CGRect(x: 95, y: 152, width: 100, height: 50),
            ])
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 50 + 25 + 7 + 120 + 13))
    }

    @Test func `An empty section keeps its header and its insets`() {
        let screen = StripController()
        _ = shown(screen) {
            $0.counts = [0, 1]
            $0.layout.itemSize = CGSize(width: 390, height: 50)
            $0.layout.headerReferenceSize = CGSize(width: 0, height: 20)
            $0.layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 12, right: 0)
        }
        expectEqual(
            edge(UICollectionView.elementKindSectionHeader, 0, screen), CGRect(x: 0, y: 0, width: 390, height: 20))
        expectEqual(
            edge(UICollectionView.elementKindSectionHeader, 1, screen), CGRect(x: 0, y: 40, width: 390, height: 20))
        expectEqual(frames(1, screen), [CGRect(x: 0, y: 68, width: 390, height: 50)])
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 130))
    }

    @Test func `A flow layout rebuilds its lines when the width changes`() {
        let screen = StripController()
        let app = shown(screen) {
            $0.counts = [8]
            $0.layout.itemSize = CGSize(width: 120, height: 40)
            $0.layout.minimumInteritemSpacing = 10
            $0.layout.minimumLineSpacing = 10
        }
        let narrow: [CGRect?] = (0..<8).map { CGRect(x: $0 % 3 * 135, y: $0 / 3 * 50, width: 120, height: 40) }
        #expect(frames(0, screen) == narrow && screen.collection.contentSize == CGSize(width: 390, height: 140))
        screen.collection.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
        app.settle()
        let wide: [CGRect?] = (0..<8).map { CGRect(x: $0 % 4 * 160, y: $0 / 4 * 50, width: 120, height: 40) }
        #expect(frames(0, screen) == wide && screen.collection.contentSize == CGSize(width: 600, height: 90))
    }

    @Test func `A pinned footer stays at the bottom edge`() {
        let screen = StripController()
        let app = shown(screen) {
            $0.counts = [8, 8]
            $0.layout.itemSize = CGSize(width: 390, height: 50)
            $0.layout.minimumLineSpacing = 0
            $0.layout.footerReferenceSize = CGSize(width: 0, height: 30)
            $0.layout.sectionFootersPinToVisibleBounds = true
        }
        let footer = UICollectionView.elementKindSectionFooter
        // A section is 430 points high, and the collection view 300 points.
        expectEqual(edge(footer, 0, screen), CGRect(x: 0, y: 270, width: 390, height: 30))
        screen.collection.contentOffset.y = 200
        app.settle()
        expectEqual(edge(footer, 0, screen), CGRect(x: 0, y: 400, width: 390, height: 30))
        screen.collection.contentOffset.y = 350
        app.settle()
        #expect(edge(footer, 0, screen)?.minY == 400 && edge(footer, 1, screen)?.minY == 620)
    }

    @Test func `Cells with an estimated item size have their preferred height`() {
        let screen = StripController()
        _ = shown(screen) {
            $0.counts = [4]
            $0.heights = [30, 80, 50, 60]
            $0.layout.estimatedItemSize = CGSize(width: 390, height: 44)
            $0.layout.minimumLineSpacing = 5
        }
        expectEqual(
            frames(0, screen),
            [
                CGRect(x: 0, y: 0, width: 390, height: 30), CGRect(x: 0, y: 35, width: 390, height: 80),
                CGRect(x: 0, y: 120, width: 390, height: 50), CGRect(x: 0, y: 175, width: 390, height: 60),
            ])
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 235))
    }
}
