import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Full-width rows of equal height; inserted rows enter from the left, and deleted rows leave to the right.
private class RowsLayout: UICollectionViewLayout {
    var height: CGFloat = 50
    var log: [String] = []
    var updates: [String] = []
    var proposed: [CGPoint] = []
    /// The content offset to return after an update or a change of the layout, or `nil` for the default.
    var target: CGPoint?
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
            x: 0, y: CGFloat(item) * height, width: collectionView?.bounds.width ?? 0, height: height)
        return attributes
    }
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func prepare() {
        super.prepare()
        log.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * height)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).map { row($0) }.filter { !$0.frame.intersection(rect).isEmpty }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        row(indexPath.item)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log.append("updates")
        for item in updateItems {
            switch item.updateAction {
            case .insert:
                guard let path = item.indexPathAfterUpdate else { continue }
                inserted.insert(path)
                updates.append("insert \(path.item)")
            case .delete:
                guard let path = item.indexPathBeforeUpdate else { continue }
                deleted.insert(path)
                updates.append("delete \(path.item)")
            case .move:
                updates.append(
                    "move \(item.indexPathBeforeUpdate?.item ?? -1) to \(item.indexPathAfterUpdate?.item ?? -1)")
            default: updates.append("other")
            }
        }
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard inserted.contains(path) else { return super.initialLayoutAttributesForAppearingItem(at: path) }
        log.append("initial \(path.item)")
        let start = row(path.item)
        start.frame.origin.x = -start.frame.width
        return start
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard deleted.contains(path) else { return super.finalLayoutAttributesForDisappearingItem(at: path) }
        log.append("final \(path.item)")
        let end = row(path.item)
        end.frame.origin.x = end.frame.width
        return end
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
        inserted = []
        deleted = []
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposed.append(proposedContentOffset)
        return target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
}

/// A header that grows when the content is pulled down.
private final class StretchingHeaderLayout: UICollectionViewFlowLayout {
    var contexts: [CGRect] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        contexts.append(newBounds)
        return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader, let collectionView,
                collectionView.contentOffset.y < 0
            else { return attributes }
            let stretched = attributes.copy() as! UICollectionViewLayoutAttributes
            stretched.frame.origin.y = collectionView.contentOffset.y
            stretched.frame.size.height -= collectionView.contentOffset.y
            return stretched
        }
    }
}

private final class Context: UICollectionViewLayoutInvalidationContext {}

private final class ContextLayout: RowsLayout {
    override class var invalidationContextClass: AnyClass { Context.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        log.append(
            "\(context is Context ? "own" : "other") everything \(context.invalidateEverything) counts \(context.invalidateDataSourceCounts)"
        )
    }
}

private final class Controller: UIViewController, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
    var count: Int

    init(_ count: Int, _ layout: UICollectionViewLayout) {
        self.count = count
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
        collection.dataSource = self
        view.addSubview(collection)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
}

@Suite(.application) @MainActor
struct LayoutsInMotionTests {
    private func shown(_ count: Int, _ layout: UICollectionViewLayout) -> (TestApplication, Controller) {
        let app = TestApplication.current
        let screen = Controller(count, layout)
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `A batch update calls prepare, initial and final attributes, and finalize in order`() throws {
        let layout = RowsLayout()
        let (app, screen) = shown(6, layout)
        layout.log = []
        screen.collection.performBatchUpdates {
            screen.count = 6
            screen.collection.deleteItems(at: [path(3)])
            screen.collection.insertItems(at: [path(1)])
        }
        app.advance(by: 1)
        expectEqual(layout.updates.sorted(), ["delete 3", "insert 1"])
        let order = ["prepare", "updates", "initial 1", "finalize"].map { layout.log.firstIndex(of: $0) ?? -1 }
        #expect(!order.contains(-1) && order == order.sorted())
        let last = try #require(layout.log.firstIndex(of: "final 3"))
        #expect(last > order[1] && last < order[3])
        expectEqual(layout.log.filter { $0 == "updates" || $0 == "finalize" }, ["updates", "finalize"])
    }

    @Test func `An inserted row animates from its initial layout attributes`() throws {
        let layout = RowsLayout()
        let (app, screen) = shown(3, layout)
        screen.count = 4
        screen.collection.insertItems(at: [path(1)])
        app.advance(by: 0.1)
        let cell = try #require(screen.collection.cellForItem(at: path(1)))
        expectEqual(cell.frame, CGRect(x: 0, y: 50, width: 390, height: 50))
        let seen = cell.layer.presentation()?.position.x ?? 195
        #expect(seen < 190 && seen > -195)
        app.advance(by: 1)
        #expect(abs((cell.layer.presentation()?.position.x ?? 195) - 195) < 0.5)
    }

    @Test func `targetContentOffset determines the content offset after an update`() {
        let layout = RowsLayout()
        let (app, screen) = shown(40, layout)
        screen.collection.contentOffset.y = 500
        app.settle()
        layout.proposed = []
        layout.target = CGPoint(x: 0, y: 600)
        screen.count = 42
        screen.collection.performBatchUpdates { screen.collection.insertItems(at: [path(0), path(1)]) }
        app.advance(by: 1)
        #expect(!layout.proposed.isEmpty && screen.collection.contentOffset == CGPoint(x: 0, y: 600))
        expectEqual(screen.collection.indexPathsForVisibleItems.map(\.item).sorted(), Array(12...19))
    }

    @Test func `A new layout moves the same cells to its frames`() {
        let (old, new) = (RowsLayout(), RowsLayout())
        let (app, screen) = shown(4, old)
        let cells = (0..<4).map { screen.collection.cellForItem(at: path($0)) }
        new.height = 90
        var finished: [Bool] = []
        screen.collection.setCollectionViewLayout(new, animated: true) { finished.append($0) }
        #expect(screen.collection.collectionViewLayout === new && new.collectionView === screen.collection)
        app.advance(by: 1)
        expectEqual((0..<4).map { screen.collection.cellForItem(at: path($0)) }, cells)
        #expect(cells.map { $0?.frame.minY } == [0, 90, 180, 270] && finished == [true])
        #expect(screen.collection.contentSize == CGSize(width: 390, height: 360) && old.collectionView == nil)
    }

    @Test func `A layout that invalidates on bounds changes stretches its header`() {
        let layout = StretchingHeaderLayout()
        layout.itemSize = CGSize(width: 390, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 120)
        let (app, screen) = shown(10, layout)
        func head() -> CGRect? {
            screen.collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?
                .frame
        }
        expectEqual(head(), CGRect(x: 0, y: 0, width: 390, height: 120))
        layout.contexts = []
        screen.collection.contentOffset.y = -80
        app.settle()
        expectEqual(head(), CGRect(x: 0, y: -80, width: 390, height: 200))
        #expect(layout.contexts.contains(CGRect(x: 0, y: -80, width: 390, height: 400)))
        expectEqual(screen.collection.cellForItem(at: path(0))?.frame.minY, 120)
        screen.collection.contentOffset.y = 60
        app.settle()
        expectEqual(head(), CGRect(x: 0, y: 0, width: 390, height: 120))
    }

    @Test func `A reload invalidates everything and a custom invalidation context only what it specifies`() {
        let layout = ContextLayout()
        let (app, screen) = shown(4, layout)
        layout.log = []
        screen.collection.reloadData()
        app.settle()
        #expect(layout.log.first == "own everything true counts true" && layout.log.last == "prepare")
        layout.log = []
        layout.invalidateLayout(with: Context())
        app.settle()
        expectEqual(layout.log, ["own everything false counts false", "prepare"])
    }
}
