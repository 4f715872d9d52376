import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class FlowController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 500), collectionViewLayout: layout)
    var counts = [7]
    /// Whether the controller is the collection view's delegate and provides the items' sizes.
    var providesSizes = false
    /// Sizes that differ from the layout's, by item.
    var sizes: [IndexPath: CGSize] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.dataSource = self
        if providesSizes { collection.delegate = self }
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
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath] ?? layout.itemSize }
}

@Suite(.application) @MainActor
struct FlowLinesTests {
    private func shown(_ prepare: (FlowController) -> Void) -> (TestApplication, FlowController) {
        let app = TestApplication.current
        let screen = FlowController()
        prepare(screen)
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func frames(_ section: Int, _ screen: FlowController) -> [CGRect?] {
        (0..<screen.counts[section]).map {
            screen.collection.cellForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    private func edge(_ kind: String, _ section: Int, _ screen: FlowController) -> CGRect? {
        screen.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    @Test func `A flow layout distributes a line's remaining width between its items`() {
        let (_, screen) = shown {
            $0.counts = [7]
            $0.layout.itemSize = CGSize(width: 110, height: 80)
            $0.layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 15)
            $0.layout.minimumInteritemSpacing = 10
            $0.layout.minimumLineSpacing = 12
        }
        // Three items of 110 points fit into 360 points, and two gaps share the remaining 30 points.
        let xs: [CGFloat] = [15, 140, 265]
        let expected: [CGRect?] = (0..<7).map {
            CGRect(x: xs[$0 % 3], y: 10 + CGFloat($0 / 3) * 92, width: 110, height: 80)
        }
        expectEqual(frames(0, screen), expected)
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 10 + 80 + 12 + 80 + 12 + 80 + 20))
    }

    @Test func `Headers and footers have the full width and are outside the section insets`() {
        let (_, screen) = shown {
            $0.counts = [3, 1]
            $0.layout.itemSize = CGSize(width: 100, height: 50)
            $0.layout.sectionInset = UIEdgeInsets(top: 10, left: 45, bottom: 15, right: 45)
            $0.layout.minimumInteritemSpacing = 0
            $0.layout.headerReferenceSize = CGSize(width: 50, height: 40)
            $0.layout.footerReferenceSize = CGSize(width: 50, height: 30)
        }
        expectEqual(edge(header, 0, screen), CGRect(x: 0, y: 0, width: 390, height: 40))
        let line: [CGRect?] = [45, 145, 245].map { CGRect(x: $0, y: 50, width: 100, height: 50) }
        expectEqual(frames(0, screen), line)
        expectEqual(edge(footer, 0, screen), CGRect(x: 0, y: 115, width: 390, height: 30))
        expectEqual(edge(header, 1, screen), CGRect(x: 0, y: 145, width: 390, height: 40))
        expectEqual(frames(1, screen).first??.minY, 195)
        expectEqual(edge(footer, 1, screen), CGRect(x: 0, y: 260, width: 390, height: 30))
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 290))
    }

    @Test func `Items of different heights are centered vertically in their line`() {
        let (_, screen) = shown {
            $0.counts = [5]
            $0.providesSizes = true
            $0.layout.minimumInteritemSpacing = 0
            $0.layout.minimumLineSpacing = 10
            $0.sizes = [
                [0, 0]: CGSize(width: 130, height: 40), [0, 1]: CGSize(width: 130, height: 80),
                [0, 2]: CGSize(width: 130, height: 60),
                [0, 3]: CGSize(width: 190, height: 50), [0, 4]: CGSize(width: 200, height: 30),
            ]
        }
        expectEqual(
            frames(0, screen),
            [
                CGRect(x: 0, y: 20, width: 130, height: 40), CGRect(x: 130, y: 0, width: 130, height: 80),
                CGRect(x: 260, y: 10, width: 130, height: 60), CGRect(x: 0, y: 90, width: 190, height: 50),
                CGRect(x: 190, y: 100, width: 200, height: 30),
            ])
        expectEqual(screen.collection.contentSize.height, 140)
    }

    @Test func `A pinned header stays at the top until its section ends`() {
        let (app, screen) = shown {
            $0.counts = [9, 9, 9]
            $0.layout.itemSize = CGSize(width: 130, height: 100)
            $0.layout.minimumInteritemSpacing = 0
            $0.layout.minimumLineSpacing = 0
            $0.layout.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.layout.sectionHeadersPinToVisibleBounds = true
        }
        // Each section is 340 high.
        expectEqual(edge(header, 0, screen), CGRect(x: 0, y: 0, width: 390, height: 40))
        screen.collection.contentOffset.y = 150
        app.settle()
        #expect(edge(header, 0, screen)?.minY == 150 && edge(header, 1, screen)?.minY == 340)
        screen.collection.contentOffset.y = 320
        app.settle()
        #expect(edge(header, 0, screen)?.minY == 300 && edge(header, 1, screen)?.minY == 340)
        screen.collection.contentOffset.y = 400
        app.settle()
        expectEqual(edge(header, 1, screen)?.minY, 400)
        // The header is in front of the items.
        let header1 = screen.collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))
        expectEqual(screen.collection.hitTest(CGPoint(x: 65, y: 420), with: nil).map { $0 === header1 }, true)
    }

    @Test func `An item that grows moves the following items after the layout is invalidated`() {
        let (app, screen) = shown {
            $0.counts = [3]
            $0.providesSizes = true
            $0.layout.itemSize = CGSize(width: 390, height: 60)
            $0.layout.minimumLineSpacing = 5
        }
        expectEqual(frames(0, screen).map { $0?.minY }, [0, 65, 130])
        screen.sizes[[0, 1]] = CGSize(width: 390, height: 160)
        screen.layout.invalidateLayout()
        app.settle()
        #expect(frames(0, screen).map { $0?.minY } == [0, 65, 230] && frames(0, screen)[1]?.height == 160)
        expectEqual(screen.collection.contentSize, CGSize(width: 390, height: 290))
    }

    @Test func `scrollToItem scrolls an item to an edge or to the center`() {
        let (_, screen) = shown {
            $0.counts = [40]
            $0.layout.itemSize = CGSize(width: 390, height: 90)
            $0.layout.minimumLineSpacing = 10
        }
        let path = IndexPath(item: 20, section: 0)
        screen.collection.scrollToItem(at: path, at: .top, animated: false)
        expectEqual(screen.collection.contentOffset.y, 2000)
        screen.collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
        expectEqual(screen.collection.contentOffset.y, 2045 - 250)
        screen.collection.scrollToItem(at: path, at: .bottom, animated: false)
        expectEqual(screen.collection.contentOffset.y, 2090 - 500)
        screen.collection.scrollToItem(at: IndexPath(item: 39, section: 0), at: .top, animated: false)
        expectEqual(screen.collection.contentOffset.y, 3990 - 500)
    }
}
